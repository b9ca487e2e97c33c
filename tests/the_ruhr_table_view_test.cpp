// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Ruhr through what the screens use: what does not depend on a phase. Undo, the rounds, the board that is
// remembered, and points below nothing.

#include "stories.h"
#include "the_ruhr_view_table.h"

#include "db/history.h"

using companion::GuidedGame;
using ruhr_view::RuhrTable;
using ruhr_view::seenAt;
using view_story::valueIn;

class TheRuhrTableViewTest : public QObject
{
    Q_OBJECT

private slots:
    void one_tap_is_taken_back_with_one_tap();
    void every_round_says_its_event_prices_road_and_flag();
    void what_was_read_off_the_board_is_known_in_the_next_game();
    void a_track_below_zero_can_be_said_at_the_end();
};

void TheRuhrTableViewTest::one_tap_is_taken_back_with_one_tap()
{
    RuhrTable at;
    const QString id = at.play();
    QVERIFY(at.tell("event") && at.tell("tile", {{"tile", at.tileOfThreeCities}}));
    QList<QStringList> tables{seenAt(at.app)};
    const auto tap = [&](const QString &ask, const QVariantMap &answers) {
        QVERIFY(at.tell(ask, answers));
        tables += seenAt(at.app);
    };
    tap("depot-0", {{"action", at.pilot}, {"river", 3}});
    QCOMPARE(at.game().undoText(), QString("the depot of Anna and the end of the turn of Anna"));
    tap("depot-1", {{"action", at.towing}, {"river", 5}});
    tap("sale-0", {{"place", at.werden}, {"face", 4}, {"dams", 0}, {"space", 1}, {"river", 9}});
    tap("sale-1",
        {{"place", at.factory}, {"face", 3}, {"dams", 1}, {"thalers", 0}, {"space", 1}, {"river", 7}});
    tap("token-1", {{"tokens", QVariantList{at.lockBuilding, at.essenWarehouse}}});
    tap("done-0", {});
    tap("nobodyElse", {});
    const auto thereAndBack = [&](companion::App &app) {
        GuidedGame &game = *app.tables()->guided();
        for (qsizetype before = tables.size() - 2; before >= 0; --before) {
            QVERIFY(game.canUndo());
            game.undo();
            QCOMPARE(seenAt(app), tables[before]);
        }
        for (const QStringList &after : tables.mid(1)) {
            QVERIFY(game.canRedo());
            game.redo();
            QCOMPARE(seenAt(app), after);
        }
        QVERIFY(!game.canRedo());
    };
    thereAndBack(at.app);
    companion::App reopened(at.folder.filePath("steiger.db").toStdString());
    QVERIFY(reopened.tables()->open(id));
    thereAndBack(reopened);
    reopened.tables()->guided()->undo();
    companion::App again(at.folder.filePath("steiger.db").toStdString());
    QVERIFY(again.tables()->open(id));
    again.tables()->guided()->redo();
    QCOMPARE(seenAt(again), tables.back());
}

void TheRuhrTableViewTest::every_round_says_its_event_prices_road_and_flag()
{
    RuhrTable at;
    at.play({{"turns", false}, {"thalers", false}, {"points", false}});
    const auto round = [&](int number) { return at.game().rounds()[number - 1].toMap(); };
    const auto textOf = [&](int number) { return round(number).value("text").toString(); };
    QCOMPARE(at.game().rounds().size(), 12);
    QCOMPARE(round(4).value("title").toString(), QString("Round 4 (1779)"));
    QCOMPARE(round(2).value("title").toString(), QString("Round 2")); // the rulebook tells no year
    QVERIFY(round(1).value("now").toBool() && !round(1).value("past").toBool());
    QCOMPARE(textOf(2),
             QString("The building of the locks begins: from now on they can be bought. Towing and "
                     "Transport + Pilot cost 1, the other two with Towing 2. A lock costs 2. Sold "
                     "dice go onto the dirt road; a black one pushed off it goes to Essen. There is "
                     "no export."));
    QVERIFY2(textOf(4).endsWith("A flag is turned up, and the export is scored."), qPrintable(textOf(4)));
    for (int number = 1; number <= 3; ++number)
        QVERIFY(at.quietRound({}));
    QVERIFY(at.tell("event", {{"flag", 2}}));
    QVERIFY2(textOf(4).endsWith("The flag: Belgium."), qPrintable(textOf(4)));
    QVERIFY(round(4).value("now").toBool() && round(3).value("past").toBool());
    at.game().undo();
    QVERIFY2(textOf(4).endsWith("the export is scored."), qPrintable(textOf(4)));
}

