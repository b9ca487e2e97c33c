// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/network.h"

#include <opencv2/core.hpp>

#include <array>
#include <span>
#include <vector>

/// What learning needs of a step that was run: what came in, and what came out of its windows.
struct Kept {
    vision::Layer in;
    vision::Layer between;
};

vision::Layer runKept(const vision::Network &network, vision::Layer layer, std::vector<Kept> &kept);

/// Adds how every weight would have to change for what came out to change so; says the same of what came in.
vision::Layer goBack(const vision::Network &network, const std::vector<Kept> &kept, vision::Layer change,
                     vision::Network &slope);

inline constexpr std::array weights{&vision::Step::window, &vision::Step::level, &vision::Step::mix,
                                    &vision::Step::offset};

void addTo(vision::Network &sum, const vision::Network &other);

/// By chance, as learning has to begin.
vision::Network begun(std::span<const vision::StepShape> shapes, cv::RNG &random);

/// The usual way (Adam) of going down a slope that is only known roughly.
class Descent
{
public:
    explicit Descent(std::span<const vision::StepShape> shapes)
        : m_mean(vision::emptyNetwork(shapes))
        , m_square(vision::emptyNetwork(shapes))
    {
    }
    void go(vision::Network &network, const vision::Network &slope, double rate);

private:
    vision::Network m_mean;
    vision::Network m_square;
    int m_steps = 0;
};
