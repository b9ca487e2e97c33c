// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/pictures.h"
#include "scenes/random.h"
#include "scenes/scene.h"
#include "scenes/strange_edition.h"

#include <CLI/CLI.hpp>

#include <array>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>

namespace {

// "1600x1200", or "1600" for pictures of any shape with that longer side.
struct Size {
    int width = 0;
    int height = 0;
};

Size readSize(const std::string &text)
{
    Size size;
    int read = 0;
    const bool both = std::sscanf(text.c_str(), "%5dx%5d%n", &size.width, &size.height, &read) == 2;
    const bool one = both || std::sscanf(text.c_str(), "%5d%n", &size.width, &read) == 1;
    if (!one || read != static_cast<int>(text.size()) || size.width < 64 || (both && size.height < 64))
        throw std::runtime_error("A size is 1600x1200, or 1600 for any shape, and at least 64, not \"" +
                                 text + "\".");
    return size;
}

cv::Size shape(const Size &size, std::uint64_t seed)
{
    if (size.height > 0)
        return {size.width, size.height};
    scenes::Random random(seed);
    constexpr std::array shares{.75, .75, .75, .75, .667, .667, .5625, .5625};
    const int shorter = cvRound(size.width * random.oneOf(shares));
    return random.chance(.18) ? cv::Size(shorter, size.width) : cv::Size(size.width, shorter);
}

// "strange7" is the seventh of the editions nobody ever printed.
art::Edition findEdition(const std::string &name)
{
    unsigned strange = 0;
    if (std::sscanf(name.c_str(), "strange%5u", &strange) == 1)
        return scenes::strangeEdition(strange);
    if (const art::Edition *edition = art::findEdition(name))
        return *edition;
    throw std::runtime_error("There is no edition \"" + name + "\".");
}

} // namespace

int main(int argc, char **argv)
try {
    CLI::App app{"Renders photos of tables, with the truth beside each."};
    const std::map<std::string, scenes::Kind> kinds{
        {"orders", scenes::Kind::Orders}, {"mine", scenes::Kind::Mine}, {"nothing", scenes::Kind::Nothing}};
    const std::map<std::string, scenes::Level> levels{
        {"easy", scenes::Level::Easy}, {"normal", scenes::Level::Normal}, {"hard", scenes::Level::Hard}};
    std::string kind;
    std::string level = "normal";
    std::string size = "1600x1200";
    std::string art;
    std::string edition = "own";
    std::string out;
    int count = 1;
    std::uint64_t seed = 1;
    app.add_option("--kind", kind, "what lies on the table")->required()->check(CLI::IsMember(kinds));
    app.add_option("--level", level, "how hard it is to read")->check(CLI::IsMember(levels));
    app.add_option("--count", count, "how many photos")->check(CLI::Range(1, 1'000'000));
    app.add_option("--seed", seed, "of the first photo; the next has the next number");
    app.add_option("--size", size, "in pixels: 1600x1200, or 1600 for any shape");
    auto *folder = app.add_option("--art", art, "a folder with the sheets of an edition");
    folder->check(CLI::ExistingDirectory);
    app.add_option("--edition", edition,
                   "an edition that is drawn here: own, modern, parchment, poster, strange1...")
        ->excludes(folder);
    app.add_option("--out", out, "the folder to write to")->required();
    CLI11_PARSE(app, argc, argv);

    const scenes::Art pieces = art.empty() ? scenes::drawnArt(findEdition(edition)) : scenes::readArt(art);
    std::filesystem::create_directories(out);
    for (int i = 0; i < count; ++i) {
        const std::uint64_t own = seed + static_cast<std::uint64_t>(i);
        const scenes::Scene scene =
            scenes::makeScene({kinds.at(kind), levels.at(level), own, shape(readSize(size), own)}, pieces);
        std::array<char, 16> number{};
        std::snprintf(number.data(), number.size(), "%06llu", static_cast<unsigned long long>(own));
        const std::string name = kind + '_' + level + '_' + number.data();
        const std::filesystem::path file = std::filesystem::path(out) / (name + ".jpg");
        scenes::writeJpeg(scene.picture, file, scene.quality);
        std::ofstream truth(std::filesystem::path(out) / (name + ".truth.json"));
        truth << scenes::truthJson(scene.truth, name + ".jpg", scene.picture.cols, scene.picture.rows)
              << '\n';
        if (!truth.flush())
            throw std::runtime_error(out + ": cannot be written");
    }
    return 0;
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
