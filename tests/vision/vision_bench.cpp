// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How well and how fast photos are read: ./dev bench vision. Times are told by the bare decoding of the same
// JPEG in the same run.
#include "tests/vision/measure.h"
#include "tests/vision/orb_recipe.h"
#include "tests/vision/photo_set.h"
#include "tests/vision/scan_times.h"

#include "companion/scan/photo.h"
#include "companion/scan/profile_file.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"
#include "vision/scan_json.h"

#include <CLI/CLI.hpp>

#include <QElapsedTimer>
#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace {

using measure::Figures;
using measure::PhotoSet;
using measure::PhotoWithTruth;

struct SetFigures {
    Figures read;
    double decodeMs = 0;
    double scanMs = 0;
    Figures recipe; ///< the usual one, on the same photos
    double recipeMs = 0;
};

// Adds how long the work took.
template <typename Work>
auto timed(double &ms, Work work)
{
    QElapsedTimer timer;
    timer.start();
    auto result = work();
    ms += static_cast<double>(timer.nsecsElapsed()) / 1e6;
    return result;
}

template <typename Truth>
Truth truthOf(std::variant<Truth, std::vector<scoring::Fault>> read, const std::string &name)
{
    if (!std::holds_alternative<Truth>(read))
        throw std::runtime_error(name + ": its truth is not one");
    return std::get<Truth>(std::move(read));
}

Figures look(const PhotoSet &set, const PhotoWithTruth &photo, const cv::Mat &pixels,
             const vision::Profile &profile, const orb::Recipe *recipe, vision::Care care,
             SetFigures &figures)
{
    if (set.isMine()) {
        const vision::MineTruth truth = truthOf(vision::readMineTruth(photo.truth), photo.name);
        return measure::ofMine(truth,
                               timed(figures.scanMs, [&] { return readMine(pixels, profile.mine, care); }));
    }
    const vision::OrdersTruth truth = truthOf(vision::readOrdersTruth(photo.truth), photo.name);
    if (recipe)
        figures.recipe +=
            measure::ofOrders(truth, timed(figures.recipeMs, [&] { return recipe->find(pixels); }));
    return measure::ofOrders(truth,
                             timed(figures.scanMs, [&] { return findOrders(pixels, profile.orders, care); }));
}

SetFigures measured(const PhotoSet &set, const vision::Profile &profile, const orb::Recipe *recipe,
                    vision::Care care, bool each)
{
    SetFigures figures;
    for (std::size_t number = 0; number < set.size; ++number) {
        const PhotoWithTruth photo = set.photo(number);
        const companion::Photo decoded = timed(figures.decodeMs, [&] {
            return companion::decodePhoto(photo.file, QString::fromStdString(photo.name));
        });
        if (!decoded.trouble.isEmpty())
            throw std::runtime_error(decoded.trouble.toStdString());
        const Figures one = look(set, photo, decoded.pixels(), profile, recipe, care, figures);
        if (each && (one.exact == 0 || one.silent > 0)) {
            std::printf("  %s:", photo.name.c_str());
            for (const auto &[pair, times] : one.confused)
                std::printf(" [%s: %s]", pair.first.c_str(), pair.second.c_str());
            std::printf("\n");
        }
        figures.read += one;
    }
    return figures;
}

double percent(int part, int of)
{
    return of > 0 ? 100.0 * part / of : 0;
}

void print(const std::string &name, const Figures &read, double timesDecode)
{
    std::printf("%-22s %6d %7.1f %% %7d %7.2f %% (< %.2f %%) %7.2f %% %9.2f\n", name.c_str(), read.photos,
                percent(read.exact, read.photos), read.items, percent(read.silent, read.items),
                100 * measure::upperBound(read.silent, std::max(read.items, 1)),
                percent(read.needless, read.right), timesDecode);
    std::fflush(stdout);
}

