// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace db {

/// A consistent copy of a store while it is in use. An existing file is replaced only once the copy is whole.
/// `packing` may add to the copy before it is in its place.
void backUp(Store &store, const std::filesystem::path &copy,
            const std::function<void(SQLite::Database &)> &packing = {});

/// The folder that a file is in.
std::filesystem::path folderOf(const std::filesystem::path &file);

/// The folder beside a store that holds its automatic backups.
std::filesystem::path backupFolder(const std::filesystem::path &store);

/// The automatic backups of a store, newest first: their names begin with a date.
std::vector<std::filesystem::path> backupsOf(const std::filesystem::path &store);

/// Once a day: checks the whole store, copies it, and keeps the newest copies. Gives the new copy, or nothing
/// when today's is already there, or the store is in memory only. A damaged store throws and replaces no
/// copy.
std::optional<std::filesystem::path> backUpDaily(Store &store);

/// Always; named for the version it was.
void backUpBeforeMigration(Store &store);

/// The newest automatic backup that is whole.
std::optional<std::filesystem::path> newestGoodBackup(const std::filesystem::path &store);

/// Why a store leaves its place.
enum class Aside : std::uint8_t {
    Damaged,
    Replaced, ///< a backup takes its place: it is a copy to go back to like any other
};

/// Renames a store, with the files beside it, to a name that is free and says why; gives that name.
std::filesystem::path setAside(const std::filesystem::path &store, Aside why = Aside::Damaged);

/// A store whose place a backup took.
struct ReplacedStore {
    std::filesystem::path file;
    std::string when; ///< "2026-05-01T19:30:00Z"
};

/// Newest first. They stay until people remove them.
std::vector<ReplacedStore> replacedStores(const std::filesystem::path &store);

} // namespace db
