// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/glance.h"

#include "vision/card_size.h"
#include "vision/row_stream.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <span>

namespace vision {

namespace {

// On the long side of the picture: enough for up to a dozen cards, as much as is needed for all 44, and for
// all 44 at the far end of the table.
constexpr int firstPixels = 320;
constexpr std::array mostPixels{800, 1408};
// How wide cards are then
constexpr double tooSmall = 30;
constexpr double bestWidth = 38;

constexpr float worthALook = 0.2F; // of a chance
constexpr std::size_t mostGlimpses = 120;
constexpr int partPixels = outPixels / outParts;

/// What the network says for a part of the small picture.
const float *saidAt(const Layer &out, int x, int y)
{
    return out.row(y / outParts) + (x / outParts) * out.channels +
           (y % outParts * outParts + x % outParts) * outPerPart;
}

/// The patches of a picture, row by row. Around it lies its own edge once more.
LayerSource patchSource(const cv::Mat &bgr)
{
    const auto make = [bgr](int y, float *to) {
        const int width = (bgr.cols + 1) / 2;
        std::vector<float> line(static_cast<std::size_t>(3 * (2 * width + 1)));
        for (int dy = 0; dy < 3; ++dy) {
            const uchar *from = bgr.ptr(std::clamp(2 * y + dy - 1, 0, bgr.rows - 1));
            const auto end = static_cast<std::size_t>(3 * bgr.cols);
            float *inside = line.data() + 3;
            for (std::size_t i = 0; i < end; ++i)
                inside[i] = static_cast<float>(from[i]) * (1.0F / 255);
            std::copy_n(inside, 3, line.begin());
            if (end + 3 < line.size())
                std::copy_n(line.begin() + static_cast<std::ptrdiff_t>(end), 3, line.end() - 3);
            for (std::ptrdiff_t x = 0; x < width; ++x)
                std::memcpy(to + x * patchChannels + 9 * dy, line.data() + 6 * x, 9 * sizeof(float));
        }
    };
    return {{(bgr.cols + 1) / 2, (bgr.rows + 1) / 2, patchChannels}, make};
}

/// One of the two vectors that have half that angle.
cv::Point2f halved(cv::Point2f vector)
{
    const float length = std::hypot(vector.x, vector.y);
    const float angle = std::atan2(vector.y, vector.x) / 2;
    return {length * std::cos(angle), length * std::sin(angle)};
}

/// The picture made small, and how many of its pixels one of these is across and down.
struct Shrunk {
    cv::Mat picture;
    cv::Point2f pixel;
};

Shrunk shrunk(const Pyramid &pyramid, int pixels)
{
    std::size_t level = 0;
    while (level + 1 < pyramid.levels.size() &&
           std::max(pyramid.levels[level + 1].cols, pyramid.levels[level + 1].rows) >= pixels)
        ++level;
    const cv::Mat &source = pyramid.levels[level];
    const double scale = std::min(1.0, static_cast<double>(pixels) / std::max(source.cols, source.rows));
    const auto whole = [](double length) {
        return std::max(outPixels, static_cast<int>(std::lround(length / outPixels)) * outPixels);
    };
    Shrunk small;
    cv::resize(source, small.picture, {whole(source.cols * scale), whole(source.rows * scale)}, 0, 0,
               cv::INTER_AREA);
    const auto pixel = [&](int from, int to) {
        return std::ldexp(static_cast<float>(from), static_cast<int>(level)) / static_cast<float>(to);
    };
    small.pixel = {pixel(source.cols, small.picture.cols), pixel(source.rows, small.picture.rows)};
    return small;
}

/// No two cards lie that closely and can both be seen.
bool isSame(const Glimpse &one, const Glimpse &other)
{
    const double width = std::sqrt(std::max(area(one.quad), area(other.quad)) * cardWidth / cardHeight);
    return cv::norm(centre(one.quad) - centre(other.quad)) < 0.3 * width ||
           overlap(one.quad, other.quad) > 0.5;
}

std::vector<Glimpse> glanceAt(const Pyramid &pyramid, const Network &network, int pixels)
{
    std::vector<Glimpse> glimpses;
    if (pyramid.levels.empty())
        return glimpses;
    const Shrunk small = shrunk(pyramid, pixels);
    const Layer out = run(network, patchSource(small.picture));
    const int columns = out.width * outParts;
    const int rows = out.height * outParts;
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const float *said = saidAt(out, x, y);
            const float chance = 1 / (1 + std::exp(-said[0]));
            if (chance < worthALook)
                continue;
            bool highest = true;
            for (int ny = std::max(0, y - 1); ny <= std::min(rows - 1, y + 1); ++ny) {
                for (int nx = std::max(0, x - 1); nx <= std::min(columns - 1, x + 1); ++nx)
                    highest = highest && saidAt(out, nx, ny)[0] <= said[0];
            }
            if (!highest)
                continue;
            const auto vector = [&](int at) { return cv::Point2f(said[at], said[at + 1]) * outUnit; };
            const cv::Point2f middle =
                cv::Point2f(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F) * partPixels +
                vector(1);
            const cv::Point2f right = halved(vector(3));
            cv::Point2f down = halved(vector(5));
            if (right.cross(down) < 0)
                down = -down;
            Quad quad{
                {middle - right - down, middle + right - down, middle + right + down, middle - right + down}};
            for (cv::Point2f &corner : quad.corners)
                corner = {corner.x * small.pixel.x, corner.y * small.pixel.y};
            glimpses.push_back({quad, chance});
        }
    }
    std::ranges::sort(glimpses, std::greater{}, &Glimpse::chance);
    std::vector<Glimpse> kept;
    for (const Glimpse &glimpse : glimpses) {
        const auto same = [&](const Glimpse &other) { return isSame(glimpse, other); };
        if (kept.size() < mostGlimpses && std::ranges::none_of(kept, same))
            kept.push_back(glimpse);
    }
    return kept;
}

