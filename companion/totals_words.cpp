// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/totals_words.h"

#include "companion/imperial_miners_words.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;

TotalsWords::TotalsWords(QStringList names, TotalsScore score)
    : GameWords(std::move(names))
    , m_score(std::move(score))
{
}

QString TotalsWords::title(const Line &) const
{
    return tr("Total");
}

QString TotalsWords::explain(const Line &) const
{
    return tr("Scored on paper.");
}

QString TotalsWords::result() const
{
    const QString winners = namesOf(m_score.ranking.winners);
    switch (m_score.ranking.decidedBy) {
    case DecidedBy::Solo:
        return m_score.soloRank ? tr("Played alone.") + u' ' + soloTitle(*m_score.soloRank)
                                : tr("Played alone.");
    case DecidedBy::Shared:
        return filled(tr("%1 share the victory."), winners);
    case DecidedBy::Points:
        return filled(tr("%1 wins by points."), winners);
    case DecidedBy::Marks:
    case DecidedBy::Goals:
    case DecidedBy::Cubes:
    case DecidedBy::Coins:
    case DecidedBy::Carts:
        return filled(tr("%1 wins by the tie-break."), winners);
    case DecidedBy::Hand:
        return m_score.ranking.winners.size() == 1
                   ? filled(tr("%1 wins, as the table decided."), winners)
                   : filled(tr("%1 share the victory, as the table decided."), winners);
    }
    return {};
}

QStringList TotalsWords::warnings() const
{
    QStringList sentences;
    for (const TotalsWarning &warning : m_score.warnings) {
        const QString players = namesOf(warning.players);
        switch (warning.code) {
        case TotalsWarningCode::WinnerNotHighest:
            sentences += filled(tr("%1: named as a winner without the most points. That is kept."), players);
            break;
        case TotalsWarningCode::VictoryNotShared:
            sentences += filled(tr("%1: as many points as the winner, and this game has no tie-break. The "
                                   "winners are kept as named."),
                                players);
            break;
        }
    }
    return sentences;
}

} // namespace companion
