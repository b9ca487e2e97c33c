// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"
#include "companion/rules_summary.h"
#include "companion/sentences.h"
#include "scoring/coal_baron/clock.h"

#include <QCoreApplication>

namespace companion {

using namespace scoring::coal_baron;

namespace {

class RulesSummary
{
    Q_DECLARE_TR_FUNCTIONS(RulesSummary)

public:
    static QList<ChecklistStep> steps(const Options &options)
    {
        return {
            {tr("The goal"),
             tr("Over three shifts you buy tunnel tiles, raise coal and deliver orders. Deliveries score at "
                "once, majorities after every shift, the rest at the end. Most points win.")},
            {tr("A turn"),
             tr("Clockwise, everyone in turn places workers on one space and carries out its action. Whoever "
                "still has a worker must act. The shift ends when nobody has any left.")},
            {tr("Occupied spaces"),
             tr("An empty space takes exactly one worker. Where workers stand, your own included, you place "
                "one more than stand there, and those go to the canteen. The bank always takes one worker "
                "and "
                "gives 1 mark.")},
            {tr("Factory"), tr("Pay for the tile of the space, load each of its carts with a cube and add it "
                               "to its level on "
                               "its side. On the draw space, look at five tiles and buy one or none.")},
            {tr("Mining"),
             tr("Use up to the printed number of steps. A step moves the cage to a level or to the surface, "
                "loads a cube from a cart of its level, or, at the surface, brings a cube from the cage to "
                "an "
                "order or into storage. From storage to an order is a step too. Two cubes of any colours "
                "stand in for one of the right colour, for two steps.")},
            {tr("Delivery"),
             tr("All your complete orders of the vehicle go at once and score their printed points. Their "
                "cubes return to the supply.")},
            {tr("Money"), tr("Take the printed marks.")},
            {tr("Orders"),
             tr("Take the order of the space; you may have any number of them open. On the draw "
                "space, look at five and keep one or none.")},
            {tr("Evaluation"), evaluation(options)},
            {tr("Ties"),
             tr("Tied for first: all of them get the points of first place, and nobody gets second. Tied for "
                "second: all of them get the points of second place. A count of 0 never scores, and with two "
                "players second place does not either.")},
            {tr("Between shifts"),
             tr("Whoever has most workers in the factory starts the next shift. In a tie it is the tied "
                "player "
                "who comes next clockwise after the previous starting player. Then the shift hand moves on, "
                "the scoring marker goes back, delivered orders are turned face down and all workers go "
                "home.")},
            {tr("End of the game"), tr("After shift III: 1 point for every full 5 marks and for every full 3 "
                                       "cubes, wherever they lie; "
                                       "−1 for every open order; −2 for every tile that one side of the mine "
                                       "has more than the other. "
                                       "In a tie, most marks left over win.")},
        };
    }

private:
    static QString evaluation(const Options &options)
    {
        QStringList lines{tr(
            "Delivered orders and empty carts are compared, counted from the start of the game. After "
            "shift I the segments 1 to 4 of the shift clock are scored, after shift II the segments 1 to 8, "
            "after shift III all twelve.")};
        if (options.cartsNeedDelivery)
            lines += tr("Empty carts count only for players who have delivered an order.");
        lines += tr("Points for first and second place:");
        for (const Segment &segment : shiftClock) {
            // With two players as well the places are worth this, only that second place is not given.
            const auto points = placesOf(segment, mostPlayers, options).points;
            lines += filled(
                tr("%1. %2: %3 and %4", "a segment of the shift clock, points for first and second place"),
                segment.number, CoalBaronNames::segment(segment.number), points[0], points[1]);
        }
        return lines.join(u'\n');
    }
};

} // namespace

QList<ChecklistStep> coalBaronRulesSummary(const Options &options)
{
    return RulesSummary::steps(options);
}

} // namespace companion
