// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Rockwell, The Ruhr and Imperial Miners at a glance: every number comes from the tables of the
// rules, and what a table plays otherwise is told as it plays it.

#include <QTest>

#include "companion/language.h"
#include "companion/rules_summary.h"
#include "tests/stories.h"

using companion::ChecklistStep;
using scoring::GameKind;

namespace {

using Rules = QList<ChecklistStep>;

QString textOn(const char *title, const Rules &rules)
{
    for (const ChecklistStep &step : rules) {
        if (step.title == title)
            return step.text;
    }
    return {};
}

/// Without the sentences above them.
QStringList linesOn(const char *title, const Rules &rules)
{
    return textOn(title, rules).split('\n').mid(1);
}

Rules rulesOfRockwell(int players, const scoring::rockwell::Options &options = {})
{
    scoring::rockwell::Table table;
    table.players.resize(static_cast<std::size_t>(players));
    table.prices = scoring::rockwell::printedPrices(players);
    table.options = options;
    return companion::rockwellRulesSummary(table);
}

Rules rulesOfTheRuhr(int players, const scoring::the_ruhr::Options &options = {})
{
    scoring::the_ruhr::Table table;
    table.players.resize(static_cast<std::size_t>(players));
    table.options = options;
    return companion::theRuhrRulesSummary(table);
}

} // namespace

class GuidedRulesSummaryTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(companion::Language::English); }

    void every_game_says_how_it_is_won_played_and_ended()
    {
        for (const GameKind game : {GameKind::Rockwell, GameKind::TheRuhr, GameKind::ImperialMiners}) {
            const Rules rules = companion::rulesSummary(game);
            QSet<QString> titles;
            for (const ChecklistStep &step : rules) {
                titles += step.title;
                QVERIFY2(!step.text.contains('%'), qPrintable(step.text));
            }
            QCOMPARE(titles.size(), rules.size());
            for (const char *title : {"The goal", "Set-up", "The round", "End of the game", "Ties"})
                QVERIFY2(titles.contains(title), title);
        }
    }

    void rockwell_names_its_prices()
    {
        const Rules rules = rulesOfRockwell(4);
        QCOMPARE(linesOn("Auction", rules),
                 QStringList({"Gold: $1000", "Silver: $800", "Copper: $600", "Zinc: $400"}));
        QCOMPARE(linesOn("Subcontractors", rules),
                 QStringList({"Power 1: $1000, from layer A on", "Power 2: $1500, from layer B on",
                              "Power 3: $2000, from layer C on", "Power 4: $2500, from layer D on"}));
        QCOMPARE(linesOn("Phase III: workshop", rules),
                 QStringList({"Power of a crew: $1500, $2500, $3500", "Movement: $1500, $2000, $2500",
                              "Safety: $1500, $2000, $2500", "Shafts: $1500, $2000, $2500"}));
        QCOMPARE(linesOn("Danger", rules), QStringList({"Level 1: 1", "Level 2: 3", "Level 3: all"}));
        QVERIFY(textOn("Set-up", rules).contains("$3000 and 3 × Zinc, 2 × Copper, 1 × Silver."));
    }

    void a_price_that_only_the_marked_tiles_tell_is_never_invented()
    {
        QVERIFY(linesOn("Phase III: workshop", rulesOfRockwell(3))
                    .contains("Safety: as printed on the marked tiles"));
        scoring::rockwell::Table table;
        table.players.resize(2);
        table.prices.shafts = {1800, 2400, 3000};
        QVERIFY(linesOn("Phase III: workshop", companion::rockwellRulesSummary(table))
                    .contains("Shafts: $1800, $2400, $3000"));
        const QStringList anyNumber =
            linesOn("Phase III: workshop", companion::rulesSummary(GameKind::Rockwell));
        QVERIFY(anyNumber.contains("Shafts, four players: $1500, $2000, $2500"));
        QVERIFY(anyNumber.contains("Safety and shafts, fewer players: as printed on the marked tiles"));
    }

    void rockwell_counts_by_how_many_play()
    {
        const Rules any = companion::rulesSummary(GameKind::Rockwell);
        QCOMPARE(linesOn("Goals", any).first(), "8 zinc and 8 copper: 4, 3, 2, 1 / 4, 3, 2 / 4, 2");
        QCOMPARE(linesOn("Goals", rulesOfRockwell(2)).last(), "a crew in the centre: 6, 4");
        QCOMPARE(linesOn("Majorities", any),
                 QStringList({"4 players: 3, 2, 1", "3 players: 2, 1, 0", "2 players: 2, 0, 0"}));
        QCOMPARE(linesOn("Majorities", rulesOfRockwell(3)), QStringList("3 players: 2, 1, 0"));
        QVERIFY(textOn("End of the game", any).contains("crews of 3 / 2 / 2 players"));
        QVERIFY(textOn("End of the game", rulesOfRockwell(4)).contains("crews of 3 players"));
        QVERIFY(textOn("End of the game", any).contains("somebody has 6 goals, the last 3"));
        QVERIFY(!textOn("The robot", any).isEmpty() && !textOn("The robot", rulesOfRockwell(2)).isEmpty());
        QVERIFY(textOn("The robot", rulesOfRockwell(3)).isEmpty());
    }

    void every_option_of_rockwell_changes_a_sentence()
    {
        namespace rules = scoring::rockwell;
        const rules::Options usual;
        QList<rules::Options> others(12, usual);
        others[0].zeroScores = false;
        others[1].g4Exact = true;
        others[2].g6AllowsLost = false;
        others[3].tokensExpire = true;
        others[4].bribeTarget = rules::BribeTarget::AnyClosedAdjacent;
        others[5].multiStepUpgrade = true;
        others[6].shaftMoveFree = true;
        others[7].phaseOrder = rules::PhaseOrder::Management;
        others[8].robotShares = rules::RobotShares::Ignore;
        others[9].robotFallback = rules::RobotFallback::AllCrews;
        others[10].robotCard = rules::RobotCard::FirstShift;
        others[11].robotUpgradeActive = rules::RobotUpgradeActive::Upgrader;
        QList<Rules> told{rulesOfRockwell(2, usual)};
        for (const rules::Options &other : others) {
            const Rules rules = rulesOfRockwell(2, other);
            QVERIFY2(!told.contains(rules), qPrintable(QString::number(told.size())));
            told += rules;
        }
        QVERIFY(textOn("Majorities", rulesOfRockwell(4, others[0])).contains("Who has none gets nothing."));
    }

    void the_ruhr_names_its_prices()
    {
        const Rules rules = companion::rulesSummary(GameKind::TheRuhr);
        QCOMPARE(
            linesOn("Special actions", rules),
            QStringList({"Transport: 0", "Pilot: 0", "Towing: 1, from round 7 on 2",
                         "Transport + Pilot: 1, from round 7 on 2",
                         "Transport + Towing: 2, from round 7 on 3", "Towing + Pilot: 2, from round 7 on 3",
                         "Wages, with its token: 0", "Subsidy, with its token: 0"}));
        QCOMPARE(linesOn("Buying", rules),
                 QStringList({"A lock: 2, from round 5 on 3",
                              "A warehouse in a city or on a coal dump: as printed",
                              "A warehouse in Ruhrort, by how many stand there: 3, 4, 4, then 5",
                              "Moving an own warehouse in Ruhrort: 2"}));
        QVERIFY(textOn("Special actions", rules).contains("Wages pay 2 thalers, in round 12 only 1"));
        QVERIFY(textOn("Loans", rules).contains("repaid with 3 thalers"));
        QVERIFY(textOn("White tokens", rules).contains("Inn: 3 thalers or 2 points"));
        QVERIFY(textOn("Selling", rules).contains("goes on by 1, from a value of 4 on by 2."));
    }

    void the_ruhr_names_its_points()
    {
        const Rules rules = companion::rulesSummary(GameKind::TheRuhr);
        QCOMPARE(linesOn("Locks", rules),
                 QStringList({"Grafschaft Mark: 3", "Essen: 2", "Werden: 2", "Broich: 2", "Berg: 2"}));
        const QStringList end = linesOn("End of the game", rules);
        QCOMPARE(end.first(), "Warehouses in Kettwig, Werden and Steele: 1");
        QVERIFY(end.contains("Warehouses in every city, besides: 3"));
        QVERIFY(end.contains("Token Ruhr barge, the barge in Ruhrort: 4"));
        QCOMPARE(end.last(), "Each loan: −2");
    }

    void the_ruhr_says_which_round_brings_what()
    {
        const QStringList events = textOn("Events", companion::rulesSummary(GameKind::TheRuhr)).split('\n');
        QVERIFY(events.contains("Round 3: everybody loses 1 thaler or 1 point"));
        QVERIFY(events.contains("Rounds 6 and 10: everybody gets 1 thaler or 1 point"));
        QVERIFY(
            events.contains("Rounds 6, 7, 9, 10 and 11: everybody gets a warehouse from the round track"));
        QVERIFY(events.contains("Rounds 4 and 8: the dice move to the next transport track"));
        QVERIFY(textOn("The round", rulesOfTheRuhr(3)).contains("in rounds 4 to 11 the export"));
    }

    void the_ruhr_is_told_as_this_table_plays_it()
    {
        const QString any = textOn("Locks", companion::rulesSummary(GameKind::TheRuhr));
        QVERIFY(any.contains("With two players, 2 locks cost as much as one until round 5."));
        QVERIFY(any.contains("With three players, 2 locks"));
        QVERIFY(!textOn("Locks", rulesOfTheRuhr(4)).contains("cost as much as one"));
        QVERIFY(!textOn("Locks", rulesOfTheRuhr(2)).contains("With three players"));
        QVERIFY(textOn("Events", rulesOfTheRuhr(4, {.round9RaisesDepots = true}))
                    .contains("Round 9: the dice on the transport track and in the depots rise by 1"));
        QVERIFY(textOn("White tokens", rulesOfTheRuhr(4, {.muelheimNeedsEssenToken = true}))
                    .contains("together with the token Essen warehouse"));
        QVERIFY(linesOn("Buying", rulesOfTheRuhr(4, {.moveAnyWarehouse = true}))
                    .contains("Moving anybody's warehouse in Ruhrort: 2"));
        scoring::the_ruhr::Table hard;
        hard.players.resize(4);
        hard.difficulty = scoring::the_ruhr::Difficulty::MasterShipper;
        QVERIFY(textOn("Set-up", companion::theRuhrRulesSummary(hard)).contains("10 tiles are in the bag."));
    }

    void imperial_miners_names_its_costs_and_points()
    {
        const Rules rules = companion::rulesSummary(GameKind::ImperialMiners);
        QCOMPARE(linesOn("Reveal and pay", rules),
                 QStringList({"Level 1: 0", "Level 2: 2", "Level 3: 0 to 13, as printed", "Level 4: 0"}));
        QCOMPARE(linesOn("End of the game", rules), QStringList({"Blue: 1", "Green: 5", "Red: 10"}));
        QCOMPARE(
            linesOn("Alone", rules),
            QStringList({"From 0: navvy", "From 35: tunneller", "From 46: novice miner",
                         "From 56: mining engineer", "From 61: veteran hewer", "From 66: king of the deep"}));
        QVERIFY(textOn("Set-up", rules)
                    .contains("draws 2 cards of level 1, 3 of level 2 and 3 of level 3, "
                              "and keeps 4."));
        QVERIFY(textOn("Drawing cards", rules).contains("at most 8 cards"));
        QVERIFY(textOn("Ties", rules).contains("silver for 1 and gold for 5"));
    }

    void a_new_research_board_takes_effect_where_the_table_says_so()
    {
        QVERIFY(textOn("Research", companion::imperialMinersRulesSummary({}))
                    .endsWith("That space does not take effect."));
        QVERIFY(textOn("Research", companion::imperialMinersRulesSummary({.newBoardEffect = true}))
                    .endsWith("That space takes effect as well."));
    }
};

GUILESS_STORY(GuidedRulesSummaryTest)
#include "guided_rules_summary_test.moc"
