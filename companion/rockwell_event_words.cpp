// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellTableWords: what happened.

#include "companion/rockwell_table_words.h"
#include "companion/rockwell_words.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::rockwell;

namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

// The level that somebody has now and did not have before; else 0.
int levelReached(const Table &before, const Table &after, Seat seat, int Player::*level)
{
    if (index(seat) < 0 || index(seat) >= after.seats())
        return 0;
    const int now = after.player(seat).*level;
    return now > before.player(seat).*level ? now : 0;
}

} // namespace

QString RockwellTableWords::remainder(const Split &split) const
{
    const QString who = name(split.priority);
    const QString what = cubes(split.remainder);
    switch (split.reason) {
    case Priority::Shaft:
        return filled(tr("The remainder, %2, goes to %1, whose shaft is on the tile."), who, what);
    case Priority::Power:
        return filled(tr("The remainder, %2, goes to %1, who has the most power there."), who, what);
    case Priority::Active:
        return filled(
            tr("The remainder, %2, goes to %1: the strongest are tied, and %1 caused the extraction."), who,
            what);
    }
    return {};
}

QString RockwellTableWords::extracted(const Extracted &event, const Table &after) const
{
    QStringList sentences{after.tracking.mine
                              ? filled(tr("%1 is extracted: %2."), tile(event.tile), cubes(event.card))
                              : filled(tr("An extraction: %1."), cubes(event.card))};
    if (!after.lastExtraction)
        return sentences.front();
    sentences += sharedOut(*after.lastExtraction);
    sentences += after.lastExtraction->cardKeptBy
                     ? filled(tr("%1 keeps the card."), name(*after.lastExtraction->cardKeptBy))
                     : tr("Nobody keeps the card.");
    return sentences.join(u' ');
}

QStringList RockwellTableWords::sharedOut(const ExtractionReport &report) const
{
    QStringList sentences;
    for (std::size_t part = 0; part < report.split.shares.size(); ++part) {
        const Share &share = report.split.shares[part];
        sentences += share.seat == robot
                         ? filled(tr("The robot's share, %1, goes to the supply."), cubes(share.loot()))
                         : filled(tr("%1 gets %2."), name(share.seat), cubes(share.loot()));
        if (part < report.dangers.size() && report.dangers[part])
            sentences += inDanger(share.seat, *report.dangers[part]);
    }
    if (report.split.remainder.sum() > 0)
        sentences += remainder(report.split);
    return sentences;
}

QStringList RockwellTableWords::inDanger(Seat seat, const Danger &danger) const
{
    QStringList sentences{filled(tr("Danger for %1. Cubes at risk: %2."), name(seat), danger.atRisk)};
    if (danger.atRisk == 0)
        return sentences;
    if (const int safe = danger.atRisk - danger.tokensSpent - danger.lost.sum(); safe > 0)
        sentences += filled(tr("Saved by permanent safety: %1."), safe);
    if (danger.tokensSpent > 0)
        sentences += filled(tr("Tokens spent: %1."), danger.tokensSpent);
    sentences += filled(tr("Lost: %1."), cubes(danger.lost));
    return sentences;
}

QString RockwellTableWords::auctionHeld(const Table &after) const
{
    QStringList places;
    bool tied = false;
    for (const AuctionPlace &place : after.lastAuction) {
        places += filled(tr("%1 $%2", "a player and the bid"), name(place.seat), place.value);
        tied = tied || place.reason == AuctionReason::TiedKeepOrder;
    }
    const QString order = filled(tr("The auction. The new order: %1."), places.join(QStringLiteral(", ")));
    return tied ? order + u' ' + tr("Who bid the same stays in the order there was.") : order;
}

QString RockwellTableWords::event(const Event &event, const Table &before, const Table &after) const
{
    const QString happened = whatHappened(event, before, after);
    const bool on = after.drillRound != before.drillRound || after.phase != Phase::Drill;
    const bool passedOver = before.tracking.mine && setupFor(before.seats()).robot &&
                            before.phase == Phase::Drill && on && after.phase != Phase::Robot;
    return passedOver ? happened + u' ' + tr("The robot does not move: all its crews are on closed tiles.")
                      : happened;
}

