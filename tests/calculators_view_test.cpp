// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The calculators as the screen uses them, with the worked examples of the rules.

#include "stories.h"

#include "companion/language.h"
#include "companion/view/calculators.h"

#include <QTest>

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

QVariantMap extraction(const QList<int> &cubes, const QList<int> &powers, int shaft, int active)
{
    const QStringList kinds{"zinc", "copper", "silver", "gold"};
    QVariantMap said{{"shaft", shaft}, {"active", active}};
    for (int kind = 0; kind < 4; ++kind)
        said.insert(kinds[kind], cubes[kind]);
    for (int seat = 0; seat < 4; ++seat)
        said.insert("power" + QString::number(seat), powers[seat]);
    return said;
}

QVariantMap danger(const QList<int> &cubes, int power, int level, int tokens)
{
    return {{"zinc", cubes[0]}, {"copper", cubes[1]}, {"silver", cubes[2]}, {"gold", cubes[3]},
            {"power", power},   {"level", level},     {"tokens", tokens}};
}

constexpr int nobody = 9;
constexpr int factory = 0;
constexpr int ruhrort = 1;
constexpr int city = 2;

QVariantMap sale(int face, int dams, int place, int thalers, bool own, int others, bool space)
{
    return {{"face", face},       {"dams", dams},     {"place", place},        {"thalers", thalers},
            {"own", own ? 1 : 0}, {"others", others}, {"space", space ? 1 : 0}};
}

} // namespace

void CalculatorsViewTest::an_example_of_the_rules_comes_out_data()
{
    QTest::addColumn<QString>("calculator");
    QTest::addColumn<QVariantMap>("said");
    QTest::addColumn<QString>("sentences");
    const auto row = [](const char *name, const char *calculator, const QVariantMap &said,
                        const char *sentences) {
        QTest::newRow(name) << QString(calculator) << said << QString::fromUtf8(sentences);
    };
    row("EX1: the stronger takes the remainder", "rockwell-share",
        extraction({0, 3, 5, 4}, {3, 4, 0, 0}, nobody, 0),
        "Player 1 gets 1 × Copper, 2 × Silver, 2 × Gold. Player 2 gets 2 × Copper, 3 × Silver, 2 × Gold. The "
        "remainder, 1 × Copper, 1 × Silver, goes to Player 2, who has the most power there.");
    row("EX2: a shaft without a crew", "rockwell-share", extraction({0, 3, 5, 4}, {2, 4, 2, 0}, 3, 0),
        "Player 1 gets 1 × Copper, 1 × Silver, 1 × Gold. Player 2 gets 1 × Copper, 1 × Silver, 1 × Gold. "
        "Player 3 "
        "gets 1 × Copper, 1 × Silver, 1 × Gold. Player 4 gets 2 × Silver, 1 × Gold. The remainder, 2 × "
        "Silver, "
        "1 × Gold, goes to Player 4, whose shaft is on the tile.");
    row("EX6: three of power 1", "rockwell-share", extraction({7, 4, 0, 0}, {1, 1, 1, 0}, nobody, 1),
        "Player 1 gets 2 × Zinc, 1 × Copper. Player 2 gets 3 × Zinc, 2 × Copper. Player 3 gets 2 × Zinc, 1 × "
        "Copper. The remainder, 1 × Zinc, 1 × Copper, goes to Player 2: the strongest are tied, and Player 2 "
        "caused the extraction.");
    row("DG3: two tokens save two", "rockwell-danger", danger({1, 0, 1, 1}, 3, 0, 2),
        "3 cubes are at risk. Lost: 1 × Gold. Kept: 1 × Zinc, 1 × Silver. 2 tokens are spent.");
    row("DG7: permanent safety of level 2", "rockwell-danger", danger({0, 2, 3, 2}, 4, 2, 0),
        "4 cubes are at risk. Lost: 1 × Gold. Kept: 2 × Copper, 3 × Silver, 1 × Gold. 0 tokens are spent.");
    row("CO1 and CO2: power 2 to 3, a subcontractor of 3", "rockwell-prices", {{"from", 2}, {"power", 3}},
        "Raising it to 3 costs $2500. The subcontractor costs $2000. It may work on: C and D.");
    row("a tie in the auction", "rockwell-auction", {{"bid0", 8}, {"bid1", 12}, {"bid2", 8}, {"bid3", 0}},
        "Player 2 with $1200. Player 1 with $800, tied: as before. Player 3 with $800, tied: as before. "
        "Player 4 "
        "with $0.");
    row("a bid of cubes and money", "rockwell-bid",
        {{"zinc", 1}, {"copper", 1}, {"silver", 0}, {"gold", 1}, {"money", 5}}, "Together: $2500.");
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
    row("the example of the export", "ruhr-export", {{"value", 2}, {"houses", 2}, {"bonus", 1}},
        "Row 1: 3 points. Row 2: 2 points.");
    row("two loans for a price of 5 with 2", "ruhr-loans", {{"price", 5}, {"thalers", 2}},
        "2 loans are needed. 1 thaler is left.");
    row("two locks for the price of one", "ruhr-locks",
        {{"round", 2}, {"players", 2}, {"before", 0}, {"sites", QVariantList{0, 1}}},
        "It costs 2 and brings 5 points. With the first lock, 2 warehouses come from the storage area.");
    row("four players build one at a time", "ruhr-locks",
        {{"round", 2}, {"players", 4}, {"before", 0}, {"sites", QVariantList{0, 1}}},
        "Only one lock may be built at once now.");
    row("the second warehouse in Ruhrort", "ruhr-ruhrort", {{"there", 1}}, "It costs 4 and brings 2 points.");
    row("V1: the rulebook's example", "miners-points",
        {{"blue", 1}, {"green", 0}, {"red", 3}, {"print", 5}, {"token", 3}},
        "31 in tokens and 8 for full carts: 39 points. For who plays alone: The title is: tunneller.");
    row("from below the boards, three steps", "miners-research", {{"spaces", 6}, {"space", 0}, {"steps", 3}},
        "The marker ends on space 4.");
    row("from space 4, five steps", "miners-research", {{"spaces", 6}, {"space", 4}, {"steps", 5}},
        "The top is reached after 2 steps and takes effect. The marker goes on to the lowest space of "
        "another "
        "board. 3 steps are lost.");
    row("more than eight cards", "miners-hand", {{"hand", 7}, {"drawn", 3}, {"discarded", 0}},
        "8 cards in hand. 2 cards have to be discarded.");
    row("three Scots", "miners-scots", {{"printed", 2}, {"scots", 3}}, "It costs 0 coins.");
    row("after the fourth event", "miners-round", {{"left", 6}, {"revealed", 1}}, "Round 4 of 10.");
}

void CalculatorsViewTest::an_example_of_the_rules_comes_out()
{
    QFETCH(QString, calculator);
    QFETCH(QVariantMap, said);
    companion::Calculators calculators;
    calculators.choose(calculator);
    QCOMPARE(calculators.chosen(), calculator);
    QTEST(calculators.reckon(said).join(u' '), "sentences");
}

void CalculatorsViewTest::what_is_offered_at_first_has_an_answer()
{
    companion::Calculators calculators;
    for (const QVariant &one : calculators.all()) {
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
