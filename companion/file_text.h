// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace companion {

/// How much a file may hold before it is taken for a mistake.
enum class InputSize { Record, ManyRecords };

struct FileText {
    std::string text;
    QString trouble; ///< why it could not be read; empty when it could
};

/// The whole of a file, or of standard input for "-".
FileText readText(const std::string &file, InputSize most = InputSize::Record);

/// Replaces the file only once everything is on disk. Gives why that did not work; nothing when it did.
QString writeText(const QString &file, const QByteArray &text);

} // namespace companion
