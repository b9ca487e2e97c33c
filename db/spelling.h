// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace db {

/// A name as it is kept: as written, composed (NFC), without spaces around it.
std::string asKept(std::string_view name);

/// A name as it is looked for: without accents and case, so that "bela" finds Béla.
std::string asSought(std::string_view name);

} // namespace db
