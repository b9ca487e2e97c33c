// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/matrix_json.h"

#include "vision/base64.h"
#include "vision/rough_matrix.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <bit>
#include <cmath>

namespace vision {

using scoring::Expected;
using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

namespace {

// Sums over any number of samples stay below this; beyond it arithmetic would no longer be finite.
constexpr float largest = 1e15F;
// Of rows in few steps; a power of two, which no rounding to fewer digits passes.
constexpr float largestScale = 0x1p42F;

void addFloat(std::vector<std::uint8_t> &bytes, float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(bits >> shift & 255));
}

float floatAt(std::span<const std::uint8_t> bytes, std::size_t index)
{
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 4; ++i)
        bits |= std::uint32_t{bytes[4 * index + i]} << (8 * i);
    return std::bit_cast<float>(bits);
}

std::vector<float> readFloats(JsonReader &reader, const Node &node, std::size_t count)
{
    std::vector<float> floats(count);
    const auto bytes = node && node.value->is_string()
                           ? fromBase64(node.value->get_ref<const std::string &>())
                           : std::nullopt;
    if (!bytes || bytes->size() != 4 * count) {
        reader.notExpected(node, Expected::Text);
        return floats;
    }
    for (std::size_t i = 0; i < count; ++i) {
        floats[i] = floatAt(*bytes, i);
        if (!(std::abs(floats[i]) <= largest)) {
            reader.notExpected(node, Expected::Text);
            return std::vector<float>(count);
        }
    }
    return floats;
}

} // namespace

Json writeMatrix(const cv::Mat &matrix)
{
    cv::Mat1f values;
    matrix.convertTo(values, CV_32F);
    std::vector<std::uint8_t> bytes;
    for (const float value : values)
        addFloat(bytes, value);
    return toBase64(bytes);
}

Json writeSymmetric(const cv::Mat &matrix)
{
    cv::Mat1f values;
    matrix.convertTo(values, CV_32F);
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < values.rows; ++y) {
        for (int x = 0; x <= y; ++x)
            addFloat(bytes, values(y, x));
    }
    return toBase64(bytes);
}

Json writeRough(const cv::Mat1f &matrix)
{
    std::vector<std::uint8_t> scales;
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < matrix.rows; ++y) {
        const float scale = rowScale(matrix, y);
        addFloat(scales, scale);
        for (int x = 0; x < matrix.cols; ++x)
            bytes.push_back(
                static_cast<std::uint8_t>(static_cast<std::int8_t>(stepsTo(matrix(y, x), scale))));
    }
    return {{"scales", toBase64(scales)}, {"bytes", toBase64(bytes)}};
}

cv::Mat1f readMatrix(JsonReader &reader, const Node &node, cv::Size size)
{
    const std::vector<float> floats = readFloats(reader, node, static_cast<std::size_t>(size.area()));
    return cv::Mat1f(floats, true).reshape(1, size.height);
}

cv::Mat1f readSymmetric(JsonReader &reader, const Node &node, int size)
{
    const std::vector<float> floats =
        readFloats(reader, node, static_cast<std::size_t>(size * (size + 1) / 2));
    cv::Mat1f matrix(size, size);
    auto next = floats.begin();
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x <= y; ++x)
            matrix(y, x) = matrix(x, y) = *next++;
    }
    return matrix;
}

cv::Mat1f readRough(JsonReader &reader, const Node &node, cv::Size size)
{
    cv::Mat1f matrix(size, 0.F);
    if (!reader.isObject(node))
        return matrix;
    const Node packed = node.field("bytes");
    const auto bytes = packed && packed.value->is_string()
                           ? fromBase64(packed.value->get_ref<const std::string &>())
                           : std::nullopt;
    const std::vector<float> scales =
        readFloats(reader, node.field("scales"), static_cast<std::size_t>(size.height));
    if (!bytes || bytes->size() != static_cast<std::size_t>(size.area())) {
        reader.notExpected(packed, Expected::Text);
        return matrix;
    }
    if (std::ranges::any_of(scales, [](float scale) { return std::abs(scale) > largestScale; })) {
        reader.notExpected(node.field("scales"), Expected::Text);
        return matrix;
    }
    auto next = bytes->begin();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            matrix(y, x) =
                static_cast<float>(static_cast<std::int8_t>(*next++)) * scales[static_cast<std::size_t>(y)];
    }
    return matrix;
}

} // namespace vision
