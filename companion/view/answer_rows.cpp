// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/answer_rows.h"

#include "companion/evaluation_words.h"
#include "companion/sentences.h"
#include "companion/view/shown_evaluation.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Award;
using scoring::Line;

namespace {

class AnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)

public:
    static QString counted(const Award &award)
    {
        const QString place = EvaluationWords::reason(award.reason);
        return place.isEmpty() ? QString()
                               : filled(tr("%1, %2", "how many somebody has, and which place that is"),
                                        award.count, place);
    }
    static QString starts() { return tr("Starts"); }
    static QString inFactory(int workers, bool started)
    {
        return started ? tr("%n in the factory, started this shift", "", workers)
                       : tr("%n in the factory", "", workers);
    }
};

// Who is to count looks through all cards; afterwards those that count are told from the others.
QVariantList ordersToCount(const Segment &segment, const ShiftHoldings &player, bool judged)
{
    Award all;
    for (const Order order : player.delivered) {
        const int amount = judged ? squaresCounted(segment, card(order)) : 1;
        all.pieces.push_back({static_cast<std::uint8_t>(order), amount});
    }
    return ordersOf(all);
}

void putPieces(AnswerRow &row, const Exercise &exercise, const Task &task, const Award &award,
               std::size_t seat, bool judged)
{
    const ShiftHoldings &player = exercise.game.shifts.back()[seat];
    const auto segment = std::ranges::find(shiftClock, task.line, &Segment::name);
    if (segment == shiftClock.end()) {
        row.orders = ordersOf(award);
        if (task.line == "final.balance") {
            row.light = (*exercise.game.final)[seat].lightTiles;
            row.dark = (*exercise.game.final)[seat].darkTiles;
        }
    } else if (segment->kind == SegmentKind::EmptyCarts) {
        row.carts = player.emptyCarts[segment->coal()];
        row.loadedCarts =
            exercise.carts.empty() ? 0 : std::max(0, exercise.carts[seat][segment->coal()] - row.carts);
        row.cartCoal = segment->which;
    } else {
        row.orders = task.ask == Ask::Counts ? ordersToCount(*segment, player, judged) : ordersOf(award);
    }
}

AnswerRow starterRow(const Exercise &exercise, int seat, const std::optional<int> &given, bool judged)
{
    AnswerRow row{.workers = exercise.game.shifts.back()[static_cast<std::size_t>(seat)].factoryWorkers};
    row.note = AnswerWords::inFactory(row.workers, scoring::index(startedBy(exercise.game)) == seat);
    row.choices = {seat};
    row.labels = {AnswerWords::starts()};
    row.given = given.value_or(AnswerRow::none);
    if (judged)
        row.right = rightAnswers(exercise.game, {Ask::NextStart}).front();
    return row;
}

} // namespace

std::vector<Role<AnswerRow>> answerRoles()
{
    return {
        {"name", [](const AnswerRow &row) { return QVariant(row.name); }},
        {"color", [](const AnswerRow &row) { return QVariant(row.color); }},
        {"note", [](const AnswerRow &row) { return QVariant(row.note); }},
        {"figure", [](const AnswerRow &row) { return QVariant(row.figure); }},
        {"orders", [](const AnswerRow &row) { return QVariant(row.orders); }},
        {"carts", [](const AnswerRow &row) { return QVariant(row.carts); }},
        {"loadedCarts", [](const AnswerRow &row) { return QVariant(row.loadedCarts); }},
        {"cartCoal", [](const AnswerRow &row) { return QVariant(row.cartCoal); }},
        {"workers", [](const AnswerRow &row) { return QVariant(row.workers); }},
        {"light", [](const AnswerRow &row) { return QVariant(row.light); }},
        {"dark", [](const AnswerRow &row) { return QVariant(row.dark); }},
        {"choices", [](const AnswerRow &row) { return QVariant::fromValue(row.choices); }},
        {"labels", [](const AnswerRow &row) { return QVariant(row.labels); }},
        {"given", [](const AnswerRow &row) { return QVariant(row.given); }},
        {"rightAnswer", [](const AnswerRow &row) { return QVariant(row.right); }},
    };
}

std::vector<Role<MistakeRow>> mistakeRoles()
{
    return {
        {"title", [](const MistakeRow &row) { return QVariant(row.title); }},
        {"text", [](const MistakeRow &row) { return QVariant(row.text); }},
    };
}

std::vector<AnswerRow> answerRows(const Exercise &exercise, const Task &task,
                                  const std::vector<std::optional<int>> &given, bool judged)
{
    std::vector<AnswerRow> rows;
    if (task.ask == Ask::LastSegment)
        return rows;
    if (task.ask == Ask::NextStart) {
        for (int seat = 0; seat < exercise.game.players(); ++seat)
            rows.push_back(starterRow(exercise, seat, given.front(), judged));
        return rows;
    }
    const Line line = lineAsked(exercise.game, task);
    const std::vector<int> right = rightAnswers(exercise.game, task);
    const std::vector<std::vector<int>> offered = choices(exercise.game, task);
    for (std::size_t seat = 0; seat < right.size(); ++seat) {
        AnswerRow row;
        putPieces(row, exercise, task, line.awards[seat], seat, judged);
        if (judged)
            row.note = AnswerWords::counted(line.awards[seat]);
        for (const int number : offered[seat]) {
            row.choices += number;
            row.labels += asText(number);
        }
        row.given = given[seat].value_or(AnswerRow::none);
        row.right = judged ? right[seat] : AnswerRow::none;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace companion
