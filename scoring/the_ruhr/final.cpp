// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/final.h"

#include "scoring/majority.h"

#include <algorithm>
#include <numeric>

namespace scoring::the_ruhr {

namespace {

Line makeLine(std::string_view name, const FinalState &state, auto awardOf)
{
    Line line{0, name, {}};
    line.awards.reserve(state.size());
    for (const FinalHoldings &player : state)
        line.awards.push_back(awardOf(player));
    return line;
}

Award counted(int count, int points)
{
    return {.count = count, .points = points};
}

// One point of the count for each place that is taken; the bonus comes with the last one.
Award setOf(std::size_t places, auto isTaken, std::size_t needed, int bonus)
{
    Award award;
    for (std::size_t place = 0; place < places; ++place) {
        if (isTaken(place))
            award.pieces.push_back({static_cast<std::uint8_t>(place), 1});
    }
    award.count = static_cast<int>(award.pieces.size());
    award.points = award.pieces.size() == needed ? bonus : 0;
    return award;
}

Line cityGroupLine(std::string_view name, const FinalState &state, CityGroup group)
{
    const auto needed = static_cast<std::size_t>(std::ranges::count(cities, group, groupOf));
    return makeLine(name, state, [&](const FinalHoldings &player) {
        const auto isTaken = [&](std::size_t city) {
            return player.cities[city] && groupOf(cities[city]) == group;
        };
        return setOf(cityCount, isTaken, needed, pointsForAGroupOfCities);
    });
}

Line allCitiesLine(const FinalState &state)
{
    return makeLine("allCities", state, [](const FinalHoldings &player) {
        return setOf(
            cityCount, [&](std::size_t city) { return player.cities[city]; }, cityCount, pointsForAllCities);
    });
}

Line allDumpsLine(const FinalState &state)
{
    return makeLine("allDumps", state, [](const FinalHoldings &player) {
        return setOf(
            dumpCount, [&](std::size_t dump) { return player.dumps[dump] > 0; }, dumpCount,
            pointsForAllDumps);
    });
}

Line dumpMajoritiesLine(const FinalState &state)
{
    Line line{0, "dumpMajorities", std::vector<Award>(state.size())};
    for (const Dump dump : dumps) {
        const std::vector<Award> majority = dumpMajority(state, dump);
        for (std::size_t seat = 0; seat < state.size(); ++seat) {
            if (majority[seat].points == 0)
                continue;
            ++line.awards[seat].count;
            line.awards[seat].points += majority[seat].points;
            line.awards[seat].pieces.push_back({static_cast<std::uint8_t>(dump), 1});
        }
    }
    return line;
}

Award ruhrBarge(const FinalHoldings &player)
{
    if (!player.tokens.has(Token::RuhrBarge))
        return {};
    return counted(1, player.bargeAt == SalePlace::Ruhrort ? pointsForABargeInRuhrort
                                                           : pointsForABargeElsewhere);
}

Award mayor(const FinalHoldings &player)
{
    if (!player.tokens.has(Token::Mayor))
        return {};
    return counted(player.thalers, player.loans > 0 ? 0 : player.thalers);
}

Award railway(const FinalHoldings &player)
{
    if (!player.tokens.has(Token::Railway))
        return {};
    const auto isTaken = [&](std::size_t city) { return player.cities[city]; };
    Award award = setOf(cityCount, isTaken, cityCount, 0);
    award.points = award.count;
    return award;
}

} // namespace

int warehouses(const FinalHoldings &player)
{
    return player.supply + player.storageLock + player.storageMark + player.loans + player.ruhrort +
           citiesWithWarehouse(player) + std::accumulate(player.dumps.begin(), player.dumps.end(), 0);
}

int citiesWithWarehouse(const FinalHoldings &player)
{
    return static_cast<int>(std::ranges::count(player.cities, true));
}

std::vector<Award> dumpMajority(const FinalState &state, Dump dump)
{
    std::vector<Award> awards;
    for (const FinalHoldings &player : state)
        awards.push_back({.count = player.dumps[at(dump)]});
    awards = scoreMajority(std::move(awards), {{pointsForMostOnADump, 0, 0}});
    for (Award &award : awards) {
        if (award.reason == Reason::TiedFirst)
            award.points = 0;
    }
    return awards;
}

std::vector<Line> finalLines(const FinalState &state)
{
    std::vector<Line> lines;
    lines.push_back(makeLine("vpTrack", state, [](const FinalHoldings &player) {
        return counted(player.vpTrack, player.vpTrack);
    }));
    lines.push_back(cityGroupLine("essenCities", state, CityGroup::Essen));
    lines.push_back(cityGroupLine("markCities", state, CityGroup::Mark));
    lines.push_back(allCitiesLine(state));
    lines.push_back(allDumpsLine(state));
    lines.push_back(dumpMajoritiesLine(state));
    lines.push_back(makeLine("ruhrBarge", state, ruhrBarge));
    lines.push_back(makeLine("mayor", state, mayor));
    lines.push_back(makeLine("railway", state, railway));
    lines.push_back(makeLine("loans", state, [](const FinalHoldings &player) {
        return counted(player.loans, player.loans * pointsPerLoan);
    }));
    return lines;
}

} // namespace scoring::the_ruhr
