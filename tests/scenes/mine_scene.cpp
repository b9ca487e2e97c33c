// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/mine_places.h"
#include "scenes/clutter.h"
#include "scenes/colours.h"
#include "scenes/framing.h"
#include "scenes/mine_cubes.h"
#include "scenes/mine_layout.h"
#include "scenes/order_layout.h"
#include "scenes/order_piece.h"
#include "scenes/scene_kinds.h"

namespace scenes {

using namespace scoring::coal_baron;

namespace {

constexpr double thickness = 1.7; // of board, tiles and cage

/// A mine while it is laid out.
struct Mine {
    cv::Size2d board;
    Group group;
    std::vector<TilePlaced> tiles;
    double cut = 0;  ///< how far the knife has missed its pieces
    cv::Scalar edge; ///< the colour of the cardboard
};

Mine chooseMine(Random &random, Level level, const Art &art, double load)
{
    constexpr std::array cardboard{0xd8d0c4U, 0xb9aa92U, 0xe6e2dcU, 0x8a7a66U};
    Mine mine;
    mine.board = {art::boardWidth, art::boardWidth * art.board.rows / art.board.cols};
    mine.group = chooseGroup(random, level);
    mine.tiles = chooseTiles(random, level, mine.board.height, load);
    mine.cut = by(level, .002, .005, .008);
    mine.edge = colour(random.oneOf(cardboard));
    return mine;
}

Taken placesOf(const Mine &mine)
{
    Taken taken;
    taken.places.push_back(footprint(mine.board, mine.group.on({})));
    for (const TilePlaced &tile : mine.tiles)
        taken.places.push_back(footprint({art::tileEdge, art::tileEdge}, mine.group.on(tile.place)));
    return taken;
}

// The open orders beside the headframe, some with cubes on their squares.
void layOrders(Canvas &canvas, Random &random, Level level, const Art &art, const Mine &mine,
               MineCubes &cubes, Taken &taken)
{
    const Print print = choosePrint(random, level);
    for (const int side : {-1, 1}) {
        const int count = random.chance(by(level, .1, .35, .5)) ? random.whole(1, 3) : 0;
        for (int i = 0; i < count; ++i) {
            const double beside = 6 + orderSize.width / 2 + i * (orderSize.width + random.between(2, 6));
            const double y = -mine.board.height / 2 + random.between(.02, .115) * mine.board.height;
            const Place own{{side * (mine.board.width / 2 + beside), y}, 2 * random.normal(), 0};
            const Order order{static_cast<std::uint8_t>(random.whole(0, orderCount - 1))};
            lay(canvas, orderPiece(random, level, print, art, order), mine.group.on(own));
            taken.places.push_back(footprint(orderSize, mine.group.on(own)));
            if (random.chance(.6))
                cubes.onOrder(random, own, orderSize, .3);
        }
    }
}

void layBoard(Canvas &canvas, Random &random, const Art &art, const Mine &mine, MineLaid &laid)
{
    const Place place = mine.group.on({});
    const Piece board{.face = miscut(random, art.board, mine.cut),
                      .size = mine.board,
                      .corner = 1,
                      .thickness = thickness,
                      .edge = mine.edge};
    lay(canvas, board, place);
    laid.board = cornersSeen(canvas.camera, board, place);
}

void layTile(Canvas &canvas, Random &random, Level level, const Art &art, const Mine &mine,
             const TilePlaced &tile, MineLaid &laid)
{
    const double width = art::tileEdge * (1 + .004 * random.normal());
    Piece piece{.face = miscut(random, art.tiles[at(tile.tile)], mine.cut) * random.between(.95, 1.05),
                .size = {width, width},
                .corner = random.between(.3, 1.2),
                .thickness = thickness,
                .edge = mine.edge};
    if (random.chance(by(level, 0., .02, .06)))
        piece.veil = by(level, 0., random.between(.05, .2), random.between(.1, .45));
    const Place place = mine.group.on(tile.place);
    lay(canvas, piece, place);
    laid.tiles.push_back({tile.tile, cornersSeen(canvas.camera, piece, place), tile.loads});
}

// At the surface or at a level.
void layCage(Canvas &canvas, Random &random, const Art &art, const Mine &mine, MineCubes &cubes)
{
    const int stop = random.whole(0, 4);
    const double y = stop == 0 ? art::surfaceMiddle : art::levelMiddle[static_cast<std::size_t>(stop - 1)];
    const cv::Point2d middle((art::shaftMiddle - .5) * mine.board.width + .5 * random.normal(),
                             (y - .5) * mine.board.height + random.normal());
    const Place cage{middle, random.normal(), thickness};
    const double width = art::cageWidth * mine.board.width;
    const cv::Size2d size(width, width * art.cage.rows / art.cage.cols);
    lay(canvas, {.face = art.cage, .size = size, .corner = 1, .thickness = thickness}, mine.group.on(cage));
    if (random.chance(.65))
        cubes.inCage(random, cage, size, 2 * thickness);
}

} // namespace

Truth mineScene(Canvas &canvas, Random &random, const Wish &wish, const Art &art)
{
    const double load = random.chance(.15) ? random.whole(0, 1) : random.between(.1, .9);
    const Mine mine = chooseMine(random, wish.level, art, load);
    Taken taken = placesOf(mine);
    std::vector<cv::Point2d> points;
    for (const std::array<cv::Point2d, 4> &place : taken.places)
        points.insert(points.end(), place.begin(), place.end());
    canvas = emptyTable(random, wish.level, chooseCamera(random, wish.level, wish.size, points));

    MineCubes cubes(mine.group, random.between(8, 10), by(wish.level, .7, 1., 1.4));
    MineLaid laid;
    layOrders(canvas, random, wish.level, art, mine, cubes, taken);
    scatter(canvas, random, taken, by(wish.level, random.whole(0, 2), random.whole(1, 5), random.whole(3, 9)),
            &art);
    layBoard(canvas, random, art, mine, laid);
    for (const Coal coal : coals)
        laid.printed[at(coal)] = chooseLoad(random, wish.level, coal, load);
    cubes.onPrintedCarts(random, laid.printed, mine.board, thickness);
    for (const TilePlaced &tile : mine.tiles) {
        layTile(canvas, random, wish.level, art, mine, tile, laid);
        cubes.onTile(random, tile, thickness);
    }
    if (random.chance(.92))
        layCage(canvas, random, art, mine, cubes);
    if (random.chance(.5))
        cubes.inStorage(random, mine.board, thickness);
    cubes.put(canvas, random);
    laid.cubesElsewhere = cubes.elsewhere(canvas.camera);
    Truth truth;
    truth.mine = laid;
    return truth;
}

} // namespace scenes
