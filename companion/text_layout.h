// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace companion {

/// The text without what could upset a terminal or the lines around it: control characters and changes of
/// direction.
QString printable(const QString &text);
QString printable(const std::string &utf8);

/// How many columns a terminal gives the text: accents none, wide letters two.
int columnsOf(const QString &text);

/// Padded with spaces, or shortened with an ellipsis, to exactly that many columns.
QString leftAligned(const QString &text, int columns);
QString rightAligned(const QString &text, int columns);

/// Shortened with an ellipsis to at most that many columns.
QString shortened(const QString &text, int columns);

/// Broken between words into lines of at most that many columns. A longer word has a line of its own.
QStringList wrapped(const QString &text, int columns);

} // namespace companion
