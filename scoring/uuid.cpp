// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/uuid.h"

#include <array>
#include <cctype>

namespace scoring {

namespace {

constexpr std::string_view form = "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh";

} // namespace

std::string toString(const Uuid &uuid)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(form);
    int shift = 128;
    for (char &letter : text) {
        if (letter == '-')
            continue;
        shift -= 4;
        const std::uint64_t half = shift >= 64 ? uuid.high : uuid.low;
        letter = digits[(half >> (shift % 64)) & 0xFU];
    }
    return text;
}

std::optional<Uuid> parseUuid(std::string_view text)
{
    if (text.size() != form.size())
        return std::nullopt;
    Uuid uuid;
    for (std::size_t place = 0; place < form.size(); ++place) {
        const auto letter = static_cast<unsigned char>(text[place]);
        if (form[place] == '-') {
            if (letter != '-')
                return std::nullopt;
            continue;
        }
        if (!std::isxdigit(letter))
            return std::nullopt;
        const auto digit =
            static_cast<std::uint64_t>(std::isdigit(letter) ? letter - '0' : std::tolower(letter) - 'a' + 10);
        uuid.high = (uuid.high << 4U) | (uuid.low >> 60U);
        uuid.low = (uuid.low << 4U) | digit;
    }
    return uuid;
}

} // namespace scoring
