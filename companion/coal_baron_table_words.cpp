// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_table_words.h"

#include "companion/coal_baron_names.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "scoring/coal_baron/clock.h"

#include <algorithm>

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

QString shownChange(int points)
{
    return points == 0 ? QStringLiteral("±0") : gain(points);
}

class CoalBaronProspectWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronProspectWords)

public:
    static QString addition(const Segment &segment, int more)
    {
        switch (segment.kind) {
        case SegmentKind::CoalSquares:
            return filled(tr("%n more %1 square(s)", "", more), CoalBaronNames::coal(segment.coal()));
        case SegmentKind::VehicleSquares:
            return filled(tr("%n more square(s) (%1)", "", more), CoalBaronNames::vehicle(segment.vehicle()));
        case SegmentKind::EmptyCarts:
            return filled(tr("%n more empty %1 cart(s)", "", more), CoalBaronNames::coal(segment.coal()));
        }
        return {};
    }

    static QString place(Reason reason)
    {
        switch (reason) {
        case Reason::First:
            return tr("first");
        case Reason::TiedFirst:
            return tr("tied for first");
        case Reason::Second:
            return tr("second");
        case Reason::TiedSecond:
            return tr("tied for second");
        case Reason::Third:
            return tr("third");
        case Reason::TiedThird:
            return tr("tied for third");
        case Reason::Behind:
            return tr("behind the others");
        case Reason::None:
            return tr("holds none");
        case Reason::NoSecondAfterTie:
            return tr("no second place after a tie for first");
        case Reason::NoSecondForTwo:
            return tr("no second place with two players");
        case Reason::NoDelivery:
            return tr("no delivered order");
        case Reason::Counted:
            return tr("counted");
        }
        return {};
    }
};

} // namespace

CoalBaronTableWords::CoalBaronTableWords(QStringList names)
    : m_names(std::move(names))
{
}

QString CoalBaronTableWords::prospect(const Prospect &prospect) const
{
    const Segment &segment = shiftClock[static_cast<std::size_t>(prospect.segment - 1)];
    const QString who = nameAt(m_names, prospect.seat);
    const QString addition = CoalBaronProspectWords::addition(segment, prospect.more);
    const QString place = CoalBaronProspectWords::place(prospect.reason);
    QStringList others;
    int own = 0;
    for (int seat = 0; seat < static_cast<int>(prospect.gains.size()); ++seat) {
        const int points = prospect.gains[static_cast<std::size_t>(seat)];
        if (Seat{seat} == prospect.seat)
            own = points;
        else if (points != 0)
            others += filled(tr("%1 %2", "a player and the points gained or lost"),
                             nameAt(m_names, Seat{seat}), shownChange(points));
    }
    if (others.isEmpty())
        return filled(tr("%1: %2, %3 (%4)", "a player, what to add, points, place"), who, addition,
                      shownChange(own), place);
    return filled(tr("%1: %2, %3 (%4); %5", "a player, what to add, points, place; the others' points"), who,
                  addition, shownChange(own), place, others.join(QStringLiteral(", ")));
}

QString CoalBaronTableWords::segmentTitle(int segment) const
{
    return CoalBaronNames::segment(segment);
}

QString CoalBaronTableWords::question(Question asked) const
{
    switch (asked) {
    case Question::FactoryWorkers:
        return tr("How many workers does each player have in the factory?");
    case Question::Marks:
        return tr("How many marks does each player have left?");
    case Question::Cubes:
        return tr("How many cubes does each player have: on carts and open orders, in the cage and in "
                  "storage?");
    case Question::OpenOrders:
        return tr("How many open orders does each player have?");
    case Question::Tiles:
        return tr("How many light and how many dark tiles does each player have? The printed carts are no "
                  "tiles.");
    }
    return {};
}

QString CoalBaronTableWords::change(const AwardChange &change) const
{
    // Without the number of the segment, which would read like a count here.
    const auto segment = std::ranges::find(shiftClock, change.name, &Segment::name);
    const QString title = segment != shiftClock.end() ? CoalBaronNames::segment(segment->number)
                                                      : CoalBaronNames::line({change.shift, change.name, {}});
    const QString where = change.shift > 0 ? filled(tr("%1, shift %2", "a line of the score"), title,
                                                    shiftNumeral(change.shift))
                                           : title;
    const QString who = nameAt(m_names, change.seat);
    if (change.after.points != change.before.points)
        return filled(tr("%1: %2 %3 instead of %4", "a line of the score, a player, points"), where, who,
                      change.after.points, change.before.points);
    if (change.after.count != change.before.count)
        return filled(tr("%1: %2 still %3, with a count of %4 instead of %5"), where, who,
                      change.after.points, change.after.count, change.before.count);
    return filled(tr("%1: %2 still %3, for another reason"), where, who, change.after.points);
}

} // namespace companion
