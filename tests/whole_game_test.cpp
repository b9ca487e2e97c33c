// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole evening with a finger on the window, from an empty store to the leaderboard; in the middle of it
// the program is killed.

#include "touch_story.h"
#include "whole_game.h"

#include "companion/app/window.h"
#include "companion/view/app.h"
#include "db/history.h"
#include "db/leaderboard.h"

#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>

using namespace scoring::coal_baron;
using whole_game::ShiftOfOne;

namespace {

const QStringList names{"Anna", "Béla", "Cili", "Dániel"};
const QRegularExpression exceptAboutTheMachine("^(?!PulseAudioService|No audio device)");

QString cardName(Order order)
{
    return "card-" + QString::number(static_cast<int>(order));
}

QString buyName(Tile tile)
{
    return QStringLiteral("buy-%1-%2-%3")
        .arg(static_cast<int>(kind(tile).coal))
        .arg(kind(tile).carts)
        .arg(kind(tile).side == Side::Light ? "light" : "dark");
}

QString cartName(const std::string &cart)
{
    const QStringList parts = QString::fromStdString(cart).split(':');
    return QStringLiteral("cart-%1-%2-%3")
        .arg(static_cast<int>(coalLetters.find(parts[1].front().toLatin1())))
        .arg(parts[0], parts[2]);
}

/// The people at the table: all they do is touch the window.
struct People {
    companion::App &app;
    Touch touch;

    void go(const QString &what, companion::CoalBaronGame::Phase phase)
    {
        touch.tap("mainAction");
        touch.waitFor(what, [=, this] { return app.game()->phase() == phase; });
    }
    void start()
    {
        touch.tap("language-en");
        touch.tap("newGame");
        touch.tap("newName");
        for (const QString &name : names) {
            touch.type(name);
            touch.tap("addPlayer");
            touch.waitFor(name + " is seated",
                          [&] { return app.newGame()->players() == names.indexOf(name) + 1; });
            touch.tap("newName");
        }
        go("the game is under way", companion::CoalBaronGame::Phase::None);
        touch.waitForSight("mainAction");
        touch.tap("mainAction"); // the pieces are on the table already
        touch.waitForSight("deliver-0");
    }
    void deliver(const ShiftOfOne &done)
    {
        for (const Order order : orders(done.delivered)) {
            const QString card = cardName(order);
            touch.tap(card);
            touch.waitFor(card + " is stamped", [&] {
                return touch.shown(card, "own").toBool() && touch.shown(card, "delivered").toBool();
            });
        }
    }
    void buy(const ShiftOfOne &done)
    {
        for (const Tile tile : tiles(done.tiles)) {
            const int before = app.mine()->lightTiles() + app.mine()->darkTiles();
            touch.tap(buyName(tile));
            touch.waitFor("the tile lies in the mine",
                          [&] { return app.mine()->lightTiles() + app.mine()->darkTiles() == before + 1; });
        }
    }
    void empty(const ShiftOfOne &done)
    {
        for (const std::string &cart : whole_game::wordsOf(done.carts)) {
            const int before = app.mine()->cubesOnCarts();
            touch.tap(cartName(cart));
            touch.waitFor(cartName(cart) + " is empty",
                          [&] { return app.mine()->cubesOnCarts() == before - 1; });
        }
    }
    // Everybody's deliveries, then everybody's mine, with the tablet in one hand.
    void deliverAll(int shift, int firstSeat, int lastSeat)
    {
        touch.tap("deliver-" + QString::number(firstSeat));
        for (int seat = firstSeat; seat <= lastSeat; ++seat) {
            if (seat != firstSeat)
                touch.tap("chip-" + QString::number(seat));
            deliver(whole_game::doneBy(seat, shift));
        }
    }
    void mineAll(int shift)
    {
        touch.tap("toMine"); // it shows the mine of the last one who delivered
        for (const int seat : {3, 2, 1, 0}) {
            if (seat != 3)
                touch.tap("chip-" + QString::number(seat));
            buy(whole_game::doneBy(seat, shift));
            empty(whole_game::doneBy(seat, shift));
        }
        touch.tap("mainAction");
    }
    void endShift(int shift)
    {
        touch.tap("mainAction");
        if (shift < 3) {
            for (std::size_t seat = 0; seat < 4; ++seat)
                touch.tap(QStringLiteral("factory-%1-%2")
                              .arg(seat)
                              .arg(whole_game::factoryWorkers[static_cast<std::size_t>(shift) - 1][seat]));
            touch.tap("factoryDone");
        }
        touch.waitForSight("toSummary");
    }
    void answer(int seat, int field, int number)
    {
        touch.tap(QStringLiteral("answer-%1-%2").arg(seat).arg(field));
        for (const QChar figure : QString::number(number))
            touch.tap(QString("key-") + figure);
        touch.tap("keyDone");
    }

