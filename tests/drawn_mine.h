// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/tiles.h"
#include "vision/mine_places.h"
#include "vision/truth.h"

#include <opencv2/imgproc.hpp>

/// A mine drawn with a few lines and boxes, as a photo of an edition that nobody has seen.
namespace drawn {

using scoring::coal_baron::at;
using scoring::coal_baron::Coal;
using scoring::coal_baron::coals;
using scoring::coal_baron::Side;

inline constexpr int unit = 4; ///< pixels a unit of the board

struct Tile {
    Coal level{};
    Side side{};
    std::vector<bool> cubes; ///< one for each cart
    int gap = 0;             ///< places left free before it
    bool lantern = side == Side::Light;
};

struct Mine {
    std::vector<Tile> tiles;
    std::array<bool, 4> printed{true, true, true, true}; ///< cubes on the printed carts
};

inline cv::Scalar colourOf(Coal level)
{
    const std::array<cv::Scalar, 4> colours{{{40, 200, 230}, {40, 90, 150}, {170, 170, 170}, {40, 40, 40}}};
    return colours[at(level)];
}

inline void drawCart(cv::Mat &on, cv::Point middle, Coal level, bool cube)
{
    const auto box = [&](int x, int y, int width, int height, const cv::Scalar &colour) {
        cv::rectangle(on, cv::Rect(middle.x + x * unit, middle.y + y * unit, width * unit, height * unit),
                      colour, cv::FILLED);
    };
    box(-8, -6, 16, 11, colourOf(level));
    box(-1, -4, 2, 7, {250, 250, 250});
    box(-7, 5, 5, 3, {60, 60, 120});
    box(2, 5, 5, 3, {60, 60, 120});
    if (cube) {
        box(-5, -6, 10, 10, colourOf(level) * 0.8);
        box(-5, -6, 10, 3, colourOf(level) * 1.2);
    }
}

inline void drawTile(cv::Mat &on, const Tile &tile)
{
    on.setTo(cv::Scalar(60, 90, 110));
    cv::rectangle(on, {0, 0, on.cols, 10 * unit}, {40, 60, 80}, cv::FILLED);
    cv::rectangle(on, {4 * unit, 10 * unit, 4 * unit, 30 * unit}, {60, 120, 190}, cv::FILLED);
    cv::rectangle(on, {on.cols - 8 * unit, 10 * unit, 4 * unit, 30 * unit}, {60, 120, 190}, cv::FILLED);
    cv::rectangle(on, {0, 38 * unit, on.cols, 3 * unit}, {180, 180, 180}, cv::FILLED);
    if (tile.lantern)
        cv::circle(on, {on.cols / 2, 6 * unit}, 3 * unit, {80, 230, 250}, cv::FILLED);
    const vision::MineLayout layout;
    if (tile.cubes.size() == 1) {
        drawCart(on, layout.onlyCart * unit, tile.level, tile.cubes[0]);
        cv::circle(on, {12 * unit, 26 * unit}, 5 * unit, {120, 60, 40}, cv::FILLED);
    } else {
        drawCart(on, layout.bothCarts[0] * unit, tile.level, tile.cubes[0]);
        drawCart(on, layout.bothCarts[1] * unit, tile.level, tile.cubes[1]);
    }
}

inline cv::Mat drawBoard(const Mine &mine)
{
    cv::Mat board(static_cast<int>(vision::boardHeight) * unit, static_cast<int>(vision::boardWidth) * unit,
                  CV_8UC3, cv::Scalar(70, 90, 100));
    const vision::MineLayout layout;
    cv::rectangle(board, {0, 0, board.cols, 75 * unit}, {200, 180, 140}, cv::FILLED);
    cv::rectangle(board, {100 * unit, 25 * unit, 35 * unit, 45 * unit}, {60, 60, 190}, cv::FILLED);
    cv::line(board, {5 * unit, 70 * unit}, {45 * unit, 5 * unit}, {30, 30, 30}, 3 * unit);
    cv::rectangle(board, {48 * unit, 30 * unit, 43 * unit, 250 * unit}, {50, 50, 50}, cv::FILLED);
    cv::rectangle(board, {52 * unit, 30 * unit, 3 * unit, 250 * unit}, {60, 100, 170}, cv::FILLED);
    cv::rectangle(board, {84 * unit, 30 * unit, 3 * unit, 250 * unit}, {60, 100, 170}, cv::FILLED);
    for (const Coal level : coals) {
        const int y = static_cast<int>(layout.rows[at(level)]);
        cv::rectangle(board, {0, (y - 24) * unit, board.cols, 3 * unit}, {30, 40, 40}, cv::FILLED);
        cv::rectangle(board, {0, (y + 16) * unit, 48 * unit, 2 * unit}, {190, 190, 190}, cv::FILLED);
        cv::rectangle(board, {91 * unit, (y + 16) * unit, 49 * unit, 2 * unit}, {190, 190, 190}, cv::FILLED);
        cv::line(board, {10 * unit, (y + 15) * unit},
                 {(20 + 6 * static_cast<int>(level)) * unit, (y - 20) * unit}, {60, 120, 190}, 2 * unit);
        drawCart(board, layout.boardCarts[at(level)] * unit, level, mine.printed[at(level)]);
    }
    return board;
}

/// A photo of 1200 x 900 pixels from somewhere above, with its truth.
struct Shot {
    cv::Mat picture;
    vision::MineTruth truth;
};

inline Shot photograph(const Mine &mine, std::uint64_t number)
{
    cv::RNG random(number * 7919 + 1);
    cv::Mat ground(225, 300, CV_8UC3);
    random.fill(ground, cv::RNG::NORMAL, cv::Scalar(90, 110, 100), cv::Scalar::all(12));
    Shot shot;
    cv::resize(ground, shot.picture, {1200, 900}, 0, 0, cv::INTER_CUBIC);
    const double tilt = random.uniform(0.0, 0.25);
    const double turn = random.uniform(-0.15, 0.15);
    const double size = random.uniform(1.45, 1.7);
    const cv::Matx33d lens(900, 0, 600, 0, 900, 450, 0, 0, 1);
    const cv::Matx33d lean(1, 0, 0, 0, std::cos(tilt), 0, 0, -std::sin(tilt), 1);
    const cv::Matx33d place(std::cos(turn) * size / 900, -std::sin(turn) * size / 900,
                            random.uniform(-0.05, 0.05), std::sin(turn) * size / 900,
                            std::cos(turn) * size / 900, random.uniform(-0.05, 0.05), 0, 0, 1);
    const cv::Matx33d middle(1, 0, -vision::boardWidth / 2, 0, 1, -vision::boardHeight / 2, 0, 0, 1);
    const cv::Matx33d board = lens * lean * place * middle;
    const auto lay = [&](const cv::Mat &piece, const cv::Matx33d &toPicture) {
        const cv::Matx33d pixels = toPicture * cv::Matx33d(1.0 / unit, 0, 0, 0, 1.0 / unit, 0, 0, 0, 1);
        cv::Mat flat, there;
        cv::warpPerspective(piece, flat, pixels, shot.picture.size(), cv::INTER_AREA);
        cv::warpPerspective(cv::Mat(piece.size(), CV_8U, cv::Scalar(255)), there, pixels,
                            shot.picture.size());
        flat.copyTo(shot.picture, there > 128);
    };
    lay(drawBoard(mine), board);
    shot.truth.board = vision::quadOf(board, {0, 0, vision::boardWidth, vision::boardHeight});
    const vision::MineLayout layout;
    std::array<std::array<int, 2>, 4> before{};
    for (const Tile &tile : mine.tiles) {
        cv::Point2d at0 = vision::firstTile(layout, tile.level, tile.side);
        int &reached = before[at(tile.level)][at(tile.side)];
        const int out = reached + tile.gap;
        reached = out + 1;
        at0.x += (tile.side == Side::Light ? -1 : 1) * layout.nextFromLast * out;
        at0 += cv::Point2d(random.uniform(-0.7, 0.7), random.uniform(-0.7, 0.7));
        cv::Mat piece(static_cast<int>(vision::tileUnits) * unit, static_cast<int>(vision::tileUnits) * unit,
                      CV_8UC3);
        drawTile(piece, tile);
        const cv::Matx33d toPicture = board * vision::tileToBoard(layout, at0);
        lay(piece, toPicture);
        const auto loaded = static_cast<int>(std::count(tile.cubes.begin(), tile.cubes.end(), true));
        const auto carts = static_cast<int>(tile.cubes.size());
        shot.truth.pieces.push_back(
            {.kind = vision::MinePieceSeen::Kind::Tile,
             .level = tile.level,
             .side = tile.side,
             .carts = carts,
             .loaded = loaded,
             .quad = vision::quadOf(toPicture, {0, 0, vision::tileUnits, vision::tileUnits})});
        vision::LevelCount &count = shot.truth.levels[at(tile.level)][at(tile.side)];
        count = {count.tiles + 1, count.carts + carts, count.loaded + loaded};
    }
    for (const Coal level : coals) {
        vision::LevelCount &count =
            shot.truth.levels[at(level)][at(scoring::coal_baron::printedCartSide[at(level)])];
        count.carts += 1;
        count.loaded += mine.printed[at(level)] ? 1 : 0;
    }
    cv::GaussianBlur(shot.picture, shot.picture, {0, 0}, 0.8);
    cv::Mat noise(shot.picture.size(), CV_16SC3);
    random.fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(4));
    cv::add(shot.picture, noise, shot.picture, cv::noArray(), CV_8UC3);
    return shot;
}

/// A mine with tiles of all kinds here and there.
inline Mine someMine(std::uint64_t number)
{
    cv::RNG random(number * 104729 + 5);
    Mine mine;
    for (const Coal level : coals) {
        mine.printed[at(level)] = random.uniform(0, 2) == 1;
        for (const Side side : scoring::coal_baron::sides) {
            for (int tiles = random.uniform(0, 4); tiles > 0; --tiles) {
                Tile tile{level, side, {}};
                for (int carts = random.uniform(1, 3); carts > 0; --carts)
                    tile.cubes.push_back(random.uniform(0, 2) == 1);
                mine.tiles.push_back(tile);
            }
        }
    }
    return mine;
}

} // namespace drawn
