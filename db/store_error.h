// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace db {

/// Why the store could not do what it was asked to.
enum class StoreFault : std::uint8_t {
    CannotOpen,   ///< no such folder, no right to read it
    NotAStore,    ///< a file, but not a database
    ForeignStore, ///< a database of another program
    NewerStore,   ///< written by a later version: it can be read, not changed
    ReadOnly,     ///< the file or its folder must not be written to
    DiskFull,
    Busy,    ///< another program has kept it locked for too long
    Damaged, ///< the file is torn
    Failed,  ///< the disk failed, or we were wrong; the details say it
};

/// The only thing db/ throws. Words for people are made elsewhere, from the fault and the file.
class StoreError : public std::runtime_error
{
public:
    StoreError(StoreFault fault, std::string file, const std::string &details = {})
        : std::runtime_error(details)
        , m_fault(fault)
        , m_file(std::move(file))
    {
    }

    StoreFault fault() const { return m_fault; }
    const std::string &file() const { return m_file; }

private:
    StoreFault m_fault;
    std::string m_file;
};

} // namespace db
