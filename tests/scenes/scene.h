// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/art.h"
#include "scenes/level.h"
#include "scenes/light.h"
#include "scenes/truth.h"

#include <opencv2/core.hpp>

#include <cstdint>
#include <optional>

namespace scenes {

enum class Kind { Orders, Mine, Nothing };

/// The same wish gives the same scene, wherever the same compiler and OpenCV are.
struct Wish {
    Kind kind{};
    Level level{};
    std::uint64_t seed = 0;
    cv::Size size{1600, 1200};
    std::optional<int> cards;           ///< how many orders lie there; else it is left to chance
    std::optional<Lighting> light = {}; ///< else the level's
};

/// A photo of a table with what lies there.
struct Scene {
    cv::Mat picture; ///< BGR
    Truth truth;
    int quality = 92; ///< of the JPEG the camera would write
};

Scene makeScene(const Wish &wish, const Art &art);

} // namespace scenes
