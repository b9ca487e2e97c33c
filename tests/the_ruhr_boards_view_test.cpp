// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Ruhr through what the screens use: what is read off its boards, once, and what is put right without
// undoing what came after it.

#include "spaces_said.h"
#include "stories.h"
#include "the_ruhr_view_table.h"

using ruhr_view::RuhrTable;

namespace {

// What stands in the row of that title.
QString rowOf(RuhrTable &at, const QString &title)
{
    for (const QString &row : spacesSaid(at.game())) {
        if (row.startsWith(title + ": "))
            return row.mid(title.size() + 2);
    }
    return {};
}

// Those who do not follow the turns, before they sell in the first round.
void untilTheSale(RuhrTable &at, std::initializer_list<std::pair<const char *, bool>> options)
{
    at.play(options);
    QVERIFY(at.tell("event") && at.tell("tile", {{"tile", at.tileOfThreeCities}}) && at.tell("goOn"));
}

} // namespace

class TheRuhrBoardsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_log_says_how_far_the_export_marker_really_went();
    void the_export_marker_is_shown_and_can_be_corrected();
    void the_column_that_is_scored_says_so();
    void what_a_token_asks_for_is_said_once_and_then_known();
    void a_space_is_asked_for_only_where_the_cubes_do_not_tell();
    void a_warehouse_on_loan_can_be_told_where_nobody_follows_the_thalers();
    void the_merchant_is_offered_only_where_it_can_be_told();
    void a_city_without_a_space_is_said_once();
    void tokens_warehouses_and_barges_are_corrected();
    void the_printed_board_is_corrected();
    void the_dice_are_shown_where_they_are_followed();
    void an_arrow_is_asked_for_until_it_was_told();
    void an_export_of_which_nobody_knows_says_nothing_of_it();
};

void TheRuhrBoardsViewTest::the_log_says_how_far_the_export_marker_really_went()
{
    RuhrTable at;
    untilTheSale(at, {{"turns", false}});
    QVERIFY(at.tell("exportTrack", {{"what", 1}, {"spaces", 7}})); // the spaces 0 to 6 of X3 and X4
    QCOMPARE(at.game().lastWords(), QString("The export track has 7 spaces."));
    QVERIFY(at.tell("marker", {{"space", 6}}));
    QVERIFY(at.tell("sale-0", {{"place", at.ruhrort}, {"face", 6}, {"dams", 0}, {"space", 1}})); // X3
    QVERIFY2(at.game().lastWords().endsWith("The export marker goes 1 space to the right."),
             qPrintable(at.game().lastWords()));
    QVERIFY(at.tell("sale-1", {{"place", at.ruhrort}, {"face", 1}, {"dams", 0}, {"space", 1}})); // X4
    QVERIFY2(!at.game().lastWords().contains("marker"), qPrintable(at.game().lastWords()));
    QCOMPARE(rowOf(at, "Export track, values from the left"),
             QString("1 | ? | ? | ? | ? | ? | ? (the export marker)"));
}

void TheRuhrBoardsViewTest::the_export_marker_is_shown_and_can_be_corrected()
{
    RuhrTable at;
    untilTheSale(at, {{"turns", false}});
    const QString track = "Export track, values from the left";
    QCOMPARE(rowOf(at, track), QString("1 | ? (the export marker) | …"));
    QVERIFY(
        at.tell("sale-0", {{"place", at.ruhrort}, {"face", 4}, {"dams", 0}, {"space", 1}, {"marker", 2}}));
    QCOMPARE(rowOf(at, track), QString("1 | ? | ? | ? (the export marker) | …"));
    QVERIFY(at.tell("marker", {{"space", 3}}));
    QCOMPARE(at.game().lastWords(), QString("The export marker stands on space 3 of its track."));
    QVERIFY(at.tell("exportTrack", {{"what", 0}, {"space", 3}, {"value", 2}}));
    QCOMPARE(at.game().lastWords(), QString("Space 3 of the export track is worth 2."));
    QCOMPARE(rowOf(at, track), QString("1 | ? | 2 (the export marker) | …"));
    QCOMPARE(at.game().undoText(), QString("what was read off the board"));
    at.game().undo();
    at.game().undo();
    QCOMPARE(rowOf(at, track), QString("1 | ? | ? | ? (the export marker) | …"));
}

void TheRuhrBoardsViewTest::the_column_that_is_scored_says_so()
{
    RuhrTable at;
    at.play({{"turns", false}, {"thalers", false}, {"points", false}});
    for (int round = 1; round <= 3; ++round)
        QVERIFY(at.quietRound({}));
    QVERIFY(at.tell("houseAdded-1", {{"site", at.inBelgium}}));
    QVERIFY(at.tell("event", {{"flag", 2}}));
    QCOMPARE(rowOf(at, "Warehouses in Ruhrort, from the top"),
             QString::fromUtf8("Rhineland | Netherlands | Belgium: Béla (scored this round)"));
}

