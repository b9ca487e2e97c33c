// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"
#include "companion/coal_baron_words.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring::coal_baron;

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
        return filled(tr("%1 has %2 loaded carts, but only %n cube(s) were counted.", "", warning.found), who,
                      warning.limit);
    case WarningCode::TooManyEmptyCarts:
        return warning.players.size() == 1
                   ? filled(tr("%1 can have at most %2 carts of this colour (%3), but %n empty "
                               "ones were counted.",
                               "", warning.found),
                            who, warning.limit, CoalBaronNames::coal(*warning.coal))
                   : filled(tr("There are only %1 carts of this colour (%2), but %n empty ones "
                               "were counted: %3.",
                               "", warning.found),
                            warning.limit, CoalBaronNames::coal(*warning.coal), who);
    case WarningCode::DeliveriesShrink:
        return filled(tr("%1 had delivered the order %2 before, but it is missing after shift %3."), who,
                      CoalBaronNames::order(*warning.order), warning.shift);
    case WarningCode::EmptyCartsShrink:
        return filled(tr("%1 had %2 empty carts of this colour (%3) before, but only %n after "
                         "shift %4: carts are never refilled.",
                         "", warning.found),
                      who, warning.limit, CoalBaronNames::coal(*warning.coal), warning.shift);
    case WarningCode::TooManyWorkers:
        return filled(tr("%1 has %2 workers, but %n stood in the factory after shift %3.", "", warning.found),
                      who, warning.limit, warning.shift);
    }
    return {};
}

} // namespace companion
