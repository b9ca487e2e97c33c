// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

using companion::secondsPlayed;
using view_story::Table;

namespace {

constexpr std::int64_t second = 1'000'000;
constexpr std::int64_t evening = 1'700'000'000 * second;

/// One entry of the log, so many seconds into the evening.
db::Event at(std::int64_t seconds, const char *name = "OrderDelivered")
{
    db::Event event;
    event.name = name;
    event.told = evening + seconds * second;
    return event;
}

} // namespace

class ShiftTimerTest : public QObject
{
    Q_OBJECT

private slots:
    void the_time_between_taps_counts_data();
    void the_time_between_taps_counts();
    void the_timer_is_paused_and_goes_on();
    void a_pause_is_there_after_the_program_was_closed();
};

void ShiftTimerTest::the_time_between_taps_counts_data()
{
    QTest::addColumn<QList<QPair<int, QString>>>("log");
    QTest::addColumn<int>("since");
    QTest::addColumn<int>("now");
    QTest::addColumn<int>("seconds");
    using Log = QList<QPair<int, QString>>;
    const QString tap = "OrderDelivered";
    const QString pause = companion::clockPaused;
    const QString start = companion::clockStarted;
    QTest::newRow("nothing told") << Log{} << 0 << 100 << 0;
    QTest::newRow("until now") << Log{{0, tap}, {60, tap}} << 0 << 90 << 90;
    QTest::newRow("only what lies in this shift") << Log{{0, tap}, {60, tap}} << 60 << 90 << 30;
    QTest::newRow("a pause does not count") << Log{{0, tap}, {60, pause}, {600, start}} << 0 << 630 << 90;
    QTest::newRow("still paused") << Log{{0, tap}, {60, pause}} << 0 << 700 << 60;
    QTest::newRow("away for an hour") << Log{{0, tap}, {60, tap}, {3660, tap}} << 0 << 3670 << 70;
    QTest::newRow("the clock was set back") << Log{{0, tap}, {60, tap}, {-3000, tap}} << -4000 << -2990 << 70;
    QTest::newRow("now lies before everything") << Log{{0, tap}, {60, tap}} << 0 << -500 << 60;
}

void ShiftTimerTest::the_time_between_taps_counts()
{
    using Log = QList<QPair<int, QString>>;
    QFETCH(const Log, log);
    QFETCH(const int, since);
    QFETCH(const int, now);
    QFETCH(const int, seconds);
    std::vector<db::Event> told;
    for (const auto &[when, name] : log)
        told.push_back(at(when, qPrintable(name)));
    QCOMPARE(secondsPlayed(told, evening + since * second, evening + now * second), seconds);
}

void ShiftTimerTest::the_timer_is_paused_and_goes_on()
{
    Table table;
    companion::ShiftTimer &timer = *table.app.timer();
    QVERIFY(!timer.running()); // no game
    table.play(2);
    QVERIFY(timer.running());
    QCOMPARE(timer.text().section(':', 0, 0), QString("0"));
    timer.toggle();
    QVERIFY(!timer.running());
    timer.toggle();
    QVERIFY(timer.running());
    QVERIFY(!table.app.game()->canUndo()); // the timer is nothing that happens in the game
    table.app.game()->endShift({0, 0});
    QVERIFY(!timer.running());
    table.app.game()->startNextShift();
    QVERIFY(timer.running());
}

void ShiftTimerTest::a_pause_is_there_after_the_program_was_closed()
{
    Table table;
    const QString id = table.play();
    table.app.timer()->toggle();
    companion::App later(table.file().toStdString());
    QVERIFY(later.game()->open(id));
    QVERIFY(!later.timer()->running());
}

GUILESS_STORY(ShiftTimerTest)
#include "shift_timer_test.moc"