    QVariant ofPlayer(int seat, const char *role) const
    {
        return valueIn(app.table()->players(), seat, role);
    }
    QList<int> scores() const
    {
        QList<int> points;
        for (int seat = 0; seat < 4; ++seat)
            points += ofPlayer(seat, "score").toInt();
        return points;
    }
};

template <typename Numbers>
QList<int> asList(const Numbers &numbers)
{
    return {numbers.begin(), numbers.end()};
}

} // namespace

/// The program that is killed. It plays the first shift and half of the second.
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
    void firstShift(People &people);

    QString m_folder;
};

// Player by player, and every tap that the promise is about is counted.
void FirstHalf::firstShift(People &people)
{
    Touch &touch = people.touch;
    const auto tapsFor = [&](const std::function<void()> &work) {
        const int before = touch.taps();
        work();
        return touch.taps() - before;
    };
    constexpr ShiftOfOne oneCard{1, 0, "horse-cart:yy", "", ""};
    constexpr ShiftOfOne anotherCard{1, 0, "train:kk", "", ""};
    constexpr ShiftOfOne oneTile{1, 0, "", "dark:y", ""};
    constexpr ShiftOfOne moreTiles{1, 0, "", "light:kk dark:yy", ""};
    constexpr ShiftOfOne oneCart{1, 0, "", "", "light:b:0"};
    constexpr ShiftOfOne moreCarts{1, 0, "", "", "light:k:0 dark:y:2"};
    QVERIFY(tapsFor([&] {
                touch.tap("deliver-0");
                people.deliver(oneCard);
            }) <= 2);
    people.deliver(anotherCard);
    touch.tap("mainAction");
    QVERIFY(tapsFor([&] {
                touch.tap("mine-0");
                people.buy(oneTile);
            }) <= 3);
    people.buy(moreTiles);
    touch.tap("mainAction");
    QVERIFY(tapsFor([&] {
                touch.tap("mine-0");
                people.empty(oneCart);
            }) <= 2);
    people.empty(moreCarts);
    touch.tap("mainAction");
    for (const int seat : {1, 2, 3}) {
        touch.tap("deliver-" + QString::number(seat));
        people.deliver(whole_game::doneBy(seat, 1));
        touch.tap("toMine");
        people.buy(whole_game::doneBy(seat, 1));
        people.empty(whole_game::doneBy(seat, 1));
        touch.tap("mainAction");
    }
    people.endShift(1);
}

void FirstHalf::plays_until_it_is_killed()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    companion::App app(m_folder.toStdString() + "/steiger.db");
    companion::Window window(app);
    QVERIFY(window.window());
    People people{app, Touch(window.window())};
    Touch &touch = people.touch;
    people.start();
    firstShift(people);
    QCOMPARE(touch.trouble(), QString());

    // One tap a segment, then the summary, the checklist, and on.
    QCOMPARE(app.evaluation()->steps(), 5);
    for (int step = 0; step < 5; ++step) {
        touch.waitFor("the next segment is shown", [&] { return app.evaluation()->step() == step; });
        QVERIFY(!app.evaluation()->sentence().isEmpty());
        touch.tap("mainAction");
    }
    touch.waitFor("the summary is shown", [&] { return !touch.find("toSummary"); });
    QCOMPARE(app.evaluation()->totals(), asList(whole_game::afterShift[0]));
    touch.tap("mainAction");
    people.go("the second shift", companion::CoalBaronGame::Phase::Shift);
    QCOMPARE(touch.trouble(), QString());
    QVERIFY(people.ofPlayer(1, "starts").toBool());

    people.deliverAll(2, 0, 1);
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(window.warnings(), QStringList());
    window.window()->grabWindow(); // the last card is on the screen
    std::printf("taps %d\n", touch.taps());
    std::fflush(stdout);
    std::raise(SIGKILL);
}

class WholeGameTest : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_evening_by_touch_through_a_power_cut_to_the_leaderboard();

private:
    void playOn(companion::App &app, People &people);
};

