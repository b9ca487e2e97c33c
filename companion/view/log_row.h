// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "companion/view/row_model.h"

#include <cstdint>

namespace companion {

/// An entry of the log in words.
struct LogRow {
    QString text;
    QString time;
    bool operator==(const LogRow &) const = default;
};

std::vector<Role<LogRow>> logRoles();
LogRow logRow(const QString &text, std::int64_t toldAt);

} // namespace companion
