// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_told.h"
#include "tests/places.h"
#include "tests/stories.h"

#include <QProcess>

#include <random>

using std::chrono::microseconds;
using story::Told;

namespace {

void listen(const QByteArray &output, Told &told)
{
    for (const QByteArray &line : output.split('\n')) {
        if (line.startsWith("event "))
            told.events.push_back(scoring::parseUuid(line.mid(6).toStdString()).value());
        else if (line.startsWith("game "))
            told.games.push_back(scoring::parseUuid(line.mid(5).toStdString()).value());
    }
}

/// Lets the writer write for that long, and kills it. Says what went wrong until then.
QString writeAndKill(const std::filesystem::path &file, microseconds after, Told &told)
{
    QProcess writer;
    writer.start(places::storeWriter, {"write", QString::fromStdString(file.string())});
    if (!writer.waitForReadyRead() || !writer.readLine().startsWith("here"))
        return "the writer did not start: " + writer.readAllStandardError();
    QThread::usleep(static_cast<unsigned long>(after.count()));
    writer.kill();
    writer.waitForFinished();
    listen(writer.readAllStandardOutput(), told);
    const QString complaint = writer.readAllStandardError();
    if (!complaint.isEmpty() || writer.exitStatus() != QProcess::CrashExit)
        return "the writer failed before it was killed: " + complaint;
    return {};
}

} // namespace

class StoreKillTest : public QObject
{
    Q_OBJECT

private slots:
    void what_was_told_survives_kills_while_writing();
    void what_was_told_survives_kills_while_the_store_is_made();
    void a_loss_would_be_noticed();
};

void StoreKillTest::what_was_told_survives_kills_while_writing()
{
    constexpr std::size_t stores = 5;
    constexpr std::size_t kills = 200;
    const story::QuickFolder folder; // a killed program needs no disk: the system has what it was given
    std::array<Told, stores> told;
    std::mt19937 random(20261116);
    for (std::size_t kill = 0; kill < kills; ++kill) {
        const std::size_t which = kill % stores;
        const std::filesystem::path file = folder.file(("store-" + std::to_string(which)).c_str());
        QCOMPARE(writeAndKill(file, microseconds(1000 + random() % 29'000), told[which]), QString());
        QCOMPARE(story::missing(file, told[which]), QString());
    }
    std::size_t events = 0;
    std::size_t games = 0;
    for (const Told &one : told) {
        events += one.events.size();
        games += one.games.size();
    }
    qInfo("%zu kills; %zu events and %zu games were told, and all are there", kills, events, games);
    QVERIFY(events > stores);
    QVERIFY(games > stores);
}

void StoreKillTest::what_was_told_survives_kills_while_the_store_is_made()
{
    constexpr int stores = 100;
    const story::QuickFolder folder;
    std::mt19937 random(7);
    int unfinished = 0;
    for (int number = 0; number < stores; ++number) {
        const std::filesystem::path file = folder.file(("new-" + std::to_string(number)).c_str());
        Told told;
        // Twice, so that a store that was only begun is opened by the writer as well.
        QCOMPARE(writeAndKill(file, microseconds(random() % 6'000), told), QString());
        if (told.events.empty() && told.games.empty())
            ++unfinished;
        QCOMPARE(writeAndKill(file, microseconds(random() % 6'000), told), QString());
        QCOMPARE(story::missing(file, told), QString());
    }
    qInfo("%d of %d stores were killed before their first event", unfinished, stores);
    QVERIFY(unfinished > 0);
}

void StoreKillTest::a_loss_would_be_noticed()
{
    const story::QuickFolder folder;
    Told told;
    while (told.events.empty() || told.games.empty())
        QCOMPARE(writeAndKill(folder.file(), std::chrono::milliseconds(10), told), QString());
    QCOMPARE(story::missing(folder.file(), told), QString());
    {
        db::Store store(folder.file());
        db::Query(store, "DELETE FROM event WHERE id = ?", told.events.front()).run();
    }
    QVERIFY(story::missing(folder.file(), told).endsWith("is there 0 times"));
}

GUILESS_STORY(StoreKillTest)
#include "store_kill_test.moc"
