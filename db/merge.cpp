// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/merge.h"

#include "db/address_book.h"
#include "db/backup.h"
#include "db/event_log.h"
#include "db/games.h"
#include "db/live_games.h"
#include "db/other_plays.h"
#include "db/query.h"
#include "db/schema.h"
#include "db/standings.h"

namespace db {

namespace {

// A store of an older version is lifted in a copy: the file itself is not ours to change.
class ReadableCopy
{
public:
    explicit ReadableCopy(const std::filesystem::path &file)
        : m_copy(std::filesystem::temp_directory_path() / ("steiger-merge-" + toString(newUuid()) + ".db"))
    {
        checkFile(file);
        if (!std::filesystem::exists(file))
            throw StoreError(StoreFault::CannotOpen, file.string());
        Store original(file, {.access = Access::ReadOnly});
        if (original.version() > newestVersion)
            throw StoreError(StoreFault::NewerStore, file.string());
        backUp(original, m_copy);
    }
    ReadableCopy(const ReadableCopy &) = delete;
    ReadableCopy &operator=(const ReadableCopy &) = delete;
    ~ReadableCopy()
    {
        std::error_code ignored;
        for (const char *beside : {"", "-wal", "-shm"})
            std::filesystem::remove(m_copy.string() + beside, ignored);
        std::filesystem::remove_all(backupFolder(m_copy), ignored);
    }
    const std::filesystem::path &file() const { return m_copy; }

private:
    std::filesystem::path m_copy;
};

int countOf(Store &store, const char *sql)
{
    Query query(store, sql);
    query.next();
    return query.number(0);
}

} // namespace

Merged mergeStore(Store &store, const std::filesystem::path &other, const Progress &progress)
{
    const ReadableCopy copy(other);
    Store source(copy.file());
    Change change(store);
    Merged merged;
    const int peopleBefore = countOf(store, "SELECT count(*) FROM person WHERE same_as IS NULL");
    Query(store, "CREATE TEMP TABLE IF NOT EXISTS touched (log BLOB PRIMARY KEY) WITHOUT ROWID").run();
    Query(store, "DELETE FROM touched").run();
    const int all = countOf(source, "SELECT count(*) FROM event");
    int seen = 0;
    eachEventAfter(source, 0, [&](const Event &event) {
        if (progress)
            progress(++seen, all);
        if (!takeOver(store, event))
            return;
        ++merged.events;
        Query(store, "INSERT INTO touched VALUES (?) ON CONFLICT DO NOTHING", event.log).run();
    });
    deriveAddressBook(store);
    std::vector<Uuid> logs;
    {
        Query touched(store, "SELECT log FROM touched");
        while (touched.next())
            logs.push_back(touched.uuid(0));
    }
    for (const Uuid &log : logs) {
        if (deriveGame(store, log))
            ++merged.games;
        else if (!deriveOtherPlay(store, log))
            deriveLiveGame(store, log);
    }
    refreshStandings(store);
    merged.people = countOf(store, "SELECT count(*) FROM person WHERE same_as IS NULL") - peopleBefore;
    change.commit();
    return merged;
}

} // namespace db
