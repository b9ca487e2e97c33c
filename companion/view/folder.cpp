// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/folder.h"

#include "companion/view/people_folders.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QStandardPaths>
#include <QStorageInfo>

#include <algorithm>

namespace companion {

namespace {

std::vector<Role<Folder::Entry>> roles()
{
    return {{"name", [](const Folder::Entry &entry) { return QVariant(entry.name); }},
            {"file", [](const Folder::Entry &entry) { return QVariant(entry.file); }},
            {"isFolder", [](const Folder::Entry &entry) { return QVariant(entry.isFolder); }},
            {"details", [](const Folder::Entry &entry) { return QVariant(entry.details); }}};
}

Folder::Entry entryOf(const QFileInfo &info)
{
    const QLocale locale;
    const QString when = locale.toString(info.lastModified(), QLocale::ShortFormat);
    return {info.fileName(), info.filePath(), info.isDir(),
            info.isDir() ? QString()
                         : QStringLiteral("%1 · %2").arg(
                               when, locale.formattedDataSize(info.size(), 1, QLocale::DataSizeSIFormat))};
}

} // namespace

Folder::Folder(QObject *parent)
    : QObject(parent)
    , m_entries(roles())
    , m_places(roles())
{
    m_places.assign(findPlaces());
    open(documentsFolder());
}

std::vector<Folder::Entry> Folder::findPlaces()
{
    std::vector<Entry> found;
    const auto add = [&](const QString &name, const QString &path) {
        const bool isNew = std::ranges::find(found, path, &Entry::file) == found.end();
        if (!path.isEmpty() && isNew && QFileInfo(path).isDir())
            found.push_back({name, path, true, {}});
    };
    const auto standard = [](QStandardPaths::StandardLocation place) {
        return QStandardPaths::writableLocation(place);
    };
    add(tr("Home"), QDir::homePath());
    add(tr("Documents"), standard(QStandardPaths::DocumentsLocation));
    add(tr("Downloads"), standard(QStandardPaths::DownloadLocation));
    add(tr("Pictures"), standard(QStandardPaths::PicturesLocation));
    for (const QStorageInfo &storage : QStorageInfo::mountedVolumes()) { // sticks and cards
        const QString root = storage.rootPath();
        if (storage.isReady() && (root.startsWith("/media/") || root.startsWith("/run/media/")))
            add(storage.displayName(), root);
    }
    return found;
}

QString Folder::name() const
{
    return QDir(m_path).isRoot() ? m_path : QDir(m_path).dirName();
}

bool Folder::hasParent() const
{
    return !QDir(m_path).isRoot();
}

bool Folder::readable() const
{
    return QFileInfo(m_path).isReadable();
}

bool Folder::writable() const
{
    return QFileInfo(m_path).isWritable();
}

void Folder::setEndings(const QStringList &endings)
{
    m_endings = endings;
    refresh();
}

void Folder::open(const QString &path)
{
    m_path = QFileInfo(path).isDir() ? QDir(path).absolutePath() : QDir::homePath();
    refresh();
}

void Folder::up()
{
    QDir folder(m_path);
    if (folder.cdUp())
        open(folder.absolutePath());
}

void Folder::refresh()
{
    std::vector<Entry> entries;
    const auto found =
        QDir(m_path).entryInfoList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot,
                                   QDir::DirsFirst | QDir::Name | QDir::LocaleAware | QDir::IgnoreCase);
    for (const QFileInfo &info : found) {
        const bool wanted =
            info.isDir() || m_endings.isEmpty() || std::ranges::any_of(m_endings, [&](const QString &ending) {
                return info.fileName().endsWith(ending, Qt::CaseInsensitive);
            });
        if (wanted)
            entries.push_back(entryOf(info));
    }
    m_entries.assign(std::move(entries));
    emit changed();
}

QString Folder::fileCalled(const QString &name) const
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || trimmed.contains(u'/') || trimmed == QLatin1String(".") ||
        trimmed == QLatin1String(".."))
        return {};
    return QDir(m_path).filePath(trimmed);
}

bool Folder::exists(const QString &file) const
{
    return QFileInfo::exists(file);
}

} // namespace companion
