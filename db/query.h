// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <SQLiteCpp/Column.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace db {

/// One run of a statement: bind on construction, then next() row by row, or run().
/// Statements given as literals are prepared once per store; texts put together at run time are prepared
/// each time.
class Query
{
public:
    template <typename... Values>
    Query(Store &store, const char *sql, const Values &...values)
        : m_store(store)
        , m_statement(store.borrow(sql))
    {
        bindAll(values...);
    }
    template <typename... Values>
    Query(Store &store, const std::string &sql, const Values &...values)
        : m_store(store)
        , m_statement(store.prepare(sql))
    {
        bindAll(values...);
    }
    Query(const Query &) = delete;
    Query &operator=(const Query &) = delete;
    ~Query() = default;

    void bind(int place, std::int64_t value);
    void bind(int place, int value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, bool value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, double value);
    void bind(int place, std::string_view text);
    void bind(int place, const std::string &text) { bind(place, std::string_view(text)); }
    void bind(int place, const char *text) { bind(place, std::string_view(text)); }
    void bind(int place, const Uuid &uuid);
    void bind(int place, const std::optional<std::int64_t> &value);
    void bind(int place, const std::optional<std::string> &text);
    void bind(int place, const std::optional<Uuid> &uuid);

    bool next();
    void run();

    // What a file of ours never holds is damage: text that is not UTF-8, an id that is too short, a number
    // beyond its bounds.
    bool isNull(int column) const;
    std::int64_t whole(int column) const;
    std::int64_t within(int column, std::int64_t least, std::int64_t most) const;
    int number(int column) const;
    double real(int column) const;
    std::string text(int column) const;
    Uuid uuid(int column) const;
    std::optional<std::int64_t> optionalWhole(int column) const;
    /// One of an enumeration that counts from 0 to `last`.
    template <typename Enumeration>
    Enumeration oneOf(int column, Enumeration last) const
    {
        return static_cast<Enumeration>(within(column, 0, static_cast<std::int64_t>(last)));
    }
    StoreError damaged(const char *details) const;

private:
    template <typename... Values>
    void bindAll(const Values &...values)
    {
        int place = 0;
        (bind(++place, values), ...);
    }

    SQLite::Column at(int column) const;

    Store &m_store;
    BorrowedStatement m_statement;
};

/// The error SQLite reports, as ours. What the system said decides where SQLite only says that it failed.
StoreError storeError(const Store &store, const SQLite::Exception &error);
StoreError storeError(const std::filesystem::path &file, const SQLite::Exception &error, int systemError = 0);

} // namespace db
