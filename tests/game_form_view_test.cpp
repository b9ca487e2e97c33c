// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/places.h"
#include "tests/stories.h"
#include "view_story.h"

#include "companion/view/game_form.h"

using companion::GameForm;
using story::column;
using story::evening;

namespace {

// A form as somebody fills it in: "Anna 57, Béla 49".
void fill(GameForm &form, const QString &result)
{
    const QStringList players = result.split(", ");
    while (form.seats()->rowCount() > players.size() && form.canRemoveSeat())
        form.removeSeat(0);
    while (form.seats()->rowCount() < players.size() && form.canAddSeat())
        form.addSeat();
    for (int seat = 0; seat < players.size(); ++seat) {
        const qsizetype gap = players[seat].lastIndexOf(' ');
        form.setName(seat, players[seat].left(gap));
        form.setTotal(seat, players[seat].mid(gap + 1));
    }
}

} // namespace

class GameFormViewTest : public QObject
{
    Q_OBJECT

private slots:
    void a_game_from_paper_is_stored();
    void what_cannot_be_stored_is_said_data();
    void what_cannot_be_stored_is_said();
    void points_that_are_none_are_marked();
    void a_row_that_is_not_needed_stays_empty();
    void a_fresh_form_is_blank();
    void a_form_left_half_filled_is_there_again();
    void a_tie_asks_who_won();
    void who_shares_the_victory_needs_no_naming();
    void the_very_same_game_is_stored_once();
    void every_game_has_its_number_of_seats();
    void a_correction_keeps_what_the_form_does_not_show();
    void players_of_a_whole_game_change_places();
    void totals_move_with_their_player();
    void two_people_of_one_name_are_not_mixed_up();
};

void GameFormViewTest::a_game_from_paper_is_stored()
{
    story::Evening at;
    GameForm form(at.ledger);
    const QAbstractItemModelTester tester(form.seats());
    QCOMPARE(form.day(), QDate::currentDate().toString(Qt::ISODate));
    form.setDay("2026-05-01");
    form.setGroup(" Friday miners ");
    form.setPlace("Essen");
    form.setComments("A narrow one");
    fill(form, "Anna 57, Béla 64");
    QCOMPARE(form.problem(), QString());
    const QString id = form.save();
    QVERIFY(!id.isEmpty());
    const db::Json record = *db::recordOf(at.store(), db::gameId(id.toStdString()));
    QCOMPARE(story::games(at.store()), QStringList("2026-05-01: Anna 57, Béla 64"));
    QCOMPARE(record.at("group"), "Friday miners");
    QCOMPARE(record.at("location"), "Essen");
    QCOMPARE(record.at("comments"), "A narrow one");
    QCOMPARE(form.knownPeople(), QStringList({"Anna", "Béla"}));
    QCOMPARE(form.knownGroups(), QStringList("Friday miners"));
}

void GameFormViewTest::what_cannot_be_stored_is_said_data()
{
    QTest::addColumn<QString>("day");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("problem");

    QTest::newRow("no day") << ""
                            << "Anna 57, Béla 64"
                            << "This is no day. Please write it like 2026-05-01.";
    QTest::newRow("a day that is not in the calendar")
        << "2026-02-30"
        << "Anna 57, Béla 64"
        << "There is no such day in the calendar. Please correct it.";
    QTest::newRow("a day to come") << "2999-01-01"
                                   << "Anna 57, Béla 64"
                                   << "This day is still to come. Please correct it.";
    QTest::newRow("a name left out") << "2026-05-01"
                                     << "Anna 57,  64"
                                     << "A name is missing. Please give one.";
    QTest::newRow("the same person twice")
        << "2026-05-01"
        << "Anna 57, Anna 64"
        << "Anna sits at two places. Please give everybody a name of their own.";
    QTest::newRow("a name of 200 letters") << "2026-05-01" << QString(200, 'x') + " 57, Béla 64"
                                           << "This name is too long. 60 letters fit at the most.";
    QTest::newRow("a name with hidden signs")
        << "2026-05-01" << QString("An%1na 57, Béla 64").arg(QChar(0x202E))
        << "This name holds signs that cannot be seen. Please type it again without them.";
    QTest::newRow("points left out") << "2026-05-01"
                                     << "Anna 57, Béla ?"
                                     << "The points of Béla are missing.";
    for (const char *points : {"abc", "12.5", "1O"})
        QTest::addRow("points that are no number: %s", points)
            << "2026-05-01" << QStringLiteral("Anna 57, Béla ") + points
            << "Points are a whole number. Please correct those of Béla.";
    QTest::newRow("points beyond belief") << "2026-05-01"
                                          << "Anna 57, Béla 64000"
                                          << "Béla has more points than can be true. Please check them.";
}

