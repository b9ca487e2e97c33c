// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How quickly the app starts, and answers a tap. Everything is a ratio within one run, against an empty
// window and a bare synced commit; drawn without a graphics card.
#include "../sample_evening.h"
#include "evenings.h"
#include "first_frame.h"
#include "tests/places.h"

#include "companion/app/window.h"
#include "companion/view/app.h"
#include "db/standings.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

namespace {

constexpr int starts = 9;
constexpr int taps = 300;

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

double late(std::vector<double> values) // the 99th percentile
{
    std::ranges::sort(values);
    return values[values.size() * 99 / 100];
}

int start(int argc, char **argv)
{
    const double begun = bench::millisecondsNow();
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    companion::App app(argv[1]);
    const companion::Window window(app);
    return bench::sayFirstFrame(window.window(), begun);
}

struct Started {
    std::vector<double> milliseconds;       ///< since the program was called: as long as a person waits
    std::vector<double> millisecondsOfOurs; ///< since it began, its libraries loaded
    std::vector<double> megabytes;
};

void measureStart(Started &started, const QString &program, const QStringList &arguments)
{
    const double called = bench::millisecondsNow();
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    const QStringList words = QString::fromUtf8(process.readAllStandardOutput()).split(' ');
    started.milliseconds.push_back(words.value(0).toDouble() - called);
    started.millisecondsOfOurs.push_back(words.value(1).toDouble());
    started.megabytes.push_back(words.value(2).toDouble());
}

void benchStart(const QString &store)
{
    Started empty;
    Started app;
    for (int run = 0; run < starts; ++run) {
        measureStart(empty, places::emptyWindow, {});
        measureStart(app, QCoreApplication::applicationFilePath(), {store});
    }
    std::printf(
        "first frame, against an empty window   %.2f   (limit 2.5, aim 1.5; %.0f ms against %.0f ms)\n",
        median(app.milliseconds) / median(empty.milliseconds), median(app.milliseconds),
        median(empty.milliseconds));
    std::printf("  once the libraries are loaded        %.2f   (%.0f ms against %.0f ms)\n",
                median(app.millisecondsOfOurs) / median(empty.millisecondsOfOurs),
                median(app.millisecondsOfOurs), median(empty.millisecondsOfOurs));
    std::printf("memory, against an empty window        %.2f   (limit 2.5; %.0f MB against %.0f MB)\n",
                median(app.megabytes) / median(empty.megabytes), median(app.megabytes),
                median(empty.megabytes));
}

double millisecondsOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

// A row of one column in a file of its own, synced: what any commit costs on this disk, at this moment.
class BareCommit
{
public:
    explicit BareCommit(const QString &folder)
        : m_database((folder + "/bare.db").toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
    {
        m_database.exec("PRAGMA journal_mode = WAL");
        m_database.exec("PRAGMA synchronous = FULL");
        m_database.exec("CREATE TABLE tap (body TEXT)");
    }
    void run()
    {
        m_database.exec("BEGIN IMMEDIATE; INSERT INTO tap VALUES ('{\"seat\": 1, \"order\": 23}'); COMMIT");
    }

private:
    SQLite::Database m_database;
};

// From the tap to the changed screen. Every tap finds the memory as the drawing before it has left it, and so
// does every bare commit, which takes turns with the tap's in going first.
void benchTaps(const QString &folder)
{
    companion::App app((folder + "/taps.db").toStdString());
    companion::Window window(app);
    const QString id = evening::begin(app);
    QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, id));
    QMetaObject::invokeMethod(window.screens(), "openOrders", Q_ARG(int, 0));
    QTest::qWait(500);
    BareCommit bare(folder);
    std::vector<double> bareCommits;
    std::vector<double> commits;
    std::vector<double> rest;
    const db::Telling note{
        .log = db::newUuid(), .name = "OrderDelivered", .body = R"({"seat": 1, "order": 23})"};
    const auto commitBare = [&] { bareCommits.push_back(millisecondsOf([&] { bare.run(); })); };
    for (int tap = 0; tap < taps; ++tap) {
        if (tap % 2 == 0)
            commitBare();
        commits.push_back(
            millisecondsOf([&] { app.ledger().write([&](db::Store &store) { db::append(store, note); }); }));
        if (tap % 2 == 1)
            commitBare();
        QElapsedTimer whole;
        whole.start();
        app.orders()->tap(tap % 44);
        window.window()->grabWindow();
        rest.push_back(static_cast<double>(whole.nsecsElapsed()) / 1e6 - commits.back());
    }
    std::printf("a tap's commit, in bare synced commits %.2f   (limit 2; %.2f ms against %.2f ms)\n",
                median(commits) / median(bareCommits), median(commits), median(bareCommits));
    std::printf(
        "the rest of a tap until it is drawn    %.0f ms at the 99th percentile, %.0f ms usually (limit 50)\n",
        late(rest), median(rest));
}

// How long the screen stands still while a screen of a large history opens.
void benchHistory(const QString &folder)
{
    constexpr int games = 20'000;
    const std::string file = (folder + "/large.db").toStdString();
    {
        db::Store store(file);
        bench::Evenings evenings;
        db::Change change(store);
        for (int game = 0; game < games; ++game)
            bench::add(store, evenings.next());
        db::refreshStandings(store);
        change.commit();
    }
    std::unique_ptr<companion::App> app;
    std::unique_ptr<companion::Window> window;
    const double home = millisecondsOf([&] {
        app = std::make_unique<companion::App>(file);
        window = std::make_unique<companion::Window>(*app);
        window->window()->grabWindow();
    });
    std::printf("%d games: Home %.0f ms", games, home);
    for (const char *screen : {"HistoryPage", "LeaderboardPage", "PeoplePage"}) {
        QTest::qWait(300);
        const double stall = millisecondsOf([&] {
            QMetaObject::invokeMethod(window->screens(), "visit", Q_ARG(QString, QString(screen)));
            window->window()->grabWindow();
        });
        double longest = stall;
        QElapsedTimer since;
        since.start();
        while (since.elapsed() < 1500) // what comes later, in pieces
            longest = std::max(longest, millisecondsOf([] { QCoreApplication::processEvents(); }));
        std::printf(", %s %.0f ms", screen, longest);
        QMetaObject::invokeMethod(window->screens(), "goHome");
    }
    std::printf("   (limit 100 each, with the first frame of Home)\n");
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 1)
        return start(argc, argv);
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    const QTemporaryDir folder;
    benchStart(folder.filePath("start.db"));
    benchTaps(folder.path());
    benchHistory(folder.path());
    return 0;
}
