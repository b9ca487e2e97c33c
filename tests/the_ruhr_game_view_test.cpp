// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Ruhr through what the screens use: rounds phase by phase, what is bought on loan, and a game to its
// end.

#include "spaces_said.h"
#include "stories.h"
#include "the_ruhr_view_table.h"

#include "db/history.h"

using companion::GuidedGame;
using ruhr_view::RuhrTable;
using view_story::valueIn;

class TheRuhrGameViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_level_is_one_of_four_and_changes_the_set_up();
    void the_round_is_guided_from_the_event_to_its_end();
    void a_purchase_that_cannot_be_paid_is_made_on_loan();
    void the_barges_and_the_warehouses_are_drawn();
    void warehouses_in_a_city_earn_at_the_sales_of_others();
    void only_what_the_table_cannot_know_is_asked_of_a_sale();
    void the_export_is_scored_and_its_value_remembered();
    void a_die_that_is_pushed_off_needs_a_depot_first();
    void what_was_not_followed_is_counted_at_the_end();
};

void TheRuhrGameViewTest::the_level_is_one_of_four_and_changes_the_set_up()
{
    RuhrTable at;
    companion::NewGame &form = *at.app.newGame();
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::TheRuhr));
    form.add("Anna");
    form.add("Béla");
    const auto chosen = [&] {
        QStringList on;
        for (const QVariant &choice : form.options().front().toMap().value("choices").toList()) {
            if (choice.toMap().value("on").toBool())
                on += choice.toMap().value("title").toString();
        }
        return on;
    };
    const auto bag = [&] {
        for (const QVariant &step : form.checklist()) {
            if (step.toMap().value("title") == "Bag")
                return step.toMap().value("text").toString();
        }
        return QString();
    };
    QCOMPARE(chosen(), QStringList("Normal"));
    QCOMPARE(bag(), QString("Put the other 8 tiles into the bag."));
    form.choose("difficulty", "masterShipper");
    QCOMPARE(chosen(), QStringList("Master shipper"));
    QCOMPARE(bag(), QString("Put the other 10 tiles into the bag."));
    QVERIFY(at.app.tables()->open(form.start()));
    QVERIFY(at.tell("event"));
    QVERIFY2(at.game().rule().contains("10 tiles are in the bag."), qPrintable(at.game().rule()));
}

