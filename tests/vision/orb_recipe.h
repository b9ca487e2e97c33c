// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/orders_seen.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/features2d.hpp>

#include <array>
#include <span>
#include <vector>

namespace orb {

/// The usual recipe for finding known pictures in a photo, to compare with: ORB features of the photo against
/// those of 44 flat cards, a homography for each card that has enough of them.
class Recipe
{
public:
    /// One upright picture for each order, in the order of the catalogue.
    explicit Recipe(std::span<const cv::Mat> cards);

    std::vector<vision::OrderSeen> find(const cv::Mat &bgr) const;

private:
    struct Reference {
        std::vector<cv::KeyPoint> points;
        cv::Mat descriptors;
        cv::Size size;
    };
    cv::Ptr<cv::ORB> m_onPhoto;
    std::vector<Reference> m_references;
};

} // namespace orb
