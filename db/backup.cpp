// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"

#include "db/instant.h"
#include "db/query.h"
#include "db/schema.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>

#include <fcntl.h>
#include <unistd.h>

namespace db {

namespace {

constexpr std::size_t backupsKept = 7;
constexpr const char *unfinishedEnding = ".part";
constexpr const char *replacedMark = ".before-restore-";

std::string today()
{
    return dayText(now());
}

// A renamed file is only safe once the folder is on disk too.
void syncToDisk(const std::filesystem::path &path)
{
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return;
    ::fsync(handle);
    ::close(handle);
}

// What programs that were cut short have left; one that is still at work writes all the time.
void removeUnfinished(const std::filesystem::path &folder)
{
    std::error_code none;
    const auto longAgo = std::filesystem::file_time_type::clock::now() - std::chrono::hours(24);
    std::vector<std::filesystem::path> left;
    for (const auto &entry : std::filesystem::directory_iterator(folder, none)) {
        if (entry.path().filename().string().find(unfinishedEnding) != std::string::npos &&
            entry.last_write_time(none) < longAgo)
            left.push_back(entry.path());
    }
    for (const std::filesystem::path &file : left)
        std::filesystem::remove(file, none);
}

bool isWhole(const std::filesystem::path &file)
{
    try {
        checkFile(file);
        SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
        return database.execAndGet("PRAGMA user_version").getInt() > 0 &&
               database.execAndGet("PRAGMA quick_check(1)").getString() == "ok";
    } catch (const std::exception &) {
        return false;
    }
}

// "2026-05-01T19:30:00.250000Z" as files can be called everywhere: "2026-05-01T19-30-00Z".
std::string nameOfInstant(const std::string &instant)
{
    std::string name = instant.substr(0, 19) + "Z";
    std::ranges::replace(name, ':', '-');
    return name;
}

std::string instantNamed(std::string name)
{
    for (const std::size_t colon : {13U, 16U})
        name[colon] = ':';
    return name;
}

} // namespace

void backUp(Store &store, const std::filesystem::path &copy,
            const std::function<void(SQLite::Database &)> &packing)
{
    // Another program may be making the same copy.
    const std::filesystem::path unfinished = copy.string() + "." + toString(newUuid()) + unfinishedEnding;
    std::error_code ignored;
    try {
        {
            SQLite::Database target(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            if (SQLite::Backup(target, store.database()).executeStep(-1) != SQLITE_DONE)
                throw StoreError(StoreFault::Busy, store.file().string());
            target.exec("PRAGMA journal_mode = DELETE"); // one file, nothing beside it
            if (packing) {
                SQLite::Transaction all(target);
                packing(target);
                all.commit();
            }
        }
        std::filesystem::rename(unfinished, copy);
        syncToDisk(folderOf(copy));
    } catch (const StoreError &) {
        std::filesystem::remove(unfinished, ignored);
        throw;
    } catch (const SQLite::Exception &error) {
        std::filesystem::remove(unfinished, ignored);
        throw storeError(copy, error);
    } catch (const std::filesystem::filesystem_error &error) {
        std::filesystem::remove(unfinished, ignored);
        throw StoreError(StoreFault::CannotOpen, copy.string(), error.code().message());
    }
}

std::filesystem::path folderOf(const std::filesystem::path &file)
{
    return file.parent_path().empty() ? "." : file.parent_path();
}

std::filesystem::path backupFolder(const std::filesystem::path &store)
{
    return store.string() + ".backups";
}

std::vector<std::filesystem::path> backupsOf(const std::filesystem::path &store)
{
    std::vector<std::filesystem::path> backups;
    std::error_code none;
    for (const auto &entry : std::filesystem::directory_iterator(backupFolder(store), none)) {
        if (entry.path().extension() == ".db")
            backups.push_back(entry.path());
    }
    std::ranges::sort(backups, std::greater());
    return backups;
}

std::optional<std::filesystem::path> backUpDaily(Store &store)
{
    const char *file = sqlite3_db_filename(store.database().getHandle(), "main");
    if (!file || *file == '\0') // in memory, because nothing can be written
        return std::nullopt;
    const std::filesystem::path copy = backupFolder(store.file()) / (today() + ".db");
    std::error_code failure;
    if (std::filesystem::exists(copy, failure))
        return std::nullopt;
    Query check(store, "PRAGMA quick_check(1)");
    if (check.next() && check.text(0) != "ok")
        throw StoreError(StoreFault::Damaged, store.file().string(), check.text(0));
    std::filesystem::create_directories(copy.parent_path(), failure);
    removeUnfinished(copy.parent_path());
    backUp(store, copy);
    const std::vector<std::filesystem::path> backups = backupsOf(store.file());
    for (std::size_t old = backupsKept; old < backups.size(); ++old)
        std::filesystem::remove(backups[old], failure);
    return copy;
}

void backUpBeforeMigration(Store &store)
{
    std::error_code failure;
    std::filesystem::create_directories(backupFolder(store.file()), failure);
    backUp(store, backupFolder(store.file()) /
                      (today() + "-before-version-" + std::to_string(newestVersion) + ".db"));
}

std::optional<std::filesystem::path> newestGoodBackup(const std::filesystem::path &store)
{
    const std::vector<std::filesystem::path> backups = backupsOf(store);
    const auto good = std::ranges::find_if(backups, isWhole);
    return good == backups.end() ? std::nullopt : std::optional(*good);
}

std::filesystem::path setAside(const std::filesystem::path &store, Aside why)
{
    constexpr std::array parts{"", "-wal", "-shm", "-journal"};
    std::error_code failure;
    const auto isTaken = [&](const std::filesystem::path &name) {
        return std::ranges::any_of(
            parts, [&](const char *part) { return std::filesystem::exists(name.string() + part, failure); });
    };
    const std::string named =
        store.string() +
        (why == Aside::Damaged ? ".damaged-" + today() : replacedMark + nameOfInstant(instantText(now())));
    const std::string ending = why == Aside::Damaged ? "" : ".db"; // as the copies have it
    std::filesystem::path aside = named + ending;
    for (int more = 2; isTaken(aside); ++more)
        aside = named + "-" + std::to_string(more) + ending;
    // The store itself goes first: cut short there, what is left beside it is found and set aside as well.
    for (const char *part : parts) {
        const std::filesystem::path from = store.string() + part;
        if (!std::filesystem::exists(from, failure))
            continue;
        std::filesystem::rename(from, aside.string() + part, failure);
        if (failure)
            throw StoreError(StoreFault::ReadOnly, from.string(), failure.message());
    }
    syncToDisk(folderOf(store));
    return aside;
}

std::vector<ReplacedStore> replacedStores(const std::filesystem::path &store)
{
    constexpr std::size_t instantLength = 20;
    const std::string beginning = store.filename().string() + replacedMark;
    std::vector<ReplacedStore> replaced;
    std::error_code none;
    for (const auto &entry : std::filesystem::directory_iterator(folderOf(store), none)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(beginning) && name.size() >= beginning.size() + instantLength &&
            entry.path().extension() == ".db")
            replaced.push_back({entry.path(), instantNamed(name.substr(beginning.size(), instantLength))});
    }
    std::ranges::sort(replaced, std::greater(), &ReplacedStore::file);
    return replaced;
}

} // namespace db