void TheRuhrGameViewTest::the_round_is_guided_from_the_event_to_its_end()
{
    RuhrTable at;
    QVERIFY(!at.play().isEmpty());
    QCOMPARE(at.game().where(), QString("Round 1 of 12 (1769): the event"));
    QVERIFY(at.tell("event"));
    QCOMPARE(at.game().where(), QString("Round 1 of 12 (1769): a tile is drawn"));
    QCOMPARE(at.ask("tile").value("title").toString(), QString("Draw a tile"));
    QVERIFY(at.tell("tile", {{"tile", at.tileOfThreeCities}}));
    QCOMPARE(at.game().lastWords(), QString("A tile: Werden, Steele and Witten."));
    QCOMPARE(at.game().where(), QString("Round 1 of 12 (1769): depots are chosen"));
    QCOMPARE(at.actor(), 0);
    QVERIFY(at.tell("depot-0", {{"action", at.pilot}, {"river", 3}}));
    QCOMPARE(at.game().lastWords(), QString("Anna goes to a depot with Pilot. River space 3."));
    QVERIFY(at.tell("depot-1", {{"action", at.towing}, {"river", 5}}));
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8("Béla goes to a depot with Towing for 1. River space 5."));
    QCOMPARE(at.game().where(), QString("Round 1 of 12 (1769): coal is sold"));
    QCOMPARE(at.actor(), 0); // further upstream
    const QVariantMap sale{{"place", at.werden}, {"face", 4}, {"dams", 0}, {"space", 1}, {"river", 9}};
    QVERIFY(at.game()
                .foresee("sale-0", sale)
                .value("words")
                .toString()
                .endsWith("Anna gets 4 thalers in all.")); // before it is told
    QVERIFY(at.tell("sale-0", sale));
    QCOMPARE(at.game().lastWords(),
             QString("Anna sells: Werden. River space 9. The coal is worth 4. 1 thaler lay there. The "
                     "development cube costs 1. Anna gets 4 thalers in all."));
    QCOMPARE(at.factsOf(0), QString("5 thalers · 1 warehouse in supply"));
    QVERIFY(at.tell(
        "sale-1",
        {{"place", at.factory}, {"face", 3}, {"dams", 1}, {"thalers", 0}, {"space", 1}, {"river", 7}}));
    QCOMPARE(at.game().where(), QString("Round 1 of 12 (1769): development tokens"));
    QCOMPARE(at.actor(), 1); // Béla lies at 7, Anna at 9
    QVERIFY(at.tell("token-1", {{"tokens", QVariantList{at.lockBuilding, at.essenWarehouse}}}));
    QVERIFY(at.tell("done-0"));
    QCOMPARE(at.factsOf(1),
             QString("1 thaler · 1 warehouse in supply · tokens: Essen warehouse, Lock building"));
    QCOMPARE(at.game().where(), QString("Round 1 of 12 (1769): buying and repaying"));
    QVERIFY(at.ask("lock-1").isEmpty()); // not in the first round
    QVERIFY(!at.ask("build-1").isEmpty());
    QVERIFY(!at.tell("done-0")); // Béla comes first
    QVERIFY(at.tell("nobodyElse"));
    QCOMPARE(at.game().where(), QString("Round 1 of 12 (1769): end of the round"));
    QVERIFY(at.tell("round"));
    QCOMPARE(at.game().where(), QString("Round 2 of 12: the event"));
}

void TheRuhrGameViewTest::a_purchase_that_cannot_be_paid_is_made_on_loan()
{
    RuhrTable at;
    at.play();
    QVERIFY(at.firstRound() && at.secondRoundUntilBuying());
    QVERIFY(at.tell("lock-1", {{"lock1", at.essen}, {"lock2", at.mark}}));
    QCOMPARE(
        at.game().lastWords(),
        QString::fromUtf8("Béla builds 2 locks: Essen and Grafschaft Mark. It costs 2 thalers. It brings 5 "
                          "points. 2 warehouses come from the storage area."));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("build-1", {{"site", at.inWerden}, {"price", 3}, {"loan", 0}}));
    QCOMPARE(refused[0][0].toString(), QString::fromUtf8("It costs 3, and Béla has 0: 2 loans are needed."));
    QVERIFY(at.tell("build-1", {{"site", at.inWerden}, {"price", 3}, {"loan", 1}}));
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8("Béla builds a warehouse: Werden. It costs 3 thalers. It "
                               "brings 2 points. Béla takes 2 loans."));
    QCOMPARE(at.factsOf(1), QString("1 thaler · 0 warehouses in supply · 2 loans · built: Werden · tokens: "
                                    "Essen warehouse (used), Lock building (used)"));
    QCOMPARE(at.game().pointsOf(1), QString("Locks +5, Warehouses +2: 7 together."));
    at.game().undo();
    QCOMPARE(at.points(1), QString("5"));
    at.game().redo();
    QCOMPARE(at.points(1), QString("7"));
}

