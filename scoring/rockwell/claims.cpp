// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/claims.h"

#include <algorithm>

namespace scoring::rockwell {

namespace {

struct StockGoal {
    Goal goal{};
    Cubes atLeast;
};

constexpr std::array stockGoals{
    StockGoal{Goal::G1, {{8, 8, 0, 0}}},
    StockGoal{Goal::G3, {{0, 0, 10, 0}}},
    StockGoal{Goal::G5, {{0, 0, 0, 12}}},
    StockGoal{Goal::G7, {{6, 6, 6, 6}}},
};

constexpr int cardsForG2 = 6;
constexpr int crewsForG4 = 3;
constexpr int powerForG4 = 2;
constexpr int crewsForG8 = 2;

bool isLost(const Crew &crew)
{
    return crew.place.spot == Spot::Centre;
}

bool isDeep(const Crew &crew, const Options &options)
{
    if (isLost(crew))
        return options.g6AllowsLost;
    return crew.place.spot != Spot::Entrance && crew.place.layer >= Layer::C;
}

bool crewsFulfil(Goal goal, const std::vector<Crew> &crews, const Options &options)
{
    const auto count = [&](auto holds) {
        return std::ranges::count_if(crews, [&](const Crew &crew) { return !isLost(crew) && holds(crew); });
    };
    switch (goal) {
    case Goal::G4:
        return count([&](const Crew &crew) {
                   return options.g4Exact ? crew.power == powerForG4 : crew.power >= powerForG4;
               }) >= crewsForG4;
    case Goal::G6:
        return std::ranges::all_of(crews, [&](const Crew &crew) { return isDeep(crew, options); });
    case Goal::G8:
        return count([](const Crew &crew) { return crew.power == mostPower; }) >= crewsForG8;
    case Goal::G9:
        return std::ranges::any_of(crews, isLost);
    case Goal::G1:
    case Goal::G2:
    case Goal::G3:
    case Goal::G5:
    case Goal::G7:
        break; // not a matter of crews
    }
    return false;
}

bool endsByGoals(const GoalTiles &goals)
{
    return goals.count() >= goalsForEnd &&
           std::ranges::all_of(goalsNeededForEnd, [&](Goal goal) { return goals[goal] > 0; });
}

} // namespace

bool isBehindScreens(Goal goal)
{
    return std::ranges::find(stockGoals, goal, &StockGoal::goal) != stockGoals.end();
}

std::optional<bool> isFulfilled(Goal goal, const Standing &standing, const Options &options)
{
    const auto stockGoal = std::ranges::find(stockGoals, goal, &StockGoal::goal);
    if (stockGoal != stockGoals.end()) {
        if (!standing.stock)
            return std::nullopt;
        return std::ranges::all_of(resources, [&](Resource resource) {
            return (*standing.stock)[resource] >= stockGoal->atLeast[resource];
        });
    }
    if (goal == Goal::G2)
        return standing.cards ? std::optional(*standing.cards >= cardsForG2) : std::nullopt;
    return standing.crews ? std::optional(crewsFulfil(goal, *standing.crews, options)) : std::nullopt;
}

std::variant<int, Refusal> claim(const std::vector<GoalTiles> &won, Seat seat, Goal goal,
                                 std::optional<bool> fulfilled)
{
    if (won[static_cast<std::size_t>(index(seat))][goal] > 0)
        return Refusal{.code = RefusalCode::HasGoal, .seat = seat, .goal = goal};
    if (fulfilled && !*fulfilled)
        return Refusal{.code = RefusalCode::GoalNotFulfilled, .seat = seat, .goal = goal};
    const auto taken = std::ranges::count_if(won, [=](const GoalTiles &tiles) { return tiles[goal] > 0; });
    // There are as many tiles as players, so one is left for everyone.
    return nextTile(goal, static_cast<int>(won.size()), static_cast<int>(taken)).value();
}

std::vector<Seat> claimOrder(const std::vector<Seat> &fulfilling, std::optional<Seat> active,
                             const std::vector<Seat> &managementOrder)
{
    std::vector<Seat> order;
    const auto fulfils = [&](Seat seat) { return std::ranges::find(fulfilling, seat) != fulfilling.end(); };
    if (active && fulfils(*active))
        order.push_back(*active);
    for (const Seat seat : managementOrder) {
        if (fulfils(seat) && seat != active)
            order.push_back(seat);
    }
    return order;
}

std::vector<EndTrigger> endTriggers(const std::vector<EndStanding> &players)
{
    EndTrigger byCentre{EndReason::Centre, {}};
    EndTrigger byGoals{EndReason::Goals, {}};
    for (std::size_t number = 0; number < players.size(); ++number) {
        const Seat seat{static_cast<int>(number)};
        if (players[number].reachedCentre || players[number].goals[Goal::G9] > 0)
            byCentre.seats.push_back(seat);
        if (endsByGoals(players[number].goals))
            byGoals.seats.push_back(seat);
    }
    std::vector<EndTrigger> triggers;
    if (static_cast<int>(byCentre.seats.size()) >= setupFor(static_cast<int>(players.size())).centreForEnd)
        triggers.push_back(std::move(byCentre));
    if (!byGoals.seats.empty())
        triggers.push_back(std::move(byGoals));
    return triggers;
}

} // namespace scoring::rockwell
