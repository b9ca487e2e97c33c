// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The worked examples of Rockwell's rules that need a table: trading, developing, shafts.

#include "rockwell_rich_table.h"
#include "stories.h"

using view_story::buy;
using view_story::controlCentre;
using view_story::exchange;
using view_story::RichTable;
using view_story::sell;
using view_story::tileValue;
using view_story::workshop;

namespace {

/// Anna's shafts lie on A2, closed, and on A1, open; Béla's on A4, closed. The second round is
/// being drilled.
struct ShaftTable : RichTable {
    ShaftTable()
        : RichTable(true)
    {
    }
    bool build()
    {
        return onBoard(workshop, 2, 2) && crewGoes(0, 0, "A1", 1) && tell("extractionA1", {{"0", 1}}) &&
               crewGoes(1, 1, "A3", 9) && restOfDrilling() && tell("shaft-0", {{"to", tileValue("A2")}}) &&
               tell("shaft-1", {{"to", tileValue("A4")}}) && tell("shaft-0", {{"to", tileValue("A1")}}) &&
               tell("giveUp-1") && tell("goOn") && bid() && passVicePresidents() && tell("goOn");
    }
};

} // namespace

class RockwellExamplesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void TR1_and_TR4_no_kind_is_traded_twice_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("first");
        QTest::newRow("TR1: gold is bought, then sold") << 3 << buy;
        QTest::newRow("TR4: silver is sold, then sold") << 2 << sell;
    }
    void TR1_and_TR4_no_kind_is_traded_twice()
    {
        QFETCH(int, kind);
        QFETCH(int, first);
        RichTable at;
        QVERIFY(at.onBoard(exchange, 4) && at.tell("goOn") && at.tell("goOn"));
        QVERIFY(at.trade(first, kind, 3));
        const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
        QVERIFY(!at.trade(sell, kind, 1));
        QCOMPARE(refused[0][0].toString(), QString("That kind was traded in this round already."));
    }

    void TR6_four_actions_trade_four_kinds()
    {
        RichTable at;
        QVERIFY(at.onBoard(exchange, 4) && at.tell("goOn") && at.tell("goOn"));
        QVERIFY(at.trade(sell, 0, 1) && at.trade(sell, 1, 1) && at.trade(buy, 2, 1) && at.trade(buy, 3, 1));
        QCOMPARE(at.cubes(0), QList<int>({9, 9, 11, 11}));
        QCOMPARE(at.hundreds(), 200 + 4 + 6 - 8 - 10);
        QCOMPARE(at.game().where(), QString("Round 1: end of the round"));
    }

    void CO7_to_CO11_a_development_costs_so_much_over_three_actions_data()
    {
        QTest::addColumn<QStringList>("asks");
        QTest::addColumn<QList<int>>("hundreds");
        QTest::newRow("CO7: a crew from 1 to 4")
            << QStringList{"power-0", "power-0", "power-0"} << QList<int>{15, 25, 35};
        QTest::newRow("CO8: safety") << QStringList{"safety-0", "safety-0", "safety-0"}
                                     << QList<int>{15, 20, 25};
        QTest::newRow("CO9: movement")
            << QStringList{"movement-0", "movement-0", "movement-0"} << QList<int>{15, 20, 25};
        QTest::newRow("CO10: shafts")
            << QStringList{"shaft-0", "shaft-0", "shaft-0"} << QList<int>{15, 20, 25};
        QTest::newRow("CO11: shaft 2 is moved")
            << QStringList{"shaft-0", "shaft-0", "moveShaft2-0"} << QList<int>{15, 20, 20};
    }
    void CO7_to_CO11_a_development_costs_so_much_over_three_actions()
    {
        QFETCH(QStringList, asks);
        QFETCH(QList<int>, hundreds);
        RichTable at;
        QVERIFY(at.onBoard(workshop, 3) && at.tell("goOn") && at.tell("goOn"));
        for (int action = 0; action < 3; ++action) {
            QCOMPARE(at.game().where(), QString("Round 1: phase III, workshop"));
            const int before = at.hundreds();
            QVERIFY(at.tell(asks[action]));
            QCOMPARE(before - at.hundreds(), hundreds[action]);
        }
        QCOMPARE(at.game().where(), QString("Round 1: end of the round"));
    }

    void CO12_a_bribe_without_a_subcontractor_costs_its_tile_only()
    {
        RichTable at(true);
        QVERIFY(at.drillInTheOrderOfTheSeats());
        QVERIFY(at.crewGoes(1, 0, "A2", 9) && at.tell("endTurn-1"));
        QVERIFY(at.crewGoes(0, 0, "A1", 9));
        QCOMPARE(at.choicesOf("bribe-0"),
                 QStringList(QString::fromUtf8("Béla: from A2 to A1 (power 1), $0")));
        QVERIFY(at.tell("bribe-0", {{"which", 0}}));
        QCOMPARE(at.game().lastWords(), QString::fromUtf8("Anna bribes a crew of Béla: it comes to A1."));
        QCOMPARE(at.hundreds(), 200);
    }

    void CO13_to_CO16_where_a_shaft_may_be_placed()
    {
        RichTable at(true);
        QVERIFY(at.onBoard(workshop, 3));
        QVERIFY(at.crewGoes(0, 0, "A1", 9) && at.crewGoes(1, 0, "A1"));
        QVERIFY(at.crewGoes(2, 2, "A5", 1) && at.tell("extractionA5", {{"0", 1}}));
        QVERIFY(at.crewGoes(2, 2, "A6", 9)); // A5 is open and empty
        QVERIFY(at.restOfDrilling());
        QCOMPARE(at.choicesOf("shaft-0"), QStringList({"A2", "A8", "B1"})); // CO13: not A1
        QVERIFY(at.tell("shaft-0", {{"to", tileValue("A2")}}));
        QCOMPARE(at.choicesOf("shaft-0"), QStringList({"A1", "A8", "B1"})); // CO14
        QVERIFY(at.tell("shaft-0", {{"to", tileValue("A1")}}));
        const QStringList anywhere = at.choicesOf("shaft-0");
        QVERIFY(anywhere.contains("A5"));     // CO15
        QCOMPARE(anywhere.size(), 4 * 8 - 2); // CO16: layer tiles without a shaft, not the centre
        QVERIFY(anywhere.filter("centre").isEmpty());
    }

    void CO17_six_zinc_are_delivered_for_two_prestige()
    {
        RichTable at;
        QVERIFY(at.onBoard(workshop, 1) && at.tell("goOn") && at.tell("goOn"));
        QVERIFY(at.tell("deliver-0", {{"0", 6}, {"prestige", 2}}));
        QCOMPARE(at.game().lastWords(), QString::fromUtf8("Anna delivers 6 × Zinc for 2 prestige."));
        QCOMPARE(at.cubes(0), QList<int>({4, 10, 10, 10}));
        QCOMPARE(at.game().where(), QString("Round 1: end of the round")); // it was one action
    }

    void CO18_power_4_hires_3_where_7_is_asked_for()
    {
        RichTable at(true);
        QVERIFY(at.onBoard(workshop, 3));
        QVERIFY(at.crewGoes(0, 0, "A1", 9) && at.crewGoes(0, 0, "B1", 9) && at.crewGoes(0, 0, "C1", 7));
        QVERIFY(at.restOfDrilling());
        const QVariantMap sameCrew{{"crew", 0}};
        QVERIFY(at.tell("power-0", sameCrew) && at.tell("power-0", sameCrew) && at.tell("power-0", sameCrew));
        QVERIFY(at.tell("goOn"));
        QVERIFY(at.onBoard(controlCentre, 0, 1, 3));
        QVERIFY(at.crewGoes(0, 0, "C1")); // it stays
        QCOMPARE(at.brick("C1").value("note").toString(), QString("4 / 7"));
        QCOMPARE(at.choicesOf("hire-0"), QStringList({"1 for $1000", "2 for $1500", "3 for $2000"}));
        QVERIFY(at.tell("hire-0", {{"power", 3}}));
        QCOMPARE(at.game().next().value("key").toString(), QString("extractionC1"));
    }

    void SH1_and_SH2_an_open_tile_pays_and_a_closed_one_does_not()
    {
        ShaftTable at;
        QVERIFY(at.build() && at.restOfDrilling());
        QCOMPARE(at.game().where(), QString("Round 2: the shafts pay"));
        QCOMPARE(at.game().next().value("title").toString(), QString("The shaft on A1"));
        QVERIFY(at.tell("shaftPays", {{"0", 2}, {"2", 1}}));
        QCOMPARE(at.game().lastWords(), QString::fromUtf8("A shaft pays Anna: 2 × Zinc, 1 × Silver."));
        QCOMPARE(at.game().where(), QString("Round 2: end of the round")); // nothing of A2 and A4
    }

    void SH3_two_open_tiles_pay_their_owner()
    {
        ShaftTable at;
        QVERIFY(at.build() && at.crewGoes(0, 0, "A2", 1) && at.tell("extractionA2", {{"0", 1}}));
        QVERIFY(at.restOfDrilling());
        const QList<int> annas = at.cubes(0);
        const QList<int> belas = at.cubes(1);
        QVERIFY(at.tell("shaftPays", {{"1", 1}}) && at.tell("shaftPays", {{"1", 1}, {"3", 1}}));
        QCOMPARE(at.cubes(0), QList<int>({annas[0], annas[1] + 2, annas[2], annas[3] + 1}));
        QCOMPARE(at.cubes(1), belas);
        QCOMPARE(at.game().where(), QString("Round 2: end of the round"));
    }
};

GUILESS_STORY(RockwellExamplesViewTest)
#include "rockwell_examples_view_test.moc"
