// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

using view_story::Table;

class OrdersViewTest : public QObject
{
    Q_OBJECT

private slots:
    void all_44_cards_lie_there_each_once();
    void squares_and_points_of_the_rulebook_s_example();
    void a_card_shows_whose_it_is();
    void an_open_order_is_noted_and_forgotten_again();
    void where_open_orders_are_followed_a_card_is_taken_up_before_it_is_delivered();
    void a_card_that_does_not_exist_is_no_tap();
};

void OrdersViewTest::all_44_cards_lie_there_each_once()
{
    Table table;
    table.play();
    const QAbstractItemModel *cards = table.app.orders()->cards();
    QCOMPARE(cards->rowCount(), 44);
    QSet<QString> titles;
    for (int row = 0; row < 44; ++row) {
        QCOMPARE(view_story::valueIn(cards, row, "number").toInt(), row);
        QVERIFY(view_story::valueIn(cards, row, "holder").toString().isEmpty());
        titles.insert(view_story::valueIn(cards, row, "title").toString());
    }
    QCOMPARE(titles.size(), 44);
}

void OrdersViewTest::squares_and_points_of_the_rulebook_s_example()
{
    Table table;
    table.play(3);
    table.deliver(0, {"horse-cart:ybgk", "horse-cart:gg", "wheelbarrow:kk"});
    QCOMPARE(table.app.orders()->coal(), QList({1, 1, 3, 3}));
    QCOMPARE(table.app.orders()->vehicles(), QList({2, 6, 0, 0}));
    QCOMPARE(table.app.orders()->points(), 10 + 7 + 9);
    QVERIFY(table.app.orders()->pointsSum().endsWith(": 26 together."));
    table.app.orders()->setSeat(1);
    QCOMPARE(table.app.orders()->points(), 0);
}

void OrdersViewTest::a_card_shows_whose_it_is()
{
    Table table;
    table.play();
    table.deliver(1, {"truck:kk"});
    QVERIFY(table.ofCard("truck:kk", "own").toBool());
    QVERIFY(table.ofCard("truck:kk", "delivered").toBool());
    table.app.orders()->setSeat(0);
    QVERIFY(!table.ofCard("truck:kk", "own").toBool());
    QCOMPARE(table.ofCard("truck:kk", "said").toString(), QString("truck (2 black), delivered by Béla"));
    QCOMPARE(table.ofCard("truck:k", "said").toString(), QString("truck (1 black)"));
    QCOMPARE(table.ofCard("truck:kk", "holder").toString(), table.app.game()->colors()[1]);
}

void OrdersViewTest::an_open_order_is_noted_and_forgotten_again()
{
    Table table;
    table.play();
    table.app.orders()->setSeat(2);
    table.app.orders()->mark(view_story::cardNumber("truck:y"));
    QVERIFY(table.ofCard("truck:y", "open").toBool());
    QCOMPARE(table.ofCard("truck:y", "said").toString(), QString("truck (1 yellow), open order of Cili"));
    QCOMPARE(table.ofPlayer(2, "open").toInt(), 1);
    QCOMPARE(table.ofPlayer(2, "score").toInt(), 0);
    table.app.orders()->mark(view_story::cardNumber("truck:y"));
    QVERIFY(!table.ofCard("truck:y", "open").toBool());
    table.app.orders()->mark(view_story::cardNumber("truck:y"));
    table.deliver(2, {"truck:y"});
    QVERIFY(table.ofCard("truck:y", "delivered").toBool());
    QCOMPARE(table.ofPlayer(2, "open").toInt(), 0);
}

void OrdersViewTest::where_open_orders_are_followed_a_card_is_taken_up_before_it_is_delivered()
{
    Table table;
    table.play(2, {{"followOrders", true}});
    using Phase = companion::CoalBaronGame::Phase;
    QCOMPARE(table.app.game()->phase(), Phase::Draft);
    int card = 0;
    while (table.app.game()->phase() == Phase::Draft && card < 44) {
        const QString who = view_story::fourNames[table.app.game()->next()];
        QCOMPARE(table.app.orders()->pick(),
                 QString("%1 picks an order: pick %2 of 6.").arg(who).arg(card + 1));
        table.app.orders()->setSeat(table.app.game()->next());
        table.app.orders()->tap(card++);
    }
    QCOMPARE(card, 6); // three for each
    QCOMPARE(table.ofPlayer(0, "open").toInt(), 3);
    table.app.orders()->setSeat(0);
    table.app.orders()->tap(20);
    QVERIFY(view_story::valueIn(table.app.orders()->cards(), 20, "open").toBool());
    table.app.orders()->tap(20);
    QVERIFY(view_story::valueIn(table.app.orders()->cards(), 20, "delivered").toBool());
    QCOMPARE(table.ofPlayer(0, "open").toInt(), 3);
}

void OrdersViewTest::a_card_that_does_not_exist_is_no_tap()
{
    Table table;
    table.play();
    table.app.orders()->tap(-1);
    table.app.orders()->tap(44);
    table.app.orders()->mark(44);
    QCOMPARE(table.app.game()->length(), 1);
}

GUILESS_STORY(OrdersViewTest)
#include "orders_view_test.moc"
