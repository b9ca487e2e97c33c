// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrTableWords: what was counted at the table, and what was read off its boards.

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "companion/the_ruhr_table_words.h"

namespace companion {

using namespace scoring;
using namespace scoring::the_ruhr;

// People count spaces from 1.

QString TheRuhrTableWords::corrected(const ExportMarkerCounted &marker) const
{
    return filled(tr("The export marker stands on space %1 of its track."), marker.index + 1);
}

QString TheRuhrTableWords::corrected(const BargeCounted &barge) const
{
    return barge.riverIndex == ruhrortIndex
               ? filled(tr("The barge of %1 lies in Ruhrort."), name(barge.seat))
               : filled(tr("The barge of %1 lies on river space %2."), name(barge.seat), barge.riverIndex);
}

QString TheRuhrTableWords::corrected(const TokenCounted &counted) const
{
    const QString who = name(counted.seat);
    const QString token = TheRuhrNames::token(counted.token);
    switch (counted.state) {
    case TokenState::NotOwned:
        return filled(tr("%1 does not have the token %2."), who, token);
    case TokenState::Active:
        return filled(tr("%1 has the token %2."), who, token);
    case TokenState::Used:
        return filled(tr("%1 has the token %2 and has used it."), who, token);
    case TokenState::Blank:
        return filled(tr("%1 has a blank instead of the token %2."), who, token);
    }
    return {};
}

QString TheRuhrTableWords::corrected(const WarehouseCounted &house) const
{
    return filled(house.isThere ? tr("A warehouse of %1 stands there: %2.")
                                : tr("No warehouse of %1 stands there: %2."),
                  name(house.seat), TheRuhrNames::site(house.site));
}

QString TheRuhrTableWords::corrected(const SiteRead &read) const
{
    const QString site = TheRuhrNames::site(read.site);
    QStringList sentences;
    if (read.spaces)
        sentences += filled(tr("%1 has %n space(s) for warehouses.", "", *read.spaces), site);
    if (read.space && read.price)
        sentences += filled(tr("%1: space %2 costs %3."), site, *read.space + 1, *read.price);
    if (read.riverIndex)
        sentences += filled(tr("%1 lies on river space %2."), site, *read.riverIndex);
    return sentences.join(u' ');
}

QString TheRuhrTableWords::corrected(const ExportTrackRead &read) const
{
    QStringList sentences;
    if (read.last)
        sentences += tr("The export track has %n space(s).", "", *read.last + 1);
    if (read.index && read.value)
        sentences += filled(tr("Space %1 of the export track is worth %2."), *read.index + 1, *read.value);
    if (read.rowBonus) {
        QStringList rows;
        for (const int bonus : *read.rowBonus)
            rows += QString::number(bonus);
        sentences +=
            filled(tr("The rows in Ruhrort bring, from the top: %1."), rows.join(QStringLiteral(", ")));
    }
    return sentences.join(u' ');
}

QString TheRuhrTableWords::corrected(const CombinationRead &read) const
{
    const QString needed = cubes(read.cubes);
    const QString token = TheRuhrNames::token(read.token);
    return needed.isEmpty() ? filled(tr("The token %1 asks for no cubes."), token)
                            : filled(tr("The token %1 asks for cubes: %2."), token, needed);
}

QString TheRuhrTableWords::cubes(const PerArea &cubes)
{
    QStringList areas;
    for (const Die die : {Die::Black, Die::White}) {
        for (const PlaceKind kind : {PlaceKind::Factory, PlaceKind::Ruhrort, PlaceKind::City}) {
            const Area area{die, kind};
            if (cubes[area] > 0)
                areas += filled(tr("%1 × %2", "so many cubes in a development area"), cubes[area],
                                TheRuhrNames::area(area));
        }
    }
    return areas.join(QStringLiteral("; "));
}

} // namespace companion