void TheRuhrBoardsViewTest::what_a_token_asks_for_is_said_once_and_then_known()
{
    RuhrTable at;
    const auto bothSell = [&] {
        untilTheSale(at, {{"turns", false}, {"thalers", false}, {"cubes", true}});
        for (const char *sale : {"sale-0", "sale-1"})
            QVERIFY(at.tell(sale, {{"place", at.factory}, {"die", 0}, {"face", 3}, {"dams", 0}}));
        QVERIFY(at.tell("goOn"));
    };
    bothSell();
    QVERIFY2(at.factsOf(0).endsWith(QString::fromUtf8("cubes: 1 × black coal, factory")),
             qPrintable(at.factsOf(0)));
    QVERIFY(at.ask("due-0").isEmpty());
    QCOMPARE(at.fieldsOf("token-0"), QStringList({"token", "cubes0"})); // of those she has
    QVERIFY(at.tell("token-0", {{"token", at.essenWarehouse}, {"cubes0", 1}}));
    QCOMPARE(at.log().mid(0, 2),
             QStringList({"Anna takes the token Essen warehouse.",
                          QString::fromUtf8("The token Essen warehouse asks for cubes: 1 × black coal, "
                                            "factory.")}));
    QVERIFY(!at.choicesOf("token-0", "token").contains("Essen warehouse"));
    at.game().setShownSeat(1); // what Anna said holds for Béla
    QCOMPARE(at.ask("due-1").value("title").toString(), QString("Take: Essen warehouse"));
    QVERIFY(!at.tell("goOn"));
    QVERIFY(at.tell("due-1"));
    QVERIFY(at.ask("due-1").isEmpty());
    QVERIFY(at.tell("goOn"));
    bothSell(); // the next game knows it
    QCOMPARE(at.ask("due-0").value("title").toString(), QString("Take: Essen warehouse"));
    QVERIFY(at.tell("due-0"));
    QVERIFY2(at.factsOf(0).contains("tokens: Essen warehouse"), qPrintable(at.factsOf(0)));
    QVERIFY(at.tell("combination", {{"token", at.essenWarehouse}, {"cubes0", 2}})); // it was read wrongly
    QVERIFY(at.ask("due-1").isEmpty());
    QVERIFY(at.tell("goOn"));
}

void TheRuhrBoardsViewTest::a_space_is_asked_for_only_where_the_cubes_do_not_tell()
{
    RuhrTable at;
    untilTheSale(at, {{"turns", false}, {"cubes", true}});
    QVERIFY(!at.fieldsOf("sale-0").contains("space")); // everybody has room for two
    QVERIFY(at.tell("sale-0", {{"place", at.werden}, {"die", 0}, {"face", 3}, {"dams", 0}}));
    for (const int sales : {2, 3}) {
        QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("round"));
        QVERIFY(at.tell("event", sales == 3 ? QVariantMap{{"choice0", 1}, {"choice1", 1}} : QVariantMap()) &&
                at.tell("tile", {{"tile", at.unknownTile}}) && at.tell("goOn"));
        const QVariantMap sale{{"place", at.werden}, {"die", 0}, {"face", 3}, {"dams", 0}, {"thalers", 0}};
        if (sales == 2)
            QVERIFY(at.tell("sale-0", sale));
    }
    QVERIFY(at.fieldsOf("sale-0").contains("space")); // a third cube: the player board tells
    QVERIFY(
        at.tell("sale-0",
                {{"place", at.werden}, {"die", 0}, {"face", 3}, {"dams", 0}, {"thalers", 0}, {"space", 0}}));
    QVERIFY2(!at.game().lastWords().contains("cube"), qPrintable(at.game().lastWords()));
    at.game().setShownSeat(1);
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("sale-1", {{"place", at.factory},
                                {"die", 0},
                                {"face", 3},
                                {"dams", 0},
                                {"thalers", 0},
                                {"space", 0}})); // his first
    QCOMPARE(refused[0][0].toString(), QString("That contradicts what the table knows."));
}

void TheRuhrBoardsViewTest::a_warehouse_on_loan_can_be_told_where_nobody_follows_the_thalers()
{
    RuhrTable at;
    at.play({{"turns", false}, {"thalers", false}});
    QVERIFY(at.quietRound({}) && at.tell("event") && at.tell("tile", {{"tile", at.unknownTile}}));
    QVERIFY(at.tell("goOn") && at.tell("goOn"));
    QVERIFY(at.tell("token-0", {{"tokens", QVariantList{at.essenWarehouse, at.lockBuilding}}}));
    QVERIFY(at.tell("goOn") && at.tell("lock-0", {{"lock1", at.essen}, {"lock2", 9}}));
    QVERIFY(at.tell("build-0", {{"site", at.inWerden}, {"loans", 2}}));
    QCOMPARE(at.game().lastWords(),
             QString("Anna builds a warehouse: Werden. It brings 2 points. Anna takes 2 loans."));
    QVERIFY2(at.factsOf(0).startsWith(QString::fromUtf8("0 warehouses in supply · 2 loans · built: Werden")),
             qPrintable(at.factsOf(0)));
}

