// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/orders.h"
#include "scoring/coal_baron/tiles.h"

#include <opencv2/core.hpp>

#include <array>
#include <filesystem>

namespace scenes {

/// The printed faces of one edition (BGR).
struct Art {
    std::array<cv::Mat, scoring::coal_baron::orderCount> orders;
    std::array<cv::Mat, scoring::coal_baron::orderCount> retitled; ///< the same, as sold under another title
    std::array<cv::Mat, scoring::coal_baron::tileKindCount> tiles;
    cv::Mat orderBack;
    cv::Mat tileBack;
    cv::Mat board;
    cv::Mat cage;
};

/// The order cards as they follow each other on a sheet of 9 x 5 cells; the first cell is the back.
std::array<scoring::coal_baron::Order, scoring::coal_baron::orderCount> ordersOnSheet();

/// The tiles as they follow each other on a sheet of 4 x 5 cells; then comes the back.
std::array<scoring::coal_baron::Tile, scoring::coal_baron::tileKindCount> tilesOnSheet();

/// Cuts up four sheets: orders, tiles, the shaft board and the cage.
Art cutSheets(const cv::Mat &orders, const cv::Mat &tiles, const cv::Mat &board, const cv::Mat &cage);

/// Reads orders.jpg, tiles.jpg, player-board.jpg and elevator.jpg; throws std::runtime_error.
Art readArt(const std::filesystem::path &folder);

} // namespace scenes
