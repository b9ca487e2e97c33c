// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_story.h"

#include "companion/view/history.h"

using companion::History;
using story::column;
using story::evening;
using story::with;

class HistoryViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_newest_game_stands_first_and_the_winner_before_the_others();
    void searching_looks_at_players_group_place_and_comments_data();
    void searching_looks_at_players_group_place_and_comments();
    void filters_narrow_the_list();
    void many_games_come_page_by_page();
    void a_deleted_game_comes_back_with_one_tap();
    void deleted_games_can_be_brought_back_later();
    void a_new_name_shows_at_once();
    void words_follow_the_language();
    void a_search_does_not_keep_the_screen_waiting();
};

void HistoryViewTest::the_newest_game_stands_first_and_the_winner_before_the_others()
{
    story::Evening at;
    History history(at.ledger);
    const QAbstractItemModelTester tester(history.games());
    QVERIFY(!history.anyGames());
    at.add(evening("2026-05-01", "Anna 57, Béla 64"));
    at.add(with(evening("2026-05-08", "Anna 60, Cili 50"), {{"location", "Essen"}}));
    QVERIFY(history.anyGames());
    QVERIFY(history.complete());
    QCOMPARE(column(history.games(), "day"), QStringList({"8 May 2026", "1 May 2026"}));
    QCOMPARE(column(history.games(), "month"), QStringList({"May 2026", "May 2026"}));
    QCOMPARE(column(history.games(), "result"), QStringList({"Anna 60, Cili 50", "Béla 64, Anna 57"}));
    QCOMPARE(column(history.games(), "winners"), QStringList({"Anna", "Béla"}));
    QCOMPARE(column(history.games(), "where"), QStringList({"Friday miners · Essen", "Friday miners"}));
}

void HistoryViewTest::searching_looks_at_players_group_place_and_comments_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("days");

    QTest::newRow("a player, without accent") << "bela" << QStringList({"8 May 2026", "1 May 2026"});
    QTest::newRow("a part of a name") << "Cil" << QStringList({"2 May 2026"});
    QTest::newRow("the group, whatever the case") << "SUNDAY" << QStringList({"8 May 2026"});
    QTest::newRow("the place") << "köln" << QStringList({"2 May 2026"});
    QTest::newRow("the place, typed in a hurry") << "koln" << QStringList({"2 May 2026"});
    QTest::newRow("a comment") << "unvergesslich" << QStringList({"1 May 2026"});
    QTest::newRow("every word counts") << "anna kol" << QStringList({"2 May 2026"});
    QTest::newRow("two words that are in no single game") << "bela cili" << QStringList();
    QTest::newRow("nothing but spaces finds all")
        << "  " << QStringList({"8 May 2026", "2 May 2026", "1 May 2026"});
    QTest::newRow("signs that SQL knows") << "%' OR 1=1" << QStringList();
}

void HistoryViewTest::searching_looks_at_players_group_place_and_comments()
{
    QFETCH(const QString, search);
    QFETCH(const QStringList, days);
    story::Evening at;
    at.add(with(evening("2026-05-01", "Anna 57, Béla 64"), {{"comments", "Unvergeßlich!"}}));
    at.add(with(evening("2026-05-02", "Anna 57, Cili 64"), {{"location", "Köln"}}));
    at.add(evening("2026-05-08", "Anna 60, Béla 50", "Sunday miners"));
    History history(at.ledger);
    history.setSearch(search);
    QTRY_VERIFY(!history.busy());
    QCOMPARE(column(history.games(), "day"), days);
}

void HistoryViewTest::filters_narrow_the_list()
{
    story::Evening at;
    at.add(evening("2025-12-31", "Anna 57, Béla 64"));
    at.add(with(evening("2026-05-02", "Anna 57, Cili 64", ""), {{"game", "the-ruhr"}}));
    at.add(evening("2026-05-08", "Anna 60, Béla 50, Cili 40", "Sunday miners"));
    History history(at.ledger);
    const auto days = [&] { return column(history.games(), "day"); };
    QVERIFY(!history.choice()->narrows());
    history.choice()->game()->setIndex(1 + static_cast<int>(scoring::GameKind::TheRuhr));
    QCOMPARE(days(), QStringList("2 May 2026"));
    QVERIFY(history.choice()->narrows());
    history.choice()->reset();
    QCOMPARE(column(history.choice()->season()->options(), "text"),
             QStringList({"All seasons", "2026", "2025"}));
    history.choice()->season()->choose("2025");
    QCOMPARE(days(), QStringList("31 Dec 2025"));
    history.choice()->reset();
    history.choice()->players()->choose("3");
    QCOMPARE(days(), QStringList("8 May 2026"));
    history.choice()->reset();
    history.choice()->group()->setIndex(2); // after "All groups" and "Friday miners"
    QCOMPARE(days(), QStringList("8 May 2026"));
    history.choice()->reset();
    history.choice()->person()->choose(
        QString::fromStdString(toString(story::person(at.store(), "Béla").id)));
    QCOMPARE(days(), QStringList({"8 May 2026", "31 Dec 2025"}));
}

