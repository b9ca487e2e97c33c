// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/table_rules.h"

#include <algorithm>

namespace scoring::rockwell::rules {

namespace {

// Who caused the extraction, as far as the remainder goes: an overlooked robot gets none, so it is the player
// who acts for it, the first in shift order. Nothing where that order is not known.
std::optional<Seat> activeInSplit(const Table &table, Seat active)
{
    if (active != robot || table.options.robotShares != RobotShares::Ignore)
        return active;
    return table.tracking.turns ? std::optional(table.shiftOrder.front()) : std::nullopt;
}

// Who may be named in an extraction that was not followed: a player, or the robot of a game of two.
bool isParty(const Table &table, Seat seat)
{
    return isSeat(table, seat) || (seat == robot && setupFor(table.seats()).robot);
}

Outcome checkSaid(const Table &table, const ExtractionSaid &said)
{
    if (said.sharers.empty())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    for (const Sharer &sharer : said.sharers) {
        const bool twice = std::ranges::count(said.sharers, sharer.seat, &Sharer::seat) > 1;
        if (!isParty(table, sharer.seat) || twice)
            return Refusal{.code = RefusalCode::NoSuchSeat, .seat = sharer.seat};
        if (auto refused = inRange(sharer.power, 1, crewsPerPlayer * (mostPower + mostPower)))
            return refused;
    }
    if (said.shaftOwner && !isSeat(table, *said.shaftOwner))
        return Refusal{.code = RefusalCode::NoSuchSeat, .seat = said.shaftOwner};
    if (!isParty(table, said.active))
        return Refusal{.code = RefusalCode::NoSuchSeat, .seat = said.active};
    return done;
}

// Everything about an extraction, from the board or as it was said.
Outcome situation(const Table &table, const Extracted &event, ExtractionSaid &found)
{
    if (!table.tracking.mine) {
        if (!event.said)
            return Refusal{.code = RefusalCode::AnswerNeeded};
        found = *event.said;
        return checkSaid(table, found);
    }
    if (event.said)
        return Refusal{.code = RefusalCode::AnswerContradicts};
    const std::vector<Tile> due = tilesDue(table);
    if (std::ranges::find(due, event.tile) == due.end())
        return Refusal{.code = RefusalCode::NoExtraction};
    found = {sharersOn(table.crews, event.tile), shaftOwner(table, event.tile),
             table.active.value_or(table.managementOrder.front())};
    return done;
}

Outcome checkTokens(const Table &table, const Extracted &event, const Split &split)
{
    if (event.tokens.empty())
        return done;
    if (event.tokens.size() != table.players.size())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    for (int number = 0; number < table.seats(); ++number) {
        const bool shares = std::ranges::any_of(
            split.shares, [=](const Share &share) { return share.seat == Seat{number} && share.sharer; });
        // Without danger, or without a crew there, tokens have no use.
        const int most = event.danger && shares ? mostTokens : 0;
        if (auto refused = inRange(event.tokens[static_cast<std::size_t>(number)], 0, most)) {
            refused->seat = Seat{number};
            return refused;
        }
    }
    return done;
}

Outcome findDangers(const Table &table, const Extracted &event, const ExtractionSaid &found,
                    ExtractionReport &report)
{
    for (const Share &share : report.split.shares) {
        auto &entry = report.dangers.emplace_back();
        if (!event.danger || !share.sharer || share.seat == robot)
            continue;
        const Player &player = table.player(share.seat);
        const int offered =
            event.tokens.empty() ? 0 : event.tokens[static_cast<std::size_t>(index(share.seat))];
        const auto sharer = std::ranges::find(found.sharers, share.seat, &Sharer::seat);
        const auto held = table.tracking.screens ? std::optional(player.tokens) : std::nullopt;
        const auto answer = danger(share.loot(), sharer->power, player.safety, offered, held);
        if (const auto *refusal = std::get_if<Refusal>(&answer)) {
            Outcome refused = *refusal;
            refused->seat = share.seat;
            return refused;
        }
        entry = std::get<Danger>(answer);
    }
    return done;
}

std::optional<Seat> keeperOfCard(const Table &table, Seat active)
{
    if (active != robot)
        return active;
    const bool known = table.tracking.turns && table.options.robotCard == RobotCard::FirstShift;
    return known ? std::optional(table.shiftOrder.front()) : std::nullopt;
}

void payOut(Table &table, const ExtractionReport &report)
{
    for (std::size_t number = 0; number < report.split.shares.size(); ++number) {
        const Share &share = report.split.shares[number];
        if (share.seat == robot || !table.tracking.screens)
            continue;
        Player &player = table.player(share.seat);
        const std::optional<Danger> &risk = report.dangers[number];
        player.purse.cubes += risk ? risk->kept : share.loot();
        player.tokens -= risk ? risk->tokensSpent : 0;
    }
}

void openTile(Table &table, const Tile &tile)
{
    table.tile(tile).open = true;
    for (Crew &crew : table.crews) {
        if (crew.place.spot == Spot::Border && countsOn(crew.place, tile))
            crew.place = onTile(tile);
    }
}

} // namespace

Outcome on(Table &table, const RequirementRead &event)
{
    if (!table.tracking.mine)
        return Refusal{.code = RefusalCode::NotTracked};
    if (!exists(event.tile))
        return Refusal{.code = RefusalCode::NoSuchPlace};
    if (auto refused = inRange(event.requirement, 1, mostRequirement))
        return refused;
    TileState &tile = table.tile(event.tile);
    if (tile.open)
        return Refusal{.code = RefusalCode::TileOpen};
    const bool waiting = !tilesUnread(table).empty();
    const bool misread = tile.requirement && *tile.requirement != event.requirement;
    tile.requirement = event.requirement;
    // By its true number it may be ready, or may have waited for its card in vain.
    if (misread && std::ranges::find(table.checking, event.tile) == table.checking.end())
        table.checking.push_back(event.tile);
    if (waiting || misread)
        settle(table);
    return done;
}

Outcome on(Table &table, const Extracted &event)
{
    if (!table.tracking.mine && !table.tracking.screens)
        return Refusal{.code = RefusalCode::NotTracked};
    if (!exists(event.tile))
        return Refusal{.code = RefusalCode::NoSuchPlace};
    // The last upgrade of phase III, or the robot's, may have caused one: the round does not wait for it to
    // be told.
    const bool later =
        table.phase == Phase::Develop || table.phase == Phase::RoundEnd || table.phase == Phase::Round;
    if (!table.tracking.mine && table.phase != Phase::Drill && !later)
        return Refusal{.code = RefusalCode::NotNow};
    if (auto refused = checkCubes(event.card, nullptr))
        return refused;
    ExtractionSaid found;
    if (auto refused = situation(table, event, found))
        return refused;
    const std::optional<Seat> active = activeInSplit(table, found.active);
    if (!active)
        return Refusal{.code = RefusalCode::AnswerNeeded};
    ExtractionReport report{event.tile,
                            split(event.card, found.sharers, found.shaftOwner, *active, table.options),
                            {},
                            keeperOfCard(table, found.active)};
    if (auto refused = checkTokens(table, event, report.split))
        return refused;
    if (auto refused = findDangers(table, event, found, report))
        return refused;

    payOut(table, report);
    if (report.cardKeptBy)
        ++table.player(*report.cardKeptBy).cards;
    table.active = found.active;
    table.severalGot = std::ranges::count_if(report.split.shares, [](const Share &share) {
                           return share.seat != robot && share.loot().sum() > 0;
                       }) > 1;
    table.lastExtraction = std::move(report);
    if (table.tracking.mine) {
        openTile(table, event.tile);
        // Where a number was misread, it may come before the next crew has moved.
        table.turn.over = table.turn.over || table.turn.crew;
        settle(table);
    }
    return done;
}

void beginShafts(Table &table)
{
    table.phase = Phase::Shafts;
    table.turn = {};
    for (const Player &player : table.players) {
        std::ranges::copy_if(player.shafts, std::back_inserter(table.unpaidShafts),
                             [&](const Tile &tile) { return table.tile(tile).open; });
    }
    if (table.unpaidShafts.empty())
        beginTrade(table);
}

Outcome on(Table &table, const ShaftPaid &event)
{
    if (auto refused = duringPhase(table, Phase::Shafts))
        return refused;
    if (!exists(event.tile))
        return Refusal{.code = RefusalCode::NoSuchPlace};
    if (auto refused = checkCubes(event.cubes, nullptr))
        return refused;
    if (table.tracking.mine) {
        const auto unpaid = std::ranges::find(table.unpaidShafts, event.tile);
        if (unpaid == table.unpaidShafts.end() || shaftOwner(table, event.tile) != event.seat)
            return Refusal{.code = RefusalCode::NoSuchShaft, .seat = event.seat};
        table.tile(event.tile).printed = event.cubes; // the newest reading counts
        table.unpaidShafts.erase(unpaid);
    } else if (!table.tracking.screens) {
        return Refusal{.code = RefusalCode::NotTracked};
    }
    if (table.tracking.screens)
        table.player(event.seat).purse.cubes += event.cubes;
    table.active.reset();
    table.severalGot =
        std::ranges::count_if(table.players, [](const Player &player) { return !player.shafts.empty(); }) > 1;
    if (table.tracking.mine && table.unpaidShafts.empty())
        beginTrade(table);
    return done;
}

} // namespace scoring::rockwell::rules

namespace scoring::rockwell {

Split sharing(const Table &table, const Tile &tile)
{
    const Seat active = table.active.value_or(table.managementOrder.front());
    return split({}, sharersOn(table.crews, tile), shaftOwner(table, tile),
                 rules::activeInSplit(table, active).value_or(active), table.options);
}

} // namespace scoring::rockwell
