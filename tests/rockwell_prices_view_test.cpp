// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The calculators of Rockwell as the screen uses them: what things cost, where shafts lie and what they pay,
// trades, and who takes a goal first; with the worked examples of its rules.

#include "calculator_story.h"
#include "stories.h"

#include "companion/language.h"

using calculator_story::row;

class RockwellPricesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useLanguage(companion::Language::English); }
    void an_example_of_the_rules_comes_out_data();
    void an_example_of_the_rules_comes_out();
};

namespace {

constexpr int nobodyIsActive = 9;

QVariantMap afterTrading(QVariantMap said, const QList<int> &kinds)
{
    QVariantList traded;
    for (const int kind : kinds)
        traded += kind;
    said.insert("traded", traded);
    return said;
}

/// What costs or pays: prices, bribes, shafts.
void developmentRows()
{
    const auto development = [](int what, const char *from, int now, const char *to, int then,
                                int players = 4) {
        return QVariantMap{{"players", players}, {"what", what}, {from, now}, {to, then}};
    };
    enum { power, safety, movement, shafts, movedShaft };
    row("CO7: a crew from 1 to 4", "rockwell-development", development(power, "power", 1, "powerTo", 4),
        "Price: $1500 + $2500 + $3500 = $7500. Actions: 3.");
    row("CO1: a crew from 2 to 3", "rockwell-development", development(power, "power", 2, "powerTo", 3),
        "Price: $2500. Actions: 1.");
    row("CO8: safety", "rockwell-development", development(safety, "level", 0, "levelTo", 3),
        "Price: $1500 + $2000 + $2500 = $6000. Actions: 3.");
    row("CO9: movement, with any number of players", "rockwell-development",
        development(movement, "level", 0, "levelTo", 3, 2),
        "Price: $1500 + $2000 + $2500 = $6000. Actions: 3.");
    row("CO10: shafts", "rockwell-development", development(shafts, "level", 0, "levelTo", 3),
        "Price: $1500 + $2000 + $2500 = $6000. Actions: 3.");
    row("CO11: shaft 2 is moved", "rockwell-development",
        {{"players", 4}, {"what", movedShaft}, {"shaft", 2}}, "Price: $2000. Actions: 1.");
    row("1.5: three players read it off their tiles", "rockwell-development",
        development(safety, "level", 1, "levelTo", 3, 3), "The price is on the marked tiles. Actions: 2.");
    row("no step", "rockwell-development", development(safety, "level", 2, "levelTo", 1),
        "There is no step to take.");
    row("CO3 and EX5: a subcontractor of 1 comes along", "rockwell-bribe", {{"along", 1}, {"layer", 0}},
        "One bribe tile, and $1000 for the subcontractor.");
    row("CO12: without a subcontractor", "rockwell-bribe", {{"along", 0}, {"layer", 0}},
        "One bribe tile, and no money.");
    row("CO6: a subcontractor of 2 may not come to A", "rockwell-bribe", {{"along", 2}, {"layer", 0}},
        "A subcontractor of power 2 is too strong here: at most 1.");
    const auto place = [](int shaft, int where, bool closed, bool others, bool near) {
        return QVariantMap{{"shaft", shaft}, {"where", where},           {"closed", closed ? 1 : 0},
                           {"taken", 0},     {"others", others ? 1 : 0}, {"near", near ? 1 : 0}};
    };
    constexpr int centre = 4;
    row("CO13: shaft 1 where an opponent's crew stands", "rockwell-shaft", place(1, 0, true, true, true),
        "The first shaft wants a tile without crews of others.");
    row("CO14: shaft 2 on the same tile", "rockwell-shaft", place(2, 0, true, true, true), "Yes, it may.");
    row("CO15: shaft 3 on a distant open tile", "rockwell-shaft", place(3, 2, false, false, false),
        "Yes, it may.");
    row("CO16: none on the centre", "rockwell-shaft", place(3, centre, false, false, true),
        "The centre carries no shaft.");
    row("SH1: an open tile", "rockwell-income", {{"shaft1", 2}, {"print1zinc", 2}, {"print1silver", 1}},
        "The shafts pay: 2 × Zinc, 1 × Silver.");
    row("SH2: a closed tile", "rockwell-income", {{"shaft1", 1}, {"print1zinc", 2}},
        "The shafts pay: nothing.");
    row("SH3: two open tiles", "rockwell-income",
        {{"shaft1", 2}, {"print1copper", 1}, {"shaft2", 2}, {"print2copper", 1}, {"print2gold", 1}},
        "The shafts pay: 2 × Copper, 1 × Gold.");
}

} // namespace

void RockwellPricesViewTest::an_example_of_the_rules_comes_out_data()
{
    calculator_story::columns();
    row("CO1 and CO2: power 2 to 3, a subcontractor of 3", "rockwell-prices", {{"from", 2}, {"power", 3}},
        "Raising it to 3 costs $2500. The subcontractor costs $2000. It may work on: C and D.");
    row("CO3 and CO6: a subcontractor of 1 goes everywhere", "rockwell-prices", {{"from", 1}, {"power", 1}},
        "Raising it to 2 costs $1500. The subcontractor costs $1000. It may work on: A, B, C and D.");
    row("CO6: a subcontractor of 2 stays below A", "rockwell-prices", {{"from", 1}, {"power", 2}},
        "Raising it to 2 costs $1500. The subcontractor costs $1500. It may work on: B, C and D.");
    row("CO4 and CO5: a subcontractor of 4 only on D", "rockwell-prices", {{"from", 3}, {"power", 4}},
        "Raising it to 4 costs $3500. The subcontractor costs $2500. It may work on: D.");
    developmentRows();
    const QVariantMap sellsSilver{{"way", 1}, {"kind", 2}, {"count", 1}, {"money", 0}};
    const QVariantMap sellsGold{{"way", 1}, {"kind", 3}, {"count", 2}, {"money", 0}};
    row("TR1: gold was bought", "rockwell-market", afterTrading(sellsGold, {3}),
        "That kind was traded in this round already.");
    row("TR4: silver was sold", "rockwell-market", afterTrading(sellsSilver, {2}),
        "That kind was traded in this round already.");
    row("TR6: three other kinds were traded", "rockwell-market", afterTrading(sellsGold, {0, 1, 2}),
        "It brings $2000. Then there are $2000.");
    row("GO13: the active player first", "rockwell-claims",
        {{"players", 4}, {"goal", 2}, {"taken", 0}, {"who", QVariantList{0, 1}}, {"active", 1}},
        "Player 2 takes the tile worth 4. Player 1 takes the tile worth 3.");
    row("GO14: nobody is active", "rockwell-claims",
        {{"players", 4}, {"goal", 4}, {"taken", 0}, {"who", QVariantList{2, 0}}, {"active", nobodyIsActive}},
        "Player 1 takes the tile worth 5. Player 3 takes the tile worth 4.");
    row("who is active but has it not, takes none", "rockwell-claims",
        {{"players", 2}, {"goal", 8}, {"taken", 1}, {"who", QVariantList{0}}, {"active", 1}},
        "Player 1 takes the tile worth 4.");
}

void RockwellPricesViewTest::an_example_of_the_rules_comes_out()
{
    calculator_story::comesOut();
}

GUILESS_STORY(RockwellPricesViewTest)
#include "rockwell_prices_view_test.moc"
