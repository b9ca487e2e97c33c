// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/shift_order.h"
#include "scoring/rockwell/table_rules.h"

#include <algorithm>

namespace scoring::rockwell::rules {

namespace {

constexpr std::size_t controlCentre = at(Board::ControlCentre);

bool namesEveryoneOnce(const std::vector<Seat> &order, int players)
{
    std::vector<Seat> sorted = order;
    std::ranges::sort(sorted);
    for (int seat = 0; seat < players; ++seat) {
        if (static_cast<int>(sorted.size()) != players ||
            sorted[static_cast<std::size_t>(seat)] != Seat{seat})
            return false;
    }
    return true;
}

void beginRound(Table &table)
{
    ++table.round;
    table.phase = table.tracking.turns ? Phase::Auction : Phase::Round;
    table.active.reset();
}

void endRound(Table &table)
{
    table.bribeTilesLeft = bribeTiles;
    table.drillRound = 0;
    table.placed = 0;
    for (Crew &crew : table.crews)
        crew.subcontractor = 0;
    for (Player &player : table.players) {
        player.vicePresidents = {};
        player.traded = {};
        if (table.options.tokensExpire)
            player.tokens = 0;
    }
    if (table.end.empty())
        beginRound(table);
    else
        table.phase = Phase::FinalCount;
}

// Whether a board can have that space, with as many actions.
Outcome isOnBoard(const Table &table, const BoardSpace &space)
{
    const bool boardOne = space.board == Board::ControlCentre;
    const int lastSpace = boardOne ? table.spacesOnBoardOne : mostSpaces;
    if (space.space < 1 || space.space > lastSpace)
        return Refusal{.code = RefusalCode::NoSuchSpace, .number = space.space, .limit = lastSpace};
    return inRange(space.actions, boardOne ? 0 : 1, boardOne ? 0 : mostActions);
}

// The actions are printed, so they are the same in every round; board I has none.
void remember(Table &table, const BoardSpace &read)
{
    if (read.board == Board::ControlCentre)
        return;
    std::erase_if(table.spacesRead,
                  [&](const BoardSpace &one) { return one.board == read.board && one.space == read.space; });
    table.spacesRead.push_back(read);
}

Outcome canPlace(const Table &table, Seat seat, const BoardSpace &wanted)
{
    if (auto refused = isOnBoard(table, wanted))
        return refused;
    if (table.player(seat).vicePresidents[at(wanted.board)])
        return Refusal{.code = RefusalCode::VicePresidentThere, .seat = seat};
    for (int number = 0; number < table.seats(); ++number) {
        const auto &there = table.player(Seat{number}).vicePresidents[at(wanted.board)];
        if (there && there->space == wanted.space)
            return Refusal{.code = RefusalCode::SpaceTaken, .seat = Seat{number}};
    }
    return done;
}

// Nobody bids more than lies behind the screen, where that is known.
Outcome canBid(const Table &table, Seat seat, const Bid &bid)
{
    const Purse *purse = purseOf(table, seat);
    auto refused = checkCubes(bid.cubes, purse);
    if (!refused)
        refused = checkMoney(bid.money, purse);
    if (refused)
        refused->seat = seat;
    return refused;
}

void setShiftOrder(Table &table)
{
    std::vector<OnSpace> boardOne;
    for (int number = 0; number < table.seats(); ++number) {
        if (const auto &there = table.player(Seat{number}).vicePresidents[controlCentre])
            boardOne.push_back({Seat{number}, there->space});
    }
    std::vector<Seat> order;
    for (const ShiftPlace &place : shiftOrder(table.shiftOrder, boardOne))
        order.push_back(place.seat);
    table.shiftOrder = std::move(order);
}

// What is counted at the end goes before what was followed; what was not followed has to be counted.
template <typename Value>
Outcome settled(bool isKnown, const Value &known, const std::optional<Value> &counted, Seat seat,
                Value &value)
{
    if (!isKnown && !counted)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = seat};
    value = counted.value_or(known);
    return done;
}

Outcome finalHoldings(const Table &table, Seat seat, const FinalAnswer &answer, FinalHoldings &holdings)
{
    const Player &player = table.player(seat);
    const bool known = table.tracking.screens;
    holdings.goals = player.goals;
    if (auto refused = settled(known, player.purse.cubes, answer.stock, seat, holdings.stock))
        return refused;
    if (auto refused = settled(known, player.purse.money, answer.money, seat, holdings.money))
        return refused;
    if (auto refused = settled(known, player.deliveries, answer.deliveries, seat, holdings.deliveries))
        return refused;
    if (auto refused = checkCubes(holdings.stock, nullptr))
        return refused;
    if (auto refused = checkMoney(holdings.money, nullptr))
        return refused;
    for (const int prestige : holdings.deliveries) {
        // The tiles of one player may be given as a single sum.
        if (auto refused = inRange(prestige, 0, mostPrestige * deliveryTiles))
            return refused;
    }
    return done;
}

} // namespace