/// What was seen already is known better by the glance that was surer of it.
void addOthers(std::vector<Glimpse> &glimpses, std::span<const Glimpse> others)
{
    for (const Glimpse &glimpse : others) {
        const auto same = [&](const Glimpse &other) { return isSame(glimpse, other); };
        const auto known = std::ranges::find_if(glimpses, same);
        if (known == glimpses.end())
            glimpses.push_back(glimpse);
        else if (known->chance < glimpse.chance)
            *known = glimpse;
    }
}

/// How wide most of the likely ones are, in pixels of a picture so many pixels long.
double usualWidth(const Pyramid &pyramid, std::span<const Glimpse> glimpses, int pixels)
{
    constexpr float likely = 0.45F;
    const bool some = std::ranges::any_of(glimpses, [](const Glimpse &one) { return one.chance >= likely; });
    std::vector<double> widths;
    for (const Glimpse &glimpse : glimpses) {
        if (glimpse.chance >= likely || !some)
            widths.push_back(std::sqrt(area(glimpse.quad) * cardWidth / cardHeight));
    }
    if (widths.empty())
        return 0;
    const auto middle = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2);
    std::ranges::nth_element(widths, middle);
    return *middle * pixels / std::max(pyramid.levels[0].cols, pyramid.levels[0].rows);
}

} // namespace

Layer patches(const cv::Mat &bgr)
{
    const LayerSource source = patchSource(bgr);
    Layer layer(source.size, source.size.height);
    for (int y = 0; y < layer.height; ++y)
        source.make(y, layer.row(y));
    return layer;
}

std::vector<Glimpse> glance(const Pyramid &pyramid, const Network &network, Care care)
{
    std::vector<Glimpse> glimpses = glanceAt(pyramid, network, firstPixels);
    if (care == Care::OfAFrame)
        return glimpses;
    int pixels = firstPixels;
    for (const int most : mostPixels) {
        const double width = usualWidth(pyramid, glimpses, pixels);
        if (width <= 0 || width >= tooSmall)
            break;
        const int closer = std::min({static_cast<int>(pixels * bestWidth / width), most,
                                     std::max(pyramid.levels[0].cols, pyramid.levels[0].rows)});
        if (closer <= pixels)
            break;
        pixels = closer;
        // No glance sees everything that the others do.
        addOthers(glimpses, glanceAt(pyramid, network, pixels));
    }
    return glimpses;
}

} // namespace vision
