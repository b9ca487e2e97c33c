// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole game of Rockwell with a finger on the window, from the choice of the game to the leaderboard; in
// the middle of it the program is killed. And a round of two players with the robot, in a mine that is
// followed; rockwell_robot_touch_test.cpp plays such a game to its end.

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

const QStringList names{"Anna", "Béla", "Cili"};

// Everybody starts with 3 zinc, 2 copper, 1 silver and $3000.

/// Anna bids a zinc, Béla $500, Cili nothing: Béla, Anna, Cili. Béla goes to the workshop and into the
/// control centre, Anna to the exchange. Cili turns a zinc into a token.
void beforeDrilling(People &people)
{
    people.bid(0, "ask-0+1");
    people.bid(1, "ask-money+5");
    people.bid(2);
    people.touch.waitFor("the order is said", [&] {
        return people.game().lastWords().endsWith("The new order: Béla $500, Anna $400, Cili $0.");
    });
    people.place(1, 2, 1, 2);
    people.place(0, 1, 1, 1);
    people.tell("do-pass-2");
    people.place(1, 0, 1, 0);
    people.tell("do-pass-0");
    people.tell("do-pass-2");
    people.touch.tap("seat-2");
    people.touch.tap("do-tokens-2");
    people.touch.tap("ask-0+1");
    people.tell("askTell");
    people.tell("mainAction");
}

/// Anna (power 3) and Béla (4) share 3 copper, 5 silver and 4 gold: 1, 2 and 2 for each, and a copper and a
/// silver are left for Béla. Then Cili (2) alone finds 2 zinc and a gold in danger: her token saves one of
/// two cubes.
void drilling(People &people)
{
    Touch &touch = people.touch;
    touch.tap("do-extraction");
    people.enter({{"1", 3}, {"2", 5}, {"3", 4}, {"power0", 3}, {"power1", 4}});
    touch.tap("choice-active-0");
    people.tell("askTell");
    touch.waitFor("the remainder is explained", [&] {
        return people.game().lastWords().contains(QString::fromUtf8(
            "The remainder, 1 × Copper, 1 × Silver, goes to Béla, who has the most power there."));
    });
    people.tell("undo", -1);
    people.tell("redo");
    touch.tap("do-extraction");
    people.enter({{"0", 2}, {"3", 1}, {"power2", 2}});
    touch.tap("choice-active-2");
    touch.tap("choice-danger-1");
    const auto foreseen = [&] { return touch.shown("foreseen", "text").toString(); };
    touch.waitFor("what would be lost is said", [&] {
        return foreseen().contains(QString::fromUtf8("Cubes at risk: 2. Lost: 1 × Zinc, 1 × Gold."));
    });
    // More tokens than she has: the form stays, and says why not.
    people.enter("token2", 2);
    touch.tap("askTell");
    touch.waitFor("the refusal is read where it was told", [&] {
        return touch.shown("askRefusal", "text").toString().startsWith("Too many tokens (2)") &&
               !touch.find("notice");
    });
    touch.tap("ask-token2-1");
    people.tell("askTell");
    touch.waitFor("danger is told", [&] {
        return people.game().lastWords().endsWith(QString::fromUtf8(
            "Danger for Cili. Cubes at risk: 2. Tokens spent: 1. Lost: 1 × Gold. Cili keeps the card."));
    });
    people.tell("mainAction"); // drilling is over
    people.tell("mainAction"); // the shafts have paid
}

/// Anna sells 2 copper.
void exchange(People &people)
{
    people.touch.tap("do-trade-0");
    people.touch.tap("choice-way-1");
    people.touch.tap("choice-kind-1");
    people.touch.tap("ask-count+1");
    people.tell("askTell");
}

/// Béla buys safety for $2000, and delivers 2 copper and a silver for 4 prestige.
void workshop(People &people)
{
    people.touch.tap("mainAction"); // the prices on the marked tiles
    people.enter(
        {{"safety0", 20}, {"safety1", 25}, {"safety2", 30}, {"shaft0", 20}, {"shaft1", 25}, {"shaft2", 30}});
    people.tell("askTell");
    people.touch.tap("seat-1");
    people.tell("do-safety-1");
    people.touch.tap("do-deliver-1");
    people.enter({{"1", 2}, {"2", 1}, {"prestige", 4}});
    people.tell("askTell");
}

} // namespace

/// The program that is killed, while Béla is in the workshop.
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
    companion::Window window(app);
    QVERIFY(window.window());
    app.settings()->setOptionsOf(static_cast<int>(scoring::GameKind::Rockwell), {"zeroScores", "screens"});
    People people{{app, Touch(window.window())}};
    people.start(scoring::GameKind::Rockwell, names);
    beforeDrilling(people);
    drilling(people);
    exchange(people);
    QCOMPARE(people.game().where(), QString("Round 1: phase III, workshop"));
    QCOMPARE(people.touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    window.window()->grabWindow();
    std::printf("told %d\n", people.length());
    std::fflush(stdout);
    std::raise(SIGKILL);
}

class RockwellTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_game_by_touch_through_a_power_cut_to_the_leaderboard();
    void two_players_and_the_robot_in_a_mine_that_is_followed();
};

