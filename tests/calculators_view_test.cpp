// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The calculators as the screen uses them, with the worked examples of the rules; those of Rockwell have a
// file of their own.

#include "calculator_story.h"
#include "stories.h"

#include "companion/language.h"

#include <array>

using calculator_story::row;

class CalculatorsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useLanguage(companion::Language::English); }
    void an_example_of_the_rules_comes_out_data();
    void an_example_of_the_rules_comes_out();
    void what_is_offered_at_first_has_an_answer();
};

namespace {

constexpr int factory = 0;
constexpr int ruhrort = 1;
constexpr int city = 2;

QVariantMap sale(int face, int dams, int place, int thalers, bool own, int others, bool space)
{
    return {{"face", face},       {"dams", dams},     {"place", place},        {"thalers", thalers},
            {"own", own ? 1 : 0}, {"others", others}, {"space", space ? 1 : 0}};
}

QVariantMap holding(const QList<int> &tokens, int byPrint, int byToken, const QList<int> &coins)
{
    return {{"blue", tokens[0]}, {"green", tokens[1]},       {"red", tokens[2]},      {"print", byPrint},
            {"token", byToken},  {"silver", coins.value(0)}, {"gold", coins.value(1)}};
}

struct TitleAlone {
    int total = 0;
    const char *title = nullptr;
};
constexpr std::array titlesAlone{
    TitleAlone{0, "navvy"},
    TitleAlone{34, "navvy"},
    TitleAlone{35, "tunneller"},
    TitleAlone{45, "tunneller"},
    TitleAlone{46, "novice miner"},
    TitleAlone{55, "novice miner"},
    TitleAlone{56, "mining engineer"},
    TitleAlone{60, "mining engineer"},
    TitleAlone{61, "veteran hewer"},
    TitleAlone{65, "veteran hewer"},
    TitleAlone{66, "king of the deep"},
    TitleAlone{120, "king of the deep"},
};

/// Of each player: blue, green and red point tokens, carts full by print and by a token, silver and gold
/// coins.
QVariantMap atTheEnd(const QList<QList<int>> &players)
{
    QVariantMap said{{"players", players.size()}};
    for (int seat = 0; seat < players.size(); ++seat) {
        int kind = 0;
        for (const char *key : {"blue", "green", "red", "print", "token", "silver", "gold"})
            said.insert(key + QString::number(seat + 1), players[seat][kind++]);
    }
    return said;
}

constexpr int mark = 0;
constexpr int essen = 1;
constexpr int werden = 2;
constexpr int broich = 3;
constexpr int noLock = 9;

// As the enums of scoring/ number them.
constexpr int pilot = 1;
constexpr int towing = 2;
constexpr int towingPilot = 5;
constexpr int wages = 6;
constexpr int subsidy = 7;
constexpr int ruhrBarge = 14;
constexpr int mayor = 15;

/// Of each player: the space on the river, and as which the barge came there.
QVariantMap barges(const QList<QList<int>> &players)
{
    QVariantMap said{{"players", players.size()}};
    for (int seat = 0; seat < players.size(); ++seat) {
        const QString number = QString::number(seat + 1);
        said.insert("river" + number, players[seat][0]);
        said.insert("came" + number, players[seat][1]);
    }
    return said;
}

QVariantMap cubes(int blackFactory, int whiteFactory, int blackRuhrort, int blackCity)
{
    return {{"area0", blackFactory}, {"area3", whiteFactory}, {"area1", blackRuhrort}, {"area2", blackCity}};
}

QVariantMap column(int value, int houses, int space, int players)
{
    return {{"value", value}, {"houses", houses}, {"bonus", 1}, {"space", space}, {"players", players}};
}

QVariantMap borrower(int price, int thalers, int supply, int track)
{
    return {{"price", price}, {"thalers", thalers}, {"supply", supply}, {"track", track}, {"loans", 0}};
}

QVariantMap locks(int round, int players, int before, int first, int second = noLock)
{
    return {{"round", round}, {"players", players}, {"before", before}, {"first", first}, {"second", second}};
}

} // namespace

