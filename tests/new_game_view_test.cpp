// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

#include "db/address_book.h"

using companion::NewGame;
using view_story::Table;
using view_story::valueIn;

namespace {

QStringList textsIn(QAbstractItemModel *rows, const char *role)
{
    QStringList texts;
    for (int row = 0; row < rows->rowCount(); ++row)
        texts += valueIn(rows, row, role).toString();
    return texts;
}

} // namespace

class NewGameViewTest : public QObject
{
    Q_OBJECT

private slots:
    void two_to_four_people_make_a_game();
    void two_of_one_name_need_names_of_their_own();
    void a_name_must_be_one_and_fit();
    void people_sit_where_they_are_put();
    void colours_are_never_shared();
    void who_played_before_is_offered_with_their_colour();
    void the_same_people_play_again();
    void the_lot_falls_on_somebody_at_the_table();
    void the_set_up_is_for_exactly_this_table();
    void what_a_group_followed_last_is_followed_again();
    void a_form_that_was_left_is_as_it_was();
    void a_group_of_two_words_can_be_typed();
};

void NewGameViewTest::two_to_four_people_make_a_game()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    QVERIFY(!game.ready());
    QVERIFY(!game.hint().isEmpty());
    QCOMPARE(game.start(), QString());
    QCOMPARE(game.add("Anna"), QString());
    QVERIFY(!game.ready());
    QCOMPARE(game.add("Béla"), QString());
    QVERIFY(game.ready());
    QCOMPARE(game.add("Cili"), QString());
    QCOMPARE(game.add("Dániel"), QString());
    QVERIFY(!game.add("Edit").isEmpty());
    QCOMPARE(game.players(), 4);
    QVERIFY(!game.start().isEmpty());
    QCOMPARE(table.app.home()->liveCount(), 1);
}

void NewGameViewTest::a_form_that_was_left_is_as_it_was()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.goOn();
    game.add("Anna");
    game.add("Béla");
    game.goOn(); // back to Home, and here again
    QCOMPARE(game.players(), 2);
    QVERIFY(!game.start().isEmpty());
    game.goOn();
    QCOMPARE(game.players(), 0);
}

void NewGameViewTest::a_group_of_two_words_can_be_typed()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    game.setGroup("Friday ");
    QCOMPARE(game.group(), "Friday "); // the next word is on its way
    game.setGroup("Friday miners ");
    game.add("Anna");
    game.add("Béla");
    QVERIFY(table.app.game()->open(game.start()));
    QCOMPARE(table.app.game()->group(), "Friday miners");
}

void NewGameViewTest::two_of_one_name_need_names_of_their_own()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    QCOMPARE(game.add("Béla"), QString());
    QVERIFY(game.add("béla ").contains("Béla"));
    QCOMPARE(game.players(), 1);
    QCOMPARE(game.add("Béla the younger"), QString());
    QCOMPARE(game.players(), 2);
}

void NewGameViewTest::a_name_must_be_one_and_fit()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    QVERIFY(!game.add("").isEmpty());
    QVERIFY(!game.add("   ").isEmpty());
    QVERIFY(!game.add(QString(200, 'x')).isEmpty());
    QCOMPARE(game.players(), 0);
    QCOMPARE(game.add(QString(60, 'x')), QString());
    QCOMPARE(game.add("  two\twords  "), QString());
    QCOMPARE(textsIn(game.seats(), "name").last(), QString("two words"));
}

void NewGameViewTest::people_sit_where_they_are_put()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    for (const QString &name : view_story::fourNames)
        game.add(name);
    game.setStarting(1);
    game.move(1, 3);
    QCOMPARE(textsIn(game.seats(), "name"), QStringList({"Anna", "Cili", "Dániel", "Béla"}));
    QCOMPARE(game.starting(), 3); // the marker stays with Béla
    game.remove(0);
    QCOMPARE(textsIn(game.seats(), "name"), QStringList({"Cili", "Dániel", "Béla"}));
    QCOMPARE(game.starting(), 2);
    game.remove(2);
    QCOMPARE(game.starting(), 1);
    game.move(0, 7);
    game.remove(7);
    QCOMPARE(game.players(), 2);
}

