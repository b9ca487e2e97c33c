// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole game of Rockwell for two players and the robot with a finger on the window, from the choice of the
// game to the leaderboard. While the robot is to move, the program is killed.

#include "rockwell_touch.h"

#include "db/history.h"

#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>

using guided_touch::exceptAboutTheMachine;
using rockwell_touch::People;

namespace {

constexpr int anna = 0;
constexpr int bela = 1;

// Boards, as they are chosen.
constexpr int controlCentre = 0;
constexpr int exchange = 1;
constexpr int workshop = 2;

/// A place of the mine: behind the four entrances the tiles, eight in a layer; behind them the borders, and
/// the centre.
QString tile(char layer, int number)
{
    return People::at("place-", 4 + 8 * (layer - 'A') + number - 1);
}
const QString centre = "place-68";

struct Pair : People {
    void bothPass()
    {
        for (int placed = 0; placed < 2; ++placed)
            tell(at("do-pass-", acting()));
    }
    void bothStay()
    {
        for (int turn = 0; turn < 2; ++turn)
            tell(at("do-endTurn-", acting()));
    }
    void goes(const QString &place)
    {
        touch.tap(at("do-move0-", acting()));
        tell(place);
    }
    /// Whoever comes first reads the number.
    void bothGo(const QString &place, int number)
    {
        goes(place);
        touch.tap("mainAction");
        tell(at("choice-number-", number));
        goes(place);
    }
    /// Both tiles below its entrance are closed: it goes to the one that asks for less.
    void robotLeaves(const QString &way, int entrance)
    {
        touch.tap(way);
        touch.tap(QStringLiteral("choice-numberA%1-8").arg(2 * entrance - 1));
        touch.tap(QStringLiteral("choice-numberA%1-9").arg(2 * entrance));
        tell("askTell", 2);
        tell(way);
    }
};

// Everybody starts with 3 zinc, 2 copper, 1 silver and $3000.

/// Anna bids $500, so she is first. She goes to the exchange, Béla to the workshop, both for two actions.
void beforeDrilling(Pair &pair)
{
    pair.bid(anna, "ask-money+5");
    pair.bid(bela);
    pair.place(anna, exchange, 1, 2);
    pair.place(bela, workshop, 1, 2);
    pair.bothPass();
    pair.tell("mainAction");
}

/// Both are on A1, which asks for 3, and so the robot comes too. Of 7 zinc and 4 copper everybody gets 2 zinc
/// and 1 copper; what is left, and its own share, the robot takes to the supply.
void theRobotShares(Pair &pair)
{
    pair.bothGo(tile('A', 1), 3);
    pair.touch.tap("do-robot0");
    pair.tell("choice-numberA2-9");
    pair.tell("do-robot0");
    pair.touch.waitFor("the extraction is offered",
                       [&] { return pair.touch.shown("mainAction", "text").toString() == "Extract A1"; });
    pair.touch.tap("mainAction");
    pair.enter({{"0", 7}, {"1", 4}});
    pair.tell("askTell");
    pair.touch.waitFor("the robot's share is told", [&] {
        return pair.game().lastWords().contains(
            QString::fromUtf8("The robot's share, 3 × Zinc, 2 × Copper, goes to the supply."));
    });
    pair.touch.waitFor("who may show a goal first is said", [&] {
        return pair.touch.shown("rule", "text")
            .toString()
            .endsWith(QString::fromUtf8("the robot takes none: by management order Anna, Béla."));
    });
}

/// From layer to layer, on closed tiles that ask for more than they have.
void deeper(Pair &pair)
{
    pair.bothGo(tile('B', 1), 12);
    pair.robotLeaves("do-robot1", 2);
    pair.bothGo(tile('C', 1), 13);
}
void deepest(Pair &pair)
{
    pair.robotLeaves("do-robot2", 3);
    pair.bothGo(tile('D', 1), 14);
    pair.robotLeaves("mainAction", 4); // only one crew of the robot is left at an entrance
}

/// Anna sells 2 zinc for $800 and buys a gold for $1000.
void trade(Pair &pair)
{
    const auto deal = [&](const char *way, const char *kind, bool two) {
        pair.touch.tap("do-trade-0");
        pair.touch.tap(way);
        pair.touch.tap(kind);
        if (two)
            pair.touch.tap("ask-count+1");
        pair.tell("askTell");
    };
    deal("choice-way-1", "choice-kind-0", true);
    deal("choice-way-0", "choice-kind-3", false);
}

/// Béla makes his crew stronger for $1500, and delivers 2 zinc and a copper for 3 prestige. Anna makes the
/// robot's crew on A1 stronger.
void develop(Pair &pair)
{
    pair.touch.tap("seat-1");
    pair.touch.tap("do-power-1");
    pair.tell("choice-crew-0");
    pair.touch.tap("do-deliver-1");
    pair.enter({{"0", 2}, {"1", 1}, {"prestige", 3}});
    pair.tell("askTell");
    pair.touch.tap("seat-0");
    pair.touch.tap("do-robotUpgrade-0");
    pair.tell("choice-crew-0");
    pair.tell("mainAction"); // the round is over
}

/// Anna drills first, goes into the centre and shows it; then Béla. The robot's strongest crew may go to two
/// tiles; then all of them wait on closed ones, and it moves no more.
void lastRound(Pair &pair)
{
    pair.bid(anna);
    pair.bid(bela);
    pair.place(anna, controlCentre, 3, 0);
    pair.tell("do-pass-1");
    pair.place(anna, workshop, 1, 0); // its two actions are known
    pair.tell("do-pass-1");
    pair.tell("mainAction");
    pair.goes(centre);
    pair.claim(anna, 8);
    pair.touch.tap("seat-1");
    pair.goes(centre);
    pair.claim(bela, 8);
    pair.touch.waitFor("the end is in sight", [&] {
        return pair.touch.shown("rule", "text")
            .toString()
            .contains(
                QString::fromUtf8("The game ends with this round: the centre was reached by Anna, Béla."));
    });
    pair.touch.tap("mainAction");
    pair.tell(tile('A', 2));
    for (int drillRound = 2; drillRound <= 4; ++drillRound)
        pair.bothStay();
    pair.touch.tap("do-deliver-0"); // Anna: a copper for 2 prestige
    pair.enter({{"1", 1}, {"prestige", 2}});
    pair.tell("askTell");
    pair.tell("do-giveUp-0");
    pair.tell("do-noUpgrade-0");
    pair.tell("mainAction");
}

} // namespace

