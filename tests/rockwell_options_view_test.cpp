// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the rulebook of Rockwell can be read in several ways: what is chosen in New game is what happens at
// the table.

#include "rockwell_rich_table.h"
#include "rockwell_robot_table.h"
#include "stories.h"

using view_story::controlCentre;
using view_story::exchange;
using view_story::RichTable;
using view_story::RobotTable;
using view_story::RockwellTable;
using view_story::tileValue;
using view_story::valueIn;
using view_story::workshop;

namespace {

using Chosen = QMap<QString, bool>;

int optionKeysOf(const QVariantList &options, const QString &key)
{
    return static_cast<int>(std::ranges::count_if(
        options, [&](const QVariant &option) { return option.toMap().value("key") == key; }));
}

/// "1" where somebody has kept a card.
QString cardsKept(RockwellTable &at)
{
    int kept = 0;
    for (int seat = 0; seat < at.game().names().size(); ++seat)
        kept += valueIn(at.game().players(), seat, "facts").toString().contains("1 card") ? 1 : 0;
    return QString::number(kept);
}

// Each plays a table on which the option matters, and gives what comes of it.

QString nothingAtTheEnd(const Chosen &chosen)
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, false, false, chosen);
    if (!at.quietRound() || !at.tell("claim-0", {{"goal", 8}}) || !at.tell("claim-1", {{"goal", 8}}) ||
        !at.tell("goOn"))
        return {};
    companion::GuidedFinal &end = *at.app.guidedFinal();
    for (int seat = 0; seat < 3; ++seat) {
        for (int field = 0; field < 6; ++field)
            end.answer(seat, field, 0);
    }
    return end.finish() ? valueIn(at.game().players(), 2, "points").toString() : QString();
}

QString powers3221(const Chosen &chosen)
{
    RichTable at(true, chosen);
    if (!at.onBoard(workshop, 4) || !at.restOfDrilling())
        return {};
    for (const int crew : {0, 0, 1, 2}) {
        if (!at.tell("power-0", {{"crew", crew}}))
            return {};
    }
    return at.game().rule().contains("A goal can be shown, 3 crews of power 2: Anna.") ? "shown" : "not yet";
}

QString threeDeepAndOneLost(const Chosen &chosen)
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true, true, chosen);
    constexpr int centre = 4 + 32 + 32; // behind entrances, tiles and borders
    const auto goes = [&](int crew, int to) {
        for (int steps = 0; at.actor() != "0" || !at.game().where().contains("drill round"); ++steps) {
            const QString where = at.game().where();
            const bool on = where.contains("drill round")  ? at.tell("endTurn-" + at.actor())
                            : where.endsWith("auction")    ? at.bid()
                            : where.endsWith("presidents") ? at.passVicePresidents()
                                                           : at.tell("goOn");
            if (!on || steps > 20)
                return false;
        }
        return at.tell("move" + QString::number(crew) + "-0", {{"to", to}}) &&
               (at.game().next().value("key") != "number" || at.tell("number", {{"number", 20}}));
    };
    for (int crew = 0; crew < 4; ++crew) {
        for (const char layer : {'A', 'B', 'C'}) {
            const QByteArray tile = layer + QByteArray::number(2 * crew + 1);
            if (!goes(crew, tileValue(tile.constData())))
                return {};
        }
    }
    if (!at.tell("claim-0", {{"goal", 5}})) // all four are in C
        return {};
    at.game().undo();
    if (!goes(0, tileValue("D1")) || !goes(0, centre))
        return {};
    return at.tell("claim-0", {{"goal", 5}}) ? "shown" : "not fulfilled";
}

QString tokensInTheNextRound(const Chosen &chosen)
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true, false, chosen);
    const bool played = at.bid() && at.passVicePresidents() && at.tell("tokens-0", {{"0", 2}}) &&
                        at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("goOn");
    return played ? at.cubesBehindScreen(0).value("tokens").toString() : QString();
}

QString whereABribedCrewGoes(const Chosen &chosen)
{
    RichTable at(true, chosen);
    if (!at.drillInTheOrderOfTheSeats() || !at.crewGoes(1, 0, "A2", 9) || !at.tell("endTurn-1") ||
        !at.crewGoes(0, 0, "A1", 9))
        return {};
    QStringList tiles;
    for (const QString &choice : at.choicesOf("bribe-0"))
        tiles += choice.section(" to ", 1).section(' ', 0, 0);
    return tiles.join(' ');
}

QString moneyAfterThreeSteps(const Chosen &chosen)
{
    RichTable at(false, chosen);
    if (!at.onBoard(workshop, 3) || !at.tell("goOn") || !at.tell("goOn"))
        return {};
    constexpr int crew1ByThreeSteps = 2 * 4;
    at.tell("power-0", {{"crew", crew1ByThreeSteps}});
    return QString::number(at.hundreds());
}

