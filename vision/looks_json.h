// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "vision/hunch.h"
#include "vision/kinds.h"
#include "vision/line_habits.h"
#include "vision/pattern.h"

#include <opencv2/core/mat.hpp>

namespace vision {

/// What was learned about how things look, as JSON: the parts of a profile of mines.
scoring::Json write(const Pattern &pattern);
scoring::Json write(const Kinds &kinds);
scoring::Json write(const Sight &sight);
scoring::Json write(const Hunch &hunch);
scoring::Json write(const LineHabits &habits);

/// Of the size that the pattern, or the kinds, already have.
void read(scoring::JsonReader &reader, const scoring::Node &node, Pattern &pattern);
void read(scoring::JsonReader &reader, const scoring::Node &node, Kinds &kinds);
Sight readSight(scoring::JsonReader &reader, const scoring::Node &node, std::size_t features,
                const Kinds &empty);
Hunch readHunch(scoring::JsonReader &reader, const scoring::Node &node, std::size_t features);
LineHabits readHabits(scoring::JsonReader &reader, const scoring::Node &node);

scoring::Json writeNumbers(const std::vector<double> &numbers);
std::vector<double> readNumbers(scoring::JsonReader &reader, const scoring::Node &node, int count);

/// How often something was seen, and the like: never below that.
double readAtLeast(scoring::JsonReader &reader, const scoring::Node &node, double least);

cv::Mat1f matrix(const std::vector<float> &values, int columns);
std::vector<float> vectorOf(const cv::Mat1f &values);

} // namespace vision
