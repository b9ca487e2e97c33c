// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

using companion::Home;
using view_story::Table;
using view_story::valueIn;

class HomeViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_first_start_has_nothing_but_a_sample();
    void several_games_are_under_way_and_the_newest_is_on_top();
    void a_game_is_given_up_and_taken_up_again();
    void the_game_at_the_table_is_given_up();
};

void HomeViewTest::the_first_start_has_nothing_but_a_sample()
{
    Table table;
    QVERIFY(table.app.home()->empty());
    QCOMPARE(table.app.home()->liveCount(), 0);
    QVERIFY(table.app.home()->sample().contains("steiger.game/1"));
    QVERIFY(!table.app.home()->giveUp("nonsense"));
    table.play();
    QVERIFY(!table.app.home()->empty());
}

void HomeViewTest::several_games_are_under_way_and_the_newest_is_on_top()
{
    Table table;
    const QString first = table.play(2);
    const QString second = table.play(3);
    const Home &home = *table.app.home();
    QCOMPARE(home.liveCount(), 2);
    QAbstractItemModel *games = table.app.home()->liveGames();
    QCOMPARE(valueIn(games, 0, "id").toString(), second);
    QCOMPARE(valueIn(games, 1, "id").toString(), first);
    QVERIFY(valueIn(games, 0, "players").toString().contains("Cili"));
    QVERIFY(!valueIn(games, 1, "players").toString().contains("Cili"));
    QCOMPARE(valueIn(games, 1, "colors").toStringList().size(), 2);
    QVERIFY(valueIn(games, 0, "state").toString().contains("Shift I,"));
    QVERIFY(table.app.game()->open(first));
    QCOMPARE(table.app.game()->names().size(), 2);
}

void HomeViewTest::a_game_is_given_up_and_taken_up_again()
{
    Table table;
    const QString id = table.play();
    table.deliver(0, {"train:k"});
    QVERIFY(table.app.home()->giveUp(id));
    QCOMPARE(table.app.home()->liveCount(), 0);
    QVERIFY(table.app.home()->takeUpAgain(id));
    QCOMPARE(table.app.home()->liveCount(), 1);
    QVERIFY(table.app.game()->open(id));
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 5);
}

void HomeViewTest::the_game_at_the_table_is_given_up()
{
    Table table;
    const QString id = table.play();
    QVERIFY(table.app.game()->giveUp());
    QCOMPARE(table.app.game()->phase(), companion::CoalBaronGame::Phase::None);
    QCOMPARE(table.app.home()->liveCount(), 0);
    QVERIFY(table.app.home()->takeUpAgain(id));
    QCOMPARE(table.app.home()->liveCount(), 1);
}

GUILESS_STORY(HomeViewTest)
#include "home_view_test.moc"
