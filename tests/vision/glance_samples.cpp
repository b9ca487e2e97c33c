// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/glance_samples.h"

#include "tests/vision/photo_with_truth.h"
#include "tests/vision/recolour.h"
#include "vision/card_size.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

using vision::Quad;

namespace {

constexpr int storedPixels = 640;
constexpr int samplePixels = 192;

double widthOf(const Quad &card)
{
    return std::sqrt(area(card) * vision::cardWidth / vision::cardHeight);
}

GlancePhoto shrunk(const cv::Mat &picture, const OrdersPhoto *photo)
{
    GlancePhoto small;
    const double scale = static_cast<double>(storedPixels) / std::max(picture.cols, picture.rows);
    cv::resize(picture, small.sizes[0], {}, scale, scale, cv::INTER_AREA);
    for (std::size_t i = 1; i < small.sizes.size(); ++i)
        cv::resize(small.sizes[i - 1], small.sizes[i], {}, 0.5, 0.5, cv::INTER_AREA);
    for (std::size_t i = 0; photo && i < photo->truth.size(); ++i) {
        Quad quad = photo->truth[i].quad;
        for (cv::Point2f &corner : quad.corners)
            corner *= scale;
        small.cards.push_back(quad);
        small.hidden.push_back(photo->visible[i] < 0.35);
    }
    return small;
}

/// Nothing at all, as a covered lens sees it.
GlanceSample noise(cv::RNG &random)
{
    GlanceSample sample;
    sample.picture.create(samplePixels, samplePixels, CV_8UC3);
    const auto light = [&] { return random.uniform(0.0, 255.0); };
    random.fill(sample.picture, cv::RNG::NORMAL, cv::Scalar(light(), light(), light()),
                cv::Scalar::all(random.uniform(1.0, 60.0)));
    if (random.uniform(0, 2) == 0)
        cv::GaussianBlur(sample.picture, sample.picture, {}, random.uniform(0.5, 4.0));
    return sample;
}

} // namespace

std::vector<GlancePhoto> glancePhotos(const std::vector<std::string> &folders)
{
    std::vector<GlancePhoto> photos;
    for (const std::string &folder : folders) {
        for (const OrdersPhoto &photo : ordersPhotos(folder, "orders", 0, 1'000'000))
            photos.push_back(shrunk(photo.picture(), &photo));
        for (const char *others : {"mine", "nothing"}) {
            const QDir directory(QString::fromStdString(folder));
            for (const QString &file :
                 directory.entryList({QString(others) + "*.jpg"}, QDir::Files, QDir::Name))
                photos.push_back(shrunk(OrdersPhoto::load(directory.filePath(file).toStdString()), nullptr));
        }
    }
    return photos;
}

GlanceSample makeSample(const std::vector<GlancePhoto> &photos, cv::RNG &random)
{
    if (random.uniform(0.0, 1.0) < 0.02)
        return noise(random);
    // What is no card must be met often, however few of the photos show none.
    const bool withCards = random.uniform(0.0, 1.0) < 0.8;
    const auto anyPhoto = [&]() -> const GlancePhoto & {
        return photos[static_cast<std::size_t>(random.uniform(0, static_cast<int>(photos.size())))];
    };
    const GlancePhoto *chosen = &anyPhoto();
    for (int look = 0; look < 100 && chosen->cards.empty() == withCards; ++look)
        chosen = &anyPhoto();
    const GlancePhoto &photo = *chosen;
    const auto anyCard = [&]() -> const Quad & {
        return photo.cards[static_cast<std::size_t>(random.uniform(0, static_cast<int>(photo.cards.size())))];
    };
    const double wanted = std::exp(random.uniform(std::log(11.0), std::log(72.0)));
    const double width = photo.cards.empty() ? random.uniform(40.0, 100.0) : widthOf(anyCard());
    const double scale = std::min(1.5, wanted / width);
    const cv::Size size = photo.sizes[0].size();
    cv::Point2d around(random.uniform(0.0, 1.0) * size.width, random.uniform(0.0, 1.0) * size.height);
    if (!photo.cards.empty() && random.uniform(0.0, 1.0) < 0.7) {
        const double reach = 0.4 * samplePixels / scale;
        around = cv::Point2d(centre(anyCard())) +
                 cv::Point2d(random.uniform(-reach, reach), random.uniform(-reach, reach));
    }
    const double angle = random.uniform(0.0, 2 * std::numbers::pi);
    const double c = scale * std::cos(angle);
    const double s = scale * std::sin(angle);
    const double half = samplePixels / 2.0;
    const cv::Matx23d onto(c, -s, half - c * around.x + s * around.y, s, c,
                           half - s * around.x - c * around.y);

    GlanceSample sample;
    std::size_t level = 0;
    double left = scale;
    while (level + 1 < photo.sizes.size() && left < 0.62) {
        ++level;
        left *= 2;
    }
    // Pixel centres lie at halves in every size.
    const double shrink = static_cast<double>(size.width) / photo.sizes[level].cols;
    cv::Matx23d from = onto;
    from(0, 2) += onto(0, 0) * shrink / 2 + onto(0, 1) * shrink / 2 - 0.5;
    from(1, 2) += onto(1, 0) * shrink / 2 + onto(1, 1) * shrink / 2 - 0.5;
    for (int i = 0; i < 2; ++i) {
        from(i, 0) *= shrink;
        from(i, 1) *= shrink;
    }
    cv::warpAffine(photo.sizes[level], sample.picture, cv::Mat(from), {samplePixels, samplePixels},
                   cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    if (random.uniform(0.0, 1.0) < 0.25)
        turnHue(sample.picture, random.uniform(0, 180));
    recolour(sample.picture, random);
    for (std::size_t i = 0; i < photo.cards.size(); ++i) {
        Quad quad = photo.cards[i];
        for (cv::Point2f &corner : quad.corners) {
            const cv::Vec2d there = onto * cv::Vec3d(corner.x, corner.y, 1);
            corner = {static_cast<float>(there[0]), static_cast<float>(there[1])};
        }
        const cv::Point2f middle = centre(quad);
        if (middle.x > 0 && middle.y > 0 && middle.x < samplePixels && middle.y < samplePixels) {
            sample.cards.push_back(quad);
            sample.hidden.push_back(photo.hidden[i]);
        }
    }
    return sample;
}