void TheRuhrBoardsViewTest::the_merchant_is_offered_only_where_it_can_be_told()
{
    const auto isOffered = [](bool thalers, bool cubes) {
        RuhrTable at;
        untilTheSale(at, {{"turns", false}, {"thalers", thalers}, {"cubes", cubes}});
        const bool told = at.tell("tokenState-0", {{"token", 12}, {"state", 1}});
        return told && at.fieldsOf("sale-0").contains("merchant");
    };
    QVERIFY(isOffered(true, false));
    QVERIFY(isOffered(false, true));
    QVERIFY(!isOffered(false, false)); // there is neither a cube nor its price
}

void TheRuhrBoardsViewTest::a_city_without_a_space_is_said_once()
{
    RuhrTable at;
    at.play();
    QVERIFY(at.firstRound() && at.secondRoundUntilBuying());
    QVERIFY(!at.fieldsOf("build-1").contains("spaces")); // the first one finds a space
    QVERIFY(at.tell("houseAdded-0", {{"site", at.inWerden}}));
    QVERIFY(at.fieldsOf("build-1").contains("spaces"));
    QVERIFY(at.tell("build-1", {{"site", at.inWerden}, {"spaces", 1}, {"price", 3}, {"loan", 1}}));
    QCOMPARE(at.game().lastWords(), QString("Werden has 1 space for warehouses."));
    QVERIFY(!at.choicesOf("build-1", "site").contains("Werden"));                  // no space is left
    QVERIFY(at.tell("site", {{"site", at.inWerden}, {"what", 0}, {"spaces", 2}})); // it was miscounted
    QVERIFY(at.choicesOf("build-1", "site").contains("Werden"));
    at.game().undo();
    at.game().undo();
    QVERIFY(at.tell("build-1", {{"site", at.inWerden}, {"spaces", 2}, {"price", 2}, {"loan", 1}}));
    QVERIFY2(at.log().mid(0, 2).contains("Werden has 2 spaces for warehouses."),
             qPrintable(at.log().mid(0, 2).join('\n')));
    QVERIFY2(at.factsOf(1).contains("built: Werden"), qPrintable(at.factsOf(1)));
}

void TheRuhrBoardsViewTest::tokens_warehouses_and_barges_are_corrected()
{
    RuhrTable at;
    at.play();
    QVERIFY(at.firstRound() && at.secondRoundUntilBuying());
    const int before = at.game().length();
    QVERIFY(at.tell("tokenState-0", {{"token", at.ruhrortHarbour}, {"state", 1}}));
    QCOMPARE(at.game().lastWords(), QString("Anna has the token Ruhrort harbour."));
    QVERIFY2(at.factsOf(0).contains("tokens: Ruhrort harbour"), qPrintable(at.factsOf(0)));
    QVERIFY(at.tell("tokenState-1", {{"token", at.lockBuilding}, {"state", 0}}));
    QCOMPARE(at.game().lastWords(), QString::fromUtf8("Béla does not have the token Lock building."));
    QVERIFY(at.ask("lock-1").isEmpty());
    QVERIFY(at.tell("houseAdded-1", {{"site", 9}})); // the coal dump of Essen
    QCOMPARE(at.game().lastWords(), QString::fromUtf8("A warehouse of Béla stands there: coal dump Essen."));
    QVERIFY(at.ask("houseAdded-1").isEmpty()); // it was the last of the supply
    QVERIFY(at.tell("houseRemoved-1", {{"site", 9}}));
    QCOMPARE(at.game().lastWords(), QString::fromUtf8("No warehouse of Béla stands there: coal dump Essen."));
    QCOMPARE(at.actor(), 1); // he lies at 10, she at 12
    QVERIFY(at.tell("barge-1", {{"where", 0}, {"river", 14}}));
    QCOMPARE(at.game().lastWords(), QString::fromUtf8("The barge of Béla lies on river space 14."));
    QCOMPARE(at.actor(), 0);
    QVERIFY(at.tell("barge-0", {{"where", 1}}));
    QCOMPARE(at.game().lastWords(), QString("The barge of Anna lies in Ruhrort."));
    QCOMPARE(rowOf(at, "Barges, from upstream: space on the river"),
             QString::fromUtf8("14: Béla | Ruhrort: Anna"));
    QCOMPARE(at.game().length(), before + 6); // nothing was undone
}