void WholeGameTest::playOn(companion::App &app, People &people)
{
    Touch &touch = people.touch;
    touch.tap("continue");
    touch.waitForSight("deliver-2");
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(app.game()->shift(), 2);
    QCOMPARE(app.game()->names(), names);
    QCOMPARE(people.scores(), QList({19 + 8, 19 + 26, 34, 11}));
    QCOMPARE(touch.shown("player-1", "score").toInt(), 19 + 26);
    const QList<int> delivered{5, 5, 2, 2};
    const QList<int> tilesBought{3, 2, 3, 2};
    for (int seat = 0; seat < 4; ++seat) {
        QCOMPARE(people.ofPlayer(seat, "delivered").toInt(), delivered[seat]);
        app.mine()->setSeat(seat);
        QCOMPARE(app.mine()->lightTiles() + app.mine()->darkTiles(), tilesBought[seat]);
    }
    QCOMPARE(people.ofPlayer(0, "carts").value<QList<int>>(), QList({1, 1, 0, 1}));
    QCOMPARE(people.ofPlayer(1, "coal").value<QList<int>>(), QList({2, 0, 0, 8}));

    people.deliverAll(2, 2, 3);
    people.mineAll(2);
    people.endShift(2);
    touch.tap("toSummary");
    touch.waitFor("the summary is shown", [&] { return !touch.find("toSummary"); });
    QCOMPARE(app.evaluation()->totals(), asList(whole_game::afterShift[1]));
    touch.tap("mainAction");
    people.go("the third shift", companion::CoalBaronGame::Phase::Shift);
    touch.waitForSight("deliver-0");
    QCOMPARE(touch.trouble(), QString());
    QVERIFY(people.ofPlayer(3, "starts").toBool());

    people.deliverAll(3, 0, 3);
    people.mineAll(3);
    people.endShift(3);
    touch.tap("toSummary");
    touch.waitFor("the summary is shown", [&] { return !touch.find("toSummary"); });
    QCOMPARE(app.evaluation()->totals(), asList(whole_game::afterShift[2]));
    touch.tap("mainAction");

    for (int seat = 0; seat < 4; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        people.answer(seat, companion::FinalView::Marks, whole_game::marks[place]);
        people.answer(seat, companion::FinalView::Cubes, whole_game::cubes[place]);
        people.answer(seat, companion::FinalView::OpenOrders, whole_game::openOrders[place]);
    }
    people.go("the final reckoning", companion::CoalBaronGame::Phase::Finished);
    touch.tap("mainAction");
    touch.waitFor("the game is in the history", [&] { return app.finalCount()->saved(); });
    touch.tap("finalHome");
    QCOMPARE(touch.trouble(), QString());
}

void WholeGameTest::a_whole_evening_by_touch_through_a_power_cut_to_the_leaderboard()
{
    QTest::failOnWarning(exceptAboutTheMachine);
    const QTemporaryDir folder;
    QProcess first;
    first.start(QCoreApplication::applicationFilePath(), {"--first-half", folder.path()});
    QVERIFY(first.waitForFinished(120'000));
    const QString said = first.readAllStandardOutput() + first.readAllStandardError();
    QVERIFY2(first.exitStatus() == QProcess::CrashExit && said.contains("taps "), qPrintable(said));
    const int tapsBefore = said.section("taps ", -1).section('\n', 0, 0).toInt();

    companion::App app(folder.filePath("steiger.db").toStdString());
    QCOMPARE(app.openingTrouble(), QString());
    app.settings()->setReducedMotion(true);
    companion::Window window(app);
    QVERIFY(window.window());
    People people{app, Touch(window.window())};
    playOn(app, people);
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(window.warnings(), QStringList());
    const int taps = tapsBefore + people.touch.taps();
    qInfo("%d taps for the whole game", taps);
    QVERIFY(taps <= 260);

    const Score reckoned = score(whole_game::asGame());
    const QList<int> expected = asList(whole_game::atTheEnd);
    QCOMPARE(asList(reckoned.totals), expected);
    db::Store &store = app.ledger().store();
    const std::vector<db::GameInHistory> games = db::history(store, {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(asList(games.front().totals), expected);
    QCOMPARE(games.front().winners, std::vector{whole_game::winner});
    const std::vector<db::LeaderboardRow> leaders = db::leaderboard(store, {});
    QCOMPARE(leaders.size(), std::size_t{4});
    QCOMPARE(QString::fromStdString(leaders.front().name), names[whole_game::winner]);
    QCOMPARE(leaders.front().standing.wins, 1);
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
    WholeGameTest test;
    return QTest::qExec(&test, arguments);
}

#include "whole_game_test.moc"