void TheRuhrTableViewTest::what_was_read_off_the_board_is_known_in_the_next_game()
{
    RuhrTable at;
    const auto asksForTheRiver = [&](int place) {
        for (const QVariant &field : at.ask("sale-0").value("fields").toList()) {
            const QVariantMap shown = field.toMap();
            if (shown.value("key") == "river")
                return shown.value("onlyIfOneOf").value<QList<int>>().contains(place);
        }
        return false;
    };
    const auto untilTheSale = [&] {
        return at.tell("event") && at.tell("tile", {{"tile", at.unknownTile}}) &&
               at.tell("depot-0", {{"action", at.pilot}, {"river", 3}}) &&
               at.tell("depot-1", {{"action", at.noAction}, {"river", 5}});
    };
    at.play();
    QVERIFY(untilTheSale());
    QVERIFY(asksForTheRiver(at.werden));
    QVERIFY(at.tell(
        "sale-0",
        {{"place", at.werden}, {"face", 4}, {"dams", 0}, {"thalers", 0}, {"space", 1}, {"river", 9}}));
    at.play();
    QVERIFY(untilTheSale());
    QVERIFY(!asksForTheRiver(at.werden));
    QVERIFY(asksForTheRiver(at.kettwig)); // nobody was there yet
    at.play({{"board", false}});
    QVERIFY(untilTheSale());
    QVERIFY(asksForTheRiver(at.werden)); // they wanted to begin anew
}

void TheRuhrTableViewTest::a_track_below_zero_can_be_said_at_the_end()
{
    RuhrTable at;
    at.play(
        {{"turns", false}, {"points", false}, {"thalers", false}, {"warehouses", false}, {"tokens", false}});
    for (int round = 1; round <= 12; ++round)
        QVERIFY2(at.quietRound({}), qPrintable(at.game().where()));
    companion::GuidedFinal &end = *at.app.guidedFinal();
    const int points = 0; // among the questions
    const int thalers = 1;
    QCOMPARE(valueIn(end.players(), 0, "missing").value<QList<bool>>().value(points), true);
    QVERIFY(end.least(points) < 0);
    QCOMPARE(end.least(thalers), 0); // it is the only number that may be
    end.answer(0, points, -1);
    QCOMPARE(valueIn(end.players(), 0, "missing").value<QList<bool>>().value(points), false);
    QCOMPARE(valueIn(end.players(), 0, "texts").toStringList().value(points), QString::fromUtf8("−1"));
    end.answer(1, points, -3);
    const QList<int> counted{0, 0, 0, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0}; // nothing was ever built
    for (const int seat : {0, 1}) {
        for (int field = thalers; field < counted.size(); ++field)
            end.answer(seat, field, counted[field]);
    }
    QVERIFY(end.complete());
    QCOMPARE(end.warnings(), QStringList());
    QVERIFY(end.finish());
    QVERIFY(end.save());
    const std::vector<db::GameInHistory> games = db::history(at.app.ledger().store(), {});
    QCOMPARE(games.front().totals, std::vector({-1, -3}));
    QCOMPARE(games.front().winners, std::vector{0});
}

GUILESS_STORY(TheRuhrTableViewTest)
#include "the_ruhr_table_view_test.moc"
