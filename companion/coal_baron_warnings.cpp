// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"
#include "companion/coal_baron_words.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"

namespace companion {

using namespace scoring::coal_baron;

QStringList CoalBaronWords::warnings() const
{
    QStringList sentences;
    for (const Warning &found : m_score.warnings)
        sentences += warning(found);
    return sentences;
}

QString CoalBaronWords::warning(const Warning &warning) const
{
    const QString who = namesOf(warning.players);
    switch (warning.code) {
    case WarningCode::DuplicateOrder:
        return filled(tr("There is only one order %1, but it is held %n times: %2.", "", warning.found),
                      CoalBaronNames::order(*warning.order), who);
    case WarningCode::TooManyOrders:
        return filled(tr("%n orders are held, but there are only %1: %2.", "", warning.found), warning.limit,
                      who);
    case WarningCode::TooManyTiles:
        if (warning.tile)
            return filled(tr("There are only %1 tiles with %2, but %n are listed: %3.", "", warning.found),
                          warning.limit, CoalBaronNames::tile(*warning.tile), who);
        return *warning.side == Side::Light
                   ? filled(tr("There are only %1 light tiles, but %n were counted: %2.", "", warning.found),
                            warning.limit, who)
                   : filled(tr("There are only %1 dark tiles, but %n were counted: %2.", "", warning.found),
                            warning.limit, who);
    case WarningCode::TooManyCubes:
        return filled(tr("There are only %1 cubes, but %n were counted: %2.", "", warning.found),
                      warning.limit, who);
    case WarningCode::TooFewCubes:
        return filled(tr("%1: loaded carts: %2, cubes counted in all: %3. There cannot be fewer cubes than "
                         "loaded carts."),
                      who, warning.limit, warning.found);
    case WarningCode::TooManyEmptyCarts:
        return warning.players.size() == 1
                   ? filled(tr("%1: empty carts (%2): %3 counted, at most %4 possible."), who,
                            CoalBaronNames::coal(*warning.coal), warning.found, warning.limit)
                   : filled(tr("Empty carts of all players (%1): %2 counted, at most %3 possible: %4."),
                            CoalBaronNames::coal(*warning.coal), warning.found, warning.limit, who);
    case WarningCode::DeliveriesShrink:
        return filled(tr("%1 had delivered the order %2 before, but it is missing after shift %3."), who,
                      CoalBaronNames::order(*warning.order), shiftNumeral(warning.shift));
    case WarningCode::EmptyCartsShrink:
        return filled(tr("%1: empty carts (%2): %3 before, %4 after shift %5. Carts are never refilled."),
                      who, CoalBaronNames::coal(*warning.coal), warning.limit, warning.found,
                      shiftNumeral(warning.shift));
    case WarningCode::TooManyWorkers:
        return filled(tr("%1: workers in the factory after shift %2: %3 counted, at most %4 possible."), who,
                      shiftNumeral(warning.shift), warning.found, warning.limit);
    }
    return {};
}

} // namespace companion
