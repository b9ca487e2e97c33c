// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_told.h"
#include "tests/places.h"
#include "tests/stories.h"

#include <QProcess>

using story::QuickFolder;
using story::Told;

namespace {

constexpr int aSecond = 1'000'000; // in microseconds

/// A program that shares the store, and what it said.
struct Program {
    QProcess process;
    Told told;
    std::map<std::string, int> seen; ///< events of others: how old they were then

    void start(const std::filesystem::path &file, int milliseconds)
    {
        process.start(places::storeWriter,
                      {"share", QString::fromStdString(file.string()), QString::number(milliseconds)});
    }

    /// Empty when all went well.
    QString finish()
    {
        process.waitForFinished();
        if (process.state() != QProcess::NotRunning || process.exitCode() != 0)
            return "failed: " + process.readAllStandardError();
        for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words[0] == "event")
                told.events.push_back(scoring::parseUuid(words[1].toStdString()).value());
            else if (words[0] == "seen")
                seen[words[1].toStdString()] = words[2].toInt();
        }
        return {};
    }
};

/// The events that the other one told and this one never saw. It may have missed those of the last second.
int unseen(const Program &program, const Program &other, db::Store &store)
{
    std::map<std::string, std::int64_t> told;
    for (const db::Event &event : db::eventsOf(store, db::derivedUuid("game", "shared")))
        told[toString(event.id)] = event.told;
    std::int64_t last = 0; // when this one wrote for the last time
    for (const db::Uuid &event : program.told.events)
        last = std::max(last, told.at(toString(event)));
    return static_cast<int>(std::ranges::count_if(other.told.events, [&](const db::Uuid &event) {
        return told.at(toString(event)) < last - aSecond && !program.seen.contains(toString(event));
    }));
}

} // namespace

class StoreTwoProgramsTest : public QObject
{
    Q_OBJECT

private slots:
    void both_write_and_each_sees_the_other();
    void many_open_a_new_store_at_once();
    void opening_it_again_does_not_take_the_locks_away();
    void whoever_waits_too_long_is_told_so();
};

void StoreTwoProgramsTest::both_write_and_each_sees_the_other()
{
    const QuickFolder folder;
    Program one;
    Program two;
    one.start(folder.file(), 2000);
    two.start(folder.file(), 2000);

    // Meanwhile this program reads along.
    db::Store store(folder.file());
    std::int64_t version = store.dataVersion();
    std::int64_t known = 0;
    std::int64_t oldest = 0;
    int changes = 0;
    int events = 0;
    while (one.process.state() != QProcess::NotRunning || two.process.state() != QProcess::NotRunning) {
        one.process.waitForFinished(2);
        two.process.waitForFinished(2);
        if (store.dataVersion() == version)
            continue;
        version = store.dataVersion();
        ++changes;
        db::eachEventAfter(store, known, [&](const db::Event &event) {
            known = event.number;
            oldest = std::max(oldest, db::now() - event.told);
            ++events;
        });
    }
    QCOMPARE(one.finish(), QString());
    QCOMPARE(two.finish(), QString());
    qInfo("%zu and %zu events; read along %d in %d steps, the oldest after %lld us", one.told.events.size(),
          two.told.events.size(), events, changes, static_cast<long long>(oldest));

    QCOMPARE(story::missing(store, one.told), QString());
    QCOMPARE(story::missing(store, two.told), QString());
    QCOMPARE(static_cast<std::size_t>(events), one.told.events.size() + two.told.events.size());
    QVERIFY(oldest < aSecond);
    for (const auto &[program, other] : {std::pair(&one, &two), std::pair(&two, &one)}) {
        QVERIFY(program->told.events.size() > 10);
        QVERIFY(program->seen.size() > 10);
        for (const auto &[event, age] : program->seen)
            QVERIFY2(age < aSecond, event.c_str());
        QCOMPARE(unseen(*program, *other, store), 0);
    }
}

void StoreTwoProgramsTest::many_open_a_new_store_at_once()
{
    for (int round = 0; round < 8; ++round) {
        const QuickFolder folder;
        std::array<Program, 4> programs;
        for (Program &program : programs)
            program.start(folder.file(), 30);
        for (Program &program : programs) {
            QCOMPARE(program.finish(), QString());
            QVERIFY(!program.told.events.empty());
        }
        for (const Program &program : programs)
            QCOMPARE(story::missing(folder.file(), program.told), QString());
    }
}

// Whoever closes a file behind SQLite's back drops the locks of its whole program; another one that ends then
// believes to be the last, and takes the log away from under the first.
void StoreTwoProgramsTest::opening_it_again_does_not_take_the_locks_away()
{
    const QuickFolder folder;
    Told told;
    db::Store store(folder.file());
    story::tapEvent(store, told);
    db::Query(store, "PRAGMA wal_checkpoint(TRUNCATE)").run(); // so that the file itself is looked at
    {
        const db::Store again(folder.file());
        db::checkFile(folder.file());
    }
    Program other;
    other.start(folder.file(), 20);
    QCOMPARE(other.finish(), QString());
    QVERIFY(std::filesystem::exists(folder.file("steiger.db-wal")));
    story::tapEvent(store, told);
    QCOMPARE(story::missing(folder.file(), told), QString());
    QCOMPARE(story::missing(folder.file(), other.told), QString());
}

void StoreTwoProgramsTest::whoever_waits_too_long_is_told_so()
{
    const QuickFolder folder;
    Told told;
    db::Store store(folder.file());
    db::Store other(folder.file());
    other.database().setBusyTimeout(50);
    {
        db::Change change(store);
        QCOMPARE(story::faultOf([&] { story::tapEvent(other, told); }), db::StoreFault::Busy);
        QCOMPARE(story::missing(other, told), QString()); // reading does not wait
    }
    story::tapEvent(other, told);
    QCOMPARE(story::missing(store, told), QString());
}

GUILESS_STORY(StoreTwoProgramsTest)
#include "store_two_programs_test.moc"
