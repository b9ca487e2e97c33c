// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/vision/card_samples.h"
#include "tests/vision/network_gradient.h"
#include "vision/view_network.h"

/// Where a network puts the answers of a cue, one row for each: a view is read as the nearest of them.
using Answers = cv::Mat1f;

/// What is learned, all of it as steps that share their numbers with the network: its own steps, the sums
/// after them, the places of the answers.
vision::Network learned(const vision::ViewNetwork &network, const Answers &answers);
std::vector<vision::StepShape> learnedShapes(const vision::ViewShape &shape, int answers);

/// By chance, as learning has to begin.
vision::ViewNetwork begunView(const vision::ViewShape &shape, cv::RNG &random);

/// How far off a network is, over some samples, and how often its answer is right.
struct ViewLoss {
    double loss = 0;
    double right = 0;
    double samples = 0;
    ViewLoss &operator+=(const ViewLoss &other);
};

/// Adds how every number would have to change for the loss on this sample to grow; `slope` is as `learned`.
ViewLoss addSlope(const vision::ViewNetwork &network, const Answers &answers, const CueSample &sample,
                  vision::Network &slope);
ViewLoss addSlope(const vision::ViewNetwork &network, const LieSample &sample, vision::Network &slope);
