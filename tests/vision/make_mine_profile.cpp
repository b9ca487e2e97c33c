// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the mines of the editions that Steiger knows by itself, from folders of rendered photos:
//     make_mine_profile OUT.json EDITION=FOLDER...
#include "vision/mine_eye.h"
#include "vision/mine_profile_json.h"
#include "vision/scan_json.h"
#include "vision/teach_mine.h"

#include <QImage>

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace vision;
using Sorted = std::vector<MineLesson::Sorted>;

namespace {

/// An edition's photos, loaded again for each step: all at once would not fit.
struct Edition {
    std::string name;
    std::vector<std::filesystem::path> photos;
};

template <typename Do>
void forEach(const Edition &edition, Do what)
{
    for (const std::filesystem::path &photo : edition.photos) {
        QImage image = QImage(QString::fromStdString(photo.string())).convertToFormat(QImage::Format_BGR888);
        const cv::Mat pixels(image.height(), image.width(), CV_8UC3, image.bits(),
                             static_cast<std::size_t>(image.bytesPerLine()));
        std::filesystem::path beside = photo;
        std::ostringstream text;
        text << std::ifstream(beside.replace_extension(".truth.json")).rdbuf();
        const auto truth = readMineTruth(text.str());
        if (const auto *right = std::get_if<MineTruth>(&truth))
            what(pixels, *right);
        else
            std::cerr << photo << ": no truth beside it\n";
    }
}

/// How features vary within kinds: the strongest directions, and the rest.
Nuisance nuisanceOf(const Sorted &samples, const Kinds &kinds, int directions)
{
    const auto features = static_cast<int>(kinds.kinds.front().mean.size());
    cv::Mat1f apart(static_cast<int>(samples.size()), features);
    for (int row = 0; row < apart.rows; ++row) {
        const MineLesson::Sorted &sample = samples[static_cast<std::size_t>(row)];
        const std::vector<float> &mean = kinds.kinds[sample.kind].mean;
        for (int i = 0; i < features; ++i)
            apart(row, i) = sample.features[static_cast<std::size_t>(i)] - mean[static_cast<std::size_t>(i)];
    }
    cv::Mat1f scatter, strengths, vectors;
    cv::mulTransposed(apart, scatter, true, cv::noArray(), 1.0 / apart.rows);
    cv::eigen(scatter, strengths, vectors);
    Nuisance nuisance;
    double rest = cv::trace(scatter)[0];
    for (int row = 0; row < directions; ++row) {
        nuisance.directions.emplace_back(vectors.ptr<float>(row), vectors.ptr<float>(row) + features);
        nuisance.strengths.push_back(std::max(0.F, strengths(row)));
        rest -= strengths(row);
    }
    nuisance.rest = static_cast<float>(std::max(1e-6, rest / (features - directions)));
    return nuisance;
}

/// Samples of several editions, whose kinds stand one after the other.
struct Pool {
    Kinds kinds;
    Sorted samples;
    void add(const Kinds &more, const Sorted &sorted, std::size_t before)
    {
        kinds.kinds.resize(before);
        kinds.kinds.insert(kinds.kinds.end(), more.kinds.begin(), more.kinds.end());
        for (const MineLesson::Sorted &one : sorted)
            samples.push_back({one.kind + before, one.features});
    }
};

/// Empty carts (0) or loaded ones (1).
Sorted half(const Sorted &carts, std::size_t which)
{
    Sorted answer;
    std::ranges::copy_if(carts, std::back_inserter(answer),
                         [&](const MineLesson::Sorted &cart) { return cart.kind % 2 == which; });
    return answer;
}

/// What both distances are worth as log odds of a cube: logistic regression by Newton's method.
void weighCubes(MineProfile &profile, const std::vector<Sorted> &editionsCarts)
{
    std::vector<cv::Vec3d> rows;
    std::vector<double> loaded;
    for (std::size_t i = 0; i < editionsCarts.size(); ++i) {
        const MineEye eye(profile, profile.faces[i]);
        for (const MineLesson::Sorted &cart : editionsCarts[i]) {
            const CubeDistances distances =
                cubeDistances(eye, cart.features, static_cast<CartPlace>(cart.kind / 8), cart.kind / 2 % 4);
            rows.emplace_back(distances.empty / 1000, distances.loaded / 1000, 1);
            loaded.push_back(static_cast<double>(cart.kind % 2));
        }
    }
    cv::Vec3d weights(1, -1, 0);
    for (int step = 0; step < 40; ++step) {
        cv::Matx33d bend = cv::Matx33d::eye() * 0.1;
        cv::Vec3d slope = weights * 0.1;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const double sure = 1 / (1 + std::exp(-std::clamp(rows[i].dot(weights), -30.0, 30.0)));
            slope += rows[i] * (sure - loaded[i]);
            bend += rows[i] * rows[i].t() * (sure * (1 - sure));
        }
        weights -= bend.solve(slope, cv::DECOMP_SVD);
    }
    profile.limits.emptyScale = weights[0] / 1000;
    profile.limits.loadedScale = -weights[1] / 1000;
    profile.limits.loadedBias = weights[2];
    std::cerr << "a cube by its distances: " << weights << "\n";
}