void CalculatorsViewTest::an_example_of_the_rules_comes_out_data()
{
    calculator_story::columns();
    row("V2: one dam, into a city with the own warehouse", "ruhr-delivery",
        sale(5, 1, city, 0, true, 1, true),
        "The coal is worth 4. The development cube costs 1. The own warehouse brings 1. The seller gets 4 "
        "thalers "
        "in all. 1 other owner gets 1 from the bank.");
    row("V5: all the dams there are", "ruhr-delivery", sale(3, 14, factory, 2, false, 0, false),
        "The coal is worth 1. 2 thalers lay there. The seller gets 3 thalers in all.");
    row("Ruhrort pays one more and moves the marker", "ruhr-delivery", sale(6, 2, ruhrort, 0, false, 0, true),
        "The coal is worth 4. Ruhrort pays 1 more. The development cube costs 1. The seller gets 4 thalers "
        "in all. "
        "The export marker goes 2 spaces to the right.");
    row("E1: the example of the export", "ruhr-export", column(2, 2, 5, 3),
        "Row 1: 3 points. Row 2: 2 points. The export marker is then on space 3.");
    row("two loans for a price of 5 with 2", "ruhr-loans", borrower(5, 2, 3, 5),
        "2 loans are needed. 1 thaler is left.");
    row("two locks for the price of one", "ruhr-locks", locks(2, 2, 0, mark, essen),
        "It costs 2 and brings 5 points. With the first lock, 2 warehouses come from the storage area.");
    row("four players build one at a time", "ruhr-locks", locks(2, 4, 0, mark, essen),
        "Only one lock may be built at once now.");
    row("the second warehouse in Ruhrort", "ruhr-ruhrort", {{"there", 1}}, "It costs 4 and brings 2 points.");
    row("V1: the rulebook's example", "miners-points", holding({1, 4, 1}, 6, 2, {2, 1}),
        "31 in tokens and 8 for full carts: 39 points. 7 in coins, between equals only. For who plays alone: "
        "The title is: tunneller.");
    row("V2: 65 is still the fifth title", "miners-points", holding({2, 1, 5}, 8, 0, {}),
        "57 in tokens and 8 for full carts: 65 points. For who plays alone: The title is: veteran hewer.");
    row("nothing at all", "miners-points", holding({0, 0, 0}, 0, 0, {}),
        "0 in tokens and 0 for full carts: 0 points. For who plays alone: The title is: navvy.");
    row("three colours and four carts", "miners-points", holding({3, 2, 1}, 4, 0, {}),
        "23 in tokens and 4 for full carts: 27 points. For who plays alone: The title is: navvy.");
    row("only coins", "miners-points", holding({0, 0, 0}, 0, 0, {10, 18}),
        "0 in tokens and 0 for full carts: 0 points. 100 in coins, between equals only. For who plays alone: "
        "The title is: navvy.");
    row("all point tokens of the box", "miners-points", holding({25, 20, 15}, 0, 0, {}),
        "275 in tokens and 0 for full carts: 275 points. For who plays alone: The title is: king of the "
        "deep.");
    row("two full carts by print, two by token", "miners-points", holding({0, 0, 0}, 2, 2, {}),
        "0 in tokens and 4 for full carts: 4 points. For who plays alone: The title is: navvy.");
    row("the mine of the rules with two tokens", "miners-points", holding({1, 1, 1}, 8, 2, {}),
        "16 in tokens and 10 for full carts: 26 points. For who plays alone: The title is: navvy.");
    for (const auto &[total, title] : titlesAlone)
        QTest::addRow("%d points alone", total)
            << "miners-points" << holding({total % 10, 0, total / 10}, 0, 0, {})
            << QString("%1 in tokens and 0 for full carts: %1 points. For who plays alone: The title is: %2.")
                   .arg(total)
                   .arg(QString(title));
    row("V3: points, although the loser is richer", "miners-winner",
        atTheEnd({{4, 3, 2, 5, 0, 0, 0}, {3, 2, 3, 0, 0, 0, 4}}), "Player 1 wins with 44 points.");
    row("V4: two gold coins are more than nine silver ones", "miners-winner",
        atTheEnd({{0, 2, 3, 7, 3, 9, 0}, {5, 4, 2, 5, 0, 0, 2}}),
        "Player 2 wins with 50 points. As many points: Player 1. What decided: more in coins (10).");
    row("V5: full carts decide", "miners-winner",
        atTheEnd({{3, 4, 1, 9, 0, 6, 0}, {0, 1, 3, 4, 3, 1, 1}, {6, 1, 2, 10, 0, 0, 5}}),
        "Player 1 wins with 42 points. As many points: Player 2. What decided: as much in coins, but more "
        "full carts (9).");
    row("V6: two share the victory", "miners-winner",
        atTheEnd(
            {{0, 1, 4, 6, 0, 3, 0}, {5, 2, 3, 4, 2, 3, 0}, {2, 5, 2, 4, 0, 3, 0}, {1, 0, 4, 10, 0, 2, 0}}),
        "Player 1 and Player 2 share the victory with 51 points each.");
    row("V7: three equal in points, two in coins", "miners-winner",
        atTheEnd({{0, 0, 5, 8, 2, 4, 0},
                  {0, 1, 5, 5, 0, 2, 2},
                  {4, 2, 4, 5, 1, 7, 1},
                  {0, 0, 5, 9, 0, 0, 6},
                  {2, 2, 0, 0, 0, 0, 0}}),
        "Player 3 wins with 60 points. As many points: Player 1 and Player 2. What decided: as much in "
        "coins, but more full carts (6).");
    row("V8: all five share", "miners-winner",
        atTheEnd({{20, 0, 0, 3, 0, 5, 0},
                  {0, 4, 0, 2, 1, 0, 1},
                  {0, 0, 2, 1, 2, 5, 0},
                  {10, 0, 1, 0, 3, 0, 1},
                  {5, 1, 1, 3, 0, 5, 0}}),
        "Player 1, Player 2, Player 3, Player 4 and Player 5 share the victory with 23 points each.");
    row("V1: no dam, a full area", "ruhr-delivery", sale(4, 0, factory, 0, false, 0, false),
        "The coal is worth 4. The seller gets 4 thalers in all.");
    row("V3: four dams", "ruhr-delivery", sale(6, 4, factory, 0, false, 0, false),
        "The coal is worth 2. The seller gets 2 thalers in all.");
    row("V4: never below 1", "ruhr-delivery", sale(3, 3, factory, 0, false, 0, false),
        "The coal is worth 1. The seller gets 1 thaler in all.");
    row("I1: the rulebook's example", "ruhr-delivery", sale(4, 0, city, 0, false, 0, true),
        "The coal is worth 4. The development cube costs 1. The seller gets 3 thalers in all.");
    row("I2: the same with a full area", "ruhr-delivery", sale(4, 0, city, 0, false, 0, false),
        "The coal is worth 4. The seller gets 4 thalers in all.");
    row("I3: dams, thalers and three owners", "ruhr-delivery", sale(6, 2, city, 2, true, 2, true),
        "The coal is worth 4. 2 thalers lay there. The development cube costs 1. The own warehouse brings 1. "
        "The seller gets 6 thalers in all. 2 other owners get 1 each from the bank.");
    row("I4 and X1: little coal in Ruhrort", "ruhr-delivery", sale(3, 5, ruhrort, 0, false, 0, true),
        "The coal is worth 1. Ruhrort pays 1 more. The development cube costs 1. The seller gets 1 thaler in "
        "all. The export marker goes 1 space to the right.");
    row("I5 and X2: much coal in Ruhrort", "ruhr-delivery", sale(6, 1, ruhrort, 0, false, 0, true),
        "The coal is worth 5. Ruhrort pays 1 more. The development cube costs 1. The seller gets 5 thalers "
        "in "
        "all. The export marker goes 2 spaces to the right.");
    row("I6: a thaler on Ruhrort", "ruhr-delivery", sale(4, 1, ruhrort, 1, false, 0, false),
        "The coal is worth 3. 1 thaler lay there. Ruhrort pays 1 more. The seller gets 5 thalers in all. The "
        "export marker goes 1 space to the right.");
    row("I7: nothing is left", "ruhr-delivery", sale(1, 0, factory, 0, false, 0, true),
        "The coal is worth 1. The development cube costs 1. The seller gets 0 thalers in all.");
    row("I8: nobody else earns at a factory", "ruhr-delivery", sale(2, 0, factory, 1, false, 0, false),
        "The coal is worth 2. 1 thaler lay there. The seller gets 3 thalers in all.");
    row("I9: only somebody else has a warehouse", "ruhr-delivery", sale(3, 0, city, 0, false, 1, true),
        "The coal is worth 3. The development cube costs 1. The seller gets 2 thalers in all. 1 other owner "
        "gets 1 from the bank.");
    row("E2: three rows, a bonus for the first", "ruhr-export", column(1, 3, 2, 4),
        "Row 1: 2 points. Row 2: 1 point. Row 3: 1 point. The export marker is then on space 1.");
    row("E3: with two players the marker stays off the first space", "ruhr-export", column(1, 2, 3, 2),
        "Row 1: 2 points. Row 2: 1 point. The export marker is then on space 2.");
    row("E4: an empty column", "ruhr-export", column(4, 0, 5, 4),
        "Nobody has a warehouse there. The export marker is then on space 5.");
    row("X1: coal of 3", "ruhr-marker", {{"value", 3}, {"space", 1}, {"last", 7}},
        "The export marker is then on space 2.");
    row("X2: coal of 4", "ruhr-marker", {{"value", 4}, {"space", 1}, {"last", 7}},
        "The export marker is then on space 3.");
    row("X3: it stops at the end", "ruhr-marker", {{"value", 6}, {"space", 6}, {"last", 7}},
        "The export marker is then on space 7.");
    row("X4: it stays at the end", "ruhr-marker", {{"value", 1}, {"space", 7}, {"last", 7}},
        "The export marker is then on space 7.");
    row("N1: one loan for a price of 3 with 1", "ruhr-loans", borrower(3, 1, 2, 5),
        "1 loan is needed. 0 thalers are left.");
    row("N2: two are repaid", "ruhr-repay", {{"loans", 2}, {"thalers", 7}, {"repaid", 2}},
        "1 thaler is left. No loan is left.");
    row("N3: the round track lends one", "ruhr-loans", borrower(2, 0, 0, 3),
        "1 loan is needed. 0 thalers are left. No warehouse of the supply is left for it: 1 point is lost at "
        "once.");
    row("N4: nothing is left to lend on", "ruhr-loans", borrower(2, 0, 0, 0),
        "1 loan is needed. 0 thalers are left. No warehouse of the supply is left for it: 2 points are lost "
        "at once.");
    row("N5: three loans at the end", "ruhr-repay", {{"loans", 3}, {"thalers", 0}, {"repaid", 0}},
        "6 points would be lost for loans at the end.");
    row("N6: repaying costs 3", "ruhr-repay", {{"loans", 1}, {"thalers", 2}, {"repaid", 1}},
        "It costs 3 thalers: that is more than there is.");
    row("no fifth loan", "ruhr-loans",
        {{"price", 3}, {"thalers", 1}, {"supply", 1}, {"track", 0}, {"loans", 4}},
        "There is no loan space left for it.");
    row("nobody repays more loans than there are", "ruhr-repay",
        {{"loans", 1}, {"thalers", 9}, {"repaid", 2}}, "There are not as many loans.");
    row("H6: the fourth, with the white token", "ruhr-ruhrort", {{"there", 3}, {"token", 1}},
        "It costs 2 and brings 2 points.");
    row("H1: the first in Ruhrort", "ruhr-ruhrort", {{"there", 0}}, "It costs 3 and brings 2 points.");
    row("H3: the third in Ruhrort", "ruhr-ruhrort", {{"there", 2}}, "It costs 4 and brings 2 points.");
    row("H4: the fourth in Ruhrort", "ruhr-ruhrort", {{"there", 3}}, "It costs 5 and brings 2 points.");
    row("H5: the eighth in Ruhrort", "ruhr-ruhrort", {{"there", 7}}, "It costs 5 and brings 2 points.");
    row("L1: the first lock, in the Mark", "ruhr-locks", locks(3, 4, 0, mark),
        "It costs 2 and brings 3 points. With the first lock, 2 warehouses come from the storage area.");
    row("L2: dearer from round 5", "ruhr-locks", locks(5, 4, 1, essen), "It costs 3 and brings 2 points.");
    row("L3: two players, two locks until round 5", "ruhr-locks", locks(5, 2, 1, mark, werden),
        "It costs 3 and brings 5 points.");
    row("L4: but not in round 6", "ruhr-locks", locks(6, 2, 1, mark, werden),
        "Only one lock may be built at once now.");
    row("L5: three players, two in the first purchase", "ruhr-locks", locks(6, 3, 0, broich, broich),
        "It costs 3 and brings 4 points. With the first lock, 2 warehouses come from the storage area.");
    row("L6: but not in the second", "ruhr-locks", locks(7, 3, 2, broich, broich),
        "Only one lock may be built at once now.");
    row("L7: none in round 1", "ruhr-locks", locks(1, 4, 0, essen), "No locks are built in the first round.");
    row("O1: two players", "ruhr-order", barges({{3, 1}, {9, 1}}), "From upstream down: Player 1, Player 2.");
    row("O2: the later arrival goes first", "ruhr-order", barges({{3, 1}, {9, 2}, {9, 3}, {20, 4}}),
        "From upstream down: Player 1, Player 3, Player 2, Player 4.");
    row("O3: three in Ruhrort", "ruhr-order", barges({{60, 1}, {60, 2}, {60, 3}}),
        "From upstream down: Player 3, Player 2, Player 1.");
    row("nobody said who came first", "ruhr-order", barges({{9, 1}, {9, 1}}),
        "Of those at the same place, say who came there as first, second and so on.");
    row("Towing until round 6", "ruhr-action", {{"round", 6}, {"action", towing}}, "It costs 1 thaler.");
    row("Towing from round 7 on", "ruhr-action", {{"round", 7}, {"action", towing}}, "It costs 2 thalers.");
    row("Towing and Pilot from round 7 on", "ruhr-action", {{"round", 7}, {"action", towingPilot}},
        "It costs 3 thalers.");
    row("Pilot stays free", "ruhr-action", {{"round", 12}, {"action", pilot}}, "It costs nothing.");
    row("the white token pays", "ruhr-action", {{"round", 8}, {"action", towingPilot}, {"token", 1}},
        "It costs nothing.");
    row("but not where pilots are banned", "ruhr-action",
        {{"round", 8}, {"action", towingPilot}, {"token", 1}, {"water", 1}},
        "It cannot be chosen: the pilots are banned in this round.");
    row("Wages in the last round", "ruhr-action", {{"round", 12}, {"action", wages}},
        "It costs nothing. It pays 1 thaler; one player a round may choose it.");
    row("Subsidy", "ruhr-action", {{"round", 11}, {"action", subsidy}},
        "It costs nothing. It raises the die of a depot by 2, to 6 at most.");
    row("eight tiles, a lock, three draws", "ruhr-bag", {{"level", 1}, {"locks", 1}, {"drawn", 3}},
        "6 tiles are in the bag.");
    row("without a lock the bag is empty in round 9", "ruhr-bag", {{"level", 1}, {"locks", 0}, {"drawn", 8}},
        "The bag is empty: no tile is drawn.");
    row("T1: the rulebook's example", "ruhr-inn", cubes(1, 2, 2, 1), "Yes: the token is taken.");
    row("T2: more than is needed", "ruhr-inn", cubes(2, 2, 2, 3), "Yes: the token is taken.");
    row("T3: a white cube is missing", "ruhr-inn", cubes(1, 1, 2, 1), "Not yet: cubes are missing.");
    row("S1: Anna", "ruhr-end",
        {{"track", 24},
         {"cities", QVariantList{0, 1, 2}},
         {"dumps", QVariantList{0, 2}},
         {"most", QVariantList{0}},
         {"tokens", QVariantList{ruhrBarge}},
         {"barge", 1},
         {"thalers", 5}},
        "Points on the track +24, Cities of Essen +1, Most on a coal dump +1, Ruhr barge token +4: 30 "
        "together.");
    row("S3: Emil, below nothing", "ruhr-end",
        {{"track", 4}, {"tokens", QVariantList{mayor}}, {"thalers", 10}, {"loans", 4}},
        "Points on the track +4, Loans −8: −4 together.");
    row("V1: the rulebook's example", "miners-points",
        {{"blue", 1}, {"green", 0}, {"red", 3}, {"print", 5}, {"token", 3}},
        "31 in tokens and 8 for full carts: 39 points. For who plays alone: The title is: tunneller.");
    row("from below the boards, three steps", "miners-research", {{"spaces", 6}, {"space", 0}, {"steps", 3}},
        "The marker ends on space 4, which takes effect.");
    row("put on a board without a step", "miners-research", {{"spaces", 6}, {"space", 0}, {"steps", 0}},
        "The marker ends on space 1, which takes effect.");
    row("no step on a board", "miners-research", {{"spaces", 6}, {"space", 4}, {"steps", 0}},
        "The marker stays on space 4, and nothing takes effect.");
    row("A6: the new board takes effect as well", "miners-research",
        {{"spaces", 6}, {"space", 4}, {"steps", 2}, {"newBoard", 1}},
        "The top is reached after 2 steps and takes effect. The marker goes on to the lowest space of "
        "another "
        "board. That space takes effect as well.");
    row("from space 4, five steps", "miners-research", {{"spaces", 6}, {"space", 4}, {"steps", 5}},
        "The top is reached after 2 steps and takes effect. The marker goes on to the lowest space of "
        "another "
        "board. 3 steps are lost.");
    row("from below the boards, seven steps", "miners-research", {{"spaces", 6}, {"space", 0}, {"steps", 7}},
        "The top is reached after 5 steps and takes effect. The marker goes on to the lowest space of "
        "another "
        "board. 2 steps are lost.");
    row("eight cards are enough", "miners-hand", {{"hand", 8}, {"drawn", 0}, {"discarded", 0}},
        "8 cards in hand.");
    row("in the middle of an effect there may be more", "miners-hand",
        {{"hand", 7}, {"drawn", 3}, {"discarded", 1}}, "8 cards in hand. 1 card has to be discarded.");
    row("more than eight cards", "miners-hand", {{"hand", 7}, {"drawn", 3}, {"discarded", 0}},
        "8 cards in hand. 2 cards have to be discarded.");
    row("three Scots", "miners-scots", {{"printed", 5}, {"scots", 3}}, "It costs 2 coins.");
    row("four Scots", "miners-scots", {{"printed", 2}, {"scots", 4}}, "It costs 0 coins.");
    row("before the first event", "miners-round", {{"left", 10}, {"revealed", 0}}, "Round 1 of 10.");
    row("after the first event", "miners-round", {{"left", 9}, {"revealed", 1}}, "Round 1 of 10.");
    row("after the last event", "miners-round", {{"left", 0}, {"revealed", 1}}, "Round 10 of 10.");
    row("after the fourth event", "miners-round", {{"left", 6}, {"revealed", 1}}, "Round 4 of 10.");
}

void CalculatorsViewTest::an_example_of_the_rules_comes_out()
{
    calculator_story::comesOut();
}

void CalculatorsViewTest::what_is_offered_at_first_has_an_answer()
{
    companion::Calculators calculators;
    QVariantList all;
    for (const QVariant &game : calculators.games()) {
        calculators.setGame(game.toMap().value("game").toInt());
        all += calculators.ofGame();
    }
    QVERIFY(all.size() > 30);
    for (const QVariant &one : all) {
        calculators.choose(one.toMap().value("key").toString());
        QVariantMap said;
        for (const QVariant &field : calculators.fields()) {
            const QVariantMap shown = field.toMap();
            said.insert(shown.value("key").toString(),
                        shown.value("kind") == "someOf" ? QVariant(QVariantList()) : shown.value("value"));
        }
        QVERIFY2(!calculators.reckon(said).isEmpty(), qPrintable(calculators.title()));
    }
}

GUILESS_STORY(CalculatorsViewTest)
#include "calculators_view_test.moc"