Outcome on(Table &table, const GameStarted &event)
{
    if (table.phase != Phase::BeforeStart)
        return Refusal{.code = RefusalCode::AlreadyStarted};
    if (event.players < fewestPlayers || event.players > mostPlayers)
        return Refusal{.code = RefusalCode::PlayerCount, .number = event.players};
    if (event.tracking.mine && !event.tracking.turns)
        return Refusal{.code = RefusalCode::TrackingIncomplete};
    const bool sideKnown = event.players == mostPlayers;
    if (auto refused = inRange(event.spacesOnBoardOne, sideKnown ? boardOneSpaces : 1,
                               sideKnown ? boardOneSpaces : mostSpaces))
        return refused;
    std::vector<Seat> seating;
    for (int seat = 0; seat < event.players; ++seat)
        seating.push_back(Seat{seat});
    for (const auto *order : {&event.managementOrder, &event.shiftOrder}) {
        const bool notSaid = order->empty() && !event.tracking.turns;
        if (!notSaid && !namesEveryoneOnce(*order, event.players))
            return Refusal{.code = RefusalCode::OrderIncomplete};
    }

    table.options = event.options;
    table.tracking = event.tracking;
    table.rings = event.rings;
    table.spacesOnBoardOne = event.spacesOnBoardOne;
    table.prices = printedPrices(event.players);
    table.managementOrder = event.managementOrder.empty() ? seating : event.managementOrder;
    table.shiftOrder = event.shiftOrder.empty() ? seating : event.shiftOrder;
    table.players.resize(static_cast<std::size_t>(event.players));
    for (Player &player : table.players)
        player.purse = {startingCubes, startingMoney};
    if (setupFor(event.players).robot)
        seating.push_back(robot);
    for (const Seat owner : seating) {
        for (int crew = 0; crew < crewsPerPlayer; ++crew)
            table.crews.push_back({owner, startingPower, atEntrance(crew), 0});
    }
    beginRound(table);
    return done;
}

Outcome on(Table &table, const PricesRead &event)
{
    for (std::size_t step = 0; step < 3; ++step) {
        const Prices &said = event.prices;
        for (const std::optional<int> &price : {std::optional(said.power[step]), said.safety[step],
                                                said.shafts[step], std::optional(said.movement[step])}) {
            if (auto refused = price ? checkMoney(*price, nullptr) : done)
                return refused;
        }
    }
    table.prices = event.prices;
    table.pricesRead = true;
    return done;
}

Outcome on(Table &table, const SpacesRead &event)
{
    for (const BoardSpace &read : event.spaces) {
        if (auto refused = isOnBoard(table, read))
            return refused;
    }
    for (const BoardSpace &read : event.spaces)
        remember(table, read);
    return done;
}

