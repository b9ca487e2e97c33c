// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/people_folders.h"

#include <QDir>
#include <QStandardPaths>

namespace companion {

namespace {

constexpr qsizetype longestFileName = 200; // bytes; disks take 255, and a number and an ending may follow

QString folder(QStandardPaths::StandardLocation place)
{
    const QString found = QStandardPaths::writableLocation(place);
    return found.isEmpty() ? QDir::homePath() : found;
}

} // namespace

QString picturesFolder()
{
    return folder(QStandardPaths::PicturesLocation);
}

QString documentsFolder()
{
    return folder(QStandardPaths::DocumentsLocation);
}

QString fileName(const QStringList &parts)
{
    QString name;
    for (const QChar letter : parts.join(u' ')) {
        const bool fits = letter.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(letter);
        name += fits || letter.isSurrogate() ? letter : QChar(u'-');
    }
    name = name.simplified();
    while (name.startsWith(u'.')) // such files are hidden
        name.remove(0, 1);
    while (name.toUtf8().size() > longestFileName)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name.trimmed();
}

QString freeFile(const QString &folder, const QString &name, const QString &ending)
{
    const QDir place(folder);
    QString file = place.filePath(name + ending);
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = place.filePath(QStringLiteral("%1 (%2)%3").arg(name, QString::number(number), ending));
    return file;
}

} // namespace companion
