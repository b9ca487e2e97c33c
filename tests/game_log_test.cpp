// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/coal_baron_play.h"
#include "tests/imperial_miners_play.h"
#include "tests/rockwell_play.h"
#include "tests/stories.h"
#include "tests/the_ruhr_play.h"

// Undo, redo and corrections, with whole games of each box.

using namespace scoring;

template <typename Event>
static std::vector<LogEntryOf<Event>> logOf(const std::vector<Event> &events)
{
    std::vector<LogEntryOf<Event>> log;
    for (const Event &event : events)
        log.push_back({{{1, log.size() + 1}, LogAct::Happened, std::nullopt}, event});
    return log;
}

// Taps undo that many times, then redo as often.
template <typename Event>
static void compare(const std::vector<Event> &events, std::size_t taps)
{
    std::vector<LogEntryOf<Event>> log = logOf(events);
    const auto whole = fold(events);
    QVERIFY(whole.refused.empty());
    const auto marksOf = [&] {
        std::vector<LogMark> marks;
        for (const auto &entry : log)
            marks.push_back(entry.mark);
        return marks;
    };
    const auto tap = [&](LogAct act) {
        const auto marks = marksOf();
        const auto target = act == LogAct::Undone ? nextUndo(marks) : nextRedo(marks);
        QCOMPARE(target.size(), std::size_t{1});
        log.push_back({{{2, log.size() + 1}, act, target.front()}, Event()});
    };
    for (std::size_t number = 0; number < taps; ++number)
        tap(LogAct::Undone);
    const auto earlier = fold(std::span(events).first(events.size() - taps));
    QVERIFY(fold(std::span<const LogEntryOf<Event>>(log)).table == earlier.table);
    for (std::size_t number = 0; number < taps; ++number)
        tap(LogAct::Redone);
    QVERIFY(fold(std::span<const LogEntryOf<Event>>(log)).table == whole.table);
}

class GameLogTest : public QObject
{
    Q_OBJECT

private slots:
    void undo_goes_back_and_redo_forth_again_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<unsigned>("taps");
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("%u taps, game %u", seed * 7, seed) << seed << seed * 7;
    }
    void undo_goes_back_and_redo_forth_again()
    {
        QFETCH(unsigned, seed);
        QFETCH(unsigned, taps);
        compare(play::RandomPlay(seed).wholeGame(2 + static_cast<int>(seed % 3)).events, taps);
        compare(rockwell_play::randomGame(seed).events, taps);
        compare(ruhr_play::randomGame(seed).events, taps);
        compare(imperial_miners_play::randomGame(seed).events, taps);
    }
};

APPLESS_STORY(GameLogTest)
#include "game_log_test.moc"
