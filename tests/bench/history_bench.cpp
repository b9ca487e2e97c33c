// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the history behaves as it grows. Everything is a ratio within one run: machines differ, and are noisy.
#include "evenings.h"

#include "db/leaderboard.h"
#include "db/query.h"
#include "db/standings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>

namespace {

using Clock = std::chrono::steady_clock;
using bench::add;
using bench::Evenings;
using bench::people;
using db::Json;
using Milliseconds = std::chrono::duration<double, std::milli>;

template <typename Work>
double milliseconds(const Work &work)
{
    const Clock::time_point start = Clock::now();
    work();
    return Milliseconds(Clock::now() - start).count();
}

double median(std::vector<double> took)
{
    const auto middle = took.begin() + static_cast<std::ptrdiff_t>(took.size() / 2);
    std::ranges::nth_element(took, middle);
    return *middle;
}

template <typename Work>
double median(int times, const Work &work)
{
    std::vector<double> took;
    for (int time = 0; time < times; ++time)
        took.push_back(milliseconds(work));
    return median(std::move(took));
}

long residentMegabytes()
{
    std::ifstream status("/proc/self/statm");
    long pages = 0;
    status >> pages >> pages;
    return pages * 4 / 1024;
}

struct Figures {
    double scan = 0.0;
    std::array<double, 5> leaderboards{};
    double chosen = 0.0;
    double bareCommit = 0.0;
    double addNewest = 0.0;
    double opening = 0.0;
    long memory = 0;
    std::uintmax_t bytes = 0;
};

constexpr std::array names{"leaderboard of all", "of a group", "of a game", "of a year", "of four players"};

Figures measure(const std::filesystem::path &file, Evenings &evenings)
{
    Figures figures;
    db::Store store(file);
    figures.scan = median(15, [&] {
        db::Query scan(store, "SELECT count(*), sum(total) FROM result");
        scan.next();
    });
    db::Query first(store, "SELECT number FROM player_group LIMIT 1");
    first.next();
    const std::array<db::Choice, 5> choices{{{},
                                             {.group = first.whole(0)},
                                             {.game = scoring::GameKind::CoalBaron},
                                             {.year = 2010},
                                             {.players = 4}}};
    for (std::size_t choice = 0; choice < choices.size(); ++choice)
        figures.leaderboards[choice] = median(15, [&] { db::leaderboard(store, choices[choice]); });
    const db::Choice arbitrary{.since = scoring::parsePlayed("2010-01-02T03:00:00Z")};
    figures.chosen = median(3, [&] { db::leaderboard(store, arbitrary); });
    db::Query(store, "CREATE TABLE IF NOT EXISTS bare (number INTEGER PRIMARY KEY)").run();
    // Turn about, because a disk has its moods.
    std::vector<double> bare;
    std::vector<double> added;
    for (int game = 0; game < 101; ++game) {
        Json document = evenings.next();
        auto record = std::get<scoring::Record>(scoring::readRecordDocument(document));
        bare.push_back(milliseconds([&] {
            db::Change change(store);
            db::Query(store, "INSERT INTO bare DEFAULT VALUES").run();
            change.commit();
        }));
        added.push_back(milliseconds([&] {
            db::Change change(store);
            db::addRecord(store, std::move(record), std::move(document));
            db::refreshStandings(store);
            change.commit();
        }));
    }
    figures.bareCommit = median(std::move(bare));
    figures.addNewest = median(std::move(added));
    figures.opening = median(15, [&] { const db::Store again(file); });
    figures.memory = residentMegabytes();
    figures.bytes = std::filesystem::file_size(file);
    return figures;
}

} // namespace

int main(int argumentCount, char **arguments)
{
    const int most = argumentCount > 1 ? std::atoi(arguments[1]) : 100'000;
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "steiger-history-bench";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    std::optional<Figures> small;
    for (int games = 1000; games <= most; games *= 10) {
        const std::filesystem::path file = folder / (std::to_string(games) + ".db");
        Evenings evenings;
        const Clock::time_point start = Clock::now();
        {
            db::Store store(file);
            db::Change change(store);
            for (int game = 0; game < games; ++game)
                add(store, evenings.next());
            db::refreshStandings(store);
            change.commit();
        }
        const double filling = Milliseconds(Clock::now() - start).count();
        const Figures now = measure(file, evenings);
        if (!small)
            small = now;
        std::printf("\n%d games, %d players, %.1f MB\n", games, people, static_cast<double>(now.bytes) / 1e6);
        std::printf("  %-42s %8.3f ms\n", "one bare scan: count(*), sum(total)", now.scan);
        for (std::size_t name = 0; name < names.size(); ++name)
            std::printf("  %-42s %8.3f ms  = %5.2f scans (at most 1)\n", names[name], now.leaderboards[name],
                        now.leaderboards[name] / now.scan);
        std::printf("  %-42s %8.3f ms  = %5.2f scans\n", "leaderboard of arbitrary dates", now.chosen,
                    now.chosen / now.scan);
        std::printf("  %-42s %8.3f ms\n", "one bare synced commit", now.bareCommit);
        std::printf("  %-42s %8.3f ms  = %5.2f commits (at most 3)\n", "adding the newest game",
                    now.addNewest, now.addNewest / now.bareCommit);
        std::printf("  %-42s %8.3f ms  = %5.2f of 1000 games (at most 1)\n", "opening the store", now.opening,
                    now.opening / small->opening);
        std::printf("  %-42s %8ld MB  = %5.2f of 1000 games\n", "memory", now.memory,
                    static_cast<double>(now.memory) / static_cast<double>(small->memory));
        std::printf("  %-42s %8.3f ms\n", "each game of filling the store at once", filling / games);
    }
    std::filesystem::remove_all(folder);
}
