// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/quad.h"

#include <opencv2/core.hpp>

#include <string>
#include <vector>

/// A photo made small, with its cards; those that are mostly hidden may be seen or not.
struct GlancePhoto {
    std::array<cv::Mat, 3> sizes; ///< each half of the one before
    std::vector<vision::Quad> cards;
    std::vector<bool> hidden;
};

std::vector<GlancePhoto> glancePhotos(const std::vector<std::string> &folders);

/// A part of a photo, turned, enlarged and coloured by chance.
struct GlanceSample {
    cv::Mat picture;
    std::vector<vision::Quad> cards;
    std::vector<bool> hidden;
};

GlanceSample makeSample(const std::vector<GlancePhoto> &photos, cv::RNG &random);