void TheRuhrBoardsViewTest::the_printed_board_is_corrected()
{
    RuhrTable at;
    at.play();
    QVERIFY(at.firstRound() && at.secondRoundUntilBuying());
    QVERIFY(at.tell("site", {{"site", at.inWerden}, {"what", 1}, {"space", 1}, {"price", 2}}));
    QCOMPARE(at.game().lastWords(), QString("Werden: space 1 costs 2."));
    QVERIFY(at.choicesOf("build-1", "site").contains("Werden (2)"));
    QVERIFY(at.tell("site", {{"site", at.inWerden}, {"what", 2}, {"river", 8}}));
    QCOMPARE(at.game().lastWords(), QString("Werden lies on river space 8."));
    QVERIFY(at.tell("exportTrack", {{"what", 2}, {"bonus0", 2}, {"bonus1", 1}}));
    QCOMPARE(at.game().lastWords(), QString("The rows in Ruhrort bring, from the top: 2, 1."));
}

void TheRuhrBoardsViewTest::the_dice_are_shown_where_they_are_followed()
{
    RuhrTable at;
    at.play({{"dice", true}});
    QVERIFY(at.tell("event", {{"spaces", 3}, {"arrow", 2}}) &&
            at.tell("tile", {{"tile", at.tileOfThreeCities}}));
    QCOMPARE(rowOf(at, "Transport track, from the bottom"), QString("empty | black 3 (arrow space) | empty"));
    QVERIFY(at.tell("depot-0", {{"action", at.noAction},
                                {"depot", 1},
                                {"region", at.essen},
                                {"arrow", 0},
                                {"face", 4},
                                {"river", 3}}));
    QCOMPARE(at.game().lastWords(),
             QString("Anna goes to a depot without a special action. Depot 1, river space 3."));
    QCOMPARE(rowOf(at, "Depots, as far as they are known"), QString("1: black 4: Anna"));
    QCOMPARE(rowOf(at, "Thalers on places of sale"),
             QString::fromUtf8("Witten: 1 | Blankenstein: 0 | Hattingen: 0 | Steele: 1 | Werden: 1 | "
                               "Kettwig: 0 | Mülheim: 0 | Ruhrort: 0"));
    QVERIFY(at.tell("depot-1", {{"action", at.noAction},
                                {"depot", 2},
                                {"region", at.essen},
                                {"arrow", 1},
                                {"face", 3},
                                {"river", 4}}));
    QVERIFY(at.tell("sale-0", {{"place", at.werden}, {"dams", 0}, {"space", 1}, {"river", 5}}));
    QCOMPARE(rowOf(at, "Depots, as far as they are known"), QString::fromUtf8("1: empty | 2: black 3: Béla"));
    QCOMPARE(rowOf(at, "Transport track, from the bottom"),
             QString("empty | black 3 (arrow space) | black 4"));
}

void TheRuhrBoardsViewTest::an_arrow_is_asked_for_until_it_was_told()
{
    RuhrTable at;
    at.play({{"dice", true}});
    QVERIFY(at.tell("event", {{"spaces", 3}, {"arrow", 1}}) &&
            at.tell("tile", {{"tile", at.tileOfThreeCities}}));
    const int transport = 1;
    QVERIFY(at.tell("depot-0", {{"action", transport},
                                {"moved", 0},
                                {"to", 7},
                                {"toRegion", at.essen}, // told without its arrow
                                {"depot", 1},
                                {"region", at.essen},
                                {"arrow", 0},
                                {"face", 4},
                                {"river", 3}}));
    const auto isAsked = [&](const QString &key, int depot) {
        for (const QVariant &field : at.ask("depot-1").value("fields").toList()) {
            if (field.toMap().value("key") == key)
                return field.toMap().value("onlyIfOneOf").value<QList<int>>().contains(depot);
        }
        return false;
    };
    QVERIFY(isAsked("arrow", 7) && !isAsked("region", 7));
    QVERIFY(!isAsked("arrow", 1) && !isAsked("region", 1));
    QVERIFY(isAsked("arrow", 2) && isAsked("region", 2));
}

void TheRuhrBoardsViewTest::an_export_of_which_nobody_knows_says_nothing_of_it()
{
    RuhrTable at;
    at.play({{"turns", false}, {"thalers", false}, {"warehouses", false}, {"points", false}});
    for (int round = 1; round <= 3; ++round)
        QVERIFY(at.quietRound({}));
    QVERIFY(at.tell("event") && at.tell("tile", {{"tile", at.unknownTile}}));
    QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("goOn"));
    QVERIFY(at.tell("export"));
    QCOMPARE(at.game().lastWords(), QString("The export."));
}

GUILESS_STORY(TheRuhrBoardsViewTest)
#include "the_ruhr_boards_view_test.moc"
