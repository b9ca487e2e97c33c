// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/tabletop.h"

#include "scenes/noise.h"
#include "scenes/table_tops.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace scenes {

namespace {

using Maker = cv::Mat (*)(Random &, cv::Size);

Maker chooseTable(Random &random, Level level)
{
    const double share = random.share();
    if (level == Level::Easy)
        return share < .35 ? wood : share < .5 ? marble : share < .75 ? felt : share < .97 ? plain : stripes;
    const double calm = by(level, 1., .82, .66);
    if (share < calm * .36)
        return wood;
    if (share < calm * .52)
        return marble;
    if (share < calm * .76)
        return felt;
    if (share < calm)
        return plain;
    constexpr std::array<Maker, 6> lively{rug, checks, rug, checks, stripes, dots};
    return random.oneOf(lively);
}

// Fibres and pores, finer than the table's own picture.
void addGrain(Canvas &canvas, Random &random, double strength)
{
    constexpr int cells = 512;
    const cv::Mat fine = speckle(random, {cells, cells}) * strength;
    const double scale = random.between(.35, .8); // millimetres per cell
    const cv::Matx33d toTable(scale, 0, -tableTopExtent / 3, 0, scale, -tableTopExtent / 3, 0, 0, 1);
    cv::Mat seen;
    cv::warpPerspective(fine, seen, canvas.camera.plane() * toTable, canvas.picture.size(), cv::INTER_LINEAR,
                        cv::BORDER_WRAP);
    for (int y = 0; y < seen.rows; ++y) {
        const float *more = seen.ptr<float>(y);
        cv::Vec3b *pixel = canvas.picture.ptr<cv::Vec3b>(y);
        for (int x = 0; x < seen.cols; ++x)
            for (int c = 0; c < 3; ++c)
                pixel[x][c] = cv::saturate_cast<uchar>(static_cast<float>(pixel[x][c]) * (1 + more[x]));
    }
}

} // namespace

void layTable(Canvas &canvas, Random &random, Level level)
{
    const int cells = std::clamp(std::max(canvas.camera.size.width, canvas.camera.size.height), 320, 2600);
    const Maker maker = chooseTable(random, level);
    const cv::Mat top = maker(random, {cells, cells});
    const double angle = random.chance(.6) ? random.between(-12, 12) : random.between(0, 360);
    const double scale = tableTopExtent / cells;
    const double c = std::cos(angle * CV_PI / 180) * scale;
    const double s = std::sin(angle * CV_PI / 180) * scale;
    const cv::Point2d middle(random.between(-200, 200), random.between(-200, 200));
    const double half = cells / 2.0;
    const cv::Matx33d toTable(c, -s, middle.x - (c - s) * half, s, c, middle.y - (s + c) * half, 0, 0, 1);
    cv::warpPerspective(top, canvas.picture, canvas.camera.plane() * toTable, canvas.camera.size,
                        cv::INTER_LINEAR, cv::BORDER_REFLECT_101);
    addGrain(canvas, random, maker == felt ? random.between(.05, .14) : random.between(0, .05));
}

} // namespace scenes
