// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast scoring is. Machines differ and are noisy, so what counts are the ratios at the end, within one
// run.

#include "scoring/coal_baron/correction.h"
#include "scoring/coal_baron/prospects.h"
#include "scoring/record_json.h"
#include "tests/coal_baron_play.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <map>
#include <string>

#include <unistd.h>

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

constexpr std::size_t eventsOfAGame = 400;

// A whole evening for four in which a lot happens.
const play::PlayedGame &playedGame()
{
    static const play::PlayedGame played = [] {
        for (unsigned seed = 1;; ++seed) {
            play::PlayedGame game = play::RandomPlay(seed).wholeGame(mostPlayers);
            if (game.events.size() >= eventsOfAGame)
                return game;
        }
    }();
    return played;
}

std::string recordText()
{
    Record record;
    record.game = GameKind::CoalBaron;
    record.played = "2026-05-01T19:30:00+02:00";
    record.players = {
        {"Anna", "red", ""}, {"Béla", "blue", ""}, {"Cili", "green", ""}, {"Dani", "purple", ""}};
    record.part = gameOf(playedGame().table);
    return writeRecord(record).dump(2);
}

void parseJson(benchmark::State &state)
{
    const std::string text = recordText();
    for (auto _ : state)
        benchmark::DoNotOptimize(nlohmann::json::parse(text));
}
BENCHMARK(parseJson);

void readWholeRecord(benchmark::State &state)
{
    const std::string text = recordText();
    for (auto _ : state)
        benchmark::DoNotOptimize(readRecord(text));
}
BENCHMARK(readWholeRecord);

void scoreGame(benchmark::State &state)
{
    const Game game = gameOf(playedGame().table);
    for (auto _ : state)
        benchmark::DoNotOptimize(score(game));
}
BENCHMARK(scoreGame);

void evaluateThirdShift(benchmark::State &state)
{
    const Game game = gameOf(playedGame().table);
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluateShift(3, game.shifts[2], game.shifts[1], game.options));
}
BENCHMARK(evaluateThirdShift);

// As it is stored: every event an entry of the log.
std::vector<LogEntry> logOf(std::span<const Event> events)
{
    std::vector<LogEntry> log;
    for (const Event &event : events)
        log.push_back({{{1, log.size() + 1}, LogAct::Happened, std::nullopt}, event});
    return log;
}

void foldLog(benchmark::State &state)
{
    const std::vector<Event> &events = playedGame().events;
    const std::vector<LogEntry> log = logOf(std::span(events).first(eventsOfAGame));
    for (auto _ : state)
        benchmark::DoNotOptimize(fold(log));
    state.counters["events"] = static_cast<double>(log.size());
}
BENCHMARK(foldLog);

void findProspects(benchmark::State &state)
{
    const std::vector<Event> &events = playedGame().events;
    const Folded folded = fold(std::span(events).first(events.size() - 2)); // the third shift is about to end
    for (auto _ : state)
        benchmark::DoNotOptimize(prospects(folded.table));
}
BENCHMARK(findProspects);

class RatioReporter : public benchmark::ConsoleReporter
{
public:
    RatioReporter()
        : ConsoleReporter(isatty(STDOUT_FILENO) == 1 ? OO_Defaults : OO_Tabular)
    {
    }

    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs)
            m_times[run.benchmark_name()] = run.GetAdjustedCPUTime();
        ConsoleReporter::ReportRuns(runs);
    }

    void Finalize() override
    {
        ratio("scoring a game with all explanations / parsing its JSON", "scoreGame", "parseJson", 1);
        ratio("folding 400 events / scoring one game", "foldLog", "scoreGame", 20);
        ratio("folding 400 events / evaluating one third shift", "foldLog", "evaluateThirdShift", 20);
    }

private:
    void ratio(const char *what, const char *above, const char *below, double most)
    {
        if (m_times.count(above) && m_times.count(below))
            std::printf("%-56s %6.2f  (at most %.0f)\n", what, m_times[above] / m_times[below], most);
    }

    std::map<std::string, double> m_times;
};

} // namespace

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    return 0;
}
