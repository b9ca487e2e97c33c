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

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Award;
using scoring::Line;
using scoring::Reason;

namespace {

std::vector<Role<AwardRow>> awardRoles()
{
    return {
        {"name", [](const AwardRow &row) { return QVariant(row.name); }},
        {"color", [](const AwardRow &row) { return QVariant(row.color); }},
        {"count", [](const AwardRow &row) { return QVariant(row.count); }},
        {"points", [](const AwardRow &row) { return QVariant(row.points); }},
        {"reason", [](const AwardRow &row) { return QVariant(row.reason); }},
        {"wins", [](const AwardRow &row) { return QVariant(row.wins); }},
        {"orders", [](const AwardRow &row) { return QVariant(row.orders); }},
        {"carts", [](const AwardRow &row) { return QVariant(row.carts); }},
        {"cartCoal", [](const AwardRow &row) { return QVariant(row.cartCoal); }},
        {"total", [](const AwardRow &row) { return QVariant(row.total); }},
        {"why", [](const AwardRow &row) { return QVariant(row.why); }},
    };
}

std::vector<Role<StepRow>> stepRoles()
{
    return {
        {"segment", [](const StepRow &row) { return QVariant(row.segment); }},
        {"title", [](const StepRow &row) { return QVariant(row.title); }},
        {"sentence", [](const StepRow &row) { return QVariant(row.sentence); }},
        {"points", [](const StepRow &row) { return QVariant::fromValue(row.points); }},
    };
}

int sumOf(const std::vector<Summand> &summands)
{
    int sum = 0;
    for (const Summand &summand : summands)
        sum += summand.points;
    return sum;
}

QList<int> pointsOf(const Line &line)
{
    QList<int> points;
    for (const Award &award : line.awards)
        points += award.points;
    return points;
}

} // namespace

EvaluationView::EvaluationView(CoalBaronGame &game, QObject *parent)
    : ShownEvaluation(parent)
    , m_game(game)
    , m_awards(awardRoles())
    , m_summary(stepRoles())
{
    connect(&game, &CoalBaronGame::changed, this, &EvaluationView::follow);
}

void EvaluationView::setShift(int shift)
{
    m_shift = shift;
    m_step = 0;
    follow();
}

void EvaluationView::setStep(int step)
{
    m_step = std::clamp(step, 0, std::max(0, steps() - 1));
    showStep();
}

void EvaluationView::follow()
{
    if (m_game.correcting() > 0)
        return; // the table is as it was before the shift was evaluated
    const Table &table = m_game.table();
    m_lines.clear();
    std::vector<Line> earlier;
    for (const Line &line : table.lines) {
        if (line.shift == m_shift)
            m_lines.push_back(line);
        else if (line.shift > 0 && line.shift < m_shift)
            earlier.push_back(line);
    }
    m_before = scoring::totals(earlier, table.seats());
    const CoalBaronWords words = this->words();
    std::vector<StepRow> rows;
    for (const Line &line : m_lines) {
        const Segment *segment = segmentOf(line);
        rows.push_back({.segment = segment ? segment->number : 0,
                        .title = CoalBaronNames::line(line),
                        .sentence = words.explain(line),
                        .points = pointsOf(line)});
    }
    m_summary.assign(std::move(rows));
    m_step = std::clamp(m_step, 0, std::max(0, steps() - 1));
    showStep();
}

void EvaluationView::showStep()
{
    std::vector<AwardRow> rows;
    if (m_step < steps()) {
        const Line &shown = m_lines[static_cast<std::size_t>(m_step)];
        const Segment *segment = segmentOf(shown);
        const bool countsCarts = segment && segment->kind == SegmentKind::EmptyCarts;
        for (std::size_t seat = 0; seat < shown.awards.size(); ++seat) {
            const Award &award = shown.awards[seat];
            const std::vector<Summand> summands = summandsUpToNow(seat);
            rows.push_back({.name = m_game.names().value(static_cast<int>(seat)),
                            .color = m_game.colors().value(static_cast<int>(seat)),
                            .count = award.count,
                            .points = award.points,
                            .reason = EvaluationWords::reason(award.reason),
                            .wins = award.points > 0,
                            .orders = ordersOf(award),
                            .carts = countsCarts ? award.count : 0,
                            .cartCoal = countsCarts ? segment->which : 0,
                            .total = sumOf(summands),
                            .why = SumWords::sum(summands)});
        }
    }
    m_awards.assign(std::move(rows));
    emit changed();
}