Outcome on(Table &table, const AuctionHeld &event)
{
    if (auto refused = duringPhase(table, Phase::Auction))
        return refused;
    if (event.bids.size() != table.players.size())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    for (int number = 0; number < table.seats(); ++number) {
        if (auto refused = canBid(table, Seat{number}, event.bids[static_cast<std::size_t>(number)]))
            return refused;
    }

    table.lastAuction = auctionOrder(table.managementOrder, event.bids);
    std::ranges::transform(table.lastAuction, table.managementOrder.begin(), &AuctionPlace::seat);
    if (table.tracking.screens) {
        for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
            table.players[seat].purse.cubes -= event.bids[seat].cubes;
            table.players[seat].purse.money -= event.bids[seat].money;
        }
    }
    table.closedBids.clear();
    if (table.phase == Phase::Auction)
        table.phase = Phase::VicePresidents;
    return done;
}

Outcome on(Table &table, const BidMade &event)
{
    if (auto refused = duringPhase(table, Phase::Auction))
        return refused;
    if (auto refused = canBid(table, event.seat, event.bid))
        return refused;
    std::vector<std::optional<Bid>> closed = table.closedBids;
    closed.resize(table.players.size());
    closed[static_cast<std::size_t>(index(event.seat))] = event.bid;
    if (!std::ranges::all_of(closed, &std::optional<Bid>::has_value)) {
        table.closedBids = std::move(closed);
        return done;
    }
    AuctionHeld held;
    for (const std::optional<Bid> &bid : closed)
        held.bids.push_back(*bid);
    return on(table, held);
}

Outcome on(Table &table, const VicePresidentPlaced &event)
{
    if (!table.tracking.turns)
        return Refusal{.code = RefusalCode::NotTracked};
    if (table.phase != Phase::VicePresidents)
        return Refusal{.code = RefusalCode::NotNow};
    if (actor(table) != event.seat)
        return Refusal{.code = RefusalCode::NotYourTurn, .seat = actor(table)};
    if (event.space) {
        if (auto refused = canPlace(table, event.seat, *event.space))
            return refused;
        table.player(event.seat).vicePresidents[at(event.space->board)] =
            VicePresident{event.space->space, event.space->actions};
        remember(table, *event.space);
    }
    if (++table.placed == table.seats() * vicePresidentsPerPlayer)
        table.phase = Phase::Safety;
    return done;
}

Outcome on(Table &table, const TokensBought &event)
{
    if (auto refused = duringPhase(table, Phase::Safety))
        return refused;
    if (!table.tracking.screens)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = checkCubes(event.cubes, purseOf(table, event.seat)))
        return refused;
    Player &player = table.player(event.seat);
    player.purse.cubes -= event.cubes;
    player.tokens += event.cubes.sum();
    return done;
}

Outcome on(Table &table, const PhaseEnded &)
{
    const bool mine = table.tracking.mine;
    if (table.phase == Phase::Safety) {
        setShiftOrder(table);
        beginDrillRound(table, 1);
    } else if (table.phase == Phase::Drill && !mine) {
        table.phase = Phase::Shafts;
        table.active.reset();
    } else if (table.phase == Phase::Shafts && !mine) {
        beginTrade(table);
    } else if (table.phase == Phase::RoundEnd || table.phase == Phase::Round) {
        endRound(table);
    } else {
        return Refusal{.code = RefusalCode::NotNow};
    }
    return done;
}

Outcome on(Table &table, const ScreenCounted &event)
{
    if (!table.tracking.screens)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = checkCubes(event.purse.cubes, nullptr))
        return refused;
    if (auto refused = checkMoney(event.purse.money, nullptr))
        return refused;
    if (auto refused = inRange(event.tokens, 0, mostTokens))
        return refused;
    table.player(event.seat).purse = event.purse;
    table.player(event.seat).tokens = event.tokens;
    return done;
}

Outcome on(Table &table, const FinalCounted &event)
{
    if (table.phase != Phase::FinalCount)
        return Refusal{.code = RefusalCode::NotNow};
    if (event.players.size() != table.players.size())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    std::vector<FinalHoldings> final(table.players.size());
    for (std::size_t seat = 0; seat < final.size(); ++seat) {
        if (auto refused =
                finalHoldings(table, Seat{static_cast<int>(seat)}, event.players[seat], final[seat]))
            return refused;
    }
    table.final = std::move(final);
    table.phase = Phase::Finished;
    return done;
}

} // namespace scoring::rockwell::rules
