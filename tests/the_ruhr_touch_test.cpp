// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole game of The Ruhr with a finger on the window, from the choice of the game to the leaderboard; in
// the middle of it the program is killed.

#include "guided_touch.h"
#include "the_ruhr_view_table.h"

#include "db/history.h"

#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>

using guided_touch::exceptAboutTheMachine;

namespace {

const QStringList names{"Anna", "Béla"};

/// Two who follow everything but the turns, the cubes and the dice.
struct People : guided_touch::People {
    /// What somebody does, with the choices that are tapped for it.
    void does(int seat, const QString &what, const QStringList &choices, int events = 1)
    {
        touch.tap("seat-" + QString::number(seat));
        touch.tap("do-" + what + "-" + QString::number(seat));
        for (const QString &choice : choices)
            touch.tap(choice);
        tell("askTell", events);
    }
    void goOn(int phases)
    {
        for (int phase = 0; phase < phases; ++phase)
            tell("mainAction");
    }
    /// What the whole table says, if there is anything to say.
    void say(const QStringList &choices, int events = 1)
    {
        touch.tap("mainAction");
        for (const QString &choice : choices)
            touch.tap(choice);
        tell("askTell", events);
    }
    void flag(int country)
    {
        touch.tap("mainAction");
        tell("choice-flag-" + QString::number(country));
    }
    void tile(int tile)
    {
        touch.tap("mainAction");
        tell("choice-tile-" + QString::number(tile));
    }
    void unknownTile() { tile(99); }
};

} // namespace

/// The program that is killed, while Béla buys in the second round.
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
    app.settings()->setOptionsOf(static_cast<int>(scoring::GameKind::TheRuhr),
                                 {"normal", "points", "thalers", "warehouses", "tokens"});
    People people{{app, Touch(window.window())}};
    people.start(scoring::GameKind::TheRuhr, names);
    QCOMPARE(people.touch.trouble(), QString());

    people.goOn(1);                               // the event: a thaler each
    people.tile(11);                              // a thaler on Werden, Steele and Witten
    people.does(0, "depot", {"choice-action-3"}); // Towing, for her only thaler
    people.goOn(1);
    people.does(0, "sale", {"choice-place-1", "choice-face-4"}); // Werden: 4 + 1 - 1
    people.does(1, "sale", {"choice-place-7", "choice-face-3"}); // a factory: 3 - 1, and 1 from before
    people.goOn(1);
    people.does(0, "token", {"choice-tokens-4"}); // Ruhrort harbour
    people.does(1, "token", {"choice-tokens-0", "choice-tokens-3", "choice-tokens-16"},
                3);          // Essen warehouse, Lock building, Railway
    people.tell("undo", -3); // one tap told them
    people.tell("redo", 3);
    people.goOn(1);
    people.does(0, "build", {"choice-site-13"}); // Ruhrort, Belgium, for 3: 2 points
    QCOMPARE(people.touch.trouble(), QString());
    people.goOn(2);
    QCOMPARE(people.game().where(), QString("Round 2 of 12: the event"));

    people.goOn(1);
    people.unknownTile();
    people.goOn(3);
    people.does(1, "lock", {"choice-lock1-1", "choice-lock2-0"}); // two for 2: 2 + 3 points
    people.tell("undo", -1);
    people.tell("redo");
    people.does(1, "build", {"choice-site-4"}); // Werden for 3, with 1 thaler and a loan: 2 points
    QCOMPARE(people.touch.trouble(), QString());
    QCOMPARE(
        people.game().lastWords(),
        QString::fromUtf8("Béla builds a warehouse: Werden. It costs 3 thalers. It brings 2 points. Béla "
                          "takes 1 loan."));
    QCOMPARE(window.warnings(), QStringList());
    window.window()->grabWindow();
    std::printf("told %d\n", people.length());
    std::fflush(stdout);
    std::raise(SIGKILL);
}

class TheRuhrTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_game_by_touch_through_a_power_cut_to_the_leaderboard();
    void a_track_below_zero_is_tapped_in_at_the_end();
    void turns_and_cubes_are_followed_and_coal_goes_to_Ruhrort();
};

void TheRuhrTouchTest::turns_and_cubes_are_followed_and_coal_goes_to_Ruhrort()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    const QTemporaryDir folder;
    companion::App app(folder.filePath("steiger.db").toStdString());
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    app.settings()->setOptionsOf(static_cast<int>(scoring::GameKind::TheRuhr),
                                 {"normal", "turns", "points", "thalers", "warehouses", "tokens", "cubes"});
    People people{{app, Touch(window.window())}};
    people.start(scoring::GameKind::TheRuhr, names);
    const auto facts = [&](int seat) {
        return valueIn(people.app.tables()->guided()->players(), seat, "facts").toString();
    };
    people.goOn(1);
    people.tile(11);
    people.does(0, "depot", {"choice-action-2"}, 2); // Pilot; her turn is over
    people.does(1, "depot", {"choice-action-0", "ask-river+1"}, 2);
    people.does(0, "sale", {"choice-place-8", "choice-die-0", "choice-face-5"}, 2); // Ruhrort: 5 + 1 - 1
    QCOMPARE(people.touch.trouble(), QString());
    QVERIFY2(people.game().lastWords().endsWith("The export marker goes 2 spaces to the right."),
             qPrintable(people.game().lastWords()));
    people.does(1, "sale", {"choice-place-7", "choice-die-0", "choice-face-3"}, 2); // a factory: 3 - 1
    people.does(1, "token", {"choice-token-0", "ask-cubes0+1"}, 2); // what the Essen warehouse asks for, too
    people.tell("do-done-1");
    people.tell("do-done-0");
    people.tell("do-done-1");
    people.tell("do-done-0");
    people.goOn(1);
    QCOMPARE(people.touch.trouble(), QString());
    QCOMPARE(people.game().where(), QString("Round 2 of 12: the event"));
    QCOMPARE(facts(0),
             QString::fromUtf8("6 thalers · 1 warehouse in supply · cubes: 1 × black coal, Ruhrort"));

    people.goOn(1);
    people.unknownTile();
    people.does(1, "depot", {"choice-action-0"}, 2); // he lies upstream of Ruhrort
    people.does(0, "depot", {"choice-action-6"}, 2); // Towing + Pilot, for 2
    people.does(0, "sale", {"choice-place-8", "choice-die-0", "choice-face-2"}, 2);
    QVERIFY2(people.game().lastWords().endsWith("The export marker goes 1 space to the right."),
             qPrintable(people.game().lastWords()));
    people.does(1, "sale", {"choice-place-7", "choice-die-0", "choice-face-4"}, 2);
    people.tell("do-done-1");
    people.tell("do-done-0");
    people.tell("do-done-1");
    people.tell("do-done-0");
    people.goOn(1);
    QCOMPARE(people.touch.trouble(), QString());
    QCOMPARE(people.game().where(), QString("Round 3 of 12: the event"));
    QVERIFY2(facts(0).endsWith(QString::fromUtf8("cubes: 2 × black coal, Ruhrort")), qPrintable(facts(0)));
    QVERIFY2(facts(1).endsWith(QString::fromUtf8("tokens: Essen warehouse · cubes: 2 × black coal, factory")),
             qPrintable(facts(1)));
    QCOMPARE(window.warnings(), QStringList());
}

