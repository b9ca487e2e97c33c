// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store.h"

#include "db/backup.h"
#include "db/query.h"
#include "db/schema.h"
#include "db/spelling.h"

#include <sqlite3.h>

#include <chrono>
#include <optional>
#include <thread>

#include <unistd.h>

namespace db {

namespace {

constexpr int patience = 10'000;                         // milliseconds to wait for another program
constexpr std::uintmax_t checkedWhole = 4 * 1024 * 1024; // bytes; a larger file is checked at its ends only

bool isPending(const std::filesystem::path &file)
{
    std::error_code none;
    const std::filesystem::path log = file.string() + "-wal";
    return std::filesystem::exists(log, none) && std::filesystem::file_size(log, none) > 0;
}

// In a folder that must not be written to there is no place for the files beside the store.
bool isReadableOnly(const std::filesystem::path &file)
{
    std::error_code none;
    return ::access(folderOf(file).c_str(), W_OK) != 0 && std::filesystem::is_regular_file(file, none) &&
           !isPending(file);
}

SQLite::Database openFile(const std::filesystem::path &file, const Opening &opening)
{
    const int flags = opening.access == Access::ReadOnly ? SQLite::OPEN_READONLY
                                                         : SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;
    SQLite::Database database(file.string(), flags, patience, opening.vfs);
    // Until the store is known to be sound and ours, what is pending beside it must not be written into it.
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    try {
        SQLite::Statement(database, "SELECT count(*) FROM sqlite_schema").executeStep();
        return database;
    } catch (const SQLite::Exception &error) {
        if (!isReadableOnly(file))
            throw storeError(file, error, sqlite3_system_errno(database.getHandle()));
    }
    return {immutableName(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, patience, opening.vfs};
}

// Where several programs make a new store at once, SQLite refuses the change to WAL without waiting: only one
// of two that wait for each other could ever go on. So the waiting is done here, without a lock in hand.
void useWriteAheadLog(SQLite::Database &database)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience);
    for (;;) {
        const int result = database.tryExec("PRAGMA journal_mode = WAL");
        if (result == SQLITE_OK)
            return;
        if ((result & 0xFF) != SQLITE_BUSY || std::chrono::steady_clock::now() > end)
            throw SQLite::Exception(database.getHandle(), result);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

SQLite::Database opened(const std::filesystem::path &file, const Opening &opening)
{
    checkFile(file);
    try {
        return openFile(file, opening);
    } catch (const SQLite::Exception &error) {
        throw storeError(file, error);
    }
}

// asSought() for SQL.
void soughtInSql(sqlite3_context *context, int /*values*/, sqlite3_value **values)
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(values[0]));
    if (!text)
        return sqlite3_result_null(context);
    const std::string sought = asSought(text);
    sqlite3_result_text(context, sought.data(), static_cast<int>(sought.size()), SQLITE_TRANSIENT);
}

// Whose store the file is without what is pending beside it; nothing when that cannot be said.
std::optional<std::string> deviceInFile(const std::filesystem::path &file)
{
    try {
        SQLite::Database database(immutableName(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        return database.execAndGet("SELECT id FROM device").getString();
    } catch (const SQLite::Exception &) {
        return std::nullopt; // it was just being made, or a checkpoint was cut short
    }
}

} // namespace

Store::Store(const std::filesystem::path &file, const Opening &opening)
    : m_file(file)
    , m_database(opened(file, opening))
    , m_access(opening.access)
{
    try {
        if (sqlite3_db_readonly(m_database.getHandle(), "main") != 0)
            m_access = Access::ReadOnly;
        m_database.createFunction("as_sought", 1, true, nullptr, &soughtInSql);
        identify();
        if (m_version > newestVersion)
            m_access = Access::ReadOnly;
        prepareFile(opening);
        if (m_access == Access::ReadAndWrite && m_version < newestVersion)
            migrate();
    } catch (const SQLite::Exception &error) {
        throw storeError(*this, error);
    }
    if (m_version < 1)
        throw StoreError(StoreFault::ReadOnly, file.string());
    Query device(*this, "SELECT id FROM device");
    if (!device.next())
        throw StoreError(StoreFault::Damaged, file.string(), "the store does not know its own name");
    m_device = device.uuid(0);
    sqlite3_db_config(m_database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
}

// One statement, so that another program that is just making the store is seen before or after, not between.
void Store::identify()
{
    SQLite::Statement facts(
        m_database, "SELECT (SELECT user_version FROM pragma_user_version),"
                    " (SELECT application_id FROM pragma_application_id), count(*) FROM sqlite_schema");
    facts.executeStep();
    m_version = facts.getColumn(0).getInt();
    const bool isOurs = facts.getColumn(1).getInt() == applicationId;
    const bool isEmpty = facts.getColumn(2).getInt() == 0;
    if (!isOurs && !(isEmpty && m_version == 0))
        throw StoreError(StoreFault::ForeignStore, m_file.string());
    if (m_version < 0 || isEmpty != (m_version == 0))
        throw StoreError(StoreFault::Damaged, m_file.string(), "the file does not know its version");
    if (isEmpty || !isPending(m_file))
        return;
    const std::string device = m_database.execAndGet("SELECT id FROM device").getString();
    if (deviceInFile(m_file).value_or(device) != device)
        throw StoreError(StoreFault::Damaged, m_file.string(), "what is pending belongs to another store");
}

void Store::prepareFile(const Opening &opening)
{
    m_database.exec("PRAGMA foreign_keys = ON");
    m_database.exec("PRAGMA temp_store = MEMORY");
    m_database.exec("PRAGMA cache_size = -16000");
    // The check costs the same however many games there are: a small file is read whole, of a large one the
    // newest pages.
    std::error_code ignored;
    if (m_version > 0 && std::filesystem::file_size(m_file, ignored) <= checkedWhole) {
        SQLite::Statement check(m_database, "PRAGMA quick_check(1)");
        if (check.executeStep() && check.getColumn(0).getString() != "ok")
            throw StoreError(StoreFault::Damaged, m_file.string(), check.getColumn(0).getString());
    } else if (m_version > 0) {
        for (const char *newest : {"SELECT * FROM event ORDER BY number DESC LIMIT 1",
                                   "SELECT * FROM game ORDER BY instant DESC LIMIT 1",
                                   "SELECT * FROM result ORDER BY game DESC LIMIT 1"})
            SQLite::Statement(m_database, newest).executeStep();
    }
    if (m_access == Access::ReadOnly) {
        m_database.exec("PRAGMA query_only = ON");
        return;
    }
    useWriteAheadLog(m_database);
    m_database.exec(opening.durability == Durability::EveryCommit ? "PRAGMA synchronous = FULL"
                                                                  : "PRAGMA synchronous = NORMAL");
    m_database.exec("PRAGMA secure_delete = ON"); // a name that was erased is not left in a free page
}

void Store::migrate()
{
    if (m_version > 0)
        backUpBeforeMigration(*this);
    SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
    m_version =
        m_database.execAndGet("PRAGMA user_version").getInt(); // another program may have been quicker
    const bool isNew = m_version == 0;
    for (; m_version < newestVersion; ++m_version)
        m_database.exec(migrations[static_cast<std::size_t>(m_version)]);
    if (isNew) {
        m_database.exec("PRAGMA application_id = " + std::to_string(applicationId));
        Query(*this, "INSERT INTO device (id) VALUES (?)", newUuid()).run();
    }
    m_database.exec("PRAGMA user_version = " + std::to_string(m_version));
    transaction.commit();
}

std::int64_t Store::dataVersion()
{
    Query query(*this, "PRAGMA data_version");
    query.next();
    return query.whole(0);
}

void GiveBack::operator()(SQLite::Statement *statement) const
{
    std::unique_ptr<SQLite::Statement> owner(statement);
    if (!home || *home)
        return;
    statement->tryReset();
    statement->clearBindings();
    *home = std::move(owner);
}

BorrowedStatement Store::borrow(const char *sql)
{
    std::unique_ptr<SQLite::Statement> &kept = m_kept[sql];
    if (kept)
        return {kept.release(), GiveBack{&kept}};
    BorrowedStatement fresh = prepare(sql);
    fresh.get_deleter().home = &kept;
    return fresh;
}

BorrowedStatement Store::prepare(const std::string &sql)
{
    try {
        return BorrowedStatement(new SQLite::Statement(m_database, sql), GiveBack{});
    } catch (const SQLite::Exception &error) {
        throw storeError(*this, error);
    }
}

Change::Change(Store &store)
    : m_store(store)
{
    if (store.access() == Access::ReadOnly)
        throw StoreError(store.version() > newestVersion ? StoreFault::NewerStore : StoreFault::ReadOnly,
                         store.file().string());
    try {
        m_transaction =
            std::make_unique<SQLite::Transaction>(store.database(), SQLite::TransactionBehavior::IMMEDIATE);
    } catch (const SQLite::Exception &error) {
        throw storeError(store, error);
    }
    // A later version of this program may have come by meanwhile.
    Query version(store, "PRAGMA user_version");
    if (version.next() && version.whole(0) > newestVersion)
        throw StoreError(StoreFault::NewerStore, store.file().string());
}

void Change::commit()
{
    try {
        m_transaction->commit();
    } catch (const SQLite::Exception &error) {
        throw storeError(m_store, error);
    }
}

} // namespace db
