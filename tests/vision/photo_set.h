// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/scene.h"

#include <QByteArray>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace measure {

struct PhotoWithTruth {
    std::string name;
    QByteArray file; ///< as a camera writes it
    std::string truth;
};

/// Photos of one kind that are equally hard, each read or rendered only when it is wanted.
struct PhotoSet {
    std::string name; ///< "orders_hard"
    std::size_t size = 0;
    std::function<PhotoWithTruth(std::size_t)> photo;
    bool isMine = false; ///< a mine is looked for, not orders
};

/// Of a folder and those below it: NAME.jpg with NAME.truth.json beside it, by what the truth is about and
/// how their names begin ("orders_hard_0007"); names that begin with no such words are one set of each kind.
std::vector<PhotoSet> photosIn(const std::filesystem::path &folder);

/// The scene as a camera writes it.
QByteArray jpegOf(const scenes::Scene &scene);

/// Scenes with the pieces of an edition, so many of each kind; `seed` is that of the first. Those without a
/// mine are there twice: to look for orders in, and for a mine.
std::vector<PhotoSet> rendered(const scenes::Art &art, std::size_t ofEach, std::uint64_t seed, cv::Size size);

} // namespace measure
