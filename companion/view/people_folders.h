// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace companion {

// Where people look for their files.

QString picturesFolder();
QString documentsFolder();

/// "Coal Baron 2026-05-01 Anna Béla": whatever the parts hold, a name that every disk takes.
QString fileName(const QStringList &parts);

/// The folder with that name and ending, with a number where the name is taken: nothing is ever replaced.
QString freeFile(const QString &folder, const QString &name, const QString &ending);

} // namespace companion
