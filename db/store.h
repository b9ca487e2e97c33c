// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/new_uuid.h"
#include "db/store_error.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace db {

enum class Access : std::uint8_t { ReadAndWrite, ReadOnly };

/// How much of what was committed survives a loss of power: all of it, unless a test asks what that costs.
enum class Durability : std::uint8_t { EveryCommit, Lazy };

struct Opening {
    Access access = Access::ReadAndWrite;
    Durability durability = Durability::EveryCommit;
    std::string vfs{}; ///< the system's own when empty
};

/// Goes back, with nothing bound, to where it was kept.
struct GiveBack {
    std::unique_ptr<SQLite::Statement> *home = nullptr;
    void operator()(SQLite::Statement *statement) const;
};
using BorrowedStatement = std::unique_ptr<SQLite::Statement, GiveBack>;

/// The file that holds the history. One thread uses it; others open their own.
/// Opening makes the file when there is none, lifts an older one to this version, and gives a newer one to
/// read only. It throws StoreError like everything that uses it, and then leaves the file as it was.
class Store
{
public:
    explicit Store(const std::filesystem::path &file, const Opening &opening = {});

    const std::filesystem::path &file() const { return m_file; }
    Access access() const { return m_access; }
    int version() const { return m_version; } ///< newer than newestVersion: see access()
    const Uuid &device() const { return m_device; }

    /// Changes when another program, or another Store, has committed something.
    std::int64_t dataVersion();

    SQLite::Database &database() { return m_database; }
    const SQLite::Database &database() const { return m_database; }
    /// A statement that is prepared once and kept, for literals; used through Query. While it is out,
    /// whoever asks for it again gets another one.
    BorrowedStatement borrow(const char *sql);
    BorrowedStatement prepare(const std::string &sql);

private:
    void identify();
    void prepareFile(const Opening &opening);
    void migrate();

    std::filesystem::path m_file;
    SQLite::Database m_database;
    Access m_access = Access::ReadAndWrite;
    int m_version = 0;
    Uuid m_device;
    std::map<const char *, std::unique_ptr<SQLite::Statement>> m_kept;
};

/// One tap: everything until commit() is on disk together, or not at all.
class Change
{
public:
    explicit Change(Store &store);
    void commit();

private:
    Store &m_store;
    std::unique_ptr<SQLite::Transaction> m_transaction;
};

/// A file is never written over by accident: says what it is before anything is done to it.
/// Throws NotAStore, ForeignStore, Damaged; nothing when it is a store, empty or not there.
void checkFile(const std::filesystem::path &file);

/// SQLite's name for a file that is only read, as it is: no locks, and nothing beside it is looked at or
/// made.
std::string immutableName(const std::filesystem::path &file);

} // namespace db
