// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/mine_places.h"
#include "scenes/clutter.h"
#include "scenes/framing.h"
#include "scenes/mine_layout.h"
#include "scenes/noise.h"
#include "scenes/order_layout.h"
#include "scenes/order_piece.h"
#include "scenes/scene_kinds.h"

#include <algorithm>

namespace scenes {

using namespace scoring::coal_baron;

namespace {

constexpr double tileThickness = 1.7;

struct CubeLaid {
    Coal coal{};
    Place place;
};

/// Everything of a mine before it is drawn. Places are those on the table.
struct Mine {
    cv::Size2d board;
    Group group;
    std::vector<TilePlaced> tiles;
    std::vector<CubeLaid> cubes;
    double cubeEdge = 9;
    double slip = 1; ///< how far cubes lie off their places

    // A cube on a place given as a share of a piece that lies in the mine.
    void add(Random &random, Coal coal, const Place &piece, cv::Size2d size, art::Spot share, double height)
    {
        const Group own{piece.turn};
        const cv::Point2d at((share.x - .5) * size.width + slip * random.normal(),
                             (share.y - .5) * size.height + slip * random.normal());
        const Place place{piece.middle + own.on({at}).middle, piece.turn + random.between(0, 90), height};
        cubes.push_back({coal, group.on(place)});
    }
};

MineLaid load(Mine &mine, Random &random, Level level, double chance)
{
    MineLaid laid;
    for (const Coal coal : coals) {
        laid.printed[at(coal)] = chooseLoad(random, level, coal, chance);
        if (laid.printed[at(coal)])
            mine.add(random, *laid.printed[at(coal)], {}, mine.board, art::printedCart[at(coal)],
                     tileThickness);
    }
    for (const TilePlaced &tile : mine.tiles) {
        const int carts = kind(tile.tile).carts;
        for (int cart = 0; cart < carts; ++cart) {
            const auto number = static_cast<std::size_t>(cart);
            if (tile.loads[number])
                mine.add(random, *tile.loads[number], tile.place, {art::tileEdge, art::tileEdge},
                         carts == 1 ? art::onlyCart : art::twoCarts[number], tileThickness);
        }
    }
    const int stored = random.chance(.5) ? random.whole(1, 5) : 0;
    for (int i = 0; i < stored; ++i, ++laid.cubesElsewhere)
        mine.add(random, random.oneOf(coals), {}, mine.board,
                 {random.between(art::storageFrom.x, art::storageTo.x),
                  random.between(art::storageFrom.y, art::storageTo.y)},
                 tileThickness);
    return laid;
}

Place chooseCage(Random &random, const Mine &mine)
{
    const int stop = random.whole(0, 4);
    const double y = stop == 0 ? art::surfaceMiddle : art::levelMiddle[static_cast<std::size_t>(stop - 1)];
    return {{(art::shaftMiddle - .5) * mine.board.width + .5 * random.normal(),
             (y - .5) * mine.board.height + random.normal()},
            random.normal(),
            tileThickness};
}

int loadCage(Mine &mine, Random &random, const Place &cage, cv::Size2d size)
{
    std::array places = art::cagePlace;
    random.shuffle(places);
    const int cubes = random.chance(.35) ? 0 : random.whole(1, 5);
    for (int i = 0; i < cubes; ++i)
        mine.add(random, random.oneOf(coals), cage, size, places[static_cast<std::size_t>(i)],
                 2 * tileThickness);
    return cubes;
}

// The open orders beside the headframe, some with cubes on their squares.
int layOrders(Canvas &canvas, Mine &mine, Random &random, Level level, const Art &art, Taken &taken)
{
    const Print print = choosePrint(random, level);
    int cubes = 0;
    for (const int side : {-1, 1}) {
        const int count = random.chance(by(level, .1, .35, .5)) ? random.whole(1, 3) : 0;
        for (int i = 0; i < count; ++i) {
            const double x = side * (mine.board.width / 2 + 6 + orderSize.width / 2 +
                                     i * (orderSize.width + random.between(2, 6)));
            const double y = -mine.board.height / 2 + random.between(.02, .115) * mine.board.height;
            const Place own{{x, y}, 2 * random.normal(), 0};
            const Order order{static_cast<std::uint8_t>(random.whole(0, orderCount - 1))};
            lay(canvas, orderPiece(random, level, print, art, order), mine.group.on(own));
            taken.places.push_back(footprint(orderSize, mine.group.on(own)));
            if (random.chance(.6)) {
                mine.add(random, random.oneOf(coals), own, orderSize, {.5, .52}, .3);
                ++cubes;
            }
        }
    }
    return cubes;
}

void putCubes(Canvas &canvas, Random &random, std::vector<CubeLaid> cubes, double edge)
{
    const cv::Point2d eye(canvas.camera.standpoint[0], canvas.camera.standpoint[1]);
    std::ranges::stable_sort(cubes, std::ranges::greater{},
                             [&](const CubeLaid &cube) { return cv::norm(cube.place.middle - eye); });
    for (const CubeLaid &cube : cubes)
        putCube(canvas, random, cubeColour(random, cube.coal), cube.place, edge);
}

} // namespace

Truth mineScene(Canvas &canvas, Random &random, const Wish &wish, const Art &art)
{
    Mine mine;
    mine.board = {art::boardWidth, art::boardWidth * art.board.rows / art.board.cols};
    mine.group = chooseGroup(random, wish.level);
    mine.cubeEdge = random.between(8, 10);
    mine.slip = by(wish.level, .7, 1., 1.4);
    const double chance = random.chance(.15) ? random.whole(0, 1) : random.between(.1, .9);
    mine.tiles = chooseTiles(random, wish.level, mine.board.height, chance);
    MineLaid laid = load(mine, random, wish.level, chance);

    std::vector<cv::Point2d> points;
    Taken taken;
    const auto take = [&](cv::Size2d size, const Place &place) {
        const std::array<cv::Point2d, 4> corners = footprint(size, place);
        taken.places.push_back(corners);
        points.insert(points.end(), corners.begin(), corners.end());
    };
    take(mine.board, mine.group.on({}));
    for (const TilePlaced &tile : mine.tiles)
        take({art::tileEdge, art::tileEdge}, mine.group.on(tile.place));
    canvas = emptyTable(random, wish.level, chooseCamera(random, wish.level, wish.size, points));

    laid.cubesElsewhere += layOrders(canvas, mine, random, wish.level, art, taken);
    scatter(canvas, random, taken, by(wish.level, random.whole(0, 2), random.whole(1, 5), random.whole(3, 9)),
            &art);

    constexpr std::array cardboard{0xd8d0c4U, 0xb9aa92U, 0xe6e2dcU, 0x8a7a66U};
    const cv::Scalar edge = colour(random.oneOf(cardboard));
    const double cut = by(wish.level, .002, .005, .008);
    const Piece board{.face = miscut(random, art.board, cut),
                      .size = mine.board,
                      .corner = 1,
                      .thickness = tileThickness,
                      .edge = edge};
    lay(canvas, board, mine.group.on({}));
    laid.board = cornersSeen(canvas.camera, board, mine.group.on({}));
    for (const TilePlaced &tile : mine.tiles) {
        Piece piece{.face = miscut(random, art.tiles[at(tile.tile)], cut),
                    .corner = random.between(.3, 1.2),
                    .thickness = tileThickness,
                    .edge = edge};
        const double width = art::tileEdge * (1 + .004 * random.normal());
        piece.size = {width, width};
        piece.face = piece.face * random.between(.95, 1.05);
        if (random.chance(by(wish.level, 0., .02, .06)))
            piece.veil = by(wish.level, 0., random.between(.05, .2), random.between(.1, .45));
        const Place place = mine.group.on(tile.place);
        lay(canvas, piece, place);
        laid.tiles.push_back({tile.tile, cornersSeen(canvas.camera, piece, place), tile.loads});
    }
    if (random.chance(.92)) {
        const Place cage = chooseCage(random, mine);
        const double width = art::cageWidth * mine.board.width;
        const cv::Size2d size(width, width * art.cage.rows / art.cage.cols);
        lay(canvas, {.face = art.cage, .size = size, .corner = 1, .thickness = tileThickness},
            mine.group.on(cage));
        laid.cubesElsewhere += loadCage(mine, random, cage, size);
    }
    putCubes(canvas, random, mine.cubes, mine.cubeEdge);
    Truth truth;
    truth.mine = laid;
    return truth;
}

} // namespace scenes
