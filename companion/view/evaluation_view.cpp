// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/evaluation_view.h"

#include "companion/coal_baron_names.h"
#include "companion/coal_baron_setup_words.h"
#include "companion/coal_baron_words.h"

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

const Segment *segmentOf(const Line &line)
{
    const auto found = std::ranges::find(shiftClock, line.name, &Segment::name);
    return found == shiftClock.end() ? nullptr : &*found;
}

QVariantList ordersOf(const Award &award)
{
    QVariantList orders;
    for (const scoring::CountedPiece &piece : award.pieces) {
        const OrderCard &shown = card(Order{piece.piece});
        orders +=
            QVariantMap{{"vehicle", static_cast<int>(shown.vehicle)},
                        {"coal", QString::fromLatin1(shown.coal.data(), static_cast<int>(shown.coal.size()))},
                        {"points", shown.points},
                        {"amount", piece.amount}};
    }
    return orders;
}

QList<int> pointsOf(const Line &line)
{
    QList<int> points;
    for (const Award &award : line.awards)
        points += award.points;
    return points;
}

class EvaluationWords
{
    Q_DECLARE_TR_FUNCTIONS(EvaluationWords)

public:
    static QString reason(Reason reason)
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
    static QString tieForFirst()
    {
        return tr("A tie for first place: everyone tied gets all of its points, and nobody is second.");
    }
    static QString tieForSecond()
    {
        return tr("A tie for second place: everyone tied gets all of its points.");
    }
    static QString twoPlayers() { return tr("With two players, second place gets nothing."); }
};

} // namespace

EvaluationView::EvaluationView(CoalBaronGame &game, QObject *parent)
    : QObject(parent)
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
    std::vector<StepRow> rows;
    for (const Line &line : m_lines) {
        const Segment *segment = segmentOf(line);
        rows.push_back({.segment = segment ? segment->number : 0,
                        .title = CoalBaronNames::line(line),
                        .sentence = sentenceOf(line),
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
        std::vector<int> totals = m_before;
        for (int step = 0; step <= m_step; ++step) {
            for (std::size_t seat = 0; seat < totals.size(); ++seat)
                totals[seat] += m_lines[static_cast<std::size_t>(step)].awards[seat].points;
        }
        const Segment *segment = segmentOf(shown);
        const bool countsCarts = segment && segment->kind == SegmentKind::EmptyCarts;
        for (std::size_t seat = 0; seat < shown.awards.size(); ++seat) {
            const Award &award = shown.awards[seat];
            rows.push_back({.name = m_game.names().value(static_cast<int>(seat)),
                            .color = m_game.colors().value(static_cast<int>(seat)),
                            .count = award.count,
                            .points = award.points,
                            .reason = EvaluationWords::reason(award.reason),
                            .wins = award.points > 0,
                            .orders = ordersOf(award),
                            .carts = countsCarts ? award.count : 0,
                            .cartCoal = countsCarts ? segment->which : 0,
                            .total = totals[seat]});
        }
    }
    m_awards.assign(std::move(rows));
    emit changed();
}

QString EvaluationView::sentenceOf(const Line &line) const
{
    const Game game = gameOf(m_game.table());
    return CoalBaronWords(m_game.names(), game, score(game)).explain(line);
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
    return m_step < steps() ? sentenceOf(m_lines[static_cast<std::size_t>(m_step)]) : QString();
}

QString EvaluationView::rule() const
{
    if (m_step >= steps())
        return {};
    const auto has = [this](Reason reason) {
        const std::vector<Award> &given = m_lines[static_cast<std::size_t>(m_step)].awards;
        return std::ranges::find(given, reason, &Award::reason) != given.end();
    };
    if (has(Reason::TiedFirst))
        return EvaluationWords::tieForFirst();
    if (has(Reason::TiedSecond))
        return EvaluationWords::tieForSecond();
    if (has(Reason::NoSecondForTwo))
        return EvaluationWords::twoPlayers();
    return {};
}

QString EvaluationView::places() const
{
    const Segment *shown = m_step < steps() ? segmentOf(m_lines[static_cast<std::size_t>(m_step)]) : nullptr;
    if (!shown)
        return {};
    const scoring::Places worth = placesOf(*shown, m_game.table().seats(), m_game.table().options);
    return worth.awarded > 1 ? QStringLiteral("%1 / %2").arg(worth.points[0]).arg(worth.points[1])
                             : QString::number(worth.points[0]);
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