// What is developed, step by step; of an event that the rules refused nothing grew.
QString RockwellTableWords::raised(const Event &event, const Table &before, const Table &after) const
{
    if (const auto *safety = std::get_if<SafetyRaised>(&event)) {
        const int level = levelReached(before, after, safety->seat, &Player::safety);
        if (level == 0)
            return filled(tr("%1 raises the safety."), name(safety->seat));
        const auto price = before.prices.safety[static_cast<std::size_t>(level - 1)];
        return price ? filled(tr("%1 raises the safety to level %2 for $%3."), name(safety->seat), level,
                              *price)
                     : filled(tr("%1 raises the safety to level %2."), name(safety->seat), level);
    }
    const auto &movement = std::get<MovementRaised>(event);
    const int level = levelReached(before, after, movement.seat, &Player::movement);
    return level == 0 ? filled(tr("%1 raises the movement."), name(movement.seat))
                      : filled(tr("%1 raises the movement to level %2 for $%3."), name(movement.seat), level,
                               before.prices.movement[static_cast<std::size_t>(level - 1)]);
}

QString RockwellTableWords::stronger(const PowerRaised &raised, const Table &before) const
{
    const std::vector<Crew> crews = crewsOf(before, raised.seat);
    if (raised.crew < 0 || raised.crew >= static_cast<int>(crews.size()))
        return filled(tr("%1 makes crew %2 stronger."), name(raised.seat), raised.crew + 1);
    const Crew &crew = crews[static_cast<std::size_t>(raised.crew)];
    const int power = crew.power + raised.steps;
    int price = 0;
    for (int from = crew.power; from < power; ++from)
        price += powerPrice(before.prices, from).value_or(0);
    return before.tracking.mine ? filled(tr("%1 makes the crew at %2 stronger: power %3 for $%4."),
                                         name(raised.seat), place(crew.place), power, price)
                                : filled(tr("%1 makes crew %2 stronger: power %3 for $%4."),
                                         name(raised.seat), raised.crew + 1, power, price);
}

