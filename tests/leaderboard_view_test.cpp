// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/places.h"
#include "tests/stories.h"
#include "view_story.h"

#include "companion/view/head_to_head.h"
#include "companion/view/leaderboard.h"
#include "companion/view/person_sheet.h"
#include "companion/view/records.h"

using companion::HeadToHead;
using companion::Leaderboard;
using companion::PersonSheet;
using companion::Records;
using story::column;
using story::evening;
using story::idOf;

class LeaderboardViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_best_rating_stands_first_and_other_orders_can_be_chosen();
    void ratings_lie_on_one_scale();
    void a_leaderboard_is_about_the_chosen_games();
    void two_people_are_compared_over_their_games();
    void comparing_says_what_is_missing();
    void records_lead_to_their_games();
    void a_person_is_compared_with_the_table();
    void fewer_points_than_the_others_are_no_negative_more();
};

namespace {

void playThree(story::Evening &at)
{
    at.add(evening("2026-05-01", "Anna 57, Béla 49"));
    at.add(evening("2026-05-08", "Anna 60, Béla 59, Cili 80", "Sunday miners"));
    at.add(evening("2026-05-15", "Anna 40, Béla 40"));
}

} // namespace

void LeaderboardViewTest::the_best_rating_stands_first_and_other_orders_can_be_chosen()
{
    story::Evening at;
    playThree(at);
    Leaderboard board(at.ledger);
    const QAbstractItemModelTester tester(board.rows());
    QVERIFY(board.busy());
    QTRY_VERIFY(!board.busy());
    QCOMPARE(column(board.rows(), "name"), QStringList({"Anna", "Cili", "Béla"}));
    QCOMPARE(column(board.rows(), "games"), QStringList({"3", "1", "3"}));
    QCOMPARE(column(board.rows(), "wins"), QStringList({"2", "1", "1"}));
    QCOMPARE(column(board.rows(), "winPercent"), QStringList({"50", "100", "17"}));
    QCOMPARE(column(board.rows(), "average"), QStringList({"52.3", "80.0", "49.3"}));
    QCOMPARE(column(board.rows(), "best"), QStringList({"60", "80", "59"}));
    board.setOrder(Leaderboard::ByName);
    QCOMPARE(column(board.rows(), "name"), QStringList({"Anna", "Béla", "Cili"}));
    board.setOrder(Leaderboard::ByBest);
    QCOMPARE(column(board.rows(), "name"), QStringList({"Cili", "Anna", "Béla"}));
    board.setOrder(Leaderboard::ByWinShare);
    QCOMPARE(column(board.rows(), "name"), QStringList({"Cili", "Anna", "Béla"}));
}

void LeaderboardViewTest::ratings_lie_on_one_scale()
{
    story::Evening at;
    playThree(at);
    Leaderboard board(at.ledger);
    QTRY_VERIFY(!board.busy());
    const QStringList low = column(board.rows(), "low");
    const QStringList high = column(board.rows(), "high");
    const QStringList mu = column(board.rows(), "mu");
    for (qsizetype row = 0; row < low.size(); ++row) {
        QVERIFY(board.lowest() <= low[row].toDouble());
        QVERIFY(low[row].toDouble() < mu[row].toDouble());
        QVERIFY(mu[row].toDouble() < high[row].toDouble());
        QVERIFY(high[row].toDouble() <= board.highest());
    }
}

void LeaderboardViewTest::a_leaderboard_is_about_the_chosen_games()
{
    story::Evening at;
    playThree(at);
    Leaderboard board(at.ledger);
    board.choice()->group()->setIndex(2);
    QTRY_COMPARE(column(board.rows(), "games"), QStringList({"1", "1", "1"}));
    board.choice()->season()->choose("2026");
    QTRY_VERIFY(!board.busy());
    QCOMPARE(column(board.rows(), "name").first(), "Cili");
    board.choice()->reset();
    board.choice()->players()->choose("4");
    QTRY_VERIFY(board.isEmpty());
}

