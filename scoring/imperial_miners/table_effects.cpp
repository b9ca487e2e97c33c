// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/hand.h"
#include "scoring/imperial_miners/table_rules.h"

namespace scoring::imperial_miners::rules {

namespace {

Refusal impossible(Seat seat, int number, int most)
{
    return {.code = RefusalCode::CountImpossible, .seat = seat, .number = number, .limit = most};
}

// Adds to a number that stays between 0 and the most anyone will ever hold.
Outcome change(int &number, int by, Seat seat)
{
    if (by < -mostOfAnything || by > mostOfAnything || number + by < 0 || number + by > mostOfAnything)
        return impossible(seat, by, mostOfAnything);
    number += by;
    return done;
}

// Finds a card in a tracked mine.
Outcome findTracked(Table &table, Seat seat, const std::string &id, Card *&card)
{
    if (auto refused = duringRounds(table, seat, table.tracking.mines))
        return refused;
    card = findCard(table.player(seat).mine, id);
    if (!card)
        return Refusal{.code = RefusalCode::NoSuchCard, .seat = seat, .card = id};
    return done;
}

// Level 4 cards come from research boards and some events, never from ordinary draws. Research that nobody
// follows may well have happened.
bool mayOpenDeckFour(const Table &table, Seat seat)
{
    const bool byResearch = !table.tracking.research || !table.player(seat).researched.empty();
    const bool byEvent = table.phase == Phase::EventResolve || table.phase == Phase::EndOfRoundResolve ||
                         (table.event && table.event->timing == EventTiming::Modifier);
    return byResearch || byEvent;
}

RefusalCode codeOf(CartTokenFault fault)
{
    switch (fault) {
    case CartTokenFault::NoSuchCard:
        return RefusalCode::NoSuchCard;
    case CartTokenFault::NotAdjacent:
        return RefusalCode::NotAdjacent;
    case CartTokenFault::NotJoined:
        return RefusalCode::NotJoined;
    case CartTokenFault::Full:
        return RefusalCode::CartIsFull;
    case CartTokenFault::Empty:
        break;
    }
    return RefusalCode::CartIsEmpty;
}

Refusal refusalOf(ResearchFault fault, const Researched &event, const Research &research)
{
    const ResearchMove &move = event.move;
    const auto refuse = [&](RefusalCode code, int number = 0, int limit = 0) {
        return Refusal{.code = code, .seat = event.seat, .number = number, .limit = limit};
    };
    switch (fault) {
    case ResearchFault::TooManySteps:
        return refuse(RefusalCode::TooManySteps, move.steps, move.most);
    case ResearchFault::NoBoardChosen:
        return refuse(RefusalCode::NoBoardChosen);
    case ResearchFault::NoSuchBoard:
        return refuse(RefusalCode::NoSuchBoard);
    case ResearchFault::SameBoard:
        return refuse(RefusalCode::SameBoard, *move.nextBoard);
    case ResearchFault::LengthUnknown:
        break;
    }
    return refuse(RefusalCode::BoardLengthUnknown,
                  research.marker ? research.marker->board : *move.firstBoard);
}

} // namespace

Outcome on(Table &table, const CoinsChanged &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.coins))
        return refused;
    int &coins = table.player(event.seat).coins;
    if (event.by < -coins)
        return Refusal{.code = RefusalCode::NotEnoughCoins,
                       .seat = event.seat,
                       .number = event.by < -mostOfAnything ? mostOfAnything : -event.by,
                       .limit = coins};
    return change(coins, event.by, event.seat);
}

Outcome on(Table &table, const PointsChanged &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.points))
        return refused;
    return change(table.player(event.seat).points, event.by, event.seat);
}

Outcome on(Table &table, const HandChanged &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.hands))
        return refused;
    for (const int cards : {event.drawn, event.discarded, event.levelFour}) {
        if (cards < 0 || cards > mostOfAnything)
            return impossible(event.seat, cards, mostOfAnything);
    }
    if (event.levelFour > 0 && !mayOpenDeckFour(table, event.seat))
        return Refusal{.code = RefusalCode::DeckFourClosed, .seat = event.seat, .number = event.levelFour};
    int &hand = table.player(event.seat).hand;
    const int drawn = event.drawn + event.levelFour;
    if (event.discarded > hand + drawn)
        return Refusal{.code = RefusalCode::NotEnoughCards,
                       .seat = event.seat,
                       .number = event.discarded,
                       .limit = hand + drawn};
    hand = handAfterEffect(hand, drawn, event.discarded).hand;
    return done;
}

