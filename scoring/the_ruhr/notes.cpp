// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/notes.h"

#include "scoring/the_ruhr/delivery.h"
#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/questions.h"

namespace scoring::the_ruhr {

namespace {

std::vector<Note> notesOn(const Table &table, const DepotChosen &event)
{
    if (table.round == 1 && event.region && *event.region != Region::Essen)
        return {{NoteCode::StartsOutsideEssen, event.seat}};
    return {};
}

std::vector<Note> notesOn(const Table &table, const Sold &event)
{
    const Player &player = table.player(event.seat);
    const bool standardTrip = player.chosen && !(player.action && facts(*player.action).pilot);
    if (standardTrip && event.damsPassed > damsOnAStandardTrip)
        return {{NoteCode::ManyDams, event.seat, event.damsPassed, damsOnAStandardTrip}};
    return {};
}

std::vector<Note> notesOn(const Table &table, const ExportScored &event)
{
    const std::optional<int> known = exportValue(table);
    const std::optional<int> value = known ? known : event.value;
    if (!table.tracking.warehouses || !table.flag || !value)
        return {};
    std::vector<Note> found;
    const ExportScoring scoring =
        scoreExport(table.columns[at(*table.flag)], table.exportIndex, *value, table.board.rowBonus, 0);
    for (const ExportReward &reward : scoring.rewards) {
        if (reward.isUnusual())
            found.push_back({NoteCode::UnusualExportReward, reward.seat, reward.points(), mostExportReward});
    }
    return found;
}

Note innNotUsed(Seat seat)
{
    return {NoteCode::InnNotUsed, seat};
}

bool lastChance(const Table &table, Seat seat)
{
    return table.round == roundCount && table.phase == Phase::Buy &&
           table.player(seat).tokens[Token::Inn] == TokenState::Active;
}

std::vector<Note> notesOn(const Table &table, const TurnEnded &event)
{
    return lastChance(table, event.seat) ? std::vector{innNotUsed(event.seat)} : std::vector<Note>{};
}

std::vector<Note> notesOn(const Table &table, const PhaseEnded &)
{
    std::vector<Note> found;
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (lastChance(table, Seat{seat}))
            found.push_back(innNotUsed(Seat{seat}));
    }
    return found;
}

std::vector<Note> notesOn(const Table &, const auto &)
{
    return {};
}

} // namespace

std::vector<Note> notes(const Table &table, const Event &event)
{
    return std::visit([&](const auto &happening) { return notesOn(table, happening); }, event);
}

} // namespace scoring::the_ruhr