QString RockwellTableWords::whatHappened(const Event &event, const Table &before, const Table &after) const
{
    const bool mine = after.tracking.mine;
    // Events that the rules refused may name crews that do not exist.
    const auto placeOf = [](const Table &table, Seat owner, int number) -> std::optional<Place> {
        const std::vector<Crew> crews = crewsOf(table, owner);
        const bool exists = number >= 0 && number < static_cast<int>(crews.size());
        return exists ? std::optional(crews[static_cast<std::size_t>(number)].place) : std::nullopt;
    };
    return std::visit(
        Overloaded{
            [](const GameStarted &) { return tr("The game begins."); },
            [&](const PricesRead &) {
                return before.prices.power == after.prices.power &&
                               before.prices.movement == after.prices.movement
                           ? tr("The prices of safety and shafts are known.")
                           : tr("The prices are as printed at this table.");
            },
            [](const SpacesRead &) { return tr("The actions on boards II and III are known."); },
            [&](const AuctionHeld &) { return auctionHeld(after); },
            [&](const BidMade &made) {
                const QString closed = filled(tr("%1 has bid."), name(made.seat));
                return after.phase == Phase::VicePresidents ? closed + u' ' + auctionHeld(after) : closed;
            },
            [&](const VicePresidentPlaced &placed) {
                return placed.space
                           ? filled(tr("%1 places a vice president on board %2, space %3."),
                                    name(placed.seat), board(placed.space->board), placed.space->space)
                           : filled(tr("%1 places no vice president."), name(placed.seat));
            },
            [&](const TokensBought &bought) {
                return filled(tr("%1 takes %n safety token(s).", "", bought.cubes.sum()), name(bought.seat));
            },
            [&](const PhaseEnded &) { return filled(tr("The phase is over. Now: %1"), where(after)); },
            [](const RequirementRead &read) {
                return filled(tr("%1 asks for power %2."), tile(read.tile), read.requirement);
            },
            [&](const CrewMoved &moved) {
                return placeOf(before, moved.seat, moved.crew) == moved.to
                           ? filled(tr("%1 leaves a crew at %2."), name(moved.seat), place(moved.to))
                           : filled(tr("%1 moves a crew to %2."), name(moved.seat), place(moved.to));
            },
            [&](const Bribed &bribe) {
                return mine ? filled(tr("%1 bribes a crew of %2: it comes to %3."), name(bribe.seat),
                                     name(bribe.victim), tile(bribe.to))
                            : filled(tr("%1 bribes a crew of %2."), name(bribe.seat), name(bribe.victim));
            },
            [&](const Hired &hired) {
                return filled(tr("%1 hires a subcontractor of power %2 for $%3."), name(hired.seat),
                              hired.power, subcontractorPrice(hired.power).value_or(0));
            },
            [&](const RentPaid &rent) {
                return filled(tr("%1 keeps a subcontractor of power %2 for $%3."), name(rent.seat),
                              rent.power, subcontractorPrice(rent.power).value_or(0));
            },
            [&](const TurnEnded &turn) { return filled(tr("%1 has drilled."), name(turn.seat)); },
            [&](const Extracted &extraction) { return extracted(extraction, after); },
            [&](const ShaftPaid &paid) {
                return filled(tr("A shaft pays %1: %2."), name(paid.seat), cubes(paid.cubes));
            },
            [&](const ResourceTraded &traded) {
                const int price = traded.trade.count * valueOf(traded.trade.resource);
                return traded.trade.kind == TradeKind::Buy
                           ? filled(tr("%1 buys %2 × %3 for $%4."), name(traded.seat), traded.trade.count,
                                    resource(traded.trade.resource), price)
                           : filled(tr("%1 sells %2 × %3 for $%4."), name(traded.seat), traded.trade.count,
                                    resource(traded.trade.resource), price);
            },
            [&](const PowerRaised &raised) { return stronger(raised, before); },
            [&](const SafetyRaised &safety) { return raised(safety, before, after); },
            [&](const MovementRaised &movement) { return raised(movement, before, after); },
            [&](const ShaftPlaced &shaft) {
                return mine ? filled(tr("%1 places a shaft on %2."), name(shaft.seat), tile(shaft.tile))
                            : filled(tr("%1 places a shaft."), name(shaft.seat));
            },
            [&](const ShaftMoved &shaft) {
                return mine ? filled(tr("%1 moves shaft %2 to %3."), name(shaft.seat), shaft.shaft,
                                     tile(shaft.tile))
                            : filled(tr("%1 moves shaft %2."), name(shaft.seat), shaft.shaft);
            },
            [&](const CubesDelivered &delivery) {
                return filled(tr("%1 delivers %2 for %3 prestige."), name(delivery.seat),
                              cubes(delivery.cubes), delivery.prestige);
            },
            [&](const ActionsGivenUp &given) { return filled(tr("%1 is done."), name(given.seat)); },
            [](const RobotMoved &moved) {
                return filled(tr("A crew of the robot goes to %1."), tile(moved.to));
            },
            [&](const RobotUpgraded &upgraded) {
                const std::optional<Place> where =
                    upgraded.crew ? placeOf(before, robot, *upgraded.crew) : std::nullopt;
                return where ? filled(tr("The robot's crew at %1 becomes stronger."), place(*where))
                             : tr("The robot stays as it is.");
            },
            [&](const GoalClaimed &claimed) {
                const QString shown =
                    filled(tr("%1 shows a goal: %2."), name(claimed.seat), goalName(claimed.goal));
                const bool taken = index(claimed.seat) >= 0 && index(claimed.seat) < after.seats() &&
                                   after.player(claimed.seat).goals[claimed.goal] > 0;
                return taken ? shown + u' ' +
                                   tr("It is worth %n prestige.", "",
                                      after.player(claimed.seat).goals[claimed.goal])
                             : shown;
            },
            [&](const ScreenCounted &counted) {
                return filled(tr("%1 has counted what lies behind the screen."), name(counted.seat));
            },
            [](const FinalCounted &) { return tr("The final reckoning."); },
        },
        event);
}

QString RockwellTableWords::shortEvent(const Event &event) const
{
    return std::visit(
        Overloaded{
            [](const GameStarted &) { return QString(); },
            [](const PricesRead &) { return tr("the prices"); },
            [](const SpacesRead &) { return tr("the actions on the boards"); },
            [](const AuctionHeld &) { return tr("the auction"); },
            [&](const BidMade &made) { return filled(tr("the bid of %1"), name(made.seat)); },
            [&](const VicePresidentPlaced &placed) {
                return filled(tr("the vice president of %1"), name(placed.seat));
            },
            [&](const TokensBought &bought) { return filled(tr("tokens of %1"), name(bought.seat)); },
            [](const PhaseEnded &) { return tr("the end of the phase"); },
            [](const Extracted &) { return tr("the extraction"); },
            [](const RequirementRead &read) { return filled(tr("the number on %1"), tile(read.tile)); },
            [](const RobotMoved &) { return tr("the robot's move"); },
            [&](const ResourceTraded &traded) { return filled(tr("the trade of %1"), name(traded.seat)); },
            [](const GoalClaimed &claimed) { return goalName(claimed.goal); },
            [](const FinalCounted &) { return tr("the final reckoning"); },
            [&](const auto &other) {
                if constexpr (requires { other.seat; })
                    return filled(tr("what %1 did"), name(other.seat));
                else
                    return tr("the last entry");
            },
        },
        event);
}

} // namespace companion
