// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/language.h"
#include "companion/view/ledger.h"
#include "history_story.h"

#include <QDir>
#include <QFile>

/// What the stories about the screens need: a home of one's own, with a history in it.
namespace story {

class Home
{
public:
    Home()
    {
        // Pictures and documents of the tests are nobody's pictures and documents.
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(".config").toUtf8());
        companion::useLanguage(companion::Language::English);
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    std::filesystem::path store() const { return path("data/steiger.db").toStdString(); }

    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            throw std::runtime_error("the story cannot write its file");
        return file.fileName();
    }

    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace story
