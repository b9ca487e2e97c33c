// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/shafts.h"
#include "scoring/rockwell/table_rules.h"

#include <algorithm>

namespace scoring::rockwell::rules {

namespace {

Board boardOf(Phase phase)
{
    return phase == Phase::Trade ? Board::Exchange : Board::Workshop;
}

const VicePresident *vicePresident(const Table &table, Seat seat)
{
    const auto &there = table.player(seat).vicePresidents[at(boardOf(table.phase))];
    return there ? &*there : nullptr;
}

// Whether the player may use an action of that phase now.
Outcome canAct(const Table &table, Seat seat, Phase phase)
{
    if (auto refused = duringPhase(table, phase))
        return refused;
    if (table.phase == Phase::Round)
        return done;
    if (!vicePresident(table, seat))
        return Refusal{.code = RefusalCode::NoVicePresident, .seat = seat};
    if (actor(table) != seat)
        return Refusal{.code = RefusalCode::NotYourTurn, .seat = actor(table)};
    return done;
}

// The next in the queue who still has an action; an empty queue when nobody has.
void passOn(Table &table)
{
    for (std::size_t step = 1; step <= table.queue.size(); ++step) {
        const std::size_t next = (table.acting + step) % table.queue.size();
        if (vicePresident(table, table.queue[next])) {
            table.acting = next;
            return;
        }
    }
    table.queue.clear();
    table.acting = 0;
}

// A vice president goes home right after the last action.
void useActions(Table &table, Seat seat, int actions)
{
    table.active = seat;
    if (table.phase == Phase::Round)
        return;
    auto &there = table.player(seat).vicePresidents[at(boardOf(table.phase))];
    there->actionsLeft -= actions;
    if (there->actionsLeft == 0)
        there.reset();
    passOn(table);
}

void beginPhase(Table &table, Phase phase)
{
    table.phase = phase;
    table.acting = 0;
    table.queue.clear();
    for (const Seat seat : table.managementOrder) {
        if (vicePresident(table, seat))
            table.queue.push_back(seat);
    }
    if (table.options.phaseOrder == PhaseOrder::BoardSpace)
        std::ranges::sort(table.queue, {}, [&](Seat seat) { return vicePresident(table, seat)->space; });
}

// A development paid with money: one action.
Outcome buy(Table &table, Seat seat, std::optional<int> price, auto deliver)
{
    if (!price && table.tracking.screens)
        return Refusal{.code = RefusalCode::PriceUnknown};
    if (auto refused = canPay(table, seat, price.value_or(0)))
        return refused;
    pay(table, seat, price.value_or(0));
    deliver();
    useActions(table, seat, 1);
    settle(table);
    return done;
}

Outcome checkSite(const Table &table, Seat seat, int shaft, const Tile &tile, bool moved)
{
    if (!exists(tile))
        return Refusal{.code = RefusalCode::NoSuchPlace};
    if (!table.tracking.mine)
        return done;
    const auto own = [=](const Crew &crew) { return crew.owner == seat; };
    const ShaftSite site{
        .closed = !table.tile(tile).open,
        .hasShaft = shaftOwner(table, tile).has_value(),
        .otherCrew = std::ranges::any_of(
            table.crews, [&](const Crew &crew) { return !own(crew) && countsOn(crew.place, tile); }),
        .ownCrewNear = std::ranges::any_of(table.crews, [&](const Crew &crew) {
            return own(crew) && (countsOn(crew.place, tile) || isNextTo(crew.place, tile, table.rings));
        })};
    return moved ? checkShaftMove(shaft, site, table.options) : checkShaft(shaft, site);
}

void raiseOneStep(Table &table)
{
    Crew &crew = crewAt(table, table.raising->crew);
    ++crew.power;
    if (table.tracking.mine)
        table.checking = tilesOf(crew.place);
    if (--table.raising->stepsLeft == 0)
        table.raising.reset();
}

} // namespace

void beginTrade(Table &table)
{
    beginPhase(table, Phase::Trade);
    settle(table);
}

void settle(Table &table)
{
    const auto blocked = [&] { return !tilesUnread(table).empty() || !tilesDue(table).empty(); };
    while (!blocked() && table.raising)
        raiseOneStep(table);
    if (blocked())
        return;
    table.checking.clear();

    const bool over = table.turn.over;
    if (table.phase == Phase::Drill && over) {
        nextTurn(table);
    } else if (table.phase == Phase::Robot && over) {
        table.turn = {};
        afterTheRobot(table);
    } else if (table.phase == Phase::RobotUpgrade && over) {
        table.turn = {};
        table.phase = Phase::RoundEnd;
    }
    if (table.phase == Phase::Trade && table.queue.empty())
        beginPhase(table, Phase::Develop);
    if (table.phase == Phase::Develop && table.queue.empty()) {
        const bool robotPlays = table.tracking.mine && setupFor(table.seats()).robot;
        table.phase = robotPlays ? Phase::RobotUpgrade : Phase::RoundEnd;
        table.turn = {};
    }
}

Outcome on(Table &table, const ResourceTraded &event)
{
    if (auto refused = canAct(table, event.seat, Phase::Trade))
        return refused;
    Player &player = table.player(event.seat);
    const VicePresident *there = table.phase == Phase::Trade ? vicePresident(table, event.seat) : nullptr;
    const int actions = there ? there->actionsLeft : 1;
    if (table.tracking.screens) {
        const auto answer = trade(player.purse, event.trade, player.traded, actions);
        if (const auto *refusal = std::get_if<Refusal>(&answer))
            return *refusal;
        player.purse = std::get<Purse>(answer);
    } else if (auto refused = checkTrade(event.trade, player.traded, actions)) {
        return refused;
    }
    player.traded[at(event.trade.resource)] = true;
    useActions(table, event.seat, 1);
    settle(table);
    return done;
}

Outcome on(Table &table, const PowerRaised &event)
{
    if (auto refused = canAct(table, event.seat, Phase::Develop))
        return refused;
    const std::optional<int> number = crewNumber(table, event.seat, event.crew);
    if (!number)
        return Refusal{.code = RefusalCode::NoSuchCrew, .number = event.crew, .limit = crewsPerPlayer - 1};
    const Crew &crew = crewAt(table, *number);
    if (crew.place.spot == Spot::Centre)
        return Refusal{.code = RefusalCode::CrewLost, .seat = event.seat};
    if (auto refused = inRange(event.steps, 1, table.options.multiStepUpgrade ? mostPower - 1 : 1))
        return refused;
    if (crew.power + event.steps > mostPower)
        return Refusal{.code = RefusalCode::FullyDeveloped, .limit = mostPower};
    int price = 0;
    for (int step = 0; step < event.steps; ++step)
        price += *powerPrice(table.prices, crew.power + step);
    return buy(table, event.seat, price, [&] { table.raising = {*number, event.steps}; });
}

Outcome on(Table &table, const SafetyRaised &event)
{
    if (auto refused = canAct(table, event.seat, Phase::Develop))
        return refused;
    int &level = table.player(event.seat).safety;
    if (level == mostLevel)
        return Refusal{.code = RefusalCode::FullyDeveloped, .limit = mostLevel};
    return buy(table, event.seat, table.prices.safety[static_cast<std::size_t>(level)], [&] { ++level; });
}

Outcome on(Table &table, const MovementRaised &event)
{
    if (auto refused = canAct(table, event.seat, Phase::Develop))
        return refused;
    int &level = table.player(event.seat).movement;
    if (level == mostLevel)
        return Refusal{.code = RefusalCode::FullyDeveloped, .limit = mostLevel};
    return buy(table, event.seat, table.prices.movement[static_cast<std::size_t>(level)], [&] { ++level; });
}

Outcome on(Table &table, const ShaftPlaced &event)
{
    if (auto refused = canAct(table, event.seat, Phase::Develop))
        return refused;
    std::vector<Tile> &shafts = table.player(event.seat).shafts;
    const int shaft = static_cast<int>(shafts.size()) + 1;
    if (shaft > shaftsPerPlayer)
        return Refusal{.code = RefusalCode::NoSuchShaft, .number = shaft, .limit = shaftsPerPlayer};
    if (auto refused = checkSite(table, event.seat, shaft, event.tile, false))
        return refused;
    return buy(table, event.seat, table.prices.shafts[static_cast<std::size_t>(shaft - 1)],
               [&] { shafts.push_back(event.tile); });
}

Outcome on(Table &table, const ShaftMoved &event)
{
    if (auto refused = canAct(table, event.seat, Phase::Develop))
        return refused;
    std::vector<Tile> &shafts = table.player(event.seat).shafts;
    if (event.shaft < 1 || event.shaft > static_cast<int>(shafts.size()))
        return Refusal{.code = RefusalCode::NoSuchShaft,
                       .number = event.shaft,
                       .limit = static_cast<int>(shafts.size())};
    if (auto refused = checkSite(table, event.seat, event.shaft, event.tile, true))
        return refused;
    const auto moved = static_cast<std::size_t>(event.shaft - 1);
    return buy(table, event.seat, table.prices.shafts[moved], [&] { shafts[moved] = event.tile; });
}

Outcome on(Table &table, const CubesDelivered &event)
{
    if (auto refused = canAct(table, event.seat, Phase::Develop))
        return refused;
    if (auto refused = checkCubes(event.cubes, purseOf(table, event.seat)))
        return refused;
    if (event.cubes == Cubes{})
        return Refusal{.code = RefusalCode::CountImpossible, .number = 0, .limit = 1};
    if (auto refused = inRange(event.prestige, 0, mostPrestige))
        return refused;
    int taken = 0;
    for (const Player &player : table.players)
        taken += static_cast<int>(player.deliveries.size());
    if (taken >= deliveryTiles)
        return Refusal{.code = RefusalCode::NoDeliveryTile, .limit = deliveryTiles};
    Player &player = table.player(event.seat);
    if (table.tracking.screens) {
        player.purse.cubes -= event.cubes;
        player.deliveries.push_back(event.prestige);
    }
    useActions(table, event.seat, 1);
    settle(table);
    return done;
}

Outcome on(Table &table, const ActionsGivenUp &event)
{
    if (table.phase != Phase::Trade && table.phase != Phase::Develop)
        return Refusal{.code = RefusalCode::NotNow};
    const VicePresident *there = vicePresident(table, event.seat);
    if (!there)
        return Refusal{.code = RefusalCode::NoVicePresident, .seat = event.seat};
    if (actor(table) != event.seat)
        return Refusal{.code = RefusalCode::NotYourTurn, .seat = actor(table)};
    useActions(table, event.seat, there->actionsLeft);
    settle(table);
    return done;
}

} // namespace scoring::rockwell::rules
