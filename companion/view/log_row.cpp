// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/log_row.h"

#include <QDateTime>
#include <QLocale>

namespace companion {

std::vector<Role<LogRow>> logRoles()
{
    return {
        {"text", [](const LogRow &row) { return QVariant(row.text); }},
        {"time", [](const LogRow &row) { return QVariant(row.time); }},
    };
}

LogRow logRow(const QString &text, std::int64_t toldAt)
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(toldAt / 1000);
    return {text, QLocale().toString(when.time(), QLocale::ShortFormat)};
}

} // namespace companion
