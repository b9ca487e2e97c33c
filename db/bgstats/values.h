// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace db::bgstats {

// Values as BG Stats and the programs around it really write them. A field that is missing, or holds what
// cannot be understood, is as good as one that says nothing.

/// The field; nothing when it is missing or null.
const scoring::Json *field(const scoring::Json &object, std::string_view key);

/// A text, or a number as text; empty otherwise.
std::string text(const scoring::Json &object, std::string_view key);

/// A whole number, also as text; nothing otherwise.
std::optional<int> whole(const scoring::Json &object, std::string_view key);

/// true, 1, "1" and "true" are yes, all else is no.
bool flag(const scoring::Json &object, std::string_view key);

/// A field that holds JSON, as it is or inside a text; null where it cannot be read.
scoring::Json opened(const scoring::Json &object, std::string_view key);

/// The form of a uuid in which the same ones are equal.
std::string uuidKey(std::string_view uuid);

/// The text without the space around it.
std::string_view trimmed(std::string_view text);

inline bool isBlank(std::string_view text)
{
    return trimmed(text).empty();
}

} // namespace db::bgstats
