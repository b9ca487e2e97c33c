// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/warp.h"

#include "vision/wide_registers.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

// Nothing is done to a picture as often as this, mostly for few pixels: what OpenCV's own warp prepares for a
// whole picture takes longer than the work.
namespace vision {

namespace {

/// Where the pixels of a row lie in the picture: the pixel above and to the left of each, in bytes from the
/// first, and how far beyond.
struct RowPlaces {
    std::vector<int> pixel;
    std::vector<float> right, below;
    explicit RowPlaces(std::size_t width)
        : pixel(width)
        , right(width)
        , below(width)
    {
    }
};

/// Within 0 and `most`, whatever a plane seen edge on makes of it.
VISION_FOR_BOTH float within(float value, float most)
{
    const float positive = value > 0 ? value : 0;
    return positive < most ? positive : most;
}

template <int channels>
VISION_FOR_BOTH void findRow(RowPlaces &places, const cv::Matx33f &toPicture, int y, const cv::Mat &picture)
{
    const cv::Vec3f start = toPicture * cv::Vec3f(0, static_cast<float>(y), 1);
    const cv::Vec3f along(toPicture(0, 0), toPicture(1, 0), toPicture(2, 0));
    const int lastColumn = picture.cols - 2;
    const int lastRow = picture.rows - 2;
    const auto mostRight = static_cast<float>(lastColumn + 1);
    const auto mostBelow = static_cast<float>(lastRow + 1);
    const auto toNextRow = static_cast<int>(picture.step);
    const auto width = static_cast<int>(places.pixel.size());
    int *pixel = places.pixel.data();
    float *right = places.right.data();
    float *below = places.below.data();
    for (int x = 0; x < width; ++x) {
        const auto number = static_cast<float>(x);
        const float by = 1 / (start[2] + along[2] * number);
        const float across = within((start[0] + along[0] * number) * by, mostRight);
        const float down = within((start[1] + along[1] * number) * by, mostBelow);
        const int column = std::min(static_cast<int>(across), lastColumn);
        const int row = std::min(static_cast<int>(down), lastRow);
        pixel[x] = row * toNextRow + column * channels;
        right[x] = across - static_cast<float>(column);
        below[x] = down - static_cast<float>(row);
    }
}

/// What lies between four pixels: two beside each other, and the two below them.
template <typename Value>
VISION_FOR_BOTH Value between(Value first, Value second, Value third, Value fourth, float right, float below)
{
    const Value above = first + right * (second - first);
    const Value beneath = third + right * (fourth - third);
    return above + below * (beneath - above);
}

VISION_FOR_BOTH void fillRow(cv::Vec<uchar, 1> *out, const RowPlaces &places, const cv::Mat &picture,
                             std::vector<std::uint32_t> &fours)
{
    // Fetched one by one, the four pixels of a place in a number, they are worked on several at once.
    for (std::size_t x = 0; x < places.pixel.size(); ++x) {
        const uchar *at = picture.data + places.pixel[x];
        const uchar *under = at + picture.step;
        const auto above = static_cast<std::uint16_t>(at[0] | at[1] << 8);
        const auto beneath = static_cast<std::uint16_t>(under[0] | under[1] << 8);
        fours[x] = above | static_cast<std::uint32_t>(beneath) << 16;
    }
    const std::uint32_t *four = fours.data();
    const float *right = places.right.data();
    const float *below = places.below.data();
    uchar *to = out->val;
    for (std::size_t x = 0; x < places.pixel.size(); ++x) {
        const auto pixel = [&](int shift) {
            return static_cast<float>(static_cast<int>(four[x] >> shift & 0xFF));
        };
        const float value = between(pixel(0), pixel(8), pixel(16), pixel(24), right[x], below[x]);
        to[x] = static_cast<uchar>(static_cast<int>(value + 0.5F));
    }
}

using Four = float __attribute__((vector_size(4 * sizeof(float))));
using FourNumbers = std::int32_t __attribute__((vector_size(4 * sizeof(std::int32_t))));
using Bytes = uchar __attribute__((vector_size(16)));

// A byte becomes the lowest of a number by being put first among four.
static_assert(std::endian::native == std::endian::little);

/// Four bytes from there.
VISION_FOR_BOTH Four fourAt(const uchar *from)
{
    std::int32_t bytes = 0;
    std::memcpy(&bytes, from, sizeof bytes);
    const FourNumbers first{bytes, 0, 0, 0};
    const Bytes apart = __builtin_shufflevector(reinterpret_cast<Bytes>(first), Bytes{}, 0, 16, 16, 16, 1, 16,
                                                16, 16, 2, 16, 16, 16, 3, 16, 16, 16);
    return __builtin_convertvector(reinterpret_cast<FourNumbers>(apart), Four);
}

/// The channels of a pixel at once; what is beside them goes for nothing.
VISION_FOR_BOTH void fillRow(cv::Vec3b *out, const RowPlaces &places, const cv::Mat &picture,
                             std::vector<std::uint32_t> &)
{
    // The second of two pixels is fetched from a byte before it, to stay within the picture.
    const auto second = [](const uchar *first) {
        const Four four = fourAt(first + 2);
        return __builtin_shufflevector(four, four, 1, 2, 3, 3);
    };
    for (std::size_t x = 0; x < places.pixel.size(); ++x) {
        const uchar *at = picture.data + places.pixel[x];
        const uchar *under = at + picture.step;
        const Four value =
            between(fourAt(at), second(at), fourAt(under), second(under), places.right[x], places.below[x]) +
            0.5F;
        const auto numbers = reinterpret_cast<Bytes>(__builtin_convertvector(value, FourNumbers));
        const Bytes bytes =
            __builtin_shufflevector(numbers, numbers, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12);
        std::memcpy(out[x].val, &bytes, sizeof out[x].val);
    }
}

template <int channels>
VISION_FOR_BOTH void fill(cv::Mat &flat, const cv::Matx33f &toPicture, const cv::Mat &picture)
{
    const auto width = static_cast<std::size_t>(flat.cols);
    RowPlaces places(width);
    std::vector<std::uint32_t> fours(width);
    for (int y = 0; y < flat.rows; ++y) {
        findRow<channels>(places, toPicture, y, picture);
        fillRow(flat.ptr<cv::Vec<uchar, channels>>(y), places, picture, fours);
    }
}

template <int channels>
VISION_WIDE void fillWide(cv::Mat &flat, const cv::Matx33f &toPicture, const cv::Mat &picture)
{
    fill<channels>(flat, toPicture, picture);
}

template <int channels>
cv::Mat warpedOf(const cv::Mat &picture, const cv::Matx33d &toPicture, cv::Size size)
{
    using Pixel = cv::Vec<uchar, channels>;
    if (picture.cols < 2 || picture.rows < 2)
        return {size, picture.type(), cv::Scalar(picture.at<Pixel>(0))};
    cv::Mat flat(size, picture.type());
    const cv::Matx33f to(toPicture);
    wideRegisters() ? fillWide<channels>(flat, to, picture) : fill<channels>(flat, to, picture);
    return flat;
}

} // namespace

cv::Mat warped(const cv::Mat &picture, const cv::Matx33d &toPicture, cv::Size size)
{
    return picture.channels() == 1 ? warpedOf<1>(picture, toPicture, size)
                                   : warpedOf<3>(picture, toPicture, size);
}

} // namespace vision
