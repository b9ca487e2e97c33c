// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/evaluation_words.h"

#include <algorithm>

namespace companion {

using scoring::Award;
using scoring::Line;
using scoring::Reason;

QString EvaluationWords::reason(Reason reason)
{
    switch (reason) {
    case Reason::First:
        return tr("first");
    case Reason::TiedFirst:
        return tr("first, tied");
    case Reason::Second:
        return tr("second");
    case Reason::TiedSecond:
        return tr("second, tied");
    case Reason::Third:
        return tr("third");
    case Reason::TiedThird:
        return tr("third, tied");
    case Reason::Behind:
        return tr("behind");
    case Reason::None:
        return tr("has none");
    case Reason::NoSecondAfterTie:
        return tr("no second place after a tie");
    case Reason::NoSecondForTwo:
        return tr("no second place with two players");
    case Reason::NoDelivery:
        return tr("nothing delivered, so carts do not count");
    case Reason::Counted:
        return {};
    }
    return {};
}

QString EvaluationWords::rule(const Line &line)
{
    const auto has = [&](Reason reason) {
        return std::ranges::find(line.awards, reason, &Award::reason) != line.awards.end();
    };
    if (has(Reason::TiedFirst))
        return tr("A tie for first place: everyone tied gets all of its points, and nobody is second.");
    if (has(Reason::TiedSecond))
        return tr("A tie for second place: everyone tied gets all of its points.");
    if (has(Reason::NoSecondForTwo))
        return tr("With two players, second place gets nothing.");
    return {};
}

QString EvaluationWords::places(const scoring::coal_baron::Segment &segment, int players,
                                const scoring::coal_baron::Options &options)
{
    const scoring::Places worth = placesOf(segment, players, options);
    return worth.awarded > 1 ? QStringLiteral("%1 / %2").arg(worth.points[0]).arg(worth.points[1])
                             : QString::number(worth.points[0]);
}

} // namespace companion
