// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/spelling.h"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>
#include <optional>

namespace db {

namespace {

const utf8proc_uint8_t *bytes(std::string_view text)
{
    return reinterpret_cast<const utf8proc_uint8_t *>(text.data());
}

// How many bytes the letter at the beginning takes; nothing when it is none.
std::optional<std::size_t> firstLetter(std::string_view text)
{
    if (static_cast<unsigned char>(text.front()) < 0x80)
        return 1;
    utf8proc_int32_t letter = 0;
    const utf8proc_ssize_t size =
        utf8proc_iterate(bytes(text), static_cast<utf8proc_ssize_t>(text.size()), &letter);
    return size > 0 ? std::optional(static_cast<std::size_t>(size)) : std::nullopt;
}

std::string repaired(std::string_view text)
{
    std::string sound;
    while (!text.empty()) {
        const std::optional<std::size_t> letter = firstLetter(text);
        sound.append(letter ? text.substr(0, *letter) : "\uFFFD");
        text.remove_prefix(letter.value_or(1));
    }
    return sound;
}

std::string mapped(std::string_view text, unsigned options)
{
    utf8proc_uint8_t *result = nullptr;
    const utf8proc_ssize_t size = utf8proc_map(bytes(text), static_cast<utf8proc_ssize_t>(text.size()),
                                               &result, static_cast<utf8proc_option_t>(options));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
    if (size < 0)
        return std::string(text);
    return {reinterpret_cast<const char *>(result), static_cast<std::size_t>(size)};
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view spaces = " \t\r\n";
    const std::size_t from = text.find_first_not_of(spaces);
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(spaces) - from + 1);
}

} // namespace

std::string asKept(std::string_view name)
{
    return mapped(trimmed(repaired(name)), UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string asSought(std::string_view name)
{
    return mapped(trimmed(repaired(name)), UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                                               UTF8PROC_STRIPMARK | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::optional<std::size_t> letter = firstLetter(text);
        if (!letter)
            return false;
        text.remove_prefix(*letter);
    }
    return true;
}

} // namespace db