void NewGameViewTest::colours_are_never_shared()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    for (const QString &name : view_story::fourNames)
        game.add(name);
    QStringList colors = textsIn(game.seats(), "color");
    QCOMPARE(QSet<QString>(colors.begin(), colors.end()).size(), 4);
    game.setColor(0, colors[2]);
    QCOMPARE(textsIn(game.seats(), "color"), QStringList({colors[2], colors[1], colors[0], colors[3]}));
    game.setColor(0, "orange");
    game.setColor(9, "red");
    QCOMPARE(textsIn(game.seats(), "color").first(), colors[2]);
}

void NewGameViewTest::who_played_before_is_offered_with_their_colour()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    game.add("Anna");
    game.add("Béla");
    game.setColor(0, "white");
    QVERIFY(!game.start().isEmpty());
    game.begin();
    QCOMPARE(game.people()->rowCount(), 2);
    const int row = static_cast<int>(textsIn(game.people(), "name").indexOf("Anna"));
    const QString anna = valueIn(game.people(), row, "id").toString();
    game.toggle(anna);
    QVERIFY(valueIn(game.people(), row, "seated").toBool());
    QCOMPARE(textsIn(game.seats(), "color"), QStringList{"white"});
    QVERIFY(!game.add("anna").isEmpty()); // she sits there already
    game.toggle(anna);
    QCOMPARE(game.players(), 0);
    QCOMPARE(game.add("béla"), QString()); // typed, but known
    QCOMPARE(game.add("Anna"), QString());
    QVERIFY(!game.start().isEmpty());
    QCOMPARE(db::people(table.app.ledger().store()).size(), std::size_t{2});
}

void NewGameViewTest::the_same_people_play_again()
{
    Table table;
    table.app.newGame()->setGroup("Friday miners");
    table.play(3);
    table.app.newGame()->beginAgain(table.app.game());
    QCOMPARE(textsIn(table.app.newGame()->seats(), "name"), view_story::fourNames.mid(0, 3));
    QCOMPARE(textsIn(table.app.newGame()->seats(), "color"), table.app.game()->colors());
    QVERIFY(table.app.newGame()->ready());
}

void NewGameViewTest::the_lot_falls_on_somebody_at_the_table()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    QCOMPARE(game.draw(), 0);
    for (const QString &name : view_story::fourNames.mid(0, 3))
        game.add(name);
    QSet<int> drawn;
    for (int lot = 0; lot < 200; ++lot)
        drawn.insert(game.draw());
    QCOMPARE(drawn, QSet<int>({0, 1, 2}));
}

void NewGameViewTest::the_set_up_is_for_exactly_this_table()
{
    Table table;
    NewGame &game = *table.app.newGame();
    game.begin();
    QVERIFY(game.checklist().isEmpty());
    const auto text = [&] {
        QString all;
        for (const QVariant &step : game.checklist())
            all += step.toMap().value("text").toString() + '\n';
        return all;
    };
    game.add("Anna");
    game.add("Béla");
    const QString two = text();
    QVERIFY(two.contains("18"));
    game.add("Cili");
    const QString three = text();
    QVERIFY(three.contains("15"));
    game.setStarting(2);
    QVERIFY(text() != three);
}

void NewGameViewTest::what_a_group_followed_last_is_followed_again()
{
    Table table;
    NewGame &game = *table.app.newGame();
    const auto followed = [&] {
        return QList<bool>{game.property("followTurns").toBool(), game.property("followOrders").toBool(),
                           game.property("followMines").toBool()};
    };
    const QList<bool> usual{false, false, true};
    const QList<bool> fridays{true, true, false};
    game.begin();
    QCOMPARE(followed(), usual);
    game.setGroup("Friday miners");
    game.setProperty("followTurns", true);
    game.setProperty("followOrders", true);
    game.setProperty("followMines", false);
    game.add("Anna");
    game.add("Béla");
    QVERIFY(!game.start().isEmpty());

    game.begin();
    QCOMPARE(game.group(), "Friday miners");
    QCOMPARE(followed(), fridays);
    game.beginFromPaper();
    QCOMPARE(followed(), QList<bool>({false, false, false}));
    game.begin();
    QVERIFY2(followed() == fridays, "a game from paper says nothing about the next one");
    game.setGroup("Sunday miners");
    game.setProperty("followTurns", false);
    game.setGroup("Friday miners");
    QCOMPARE(followed(), fridays);
}

GUILESS_STORY(NewGameViewTest)
#include "new_game_view_test.moc"
