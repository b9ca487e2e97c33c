// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How well and how fast photos are read: ./dev bench vision. Times are told by the bare decoding of the same
// JPEG in the same run.
#include "tests/vision/accuracy.h"
#include "tests/vision/orb_recipe.h"
#include "tests/vision/photo_set.h"
#include "tests/vision/scan_times.h"
#include "tests/vision/taught_profile.h"

#include "companion/scan/profile_file.h"

#include <CLI/CLI.hpp>

#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace {

constexpr std::uint64_t firstLesson = 900'000; // far from what is measured

// Those whose names begin so; with an edition that was taught, the normal ones.
std::vector<measure::PhotoSet> chosen(std::vector<measure::PhotoSet> sets,
                                      const std::vector<std::string> &only, bool isTaught)
{
    std::erase_if(sets, [&](const measure::PhotoSet &set) {
        const auto isIt = [&](const std::string &name) { return set.name.starts_with(name); };
        return only.empty() ? isTaught && !set.name.ends_with("_normal") : std::ranges::none_of(only, isIt);
    });
    return sets;
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
    bool accuracyOnly = false;
    std::vector<std::string> only;
    std::size_t lessons = 0;
    std::uint64_t lessonSeed = firstLesson;
    app.add_option("--photos", photos, "A folder of photos with truth (else scenes are rendered)")
        ->check(CLI::ExistingDirectory);
    app.add_option("--art", art, "A folder with the sheets of an edition")->check(CLI::ExistingDirectory);
    app.add_option("--edition", edition, "An edition that is drawn here: own, modern, parchment, poster");
    auto *profileOption = app.add_option("--profile", profileFile, "What was taught about another edition");
    profileOption->check(CLI::ExistingFile);
    app.add_option("--teach", lessons,
                   "Teaches the edition first, from so many photos of orders and as many of mines, then "
                   "measures normal ones")
        ->check(CLI::PositiveNumber)
        ->excludes(profileOption);
    app.add_option("--teach-seed", lessonSeed, "Of the first scene that teaches");
    app.add_option("--only", only, "Only sets whose names begin so: orders_hard, mine, nothing");
    app.add_option("--count", count, "Scenes of each kind")->check(CLI::PositiveNumber);
    app.add_option("--seed", seed, "Of the first scene");
    app.add_flag("--each", each, "Names every photo that was not read exactly");
    app.add_flag("--frames", frames, "As frames of a film, 1280 x 720");
    app.add_flag("--speed-only", speedOnly, "Only how long it takes and how much memory");
    app.add_flag("--accuracy-only", accuracyOnly, "Only how well photos are read, without the usual recipe");
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
    const cv::Size size = frames ? cv::Size(1280, 720) : cv::Size(1600, 1200);
    if (lessons > 0)
        profile = measure::taughtProfile(pieces, lessons, lessonSeed, {1600, 1200});
    // Other photos can be compared with the recipe only where the cards in them are at hand.
    const bool comparable = !accuracyOnly && (photos.empty() || !art.empty());
    if (!speedOnly)
        measure::printAccuracy(
            chosen(photos.empty() ? measure::rendered(pieces, count, seed, size) : measure::photosIn(photos),
                   only, lessons > 0),
            {.profile = profile,
             .recipe = comparable ? &recipe : nullptr,
             .care = frames ? vision::Care::OfAFrame : vision::Care::OfAPhoto,
             .each = each,
             .isTaught = lessons > 0});
    if (photos.empty() && !accuracyOnly && only.empty() && lessons == 0)
        measure::printTimes(pieces, profile, recipe, count, seed);
    return 0;
} catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
