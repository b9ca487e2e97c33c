// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_words.h"
#include "tests/stories.h"

#include "scoring/rockwell/mine.h"
#include "scoring/rockwell/prices.h"

using namespace scoring;
using namespace scoring::rockwell;

static const Share *shareOf(const Split &result, Seat seat)
{
    const auto found = std::ranges::find(result.shares, seat, &Share::seat);
    return found == result.shares.end() ? nullptr : &*found;
}

class RockwellExtractionTest : public QObject
{
    Q_OBJECT

private slots:
    void a_card_is_shared_kind_by_kind_and_one_player_takes_the_remainder_data()
    {
        QTest::addColumn<int>("requirement");
        QTest::addColumn<QString>("sharers");
        QTest::addColumn<QString>("shaft");
        QTest::addColumn<QString>("active"); // several where the rules do not say who
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("priority");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QString>("remainder");
        QTest::addColumn<QString>("loot");
        const auto row = [](const char *name, int requirement, const char *sharers, const char *shaft,
                            const char *active, const char *card, const char *priority, Priority reason,
                            const char *remainder, const char *loot) {
            QTest::newRow(name) << requirement << sharers << shaft << active << card << priority
                                << static_cast<int>(reason) << remainder << loot;
        };

        row("EX1: the stronger takes the remainder", 7, "green 3, red 4", "-", "green red", "3 Cu 5 Ag 4 Au",
            "red", Priority::Power, "1 Cu 1 Ag", "green: 1 Cu 2 Ag 2 Au; red: 2 Cu 3 Ag 2 Au");
        row("EX2: a shaft without a crew", 7, "red 2, green 4, purple 2", "white", "red green purple",
            "3 Cu 5 Ag 4 Au", "white", Priority::Shaft, "2 Ag 1 Au",
            "red: 1 Cu 1 Ag 1 Au; green: 1 Cu 1 Ag 1 Au; purple: 1 Cu 1 Ag 1 Au; white: 2 Ag 1 Au");
        row("EX3: three tie, the weaker active player takes it", 7, "green 2, red 2, purple 2, white 1", "-",
            "white", "3 Cu 5 Ag 4 Au", "white", Priority::Active, "3 Cu 1 Ag",
            "green: 1 Ag 1 Au; red: 1 Ag 1 Au; purple: 1 Ag 1 Au; white: 3 Cu 2 Ag 1 Au");
        row("EX4: alone with a subcontractor", 7, "green 7", "-", "green", "3 Cu 5 Ag 4 Au", "green",
            Priority::Power, "none", "green: 3 Cu 5 Ag 4 Au");
        row("EX5: the bribed crew is stronger", 3, "green 1, red 2", "-", "green", "7 Zn 4 Cu", "red",
            Priority::Power, "1 Zn", "green: 3 Zn 2 Cu; red: 4 Zn 2 Cu");
        row("EX6: three of power 1", 3, "green 1, red 1, purple 1", "-", "red", "7 Zn 4 Cu", "red",
            Priority::Active, "1 Zn 1 Cu", "green: 2 Zn 1 Cu; purple: 2 Zn 1 Cu; red: 3 Zn 2 Cu");
        row("EX7: green strongest (picture missing, powers ours)", 6, "red 2, green 3, white 1", "-",
            "red green white", "1 Zn", "green", Priority::Power, "1 Zn", "green: 1 Zn");
        row("EX8: strongest tied, red caused it (picture missing, powers ours)", 6, "red 2, green 2, white 2",
            "-", "red", "1 Zn", "red", Priority::Active, "1 Zn", "red: 1 Zn");
        row("EX9: shaft and crew", 7, "red 2, green 4, white 1", "white", "green", "3 Cu 5 Ag 4 Au", "white",
            Priority::Shaft, "2 Ag 1 Au",
            "red: 1 Cu 1 Ag 1 Au; green: 1 Cu 1 Ag 1 Au; white: 1 Cu 3 Ag 2 Au");
        row("EX10: alone, a foreign shaft earns nothing", 7, "green 7", "white", "green", "3 Cu 5 Ag 4 Au",
            "white", Priority::Shaft, "none", "green: 3 Cu 5 Ag 4 Au; white: nothing");
        row("EX11: fewer cubes than sharers", 8, "a 3, b 3, c 2, d 1", "-", "d", "1 Zn 2 Au", "d",
            Priority::Active, "1 Zn 2 Au", "a: nothing; b: nothing; c: nothing; d: 1 Zn 2 Au");
        row("EX12: two tie, one of them active", 6, "red 3, green 3", "-", "green", "5 Zn 5 Cu 2 Ag", "green",
            Priority::Active, "1 Zn 1 Cu", "red: 2 Zn 2 Cu 1 Ag; green: 3 Zn 3 Cu 1 Ag");
        row("EX13: the robot is weaker", 3, "green 2, robot 1", "-", "robot", "7 Zn 4 Cu", "green",
            Priority::Power, "1 Zn", "green: 4 Zn 2 Cu; robot: 3 Zn 2 Cu");
        row("EX14: the robot is active in a tie", 3, "green 1, red 1, robot 1", "-", "robot", "7 Zn 4 Cu",
            "robot", Priority::Active, "1 Zn 1 Cu", "green: 2 Zn 1 Cu; red: 2 Zn 1 Cu; robot: 3 Zn 2 Cu");
        row("A-29: a tie, the active player has no crew there", 4, "red 2, green 2", "-", "white", "3 Zn",
            "white", Priority::Active, "1 Zn", "red: 1 Zn; green: 1 Zn; white: 1 Zn");
    }
    void a_card_is_shared_kind_by_kind_and_one_player_takes_the_remainder()
    {
        QFETCH(int, requirement);
        QFETCH(QString, sharers);
        QFETCH(QString, shaft);
        QFETCH(QString, active);
        QFETCH(QString, card);
        QFETCH(QString, remainder);
        QFETCH(QString, loot);
        const std::vector<Sharer> on = powers(sharers.toStdString());
        int power = 0;
        for (const Sharer &sharer : on)
            power += sharer.power;
        QVERIFY(isReady(true, requirement, power));
        for (const Seat acting : seats(active.toStdString())) {
            const Split result =
                split(cubes(card.toStdString()), on, seatNamed(shaft.toStdString()), acting, {});
            QFETCH(QString, priority);
            QCOMPARE(result.priority, *seatNamed(priority.toStdString()));
            QTEST(static_cast<int>(result.reason), "reason");
            QCOMPARE(result.remainder, cubes(remainder.toStdString()));
            Cubes sum;
            for (const Share &share : result.shares)
                sum += share.loot();
            QCOMPARE(sum, cubes(card.toStdString()));
            for (const QString &part : loot.split("; ")) {
                const Share *share = shareOf(result, *seatNamed(part.section(": ", 0, 0).toStdString()));
                QVERIFY(share);
                QCOMPARE(share->loot(), cubes(part.section(": ", 1).toStdString()));
            }
        }
    }

