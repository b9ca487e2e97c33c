// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"
#include "db/query.h"
#include "db/schema.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace db {

namespace {

// The file begins with a header whose numbers are written high byte first, and then tells of its tables.
constexpr std::size_t headerSize = 100;
constexpr std::size_t readSize = 108;
constexpr std::string_view magic{"SQLite format 3\0", 16};

std::uint32_t numberAt(std::span<const char> header, std::size_t place, std::size_t bytes)
{
    std::uint32_t number = 0;
    for (const char byte : header.subspan(place, bytes))
        number = (number << 8U) | static_cast<unsigned char>(byte);
    return number;
}

struct Head {
    std::array<char, readSize> bytes{};
    std::uintmax_t fileSize = 0;
};

// Through SQLite: a file that is closed behind its back loses the locks of every Store that has it open.
Head headOf(const std::filesystem::path &file)
{
    Head head;
    try {
        SQLite::Database database(immutableName(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        sqlite3_file *opened = nullptr;
        sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &opened);
        sqlite3_int64 size = 0;
        const int sized = opened->pMethods->xFileSize(opened, &size);
        const int got = opened->pMethods->xRead(opened, head.bytes.data(), readSize, 0);
        if (sized != SQLITE_OK || (got != SQLITE_OK && got != SQLITE_IOERR_SHORT_READ))
            throw StoreError(StoreFault::Failed, file.string(), "the file cannot be read");
        head.fileSize = static_cast<std::uintmax_t>(size);
    } catch (const SQLite::Exception &error) {
        throw storeError(file, error);
    }
    return head;
}

// What a program that was cut short has left beside a file.
bool isPending(const std::filesystem::path &file, const char *beside)
{
    std::error_code none;
    const std::filesystem::path other = file.string() + beside;
    return std::filesystem::is_regular_file(other, none) && std::filesystem::file_size(other, none) > 0;
}

bool hasBackups(const std::filesystem::path &file)
{
    std::error_code none;
    return std::filesystem::directory_iterator(backupFolder(file), none) !=
           std::filesystem::directory_iterator();
}

// Nothing can be lost with it: a store that was cut short while it was made, before its first table.
bool hasNoTables(std::span<const char> header)
{
    return numberAt(header, 68, 4) == 0 && numberAt(header, headerSize, 1) == 13 &&
           numberAt(header, headerSize + 3, 2) == 0;
}

} // namespace

std::string immutableName(const std::filesystem::path &file)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name = "file:";
    for (const char letter : std::filesystem::absolute(file).string()) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) || std::string_view("/._-").find(letter) != std::string_view::npos)
            name.push_back(letter);
        else
            name.append({'%', digits[byte >> 4U], digits[byte & 0xFU]});
    }
    return name + "?immutable=1";
}

void checkFile(const std::filesystem::path &file)
{
    std::error_code failure;
    const bool exists = std::filesystem::exists(file, failure);
    if (exists && !std::filesystem::is_regular_file(file, failure))
        throw StoreError(StoreFault::NotAStore, file.string());
    // In this order: another program that is just making the store writes into the file first.
    const bool hasLog = isPending(file, "-wal");
    const std::uintmax_t size =
        std::filesystem::exists(file, failure) ? std::filesystem::file_size(file, failure) : 0;
    if (size == 0) { // SQLite would begin anew, and drop what is pending
        if (hasLog || (exists && hasBackups(file)))
            throw StoreError(StoreFault::Damaged, file.string(), "the file has lost all it held");
        return;
    }
    if (isPending(file, "-wal") || isPending(file, "-journal"))
        return; // what is pending comes first: only SQLite can tell what the file will be
    const auto [header, fileSize] = headOf(file);
    const auto got = std::min<std::uintmax_t>(fileSize, readSize);
    if (std::string_view(header.data(), std::min<std::size_t>(got, magic.size())) != magic.substr(0, got))
        throw StoreError(StoreFault::NotAStore, file.string());
    if (got < readSize)
        throw StoreError(StoreFault::Damaged, file.string(), "the file ends within its first page");
    if (numberAt(header, 68, 4) != static_cast<std::uint32_t>(applicationId) && !hasNoTables(header))
        throw StoreError(StoreFault::ForeignStore, file.string());
    const std::uint32_t pageSize = numberAt(header, 16, 2) == 1 ? 65536 : numberAt(header, 16, 2);
    const std::uint64_t pages = numberAt(header, 28, 4);
    if (fileSize < pages * pageSize)
        throw StoreError(StoreFault::Damaged, file.string(), "the file is shorter than it says");
}

} // namespace db