void TheRuhrGameViewTest::the_barges_and_the_warehouses_are_drawn()
{
    RuhrTable at;
    at.play();
    QVERIFY(at.firstRound() && at.secondRoundUntilBuying());
    QVERIFY(at.tell("lock-1", {{"lock1", at.essen}, {"lock2", 9}}));
    QVERIFY(at.tell("build-1", {{"site", at.inWerden}, {"price", 3}, {"loan", 1}}));
    QCOMPARE(spacesSaid(at.game()),
             (QStringList{"Barges, from upstream: space on the river: 10: Béla | 12: Anna",
                          "Warehouses in cities: Witten | Blankenstein | Hattingen | Steele | Werden: Béla | "
                          "Kettwig | Mülheim",
                          "Warehouses on coal dumps: Broich | Werden | Essen | Mark",
                          "Warehouses in Ruhrort, from the top: Rhineland | Netherlands | Belgium",
                          "Export track, values from the left: 1 | ? (the export marker) | …",
                          "Two warehouses each, still in the storage areas: Lock building: Anna | "
                          "Grafschaft Mark: Anna, Béla",
                          "Warehouses on the round track: round 6: Anna, Béla | round 7: Anna, Béla | round "
                          "9: Anna, Béla | round 10: Anna, Béla | round 11: Anna, Béla",
                          "Thalers on places of sale: Witten: ? | Blankenstein: ? | Hattingen: ? | Steele: ? "
                          "| Werden: ? | Kettwig: 0 | Mülheim: ? | Ruhrort: ?"}));
}

void TheRuhrGameViewTest::warehouses_in_a_city_earn_at_the_sales_of_others()
{
    RuhrTable at;
    at.play();
    QVERIFY(at.firstRound() && at.secondRoundUntilBuying());
    QVERIFY(at.tell("lock-1", {{"lock1", at.essen}, {"lock2", 9}}));
    QVERIFY(at.tell("build-1",
                    {{"site", at.inWerden}, {"price", 3}, {"loan", 1}})); // two loans: a thaler is left
    QVERIFY(at.tell("nobodyElse") && at.tell("round"));
    QVERIFY(at.tell("event", {{"choice0", 0}, {"choice1", 1}}));
    QVERIFY2(at.game().lastWords().endsWith(QString::fromUtf8("A thaler: Anna. A point: Béla.")),
             qPrintable(at.game().lastWords()));
    QCOMPARE(at.game().pointsOf(1), QString::fromUtf8("Locks +2, Warehouses +2, Events −1: 3 together."));
    QVERIFY(at.tell("tile", {{"tile", at.unknownTile}}));
    QVERIFY(at.tell("depot-1", {{"action", at.noAction}, {"river", 11}}));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("depot-0", {{"action", at.noAction}, {"river", 7}}));
    QCOMPARE(refused[0][0].toString(),
             QString("The barge of Anna would go upstream: that needs an action with Towing."));
    QVERIFY(at.tell("depot-0", {{"action", at.towing}, {"river", 7}}));
    const QSignalSpy noted(&at.game(), &GuidedGame::noted);
    QVERIFY(
        !at.tell("sale-0", {{"place", at.werden}, {"face", 6}, {"dams", 2}, {"thalers", 0}, {"space", 1}}));
    QCOMPARE(noted[0][0].toStringList(),
             QStringList("Anna: a trip without Pilot passes one dam at most, not 2."));
    at.game().goOnAnyway();
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8(
                 "Anna sells: Werden. River space 9. The coal is worth 4. The development cube costs 1. "
                 "Anna gets 3 "
                 "thalers in all. 1 from the bank for a warehouse there: Béla."));
    QVERIFY(at.tell(
        "sale-1",
        {{"place", at.factory}, {"face", 5}, {"dams", 0}, {"thalers", 0}, {"space", 0}, {"river", 13}}));
    QVERIFY(at.tell("nobodyElse") && at.tell("done-0"));
    QVERIFY(at.tell("repay-1", {{"loans", 2}})); // 1 from before, 1 of Werden, 5 of the sale
    QCOMPARE(at.game().lastWords(), QString::fromUtf8("Béla repays 2 loans. It costs 6 thalers."));
    QVERIFY(at.factsOf(1).startsWith("1 thaler · 2 warehouses in supply · built: Werden"));
}