QString placesForAMovedShaft(const Chosen &chosen)
{
    RichTable at(true, chosen);
    const bool played = at.onBoard(workshop, 2) && at.crewGoes(0, 0, "A1", 9) && at.restOfDrilling() &&
                        at.tell("shaft-0", {{"to", tileValue("A2")}});
    return played ? QString::number(at.choicesOf("moveShaft1-0").size()) : QString();
}

QString firstOnTheExchange(const Chosen &chosen)
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true, false, chosen);
    if (!at.bid({{0, {{"money", 5}}}, {1, {{"money", 2}}}})) // Anna, Béla, Cili
        return {};
    const bool played = at.tell("place-0", {{"board", exchange}, {"space1", 2}, {"actions", 1}}) &&
                        at.tell("place-1", {{"board", exchange}, {"space1", 1}, {"actions", 1}}) &&
                        at.tell("pass-2") && at.tell("pass-0") && at.tell("pass-1") && at.tell("pass-2") &&
                        at.tell("goOn") && at.tell("goOn") && at.tell("goOn");
    return played ? at.game().names().value(at.actor().toInt()) : QString();
}

QString annaAndTheRobotShare(const Chosen &chosen)
{
    RockwellTable at;
    at.play({"Anna", "Béla"}, true, false, chosen);
    const bool played = at.bid() && at.passVicePresidents() && at.tell("goOn") &&
                        at.tell("extraction", {{"0", 4}, {"power0", 1}, {"power4", 1}, {"shaft", 9}});
    return played ? at.game().lastWords().section(": ", 1) : QString();
}

QString theRobotAndTwoShareInItsMine(const Chosen &chosen)
{
    RobotTable at(chosen);
    const bool played = at.beginDrilling() && at.crewGoes(0, "A1", 3) && at.crewGoes(0, "A1") &&
                        at.tell("robot0", {{"numberA2", 9}}) && at.tell("robot0");
    return played ? at.ask("extractionA1").value("text").toString().section(". ", 0, 0) : QString();
}

QString cardOfTheRobot(const Chosen &chosen)
{
    RobotTable at(chosen);
    const bool played =
        at.beginDrilling() && at.robotGoes("robot0", {{"numberA1", 1}, {"numberA2", 9}}, "A1");
    return played ? cardsKept(at) : QString();
}

QString allOfTheRobotOnClosedTiles(const Chosen &chosen)
{
    RobotTable at(chosen);
    const bool played = at.beginDrilling() &&
                        at.robotGoes("robot0", {{"numberA1", 8}, {"numberA2", 9}}, "A1") &&
                        at.robotGoes("robot1", {{"numberA3", 8}, {"numberA4", 9}}, "A3") &&
                        at.robotGoes("robot2", {{"numberA5", 8}, {"numberA6", 9}}, "A5") &&
                        at.robotGoes("robot3", {{"numberA7", 8}, {"numberA8", 9}}, "A7") && at.endRound({}) &&
                        at.beginDrilling() && at.bothStay();
    return played ? at.game().where().section(", ", 1) : QString();
}

QString cardOfItsUpgrade(const Chosen &chosen)
{
    RobotTable at(chosen);
    const bool played =
        at.beginDrilling() && at.robotGoes("robot0", {{"numberA1", 2}, {"numberA2", 9}}, "A1") &&
        at.robotGoes("robot1", {{"numberA3", 8}, {"numberA4", 9}}, "A3") &&
        at.robotGoes("robot2", {{"numberA5", 8}, {"numberA6", 9}}, "A5") &&
        at.robotGoes("robot3", {{"numberA7", 8}, {"numberA8", 9}}, "A7") &&
        at.tell("robotUpgrade-" + at.actor(), {{"crew", 0}}) && at.tell("extractionA1", {{"0", 1}});
    return played ? cardsKept(at) : QString();
}

using Play = QString (*)(const Chosen &);

} // namespace

Q_DECLARE_METATYPE(Play)

class RockwellOptionsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void what_is_chosen_is_what_happens_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<Play>("play");
        QTest::addColumn<QString>("usual");
        QTest::addColumn<QString>("otherwise");
        const auto row = [](const char *name, const char *option, Play play, const char *usual,
                            const char *otherwise) {
            QTest::newRow(name) << QString(option) << play << QString::fromUtf8(usual)
                                << QString::fromUtf8(otherwise);
        };
        row("A-10: nobody holds anything, five times 2", "zeroScores", nothingAtTheEnd, "10", "0");
        row("A-12: powers 3 2 2 1", "g4Exact", powers3221, "shown", "not yet");
        row("A-13: three in layer C, one in the centre", "g6NeedsAll", threeDeepAndOneLost, "shown",
            "not fulfilled");
        row("A-18: two tokens are left", "tokensExpire", tokensInTheNextRound, "2", "0");
        row("A-20: a crew on A2 is bribed from A1", "bribeAnywhere", whereABribedCrewGoes, "A1", "A1 A3 B2");
        row("A-24: from power 1 to 4", "multiStepUpgrade", moneyAfterThreeSteps, "200", "125");
        row("A-28: shaft 1 is moved", "shaftMoveFree", placesForAMovedShaft, "3", "31");
        row("A-04: Anna leads the auction, Béla is on space 1", "phasesByManagement", firstOnTheExchange,
            "Béla", "Anna");
        row("A-30: Anna and the robot, told", "robotOverlooked", annaAndTheRobotShare,
            "4 × Zinc. Anna gets 2 × Zinc. The robot's share, 2 × Zinc, goes to the supply. Anna keeps the "
            "card.",
            "4 × Zinc. Anna gets 4 × Zinc. Anna keeps the card.");
        row("A-30: two players and the robot, in the mine", "robotOverlooked", theRobotAndTwoShareInItsMine,
            "Equal shares of each kind for Anna: power 1, Béla: power 1, the robot: power 1",
            "Equal shares of each kind for Anna: power 1, Béla: power 1");
        row("A-31: the robot extracts", "robotCardKept", cardOfTheRobot, "0", "1");
        row("A-32: all its crews are on closed tiles", "robotAlwaysMoves", allOfTheRobotOnClosedTiles,
            "drill round 2", "the robot");
        row("A-34: its upgrade is enough for a tile", "robotUpgraderActive", cardOfItsUpgrade, "0", "1");
    }
    void what_is_chosen_is_what_happens()
    {
        QFETCH(QString, option);
        QFETCH(Play, play);
        const bool usuallyOn = option == "zeroScores";
        QTEST(play({}), "usual");
        QTEST(play({{option, !usuallyOn}}), "otherwise");
    }

    void the_robot_is_asked_about_only_when_two_play()
    {
        RockwellTable at;
        companion::NewGame &form = *at.app.newGame();
        form.begin();
        form.setGame(static_cast<int>(scoring::GameKind::Rockwell));
        form.add("Anna");
        QCOMPARE(optionKeysOf(form.seldomOptions(), "robotAlwaysMoves"), 0);
        form.add("Béla");
        QCOMPARE(optionKeysOf(form.seldomOptions(), "robotAlwaysMoves"), 1);
        QCOMPARE(form.seldomTitle(), QString("Rules that can be read differently"));
        form.setOption("robotAlwaysMoves", true);
        form.setOption("zeroScores", false);
        QCOMPARE(form.seldomTitle(), QString("Rules that can be read differently (2 chosen)"));
        form.add("Cili");
        QCOMPARE(form.seldomTitle(), QString("Rules that can be read differently (1 chosen)"));
        QCOMPARE(optionKeysOf(form.seldomOptions(), "robotAlwaysMoves"), 0);
        QCOMPARE(optionKeysOf(form.options(), "zeroScores"), 0);
    }

    void the_set_up_reminds_of_what_was_agreed()
    {
        RockwellTable at;
        at.play({"Anna", "Béla", "Cili"}, true, true, {{"tokensExpire", true}, {"zeroScores", false}});
        const QVariantMap first = at.game().setUp().first().toMap();
        QCOMPARE(first.value("title").toString(), QString("As you agreed"));
        QCOMPARE(first.value("text").toString(),
                 QString::fromUtf8(
                     "Who holds none of a kind scores nothing for it · Safety tokens go back after a round"));
        at.play({"Anna", "Béla", "Cili"}, true, true, {{"tokensExpire", false}, {"zeroScores", true}});
        QVERIFY(at.game().setUp().first().toMap().value("title") != first.value("title"));
    }

    void what_an_older_program_kept_is_read_as_usual()
    {
        RockwellTable at;
        at.app.settings()->setOptionsOf(static_cast<int>(scoring::GameKind::Rockwell),
                                        {"screens", "mine", "zeroScores"});
        companion::NewGame &form = *at.app.newGame();
        form.begin();
        form.setGame(static_cast<int>(scoring::GameKind::Rockwell));
        QCOMPARE(form.seldomTitle(), QString("Rules that can be read differently"));
    }
};

GUILESS_STORY(RockwellOptionsViewTest)
#include "rockwell_options_view_test.moc"
