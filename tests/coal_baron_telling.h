// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The same game as groups tell it that follow different things.

#include "tests/coal_baron_play.h"
#include "tests/coal_baron_story.h"

namespace story {

inline constexpr Tracking trackNothing{};

inline std::vector<Tracking> everyTracking()
{
    std::vector<Tracking> all;
    for (unsigned bits = 0; bits < 32; ++bits) {
        const auto bit = [=](unsigned number) { return (bits >> number & 1u) == 1; };
        const Tracking tracking{bit(0), bit(1), bit(2), bit(3), bit(4)};
        if (!tracking.cubes || (tracking.orders && tracking.mines))
            all.push_back(tracking);
    }
    return all;
}

inline QStringList words(const std::vector<Question> &questions)
{
    const QStringList names{"factory workers", "marks", "cubes", "open orders", "tiles"};
    QStringList asked;
    for (const Question question : questions)
        asked << names[static_cast<int>(question)];
    return asked;
}

inline std::vector<int> factoryWorkersIn(const ShiftState &shift)
{
    std::vector<int> workers;
    for (const ShiftHoldings &player : shift)
        workers.push_back(player.factoryWorkers);
    return workers;
}

inline FinalCounted answersTo(const std::vector<Question> &questions, const FinalState &final)
{
    FinalCounted counted{std::vector<FinalAnswer>(final.size())};
    for (std::size_t seat = 0; seat < final.size(); ++seat) {
        FinalAnswer &answer = counted.players[seat];
        for (const Question question : questions) {
            if (question == Question::Marks)
                answer.marks = final[seat].marks;
            if (question == Question::Cubes)
                answer.cubes = final[seat].cubes;
            if (question == Question::OpenOrders)
                answer.openOrders = final[seat].openOrders;
            if (question == Question::Tiles) {
                answer.lightTiles = final[seat].lightTiles;
                answer.darkTiles = final[seat].darkTiles;
            }
        }
    }
    return counted;
}

// A fully tracked game as a group tells it that tracks less: what it does not follow is left out, marks are
// counted again when they have changed, and questions are answered with what really was.
struct Telling {
    Table full;
    Table less;
    std::vector<Refusal> refused;

    void tell(const Event &event)
    {
        const Answer said = coal_baron::apply(less, event);
        if (said && said->code != RefusalCode::NotTracked)
            refused.push_back(*said);
    }

    void happened(const Event &event, const Tracking &atStart)
    {
        coal_baron::apply(full, event);
        if (const auto *start = std::get_if<GameStarted>(&event))
            tell(GameStarted{start->players, start->startingPlayer, start->options, atStart});
        else if (std::holds_alternative<ShiftEnded>(event))
            tell(questions(less).empty() ? ShiftEnded{} : ShiftEnded{factoryWorkersIn(full.shifts.back())});
        else if (std::holds_alternative<FinalCounted>(event))
            tell(answersTo(questions(less), *full.final));
        else if (less.phase == Phase::Draft || !std::holds_alternative<OrderDrafted>(event))
            tell(event);
        if (less.tracking.marks)
            countMarks();
    }

    void countMarks()
    {
        for (int seat = 0; seat < full.seats(); ++seat) {
            const int marks = full.player(Seat{seat}).marks;
            if (!less.tracking.marks || less.player(Seat{seat}).marks != marks)
                tell(MarksCounted{Seat{seat}, marks});
        }
    }
};

inline Telling toldWith(const Tracking &tracking, const std::vector<Event> &events)
{
    Telling telling;
    for (const Event &event : events)
        telling.happened(event, tracking);
    return telling;
}

// Cards of open orders are named only where they are tracked; their number is the same.
inline std::vector<Line> withoutNamesOfOpenOrders(std::vector<Line> lines)
{
    for (Line &line : lines) {
        if (line.name == "final.openOrders") {
            for (Award &award : line.awards)
                award.pieces.clear();
        }
    }
    return lines;
}

inline void scoresTheSame(const Telling &telling, const Score &full)
{
    QVERIFY2(telling.refused.empty(),
             telling.refused.empty() ? "" : describe(telling.refused.front()).c_str());
    QCOMPARE(telling.less.phase, Phase::Finished);
    const Score less = score(gameOf(telling.less));
    QCOMPARE(withoutNamesOfOpenOrders(less.lines), withoutNamesOfOpenOrders(full.lines));
    QVERIFY(less.nextStarts == full.nextStarts && less.ranking == full.ranking);
}

} // namespace story
