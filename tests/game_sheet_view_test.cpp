// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/places.h"
#include "tests/stories.h"
#include "view_story.h"

#include "companion/view/game_sheet.h"

using companion::GameSheet;
using story::column;
using story::evening;

class GameSheetViewTest : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_evening_is_told_with_its_reasons();
    void the_steps_of_the_waterfall_end_at_the_total();
    void progress_begins_at_nothing_and_ends_at_the_total();
    void of_totals_alone_there_is_only_the_ranking();
    void earlier_records_can_be_looked_at();
    void a_record_that_is_not_in_the_history_can_be_shown();
    void what_is_no_record_is_said_to_be_unreadable();
    void every_seat_has_a_colour_of_its_own();
    void words_follow_the_language();
};

void GameSheetViewTest::a_whole_evening_is_told_with_its_reasons()
{
    story::Evening at;
    const QString id = story::idOf(at.add(story::wholeEvening(places::sample)));
    GameSheet sheet(at.ledger);
    const QAbstractItemModelTester ranking(sheet.ranking());
    const QAbstractItemModelTester lines(sheet.lines());
    const QAbstractItemModelTester sources(sheet.sources());
    const QAbstractItemModelTester curves(sheet.curves());
    const QAbstractItemModelTester revisions(sheet.revisions());
    sheet.open(id);
    QVERIFY(sheet.facts().readable);
    QCOMPARE(sheet.facts().title, "Coal Baron");
    QCOMPARE(sheet.facts().circumstances, "Friday, 1 May 2026 · Friday miners · Essen · 74 minutes");
    QCOMPARE(sheet.facts().names, QStringList({"Anna", "Béla", "Cili"}));
    QCOMPARE(sheet.facts().colors, QStringList({"red", "blue", "green"}));
    QVERIFY(sheet.facts().result.contains("wins"));
    QVERIFY(sheet.facts().hasLines);
    QCOMPARE(column(sheet.ranking(), "rank"), QStringList({"1", "2", "3"}));
    QCOMPARE(column(sheet.ranking(), "isWinner"), QStringList({"true", "false", "false"}));
    QStringList parts = column(sheet.lines(), "part");
    parts.removeDuplicates();
    QCOMPARE(parts, QStringList({"Shift I", "Shift II", "Shift III", "End of the game"}));
    const QStringList sums = column(sheet.lines(), "isSum");
    const QStringList reasons = column(sheet.lines(), "explanation");
    for (qsizetype line = 0; line < sums.size(); ++line)
        QVERIFY(!reasons[line].isEmpty()); // sums, too
    const QStringList totals = column(sheet.ranking(), "total");
    const QStringList whys = column(sheet.ranking(), "why");
    for (qsizetype row = 0; row < totals.size(); ++row)
        QVERIFY(whys[row].endsWith(": " + totals[row] + " together."));
    QVERIFY(!column(sheet.sources(), "explanation").contains(QString()));
}

void GameSheetViewTest::the_steps_of_the_waterfall_end_at_the_total()
{
    story::Evening at;
    GameSheet sheet(at.ledger);
    sheet.open(story::idOf(at.add(story::wholeEvening(places::sample))));
    const QStringList names = column(sheet.ranking(), "name");
    const QStringList totals = column(sheet.ranking(), "total");
    for (int seat = 0; seat < sheet.facts().names.size(); ++seat) {
        sheet.setSeat(seat);
        const QStringList from = column(sheet.sources(), "from");
        const QStringList to = column(sheet.sources(), "to");
        QCOMPARE(from.first(), "0");
        for (qsizetype step = 1; step < from.size(); ++step)
            QCOMPARE(from[step], to[step - 1]);
        QCOMPARE(to.last(), totals[names.indexOf(sheet.facts().names[seat])]);
        QVERIFY(!column(sheet.sources(), "points").contains("0"));
    }
    sheet.setSeat(7); // nobody sits there
    QCOMPARE(sheet.seat(), 2);
}

