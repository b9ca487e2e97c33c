// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"
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

/// An edition that the project draws itself.
Art drawnArt(const art::Edition &edition);

/// Reads orders.jpg, tiles.jpg, player-board.jpg and elevator.jpg; throws std::runtime_error.
Art readArt(const std::filesystem::path &folder);

} // namespace scenes
