// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/care.h"
#include "vision/network.h"
#include "vision/pyramid.h"

#include <array>

namespace vision {

/// A first glance over the whole picture, made small: where there seem to be cards, of any edition, about
/// how large they are and which way they lie, though not which end is up.
struct Glimpse {
    Quad quad;
    float chance = 0;
};

/// At least one for each card or thing like a card. Where they are small, a second and a
/// third glance look closer at a photo.
std::vector<Glimpse> glance(const Pyramid &pyramid, const Network &network, Care care);

// For those who teach the network.

/// Channels that come in: the three colours around every second pixel.
inline constexpr int patchChannels = 32;
Layer patches(const cv::Mat &bgr);

/// What comes out, for each of four parts of a place eight pixels wide: whether a card's middle is there
/// (above 0 if so), the way to it, half its top edge, half its side (in units of 32 pixels; edges and sides
/// at twice their angle, so that it does not matter which way they are followed).
inline constexpr int outPixels = 8;
inline constexpr int outParts = 2;
inline constexpr int outPerPart = 7;
inline constexpr int outChannels = 32;
inline constexpr float outUnit = 32;

inline constexpr std::array glanceSteps{
    StepShape{patchChannels, 16, 1, 1, false},
    StepShape{16, 16, 3, 1, true},
    StepShape{16, 32, 3, 2, false},
    StepShape{32, 32, 3, 1, true},
    StepShape{32, 64, 3, 2, false},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, 64, 5, 1, true},
    StepShape{64, outChannels, 3, 1, false},
};

} // namespace vision
