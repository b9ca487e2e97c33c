// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace db {

/// A name as it is kept: as written, composed (NFC), without spaces around it. Bytes that are no UTF-8 become
/// question marks of their own (U+FFFD).
std::string asKept(std::string_view name);

/// A name as it is looked for: without accents and case, so that "bela" finds Béla.
std::string asSought(std::string_view name);

bool isUtf8(std::string_view text);

} // namespace db
