// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/accuracy.h"

#include "companion/scan/photo.h"
#include "tests/vision/measure.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"
#include "vision/scan_json.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <stdexcept>

namespace measure {

namespace {

struct SetFigures {
    Figures read;
    double decodeMs = 0;
    double scanMs = 0;
    Figures recipe; ///< the usual one, on the same photos
    double recipeMs = 0;
    SetFigures &operator+=(const SetFigures &other)
    {
        read += other.read;
        decodeMs += other.decodeMs;
        scanMs += other.scanMs;
        return *this;
    }
};

/// What is wanted of a row.
struct Limits {
    const char *row;
    double exact;  ///< at least so many percent of the photos
    double silent; ///< at most so many percent of the items
};

constexpr std::array limits{Limits{"orders_easy and normal", 97, .2}, Limits{"orders_hard", 65, 2},
                            Limits{"mine_easy and normal", 97, .2}, Limits{"mine_hard", 70, 2}};
constexpr std::array taughtLimits{Limits{"orders_normal", 90, .5}, Limits{"mine_normal", 90, .5}};
constexpr double mostNeedless = 3; // percent of the right items, on normal photos
constexpr int enoughItems = 3000;

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

Figures look(const PhotoSet &set, const PhotoWithTruth &photo, const cv::Mat &pixels, const Looking &looking,
             SetFigures &figures)
{
    if (set.isMine) {
        const vision::MineTruth truth = truthOf(vision::readMineTruth(photo.truth), photo.name);
        return ofMine(truth, timed(figures.scanMs,
                                   [&] { return readMine(pixels, looking.profile.mine, looking.care); }));
    }
    const vision::OrdersTruth truth = truthOf(vision::readOrdersTruth(photo.truth), photo.name);
    if (looking.recipe)
        figures.recipe +=
            ofOrders(truth, timed(figures.recipeMs, [&] { return looking.recipe->find(pixels); }));
    return ofOrders(truth, timed(figures.scanMs,
                                 [&] { return findOrders(pixels, looking.profile.orders, looking.care); }));
}

SetFigures measured(const PhotoSet &set, const Looking &looking)
{
    SetFigures figures;
    for (std::size_t number = 0; number < set.size; ++number) {
        const PhotoWithTruth photo = set.photo(number);
        const companion::Photo decoded = timed(figures.decodeMs, [&] {
            return companion::decodePhoto(photo.file, QString::fromStdString(photo.name));
        });
        if (!decoded.trouble.isEmpty())
            throw std::runtime_error(decoded.trouble.toStdString());
        const Figures one = look(set, photo, decoded.pixels(), looking, figures);
        if (looking.each &&
            (one.exact == 0 || one.silent > 0 || (one.items == 0 && one.inventedAsking > 0))) {
            std::printf("  %s:", photo.name.c_str());
            for (const auto &[pair, times] : one.confused)
                std::printf(" [%s: %s]", pair.first.c_str(), pair.second.c_str());
            std::printf("%s\n", one.confused.empty() ? " [asks about nothing]" : "");
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
    if (read.items == 0) { // no share of nothing
        std::printf(
            "%-24s %6d   nothing is there; invented: %d unflagged (in %d photos: %.1f %% (< %.1f %%)), "
            "%d flagged %9.2f\n",
            name.c_str(), read.photos, read.invented, read.photosInvented,
            percent(read.photosInvented, read.photos), 100 * upperBound(read.photosInvented, read.photos),
            read.inventedAsking, timesDecode);
    } else {
        std::printf("%-24s %6d %6.1f %% (> %5.1f %%) %6d %6.2f %% (< %5.2f %%) %6.2f %% (< %5.2f %%) %9.2f\n",
                    name.c_str(), read.photos, percent(read.exact, read.photos),
                    100 * lowerBound(read.exact, read.photos), read.items, percent(read.silent, read.items),
                    100 * upperBound(read.silent, read.items), percent(read.needless, read.right),
                    100 * upperBound(read.needless, read.right), timesDecode);
    }
    std::fflush(stdout);
}

void print(const std::string &name, const SetFigures &figures)
{
    print(name, figures.read, 1 + figures.scanMs / figures.decodeMs);
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

using Rows = std::map<std::string, SetFigures>;

void say(bool isMet, bool isEnough, const std::string &what)
{
    std::printf("  %s%s: %s\n", isMet ? "met" : "NOT MET", isEnough ? "" : " (too few items to tell)",
                what.c_str());
}

void compare(const Limits &wanted, const Figures &read)
{
    const double exact = percent(read.exact, read.photos);
    const double silent = percent(read.silent, read.items);
    std::array<char, 200> text{};
    std::snprintf(text.data(), text.size(), "%s: exact %.1f %%, at least %.0f; silent %.2f %%, at most %.1f",
                  wanted.row, exact, wanted.exact, silent, wanted.silent);
    say(exact >= wanted.exact && silent <= wanted.silent, read.items >= enoughItems, text.data());
}

void compareWithLimits(const Rows &rows, bool isTaught)
{
    std::printf("beside what is wanted, of %d items a row:\n", enoughItems);
    const std::span<const Limits> wanted =
        isTaught ? std::span<const Limits>(taughtLimits) : std::span<const Limits>(limits);
    for (const Limits &limit : wanted) {
        if (const auto row = rows.find(limit.row); row != rows.end() && row->second.read.items > 0)
            compare(limit, row->second.read);
    }
    for (const auto &[name, row] : rows) {
        const Figures &read = row.read;
        if (read.items == 0) {
            say(read.invented == 0, true,
                name + ": nothing found unflagged in " + std::to_string(read.photos) + " photos");
        } else if (name.ends_with("_normal")) {
            std::array<char, 100> text{};
            std::snprintf(text.data(), text.size(), ": flagged needlessly %.2f %%, at most %.0f",
                          percent(read.needless, read.right), mostNeedless);
            say(percent(read.needless, read.right) <= mostNeedless, read.items >= enoughItems,
                name + text.data());
        }
    }
}

// Easy and normal photos of a kind, where there are both.
void addJoined(Rows &rows)
{
    Rows joined;
    for (const auto &[name, figures] : rows) {
        constexpr std::string_view ending = "_easy";
        if (!name.ends_with(ending))
            continue;
        const std::string kind = name.substr(0, name.size() - ending.size());
        const auto normal = rows.find(kind + "_normal");
        if (normal == rows.end())
            continue;
        SetFigures both = figures;
        both += normal->second;
        print(kind + "_easy and normal", both);
        joined[kind + "_easy and normal"] = both;
    }
    rows.merge(joined);
}

} // namespace

void printAccuracy(const std::vector<PhotoSet> &sets, const Looking &looking)
{
    std::printf("%-24s %6s %8s %11s %6s %8s %11s %8s %11s %9s\n", "", "photos", "exact", "", "items",
                "silent", "", "needless", "", "x decode");
    Rows rows;
    Figures all;
    for (const PhotoSet &set : sets) {
        const SetFigures figures = measured(set, looking);
        print(set.name, figures);
        if (figures.recipe.items > 0)
            print("  the usual recipe", figures.recipe, 1 + figures.recipeMs / figures.decodeMs);
        rows[set.name] += figures;
        all += figures.read;
    }
    addJoined(rows);
    printConfusions(all);
    if (all.counted > 0)
        std::printf(
            "cubes in the cage and in storage: of %d mines %d counted right, %d ask, %d wrong in silence\n",
            all.counted, all.countedRight, all.countedUnsure, all.countedSilent);
    compareWithLimits(rows, looking.isTaught);
}

} // namespace measure