/// Sorts everything once more, by what is known by now, and learns anew how much it varies.
void refine(MineProfile &profile, const std::vector<Edition> &editions)
{
    Pool tiles, presence, carts;
    std::vector<Sorted> editionsCarts(editions.size());
    for (std::size_t i = 0; i < editions.size(); ++i) {
        MineFace face = profile.faces[i];
        face.tiles = MineFace().tiles;
        face.presence = MineFace().presence;
        face.carts = MineFace().carts;
        std::vector<MineLesson> lessons;
        forEach(editions[i], [&](const cv::Mat &pixels, const MineTruth &truth) {
            lessons.push_back(mineLesson(profile, profile.faces[i], pixels, truth));
            learn(face, lessons.back());
        });
        for (const MineLesson &lesson : lessons) {
            editionsCarts[i].insert(editionsCarts[i].end(), lesson.carts.begin(), lesson.carts.end());
            tiles.add(face.tiles, lesson.tiles, i * face.tiles.kinds.size());
            presence.add(face.presence, lesson.presence, i * face.presence.kinds.size());
            carts.add(face.carts, lesson.carts, i * face.carts.kinds.size());
        }
        profile.faces[i] = face;
    }
    profile.tiles = nuisanceOf(tiles.samples, tiles.kinds, 40);
    profile.presence = nuisanceOf(presence.samples, presence.kinds, 40);
    profile.emptyCarts = nuisanceOf(half(carts.samples, 0), carts.kinds, 40);
    profile.loadedCarts = nuisanceOf(half(carts.samples, 1), carts.kinds, 40);
    std::vector<const Kinds *> known;
    for (const MineFace &face : profile.faces)
        known.push_back(&face.carts);
    profile.cubes = cubeLook(known);
    weighCubes(profile, editionsCarts);
}

} // namespace

int main(int count, char **arguments)
{
    std::vector<Edition> editions;
    for (int i = 2; i < count; ++i) {
        const std::string argument = arguments[i];
        const std::size_t equals = argument.find('=');
        if (equals == std::string::npos) {
            std::cerr << "make_mine_profile OUT.json EDITION=FOLDER...\n";
            return 2;
        }
        if (editions.empty() || editions.back().name != argument.substr(0, equals))
            editions.push_back({argument.substr(0, equals), {}});
        for (const auto &entry : std::filesystem::directory_iterator(argument.substr(equals + 1))) {
            if (entry.path().extension() == ".jpg")
                editions.back().photos.push_back(entry.path());
        }
    }
    MineProfile profile;
    for (const Edition &edition : editions) {
        profile.faces.emplace_back();
        forEach(edition,
                [&](const cv::Mat &pixels, const MineTruth &truth) { teachMine(profile, pixels, truth); });
        std::cerr << edition.name << ": taught from " << profile.faces.back().photos << " photos\n";
    }
    // Once to learn what varies, once more to sort with that knowledge.
    refine(profile, editions);
    refine(profile, editions);
    std::ofstream(arguments[1]) << writeMineProfile(profile).dump(1) << "\n";
}
