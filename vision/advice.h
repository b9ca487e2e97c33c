// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/scan.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>

namespace vision {

/// What would make the next picture better. Words are made elsewhere.
struct Advice {
    enum class Kind : std::uint8_t {
        None,
        TooDark,
        NothingSeen, ///< nor is it too dark
        Glare,       ///< a lamp is mirrored in a piece that cannot be read surely
        LayApart,    ///< it is covered by another piece
        CutOff,      ///< it reaches out of the picture
        Closer,      ///< it is too small to be read
    };
    Kind kind{};
    int item = -1; ///< of the pieces seen, from 0; -1 where it is about all of them
    bool operator==(const Advice &) const = default;
};

/// The most important thing to do about a picture (8-bit BGR), from what was seen in it. Only about pieces
/// that ask: whatever can be read is good enough.
Advice advise(const cv::Mat &bgr, const Scan &scan);

} // namespace vision
