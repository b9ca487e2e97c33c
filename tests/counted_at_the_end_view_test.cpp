// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a guided table followed is filled in at the end, and what people count on the table goes before it.

#include "imperial_miners_view_table.h"
#include "rockwell_view_table.h"
#include "stories.h"
#include "the_ruhr_view_table.h"

#include "db/history.h"

using imperial_miners_view::MinersTable;
using ruhr_view::RuhrTable;
using view_story::RockwellTable;
using view_story::valueIn;

namespace {

// How many of the numbers of a player cannot be changed.
qsizetype fixedOf(companion::GuidedFinal &end, int seat)
{
    return valueIn(end.players(), seat, "fixed").value<QList<bool>>().count(true);
}

std::vector<int> savedTotals(companion::App &app)
{
    return db::history(app.ledger().store(), {}).front().totals;
}

} // namespace

class CountedAtTheEndViewTest : public QObject
{
    Q_OBJECT

private slots:
    void behind_a_screen_of_rockwell_lies_what_is_counted();
    void on_the_board_of_the_ruhr_stands_what_is_counted();
    void tokens_of_imperial_miners_are_what_is_counted();
    void a_game_of_the_history_is_counted_anew_at_its_table();
};

void CountedAtTheEndViewTest::behind_a_screen_of_rockwell_lies_what_is_counted()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true);
    QVERIFY(at.quietRound());
    QVERIFY(at.tell("claim-0", {{"goal", 8}}) && at.tell("claim-1", {{"goal", 8}}) && at.tell("goOn"));
    companion::GuidedFinal &end = *at.app.guidedFinal();
    QVERIFY(end.complete());
    QCOMPARE(fixedOf(end, 0), 0);
    QCOMPARE(end.warnings(), QStringList());
    end.answer(2, 0, 4); // zinc
    end.answer(2, 5, 7); // delivery tiles
    QCOMPARE(end.warnings(),
             QStringList({"Cili, Zinc: counted 4, followed during the game 3. What was counted is scored.",
                          "Cili, Prestige of delivery tiles: counted 7, followed during the game 0. What was "
                          "counted is scored."}));
    QVERIFY(end.finish() && end.save());
    // Two crews in the centre; all share everything but zinc, of which Cili alone has most.
    QCOMPARE(savedTotals(at.app), std::vector({6 + 4 * 2 + 1, 5 + 4 * 2 + 1, 7 + 5 * 2}));
}

void CountedAtTheEndViewTest::on_the_board_of_the_ruhr_stands_what_is_counted()
{
    RuhrTable at;
    at.play({{"turns", false}, {"cubes", false}, {"dice", false}, {"points", false}, {"thalers", false}});
    const QList<int> flags{0, 0, 0, 1, 1, 1, 2, 2}; // of the rounds from the fourth on
    for (int round = 1; round <= 12; ++round) {
        const QVariantMap event =
            round < 4 || round > 11 ? QVariantMap() : QVariantMap{{"flag", flags[round - 4]}};
        QVERIFY2(at.quietRound(event, [] { return true; }, {{"value", 1}}), qPrintable(at.game().where()));
    }
    companion::GuidedFinal &end = *at.app.guidedFinal();
    const auto field = [&](const char *title) { return static_cast<int>(end.titles().indexOf(title)); };
    QCOMPARE(fixedOf(end, 0), 0);
    for (const int seat : {0, 1}) {
        end.answer(seat, field("Points on the track"), 20);
        end.answer(seat, field("Thalers"), 0);
        end.pick(seat, field("Barge"), {{"chosen", 0}});
    }
    QVERIFY(end.complete());
    QCOMPARE(end.warnings(), QStringList());
    end.pick(0, field("Tokens for the end"), {{"chosen", QVariantList{2}}});      // Railway: a point a city
    end.pick(0, field("Cities with a warehouse"), {{"chosen", QVariantList{0}}}); // Kettwig
    QCOMPARE(end.picker(0, field("Cities with a warehouse")).value("chosen").toList(), QVariantList{0});
    const QVariantList barge = end.picker(0, field("Barge")).value("fields").toList();
    QCOMPARE(barge.front().toMap().value("value").toInt(), 0); // elsewhere
    const QStringList warnings = end.warnings();
    QCOMPARE(warnings.size(), 3);
    QVERIFY2(warnings[0].contains("Cities with a warehouse: counted Kettwig, followed during the game none"),
             qPrintable(warnings[0]));
    QVERIFY2(warnings[2].contains("11"), qPrintable(warnings[2])); // warehouses: pointed out, and scored
    QVERIFY(end.finish() && end.save());
    QCOMPARE(savedTotals(at.app), std::vector({20 + 1, 20}));
}

void CountedAtTheEndViewTest::tokens_of_imperial_miners_are_what_is_counted()
{
    MinersTable at;
    at.play({"Anna", "Béla"}, {"points"});
    for (int round = 1; round <= 10; ++round)
        QVERIFY(at.event() && at.tell("everybody") && at.tell("everybody"));
    companion::GuidedFinal &end = *at.app.guidedFinal();
    QCOMPARE(end.titles().value(0), QString("Points in tokens"));
    for (const int seat : {0, 1}) {
        for (int field = 1; field < end.titles().size(); ++field)
            end.answer(seat, field, 0);
    }
    QVERIFY(end.complete());
    QCOMPARE(end.warnings(), QStringList());
    end.answer(0, 0, 13);
    QCOMPARE(end.warnings(), QStringList({"Anna, Points in tokens: counted 13, followed during the game 0. "
                                          "What was counted is scored."}));
    QVERIFY(end.finish() && end.save());
    QCOMPARE(savedTotals(at.app), std::vector({13, 0}));
}

void CountedAtTheEndViewTest::a_game_of_the_history_is_counted_anew_at_its_table()
{
    RockwellTable at;
    const QString id = at.play({"Anna", "Béla"}, false);
    QVERIFY(at.quietRound());
    QVERIFY(at.tell("claim-0", {{"goal", 8}}) && at.tell("claim-1", {{"goal", 8}}) && at.tell("goOn"));
    companion::GuidedFinal &end = *at.app.guidedFinal();
    const QList<int> counted{3, 2, 1, 0, 30, 4};
    for (const int seat : {0, 1}) {
        for (int field = 0; field < counted.size(); ++field)
            end.answer(seat, field, counted[field]);
    }
    QVERIFY(end.finish() && end.save());
    QCOMPARE(savedTotals(at.app), std::vector({6 + 4 + 5 * 2, 4 + 4 + 5 * 2}));

    RockwellTable another; // of which the history knows nothing
    QVERIFY(!another.app.guidedFinal()->countAnew(id));
    at.play({"Cili", "Dani"}, false); // meanwhile another game is on the table
    at.app.gameForm()->correct(id);
    QVERIFY(at.app.gameForm()->canCountAnew());
    QVERIFY(end.countAnew(id));
    QVERIFY(!end.finished() && end.complete());
    QCOMPARE(valueIn(end.players(), 1, "answers").value<QList<int>>(), counted);
    end.answer(1, 5, 9); // a delivery tile lay under the board
    QVERIFY(end.finish() && end.save());
    QCOMPARE(db::history(at.app.ledger().store(), {}).size(), std::size_t{1});
    QCOMPARE(savedTotals(at.app), std::vector({6 + 4 + 5 * 2, 4 + 9 + 5 * 2}));
    at.app.gameSheet()->open(id);
    QCOMPARE(at.app.gameSheet()->newestRevision(), 2); // how it was counted first is still there
}

GUILESS_STORY(CountedAtTheEndViewTest)
#include "counted_at_the_end_view_test.moc"
