// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The calculators of Rockwell as the screen uses them, with the worked examples of its rules.

#include "calculator_story.h"
#include "stories.h"

#include "companion/language.h"

using calculator_story::row;

class RockwellCalculatorsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useLanguage(companion::Language::English); }
    void an_example_of_the_rules_comes_out_data();
    void an_example_of_the_rules_comes_out();
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

QVariantMap ofGoal(int goal, const QString &what, const QList<int> &values)
{
    QVariantMap said{{"goal", goal - 1}}; // as the rules number them, from 1
    for (int number = 0; number < values.size(); ++number)
        said.insert(what + QString::number(number), values[number]);
    return said;
}

constexpr int layerB = 2; // behind the entrance
constexpr int layerC = 3;
constexpr int layerD = 4;
constexpr int inTheCentre = 5;

QVariantMap ending(int players, int reachedCentre, const QList<int> &goals = {})
{
    QVariantList chosen;
    for (const int goal : goals)
        chosen += goal - 1;
    return {{"players", players}, {"centre", reachedCentre}, {"goals", chosen}};
}

/// Prestige, goal tiles and cubes of each player.
QVariantMap atTheEndOfRockwell(const QList<QList<int>> &players)
{
    QVariantMap said{{"players", players.size()}};
    for (int seat = 0; seat < players.size(); ++seat) {
        said.insert("prestige" + QString::number(seat), players[seat][0]);
        said.insert("tiles" + QString::number(seat), players[seat][1]);
        said.insert("cubes" + QString::number(seat), players[seat][2]);
    }
    return said;
}

/// The robot's crews: "2 open A", "1 entrance", "3 closed B".
QVariantMap robotCrews(const QStringList &crews, bool always = false)
{
    QVariantMap said{{"always", always ? 1 : 0}};
    for (int crew = 0; crew < crews.size(); ++crew) {
        const QStringList words = crews[crew].split(' ');
        said.insert("power" + QString::number(crew), words[0].toInt());
        said.insert("place" + QString::number(crew), words[1] == "open" ? 1 : words[1] == "closed" ? 2 : 0);
        if (words.size() > 2)
            said.insert("layer" + QString::number(crew), words[2].front().unicode() - 'A');
    }
    return said;
}

/// The tiles beside its crew: "3/2" closed, with a number and the power on it, or "open".
QVariantMap besideTheRobot(const QStringList &tiles)
{
    QVariantMap said{{"tile0", 0}};
    for (int tile = 0; tile < tiles.size(); ++tile) {
        const bool isOpen = tiles[tile] == "open";
        said.insert("tile" + QString::number(tile), isOpen ? 1 : 2);
        if (isOpen)
            continue;
        said.insert("number" + QString::number(tile), tiles[tile].section('/', 0, 0).toInt());
        said.insert("there" + QString::number(tile), tiles[tile].section('/', 1).toInt());
    }
    return said;
}

/// Two players and the robot, which caused it.
QVariantMap withTheRobot(const QList<int> &cubes, const QList<int> &powers, int robots)
{
    constexpr int theRobot = 4; // behind the players
    QVariantMap said = extraction(cubes, powers, nobody, theRobot);
    said.insert("power4", robots);
    return said;
}

/// The same card with danger: permanent safety and tokens of the first two.
QVariantMap inDanger(QVariantMap said, const QList<int> &levels, const QList<int> &tokens)
{
    said.insert("danger", 1);
    for (int seat = 0; seat < 2; ++seat) {
        said.insert("level" + QString::number(seat), levels[seat]);
        said.insert("token" + QString::number(seat), tokens[seat]);
    }
    return said;
}

void robotRows()
{
    const QString entrance = "1 entrance";
    row("RB1: four alike", "rockwell-robot-crew", robotCrews({entrance, entrance, entrance, entrance}),
        "One of these moves, as the first player in shift order chooses: crew 1, crew 2, crew 3, crew 4.");
    row("RB2: of the strongest, one is not eligible", "rockwell-robot-crew",
        robotCrews({entrance, "2 open A", "2 closed B", entrance}), "It moves crew 2.");
    row("RB3: farther out", "rockwell-robot-crew",
        robotCrews({entrance, "1 open A", "1 closed A", "1 closed A"}), "It moves crew 1.");
    row("RB4: a stronger one on a closed tile waits", "rockwell-robot-crew",
        robotCrews({"2 open B", "3 closed A", entrance, entrance}), "It moves crew 1.");
    row("RB5: two alike on open tiles", "rockwell-robot-crew",
        robotCrews({"1 open B", "1 open B", "1 closed A", "1 closed A"}),
        "One of these moves, as the first player in shift order chooses: crew 1, crew 2.");
    const QStringList allClosed{"1 closed A", "2 closed B", "1 closed A", "1 closed A"};
    row("RB6: all on closed tiles", "rockwell-robot-crew", robotCrews(allClosed), "It does not move.");
    row("RB6: the other reading", "rockwell-robot-crew", robotCrews(allClosed, true), "It moves crew 2.");
    row("RD1: one lacks 1, the other 2, one is open", "rockwell-robot-tile",
        besideTheRobot({"3/2", "5/3", "open"}), "It goes to tile 1. Power that is missing there: 1.");
    row("RD2: both lack 2", "rockwell-robot-tile", besideTheRobot({"3/1", "4/2"}),
        "It goes to one of these, as the first player in shift order chooses: tile 1, tile 2. Power that is "
        "missing there: 2.");
    row("RD3: the higher number lacks less", "rockwell-robot-tile", besideTheRobot({"7/6", "2/0"}),
        "It goes to tile 1. Power that is missing there: 1.");
    row("RD4: one tile, which it fills", "rockwell-robot-tile", besideTheRobot({"3/2"}),
        "It goes to tile 1. Power that is missing there: 1.");
    row("RD5: only open tiles, and the centre", "rockwell-robot-tile", besideTheRobot({"open", "open"}),
        "It goes to one of these, as the first player in shift order chooses: tile 1, tile 2. No closed tile "
        "is beside it.");
}

} // namespace

