// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/record_evaluation.h"

#include "companion/evaluation_words.h"
#include "companion/view/counted_pieces.h"
#include "scoring/rockwell/setup.h"

#include <algorithm>

namespace companion {

using namespace scoring;

namespace {

bool comparesPlayers(const Line &line)
{
    return std::ranges::any_of(line.awards,
                               [](const Award &award) { return award.reason != Reason::Counted; });
}

} // namespace

RecordEvaluation::RecordEvaluation(GameSheet &sheet, QObject *parent)
    : WalkedEvaluation(parent)
    , m_sheet(sheet)
{
    connect(&sheet, &GameSheet::changed, this, &RecordEvaluation::follow);
}

void RecordEvaluation::follow()
{
    const std::optional<Record> &record = m_sheet.record();
    if (!record || !m_sheet.facts().hasSteps) {
        show({});
        return;
    }
    const Scored scored = scoring::scored(*record);
    show({.lines = gameScore(scored).lines,
          .before = std::vector<int>(record->players.size()),
          .names = m_sheet.facts().names,
          .colors = m_sheet.facts().colors,
          .words = wordsFor(*record, scored)});
}

void RecordEvaluation::addPieces(AwardRow &row, const Line &line, std::size_t seat) const
{
    row.pieces = countedPieces(*m_sheet.record(), line, seat);
}

QString RecordEvaluation::rule() const
{
    return shownLine() ? EvaluationWords::sharedPlaces(*shownLine()) : QString();
}

QString RecordEvaluation::places() const
{
    // Of these games, only Rockwell gives points for places.
    if (!shownLine() || !comparesPlayers(*shownLine()))
        return {};
    return EvaluationWords::places({.points = rockwell::setupFor(players()).majority});
}

QString RecordEvaluation::summaryAloud() const
{
    return m_sheet.aloud();
}

} // namespace companion