std::vector<Summand> EvaluationView::summandsUpToNow(std::size_t seat) const
{
    std::vector<Summand> summands{{tr("before"), m_before[seat]}};
    for (int step = 0; step <= m_step; ++step) {
        const Line &line = m_lines[static_cast<std::size_t>(step)];
        summands.push_back({CoalBaronNames::line(line), line.awards[seat].points});
    }
    return summands;
}

CoalBaronWords EvaluationView::words() const
{
    const Game game = gameOf(m_game.table());
    return {m_game.names(), game, score(game)};
}

int EvaluationView::segment() const
{
    const Segment *shown = m_step < steps() ? segmentOf(m_lines[static_cast<std::size_t>(m_step)]) : nullptr;
    return shown ? shown->number : 0;
}

QString EvaluationView::title() const
{
    return m_step < steps() ? CoalBaronNames::line(m_lines[static_cast<std::size_t>(m_step)]) : QString();
}

QString EvaluationView::sentence() const
{
    return m_step < steps() ? words().explain(m_lines[static_cast<std::size_t>(m_step)]) : QString();
}

QString EvaluationView::rule() const
{
    return m_step < steps() ? EvaluationWords::rule(m_lines[static_cast<std::size_t>(m_step)]) : QString();
}

QString EvaluationView::places() const
{
    const Segment *shown = m_step < steps() ? segmentOf(m_lines[static_cast<std::size_t>(m_step)]) : nullptr;
    return shown ? EvaluationWords::places(*shown, players(), m_game.table().options) : QString();
}

QList<int> EvaluationView::shiftPoints() const
{
    const std::vector<int> points = scoring::totals(m_lines, m_game.table().seats());
    return {points.begin(), points.end()};
}

QList<int> EvaluationView::totals() const
{
    QList<int> sums = shiftPoints();
    for (qsizetype seat = 0; seat < sums.size(); ++seat)
        sums[seat] += m_before[static_cast<std::size_t>(seat)];
    return sums;
}

QString EvaluationView::shiftSum() const
{
    QStringList sums;
    for (int seat = 0; seat < players(); ++seat) {
        std::vector<Summand> summands;
        for (const Line &line : m_lines)
            summands.push_back(
                {CoalBaronNames::line(line), line.awards[static_cast<std::size_t>(seat)].points});
        sums += SumWords::sumOf(m_game.names().value(seat), summands);
    }
    return sums.join(u'\n');
}

QString EvaluationView::totalSum() const
{
    QStringList sums;
    const QList<int> points = shiftPoints();
    for (int seat = 0; seat < points.size() && seat < static_cast<int>(m_before.size()); ++seat)
        sums += SumWords::sumOf(m_game.names().value(seat),
                                {{tr("before"), m_before[static_cast<std::size_t>(seat)]},
                                 {filled(tr("shift %1"), shiftNumeral(m_shift)), points[seat]}});
    return sums.join(u'\n');
}

QString EvaluationView::aloud() const
{
    if (m_step >= steps())
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(m_step)];
    QStringList sentences;
    if (m_step == 0)
        sentences += filled(tr("Shift %1 is evaluated.", "read aloud"), shiftNumeral(m_shift));
    if (const Segment *shown = segmentOf(line))
        sentences += CoalBaronNames::segment(shown->number);
    sentences += words().aloud(line);
    return sentences.join(u'\n');
}

QString EvaluationView::summaryAloud() const
{
    QStringList sentences;
    const QList<int> points = shiftPoints();
    const QList<int> sums = totals();
    for (int seat = 0; seat < points.size() && !m_lines.empty(); ++seat)
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