void RockwellCalculatorsViewTest::an_example_of_the_rules_comes_out_data()
{
    calculator_story::columns();
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
    row("EX13: the robot is weaker", "rockwell-share", withTheRobot({7, 4, 0, 0}, {0, 2, 0, 0}, 1),
        "Player 2 gets 4 × Zinc, 2 × Copper. The robot's share, 3 × Zinc, 2 × Copper, goes to the supply. "
        "The remainder, 1 × Zinc, goes to Player 2, who has the most power there.");
    row("EX14: the robot caused a tie", "rockwell-share", withTheRobot({7, 4, 0, 0}, {1, 1, 0, 0}, 1),
        "Player 1 gets 2 × Zinc, 1 × Copper. Player 2 gets 2 × Zinc, 1 × Copper. The robot's share, 3 × "
        "Zinc, 2 × Copper, goes to the supply. The remainder, 1 × Zinc, 1 × Copper, goes to the robot: the "
        "strongest are tied, and the robot caused the extraction.");
    row("DG6 and DG7: EX1 in danger, one is safer", "rockwell-share",
        inDanger(extraction({0, 3, 5, 4}, {4, 3, 0, 0}, nobody, 0), {2, 0}, {0, 1}),
        "Player 1 gets 2 × Copper, 3 × Silver, 2 × Gold. Danger for Player 1. Cubes at risk: 4. Saved by "
        "permanent safety: 3. Lost: 1 × Gold. Player 2 gets 1 × Copper, 2 × Silver, 2 × Gold. Danger for "
        "Player 2. Cubes at risk: 3. Tokens spent: 1. Lost: 2 × Gold. The remainder, 1 × Copper, 1 × Silver, "
        "goes to Player 1, who has the most power there.");
    row("DG15: EX2 in danger, a shaft alone is in none", "rockwell-share",
        inDanger(extraction({0, 3, 5, 4}, {2, 0, 0, 0}, 3, 0), {3, 0}, {0, 0}),
        "Player 1 gets 3 × Copper, 5 × Silver, 4 × Gold. Danger for Player 1. Cubes at risk: 2. Saved by "
        "permanent safety: 2. Lost: nothing. Player 4 gets nothing.");
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
    row("AU9: three players", "rockwell-auction",
        {{"players", 3}, {"bid0", 18}, {"bid1", 18}, {"bid2", 24}, {"bid3", 99}},
        "Player 3 with $2400. Player 1 with $1800, tied: as before. Player 2 with $1800, tied: as before.");
    row("AU1 and AU2: bids of cubes and money", "rockwell-auction",
        {{"players", 2}, {"bid0", 5}, {"zinc0", 1}, {"gold0", 1}, {"silver1", 2}, {"copper1", 1}},
        "Player 2 with $2200. Player 1 with $1900.");
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
    row("three players, one on board I", "rockwell-shift",
        {{"players", 3}, {"space0", 0}, {"space1", 0}, {"space2", 2}},
        "The order: Player 3, Player 1, Player 2.");
    row("two cannot be on one space", "rockwell-shift",
        {{"space0", 2}, {"space1", 2}, {"space2", 0}, {"space3", 0}}, "Only one can be on space 2.");
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
    row("money, in hundreds", "rockwell-majority",
        {{"players", 2}, {"amount0", 1234}, {"amount1", 1233}, {"zero", 1}}, "Player 1: 2. Player 2: 0.");
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
    row("GO7: a copper short", "rockwell-fulfilled", ofGoal(1, "stock", {8, 7, 0, 0}), "Not fulfilled yet.");
    row("GO7: with it", "rockwell-fulfilled", ofGoal(1, "stock", {8, 8, 0, 0}),
        "Fulfilled: the tile can be taken now.");
    row("GO8: a gold short", "rockwell-fulfilled", ofGoal(7, "stock", {6, 6, 6, 5}), "Not fulfilled yet.");
    row("GO9: three crews of power 2", "rockwell-fulfilled", ofGoal(4, "power", {2, 2, 2, 1}),
        "Fulfilled: the tile can be taken now.");
    row("GO10: a stronger one counts too", "rockwell-fulfilled", ofGoal(4, "power", {3, 2, 2, 1}),
        "Fulfilled: the tile can be taken now.");
    row("a lost crew has no power any more", "rockwell-fulfilled", ofGoal(4, "power", {2, 2, 0, 1}),
        "Not fulfilled yet.");
    row("GO11: all in C or deeper, on a border too", "rockwell-fulfilled",
        ofGoal(6, "place", {layerC, layerC, layerD, layerC}), "Fulfilled: the tile can be taken now.");
    row("GO11: one is still in B", "rockwell-fulfilled", ofGoal(6, "place", {layerC, layerC, layerD, layerB}),
        "Not fulfilled yet.");
    row("GO12: one was lost in the centre", "rockwell-fulfilled",
        ofGoal(6, "place", {layerC, layerD, layerD, inTheCentre}), "Fulfilled: the tile can be taken now.");
    row("six cards", "rockwell-fulfilled", {{"goal", 1}, {"cards", 6}},
        "Fulfilled: the tile can be taken now.");
    row("EN1: two of three", "rockwell-end", ending(3, 2),
        "This is the last round: 2 of 3 players have reached the centre.");
    row("EN2: both", "rockwell-end", ending(2, 2),
        "This is the last round: 2 of 2 players have reached the centre.");
    const char *const noGoals =
        "Goals: 0 of the 6 needed. Missing among them: 6 of each kind, 2 crews of power 4 and a crew in the "
        "centre.";
    row("EN3: one of two", "rockwell-end", ending(2, 1),
        qPrintable(QString("This is not the last round. In the centre: 1 of the 2 players needed. ") +
                   noGoals));
    row("EN4: two of four", "rockwell-end", ending(4, 2),
        qPrintable(QString("This is not the last round. In the centre: 2 of the 3 players needed. ") +
                   noGoals));
    row("EN5: three of four", "rockwell-end", ending(4, 3),
        "This is the last round: 3 of 4 players have reached the centre.");
    for (const int players : {2, 3, 4}) {
        const auto with = [&](const char *name) {
            return QByteArray(name) + " of " + QByteArray::number(players);
        };
        const QString centre =
            QString("This is not the last round. In the centre: %1 of the %2 players needed. ");
        const int needed = players == 4 ? 3 : 2;
        row(with("EN6: six goals with the last three, one"), "rockwell-end",
            ending(players, 1, {1, 2, 4, 7, 8, 9}),
            "This is the last round: one player has 6 goals, the last three among them.");
        row(with("EN7: the first six, one"), "rockwell-end", ending(players, 0, {1, 2, 3, 4, 5, 6}),
            qPrintable(centre.arg(0).arg(needed) +
                       "Goals: 6 of the 6 needed. Missing among them: 6 of each kind, 2 crews of power 4 and "
                       "a crew in the centre."));
        row(with("EN8: without the centre, one"), "rockwell-end", ending(players, 0, {1, 2, 3, 4, 7, 8}),
            qPrintable(centre.arg(0).arg(needed) +
                       "Goals: 6 of the 6 needed. Missing among them: a crew in the centre."));
        row(with("EN9: five goals, the centre counts for itself, one"), "rockwell-end",
            ending(players, 0, {1, 2, 7, 8, 9}),
            qPrintable(centre.arg(1).arg(needed) + "Goals: 5 of the 6 needed."));
        row(with("EN10: seven goals, one"), "rockwell-end", ending(players, 1, {1, 2, 3, 4, 7, 8, 9}),
            "This is the last round: one player has 7 goals, the last three among them.");
    }
    row("five, left over from another game, are as many as are offered at first", "rockwell-end",
        ending(5, 3), "This is the last round: 3 of 4 players have reached the centre.");
    robotRows();
    row("WI1: prestige", "rockwell-winner", atTheEndOfRockwell({{30, 3, 22}, {29, 5, 40}}),
        "Player 1 wins with 30 points.");
    row("WI2: goals before cubes", "rockwell-winner", atTheEndOfRockwell({{30, 3, 32}, {30, 4, 25}}),
        "Player 2 wins with 30 points. As many points: Player 1. What decided: more goal tiles (4).");
    row("WI3: cubes", "rockwell-winner", atTheEndOfRockwell({{28, 3, 28}, {28, 3, 25}}),
        "Player 1 wins with 28 points. As many points: Player 2. What decided: as many goal tiles, but more "
        "cubes (28).");
    row("WI4: two share the victory", "rockwell-winner", atTheEndOfRockwell({{25, 3, 18}, {25, 3, 18}}),
        "Player 1 and Player 2 share the victory with 25 points each.");
    row("WI5: most cubes, but fewer goals", "rockwell-winner",
        atTheEndOfRockwell({{38, 4, 30}, {38, 5, 14}, {38, 5, 20}}),
        "Player 3 wins with 38 points. As many points: Player 1 and Player 2. What decided: as many goal "
        "tiles, but more cubes (20).");
}

void RockwellCalculatorsViewTest::an_example_of_the_rules_comes_out()
{
    calculator_story::comesOut();
}

GUILESS_STORY(RockwellCalculatorsViewTest)
#include "rockwell_calculators_view_test.moc"
