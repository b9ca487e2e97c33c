// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query.h"

#include "db/spelling.h"

#include <sqlite3.h>

#include <array>
#include <cerrno>
#include <cmath>
#include <limits>

namespace db {

namespace {

bool isDiskFull(const SQLite::Exception &error, int systemError)
{
    // There is no room for the memory that programs share, or for a new file.
    return error.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE || systemError == ENOSPC ||
           systemError == EDQUOT;
}

StoreFault faultOf(const SQLite::Exception &error, int systemError)
{
    const int code = error.getErrorCode() & 0xFF;
    if ((code == SQLITE_IOERR || code == SQLITE_CANTOPEN) && isDiskFull(error, systemError))
        return StoreFault::DiskFull;
    switch (code) {
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return StoreFault::CannotOpen;
    case SQLITE_READONLY:
        return StoreFault::ReadOnly;
    case SQLITE_FULL:
        return StoreFault::DiskFull;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StoreFault::Busy;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: // it was one when checkFile() looked at its head
        return StoreFault::Damaged;
    default: // SQLite has dozens of codes
        return StoreFault::Failed;
    }
}

// Everything that can throw goes through here.
template <typename Work>
auto guarded(const Store &store, const Work &work)
{
    try {
        return work();
    } catch (const SQLite::Exception &error) {
        throw storeError(store, error);
    }
}

} // namespace

StoreError storeError(const std::filesystem::path &file, const SQLite::Exception &error, int systemError)
{
    return {faultOf(error, systemError), file.string(), error.what()};
}

StoreError storeError(const Store &store, const SQLite::Exception &error)
{
    return storeError(store.file(), error, sqlite3_system_errno(store.database().getHandle()));
}

void Query::bind(int place, std::int64_t value)
{
    guarded(m_store, [&] { m_statement->bind(place, value); });
}

void Query::bind(int place, double value)
{
    guarded(m_store, [&] { m_statement->bind(place, value); });
}

void Query::bind(int place, std::string_view text)
{
    guarded(m_store, [&] { m_statement->bind(place, std::string(text)); });
}

void Query::bind(int place, const Uuid &uuid)
{
    std::array<unsigned char, 16> bytes{};
    for (std::size_t byte = 0; byte < 16; ++byte) {
        const std::uint64_t half = byte < 8 ? uuid.high : uuid.low;
        bytes[byte] = static_cast<unsigned char>(half >> (56U - 8U * (byte % 8U)));
    }
    guarded(m_store, [&] { m_statement->bind(place, bytes.data(), static_cast<int>(bytes.size())); });
}

void Query::bind(int place, const std::optional<std::int64_t> &value)
{
    if (value)
        bind(place, *value);
}

void Query::bind(int place, const std::optional<std::string> &text)
{
    if (text)
        bind(place, *text);
}

void Query::bind(int place, const std::optional<Uuid> &uuid)
{
    if (uuid)
        bind(place, *uuid);
}

bool Query::next()
{
    return guarded(m_store, [&] { return m_statement->executeStep(); });
}

void Query::run()
{
    while (next()) {
    }
}

SQLite::Column Query::at(int column) const
{
    if (!m_statement->hasRow())
        throw damaged("a row is missing");
    return guarded(m_store, [&] { return m_statement->getColumn(column); });
}

bool Query::isNull(int column) const
{
    return at(column).isNull();
}

std::int64_t Query::whole(int column) const
{
    return at(column).getInt64();
}

double Query::real(int column) const
{
    const double value = at(column).getDouble();
    if (!std::isfinite(value))
        throw damaged("a number is without bounds");
    return value;
}

std::string Query::text(int column) const
{
    std::string text = at(column).getString();
    if (!isUtf8(text))
        throw damaged("a text is not UTF-8");
    return text;
}

std::int64_t Query::within(int column, std::int64_t least, std::int64_t most) const
{
    const std::int64_t value = whole(column);
    if (value < least || value > most)
        throw damaged("a number is beyond its bounds");
    return value;
}

int Query::number(int column) const
{
    return static_cast<int>(within(column, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

Uuid Query::uuid(int column) const
{
    const SQLite::Column value = at(column);
    Uuid uuid;
    if (value.getBytes() != 16)
        throw damaged("an id does not have 16 bytes");
    const auto *bytes = static_cast<const unsigned char *>(value.getBlob());
    for (std::size_t byte = 0; byte < 16; ++byte) {
        std::uint64_t &half = byte < 8 ? uuid.high : uuid.low;
        half = (half << 8U) | bytes[byte];
    }
    return uuid;
}

StoreError Query::damaged(const char *details) const
{
    return {StoreFault::Damaged, m_store.file().string(), details};
}

std::optional<std::int64_t> Query::optionalWhole(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(whole(column));
}

} // namespace db