void TheRuhrGameViewTest::only_what_the_table_cannot_know_is_asked_of_a_sale()
{
    RuhrTable at;
    at.play();
    QVERIFY(at.firstRound() && at.tell("event") && at.tell("tile", {{"tile", at.tileOfThreeCities + 1}}));
    QVERIFY(at.tell("depot-1", {{"action", at.pilot}, {"river", 8}}));
    QVERIFY(at.tell("depot-0", {{"action", at.noAction}, {"river", 10}}));
    const auto asked = [&](const QString &key, int place) {
        for (const QVariant &field : at.ask("sale-1").value("fields").toList()) {
            const QVariantMap shown = field.toMap();
            if (shown.value("key") == key)
                return shown.value("onlyIf").toString().isEmpty() ||
                       shown.value("onlyIfOneOf").value<QList<int>>().contains(place);
        }
        return false;
    };
    QVERIFY(asked("face", at.werden) && asked("dams", at.werden) && asked("space", at.werden));
    QVERIFY(!asked("thalers", at.werden) && !asked("river", at.werden)); // told in the first round
    QVERIFY(asked("river", at.kettwig));
    QVERIFY(asked("thalers", at.factory)); // nobody numbers the factories
    QVERIFY(!asked("owners", at.werden) && !asked("die", at.werden) && !asked("marker", at.werden));
    QVERIFY(asked("marker", at.ruhrort)); // only the board tells how long its track is
    QVERIFY(
        at.tell("sale-1", {{"place", at.ruhrort}, {"face", 5}, {"dams", 1}, {"space", 1}, {"marker", 2}}));
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8(
                 "Béla sells: Ruhrort. The coal is worth 4. Ruhrort pays 1 more. The development cube "
                 "costs 1. Béla gets 4 thalers in all. The export marker goes 2 spaces to the right."));
}

void TheRuhrGameViewTest::the_export_is_scored_and_its_value_remembered()
{
    RuhrTable at;
    at.play({{"turns", false}});
    QVERIFY(at.quietRound({}));
    QVERIFY(at.quietRound({}, [&] { return true; }));
    QVERIFY(at.tell("event", {{"choice0", 1}, {"choice1", 1}}) &&
            at.tell("tile", {{"tile", at.unknownTile}}));
    QVERIFY(at.tell("goOn") && at.tell("goOn"));
    QVERIFY(at.tell("token-0", {{"tokens", QVariantList{at.ruhrortHarbour}}}) && at.tell("goOn"));
    QVERIFY(at.tell("thalers-0", {{"number", 9}}));
    QVERIFY(at.tell("build-0", {{"site", at.inBelgium}}));
    QCOMPARE(at.game().lastWords(),
             QString("Anna builds a warehouse: Ruhrort, Belgium. It costs 3 thalers. It brings 2 points."));
    QVERIFY(at.tell("goOn") && at.tell("round"));
    QVERIFY(at.tell("event", {{"flag", 2}}) && at.tell("tile", {{"tile", at.unknownTile}}));
    QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("goOn"));
    QCOMPARE(at.fieldsOf("export"), QStringList({"value", "bonus0"})); // of her row only
    QVERIFY(at.tell("export", {{"value", 2}, {"bonus0", 1}}));
    QCOMPARE(at.game().lastWords(),
             QString("The export: Belgium. The marker is worth 2. Anna gets 3 points."));
    QCOMPARE(at.game().pointsOf(0), QString::fromUtf8("Warehouses +2, Export +3, Events −1: 4 together."));
    QVERIFY(at.tell("round"));
    QVERIFY(at.tell("event", {{"flag", 2}}) && at.tell("tile", {{"tile", at.unknownTile}}));
    QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("goOn"));
    QCOMPARE(at.fieldsOf("export"), QStringList()); // the value of that space and the row are known now
    QVERIFY(at.tell("export"));
    QCOMPARE(at.points(0), QString("7"));
}

