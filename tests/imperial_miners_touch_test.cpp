// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole game of Imperial Miners with a finger on the window, from the choice of the game to the
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

const QStringList names{"Anna", "Béla"};

struct People : guided_touch::People {
    void start() { guided_touch::People::start(scoring::GameKind::ImperialMiners, names); }
    void place(int seat, bool chain)
    {
        const QString who = QString::number(seat);
        touch.tap("seat-" + who);
        if (seat > 0)
            touch.tap("do-place-" + who); // Anna taps the place in her mine itself
        touch.tap("place-0");
        tell("askTell", 2); // the card lies there, of no faction, and the chain begins
        touch.waitFor("what was told last is to be read",
                      [&] { return touch.shown("lastWords", "text").toString() == game().lastWords(); });
        if (chain)
            tell("do-chain-" + who);
        touch.tap("do-surface-" + who);
        tell("choice-effect-1");
        tell("do-done-" + who);
    }
    // Anna plays a card of level 2 in every second round, Béla one of level 1 from the deck each time.
    void round(int number)
    {
        const bool deeper = number % 2 == 0;
        touch.tap("mainAction");
        tell("choice-timing-1");
        touch.tap("seat-0");
        touch.tap("do-reveal-0");
        tell(deeper ? "choice-level-2" : "choice-level-1");
        touch.tap("seat-1");
        tell("do-deck-1");
        place(0, deeper);
        place(1, false);
    }
};

} // namespace

/// The program that is killed, in the middle of the fifth round.
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
    People people{{app, Touch(window.window())}};
    people.start();
    QCOMPARE(people.touch.trouble(), QString());
    for (int round = 1; round <= 4; ++round)
        people.round(round);
    people.touch.tap("mainAction");
    people.tell("choice-timing-0");
    QCOMPARE(people.touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    window.window()->grabWindow();
    std::printf("told %d\n", people.length());
    std::fflush(stdout);
    std::raise(SIGKILL);
}

class ImperialMinersTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_game_by_touch_through_a_power_cut_to_the_leaderboard();
    void somebody_alone_follows_everything_to_the_title();
    void all_five_are_to_be_read_beside_the_research_boards();
};

void ImperialMinersTouchTest::a_whole_game_by_touch_through_a_power_cut_to_the_leaderboard()
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
    QCOMPARE(people.game().where(), QString("Round 5 of 10: the event takes effect"));
    QCOMPARE(people.game().names(), names);

    // Both carry the event out; then the round goes on as the others did.
    people.tell("mainAction");
    touch.tap("seat-0");
    touch.tap("do-reveal-0");
    people.tell("choice-level-1");
    touch.tap("seat-1");
    people.tell("do-deck-1");
    people.tell("undo", -1);
    people.tell("redo");
    QCOMPARE(touch.trouble(), QString());
    people.place(0, false);
    people.place(1, false);
    for (int round = 6; round <= 10; ++round)
        people.round(round);
    QCOMPARE(touch.trouble(), QString());

    touch.waitForSight("answer-0-0");
    // No two cards touch, so there are no carts.
    const QList<QList<int>> counted{{4, 2, 1, 3, 1, 0, 0, 0}, {1, 1, 2, 0, 0, 0, 0, 0}};
    for (int seat = 0; seat < 2; ++seat) {
        for (int field = 0; field < 8; ++field)
            people.answer(seat, field, counted[seat][field]);
    }
    people.reckonAndSave(2, 2);
    touch.tap("back");
    touch.tap("history");
    touch.tap("Imperial Miners");
    people.walkOverTheLines(2);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());

    const std::vector<db::GameInHistory> games = db::history(app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().totals, std::vector({4 + 10 + 10, 1 + 5 + 20}));
    QCOMPARE(games.front().winners, std::vector{1});
    qInfo("%d taps since the power cut", touch.taps());
}

namespace {

/// Somebody alone who follows everything.
struct Alone : guided_touch::People {
    void start()
    {
        sitDown(scoring::GameKind::ImperialMiners, {"Tibor"});
        for (const char *option : {"carts", "coins", "points", "hands", "research"})
            touch.tap(QString("option-") + option);
        toTheTable();
    }
    void number(const QString &field, int digit)
    {
        touch.tap("ask-" + field);
        touch.tap("key-" + QString::number(digit));
        touch.tap("keyDone");
    }
    void event()
    {
        touch.tap("mainAction");
        tell("choice-timing-1");
    }
    void reveal(int level)
    {
        touch.tap("do-reveal-0");
        touch.tap(QStringLiteral("choice-level-%1").arg(level));
        tell("askTell");
    }
    /// On the board itself; the sides are tapped once for each step from none over empty to loaded.
    void place(int place, const QList<int> &sides, const QString &faction = {})
    {
        touch.tap(QStringLiteral("place-%1").arg(place));
        for (int side = 0; side < sides.size(); ++side) {
            for (int taps = 0; taps < sides[side]; ++taps)
                touch.tap(QStringLiteral("side-%1").arg(side));
        }
        if (!faction.isEmpty())
            touch.tap("choice-factions-" + faction);
        tell("askTell", 2);
    }
    void surfaceAndDone()
    {
        touch.tap("do-surface-0");
        tell("choice-effect-1");
        tell("do-done-0");
    }
};

} // namespace

