// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/table_rules.h"

namespace scoring::the_ruhr::rules {

namespace {

Outcome scoreSaidPoints(Table &table, const ExportScored &event)
{
    const auto &points = event.points;
    if ((table.tracking.points && !points) || (points && points->size() != table.players.size()))
        return Refusal{.code = RefusalCode::AnswerNeeded};
    if (!points)
        return done;
    for (std::size_t seat = 0; seat < points->size(); ++seat) {
        if (auto refused = between((*points)[seat], 0, mostPrinted, Seat{static_cast<int>(seat)}))
            return refused;
    }
    for (std::size_t seat = 0; seat < points->size(); ++seat)
        table.players[seat].vp += (*points)[seat];
    return done;
}

Outcome scoreColumn(Table &table, const ExportScored &event)
{
    const std::vector<Seat> &column = table.columns[at(*table.flag)];
    std::optional<int> value;
    const std::optional<int> known = exportValue(table);
    if (!known && !event.value && !column.empty())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    if (known && event.value && *known != *event.value)
        return Refusal{.code = RefusalCode::AnswerContradicts, .number = *event.value, .limit = *known};
    value = known ? known : event.value;
    if (auto refused = between(value.value_or(0), 0, mostPrinted))
        return refused;

    const ExportScoring scoring = scoreExport(column, table.exportIndex, value.value_or(0),
                                              table.board.rowBonus, setupFor(table.seats()).exportLowest);
    if (event.points) {
        std::vector<int> points(table.players.size(), 0);
        for (const ExportReward &reward : scoring.rewards)
            points[static_cast<std::size_t>(index(reward.seat))] += reward.points();
        if (*event.points != points)
            return Refusal{.code = RefusalCode::AnswerContradicts};
    }
    for (const ExportReward &reward : scoring.rewards)
        table.player(reward.seat).vp += reward.points();
    if (event.value) {
        const auto number = static_cast<std::size_t>(table.exportIndex);
        if (table.board.exportValues.size() <= number)
            table.board.exportValues.resize(number + 1);
        table.board.exportValues[number] = event.value;
    }
    table.exportIndex = scoring.indexAfter;
    return done;
}

} // namespace

Outcome on(Table &table, const ExportScored &event)
{
    if (table.phase != Phase::Export)
        return Refusal{.code = RefusalCode::NotNow};
    if (auto refused = table.tracking.warehouses ? scoreColumn(table, event) : scoreSaidPoints(table, event))
        return refused;
    table.phase = Phase::RoundEnd;
    return done;
}

} // namespace scoring::the_ruhr::rules
