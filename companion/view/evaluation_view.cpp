// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/evaluation_view.h"

#include "companion/coal_baron_names.h"
#include "companion/coal_baron_setup_words.h"
#include "companion/coal_baron_words.h"
#include "companion/evaluation_words.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/sum_words.h"

namespace companion {

using namespace scoring::coal_baron;
using scoring::Award;
using scoring::Line;

EvaluationView::EvaluationView(CoalBaronGame &game, QObject *parent)
    : WalkedEvaluation(parent)
    , m_game(game)
{
    connect(&game, &CoalBaronGame::changed, this, &EvaluationView::follow);
}

void EvaluationView::setShift(int shift)
{
    m_shift = shift;
    toTheFirstStep();
    follow();
}

void EvaluationView::follow()
{
    if (m_game.correcting() > 0)
        return; // the table is as it was before the shift was evaluated
    const Table &table = m_game.table();
    std::vector<Line> lines;
    std::vector<Line> earlier;
    for (const Line &line : table.lines) {
        if (line.shift == m_shift)
            lines.push_back(line);
        else if (line.shift > 0 && line.shift < m_shift)
            earlier.push_back(line);
    }
    show({.lines = std::move(lines),
          .before = scoring::totals(earlier, table.seats()),
          .names = m_game.names(),
          .colors = m_game.colors(),
          .words = words()});
}

void EvaluationView::addPieces(AwardRow &row, const Line &line, std::size_t seat) const
{
    const Award &award = line.awards[seat];
    row.orders = ordersOf(award);
    const Segment *segment = segmentOf(line);
    if (!segment || segment->kind != SegmentKind::EmptyCarts)
        return;
    row.carts = award.count;
    row.cartCoal = segment->which;
}

std::shared_ptr<CoalBaronWords> EvaluationView::words() const
{
    const Game game = gameOf(m_game.table());
    return std::make_shared<CoalBaronWords>(m_game.names(), game, score(game));
}

int EvaluationView::segment() const
{
    const Segment *shown = shownLine() ? segmentOf(*shownLine()) : nullptr;
    return shown ? shown->number : 0;
}

QString EvaluationView::rule() const
{
    return shownLine() ? EvaluationWords::rule(*shownLine()) : QString();
}

QString EvaluationView::places() const
{
    const Segment *shown = shownLine() ? segmentOf(*shownLine()) : nullptr;
    return shown ? EvaluationWords::places(placesOf(*shown, players(), m_game.table().options)) : QString();
}

QList<int> EvaluationView::shiftPoints() const
{
    const std::vector<int> points = gained();
    return {points.begin(), points.end()};
}

QString EvaluationView::totalSum() const
{
    QStringList sums;
    const std::vector<int> points = gained();
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        sums += SumWords::sumOf(m_game.names().value(static_cast<int>(seat)),
                                {{EvaluationWords::before(), walk().before[seat]},
                                 {filled(tr("shift %1"), shiftNumeral(m_shift)), points[seat]}});
    return sums.join(u'\n');
}

QString EvaluationView::aloud() const
{
    const Line *line = shownLine();
    if (!line)
        return {};
    QStringList sentences;
    if (step() == 0)
        sentences += filled(tr("Shift %1 is evaluated.", "read aloud"), shiftNumeral(m_shift));
    if (const Segment *shown = segmentOf(*line))
        sentences += CoalBaronNames::segment(shown->number);
    sentences += words()->aloud(*line);
    return sentences.join(u'\n');
}

QString EvaluationView::summaryAloud() const
{
    QStringList sentences;
    const QList<int> points = shiftPoints();
    const QList<int> sums = totals();
    for (int seat = 0; seat < points.size() && steps() > 0; ++seat)
        sentences += filled(tr("%1 gets %n point(s) in this shift and has %2 now.", "", points[seat]),
                            m_game.names().value(seat), sums[seat]);
    return sentences.join(u'\n');
}

QString EvaluationView::checklistAloud() const
{
    QStringList sentences;
    for (const QVariant &step : checklist())
        sentences += step.toMap().value("text").toString();
    return sentences.join(u'\n');
}

QVariantList EvaluationView::checklist() const
{
    QVariantList steps;
    if (m_game.phase() != CoalBaronGame::Phase::Evaluated)
        return steps;
    for (const ChecklistStep &step : betweenShifts(m_game.names(), m_game.table()))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

} // namespace companion
