// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/types.hpp>

#include <array>

namespace scenes {

/// Where things are on the printed mine, the same in every edition's sheets. The board is 140 mm wide; the
/// places on it are shares of its width and height, those on a tile and in the cage shares of these.
inline constexpr double boardWidth = 140;
inline constexpr double tileEdge = 47.2;
inline constexpr std::array levelMiddle{.3416, .5072, .6727,
                                        .8382}; ///< of the height, from the top level down
inline const std::array<cv::Point2d, 4> printedCart{cv::Point2d{.889, .362}, cv::Point2d{.117, .517},
                                                    cv::Point2d{.113, .685}, cv::Point2d{.89, .85}};
inline const cv::Point2d onlyCart{.675, .585};
inline const std::array<cv::Point2d, 2> twoCarts{cv::Point2d{.31, .59}, cv::Point2d{.74, .59}};
inline constexpr double shaftMiddle = .496; ///< of the width
inline constexpr double surfaceMiddle = .184;
inline constexpr double cageWidth = .307;
inline const std::array<cv::Point2d, 5> cagePlace{cv::Point2d{.5, .236}, cv::Point2d{.347, .485},
                                                  cv::Point2d{.644, .485}, cv::Point2d{.347, .745},
                                                  cv::Point2d{.644, .745}};
inline const cv::Rect2d storage{.71, .07, .25, .16};

} // namespace scenes