void printConfusions(const Figures &figures)
{
    std::vector<std::pair<std::pair<std::string, std::string>, int>> pairs(figures.confused.begin(),
                                                                           figures.confused.end());
    std::ranges::stable_sort(pairs, std::greater(), [](const auto &pair) { return pair.second; });
    constexpr std::size_t most = 12;
    for (std::size_t number = 0; number < std::min(most, pairs.size()); ++number)
        std::printf("  %3d x %s, said: %s\n", pairs[number].second, pairs[number].first.first.c_str(),
                    pairs[number].first.second.c_str());
}

void printAccuracy(const std::vector<PhotoSet> &sets, const vision::Profile &profile,
                   const orb::Recipe *recipe, vision::Care care, bool each)
{
    std::printf("%-22s %6s %9s %7s %9s %12s %9s %9s\n", "", "photos", "exact", "items", "silent", "",
                "needless", "x decode");
    Figures all;
    for (const PhotoSet &set : sets) {
        const SetFigures figures = measured(set, profile, recipe, care, each);
        print(set.name, figures.read, 1 + figures.scanMs / figures.decodeMs);
        if (figures.recipe.items > 0)
            print("  the usual recipe", figures.recipe, 1 + figures.recipeMs / figures.decodeMs);
        all += figures.read;
    }
    printConfusions(all);
    if (all.counted > 0)
        std::printf(
            "cubes in the cage and in storage: of %d mines %d counted right, %d ask, %d wrong in silence\n",
            all.counted, all.countedRight, all.countedUnsure, all.countedSilent);
}

} // namespace

int main(int argc, char **argv)
try {
    qputenv("QT_QPA_PLATFORM", "offscreen"); // editions are drawn with letters
    const QGuiApplication application(argc, argv);
    CLI::App app{"How well and how fast photos are read."};
    std::string photos;
    std::string art;
    std::string edition = "own";
    std::string profileFile;
    std::size_t count = 40;
    std::uint64_t seed = 50'000;
    bool each = false;
    bool frames = false;
    bool speedOnly = false;
    app.add_option("--photos", photos, "A folder of photos with truth (else scenes are rendered)")
        ->check(CLI::ExistingDirectory);
    app.add_option("--art", art, "A folder with the sheets of an edition")->check(CLI::ExistingDirectory);
    app.add_option("--edition", edition, "An edition that is drawn here: own, modern, parchment, poster");
    app.add_option("--profile", profileFile, "What was taught about another edition")
        ->check(CLI::ExistingFile);
    app.add_option("--count", count, "Scenes of each kind")->check(CLI::PositiveNumber);
    app.add_option("--seed", seed, "Of the first scene");
    app.add_flag("--each", each, "Names every photo that was not read exactly");
    app.add_flag("--frames", frames, "As frames of a film, 1280 x 720");
    app.add_flag("--speed-only", speedOnly, "Only how long it takes and how much memory");
    CLI11_PARSE(app, argc, argv);

    vision::Profile profile = companion::builtInProfile();
    if (!profileFile.empty()) {
        const companion::ProfileFile file = companion::readProfileFile(profileFile);
        if (!file.profile)
            throw std::runtime_error(file.trouble.toStdString());
        profile = *file.profile;
    }
    const art::Edition *drawn = art::findEdition(edition);
    if (!drawn)
        throw std::runtime_error("There is no edition \"" + edition + "\".");
    const scenes::Art pieces = art.empty() ? scenes::drawnArt(*drawn) : scenes::readArt(art);
    const orb::Recipe recipe(pieces.orders);
    // Other photos can be compared with the recipe only where the cards in them are at hand.
    const cv::Size size = frames ? cv::Size(1280, 720) : cv::Size(1600, 1200);
    const bool comparable = photos.empty() || !art.empty();
    if (!speedOnly)
        printAccuracy(photos.empty() ? measure::rendered(pieces, count, seed, size)
                                     : measure::photosIn(photos),
                      profile, comparable ? &recipe : nullptr,
                      frames ? vision::Care::OfAFrame : vision::Care::OfAPhoto, each);
    if (photos.empty())
        measure::printTimes(pieces, profile, recipe, count, seed);
    return 0;
} catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
