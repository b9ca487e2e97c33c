// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rockwell before it is too late: what comes of something is said before it is told, what looks wrong is
// asked once more, and what was misread can be mended.

#include "rockwell_rich_table.h"
#include "rockwell_robot_table.h"
#include "stories.h"

using companion::GuidedGame;
using view_story::exchange;
using view_story::fourNames;
using view_story::RichTable;
using view_story::RobotTable;
using view_story::RockwellTable;
using view_story::sell;
using view_story::tileValue;
using view_story::workshop;

namespace {

/// Anna and Béla stand on A1, which asks for 2.
struct ReadyTable : RichTable {
    ReadyTable()
        : RichTable(true)
    {
    }
    bool build()
    {
        return tell("screen-0", {{"money", 200}, {"0", 10}, {"tokens", 2}}) && drillInTheOrderOfTheSeats() &&
               crewGoes(0, 0, "A1", 2) && tell("endTurn-0") && crewGoes(1, 0, "A1");
    }
};

/// Anna's shaft lies on A1, open, and the shafts pay for the first time.
struct PayingTable : RichTable {
    PayingTable()
        : RichTable(true)
    {
    }
    bool build()
    {
        return onBoard(workshop, 1) && crewGoes(0, 0, "A1", 9) && restOfDrilling() &&
               tell("shaft-0", {{"to", tileValue("A1")}}) && tell("goOn") && drillInTheOrderOfTheSeats() &&
               tell("misread", {{"tile", tileValue("A1")}, {"number", 1}});
    }
    bool pay() { return tell("extractionA1", {{"0", 1}}) && restOfDrilling(); }
};

} // namespace

class RockwellSecondLookViewTest : public QObject
{
    Q_OBJECT

private slots:
    void what_comes_of_an_extraction_is_said_before_it_is_told()
    {
        ReadyTable at;
        QVERIFY(at.build());
        QVERIFY(at.game().next().value("foreseen").toBool());
        const int length = at.game().length();
        QVariantMap said{{"0", 5}, {"danger", 1}, {"token0", 0}, {"token1", 0}};
        const QString without = at.game().foresee("extractionA1", said).value("words").toString();
        QVERIFY2(without.contains(QString::fromUtf8("Cubes at risk: 1. Lost: 1 × Zinc.")),
                 qPrintable(without));
        said["token0"] = 1;
        const QVariantMap with = at.game().foresee("extractionA1", said);
        QVERIFY(with.value("words").toString().contains("Tokens spent: 1. Lost: nothing."));
        QVERIFY(!with.value("refused").toBool());
        QCOMPARE(at.game().length(), length); // nothing was told by it
        QVERIFY(at.tell("extractionA1", said));
        QCOMPARE(at.game().lastWords(), with.value("words").toString());
    }

    void what_the_rules_would_refuse_is_foreseen_too()
    {
        ReadyTable at;
        QVERIFY(at.build());
        const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
        const QVariantMap ahead = at.game().foresee("extractionA1", {{"0", 5}, {"danger", 1}, {"token0", 3}});
        QVERIFY(ahead.value("refused").toBool());
        QCOMPARE(ahead.value("words").toString(),
                 QString("Too many tokens (3): fewer lie behind the screen."));
        QVERIFY(refused.isEmpty());
        QVERIFY(at.game().foresee("no such ask", {}).value("words").toString().isEmpty());
    }

    void the_price_of_a_trade_is_foreseen()
    {
        RichTable at;
        QVERIFY(at.onBoard(exchange, 1) && at.tell("goOn") && at.tell("goOn"));
        QCOMPARE(at.game()
                     .foresee("trade-0", {{"way", sell}, {"kind", 1}, {"count", 3}})
                     .value("words")
                     .toString(),
                 QString::fromUtf8("Anna sells 3 × Copper for $1800."));
    }

