// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/scan_times.h"

#include "companion/scan/photo.h"
#include "scenes/scene.h"
#include "tests/vision/peak_memory.h"
#include "tests/vision/photo_set.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QImageReader>

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>

namespace measure {

namespace {

using scenes::Kind;

const cv::Size small{640, 480};
const cv::Size two{1632, 1224};
const cv::Size frame{1280, 720};
const cv::Size twelve{4000, 3000};
const cv::Size fortyEight{8000, 6000};

struct Line {
    Kind kind{};
    cv::Size size;
    std::optional<int> cards;
    double limit = 0; ///< times the decoding; 0 where only the growth is of interest
};

constexpr double mostMemory = 6; // times the decoded picture

// clang-format off
const std::array lines{
    //   kind          size        cards limit
    Line{Kind::Orders, small,      12},
    Line{Kind::Orders, two,        12,   6},
    Line{Kind::Orders, twelve,     12,   3},
    Line{Kind::Orders, fortyEight, 12},
    Line{Kind::Orders, twelve,     1},
    Line{Kind::Orders, twelve,     4},
    Line{Kind::Orders, twelve,     44},
    Line{Kind::Mine,   small,      {}},
    Line{Kind::Mine,   two,        {},   6},
    Line{Kind::Mine,   twelve,     {},   3},
};
// clang-format on

// Of a film, which nobody has to decode; told by the decoding of a photo of 2 megapixels.
const std::array frames{Line{Kind::Orders, frame, 12, 1}, Line{Kind::Mine, frame, {}, 1}};

// Other programs run too: the quickest of a few times is what the work itself takes.
template <typename Work>
double quickest(Work work)
{
    double best = std::numeric_limits<double>::infinity();
    for (int time = 0; time < 3; ++time) {
        QElapsedTimer timer;
        timer.start();
        work();
        best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return best;
}

QByteArray photographed(const Line &line, cv::Size size, const scenes::Art &art, std::uint64_t seed)
{
    return jpegOf(scenes::makeScene({line.kind, scenes::Level::Normal, seed, size, line.cards}, art));
}

companion::Photo decoded(const QByteArray &jpeg)
{
    companion::Photo photo = companion::decodePhoto(jpeg, "scene");
    if (!photo.trouble.isEmpty())
        throw std::runtime_error(photo.trouble.toStdString());
    return photo;
}

double bareDecoding(QByteArray jpeg)
{
    return quickest([&] {
        QBuffer buffer(&jpeg);
        if (QImageReader(&buffer).read().isNull())
            throw std::runtime_error("a scene cannot be decoded");
    });
}

struct Sums {
    double decode = 0; ///< milliseconds
    double read = 0;
    double recipe = 0;
    double picture = 0; ///< bytes
    double memory = 0;
};

class Stopwatch
{
public:
    Stopwatch(const scenes::Art &art, const vision::Profile &profile, const orb::Recipe &recipe)
        : m_art(art)
        , m_profile(profile)
        , m_recipe(recipe)
    {
    }

    // From the file to what was seen.
    void photo(const Line &line, std::uint64_t seed, Sums &sums) const
    {
        const QByteArray jpeg = photographed(line, line.size, m_art, seed);
        const auto readIt = [&] { look(line.kind, decoded(jpeg).pixels(), vision::Care::OfAPhoto); };
        sums.picture += 3.0 * line.size.area();
        readIt(); // what a program needs only once, threads and libraries, is no part of the picture's memory
        sums.memory += peakMemory(readIt);
        sums.decode += bareDecoding(jpeg);
        sums.read += quickest(readIt);
        if (line.kind == Kind::Orders)
            sums.recipe += quickest([&] { m_recipe.find(decoded(jpeg).pixels()); });
    }

    void frame(const Line &line, std::uint64_t seed, Sums &sums) const
    {
        const companion::Photo photo = decoded(photographed(line, line.size, m_art, seed));
        sums.decode += bareDecoding(photographed(line, two, m_art, seed));
        sums.read += quickest([&] { look(line.kind, photo.pixels(), vision::Care::OfAFrame); });
        if (line.kind == Kind::Orders)
            sums.recipe += quickest([&] { m_recipe.find(photo.pixels()); });
    }

private:
    void look(Kind kind, const cv::Mat &pixels, vision::Care care) const
    {
        if (kind == Kind::Mine)
            vision::readMine(pixels, m_profile.mine, care);
        else
            vision::findOrders(pixels, m_profile.orders, care);
    }

    const scenes::Art &m_art;
    const vision::Profile &m_profile;
    const orb::Recipe &m_recipe;
};

void print(const char *name, const Line &line, const Sums &sums, std::size_t photos)
{
    const std::string cards = line.cards ? std::to_string(*line.cards) : "";
    const std::string limit = line.limit > 0 ? "(< " + std::to_string(cvRound(line.limit)) + ")" : "";
    const auto each = static_cast<double>(photos);
    std::printf("%-8s %6.1f %6s %9.1f %9.1f %9.2f %-6s", name, line.size.area() / 1e6, cards.c_str(),
                sums.decode / each, sums.read / each, sums.read / sums.decode, limit.c_str());
    if (sums.memory > 0)
        std::printf("%9.2f (< %.0f)", sums.memory / sums.picture, mostMemory);
    else
        std::printf("%15s", "");
    if (sums.recipe > 0)
        std::printf(" %9.2f", sums.recipe / sums.decode);
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

void printTimes(const scenes::Art &art, const vision::Profile &profile, const orb::Recipe &recipe,
                std::size_t most, std::uint64_t seed)
{
    const Stopwatch stopwatch(art, profile, recipe);
    std::printf("\n%-8s %6s %6s %9s %9s %9s %-6s%9s %5s %9s\n", "", "MP", "cards", "decode ms", "read ms",
                "x decode", "", "x memory", "", "recipe");
    for (const Line &line : lines) {
        Sums sums;
        const std::size_t photos = std::min<std::size_t>(most, line.size.area() > 20'000'000 ? 1 : 3);
        for (std::size_t number = 0; number < photos; ++number)
            stopwatch.photo(line, seed + number, sums);
        print(line.kind == Kind::Mine ? "mine" : "orders", line, sums, photos);
    }
    std::printf("a frame of a film, by the decoding of a photo of 2 MP\n");
    for (const Line &line : frames) {
        Sums sums;
        const std::size_t photos = std::min<std::size_t>(most, 3);
        for (std::size_t number = 0; number < photos; ++number)
            stopwatch.frame(line, seed + number, sums);
        print(line.kind == Kind::Mine ? "mine" : "orders", line, sums, photos);
    }
}

} // namespace measure
