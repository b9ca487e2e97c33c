// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole game of Rockwell with a finger on the window, from the choice of the game to the
// leaderboard; in the middle of it the program is killed.

#include "guided_touch.h"

#include "db/history.h"

#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>

using guided_touch::exceptAboutTheMachine;

namespace {

const QStringList names{"Anna", "Béla", "Cili"};

/// Three who count only at the end.
struct People : guided_touch::People {
    /// Whoever is shown is whose turn it is.
    void pass() { tell("do-pass-" + QString::number(game().shownSeat())); }
    // Nobody bids, places or develops anything.
    void round(int pause = 0)
    {
        touch.tap("mainAction");
        tell("askTell");
        touch.tap("seat-" + QString::number(acting()));
        for (int placed = 0; placed < 6 - pause; ++placed)
            pass();
        if (pause > 0)
            return;
        goOn();
    }
    void goOn()
    {
        for (int phase = 0; phase < 3; ++phase)
            tell("mainAction");
    }
    int acting()
    {
        const QAbstractItemModel *players = app.tables()->guided()->players();
        for (int seat = 0; seat < names.size(); ++seat) {
            if (valueIn(players, seat, "acts").toBool())
                return seat;
        }
        return 0;
    }
};

} // namespace

/// The program that is killed, while vice presidents are placed in the second round.
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
    app.settings()->setOptionsOf(static_cast<int>(scoring::GameKind::Rockwell), {"zeroScores"}); // no screens
    People people{{app, Touch(window.window())}};
    people.start(scoring::GameKind::Rockwell, names);
    QCOMPARE(people.touch.trouble(), QString());
    people.round();
    QCOMPARE(people.game().where(), QString("Round 1: end of the round"));
    people.tell("mainAction");
    people.round(3);
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
    QCOMPARE(people.game().where(), QString("Round 2: vice presidents"));
    touch.tap("seat-" + QString::number(people.acting()));
    for (int placed = 0; placed < 3; ++placed)
        people.pass();
    people.goOn();
    QCOMPARE(people.game().where(), QString("Round 2: end of the round"));
    for (const int seat : {0, 1}) { // two of three have reached the centre: the game ends
        touch.tap("seat-" + QString::number(seat));
        touch.tap("do-claim-" + QString::number(seat));
        people.tell("choice-goal-8");
    }
    people.tell("mainAction");
    touch.waitForSight("answer-0-0");
    QCOMPARE(touch.trouble(), QString());
    const QList<QList<int>> counted{{3, 2, 1, 0, 30, 0}, {4, 1, 0, 2, 25, 2}, {0, 5, 3, 1, 10, 0}};
    for (int seat = 0; seat < 3; ++seat) {
        for (int field = 0; field < 6; ++field)
            people.answer(seat, field, counted[seat][field]);
    }
    people.reckonAndSave(3);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    const std::vector<db::GameInHistory> games = db::history(app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    // Goals 6 and 5, a delivery of 2; majorities of 2 and 1 for zinc, copper, silver, gold and money.
    QCOMPARE(games.front().totals,
             std::vector({6 + 1 + 1 + 1 + 0 + 2, 5 + 2 + 2 + 0 + 0 + 2 + 1, 2 + 2 + 1}));
    QCOMPARE(games.front().winners, std::vector{1});
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
