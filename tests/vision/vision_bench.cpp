// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How well and how fast photos are read: ./dev bench vision. Times are told by the bare decoding of the same
// JPEG in the same run.
#include "tests/vision/measure.h"
#include "tests/vision/photo_set.h"

#include "companion/scan/photo.h"
#include "companion/scan/profile_file.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"
#include "vision/scan_json.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace {

using measure::Figures;

struct SetFigures {
    Figures read;
    double decodeMs = 0;
    double scanMs = 0;
};

QByteArray bytesOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(path.string() + ": cannot be read");
    return file.readAll();
}

template <typename Truth>
Truth truthOf(std::variant<Truth, std::vector<scoring::Fault>> read, const std::filesystem::path &path)
{
    if (!std::holds_alternative<Truth>(read))
        throw std::runtime_error(path.string() + ": its truth is not one");
    return std::get<Truth>(std::move(read));
}

Figures look(const std::filesystem::path &path, const cv::Mat &pixels, const vision::Profile &profile,
             double &ms)
{
    const std::string text = bytesOf(measure::truthBeside(path)).toStdString();
    QElapsedTimer timer;
    if (path.stem().string().starts_with("mine")) {
        const vision::MineTruth truth = truthOf(vision::readMineTruth(text), path);
        timer.start();
        const vision::MineSeen seen = vision::readMine(pixels, profile.mine);
        ms += static_cast<double>(timer.nsecsElapsed()) / 1e6;
        return measure::ofMine(truth, seen);
    }
    const vision::OrdersTruth truth = truthOf(vision::readOrdersTruth(text), path);
    timer.start();
    const std::vector<vision::OrderSeen> seen = vision::findOrders(pixels, profile.orders);
    ms += static_cast<double>(timer.nsecsElapsed()) / 1e6;
    return measure::ofOrders(truth, seen);
}

SetFigures measured(const std::vector<std::filesystem::path> &photos, const vision::Profile &profile,
                    bool each)
{
    SetFigures figures;
    for (const std::filesystem::path &path : photos) {
        const QByteArray bytes = bytesOf(path);
        QElapsedTimer timer;
        timer.start();
        const companion::Photo photo = companion::decodePhoto(bytes, QString::fromStdString(path));
        figures.decodeMs += static_cast<double>(timer.nsecsElapsed()) / 1e6;
        if (!photo.trouble.isEmpty())
            throw std::runtime_error(photo.trouble.toStdString());
        const Figures one = look(path, photo.pixels(), profile, figures.scanMs);
        if (each && (one.exact == 0 || one.silent > 0)) {
            std::printf("  %s:", path.stem().c_str());
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

void print(const std::string &name, const SetFigures &set)
{
    const Figures &read = set.read;
    std::printf("%-16s %6d %7.1f %% %7d %7.2f %% (< %.2f %%) %7.2f %% %9.2f\n", name.c_str(), read.photos,
                percent(read.exact, read.photos), read.items, percent(read.silent, read.items),
                100 * measure::upperBound(read.silent, std::max(read.items, 1)),
                percent(read.needless, read.right), (set.decodeMs + set.scanMs) / set.decodeMs);
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

} // namespace

int main(int argc, char **argv)
try {
    const QCoreApplication application(argc, argv);
    CLI::App app{"How well and how fast photos are read."};
    std::string photos;
    std::string profileFile;
    bool each = false;
    app.add_option("--photos", photos, "A folder of photos with truth")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--profile", profileFile, "Another edition than the built-in ones")
        ->check(CLI::ExistingFile);
    app.add_flag("--each", each, "Names every photo that was not read exactly");
    CLI11_PARSE(app, argc, argv);

    vision::Profile profile = companion::builtInProfile();
    if (!profileFile.empty()) {
        const companion::ProfileFile file = companion::readProfileFile(profileFile);
        if (!file.profile)
            throw std::runtime_error(file.trouble.toStdString());
        profile = *file.profile;
    }
    std::printf("%-16s %6s %9s %7s %9s %12s %9s %9s\n", "", "photos", "exact", "items", "silent", "",
                "needless", "x decode");
    Figures all;
    for (const auto &[name, paths] : measure::photoSets(photos)) {
        const SetFigures set = measured(paths, profile, each);
        print(name, set);
        all += set.read;
    }
    printConfusions(all);
    return 0;
} catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