    void a_misread_number_is_mended_after_a_second_look()
    {
        RichTable at(true);
        QVERIFY(at.drillInTheOrderOfTheSeats());
        QVERIFY(at.ask("misread").isEmpty()); // none was read yet
        QVERIFY(at.crewGoes(0, 0, "A1", 6));
        QCOMPARE(at.ask("misread").value("weight").toString(), QString("seldom"));
        const QSignalSpy noted(&at.game(), &GuidedGame::noted);
        QVERIFY(!at.tell("misread", {{"tile", tileValue("A1")}, {"number", 9}}));
        QCOMPARE(noted[0][0].toStringList(), QStringList("The number on A1 was read as 6 so far, now as 9."));
        QVERIFY(at.game().goOnAnyway());
        QCOMPARE(at.brick("A1").value("note").toString(), QString("1 / 9"));
    }

    void equal_numbers_side_by_side_are_worth_a_second_look()
    {
        RichTable at(true);
        QVERIFY(at.drillInTheOrderOfTheSeats());
        QVERIFY(at.crewGoes(0, 0, "A1", 6) && at.tell("endTurn-0"));
        const QSignalSpy noted(&at.game(), &GuidedGame::noted);
        QVERIFY(at.crewGoes(1, 0, "A2"));
        QVERIFY(!at.game().carryOut("number", {{"number", 6}}));
        QCOMPARE(noted[0][0].toStringList(),
                 QStringList("A1 and A2 lie side by side, and both ask for 6: the set-up forbids that."));
        QVERIFY(at.game().carryOut("number", {{"number", 7}}));
    }

