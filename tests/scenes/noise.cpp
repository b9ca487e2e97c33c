// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/noise.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace scenes {

cv::Mat hills(Random &random, cv::Size size, cv::Size cells, int octaves)
{
    cv::Mat sum = cv::Mat::zeros(size, CV_32F);
    float weight = 1;
    float weights = 0;
    for (int octave = 0; octave < octaves; ++octave) {
        const cv::Size grid(std::min(size.width, cells.width << octave),
                            std::min(size.height, cells.height << octave));
        cv::Mat coarse(grid.height, grid.width, CV_32F);
        for (int y = 0; y < coarse.rows; ++y)
            for (int x = 0; x < coarse.cols; ++x)
                coarse.at<float>(y, x) = static_cast<float>(random.share());
        cv::Mat fine;
        cv::resize(coarse, fine, size, 0, 0, cv::INTER_CUBIC);
        sum += fine * weight;
        weights += weight;
        weight /= 2;
    }
    sum /= weights;
    return cv::min(cv::max(sum, 0), 1);
}

cv::Mat speckle(Random &random, cv::Size size)
{
    cv::Mat values(size, CV_32F);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            // Eight bytes of chance make one value that is near enough to normal.
            std::uint64_t bits = random.bits();
            int sum = 0;
            for (int i = 0; i < 8; ++i, bits >>= 8)
                sum += static_cast<int>(bits & 255);
            values.at<float>(y, x) = static_cast<float>(sum - 1020) / 209.F;
        }
    }
    return values;
}

cv::Mat mixed(const cv::Mat &shares, const cv::Scalar &zero, const cv::Scalar &one)
{
    cv::Mat picture(shares.size(), CV_8UC3);
    for (int y = 0; y < shares.rows; ++y) {
        const float *share = shares.ptr<float>(y);
        cv::Vec3b *pixel = picture.ptr<cv::Vec3b>(y);
        for (int x = 0; x < shares.cols; ++x)
            for (int c = 0; c < 3; ++c)
                pixel[x][c] =
                    cv::saturate_cast<uchar>(zero[c] + (one[c] - zero[c]) * static_cast<double>(share[x]));
    }
    return picture;
}

} // namespace scenes
