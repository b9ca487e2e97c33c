// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/name.h"

#include "db/spelling.h"

namespace companion {

bool isName(const std::string &typed)
{
    return db::isUtf8(typed) && !db::asKept(typed).empty();
}

} // namespace companion