void TheRuhrGameViewTest::a_die_that_is_pushed_off_needs_a_depot_first()
{
    RuhrTable at;
    at.play({{"dice", true}});
    QCOMPARE(at.fieldsOf("event"), QStringList({"spaces", "arrow"}));
    QVERIFY(at.tell("event", {{"spaces", 1}, {"arrow", 1}}) &&
            at.tell("tile", {{"tile", at.tileOfThreeCities}}));
    QVERIFY(at.tell("depot-0", {{"action", at.noAction},
                                {"depot", 1},
                                {"region", at.essen},
                                {"arrow", 0},
                                {"face", 4},
                                {"river", 3}}));
    QVERIFY(at.tell("depot-1", {{"action", at.noAction},
                                {"depot", 2},
                                {"region", at.essen},
                                {"arrow", 1},
                                {"face", 3},
                                {"river", 4}}));
    QVERIFY(at.tell("sale-0", {{"place", at.werden}, {"dams", 0}, {"space", 1}, {"river", 5}}));
    QVERIFY2(at.game().rule().startsWith("A die was pushed off the track (black coal, showing 3)"),
             qPrintable(at.game().rule()));
    QCOMPARE(at.actor(), 1); // furthest upstream now
    QVERIFY(at.tell("fallen-1", {{"depot", 1}}));
    QCOMPARE(at.game().lastWords(), QString("The die that was pushed off goes to depot 1."));
    QCOMPARE(at.actor(), 0);
    QVERIFY(at.tell("done-0"));
    QCOMPARE(at.actor(), 1);
}

void TheRuhrGameViewTest::what_was_not_followed_is_counted_at_the_end()
{
    RuhrTable at;
    at.play(
        {{"turns", false}, {"points", false}, {"thalers", false}, {"warehouses", false}, {"tokens", false}});
    for (int round = 1; round <= 12; ++round)
        QVERIFY2(at.quietRound({}), qPrintable(at.game().where()));
    QVERIFY(at.game().atTheEnd());
    companion::GuidedFinal &end = *at.app.guidedFinal();
    // Points, thalers, loans, supply, two storage areas, cities, four dumps, Ruhrort, tokens, barge.
    const QList<QList<int>> counted{{38, 9, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2},
                                    {31, 10, 0, 3, 0, 0, 0, 1, 1, 1, 1, 1}};
    for (int seat = 0; seat < 2; ++seat) {
        for (int field = 0; field < 12; ++field) {
            if (field != 6)
                end.answer(seat, field, counted[seat][field]);
        }
    }
    QVERIFY(!end.complete());
    end.pick(0, 6, {{"chosen", QVariantList{0, 1, 2, 3, 4, 5, 6}}});
    end.pick(0, 12, {{"chosen", QVariantList{1}}}); // Mayor
    end.pick(0, 13, {{"chosen", 0}});
    end.pick(1, 6, {{"chosen", QVariantList{0, 2, 3}}}); // Kettwig, Steele, Hattingen
    end.pick(1, 12, {{"chosen", QVariantList{0, 2}}});   // Ruhr barge, Railway
    end.pick(1, 13, {{"chosen", 0}});
    QVERIFY(end.complete());
    QCOMPARE(valueIn(end.players(), 1, "texts").toStringList().value(6),
             QString("Kettwig, Steele and Hattingen"));
    QCOMPARE(end.warnings().size(), 1); // eleven warehouses
    QVERIFY2(end.warnings().front().contains("11"), qPrintable(end.warnings().front()));
    end.answer(1, 3, 2);
    QCOMPARE(end.warnings(), QStringList());
    QVERIFY(end.finish());
    QVERIFY(end.save());
    const std::vector<db::GameInHistory> games = db::history(at.app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    // 38 + Essen 1 + Mark 1 + all cities 3 + Mayor 9; 31 + all dumps 2 + most on three 3 + barge 2 +
    // Railway 3.
    QCOMPARE(games.front().totals, std::vector({52, 41}));
    QCOMPARE(games.front().winners, std::vector{0});
}

GUILESS_STORY(TheRuhrGameViewTest)
#include "the_ruhr_game_view_test.moc"
