// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_story.h"
#include "store_made.h"

#include "db/query.h"
#include "db/rebuild.h"

#include <map>
#include <set>

/// What the tests of the store hold it to: what was committed, and whether all of it is there.
namespace story {

struct Told {
    std::vector<Uuid> events;
    std::vector<Uuid> games;
};

/// Empty when everything that was told is there once, each log counts without gaps, and the store is sound.
inline QString missing(db::Store &store, const Told &told)
{
    std::map<std::string, int> events;
    std::map<std::string, std::set<std::int64_t>> counters;
    std::size_t places = 0;
    db::eachEventAfter(store, 0, [&](const db::Event &event) {
        ++events[toString(event.id)];
        counters[toString(event.log)].insert(event.counter);
        ++places;
    });
    const auto lost = [](const char *what, const std::string &id, int times) {
        return QString("%1 %2 is there %3 times").arg(what, QString::fromStdString(id)).arg(times);
    };
    for (const Uuid &event : told.events) {
        if (const int times = events[toString(event)]; times != 1)
            return lost("event", toString(event), times);
    }
    for (const auto &[log, seen] : counters) {
        places -= seen.size();
        if (*seen.begin() != 1 || *seen.rbegin() != static_cast<std::int64_t>(seen.size()))
            return QString::fromStdString("there is a gap in the log " + log);
    }
    if (places != 0)
        return "two events have the same place in their log";
    std::map<std::string, int> games;
    for (const db::GameInHistory &game : db::history(store, {}))
        ++games[toString(game.id)];
    for (const Uuid &game : told.games) {
        if (const int times = games[toString(game)]; times != 1)
            return lost("game", toString(game), times);
    }
    for (const std::string &wrong : db::check(store))
        return QString::fromStdString(wrong);
    return {};
}

/// The same for a store that is opened for it.
inline QString missing(const std::filesystem::path &file, const Told &told)
{
    try {
        db::Store store(file);
        return missing(store, told);
    } catch (const db::StoreError &error) {
        return QString("fault %1: %2").arg(static_cast<int>(error.fault())).arg(error.what());
    }
}

/// What the store complains of; nothing when it does not.
template <typename Work>
std::optional<db::StoreFault> faultOf(const Work &work)
{
    try {
        work();
    } catch (const db::StoreError &error) {
        return error.fault();
    }
    return std::nullopt;
}

inline QByteArray bytesOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const std::filesystem::path &path, const QByteArray &bytes)
{
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

inline void tapEvent(db::Store &store, Told &told)
{
    db::Change change(store);
    const db::Event event =
        db::append(store, {.log = made::liveGame, .name = "OrderDelivered", .body = R"({"order": 23})"});
    change.commit();
    told.events.push_back(event.id);
}

inline void tapRecord(db::Store &store, const char *played, Told &told)
{
    Json record = evening(played, "Anna 57, Béla 49");
    record["id"] = toString(db::newUuid());
    told.games.push_back(add(store, record).id);
}

/// An evening with all that happens to the file: it is made, written to, checkpointed, closed and opened
/// again.
inline void playEvening(const std::filesystem::path &file, const db::Opening &opening, Told &told)
{
    {
        db::Store store(file, opening);
        for (int tap = 0; tap < 4; ++tap)
            tapEvent(store, told);
        tapRecord(store, "2026-05-01", told);
        db::Query(store, "PRAGMA wal_checkpoint(PASSIVE)").run();
        tapEvent(store, told);
        tapRecord(store, "2026-04-01", told); // an older one: the standings are counted anew
        tapEvent(store, told);
    }
    db::Store store(file, opening);
    tapEvent(store, told);
    tapRecord(store, "2026-05-08", told);
    db::Query(store, "PRAGMA wal_checkpoint(TRUNCATE)").run();
    tapEvent(store, told);
    tapEvent(store, told);
}

/// In memory, where the system has such a place: for tests that bring their own disk.
class QuickFolder
{
public:
    std::filesystem::path file(const char *name = "steiger.db") const
    {
        return m_folder.filePath(name).toStdString();
    }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder{(QFileInfo("/dev/shm").isWritable() ? "/dev/shm" : QDir::tempPath()) +
                           "/steiger-XXXXXX"};
};

} // namespace story
