// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/new_uuid.h"

#include <uuid/uuid.h>

#include <string>

namespace db {

namespace {

Uuid fromBytes(const uuid_t &bytes)
{
    Uuid uuid;
    for (std::size_t place = 0; place < 16; ++place) {
        std::uint64_t &half = place < 8 ? uuid.high : uuid.low;
        half = (half << 8U) | bytes[place];
    }
    return uuid;
}

// The space that all derived names of Steiger are in; it must never change.
constexpr uuid_t space{0x8d, 0x1f, 0x5a, 0x0c, 0x35, 0x62, 0x4e, 0x0b,
                       0x9b, 0x7e, 0x5c, 0x0a, 0x17, 0x69, 0x18, 0x90};

} // namespace

Uuid newUuid()
{
    uuid_t bytes;
    uuid_generate_random(bytes);
    return fromBytes(bytes);
}

Uuid derivedUuid(std::string_view kind, std::string_view words)
{
    std::string name(kind);
    name.append(":").append(words);
    uuid_t bytes;
    uuid_generate_sha1(bytes, space, name.data(), name.size());
    return fromBytes(bytes);
}

} // namespace db
