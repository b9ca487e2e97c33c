// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/table_rules.h"

#include <algorithm>

namespace scoring::rockwell {

namespace {

// What may happen while a tile waits to be read or extracted.
template <typename Happened>
constexpr bool fitsAnExtraction =
    std::is_same_v<Happened, RequirementRead> || std::is_same_v<Happened, Extracted> ||
    std::is_same_v<Happened, GoalClaimed> || std::is_same_v<Happened, ScreenCounted> ||
    std::is_same_v<Happened, PricesRead> || std::is_same_v<Happened, SpacesRead> ||
    std::is_same_v<Happened, GameStarted>;

// What leaves the moment as it is: whoever may take a goal may still take it.
template <typename Happened>
constexpr bool goesWithTheMoment =
    std::is_same_v<Happened, GoalClaimed> || std::is_same_v<Happened, ScreenCounted> ||
    std::is_same_v<Happened, RequirementRead> || std::is_same_v<Happened, PricesRead> ||
    std::is_same_v<Happened, SpacesRead> || std::is_same_v<Happened, Extracted> ||
    std::is_same_v<Happened, ShaftPaid>; // these say it themselves

template <typename Happened>
std::optional<Refusal> happen(Table &table, const Happened &event)
{
    if constexpr (requires { event.seat; }) {
        if (!rules::isSeat(table, event.seat))
            return Refusal{.code = RefusalCode::NoSuchSeat, .seat = event.seat};
    }
    if constexpr (!fitsAnExtraction<Happened>) {
        if (!tilesUnread(table).empty())
            return Refusal{.code = RefusalCode::RequirementUnknown};
        if (!tilesDue(table).empty())
            return Refusal{.code = RefusalCode::ExtractionDue};
    }
    auto refusal = rules::on(table, event);
    if constexpr (!goesWithTheMoment<Happened>) {
        if (!refusal)
            table.severalGot = false;
    }
    return refusal;
}

Standing standingOf(const Table &table, Seat seat)
{
    const Player &player = table.player(seat);
    Standing standing;
    if (table.tracking.screens)
        standing.stock = player.purse.cubes;
    if (table.tracking.mine) {
        standing.cards = player.cards;
        standing.crews = crewsOf(table, seat);
    }
    return standing;
}

// Which crew it moves decides which tiles matter.
void askForTheRobot(const Table &table, std::vector<Question> &asked)
{
    const RobotCrewChoice choice = robotCrew(table);
    if (choice.reason == RobotReason::PlayerChooses) {
        asked.push_back({QuestionKind::RobotCrew, {}});
        return;
    }
    for (const int crew : choice.crews) {
        for (const Tile &tile : robotTilesUnread(table, crew))
            asked.push_back({QuestionKind::Requirement, tile});
    }
}

// The end is noted as soon as it is certain, whatever comes in the rest of the round.
void noteTheEnd(Table &table)
{
    if (!table.end.empty() || table.players.empty())
        return;
    std::vector<EndStanding> standings;
    for (const Player &player : table.players)
        standings.push_back({player.reachedCentre, player.goals});
    table.end = endTriggers(standings);
}

} // namespace

std::optional<Refusal> apply(Table &table, const Event &event)
{
    if (table.phase == Phase::BeforeStart && !std::holds_alternative<GameStarted>(event))
        return Refusal{.code = RefusalCode::NotStarted};
    if (table.phase == Phase::Finished && !std::holds_alternative<GameStarted>(event))
        return Refusal{.code = RefusalCode::NotNow};
    auto refusal = std::visit([&](const auto &happened) { return happen(table, happened); }, event);
    if (!refusal)
        noteTheEnd(table);
    return refusal;
}

Folded fold(std::span<const Event> events)
{
    return foldEvents<Folded>(events);
}

Folded fold(std::span<const LogEntry> log)
{
    return foldLog<Folded>(log);
}

std::optional<Seat> actor(const Table &table)
{
    switch (table.phase) {
    case Phase::VicePresidents:
        return table.managementOrder[static_cast<std::size_t>(table.placed % table.seats())];
    case Phase::Drill:
        return table.tracking.mine ? std::optional(table.shiftOrder[table.turnNumber]) : std::nullopt;
    case Phase::Trade:
    case Phase::Develop:
        return table.queue.empty() ? std::nullopt : std::optional(table.queue[table.acting]);
    case Phase::Robot:
        return table.shiftOrder.front();
    case Phase::RobotUpgrade:
        return table.managementOrder.front();
    case Phase::BeforeStart:
    case Phase::Auction:
    case Phase::Safety:
    case Phase::Shafts:
    case Phase::RoundEnd:
    case Phase::Round:
    case Phase::FinalCount:
    case Phase::Finished:
        break;
    }
    return std::nullopt;
}

bool mustBid(const Table &table, Seat seat)
{
    const auto place = static_cast<std::size_t>(index(seat));
    return table.phase == Phase::Auction && (table.closedBids.empty() || !table.closedBids[place]);
}

std::optional<int> actionsOn(const Table &table, Board board, int space)
{
    const auto read = std::ranges::find_if(
        table.spacesRead, [=](const BoardSpace &one) { return one.board == board && one.space == space; });
    return read == table.spacesRead.end() ? std::nullopt : std::optional(read->actions);
}

std::vector<Crew> crewsOf(const Table &table, Seat seat)
{
    std::vector<Crew> own;
    std::ranges::copy_if(table.crews, std::back_inserter(own),
                         [=](const Crew &crew) { return crew.owner == seat; });
    return own;
}

std::vector<Tile> tilesDue(const Table &table)
{
    std::vector<Tile> due;
    for (const Tile &tile : table.checking) {
        const TileState &state = table.tile(tile);
        if (state.requirement && isReady(!state.open, *state.requirement, tilePower(table.crews, tile)))
            due.push_back(tile);
    }
    return due;
}

std::vector<Tile> tilesUnread(const Table &table)
{
    std::vector<Tile> unread;
    std::ranges::copy_if(table.checking, std::back_inserter(unread), [&](const Tile &tile) {
        return !table.tile(tile).open && !table.tile(tile).requirement && tilePower(table.crews, tile) > 0;
    });
    return unread;
}

std::vector<ClaimDue> claimsDue(const Table &table)
{
    std::vector<ClaimDue> due;
    for (const GoalFacts &goal : goalTable) {
        std::vector<Seat> fulfilling;
        for (int number = 0; number < table.seats(); ++number) {
            const Seat seat{number};
            if (table.player(seat).goals[goal.goal] == 0 &&
                isFulfilled(goal.goal, standingOf(table, seat), table.options).value_or(false))
                fulfilling.push_back(seat);
        }
        if (!fulfilling.empty())
            due.push_back({goal.goal, claimOrder(fulfilling, table.active, table.managementOrder)});
    }
    return due;
}

std::vector<Seat> claimOrder(const Table &table)
{
    return claimOrder(table.managementOrder, table.active, table.managementOrder);
}

std::vector<Seat> seenBefore(const Table &table, Seat seat, Goal goal)
{
    const std::vector<ClaimDue> due = claimsDue(table);
    const auto of = std::ranges::find(due, goal, &ClaimDue::goal);
    if (isBehindScreens(goal) || of == due.end())
        return {};
    return {of->seats.begin(), std::ranges::find(of->seats, seat)};
}

std::vector<Question> questions(const Table &table)
{
    std::vector<Question> asked;
    for (const Tile &tile : tilesUnread(table))
        asked.push_back({QuestionKind::Requirement, tile});
    if (table.phase == Phase::Robot && !table.turn.crew)
        askForTheRobot(table, asked);
    for (const Tile &tile : tilesDue(table))
        asked.push_back({QuestionKind::Card, tile});
    for (const Tile &tile : table.unpaidShafts) {
        if (!table.tile(tile).printed)
            asked.push_back({QuestionKind::ShaftPrint, tile});
    }
    const auto missing = [](const auto &steps) {
        return std::ranges::any_of(steps, [](const auto &price) { return !price; });
    };
    if (table.tracking.screens && (table.phase == Phase::Develop || table.phase == Phase::Round)) {
        if (missing(table.prices.safety))
            asked.push_back({QuestionKind::SafetyPrices, {}});
        if (missing(table.prices.shafts))
            asked.push_back({QuestionKind::ShaftPrices, {}});
    }
    if (table.phase == Phase::FinalCount && !table.tracking.screens) {
        for (const QuestionKind kind : {QuestionKind::Stock, QuestionKind::Money, QuestionKind::Deliveries})
            asked.push_back({kind, {}});
    }
    return asked;
}

Game gameOf(const Table &table)
{
    return {table.options, table.final.value_or(std::vector<FinalHoldings>{})};
}

namespace rules {

Outcome on(Table &table, const GoalClaimed &event)
{
    std::vector<GoalTiles> won;
    for (const Player &player : table.players)
        won.push_back(player.goals);
    const auto fulfilled = isFulfilled(event.goal, standingOf(table, event.seat), table.options);
    const auto answer = claim(won, event.seat, event.goal, fulfilled);
    if (const auto *refusal = std::get_if<Refusal>(&answer))
        return *refusal;
    table.player(event.seat).goals[event.goal] = std::get<int>(answer);
    return done;
}

} // namespace rules

} // namespace scoring::rockwell