void HistoryViewTest::many_games_come_page_by_page()
{
    story::Evening at;
    story::tap(at.store(), [&] {
        for (int game = 0; game < 120; ++game) {
            const story::Json record =
                evening(QDate(2020, 1, 1).addDays(game).toString(Qt::ISODate).toStdString(),
                        QString("Anna %1, Béla 50").arg(game));
            db::addRecord(at.store(), story::read(record), record);
        }
    });
    History history(at.ledger);
    const QAbstractItemModelTester tester(history.games());
    QCOMPARE(history.games()->rowCount(), 50);
    QVERIFY(!history.complete());
    history.more();
    history.more();
    QCOMPARE(history.games()->rowCount(), 120);
    QVERIFY(history.complete());
    history.more();
    QCOMPARE(history.games()->rowCount(), 120);
    QCOMPARE(column(history.games(), "day").last(), "1 Jan 2020");
    at.ledger.tellChanged(); // what was scrolled to stays
    QCOMPARE(history.games()->rowCount(), 120);
}

void HistoryViewTest::a_deleted_game_comes_back_with_one_tap()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 57, Béla 64"));
    const QString id = story::idOf(at.add(evening("2026-05-08", "Anna 60, Cili 50")));
    History history(at.ledger);
    history.remove(id);
    QCOMPARE(history.removed(), "Deleted: a game of Coal Baron.");
    QCOMPARE(column(history.games(), "day"), QStringList("1 May 2026"));
    QCOMPARE(story::standings(at.store()), QStringList({"Béla 1/1 64", "Anna 0/1 57"}));
    history.undoRemove();
    QCOMPARE(history.removed(), QString());
    QCOMPARE(column(history.games(), "day"), QStringList({"8 May 2026", "1 May 2026"}));
    QCOMPARE(at.troubles, QStringList());
}

void HistoryViewTest::deleted_games_can_be_brought_back_later()
{
    story::Evening at;
    const QString id = story::idOf(at.add(evening("2026-05-08", "Anna 60, Cili 50")));
    History history(at.ledger);
    QVERIFY(!history.anyDeleted());
    history.remove(id);
    history.forgetRemoved();
    QVERIFY(history.anyDeleted());
    history.setDeletedOnes(true);
    QCOMPARE(column(history.games(), "result"), QStringList("Anna 60, Cili 50"));
    history.restore(id);
    QCOMPARE(history.games()->rowCount(), 0);
    history.setDeletedOnes(false);
    QCOMPARE(column(history.games(), "result"), QStringList("Anna 60, Cili 50"));
}

void HistoryViewTest::a_new_name_shows_at_once()
{
    story::Evening at;
    at.add(evening("2026-05-08", "Anna 60, Cili 50"));
    History history(at.ledger);
    story::tap(at.store(),
               [&] { db::renamePerson(at.store(), story::person(at.store(), "Cili"), "%2 🦊"); });
    at.ledger.tellChanged();
    QCOMPARE(column(history.games(), "result"), QStringList("Anna 60, %2 🦊 50"));
    story::tap(at.store(), [&] { db::deletePerson(at.store(), story::person(at.store(), "%2 🦊")); });
    at.ledger.tellChanged();
    QCOMPARE(column(history.games(), "result"), QStringList("Anna 60, deleted player 50"));
}

void HistoryViewTest::words_follow_the_language()
{
    story::Evening at;
    at.add(evening("2026-05-08", "Anna 60, Cili 50"));
    History history(at.ledger);
    companion::useLanguage(companion::Language::Hungarian);
    history.retell();
    QCOMPARE(column(history.games(), "game"), QStringList("Szénre fel!"));
    QCOMPARE(column(history.games(), "month"), QStringList("2026. május"));
}

void HistoryViewTest::a_search_does_not_keep_the_screen_waiting()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 57, Béla 64"));
    at.add(evening("2026-05-08", "Anna 60, Cili 50"));
    History history(at.ledger);
    history.setSearch("bela");
    QVERIFY(history.busy());
    QCOMPARE(history.games()->rowCount(), 2); // as before, until the answer is there
    history.setSearch("cili");                // typed on
    QTRY_VERIFY(!history.busy());
    QCOMPARE(column(history.games(), "day"), QStringList("8 May 2026"));
    history.setSearch("bela");
    history.setSearch({}); // no need to wait for it any more
    QVERIFY(!history.busy());
    QCOMPARE(history.games()->rowCount(), 2);
}

GUILESS_STORY(HistoryViewTest)
#include "history_view_test.moc"