/// The program that is killed, while the robot is to move.
class FirstHalf : public QObject
{
    Q_OBJECT

public:
    explicit FirstHalf(QString folder)
        : m_folder(std::move(folder))
    {
    }

private slots:
    void plays_until_it_is_killed();

private:
    QString m_folder;
};

void FirstHalf::plays_until_it_is_killed()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    companion::App app(m_folder.toStdString() + "/steiger.db");
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    Pair pair{{{app, Touch(window.window())}}};
    pair.start(scoring::GameKind::Rockwell, {"Anna", "Béla"});
    beforeDrilling(pair);
    theRobotShares(pair);
    deeper(pair);
    QCOMPARE(pair.touch.trouble(), QString());
    QCOMPARE(pair.game().where(), QString("Round 1: phase I, the robot"));
    QCOMPARE(window.warnings(), QStringList());
    window.window()->grabWindow();
    std::printf("told %d\n", pair.length());
    std::fflush(stdout);
    std::raise(SIGKILL);
}

class RockwellRobotTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void two_players_and_the_robot_through_a_power_cut_to_the_leaderboard();
    void how_the_rules_are_read_is_chosen_behind_a_fold();
};

void RockwellRobotTouchTest::two_players_and_the_robot_through_a_power_cut_to_the_leaderboard()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    const QTemporaryDir folder;
    QProcess first;
    first.start(QCoreApplication::applicationFilePath(), {"--first-half", folder.path()});
    QVERIFY(first.waitForFinished(240'000));
    const QString said = first.readAllStandardOutput() + first.readAllStandardError();
    QVERIFY2(first.exitStatus() == QProcess::CrashExit && said.contains("told "), qPrintable(said));

    companion::App app(folder.filePath("steiger.db").toStdString());
    QCOMPARE(app.openingTrouble(), QString());
    companion::Window window(app);
    QVERIFY(window.window());
    Pair pair{{{app, Touch(window.window())}}};
    Touch &touch = pair.touch;
    touch.tap("continue");
    touch.waitForSight("seat-0");
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(pair.length(), said.section("told ", -1).section('\n', 0, 0).toInt());
    QCOMPARE(pair.game().where(), QString("Round 1: phase I, the robot"));
    deepest(pair);
    trade(pair);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(pair.game().where(), QString("Round 1: phase III, workshop"));
    develop(pair);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(pair.game().where(), QString("Round 2: auction"));
    lastRound(pair);
    pair.reckonAndSave(2, 7);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    const std::vector<db::GameInHistory> games = db::history(app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    // At the end Anna has 3 zinc, 2 copper, 1 silver, 1 gold and $2300; Béla 3, 2, 1, 0 and $1500. The first
    // of a kind gets 2, and so do both in a tie. Goals and deliveries, then zinc to gold and money:
    QCOMPARE(games.front().totals, std::vector({6 + 2 + 2 + 2 + 2 + 2 + 2, // Anna
                                                4 + 3 + 2 + 2 + 2 + 0 + 0}));
    QCOMPARE(games.front().winners, std::vector{anna});
}

void RockwellRobotTouchTest::how_the_rules_are_read_is_chosen_behind_a_fold()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    const QTemporaryDir folder;
    companion::App app(folder.filePath("steiger.db").toStdString());
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    Pair pair{{{app, Touch(window.window())}}};
    Touch &touch = pair.touch;
    pair.sitDown(scoring::GameKind::Rockwell, {"Anna", "Béla"});
    QVERIFY(!touch.find("The robot always moves"));
    touch.tap("seldomOptions");
    touch.tap("The robot always moves");
    touch.tap("Safety tokens go back after a round");
    touch.waitFor("both are counted", [&] {
        return touch.shown("seldomOptions", "text") == "Rules that can be read differently (2 chosen)";
    });
    touch.tap("Safety tokens go back after a round");
    touch.tap("seldomOptions");
    touch.waitFor("it is folded, but says that something is chosen", [&] {
        return !touch.find("The robot always moves") &&
               touch.shown("seldomOptions", "text") == "Rules that can be read differently (1 chosen)";
    });
    pair.toTheTable();
    QCOMPARE(touch.trouble(), QString());
    const QVariantMap first = pair.game().setUp().first().toMap();
    QCOMPARE(first.value("title").toString(), QString("As you agreed"));
    QCOMPARE(first.value("text").toString(), QString("The robot always moves"));
    QCOMPARE(window.warnings(), QStringList());
}

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--first-half") {
        FirstHalf half(arguments.value(2));
        return QTest::qExec(&half, arguments.mid(0, 1));
    }
    RockwellRobotTouchTest test;
    return QTest::qExec(&test, arguments);
}

#include "rockwell_robot_touch_test.moc"