void GameFormViewTest::what_cannot_be_stored_is_said()
{
    QFETCH(const QString, day);
    QFETCH(const QString, result);
    QFETCH(const QString, problem);
    story::Evening at;
    GameForm form(at.ledger);
    QSignalSpy refused(&form, &GameForm::refused);
    form.setDay(day);
    fill(form, result);
    QCOMPARE(form.problem(), problem);
    QCOMPARE(form.save(), QString());
    QCOMPARE(refused.count(), 1);
    QCOMPARE(story::games(at.store()), QStringList());
}

void GameFormViewTest::points_that_are_none_are_marked()
{
    story::Evening at;
    GameForm form(at.ledger);
    fill(form, "Anna 12.5, Béla −3, Cili ?");
    QCOMPARE(column(form.seats(), "wrong"), QStringList({"true", "false", "false"}));
}

void GameFormViewTest::a_row_that_is_not_needed_stays_empty()
{
    story::Evening at;
    GameForm form(at.ledger);
    form.setDay("2026-05-01");
    form.setName(0, "Anna");
    form.setTotal(0, "57");
    QCOMPARE(form.problem(), "A name is missing. Please give one.");
    form.setName(1, "Béla");
    form.setTotal(1, "64");
    QCOMPARE(form.seats()->rowCount(), 3);
    QCOMPARE(form.problem(), QString());
    QVERIFY(!form.save().isEmpty());
    QCOMPARE(story::games(at.store()), QStringList("2026-05-01: Anna 57, Béla 64"));
    form.setTotal(2, "12");
    QCOMPARE(form.problem(), "A name is missing. Please give one.");
}

void GameFormViewTest::a_fresh_form_is_blank()
{
    story::Evening at;
    GameForm form(at.ledger);
    QVERIFY(form.isBlank());
    form.setDay("2026-11-31");
    QVERIFY(!form.isBlank());
    form.begin();
    form.setTotal(1, "12");
    QVERIFY(!form.isBlank());
}

void GameFormViewTest::a_form_left_half_filled_is_there_again()
{
    story::Evening at;
    const QString played = story::idOf(at.add(evening("2026-04-01", "Cili 1, Dani 2")));
    GameForm form(at.ledger);
    form.setPlace("Essen");
    fill(form, "Anna 57, Béla ");
    form.goOn();
    QCOMPARE(column(form.seats(), "name"), QStringList({"Anna", "Béla"}));
    form.correct(played); // something else in between
    QCOMPARE(form.save(), played);
    form.goOn();
    QCOMPARE(form.gameId(), QString());
    QCOMPARE(column(form.seats(), "name"), QStringList({"Anna", "Béla"}));
    QCOMPARE(column(form.seats(), "total"), QStringList({"57", ""}));
    QCOMPARE(form.place(), QString("Essen"));
    form.setTotal(1, "64");
    QVERIFY(!form.save().isEmpty());
    form.goOn();
    QVERIFY2(form.isBlank(), "it is in the history now");
}

void GameFormViewTest::a_tie_asks_who_won()
{
    story::Evening at;
    GameForm form(at.ledger);
    form.setDay("2026-05-01");
    fill(form, "Anna 64, Béla 50");
    QVERIFY(!form.askWhoWon());
    fill(form, "Anna 64, Béla 64, 🦊 −3");
    QVERIFY(form.askWhoWon());
    QCOMPARE(column(form.seats(), "tied"), QStringList({"true", "true", "false"}));
    form.setWon(1, true);
    QVERIFY(!form.save().isEmpty());
    QCOMPARE(story::standings(at.store()).first(), "Béla 1/1 64");
}

void GameFormViewTest::who_shares_the_victory_needs_no_naming()
{
    story::Evening at;
    GameForm form(at.ledger);
    form.setDay("2026-05-01");
    fill(form, "Anna 64, Béla 64");
    form.setWon(0, true);
    form.setWon(1, true);
    const QString id = form.save();
    QVERIFY(!db::recordOf(at.store(), db::gameId(id.toStdString()))->contains("winners"));
    QCOMPARE(story::standings(at.store()), QStringList({"Anna 1/1 64", "Béla 1/1 64"}));
}

