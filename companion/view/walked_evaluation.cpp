// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/walked_evaluation.h"

#include "companion/evaluation_words.h"

#include <algorithm>

namespace companion {

using scoring::Award;
using scoring::Line;

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
        {"pieces", [](const AwardRow &row) { return QVariant(row.pieces); }},
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

WalkedEvaluation::WalkedEvaluation(QObject *parent)
    : ShownEvaluation(parent)
    , m_awards(awardRoles())
    , m_summary(stepRoles())
{
}

void WalkedEvaluation::setStep(int step)
{
    m_step = std::clamp(step, 0, std::max(0, steps() - 1));
    showStep();
}

void WalkedEvaluation::show(Walk walk)
{
    m_walk = std::move(walk);
    std::vector<StepRow> rows;
    for (const Line &line : m_walk.lines) {
        const auto *segment = segmentOf(line);
        rows.push_back({.segment = segment ? segment->number : 0,
                        .title = m_walk.words->title(line),
                        .sentence = m_walk.words->explain(line),
                        .points = pointsOf(line)});
    }
    m_summary.assign(std::move(rows));
    setStep(m_step);
}

void WalkedEvaluation::showStep()
{
    std::vector<AwardRow> rows;
    if (const Line *shown = shownLine()) {
        for (std::size_t seat = 0; seat < shown->awards.size(); ++seat) {
            const Award &award = shown->awards[seat];
            const std::vector<Summand> summands = summandsUpToNow(seat);
            rows.push_back({.name = m_walk.names.value(static_cast<int>(seat)),
                            .color = m_walk.colors.value(static_cast<int>(seat)),
                            .count = award.count,
                            .points = award.points,
                            .reason = EvaluationWords::reason(award.reason),
                            .wins = award.points > 0,
                            .total = sumOf(summands),
                            .why = SumWords::sum(summands)});
            addPieces(rows.back(), *shown, seat);
        }
    }
    m_awards.assign(std::move(rows));
    emit changed();
}

std::vector<Summand> WalkedEvaluation::summandsUpToNow(std::size_t seat) const
{
    std::vector<Summand> summands{{EvaluationWords::before(), m_walk.before[seat]}};
    for (int step = 0; step <= m_step; ++step) {
        const Line &line = m_walk.lines[static_cast<std::size_t>(step)];
        summands.push_back({m_walk.words->title(line), line.awards[seat].points});
    }
    return summands;
}

const Line *WalkedEvaluation::shownLine() const
{
    return m_step < steps() ? &m_walk.lines[static_cast<std::size_t>(m_step)] : nullptr;
}

QString WalkedEvaluation::title() const
{
    const Line *line = shownLine();
    return line ? m_walk.words->title(*line) : QString();
}

QString WalkedEvaluation::sentence() const
{
    const Line *line = shownLine();
    return line ? m_walk.words->explain(*line) : QString();
}

std::vector<int> WalkedEvaluation::gained() const
{
    return scoring::totals(m_walk.lines, players());
}

QList<int> WalkedEvaluation::totals() const
{
    const std::vector<int> points = gained();
    QList<int> sums;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        sums += m_walk.before[seat] + points[seat];
    return sums;
}

QString WalkedEvaluation::sumsOfLines() const
{
    QStringList sums;
    for (int seat = 0; seat < players(); ++seat) {
        std::vector<Summand> summands;
        for (const Line &line : m_walk.lines)
            summands.push_back(
                {m_walk.words->title(line), line.awards[static_cast<std::size_t>(seat)].points});
        sums += SumWords::sumOf(m_walk.names[seat], summands);
    }
    return sums.join(u'\n');
}

QString WalkedEvaluation::totalSum() const
{
    return sumsOfLines();
}

QString WalkedEvaluation::aloud() const
{
    return title() + u'\n' + sentence();
}

} // namespace companion