void GameSheetViewTest::progress_begins_at_nothing_and_ends_at_the_total()
{
    story::Evening at;
    GameSheet sheet(at.ledger);
    sheet.open(story::idOf(at.add(story::wholeEvening(places::sample))));
    QVERIFY(sheet.facts().hasProgress);
    QCOMPARE(sheet.facts().moments, QStringList({"Start", "Shift I", "Shift II", "Shift III", "End"}));
    const int points = sheet.curves()->roleNames().key("points");
    const auto anna = sheet.curves()->index(0, 0).data(points).value<QList<int>>();
    QCOMPARE(anna.size(), 5);
    QCOMPARE(anna.first(), 0);
    const qsizetype place = column(sheet.ranking(), "name").indexOf("Anna");
    QCOMPARE(QString::number(anna.last()), column(sheet.ranking(), "total")[place]);
}

void GameSheetViewTest::of_totals_alone_there_is_only_the_ranking()
{
    story::Evening at;
    GameSheet sheet(at.ledger);
    sheet.open(story::idOf(at.add(evening("2026-05-01", "Anna 57, Béla 64"))));
    QVERIFY(!sheet.facts().hasLines);
    QVERIFY(!sheet.facts().hasProgress);
    QCOMPARE(column(sheet.ranking(), "name"), QStringList({"Béla", "Anna"}));
    QCOMPARE(sheet.facts().result, "Béla wins by points.");
}

void GameSheetViewTest::earlier_records_can_be_looked_at()
{
    story::Evening at;
    const story::Json first = evening("2026-05-01", "Anna 57, Béla 64");
    const db::AddedGame added = at.add(first);
    story::Json second = first;
    second["totals"] = {75, 64};
    story::tap(at.store(), [&] { db::correctRecord(at.store(), added.id, story::read(second), second); });
    GameSheet sheet(at.ledger);
    sheet.open(story::idOf(added));
    QCOMPARE(column(sheet.revisions(), "result"), QStringList({"Béla 64, Anna 57", "Anna 75, Béla 64"}));
    QCOMPARE(sheet.revision(), 2);
    QCOMPARE(column(sheet.ranking(), "name"), QStringList({"Anna", "Béla"}));
    sheet.openRevision(1);
    QCOMPARE(sheet.revision(), 1);
    QCOMPARE(column(sheet.ranking(), "name"), QStringList({"Béla", "Anna"}));
    sheet.openRevision(2);
    QCOMPARE(column(sheet.ranking(), "name"), QStringList({"Anna", "Béla"}));
}

void GameSheetViewTest::a_record_that_is_not_in_the_history_can_be_shown()
{
    story::Evening at;
    GameSheet sheet(at.ledger);
    sheet.show(QString::fromStdString(story::wholeEvening(places::sample).dump()));
    QVERIFY(sheet.facts().readable);
    QCOMPARE(sheet.gameId(), QString());
    QCOMPARE(sheet.ranking()->rowCount(), 3);
    QCOMPARE(sheet.revisions()->rowCount(), 0);
}

void GameSheetViewTest::what_is_no_record_is_said_to_be_unreadable()
{
    story::Evening at;
    GameSheet sheet(at.ledger);
    sheet.show("{");
    QVERIFY(!sheet.facts().readable);
    QCOMPARE(sheet.ranking()->rowCount(), 0);
    sheet.open("no such game");
    QVERIFY(!sheet.facts().readable);
}

void GameSheetViewTest::every_seat_has_a_colour_of_its_own()
{
    scoring::Record record;
    record.players = {{"Anna", "turquoise", {}}, {"Béla", "Red", {}}, {"Cili", {}, {}}, {"Dani", "blue", {}}};
    QCOMPARE(companion::seatColors(record), QStringList({"green", "red", "purple", "blue"}));
}

void GameSheetViewTest::words_follow_the_language()
{
    story::Evening at;
    GameSheet sheet(at.ledger);
    sheet.open(story::idOf(at.add(story::wholeEvening(places::sample))));
    companion::useLanguage(companion::Language::German);
    sheet.retell();
    QCOMPARE(sheet.facts().title, "Glück Auf");
    QCOMPARE(column(sheet.lines(), "part").last(), "Spielende");
}

GUILESS_STORY(GameSheetViewTest)
#include "game_sheet_view_test.moc"