    void a_robot_that_is_overlooked_leaves_its_share_to_the_others_data()
    {
        QTest::addColumn<QString>("sharers");
        QTest::addColumn<QString>("loot");

        QTest::newRow("one beside the robot takes all") << "green 1, robot 2"
                                                        << "green: 7 Zn 4 Cu";
        QTest::newRow("two share by two, the robot's power does not matter")
            << "green 1, red 2, robot 3"
            << "green: 3 Zn 2 Cu; red: 4 Zn 2 Cu";
        QTest::newRow("a tie: the remainder goes to red, who acts for it")
            << "green 2, red 2, robot 3"
            << "green: 3 Zn 2 Cu; red: 4 Zn 2 Cu";
        QTest::newRow("alone it takes all, to the supply") << "robot 3"
                                                           << "robot: 7 Zn 4 Cu";
    }
    void a_robot_that_is_overlooked_leaves_its_share_to_the_others()
    {
        QFETCH(QString, sharers);
        QFETCH(QString, loot);
        const Split result = split(cubes("7 Zn 4 Cu"), powers(sharers.toStdString()), {}, red,
                                   {.robotShares = RobotShares::Ignore});
        QCOMPARE(static_cast<qsizetype>(result.shares.size()), loot.split("; ").size());
        for (const QString &part : loot.split("; ")) {
            const Share *share = shareOf(result, *seatNamed(part.section(": ", 0, 0).toStdString()));
            QVERIFY(share);
            QCOMPARE(share->loot(), cubes(part.section(": ", 1).toStdString()));
        }
    }

