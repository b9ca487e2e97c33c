// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/imperial_miners_asks.h"

#include "companion/sentences.h"

namespace companion {

using namespace scoring::imperial_miners;
using scoring::index;
using scoring::Seat;

std::vector<TableAskOf<Event>> ImperialMinersAsks::all()
{
    if (m_table.phase == Phase::Setup || m_table.phase == Phase::FinalScoring ||
        m_table.phase == Phase::Finished)
        return {};
    ofTheTable();
    for (int number = 0; number < m_table.seats(); ++number) {
        const Seat seat{number};
        if (m_table.phase == Phase::MinePlaceAndChain && m_table.tracking.mines)
            placeAndChain(seat);
        reveal(seat);
        done(seat);
        effects(seat);
        inTheMine(seat);
        corrections(seat);
    }
    return taken();
}

void ImperialMinersAsks::ofTheTable()
{
    if (m_table.phase == Phase::EventReveal) {
        add("event", {}, Weight::Next, tr("Turn up the event"), tr("When does the event take effect?"),
            {asking::line("text", tr("What it says, if you like")),
             asking::oneOf("timing", tr("It takes effect"),
                           {{static_cast<int>(EventTiming::Immediate), tr("at once")},
                            {static_cast<int>(EventTiming::Modifier), tr("during this round")},
                            {static_cast<int>(EventTiming::EndOfRound), tr("at the end of the round")}})},
            [](const Answers &answers) -> std::vector<Event> {
                return {EventRevealed{static_cast<EventTiming>(answers.number("timing")),
                                      answers.line("text").trimmed().toStdString()}};
            });
    } else if (Table tried = m_table; !scoring::imperial_miners::apply(tried, Event(StepDone{}))) {
        // Where somebody is not at the surface yet, everybody has their own to do.
        add("everybody", {}, Weight::Next,
            m_table.phase == Phase::MineReveal          ? tr("Everybody has revealed")
            : m_table.phase == Phase::MinePlaceAndChain ? tr("Everybody is at the surface")
                                                        : tr("Everybody is done"),
            {}, {}, [](const Answers &) -> std::vector<Event> { return {StepDone{}}; });
    }
    for (int board = 1; m_table.tracking.research && board <= researchBoards; ++board) {
        const auto &known = m_table.boards[static_cast<std::size_t>(board - 1)];
        add("measure" + QString::number(board), {}, known ? Weight::Seldom : Weight::Usual,
            filled(tr("Count the spaces of board %1"), board),
            tr("Count the spaces of the side that lies up, the lowest and the top included."),
            {asking::number("spaces", tr("Spaces"), shortestBoard, 30, known.value_or(6))},
            [board](const Answers &answers) -> std::vector<Event> {
                return {BoardMeasured{board, answers.number("spaces")}};
            });
    }
}

void ImperialMinersAsks::done(Seat seat)
{
    const Player &player = m_table.player(seat);
    if (m_table.phase == Phase::EventReveal || player.done)
        return;
    const bool mine = m_table.phase == Phase::MinePlaceAndChain && m_table.tracking.mines;
    const bool reached = !mine || player.surfaceEffect || player.revealed.empty();
    if (!reached)
        return;
    const bool reveals = m_table.phase == Phase::MineReveal;
    add("done", seat, reveals ? Weight::Seldom : Weight::Next,
        reveals ? tr("No card this round") : tr("Done"), {}, {},
        [seat](const Answers &) -> std::vector<Event> { return {StepDone{seat}}; });
}

std::vector<TableAskOf<Event>> imperialMinersAsks(const Table &table)
{
    return ImperialMinersAsks(table).all();
}

} // namespace companion
