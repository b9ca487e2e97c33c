// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/hand.h"
#include "scoring/imperial_miners/table_rules.h"

#include <algorithm>

namespace scoring::imperial_miners::rules {

namespace {

void enter(Table &table, Phase phase)
{
    table.phase = phase;
    for (Player &player : table.players)
        player.done = false;
}

void startRound(Table &table)
{
    table.rounds.revealed = false;
    table.event.reset();
    for (Player &player : table.players) {
        player.revealed.clear();
        player.step = MineStep::Place;
        player.chainFrom.clear();
        player.chain.clear();
        player.surfaceEffect.reset();
        player.activatedThisRound.clear();
        player.researched.clear();
    }
    enter(table, Phase::EventReveal);
}

void endRound(Table &table)
{
    if (table.rounds.left > 0)
        startRound(table);
    else
        enter(table, Phase::FinalScoring);
}

// Why a player cannot be done yet. Where mines are not tracked, being done is all there is to say. Some card
// may say that somebody plays none in a round: then there is nothing to place, and no chain.
Outcome unfinished(const Table &table, Seat seat)
{
    const Player &player = table.player(seat);
    const auto refuse = [=](RefusalCode code) { return Refusal{.code = code, .seat = seat}; };
    if (player.done)
        return refuse(RefusalCode::AlreadyDone);
    if (!table.tracking.mines || table.phase != Phase::MinePlaceAndChain)
        return done;
    if (player.step == MineStep::Chain)
        return refuse(RefusalCode::ChainUnfinished);
    if (player.step == MineStep::Surface && !player.surfaceEffect)
        return refuse(RefusalCode::SurfaceNotUsed);
    if (!std::ranges::all_of(player.revealed, &RevealedCard::placed))
        return refuse(RefusalCode::CardNotPlaced);
    return done;
}

// Who is done without a card may have played one that nobody named.
void finishStep(const Table &table, Player &player)
{
    if (table.phase == Phase::MineReveal && !player.done)
        ++player.unseen.untold;
    player.done = true;
}

} // namespace

void goOnWhenAllAreDone(Table &table)
{
    if (!std::ranges::all_of(table.players, &Player::done))
        return;
    const bool atTheEnd = table.event->timing == EventTiming::EndOfRound;
    if (table.phase == Phase::EventResolve)
        enter(table, Phase::MineReveal);
    else if (table.phase == Phase::MineReveal)
        enter(table, Phase::MinePlaceAndChain);
    else if (table.phase == Phase::MinePlaceAndChain && atTheEnd)
        enter(table, Phase::EndOfRoundResolve);
    else
        endRound(table);
}

Outcome knownSeat(const Table &table, Seat seat)
{
    if (index(seat) < 0 || index(seat) >= table.seats())
        return Refusal{.code = RefusalCode::NoSuchSeat, .seat = seat};
    return done;
}

Outcome duringRounds(const Table &table, Seat seat, bool isTracked)
{
    if (auto refused = knownSeat(table, seat))
        return refused;
    if (table.phase == Phase::FinalScoring || table.phase == Phase::Finished)
        return Refusal{.code = RefusalCode::NotNow};
    if (!isTracked)
        return Refusal{.code = RefusalCode::NotTracked};
    return done;
}

Outcome on(Table &table, const GameStarted &event)
{
    if (table.phase != Phase::Setup)
        return Refusal{.code = RefusalCode::AlreadyStarted};
    if (event.players < fewestPlayers || event.players > mostPlayers)
        return Refusal{.code = RefusalCode::PlayerCount, .number = event.players};
    if (event.tracking.carts && !event.tracking.mines)
        return Refusal{.code = RefusalCode::TrackingIncomplete};
    if (event.hand < 0 || event.hand > handLimit)
        return Refusal{.code = RefusalCode::CountImpossible, .number = event.hand, .limit = handLimit};

    table.options = event.options;
    table.tracking = event.tracking;
    table.players.resize(static_cast<std::size_t>(event.players));
    for (Player &player : table.players)
        player.hand = event.hand;
    startRound(table);
    return done;
}

Outcome on(Table &table, const EventRevealed &event)
{
    if (table.phase != Phase::EventReveal)
        return Refusal{.code = RefusalCode::NotNow};
    --table.rounds.left;
    table.rounds.revealed = true;
    table.event = event;
    enter(table, event.timing == EventTiming::Immediate ? Phase::EventResolve : Phase::MineReveal);
    return done;
}

Outcome on(Table &table, const StepDone &event)
{
    if (table.phase == Phase::EventReveal || table.phase == Phase::FinalScoring ||
        table.phase == Phase::Finished)
        return Refusal{.code = RefusalCode::NotNow};
    if (event.seat) {
        if (auto refused = knownSeat(table, *event.seat))
            return refused;
        if (auto refused = unfinished(table, *event.seat))
            return refused;
        finishStep(table, table.player(*event.seat));
    } else {
        for (int number = 0; number < table.seats(); ++number) {
            const auto refused = unfinished(table, Seat{number});
            if (refused && refused->code != RefusalCode::AlreadyDone)
                return refused;
        }
        for (Player &player : table.players)
            finishStep(table, player);
    }
    goOnWhenAllAreDone(table);
    return done;
}

} // namespace scoring::imperial_miners::rules
