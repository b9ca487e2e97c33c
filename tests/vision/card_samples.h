// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/network.h"
#include "vision/order_cues.h"

#include <opencv2/core.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// A card, or something that a first glance took for one, cut out of its photo with what lies around it.
struct CutOut {
    vision::Pyramid picture;
    vision::Quad quad; ///< in it
    std::array<std::size_t, vision::cueCount> answers{};
    bool readable = false; ///< by a person, at a glance
};

/// Cards by edition, in the order of the folders, and what is no card.
struct CutOuts {
    std::vector<std::vector<CutOut>> editions;
    std::vector<CutOut> others;
};

/// A folder holds the photos of one edition; those in which no card lies, tell what is none.
CutOuts cutOuts(const std::vector<std::string> &folders, const vision::Network &glance);

/// What a network is shown, and what it should say.
struct CueSample {
    cv::Mat view;
    std::size_t answer = 0;
};
CueSample makeCueSample(const CutOuts &all, vision::Cue cue, cv::RNG &random);

struct LieSample {
    cv::Mat view;
    std::optional<std::array<float, 8>> moves; ///< in units of Lie::moveUnit
    std::optional<bool> isUp;
    std::optional<bool> isExact;
    std::optional<bool> isCard;
};
LieSample makeLieSample(const CutOuts &all, cv::RNG &random);
