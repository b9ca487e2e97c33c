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
    QStringList sentences{filled(tr("An extraction: %1."), cubes(event.card))};
    if (!after.lastExtraction)
        return sentences.front();
    const ExtractionReport &report = *after.lastExtraction;
    for (std::size_t part = 0; part < report.split.shares.size(); ++part) {
        const Share &share = report.split.shares[part];
        sentences += filled(tr("%1 gets %2."), name(share.seat), cubes(share.loot()));
        if (part < report.dangers.size() && report.dangers[part] && report.dangers[part]->lost.sum() > 0)
            sentences +=
                filled(tr("Danger: %1 loses %2."), name(share.seat), cubes(report.dangers[part]->lost));
    }
    if (report.split.remainder.sum() > 0)
        sentences += remainder(report.split);
    return sentences.join(u' ');
}

QString RockwellTableWords::event(const Event &event, const Table &after) const
{
    return std::visit(
        Overloaded{
            [](const GameStarted &) { return tr("The game begins."); },
            [](const PricesRead &) { return tr("The prices of safety and shafts are known."); },
            [&](const AuctionHeld &) {
                return filled(tr("The auction. The new order: %1."), namesOf(after.managementOrder));
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
                return filled(tr("A tile asks for power %1."), read.requirement);
            },
            [&](const CrewMoved &moved) { return filled(tr("%1 moves a crew."), name(moved.seat)); },
            [&](const Bribed &bribe) {
                return filled(tr("%1 bribes a crew of %2."), name(bribe.seat), name(bribe.victim));
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
            [&](const PowerRaised &raised) {
                return filled(tr("%1 makes crew %2 stronger."), name(raised.seat), raised.crew + 1);
            },
            [&](const SafetyRaised &raised) {
                return filled(tr("%1 raises the safety."), name(raised.seat));
            },
            [&](const MovementRaised &raised) {
                return filled(tr("%1 raises the movement."), name(raised.seat));
            },
            [&](const ShaftPlaced &shaft) { return filled(tr("%1 places a shaft."), name(shaft.seat)); },
            [&](const ShaftMoved &shaft) {
                return filled(tr("%1 moves shaft %2."), name(shaft.seat), shaft.shaft);
            },
            [&](const CubesDelivered &delivery) {
                return filled(tr("%1 delivers %2 for %3 prestige."), name(delivery.seat),
                              cubes(delivery.cubes), delivery.prestige);
            },
            [&](const ActionsGivenUp &given) { return filled(tr("%1 is done."), name(given.seat)); },
            [](const RobotMoved &) { return tr("The robot moves a crew."); },
            [](const RobotUpgraded &) { return tr("The robot develops."); },
            [&](const GoalClaimed &claimed) {
                return filled(tr("%1 shows a goal: %2."), name(claimed.seat), goalName(claimed.goal));
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
            [](const AuctionHeld &) { return tr("the auction"); },
            [&](const VicePresidentPlaced &placed) {
                return filled(tr("the vice president of %1"), name(placed.seat));
            },
            [&](const TokensBought &bought) { return filled(tr("tokens of %1"), name(bought.seat)); },
            [](const PhaseEnded &) { return tr("the end of the phase"); },
            [](const Extracted &) { return tr("the extraction"); },
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