void ImperialMinersTouchTest::somebody_alone_follows_everything_to_the_title()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    const QTemporaryDir folder;
    companion::App app(folder.filePath("steiger.db").toStdString());
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    Alone alone{{app, Touch(window.window())}};
    Touch &touch = alone.touch;
    alone.start();
    QCOMPARE(touch.trouble(), QString());

    // The research boards are counted as they are offered, with six spaces.
    for (const char *board : {"do-measure1", "do-measure2", "do-measure3"}) {
        touch.tap(board);
        alone.tell("askTell");
    }
    touch.tap("do-coins-0");
    alone.number("by", 9);
    alone.tell("askTell");

    // Two cards of row 1 side by side, half a cart loaded between them, and one below both.
    alone.event();
    alone.reveal(1);
    alone.place(0, {0, 2}, "0");
    alone.surfaceAndDone();
    alone.event();
    alone.reveal(1);
    alone.place(4, {1, 0});
    QCOMPARE(touch.trouble(), QString());
    touch.tap("do-cart-0");
    alone.tell("place-0"); // the seam between them
    QCOMPARE(alone.game().lastWords(), QString("Tibor: a cart token between cards A and B."));
    alone.surfaceAndDone();
    alone.event();
    alone.reveal(2);
    alone.place(1, {});
    QCOMPARE(touch.trouble(), QString());

    // The chain forks; a card of its way has collapsed.
    touch.tap("do-collapse-0");
    alone.tell("place-1");
    QCOMPARE(alone.game().lastWords(), QString("Tibor: card B collapses."));
    alone.tell("place-1"); // on the board itself, to the right
    QCOMPARE(alone.game().lastWords(),
             QString("The chain of Tibor reaches card B: the collapse is cleared instead of any effect."));
    touch.tap("do-machines-0");
    touch.tap("place-2");
    alone.tell("askTell");
    QCOMPARE(alone.game().lastWords(), QString("Tibor: machines on card C: +1."));
    touch.tap("do-research-0");
    touch.tap("choice-first-2");
    alone.tell("askTell");
    QCOMPARE(alone.game().lastWords(),
             QString("Tibor researches and comes to space 2 of board 2, which takes effect. Steps: 1."));
    touch.tap("do-hand-0");
    alone.number("drawn", 2);
    alone.tell("askTell");
    touch.tap("do-points-0");
    alone.number("by", 9);
    alone.tell("askTell");
    touch.tap("do-scots-0");
    alone.number("printed", 3);
    alone.tell("askTell");
    QCOMPARE(alone.game().lastWords(), QString("Tibor: coins −2."));
    QCOMPARE(touch.trouble(), QString());

    // Machines were counted wrongly; what is known of the card stands there already.
    touch.tap("moreAsks");
    touch.tap("do-correct-0");
    touch.tap("place-2");
    alone.number("machines", 3);
    alone.tell("askTell");
    const QVariantMap corrected = alone.game().board()[2].toMap();
    QCOMPARE(corrected["machines"].toInt(), 3);
    touch.tap("moreAsks");
    alone.surfaceAndDone();
    QCOMPARE(touch.trouble(), QString());
    for (int round = 4; round <= 10; ++round) {
        alone.event();
        touch.tap("mainAction"); // nobody reveals a card
        alone.tell("yes");
        alone.tell("mainAction");
    }
    QCOMPARE(touch.trouble(), QString());
    const QString id = alone.game().id();
    alone.reckonAndSave(1, 2);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    const std::vector<db::GameInHistory> games = db::history(app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().totals, std::vector{10}); // nine in tokens, and one full cart
    app.gameSheet()->open(id);
    QCOMPARE(app.gameSheet()->facts().result, QString("Tibor has 10 points. The title is: navvy."));
}

void ImperialMinersTouchTest::all_five_are_to_be_read_beside_the_research_boards()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    const QTemporaryDir folder;
    companion::App app(folder.filePath("steiger.db").toStdString());
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    window.window()->resize(1280, 800);
    guided_touch::People people{app, Touch(window.window())};
    Touch &touch = people.touch;
    people.sitDown(scoring::GameKind::ImperialMiners, {"Anna", "Béla", "Cili", "Dániel", "Elek"});

    // On a narrow screen the game that is chosen comes into view.
    window.window()->resize(480, 800);
    const QString chosen = "game-" + QString::number(static_cast<int>(scoring::GameKind::ImperialMiners));
    touch.waitFor("the chosen game is to be seen", [&] {
        const QQuickItem *button = touch.find(chosen);
        return button && button->mapToScene({button->width(), 0}).x() <= 480;
    });
    window.window()->resize(1280, 800);
    touch.tap("option-research");
    people.toTheTable();
    for (const char *board : {"do-measure1", "do-measure2", "do-measure3"}) {
        touch.tap(board);
        people.tell("askTell");
    }
    touch.waitFor("all five are to be seen", [&] {
        return touch.shown("players", "count").toInt() == 5 &&
               touch.shown("players", "contentHeight").toReal() <= touch.shown("players", "height").toReal();
    });
    QVERIFY(touch.find("spaces") || touch.find("spacesBelow"));

    // Where the screen is too low for them, the one who is shown is in view.
    window.window()->resize(800, 480);
    for (const int seat : {4, 0, 3}) {
        app.tables()->guided()->setShownSeat(seat);
        touch.waitFor("that player is to be seen", [&] {
            const QQuickItem *list = touch.find("players");
            const QQuickItem *row = touch.find("seat-" + QString::number(seat));
            return list && row && list->mapFromScene(Touch::centre(row)).y() > 0 &&
                   list->mapFromScene(Touch::centre(row)).y() < list->height();
        });
    }
    QCOMPARE(touch.trouble(), QString());
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
    ImperialMinersTouchTest test;
    return QTest::qExec(&test, arguments);
}

#include "imperial_miners_touch_test.moc"
