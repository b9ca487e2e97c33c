// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <filesystem>

class QImage;

namespace scenes {

/// As BGR.
cv::Mat matOf(const QImage &image);

/// Both throw std::runtime_error.
cv::Mat readPicture(const std::filesystem::path &file);
void writeJpeg(const cv::Mat &picture, const std::filesystem::path &file, int quality);

} // namespace scenes
