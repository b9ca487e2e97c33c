// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"

#include "db/query.h"
#include "db/schema.h"

#include <SQLiteCpp/Backup.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace db {

namespace {

constexpr std::size_t backupsKept = 7;

std::string today()
{
    const auto day = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    const std::chrono::year_month_day date(day);
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
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

// The automatic backups of a kind, newest first: their names begin with a date.
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

} // namespace

void backUp(Store &store, const std::filesystem::path &copy)
{
    const std::filesystem::path unfinished = copy.string() + ".part";
    std::error_code ignored;
    std::filesystem::remove(unfinished, ignored);
    try {
        {
            SQLite::Database target(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            SQLite::Backup(target, store.database()).executeStep(-1);
            target.exec("PRAGMA journal_mode = DELETE"); // one file, nothing beside it
        }
        std::filesystem::rename(unfinished, copy);
        syncToDisk(copy.parent_path().empty() ? "." : copy.parent_path());
    } catch (const SQLite::Exception &error) {
        std::filesystem::remove(unfinished, ignored);
        throw storeError(copy, error);
    } catch (const std::filesystem::filesystem_error &error) {
        std::filesystem::remove(unfinished, ignored);
        throw StoreError(StoreFault::CannotOpen, copy.string(), error.code().message());
    }
}

std::filesystem::path backupFolder(const std::filesystem::path &store)
{
    return store.string() + ".backups";
}

std::optional<std::filesystem::path> backUpDaily(Store &store)
{
    const std::filesystem::path copy = backupFolder(store.file()) / (today() + ".db");
    if (std::filesystem::exists(copy))
        return std::nullopt;
    Query check(store, "PRAGMA quick_check(1)");
    if (check.next() && check.text(0) != "ok")
        throw StoreError(StoreFault::Damaged, store.file().string(), check.text(0));
    std::error_code failure;
    std::filesystem::create_directories(copy.parent_path(), failure);
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

std::filesystem::path setAside(const std::filesystem::path &store)
{
    std::filesystem::path aside = store.string() + ".damaged-" + today();
    for (int more = 2; std::filesystem::exists(aside); ++more)
        aside = store.string() + ".damaged-" + today() + "-" + std::to_string(more);
    std::error_code failure;
    std::filesystem::rename(store, aside, failure);
    if (failure)
        throw StoreError(StoreFault::ReadOnly, store.string(), failure.message());
    for (const std::string beside : {"-wal", "-shm"})
        std::filesystem::rename(store.string() + beside, aside.string() + beside, failure);
    return aside;
}

} // namespace db