    void danger_takes_the_most_valuable_cubes_data()
    {
        QTest::addColumn<int>("power");
        QTest::addColumn<QString>("loot");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<QString>("lost");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<int>("spent");
        const auto row = [](const char *name, int power, const char *loot, int level, int tokens,
                            const char *lost, const char *kept, int spent) {
            QTest::newRow(name) << power << loot << level << tokens << lost << kept << spent;
        };

        row("DG1: crews 1 and 2 lose three cubes", 3, "1 Au 1 Ag 1 Zn", 0, 0, "1 Au 1 Ag 1 Zn", "nothing", 0);
        row("DG2: three tokens save all", 3, "1 Au 1 Ag 1 Zn", 0, 3, "nothing", "1 Au 1 Ag 1 Zn", 3);
        row("DG3: two tokens", 3, "1 Au 1 Ag 1 Zn", 0, 2, "1 Au", "1 Ag 1 Zn", 2);
        row("DG4: one token", 2, "1 Au 1 Ag", 0, 1, "1 Au", "1 Ag", 1);
        row("DG5: green of EX1", 3, "1 Cu 2 Ag 2 Au", 0, 0, "2 Au 1 Ag", "1 Cu 1 Ag", 0);
        row("DG6: red of EX1", 4, "2 Cu 3 Ag 2 Au", 0, 0, "2 Au 2 Ag", "2 Cu 1 Ag", 0);
        row("DG7: level 2 saves three", 4, "2 Cu 3 Ag 2 Au", 2, 0, "1 Au", "2 Cu 3 Ag 1 Au", 0);
        row("DG8: level and token add up", 4, "2 Cu 3 Ag 2 Au", 1, 1, "2 Au", "2 Cu 3 Ag", 1);
        row("DG9: level 3 saves everything", 7, "2 Cu 3 Ag 2 Au", 3, 0, "nothing", "2 Cu 3 Ag 2 Au", 0);
        row("DG10: more power than loot", 5, "2 Zn", 0, 0, "2 Zn", "nothing", 0);
        row("DG11: tokens beyond the loot are not spent", 5, "2 Zn", 0, 3, "nothing", "2 Zn", 2);
        row("DG12: safety comes before tokens", 5, "2 Zn 1 Au", 2, 2, "nothing", "2 Zn 1 Au", 0);
        row("DG13: copper before zinc", 3, "3 Zn 2 Cu", 1, 0, "2 Cu", "3 Zn", 0);
        row("DG14: no loot", 1, "nothing", 0, 1, "nothing", "nothing", 0);
    }
    void danger_takes_the_most_valuable_cubes()
    {
        QFETCH(int, power);
        QFETCH(QString, loot);
        QFETCH(int, level);
        QFETCH(int, tokens);
        QFETCH(QString, lost);
        QFETCH(QString, kept);
        const auto answer = danger(cubes(loot.toStdString()), power, level, tokens, tokens);
        QVERIFY(std::holds_alternative<Danger>(answer));
        const auto &result = std::get<Danger>(answer);
        QCOMPARE(result.lost, cubes(lost.toStdString()));
        QCOMPARE(result.kept, cubes(kept.toStdString()));
        QTEST(result.tokensSpent, "spent");
        QCOMPARE(result.atRisk, std::min(power, cubes(loot.toStdString()).sum()));
    }

    void DG15_a_shaft_alone_is_not_in_danger()
    {
        const Split result =
            split(cubes("3 Cu 5 Ag 4 Au"), powers("red 2, green 4, purple 2"), white, green, {});
        QVERIFY(!shareOf(result, white)->sharer);
        QCOMPARE(shareOf(result, white)->loot(), cubes("2 Ag 1 Au"));
        QVERIFY(shareOf(result, red)->sharer);
    }

    void danger_refuses_what_cannot_be_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("held");
        QTest::addColumn<int>("code");

        QTest::newRow("more tokens than held")
            << 0 << 3 << 2 << static_cast<int>(RefusalCode::NotEnoughTokens);
        QTest::newRow("level 4") << 4 << 0 << 0 << static_cast<int>(RefusalCode::CountImpossible);
        QTest::newRow("level -1") << -1 << 0 << 0 << static_cast<int>(RefusalCode::CountImpossible);
        QTest::newRow("tokens below zero") << 0 << -1 << 2 << static_cast<int>(RefusalCode::CountImpossible);
    }
    void danger_refuses_what_cannot_be()
    {
        QFETCH(int, level);
        QFETCH(int, tokens);
        QFETCH(int, held);
        const auto answer = danger(cubes("2 Zn"), 2, level, tokens, held);
        QVERIFY(std::holds_alternative<Refusal>(answer));
        QTEST(static_cast<int>(std::get<Refusal>(answer).code), "code");
    }

    void power_counts_crews_subcontractors_and_borders()
    {
        const std::vector<Crew> crews{
            {green, 3, place("C2"), 0},     {green, 1, place("C2|"), 2}, {red, 4, place("C1|"), 0},
            {red, 1, place("C4"), 0},       {purple, 2, place("C1"), 1}, {robot, 1, place("C2"), 0},
            {white, 4, place("centre"), 0},
        };
        const Tile c2 = tile("C2");
        QCOMPARE(playerPower(crews, c2, green), 3 + 1 + 2);
        QCOMPARE(playerPower(crews, c2, red), 4);
        QCOMPARE(playerPower(crews, c2, purple), 0);
        QCOMPARE(tilePower(crews, c2), 6 + 4 + 1);
        QCOMPARE(sharersOn(crews, c2), powers("green 6, red 4, robot 1"));
        QCOMPARE(tilePower(crews, tile("C3")), 3);
        QCOMPARE(tilePower(crews, tile("C1")), 4 + 3);
        QVERIFY(!isReady(true, 12, 11) && isReady(true, 11, 11) && !isReady(false, 11, 11));
    }

    void CO18_a_crew_of_4_and_a_subcontractor_of_3_drill_through_7()
    {
        const std::vector<Crew> crews{{green, 4, place("C0"), 3}};
        QVERIFY(subcontractorAllowed(3, Layer::C));
        QVERIFY(isReady(true, 7, tilePower(crews, tile("C0"))));
        QCOMPARE(*subcontractorPrice(3), 2000);
    }
};

APPLESS_STORY(RockwellExtractionTest)
#include "rockwell_extraction_test.moc"
