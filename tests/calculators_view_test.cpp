// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The calculators as the screen uses them, with the worked examples of the rules.

#include "stories.h"

#include "companion/language.h"
#include "companion/view/calculators.h"

#include <QTest>

#include <array>

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

/// Tokens, coins and full carts of each player.
QVariantMap atTheEnd(const QList<QList<int>> &players)
{
    QVariantMap said{{"players", players.size()}};
    for (int seat = 0; seat < players.size(); ++seat) {
        const QString number = QString::number(seat + 1);
        said.insert("tokens" + number, players[seat][0]);
        said.insert("coins" + number, players[seat][1]);
        said.insert("carts" + number, players[seat][2]);
    }
    return said;
}

constexpr int mark = 0;
constexpr int essen = 1;
constexpr int werden = 2;
constexpr int broich = 3;
constexpr int noLock = 9;

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
    QTest::addColumn<QString>("calculator");
    QTest::addColumn<QVariantMap>("said");
    QTest::addColumn<QString>("sentences");
    const auto row = [](const char *name, const char *calculator, const QVariantMap &said,
                        const char *sentences) {
        QTest::newRow(name) << QString(calculator) << said << QString::fromUtf8(sentences);
    };
    row("EX1: the stronger takes the remainder", "rockwell-share",
        extraction({0, 3, 5, 4}, {4, 3, 0, 0}, nobody, 0),
        "Player 1 gets 2 × Copper, 3 × Silver, 2 × Gold. Player 2 gets 1 × Copper, 2 × Silver, 2 × Gold. The "
        "remainder, 1 × Copper, 1 × Silver, goes to Player 1, who has the most power there.");
    row("EX2: a shaft without a crew", "rockwell-share", extraction({0, 3, 5, 4}, {2, 4, 2, 0}, 3, 0),
        "Player 1 gets 1 × Copper, 1 × Silver, 1 × Gold. Player 2 gets 1 × Copper, 1 × Silver, 1 × Gold. "
        "Player 3 gets 1 × Copper, 1 × Silver, 1 × Gold. Player 4 gets 2 × Silver, 1 × Gold. The remainder, "
        "2 × Silver, 1 × Gold, goes to Player 4, whose shaft is on the tile.");
    row("EX3: three are tied, the weakest caused it", "rockwell-share",
        extraction({0, 3, 5, 4}, {2, 2, 2, 1}, nobody, 3),
        "Player 1 gets 1 × Silver, 1 × Gold. Player 2 gets 1 × Silver, 1 × Gold. Player 3 gets 1 × Silver, 1 "
        "× Gold. Player 4 gets 3 × Copper, 2 × Silver, 1 × Gold. The remainder, 3 × Copper, 1 × Silver, goes "
        "to Player 4: the strongest are tied, and Player 4 caused the extraction.");
    row("EX4: alone with a subcontractor", "rockwell-share",
        extraction({0, 3, 5, 4}, {0, 7, 0, 0}, nobody, 1), "Player 2 gets 3 × Copper, 5 × Silver, 4 × Gold.");
    row("EX5: a bribed crew with its subcontractor", "rockwell-share",
        extraction({7, 4, 0, 0}, {2, 1, 0, 0}, nobody, 1),
        "Player 1 gets 4 × Zinc, 2 × Copper. Player 2 gets 3 × Zinc, 2 × Copper. The remainder, 1 × Zinc, "
        "goes to Player 1, who has the most power there.");
    row("EX6: three of power 1", "rockwell-share", extraction({7, 4, 0, 0}, {1, 1, 1, 0}, nobody, 0),
        "Player 1 gets 3 × Zinc, 2 × Copper. Player 2 gets 2 × Zinc, 1 × Copper. Player 3 gets 2 × Zinc, 1 × "
        "Copper. The remainder, 1 × Zinc, 1 × Copper, goes to Player 1: the strongest are tied, and Player 1 "
        "caused the extraction.");
    row("EX9: the owner of the shaft has a crew too", "rockwell-share",
        extraction({0, 3, 5, 4}, {2, 4, 0, 1}, 3, 1),
        "Player 1 gets 1 × Copper, 1 × Silver, 1 × Gold. Player 2 gets 1 × Copper, 1 × Silver, 1 × Gold. "
        "Player 4 gets 1 × Copper, 3 × Silver, 2 × Gold. The remainder, 2 × Silver, 1 × Gold, goes to Player "
        "4, whose shaft is on the tile.");
    row("EX10: a shaft earns nothing where nothing is left", "rockwell-share",
        extraction({0, 3, 5, 4}, {0, 7, 0, 0}, 3, 1),
        "Player 2 gets 3 × Copper, 5 × Silver, 4 × Gold. Player 4 gets nothing.");
    row("EX11: fewer cubes than sharers", "rockwell-share", extraction({1, 0, 0, 2}, {3, 3, 2, 1}, nobody, 3),
        "Player 1 gets nothing. Player 2 gets nothing. Player 3 gets nothing. Player 4 gets 1 × Zinc, 2 × "
        "Gold. The remainder, 1 × Zinc, 2 × Gold, goes to Player 4: the strongest are tied, and Player 4 "
        "caused the extraction.");
    row("EX12: two are tied", "rockwell-share", extraction({5, 5, 2, 0}, {3, 3, 0, 0}, nobody, 1),
        "Player 1 gets 2 × Zinc, 2 × Copper, 1 × Silver. Player 2 gets 3 × Zinc, 3 × Copper, 1 × Silver. The "
        "remainder, 1 × Zinc, 1 × Copper, goes to Player 2: the strongest are tied, and Player 2 caused the "
        "extraction.");
    row("EX13: the robot, as player 3, is weaker", "rockwell-share",
        extraction({7, 4, 0, 0}, {0, 2, 1, 0}, nobody, 2),
        "Player 2 gets 4 × Zinc, 2 × Copper. Player 3 gets 3 × Zinc, 2 × Copper. The remainder, 1 × Zinc, "
        "goes to Player 2, who has the most power there.");
    row("EX14: the robot, as player 3, caused a tie", "rockwell-share",
        extraction({7, 4, 0, 0}, {1, 1, 1, 0}, nobody, 2),
        "Player 1 gets 2 × Zinc, 1 × Copper. Player 2 gets 2 × Zinc, 1 × Copper. Player 3 gets 3 × Zinc, 2 × "
        "Copper. The remainder, 1 × Zinc, 1 × Copper, goes to Player 3: the strongest are tied, and Player 3 "
        "caused the extraction.");
    row("DG1: no protection", "rockwell-danger", danger({1, 0, 1, 1}, 3, 0, 0),
        "3 cubes are at risk. Lost: 1 × Zinc, 1 × Silver, 1 × Gold. Kept: nothing. 0 tokens are spent.");
    row("DG2: three tokens save all", "rockwell-danger", danger({1, 0, 1, 1}, 3, 0, 3),
        "3 cubes are at risk. Lost: nothing. Kept: 1 × Zinc, 1 × Silver, 1 × Gold. 3 tokens are spent.");
    row("DG3: two tokens save two", "rockwell-danger", danger({1, 0, 1, 1}, 3, 0, 2),
        "3 cubes are at risk. Lost: 1 × Gold. Kept: 1 × Zinc, 1 × Silver. 2 tokens are spent.");
    row("DG4: one token for two", "rockwell-danger", danger({0, 0, 1, 1}, 2, 0, 1),
        "2 cubes are at risk. Lost: 1 × Gold. Kept: 1 × Silver. 1 token is spent.");
    row("DG5: the most valuable go first", "rockwell-danger", danger({0, 1, 2, 2}, 3, 0, 0),
        "3 cubes are at risk. Lost: 1 × Silver, 2 × Gold. Kept: 1 × Copper, 1 × Silver. 0 tokens are spent.");
    row("DG6: power 4 risks four", "rockwell-danger", danger({0, 2, 3, 2}, 4, 0, 0),
        "4 cubes are at risk. Lost: 2 × Silver, 2 × Gold. Kept: 2 × Copper, 1 × Silver. 0 tokens are spent.");
    row("DG7: permanent safety of level 2", "rockwell-danger", danger({0, 2, 3, 2}, 4, 2, 0),
        "4 cubes are at risk. Lost: 1 × Gold. Kept: 2 × Copper, 3 × Silver, 1 × Gold. 0 tokens are spent.");
    row("DG8: level 1 and a token add up", "rockwell-danger", danger({0, 2, 3, 2}, 4, 1, 1),
        "4 cubes are at risk. Lost: 2 × Gold. Kept: 2 × Copper, 3 × Silver. 1 token is spent.");
    row("DG9: level 3 protects everything", "rockwell-danger", danger({0, 2, 3, 2}, 7, 3, 0),
        "7 cubes are at risk. Lost: nothing. Kept: 2 × Copper, 3 × Silver, 2 × Gold. 0 tokens are spent.");
    row("DG10: more power than loot", "rockwell-danger", danger({2, 0, 0, 0}, 5, 0, 0),
        "2 cubes are at risk. Lost: 2 × Zinc. Kept: nothing. 0 tokens are spent.");
    row("DG11: no token beyond the risk", "rockwell-danger", danger({2, 0, 0, 0}, 5, 0, 3),
        "2 cubes are at risk. Lost: nothing. Kept: 2 × Zinc. 2 tokens are spent.");
    row("DG12: the level is enough", "rockwell-danger", danger({2, 0, 0, 1}, 5, 2, 2),
        "3 cubes are at risk. Lost: nothing. Kept: 2 × Zinc, 1 × Gold. 0 tokens are spent.");
    row("DG13: level 1 against three", "rockwell-danger", danger({3, 2, 0, 0}, 3, 1, 0),
        "3 cubes are at risk. Lost: 2 × Copper. Kept: 3 × Zinc. 0 tokens are spent.");
    row("DG14: nothing to lose", "rockwell-danger", danger({0, 0, 0, 0}, 1, 0, 1),
        "0 cubes are at risk. Lost: nothing. Kept: nothing. 0 tokens are spent.");
    row("DG15: a shaft alone has no power, and no danger", "rockwell-danger", danger({0, 0, 2, 1}, 0, 0, 0),
        "0 cubes are at risk. Lost: nothing. Kept: 2 × Silver, 1 × Gold. 0 tokens are spent.");
    row("AU1", "rockwell-bid", {{"zinc", 1}, {"copper", 0}, {"silver", 0}, {"gold", 1}, {"money", 5}},
        "Together: $1900.");
    row("AU2", "rockwell-bid", {{"zinc", 0}, {"copper", 1}, {"silver", 2}, {"gold", 0}, {"money", 0}},
        "Together: $2200.");
    row("AU3", "rockwell-bid", {{"zinc", 0}, {"copper", 0}, {"silver", 0}, {"gold", 0}, {"money", 22}},
        "Together: $2200.");
    row("AU4", "rockwell-bid", {{"zinc", 3}, {"copper", 1}, {"silver", 1}, {"gold", 0}, {"money", 0}},
        "Together: $2600.");
    row("AU5: the whole starting stock", "rockwell-bid",
        {{"zinc", 3}, {"copper", 2}, {"silver", 1}, {"gold", 0}, {"money", 30}}, "Together: $6200.");
    row("AU6: a tie in the middle", "rockwell-auction",
        {{"bid0", 10}, {"bid1", 19}, {"bid2", 19}, {"bid3", 22}},
        "Player 4 with $2200. Player 2 with $1900, tied: as before. Player 3 with $1900, tied: as before. "
        "Player 1 with $1000.");
    row("AU7: two ties", "rockwell-auction", {{"bid0", 4}, {"bid1", 4}, {"bid2", 6}, {"bid3", 6}},
        "Player 3 with $600, tied: as before. Player 4 with $600, tied: as before. Player 1 with $400, tied: "
        "as before. Player 2 with $400, tied: as before.");
    row("AU8: nobody bids", "rockwell-auction", {{"bid0", 0}, {"bid1", 0}, {"bid2", 0}, {"bid3", 0}},
        "Player 1 with $0, tied: as before. Player 2 with $0, tied: as before. Player 3 with $0, tied: as "
        "before. Player 4 with $0, tied: as before.");
    row("AU9: three players, the fourth bids nothing", "rockwell-auction",
        {{"bid0", 18}, {"bid1", 18}, {"bid2", 24}, {"bid3", 0}},
        "Player 3 with $2400. Player 1 with $1800, tied: as before. Player 2 with $1800, tied: as before. "
        "Player 4 with $0.");
    row("SO2: white, purple, red, green", "rockwell-shift",
        {{"space0", 0}, {"space1", 2}, {"space2", 0}, {"space3", 3}},
        "The order: Player 2, Player 4, Player 1, Player 3.");
    row("SO3: red, white, green, purple", "rockwell-shift",
        {{"space0", 0}, {"space1", 0}, {"space2", 3}, {"space3", 2}},
        "The order: Player 4, Player 3, Player 1, Player 2.");
    row("SO4: red, green, purple, white", "rockwell-shift",
        {{"space0", 4}, {"space1", 0}, {"space2", 0}, {"space3", 1}},
        "The order: Player 4, Player 1, Player 2, Player 3.");
    row("SO5: nobody is on board I", "rockwell-shift",
        {{"space0", 0}, {"space1", 0}, {"space2", 0}, {"space3", 0}},
        "The order: Player 1, Player 2, Player 3, Player 4.");
    row("two cannot be on one space", "rockwell-shift",
        {{"space0", 2}, {"space1", 2}, {"space2", 0}, {"space3", 0}}, "Only one can be on space 2.");
    row("CO1 and CO2: power 2 to 3, a subcontractor of 3", "rockwell-prices", {{"from", 2}, {"power", 3}},
        "Raising it to 3 costs $2500. The subcontractor costs $2000. It may work on: C and D.");
    row("CO3 and CO6: a subcontractor of 1 goes everywhere", "rockwell-prices", {{"from", 1}, {"power", 1}},
        "Raising it to 2 costs $1500. The subcontractor costs $1000. It may work on: A, B, C and D.");
    row("CO6: a subcontractor of 2 stays below A", "rockwell-prices", {{"from", 1}, {"power", 2}},
        "Raising it to 2 costs $1500. The subcontractor costs $1500. It may work on: B, C and D.");
    row("CO4 and CO5: a subcontractor of 4 only on D", "rockwell-prices", {{"from", 3}, {"power", 4}},
        "Raising it to 4 costs $3500. The subcontractor costs $2500. It may work on: D.");
    row("TR2: two gold", "rockwell-market", {{"way", 0}, {"kind", 3}, {"count", 2}, {"money", 25}},
        "It costs $2000. Then there are $500.");
    row("TR3: five zinc are sold", "rockwell-market", {{"way", 1}, {"kind", 0}, {"count", 5}, {"money", 0}},
        "It brings $2000. Then there are $2000.");
    row("TR5: too dear", "rockwell-market", {{"way", 0}, {"kind", 1}, {"count", 2}, {"money", 10}},
        "It costs $1200: that is more than there is.");
    row("GO1: two players, zinc and copper", "rockwell-goal", {{"players", 2}, {"goal", 0}, {"taken", 0}},
        "The tiles: 4, 2. The next one is worth 4.");
    row("GO2: three players, six of each kind", "rockwell-goal", {{"players", 3}, {"goal", 6}, {"taken", 0}},
        "The tiles: 6, 5, 4. The next one is worth 6.");
    row("GO3: two players, the centre", "rockwell-goal", {{"players", 2}, {"goal", 8}, {"taken", 2}},
        "The tiles: 6, 4. None is left.");
    row("GO4: four players, gold, two are gone", "rockwell-goal", {{"players", 4}, {"goal", 4}, {"taken", 2}},
        "The tiles: 5, 4, 3, 2. The next one is worth 3.");
    row("GO5: three players, power 2, two are gone", "rockwell-goal",
        {{"players", 3}, {"goal", 3}, {"taken", 2}}, "The tiles: 5, 4, 3. The next one is worth 3.");
    row("GO6: two players, layer C, one is gone", "rockwell-goal",
        {{"players", 2}, {"goal", 5}, {"taken", 1}}, "The tiles: 5, 3. The next one is worth 3.");
    row("MA1", "rockwell-majority",
        {{"players", 4}, {"amount0", 7}, {"amount1", 7}, {"amount2", 4}, {"amount3", 2}, {"zero", 1}},
        "Player 1: 3. Player 2: 3. Player 3: 1. Player 4: 0.");
    row("MA2", "rockwell-majority",
        {{"players", 4}, {"amount0", 9}, {"amount1", 5}, {"amount2", 2}, {"amount3", 1}, {"zero", 1}},
        "Player 1: 3. Player 2: 2. Player 3: 1. Player 4: 0.");
    row("MA3", "rockwell-majority",
        {{"players", 4}, {"amount0", 8}, {"amount1", 5}, {"amount2", 5}, {"amount3", 1}, {"zero", 1}},
        "Player 1: 3. Player 2: 2. Player 3: 2. Player 4: 0.");
    row("MA4", "rockwell-majority",
        {{"players", 4}, {"amount0", 9}, {"amount1", 6}, {"amount2", 2}, {"amount3", 2}, {"zero", 1}},
        "Player 1: 3. Player 2: 2. Player 3: 1. Player 4: 1.");
    row("MA5", "rockwell-majority",
        {{"players", 4}, {"amount0", 4}, {"amount1", 4}, {"amount2", 4}, {"amount3", 0}, {"zero", 1}},
        "Player 1: 3. Player 2: 3. Player 3: 3. Player 4: 0.");
    row("MA6", "rockwell-majority",
        {{"players", 4}, {"amount0", 5}, {"amount1", 5}, {"amount2", 5}, {"amount3", 5}, {"zero", 1}},
        "Player 1: 3. Player 2: 3. Player 3: 3. Player 4: 3.");
    row("MA7", "rockwell-majority",
        {{"players", 4}, {"amount0", 6}, {"amount1", 6}, {"amount2", 3}, {"amount3", 3}, {"zero", 1}},
        "Player 1: 3. Player 2: 3. Player 3: 1. Player 4: 1.");
    row("MA8", "rockwell-majority",
        {{"players", 4}, {"amount0", 6}, {"amount1", 3}, {"amount2", 3}, {"amount3", 3}, {"zero", 1}},
        "Player 1: 3. Player 2: 2. Player 3: 2. Player 4: 2.");
    row("MA9", "rockwell-majority",
        {{"players", 3}, {"amount0", 9}, {"amount1", 4}, {"amount2", 1}, {"zero", 1}},
        "Player 1: 2. Player 2: 1. Player 3: 0.");
    row("MA10", "rockwell-majority",
        {{"players", 3}, {"amount0", 6}, {"amount1", 6}, {"amount2", 3}, {"zero", 1}},
        "Player 1: 2. Player 2: 2. Player 3: 0.");
    row("MA11", "rockwell-majority",
        {{"players", 3}, {"amount0", 9}, {"amount1", 4}, {"amount2", 4}, {"zero", 1}},
        "Player 1: 2. Player 2: 1. Player 3: 1.");
    row("MA12", "rockwell-majority",
        {{"players", 3}, {"amount0", 5}, {"amount1", 5}, {"amount2", 5}, {"zero", 1}},
        "Player 1: 2. Player 2: 2. Player 3: 2.");
    row("MA13", "rockwell-majority", {{"players", 2}, {"amount0", 7}, {"amount1", 3}, {"zero", 1}},
        "Player 1: 2. Player 2: 0.");
    row("MA14", "rockwell-majority", {{"players", 2}, {"amount0", 5}, {"amount1", 5}, {"zero", 1}},
        "Player 1: 2. Player 2: 2.");
    row("MA15", "rockwell-majority",
        {{"players", 4}, {"amount0", 12}, {"amount1", 5}, {"amount2", 0}, {"amount3", 0}, {"zero", 1}},
        "Player 1: 3. Player 2: 2. Player 3: 1. Player 4: 1.");
    row("MA16", "rockwell-majority",
        {{"players", 4}, {"amount0", 0}, {"amount1", 0}, {"amount2", 0}, {"amount3", 0}, {"zero", 1}},
        "Player 1: 3. Player 2: 3. Player 3: 3. Player 4: 3.");
    row("MA15: where nothing does not score", "rockwell-majority",
        {{"players", 4}, {"amount0", 12}, {"amount1", 5}, {"amount2", 0}, {"amount3", 0}, {"zero", 0}},
        "Player 1: 3. Player 2: 2. Player 3: 0. Player 4: 0.");
    row("MA16: where nothing does not score", "rockwell-majority",
        {{"players", 4}, {"amount0", 0}, {"amount1", 0}, {"amount2", 0}, {"amount3", 0}, {"zero", 0}},
        "Player 1: 0. Player 2: 0. Player 3: 0. Player 4: 0.");
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
    row("V3: points, although the loser is richer", "miners-winner", atTheEnd({{39, 0, 5}, {43, 20, 0}}),
        "Player 1 wins with 44 points.");
    row("V4: coins decide, by their value", "miners-winner", atTheEnd({{40, 9, 10}, {45, 10, 5}}),
        "Player 2 wins with 50 points. As many points: Player 1. What decided: more in coins (10).");
    row("V5: full carts decide", "miners-winner", atTheEnd({{33, 6, 9}, {35, 6, 7}, {31, 25, 10}}),
        "Player 1 wins with 42 points. As many points: Player 2. What decided: as much in coins, but more "
        "full carts (9).");
    row("V6: two share the victory", "miners-winner",
        atTheEnd({{45, 3, 6}, {45, 3, 6}, {47, 3, 4}, {41, 2, 10}}),
        "Player 1 and Player 2 share the victory with 51 points each.");
    row("V7: three equal in points, two in coins", "miners-winner",
        atTheEnd({{50, 4, 10}, {55, 12, 5}, {54, 12, 6}, {50, 30, 9}, {12, 0, 0}}),
        "Player 3 wins with 60 points. As many points: Player 1 and Player 2. What decided: as much in "
        "coins, but more full carts (6).");
    row("V8: all five share", "miners-winner",
        atTheEnd({{20, 5, 3}, {20, 5, 3}, {20, 5, 3}, {20, 5, 3}, {20, 5, 3}}),
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
    row("V1: the rulebook's example", "miners-points",
        {{"blue", 1}, {"green", 0}, {"red", 3}, {"print", 5}, {"token", 3}},
        "31 in tokens and 8 for full carts: 39 points. For who plays alone: The title is: tunneller.");
    row("from below the boards, three steps", "miners-research", {{"spaces", 6}, {"space", 0}, {"steps", 3}},
        "The marker ends on space 4.");
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
