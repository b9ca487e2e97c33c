// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/table_rules.h"

#include <algorithm>

namespace scoring::imperial_miners::rules {

namespace {

// The card beside which a cart token could not lie as it does; nothing where all may.
const Card *besideWrongToken(const Mine &mine, const Card &card)
{
    for (const Seam &token : mine.cartTokens) {
        if (token.first != card.id && token.second != card.id)
            continue;
        Mine without = mine;
        std::erase(without.cartTokens, token);
        if (cartTokenFault(without, token.first, token.second))
            return findCard(mine, token.first == card.id ? token.second : token.first);
    }
    return nullptr;
}

// What cannot be true of a card by itself.
Outcome cardFault(const Table &table, const CardCorrected &event)
{
    if (table.tracking.carts && !event.half)
        return Refusal{.code = RefusalCode::HalfCartsNeeded, .seat = event.seat};
    if (!table.tracking.carts && event.half)
        return Refusal{.code = RefusalCode::NotTracked};
    if (!areFactions(event.factions))
        return Refusal{.code = RefusalCode::TooManyFactions, .seat = event.seat};
    const auto counted = [&](int number, int most) -> Outcome {
        if (number >= 0 && number <= most)
            return done;
        return Refusal{
            .code = RefusalCode::CountImpossible, .seat = event.seat, .number = number, .limit = most};
    };
    if (auto refused = counted(event.machines, mostMachinesPerCard))
        return refused;
    return counted(event.collapse, mostCollapsesPerCard);
}

bool areBoards(const std::vector<int> &boards)
{
    return std::ranges::all_of(boards, [](int board) { return board >= 1 && board <= researchBoards; });
}

} // namespace

Outcome on(Table &table, const CardCorrected &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.mines))
        return refused;
    Mine mine = table.player(event.seat).mine;
    Card *card = findCard(mine, event.card);
    if (!card)
        return Refusal{.code = RefusalCode::NoSuchCard, .seat = event.seat, .card = event.card};
    if (auto refused = cardFault(table, event))
        return refused;
    card->half = event.half;
    card->factions = event.factions;
    card->machines = event.machines;
    card->collapse = event.collapse;
    if (const Card *beside = besideWrongToken(mine, *card))
        return Refusal{.code = RefusalCode::CartTokenInTheWay, .seat = event.seat, .card = beside->id};
    table.player(event.seat).mine = std::move(mine);
    return done;
}

Outcome on(Table &table, const CartTokenRemoved &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.carts))
        return refused;
    if (std::erase(table.player(event.seat).mine.cartTokens, seamOf(event.card, event.other)) == 0)
        return Refusal{.code = RefusalCode::NoCartToken, .seat = event.seat};
    return done;
}

Outcome on(Table &table, const ResearchCorrected &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.research))
        return refused;
    const auto &marker = event.research.marker;
    if (!areBoards(event.research.completed) || (marker && !areBoards({marker->board})))
        return Refusal{.code = RefusalCode::NoSuchBoard, .seat = event.seat};
    if (marker) {
        const std::optional<int> length = table.boards[static_cast<std::size_t>(marker->board - 1)];
        if (!length)
            return Refusal{
                .code = RefusalCode::BoardLengthUnknown, .seat = event.seat, .number = marker->board};
        // From the top it goes on to another board at once.
        if (marker->space < 1 || marker->space >= *length)
            return Refusal{.code = RefusalCode::CountImpossible,
                           .seat = event.seat,
                           .number = marker->space,
                           .limit = *length - 1};
    }
    if (event.research.completed.size() > mostOfAnything || !isPossible(event.research))
        return Refusal{.code = RefusalCode::ResearchImpossible, .seat = event.seat};
    table.player(event.seat).research = event.research;
    return done;
}

} // namespace scoring::imperial_miners::rules
