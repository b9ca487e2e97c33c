// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "vision/rough_matrix.h"

#include <opencv2/core/mat.hpp>

namespace vision {

/// Matrices as text: rows, columns and the numbers in base64, little-endian. Whole ones in 32-bit floating
/// point; of symmetric ones only the lower triangle; of rough ones a byte each and a scale for every row.
scoring::Json writeMatrix(const cv::Mat &matrix);
scoring::Json writeSymmetric(const cv::Mat &matrix);
scoring::Json writeRough(const cv::Mat1f &matrix);

/// A matrix of exactly that size in which every number is finite; a fault and zeros otherwise.
cv::Mat1f readMatrix(scoring::JsonReader &reader, const scoring::Node &node, cv::Size size);
cv::Mat1f readSymmetric(scoring::JsonReader &reader, const scoring::Node &node, int size);
cv::Mat1f readRough(scoring::JsonReader &reader, const scoring::Node &node, cv::Size size);

} // namespace vision