Outcome on(Table &table, const MachinesChanged &event)
{
    Card *card = nullptr;
    if (auto refused = findTracked(table, event.seat, event.card, card))
        return refused;
    const int room = mostMachinesPerCard - card->machines;
    if (event.by > room)
        return Refusal{.code = RefusalCode::TooManyMachines,
                       .seat = event.seat,
                       .number = event.by,
                       .limit = room,
                       .card = event.card};
    if (event.by < -card->machines)
        return Refusal{.code = RefusalCode::TooFewMachines,
                       .seat = event.seat,
                       .number = event.by,
                       .limit = card->machines,
                       .card = event.card};
    card->machines += event.by;
    return done;
}

Outcome on(Table &table, const CollapsePlaced &event)
{
    Card *card = nullptr;
    if (auto refused = findTracked(table, event.seat, event.card, card))
        return refused;
    if (card->collapse >= mostCollapsesPerCard)
        return Refusal{.code = RefusalCode::HasCollapse, .seat = event.seat, .card = event.card};
    ++card->collapse;
    return done;
}

Outcome on(Table &table, const CollapseRemoved &event)
{
    Card *card = nullptr;
    if (auto refused = findTracked(table, event.seat, event.card, card))
        return refused;
    if (card->collapse == 0)
        return Refusal{.code = RefusalCode::NoCollapse, .seat = event.seat, .card = event.card};
    --card->collapse;
    return done;
}

Outcome on(Table &table, const CartTokenPlaced &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.carts))
        return refused;
    Mine &mine = table.player(event.seat).mine;
    if (const auto fault = cartTokenFault(mine, event.card, event.other)) {
        Refusal refusal{.code = codeOf(*fault), .seat = event.seat};
        if (fault == CartTokenFault::NoSuchCard)
            refusal.card = findCard(mine, event.card) ? event.other : event.card;
        return refusal;
    }
    mine.cartTokens.push_back(seamOf(event.card, event.other));
    return done;
}

Outcome on(Table &table, const BoardMeasured &event)
{
    if (auto refused = duringRounds(table, Seat{0}, table.tracking.research))
        return refused;
    if (event.board < 1 || event.board > researchBoards)
        return Refusal{.code = RefusalCode::NoSuchBoard, .number = event.board, .limit = researchBoards};
    if (event.spaces < shortestBoard || event.spaces > mostOfAnything)
        return Refusal{.code = RefusalCode::CountImpossible, .number = event.spaces, .limit = mostOfAnything};
    for (int number = 0; number < table.seats(); ++number) {
        const auto &marker = table.player(Seat{number}).research.marker;
        if (marker && marker->board == event.board && marker->space >= event.spaces)
            return Refusal{.code = RefusalCode::MarkerBeyond,
                           .seat = Seat{number},
                           .number = event.spaces,
                           .limit = marker->space};
    }
    table.boards[static_cast<std::size_t>(event.board - 1)] = event.spaces;
    return done;
}

Outcome on(Table &table, const Researched &event)
{
    if (auto refused = duringRounds(table, event.seat, table.tracking.research))
        return refused;
    // A board that is named must be one, even where the move needs none.
    for (const std::optional<int> &board : {event.move.firstBoard, event.move.nextBoard}) {
        if (board && (*board < 1 || *board > researchBoards))
            return Refusal{.code = RefusalCode::NoSuchBoard, .seat = event.seat};
    }
    if (event.move.most > mostOfAnything)
        return impossible(event.seat, event.move.most, mostOfAnything);
    Research &before = table.player(event.seat).research;
    const auto outcome = research(before, event.move, table.boards, table.options);
    if (const auto *fault = std::get_if<ResearchFault>(&outcome))
        return refusalOf(*fault, event, before);
    const auto &result = std::get<ResearchResult>(outcome);
    before = result.after;
    table.player(event.seat).researched.push_back(result);
    return done;
}

} // namespace scoring::imperial_miners::rules