void GameFormViewTest::the_very_same_game_is_stored_once()
{
    story::Evening at;
    GameForm form(at.ledger);
    QSignalSpy refused(&form, &GameForm::refused);
    form.setDay("2026-05-01");
    fill(form, "Anna 64, Béla 50");
    const QString id = form.save();
    QCOMPARE(form.save(), QString());
    QCOMPARE(refused.count(), 1);
    form.setComments("the second game of the evening");
    QVERIFY(form.save() != id);
    QCOMPARE(story::games(at.store()).size(), 2);
}

void GameFormViewTest::every_game_has_its_number_of_seats()
{
    story::Evening at;
    GameForm form(at.ledger);
    form.setGame(static_cast<int>(scoring::GameKind::ImperialMiners));
    while (form.canAddSeat())
        form.addSeat();
    QCOMPARE(form.seats()->rowCount(), 5);
    form.setDay("2026-05-01");
    fill(form, "Anna 1, Béla 2, Cili 3, Dani 4, Emma 5");
    QCOMPARE(form.problem(), QString());
    form.setGame(static_cast<int>(scoring::GameKind::Rockwell));
    QCOMPARE(form.problem(), "Rockwell is for 4 players at the most.");
    form.removeSeat(4);
    form.setTotal(0, "-1");
    QCOMPARE(form.problem(), "Anna has less than 0 points. That cannot happen in Rockwell.");
}

void GameFormViewTest::a_correction_keeps_what_the_form_does_not_show()
{
    story::Evening at;
    const QString id = story::idOf(at.add(story::wholeEvening(places::sample)));
    const db::Uuid game = db::gameId(id.toStdString());
    const db::Json before = *db::recordOf(at.store(), game);
    GameForm form(at.ledger);
    form.correct(id);
    QVERIFY(!form.totalsOnly());
    QVERIFY(!form.canAddSeat());
    form.setDay("2026-05-02");
    form.setPlace("Bochum");
    QCOMPARE(form.save(), id);
    const db::Json after = *db::recordOf(at.store(), game);
    QCOMPARE(after.at("played"), "2026-05-02T19:30:00+02:00");
    QCOMPARE(after.at("location"), "Bochum");
    for (const char *kept : {"shifts", "final", "options", "players", "durationMinutes", "group"})
        QVERIFY2(after.at(kept) == before.at(kept), kept);
    QCOMPARE(db::recordsOf(at.store(), game).size(), std::size_t(2));
}

void GameFormViewTest::players_of_a_whole_game_change_places()
{
    story::Evening at;
    const QString id = story::idOf(at.add(story::wholeEvening(places::sample)));
    GameForm form(at.ledger);
    form.correct(id);
    form.moveUp(1);
    QCOMPARE(form.save(), id);
    const db::Json after = *db::recordOf(at.store(), db::gameId(id.toStdString()));
    QCOMPARE(after.at("players").at(0).at("name"), "Béla");
    QCOMPARE(after.at("players").at(0).at("color"), "red"); // the colour belongs to the score
    QCOMPARE(db::people(at.store()).size(), std::size_t(3));
}

void GameFormViewTest::totals_move_with_their_player()
{
    story::Evening at;
    const QString id =
        story::idOf(at.add(story::with(evening("2026-05-01", "Anna 57, Béla 64"), {{"startingPlayer", 1}})));
    GameForm form(at.ledger);
    form.correct(id);
    QVERIFY(form.totalsOnly());
    QCOMPARE(column(form.seats(), "total"), QStringList({"57", "64"}));
    form.moveUp(1);
    form.setTotal(1, "59");
    QCOMPARE(form.save(), id);
    QCOMPARE(story::games(at.store()), QStringList("2026-05-01: Béla 64, Anna 59"));
    QCOMPARE(db::recordOf(at.store(), db::gameId(id.toStdString()))->at("startingPlayer"), 0);
}

void GameFormViewTest::two_people_of_one_name_are_not_mixed_up()
{
    story::Evening at;
    story::tap(at.store(), [&] {
        db::addPerson(at.store(), "Anna");
        db::addPerson(at.store(), "Anna");
    });
    GameForm form(at.ledger);
    form.setDay("2026-05-01");
    fill(form, "Anna 57, Béla 64");
    QCOMPARE(form.problem(),
             "More than one player is called Anna. Please give them different names first, under People.");
    QCOMPARE(form.save(), QString());
}

GUILESS_STORY(GameFormViewTest)
#include "game_form_view_test.moc"
