// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"
#include "db/store.h"

#include <array>
#include <fstream>
#include <span>

namespace db {

namespace {

// The file begins with a header whose numbers are written high byte first.
constexpr std::size_t headerSize = 100;
constexpr std::string_view magic{"SQLite format 3\0", 16};

std::uint32_t numberAt(std::span<const char> header, std::size_t place, std::size_t bytes)
{
    std::uint32_t number = 0;
    for (const char byte : header.subspan(place, bytes))
        number = (number << 8U) | static_cast<unsigned char>(byte);
    return number;
}

} // namespace

void checkFile(const std::filesystem::path &file)
{
    std::error_code failure;
    if (!std::filesystem::exists(file, failure))
        return;
    if (!std::filesystem::is_regular_file(file, failure))
        throw StoreError(StoreFault::NotAStore, file.string());
    const std::uintmax_t size = std::filesystem::file_size(file, failure);
    if (size == 0)
        return;
    // What a program that was cut short has left beside the file comes first: only SQLite can tell then.
    const auto isPending = [&](const char *beside) {
        const std::filesystem::path other = file.string() + beside;
        return std::filesystem::exists(other, failure) && std::filesystem::file_size(other, failure) > 0;
    };
    if (isPending("-wal") || isPending("-journal"))
        return;
    std::array<char, headerSize> header{};
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw StoreError(StoreFault::CannotOpen, file.string());
    stream.read(header.data(), headerSize);
    const auto got = static_cast<std::size_t>(stream.gcount());
    if (std::string_view(header.data(), std::min(got, magic.size())) != magic.substr(0, got))
        throw StoreError(StoreFault::NotAStore, file.string());
    if (got < headerSize)
        throw StoreError(StoreFault::Damaged, file.string(), "the file ends within its first page");
    if (numberAt(header, 68, 4) != static_cast<std::uint32_t>(applicationId))
        throw StoreError(StoreFault::ForeignStore, file.string());
    const std::uint32_t pageSize = numberAt(header, 16, 2) == 1 ? 65536 : numberAt(header, 16, 2);
    const std::uint64_t pages = numberAt(header, 28, 4);
    if (size < pages * pageSize)
        throw StoreError(StoreFault::Damaged, file.string(), "the file is shorter than it says");
}

} // namespace db
