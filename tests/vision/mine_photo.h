// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/scan_json.h"

#include <QImage>

#include <opencv2/core/mat.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

/// Photos of mines that the scene maker wrote: NAME.jpg with NAME.truth.json beside it.
namespace learn {

inline std::string textOf(const std::filesystem::path &file)
{
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// Sorted by name.
inline std::vector<std::filesystem::path> photosIn(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> photos;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".jpg")
            photos.push_back(entry.path());
    }
    std::ranges::sort(photos);
    return photos;
}

/// Does something with a photo and its truth. Photos are loaded one by one: all at once would not fit.
template <typename Do>
void withPhoto(const std::filesystem::path &photo, Do what)
{
    std::filesystem::path beside = photo;
    const auto truth = vision::readMineTruth(textOf(beside.replace_extension(".truth.json")));
    if (!std::holds_alternative<vision::MineTruth>(truth))
        throw std::runtime_error(photo.string() + ": there is no truth beside it");
    QImage image = QImage(QString::fromStdString(photo.string())).convertToFormat(QImage::Format_BGR888);
    const cv::Mat pixels(image.height(), image.width(), CV_8UC3, image.bits(),
                         static_cast<std::size_t>(image.bytesPerLine()));
    what(pixels, std::get<vision::MineTruth>(truth));
}

} // namespace learn