    void two_equal_numbers_read_at_once_are_noticed_too()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling() && at.bothStay());
        const QSignalSpy noted(&at.game(), &GuidedGame::noted);
        QVERIFY(!at.game().carryOut("robot0", {{"numberA1", 3}, {"numberA2", 3}}));
        QCOMPARE(noted[0][0].toStringList().size(), 1);
    }

    void a_shaft_pays_nothing_only_after_a_second_look()
    {
        PayingTable at;
        QVERIFY(!at.build() && at.game().goOnAnyway() && at.pay());
        const QSignalSpy noted(&at.game(), &GuidedGame::noted);
        QVERIFY(!at.tell("shaftPays"));
        QCOMPARE(noted[0][0].toStringList(),
                 QStringList("The shaft would pay Anna nothing: no cubes were entered."));
        QVERIFY(at.tell("shaftPays", {{"1", 1}}));
        QCOMPARE(at.game().where(), QString("Round 2: end of the round"));
    }

    void a_misread_print_is_mended_after_a_second_look()
    {
        PayingTable at;
        QVERIFY(!at.build() && at.game().goOnAnyway() && at.pay());
        QVERIFY(at.ask("misprint").isEmpty());
        QVERIFY(at.tell("shaftPays", {{"1", 1}}) && at.tell("goOn"));
        QVERIFY(at.drillInTheOrderOfTheSeats() && at.restOfDrilling());
        QVERIFY(at.game().next().value("fields").toList().isEmpty()); // it is known
        const QVariantList fields = at.ask("misprint").value("fields").toList();
        QCOMPARE(fields[1].toMap().value("value").toInt(), 1);
        const QSignalSpy noted(&at.game(), &GuidedGame::noted);
        const QList<int> before = at.cubes(0);
        QVERIFY(!at.tell("misprint", {{"1", 2}}));
        QCOMPARE(noted[0][0].toStringList(),
                 QStringList(QString::fromUtf8(
                     "What is printed on A1 was read otherwise so far: 1 × Copper. Now: 2 × Copper.")));
        QVERIFY(at.game().goOnAnyway());
        QCOMPARE(at.cubes(0)[1], before[1] + 2);
    }

    void a_raise_is_told_with_its_level_and_price()
    {
        RichTable at(true);
        QVERIFY(at.onBoard(workshop, 3) && at.crewGoes(0, 0, "A1", 9) && at.restOfDrilling());
        QVERIFY(at.tell("safety-0"));
        QCOMPARE(at.game().lastWords(), QString("Anna raises the safety to level 1 for $1500."));
        QVERIFY(at.tell("movement-0"));
        QCOMPARE(at.game().lastWords(), QString("Anna raises the movement to level 1 for $1500."));
        QVERIFY(at.tell("power-0", {{"crew", 0}}));
        QCOMPARE(at.game().lastWords(), QString("Anna makes the crew at A1 stronger: power 2 for $1500."));
    }

    void a_robot_that_cannot_move_is_told()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling() && at.robotGoes("robot0", {{"numberA1", 8}, {"numberA2", 9}}, "A1") &&
                at.robotGoes("robot1", {{"numberA3", 8}, {"numberA4", 9}}, "A3") &&
                at.robotGoes("robot2", {{"numberA5", 8}, {"numberA6", 9}}, "A5") &&
                at.robotGoes("robot3", {{"numberA7", 8}, {"numberA8", 9}}, "A7") && at.endRound({}));
        QVERIFY(at.beginDrilling() && at.tell("endTurn-" + at.actor()));
        QVERIFY(!at.game().lastWords().contains("The robot"));
        QVERIFY(at.tell("endTurn-" + at.actor()));
        QVERIFY2(
            at.game().lastWords().endsWith("The robot does not move: all its crews are on closed tiles."),
            qPrintable(at.game().lastWords()));
    }

    void a_subcontractor_that_is_too_dear_is_named_as_that()
    {
        RockwellTable at;
        at.play(fourNames, true, true);
        QVERIFY(at.drillInTheOrderOfTheSeats());
        QVERIFY(at.tell("screen-2", {{"money", 5}}));
        QVERIFY(at.tell("endTurn-0") && at.tell("endTurn-1"));
        QVERIFY(at.tell("move0-2", {{"to", tileValue("A1")}}) && at.tell("number", {{"number", 9}}));
        at.game().setShownSeat(2);
        const QVariantList powers =
            at.ask("hire-2").value("fields").toList().value(0).toMap().value("choices").toList();
        QCOMPARE(powers.size(), 1);
        QCOMPARE(powers[0].toMap().value("text").toString(), QString("1 for $1000: too dear"));
        const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
        QVERIFY(!at.tell("hire-2", {{"power", 1}}));
        QCOMPARE(refused[0][0].toString(), QString("It costs $1000: more than lies behind the screen."));
    }

    void two_tiles_that_are_ready_are_both_named()
    {
        RichTable at(true);
        QVERIFY(at.onBoard(workshop, 3) && at.crewGoes(0, 1, "A3", 9) && at.restOfDrilling());
        QVERIFY(at.tell("movement-0") && at.tell("movement-0") && at.tell("power-0", {{"crew", 1}}));
        QVERIFY(at.tell("goOn") && at.drillInTheOrderOfTheSeats());
        constexpr int betweenA3AndA4 = 4 + 32 + 2; // behind entrances and tiles
        QVERIFY(at.tell("move1-0", {{"to", betweenA3AndA4}}) && at.tell("number", {{"number", 2}}));
        QVERIFY(!at.tell("misread", {{"tile", tileValue("A3")}, {"number", 1}}) && at.game().goOnAnyway());
        QVERIFY2(at.game().rule().startsWith("Several tiles have enough power (A3, 2 for 1; A4, 2 for 2). "
                                             "Anna chooses which is extracted first;"),
                 qPrintable(at.game().rule()));
        QVERIFY(at.tell("extractionA4", {{"0", 1}}));
        QVERIFY(!at.game().rule().contains("Several tiles"));
    }

    void a_rematch_draws_its_orders_anew()
    {
        RockwellTable at;
        QStringList drawn;
        for (int game = 0; game < 12; ++game) {
            companion::NewGame &form = *at.app.newGame();
            form.begin();
            form.setGame(static_cast<int>(scoring::GameKind::Rockwell));
            for (const QString &name : fourNames)
                form.add(name);
            const auto orders = [](const QVariantList &steps) {
                QStringList said;
                for (const QVariant &step : steps) {
                    if (step.toMap().value("text").toString().startsWith("Drawn by lot"))
                        said += step.toMap().value("text").toString();
                }
                return said.join(' ');
            };
            const QString onTheForm = orders(form.checklist());
            QVERIFY(at.app.tables()->open(form.start()));
            QCOMPARE(orders(at.game().setUp()), onTheForm); // the checklist and the table agree
            drawn += onTheForm;
        }
        drawn.removeDuplicates();
        QVERIFY(drawn.size() > 3); // of 576; twelve games with three would be a wonder
    }
};

GUILESS_STORY(RockwellSecondLookViewTest)
#include "rockwell_second_look_view_test.moc"
