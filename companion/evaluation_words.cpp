// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/evaluation_words.h"

#include <QStringList>

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

QString EvaluationWords::sharedPlaces(const Line &line)
{
    const bool tied = std::ranges::any_of(line.awards, [](const Award &award) {
        return award.reason == Reason::TiedFirst || award.reason == Reason::TiedSecond ||
               award.reason == Reason::TiedThird;
    });
    return tied ? tr("A tie: everyone tied gets all points of the place. They fill as many places as they "
                     "are: "
                     "whoever follows comes after all of those.")
                : QString();
}

QString EvaluationWords::places(const scoring::Places &worth)
{
    QStringList points;
    for (std::size_t place = 0; place < static_cast<std::size_t>(worth.awarded); ++place) {
        if (worth.points[place] > 0)
            points += QString::number(worth.points[place]);
    }
    return points.join(QStringLiteral(" / "));
}

QString EvaluationWords::before()
{
    return tr("before");
}

} // namespace companion