void RockwellTouchTest::a_whole_game_by_touch_through_a_power_cut_to_the_leaderboard()
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
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    People people{{app, Touch(window.window())}};
    Touch &touch = people.touch;
    touch.tap("continue");
    touch.waitForSight("seat-0");
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(people.length(), said.section("told ", -1).section('\n', 0, 0).toInt());
    QCOMPARE(people.game().where(), QString("Round 1: phase III, workshop"));
    workshop(people);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(people.game().where(), QString("Round 1: end of the round"));
    people.claim(0, 8);
    people.claim(1, 8); // two of three have reached the centre: the game ends
    people.claim(2, 1);
    touch.waitForSight("spacesBelow");
    QVERIFY(people.game().rule().contains(
        "The game ends with this round: the centre was reached by Anna, Béla."));
    people.tell("mainAction");
    people.reckonAndSave(3, 7);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    const std::vector<db::GameInHistory> games = db::history(app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    // At the end Anna has 2 zinc, 1 copper, 3 silver, 2 gold and $4200; Béla 3, 2, 3, 2 and $500; Cili 4, 2,
    // 1, 0 and $3000. The first of a kind gets 2, the second 1. Goals and deliveries, then zinc to gold and
    // money:
    QCOMPARE(games.front().totals, std::vector({6 + 0 + 0 + 0 + 2 + 2 + 2, // Anna
                                                5 + 4 + 1 + 2 + 2 + 2 + 0, // Béla
                                                4 + 0 + 2 + 2 + 0 + 0 + 1}));
    QCOMPARE(games.front().winners, std::vector{1});
}

void RockwellTouchTest::two_players_and_the_robot_in_a_mine_that_is_followed()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    const QTemporaryDir folder;
    companion::App app(folder.filePath("steiger.db").toStdString());
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    People people{{app, Touch(window.window())}};
    Touch &touch = people.touch;
    people.start(scoring::GameKind::Rockwell, {"Anna", "Béla"});
    touch.tap("tableMenu");
    touch.tap("calculators"); // those of this game
    touch.waitForSight("calculator-rockwell-share");
    touch.tap("back");
    people.bid(0);
    people.bid(1);
    for (int placed = 0; placed < 4; ++placed)
        people.tell(People::at("do-pass-", people.acting()));
    people.tell("mainAction");
    const auto place = [](int number) { return People::at("place-", 3 + number); }; // behind four entrances
    const auto bothStay = [&] {
        for (int turn = 0; turn < 2; ++turn)
            people.tell(People::at("do-endTurn-", people.acting()));
    };

    // The first goes to A1, which asks for 2; the second comes too, and shares 3 zinc: 1 each, and 1 is left.
    const int first = people.acting();
    touch.tap(People::at("do-move0-", first));
    people.tell(place(1));
    touch.waitFor("the move is told", [&] {
        return touch.shown("lastWords", "text").toString() ==
               people.game().names().value(first) + " moves a crew to A1.";
    });
    touch.tap("mainAction");
    people.tell("choice-number-2");
    const int second = people.acting();
    QVERIFY(first != second || !touch.trouble().isEmpty());
    touch.tap(People::at("do-move0-", second));
    people.tell(place(1));
    touch.tap("mainAction");
    people.enter("0", 3);
    people.tell("askTell");
    QCOMPARE(touch.trouble(), QString());
    QVERIFY2(people.game().lastWords().contains(
                 QString::fromUtf8("The remainder, 1 × Zinc, goes to %1: the strongest are tied")
                     .arg(people.game().names().value(second))),
             qPrintable(people.game().lastWords()));

    // A1 is open, so the robot goes from entrance 1 to A2; its number is read there.
    people.tell("do-robot0");
    touch.tap("mainAction");
    people.tell("choice-number-3");
    bothStay();
    touch.tap("do-robot1"); // A3 asks for 4, A4 for 2: it goes to A4
    touch.tap("choice-numberA3-4");
    touch.tap("choice-numberA4-2");
    people.tell("askTell", 2);
    people.tell("do-robot1");
    QCOMPARE(people.game().lastWords(), QString("A crew of the robot goes to A4."));
    bothStay();
    touch.tap("do-robot2"); // A5 and A6 ask for the same: somebody chooses
    touch.tap("choice-numberA5-3");
    touch.tap("choice-numberA6-3");
    touch.tap("askTell"); // the set-up forbids that, so it is asked once more
    touch.tap("cancel");  // and the form is still there
    touch.tap("askTell");
    people.tell("yes", 2);
    touch.tap("do-robot2");
    people.tell(place(6));
    QCOMPARE(people.game().lastWords(), QString("A crew of the robot goes to A6."));
    bothStay();
    touch.tap("mainAction"); // only one crew is left at an entrance
    touch.tap("choice-numberA7-5");
    touch.tap("choice-numberA8-6");
    people.tell("askTell", 2);
    people.tell("mainAction");
    touch.tap(People::at("do-robotUpgrade-", people.acting()));
    people.tell("choice-crew-0");
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(people.game().where(), QString("Round 1: end of the round"));
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
    RockwellTouchTest test;
    return QTest::qExec(&test, arguments);
}

#include "rockwell_touch_test.moc"