void LeaderboardViewTest::two_people_are_compared_over_their_games()
{
    story::Evening at;
    playThree(at);
    Leaderboard board(at.ledger);
    HeadToHead both(at.ledger, *board.choice());
    const QAbstractItemModelTester tester(both.rows());
    both.compare(idOf(at, "Anna"), idOf(at, "Béla"));
    QTRY_COMPARE(both.sentence(), "3 games together");
    QCOMPARE(column(both.rows(), "title"),
             QStringList({"Ahead of the other", "Level", "Games won", "Average score"}));
    QCOMPARE(column(both.rows(), "first"), QStringList({"2", "1", "2", "52.3"}));
    QCOMPARE(column(both.rows(), "second"), QStringList({"0", "1", "1", "49.3"}));
}

void LeaderboardViewTest::comparing_says_what_is_missing()
{
    story::Evening at;
    playThree(at);
    at.add(evening("2026-05-15", "Dani 40, Emma 40"));
    Leaderboard board(at.ledger);
    HeadToHead both(at.ledger, *board.choice());
    QCOMPARE(both.sentence(), "Choose two people to compare.");
    both.compare(idOf(at, "Anna"), idOf(at, "Anna"));
    QCOMPARE(both.sentence(), "That is Anna twice. Choose two people.");
    both.compare(idOf(at, "Anna"), idOf(at, "Dani"));
    QTRY_COMPARE(both.sentence(), "Anna and Dani have not played each other in these games.");
    QCOMPARE(both.rows()->rowCount(), 0);
}

void LeaderboardViewTest::records_lead_to_their_games()
{
    story::Evening at;
    playThree(at);
    const QString id = story::idOf(at.add(story::wholeEvening(places::sample)));
    Leaderboard board(at.ledger);
    Records records(at.ledger, *board.choice());
    const QAbstractItemModelTester tester(records.rows());
    records.open();
    QTRY_VERIFY(!records.isEmpty());
    QCOMPARE(column(records.rows(), "title").first(2),
             QStringList({"Highest score", "Closest finish: ahead by"}));
    QCOMPARE(column(records.rows(), "points").mid(1, 1), QStringList("0"));
    QCOMPARE(column(records.rows(), "day").mid(1, 1), QStringList("15 May 2026"));
    QVERIFY(column(records.rows(), "gameId").contains(id));
    QVERIFY(!column(records.rows(), "points").mid(2).contains("0"));
}

void LeaderboardViewTest::a_person_is_compared_with_the_table()
{
    story::Evening at;
    playThree(at);
    at.add(story::wholeEvening(places::sample));
    Leaderboard board(at.ledger);
    PersonSheet person(at.ledger, *board.choice());
    const QAbstractItemModelTester facts(person.facts());
    const QAbstractItemModelTester sources(person.sources());
    person.open(idOf(at, "Cili"));
    QTRY_COMPARE(person.name(), "Cili");
    QCOMPARE(person.sentence(), QString());
    QCOMPARE(column(person.facts(), "value").first(), "2");
    QVERIFY(person.sources()->rowCount() > 3);
    for (const QString &average : column(person.sources(), "average"))
        QVERIFY(std::abs(average.toDouble()) <= person.mostOfSources());
    board.choice()->players()->choose("2");
    QTRY_COMPARE(person.sentence(), "Cili took part in none of these games.");
}

void LeaderboardViewTest::fewer_points_than_the_others_are_no_negative_more()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 60, Béla 40"));
    Leaderboard board(at.ledger);
    PersonSheet person(at.ledger, *board.choice());
    person.open(idOf(at, "Béla"));
    QTRY_COMPARE(person.name(), "Béla");
    QCOMPARE(column(person.facts(), "title").last(), "Points fewer than the table's mean");
    QCOMPARE(column(person.facts(), "value").last(), "10.0");
    person.open(idOf(at, "Anna"));
    QTRY_COMPARE(person.name(), "Anna");
    QCOMPARE(column(person.facts(), "title").last(), "Points more than the table's mean");
    QCOMPARE(column(person.facts(), "value").last(), "10.0");
}

GUILESS_STORY(LeaderboardViewTest)
#include "leaderboard_view_test.moc"