void TheRuhrTouchTest::a_track_below_zero_is_tapped_in_at_the_end()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    ruhr_view::RuhrTable at;
    at.app.settings()->setReducedMotion(true);
    at.play(
        {{"turns", false}, {"points", false}, {"thalers", false}, {"warehouses", false}, {"tokens", false}});
    for (int round = 1; round <= 12; ++round)
        QVERIFY2(at.quietRound({}), qPrintable(at.game().where()));
    companion::Window window(at.app);
    QVERIFY(window.window());
    Touch touch(window.window());
    touch.tap("continue");   // straight to the questions of the end
    touch.tap("answer-0-0"); // the points on the track of the first player
    touch.tap("key-3");
    touch.tap(QStringLiteral("\u00B1"));
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(touch.shown("keypadNumber", "text").toString(), QStringLiteral("\u22123"));
    touch.tap("keyDone");
    touch.waitFor("the points are told", [&] {
        return valueIn(at.app.guidedFinal()->players(), 0, "answers").value<QList<int>>().value(0) == -3;
    });
    touch.tap("answer-0-1"); // thalers never lie below nothing
    touch.waitForSight("key-3");
    QCOMPARE(touch.find(QStringLiteral("\u00B1")), nullptr);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
}

void TheRuhrTouchTest::a_whole_game_by_touch_through_a_power_cut_to_the_leaderboard()
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
    QCOMPARE(people.game().where(), QString("Round 2 of 12: buying and repaying"));
    people.goOn(2);

    people.say({"choice-choice0-0"}); // Anna loses her thaler, Béla has none and loses a point
    people.unknownTile();
    people.goOn(1);
    people.does(0, "sale", {"choice-place-1", "choice-face-6"}); // 6 - 1; Béla's warehouse brings him 1
    people.does(1, "sale", {"choice-place-7", "choice-face-5"}); // 5 - 1: with the one of Werden 5
    people.goOn(2);
    people.does(1, "repay", {}); // 3 for the loan
    QCOMPARE(touch.trouble(), QString());
    QVERIFY2(valueIn(app.tables()->guided()->players(), 1, "facts")
                 .toString()
                 .startsWith("2 thalers · 2 warehouses"),
             qPrintable(valueIn(app.tables()->guided()->players(), 1, "facts").toString()));
    people.goOn(2);

    people.flag(2); // Belgium
    people.unknownTile();
    people.goOn(4);
    people.say({"ask-value+1"}, 2); // 2 under the marker, 1 for the row: that is read, too
    QCOMPARE(people.game().lastWords(),
             QString("The export: Belgium. The marker is worth 2. Anna gets 3 points."));
    people.goOn(1);
    for (int round = 5; round <= 11; ++round) { // the flags of the other two, and Belgium once more
        const int country = round == 11 ? 2 : (round + 1) % 2;
        if (round == 6 || round == 10) {
            const QString gain = round == 6 ? "1" : "0"; // a point each, later a thaler each
            people.say({"choice-flag-" + QString::number(country), "choice-choice0-" + gain,
                        "choice-choice1-" + gain});
        } else {
            people.flag(country);
        }
        if (round == 11)
            people.goOn(1); // 8 tiles and those of 2 locks have been drawn
        else
            people.unknownTile();
        people.goOn(6); // four phases, the export, the end of the round
        QCOMPARE(touch.trouble(), QString());
    }
    QCOMPARE(people.game().where(), QString("Round 12 of 12: the event"));
    people.goOn(6);                    // nothing is drawn or exported any more
    touch.waitForSight("answer-0-13"); // only the barges are not known
    for (const int seat : {0, 1}) {
        touch.tap(QStringLiteral("answer-%1-13").arg(seat));
        touch.tap("choice-chosen-0");
    }
    people.reckonAndSave(2, 10);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    const std::vector<db::GameInHistory> games = db::history(app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    // Anna: a warehouse, two exports, an event. Béla: two locks, a warehouse, the events; Railway for one
    // city.
    QCOMPARE(games.front().totals, std::vector({2 + 3 + 3 + 1, 5 + 2 - 1 + 1 + 1}));
    QCOMPARE(games.front().winners, std::vector{0});
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
    TheRuhrTouchTest test;
    return QTest::qExec(&test, arguments);
}

#include "the_ruhr_touch_test.moc"
