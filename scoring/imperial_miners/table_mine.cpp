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

Refusal refusalOf(PlacementFault fault, const CardPlaced &event, int level, const Mine &mine)
{
    const auto refuse = [&](RefusalCode code) { return Refusal{.code = code, .seat = event.seat}; };
    switch (fault) {
    case PlacementFault::WrongRow:
    case PlacementFault::NoSuchRow:
        return {
            .code = RefusalCode::WrongRow, .seat = event.seat, .number = event.position.row, .limit = level};
    case PlacementFault::OffGrid:
        return refuse(RefusalCode::OffGrid);
    case PlacementFault::Occupied:
        return {.code = RefusalCode::Occupied, .seat = event.seat, .card = cardAt(mine, event.position)->id};
    case PlacementFault::Unsupported:
        break;
    }
    return refuse(RefusalCode::Unsupported);
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

// The card of that row that is still to be placed, or else any that is.
RevealedCard *nextToPlace(Player &player, int row)
{
    RevealedCard *next = nullptr;
    for (RevealedCard &card : player.revealed) {
        if (!card.placed && (!next || (card.level == row && next->level != row)))
            next = &card;
    }
    return next;
}

// Whether an effect of the chain or of the surface is under way. A card that was skipped, or only lost its
// collapse token, has none.
bool actsInMine(const Table &table, const Player &player)
{
    const bool inChain = !player.chain.empty() && player.chain.back().activation == Activation::Effect;
    return table.phase == Phase::MinePlaceAndChain && (inChain || player.surfaceEffect);
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
    if (table.phase != Phase::MineReveal && table.phase != Phase::MinePlaceAndChain)
        return Refusal{.code = RefusalCode::NotNow};
    Player &player = table.player(event.seat);
    if (player.done && table.phase == Phase::MinePlaceAndChain)
        return Refusal{.code = RefusalCode::AlreadyDone, .seat = event.seat};
    if (event.fromDeck && event.level != 1)
        return Refusal{.code = RefusalCode::OnlyLevelOne, .seat = event.seat, .number = event.level};
    const bool placeable =
        table.tracking.mines ? hasPlace(player.mine, event.level) : hasPlace(player.unseen, event.level);
    const auto coins = table.tracking.coins ? std::optional(player.coins) : std::nullopt;
    if (const auto fault = playFault(placeable, coins, event.level, event.cost))
        return refusalOf(*fault, event, player.coins);
    if (table.tracking.hands && !event.fromDeck && player.hand == 0)
        return Refusal{.code = RefusalCode::NoCardInHand, .seat = event.seat};

    if (table.tracking.coins)
        player.coins -= event.cost;
    if (table.tracking.hands && !event.fromDeck)
        --player.hand;
    player.revealed.push_back({event.level, event.cost});
    player.unseen.has[static_cast<std::size_t>(event.level - 1)] = true;
    if (table.phase == Phase::MineReveal) {
        player.done = true;
        goOnWhenAllAreDone(table);
    }
    return done;
}

Outcome on(Table &table, const CardPlaced &event)
{
    if (auto refused = duringMine(table, event.seat))
        return refused;
    Player &player = table.player(event.seat);
    RevealedCard *card = nextToPlace(player, event.position.row);
    if (!card)
        return Refusal{.code = RefusalCode::CardNotRevealed, .seat = event.seat};
    if (player.step == MineStep::Chain && player.chain.empty())
        return Refusal{.code = RefusalCode::ChainUnfinished, .seat = event.seat};
    if (event.id.empty())
        return Refusal{.code = RefusalCode::NeedsAnId, .seat = event.seat};
    if (findCard(player.mine, event.id))
        return Refusal{.code = RefusalCode::CardExists, .seat = event.seat, .card = event.id};
    if (const auto fault = placementFault(player.mine, card->level, event.position))
        return refusalOf(*fault, event, card->level, player.mine);
    if (table.tracking.carts && !event.half)
        return Refusal{.code = RefusalCode::HalfCartsNeeded, .seat = event.seat};
    if (!table.tracking.carts && event.half)
        return Refusal{.code = RefusalCode::NotTracked};
    if (!areFactions(event.factions))
        return Refusal{.code = RefusalCode::TooManyFactions, .seat = event.seat};

    player.mine.cards.push_back(
        {event.id, event.position.row, event.position.x, event.half, event.factions, 0, 0});
    card->placed = true;
    // A further card that comes while a chain runs belongs to the effect under way; later it has a chain of
    // its own.
    if (player.step == MineStep::Place || player.surfaceEffect) {
        player.step = MineStep::Chain;
        player.chainFrom = event.id;
        player.chain.clear();
        player.surfaceEffect.reset();
    }
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
    if (!actsInMine(table, player) && table.phase != Phase::EventResolve &&
        table.phase != Phase::EndOfRoundResolve)
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
