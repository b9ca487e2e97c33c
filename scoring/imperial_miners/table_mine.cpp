// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/placement.h"
#include "scoring/imperial_miners/table_rules.h"

#include <algorithm>

namespace scoring::imperial_miners::rules {

namespace {

Refusal refusalOf(PlayFault fault, const CardRevealed &event, int coins)
{
    const Seat seat = event.seat;
    switch (fault) {
    case PlayFault::NoSuchLevel:
        return {.code = RefusalCode::NoSuchLevel, .seat = seat, .number = event.level, .limit = levelCount};
    case PlayFault::NoSuchCost:
        return {.code = RefusalCode::NoSuchCost,
                .seat = seat,
                .number = event.cost,
                .limit = levelFacts(event.level).mostCost};
    case PlayFault::NoPlace:
        return {.code = RefusalCode::NoPlace, .seat = seat, .number = event.level};
    case PlayFault::NotEnoughCoins:
        break;
    }
    return {.code = RefusalCode::NotEnoughCoins, .seat = seat, .number = event.cost, .limit = coins};
}

Refusal refusalOf(PlacementFault fault, const CardPlaced &event, const Player &player)
{
    const auto refuse = [&](RefusalCode code) { return Refusal{.code = code, .seat = event.seat}; };
    switch (fault) {
    case PlacementFault::WrongRow:
    case PlacementFault::NoSuchRow:
        return {.code = RefusalCode::WrongRow,
                .seat = event.seat,
                .number = event.position.row,
                .limit = player.revealed->level};
    case PlacementFault::OffGrid:
        return refuse(RefusalCode::OffGrid);
    case PlacementFault::Occupied:
        return {.code = RefusalCode::Occupied,
                .seat = event.seat,
                .card = cardAt(player.mine, event.position)->id};
    case PlacementFault::Unsupported:
        break;
    }
    return refuse(RefusalCode::Unsupported);
}

bool areFactions(const std::vector<Faction> &factions)
{
    return factions.size() < 2 ||
           (static_cast<int>(factions.size()) == mostFactionsPerCard && factions[0] != factions[1]);
}

// Refuses what does not belong to placing and the chain, or comes after its end.
Outcome duringMine(const Table &table, Seat seat)
{
    if (auto refused = duringRounds(table, seat, table.tracking.mines))
        return refused;
    if (table.phase != Phase::MinePlaceAndChain)
        return Refusal{.code = RefusalCode::NotNow};
    if (table.player(seat).done)
        return Refusal{.code = RefusalCode::AlreadyDone, .seat = seat};
    return done;
}

// What an activation does to the card; a skipped one is left as it is.
void activate(Player &player, Card &card, Activation activation)
{
    if (activation == Activation::Skipped)
        return;
    player.activatedThisRound.push_back(card.id);
    card.collapse = 0;
}

} // namespace

Outcome on(Table &table, const CardRevealed &event)
{
    if (auto refused = duringRounds(table, event.seat, true))
        return refused;
    if (table.phase != Phase::MineReveal)
        return Refusal{.code = RefusalCode::NotNow};
    Player &player = table.player(event.seat);
    if (player.done)
        return Refusal{.code = RefusalCode::AlreadyDone, .seat = event.seat};
    if (event.fromDeck && event.level != 1)
        return Refusal{.code = RefusalCode::OnlyLevelOne, .seat = event.seat, .number = event.level};
    const Mine *mine = table.tracking.mines ? &player.mine : nullptr;
    const auto coins = table.tracking.coins ? std::optional(player.coins) : std::nullopt;
    if (const auto fault = playFault(mine, coins, event.level, event.cost))
        return refusalOf(*fault, event, player.coins);
    if (table.tracking.hands && !event.fromDeck && player.hand == 0)
        return Refusal{.code = RefusalCode::NoCardInHand, .seat = event.seat};

    if (table.tracking.coins)
        player.coins -= event.cost;
    if (table.tracking.hands && !event.fromDeck)
        --player.hand;
    player.revealed = RevealedCard{event.level, event.cost};
    player.done = true;
    goOnWhenAllAreDone(table);
    return done;
}

Outcome on(Table &table, const CardPlaced &event)
{
    if (auto refused = duringMine(table, event.seat))
        return refused;
    Player &player = table.player(event.seat);
    if (player.step != MineStep::Place)
        return Refusal{.code = RefusalCode::AlreadyDone, .seat = event.seat};
    if (event.id.empty())
        return Refusal{.code = RefusalCode::NeedsAnId, .seat = event.seat};
    if (findCard(player.mine, event.id))
        return Refusal{.code = RefusalCode::CardExists, .seat = event.seat, .card = event.id};
    if (const auto fault = placementFault(player.mine, player.revealed->level, event.position))
        return refusalOf(*fault, event, player);
    if (table.tracking.carts && !event.half)
        return Refusal{.code = RefusalCode::HalfCartsNeeded, .seat = event.seat};
    if (!table.tracking.carts && event.half)
        return Refusal{.code = RefusalCode::NotTracked};
    if (!areFactions(event.factions))
        return Refusal{.code = RefusalCode::TooManyFactions, .seat = event.seat};

    player.mine.cards.push_back(
        {event.id, event.position.row, event.position.x, event.half, event.factions, 0, 0});
    player.step = MineStep::Chain;
    return done;
}

Outcome on(Table &table, const ChainReached &event)
{
    if (auto refused = duringMine(table, event.seat))
        return refused;
    Player &player = table.player(event.seat);
    if (player.step == MineStep::Place)
        return Refusal{.code = RefusalCode::CardNotPlaced, .seat = event.seat};
    if (player.step == MineStep::Surface)
        return Refusal{.code = RefusalCode::ChainEnded, .seat = event.seat};
    Card *card = findCard(player.mine, event.card);
    if (!card)
        return Refusal{.code = RefusalCode::NoSuchCard, .seat = event.seat, .card = event.card};
    const std::vector<std::string> choices = chainChoices(table, event.seat);
    if (std::ranges::find(choices, event.card) == choices.end())
        return Refusal{.code = RefusalCode::NotInChain, .seat = event.seat, .card = event.card};

    const Activation activation = activationOf(*card, player.activatedThisRound);
    activate(player, *card, activation);
    player.chain.push_back({event.card, activation});
    if (card->level == 1)
        player.step = MineStep::Surface;
    return done;
}

Outcome on(Table &table, const CardActivated &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.mines))
        return refused;
    Player &player = table.player(event.seat);
    const bool inChain = table.phase == Phase::MinePlaceAndChain && !player.chain.empty();
    if (!inChain && table.phase != Phase::EventResolve && table.phase != Phase::EndOfRoundResolve)
        return Refusal{.code = RefusalCode::NotNow};
    if (player.done)
        return Refusal{.code = RefusalCode::AlreadyDone, .seat = event.seat};
    Card *card = findCard(player.mine, event.card);
    if (!card)
        return Refusal{.code = RefusalCode::NoSuchCard, .seat = event.seat, .card = event.card};
    const Activation activation = activationOf(*card, player.activatedThisRound);
    if (activation == Activation::Skipped)
        return Refusal{.code = RefusalCode::AlreadyActivated, .seat = event.seat, .card = event.card};
    activate(player, *card, activation);
    return done;
}

Outcome on(Table &table, const SurfaceUsed &event)
{
    if (auto refused = duringMine(table, event.seat))
        return refused;
    Player &player = table.player(event.seat);
    if (player.step != MineStep::Surface)
        return Refusal{.code = player.step == MineStep::Place ? RefusalCode::CardNotPlaced
                                                              : RefusalCode::ChainUnfinished,
                       .seat = event.seat};
    if (player.surfaceEffect)
        return Refusal{.code = RefusalCode::AlreadyDone, .seat = event.seat};
    if (event.effect < 1 || event.effect > effectsOfTheSurface)
        return Refusal{.code = RefusalCode::NoSuchEffect,
                       .seat = event.seat,
                       .number = event.effect,
                       .limit = effectsOfTheSurface};
    player.surfaceEffect = event.effect;
    return done;
}

} // namespace scoring::imperial_miners::rules
