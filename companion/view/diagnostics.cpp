// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/diagnostics.h"

#include "companion/file_text.h"
#include "companion/language.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "companion/view/people_folders.h"
#include "db/contents.h"
#include "db/rebuild.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QScreen>
#include <QSysInfo>

#include <sqlite3.h>

namespace companion {

namespace {

// For people who mend programs, so it is in English, whatever the language in use.
QStringList aboutTheDevice()
{
    QStringList lines{
        QStringLiteral("Steiger %1").arg(QCoreApplication::applicationVersion()),
        QStringLiteral("Qt %1").arg(QString::fromLatin1(qVersion())),
        QStringLiteral("SQLite %1").arg(QString::fromLatin1(sqlite3_libversion())),
        QStringLiteral("system: %1, %2 %3, %4")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QStringLiteral("language: %1").arg(languageCode()),
    };
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return lines;
    lines += QStringLiteral("platform: %1").arg(QGuiApplication::platformName());
    for (const QScreen *screen : QGuiApplication::screens())
        lines += QStringLiteral("screen: %1 x %2, scale %3, %4 dpi")
                     .arg(screen->geometry().width())
                     .arg(screen->geometry().height())
                     .arg(screen->devicePixelRatio())
                     .arg(screen->physicalDotsPerInch(), 0, 'f', 0);
    return lines;
}

// Details of errors may name the file.
QString withoutFolder(const QString &text, const std::filesystem::path &file)
{
    return QString(text).replace(QString::fromStdString(file.parent_path().string()), QStringLiteral("…"));
}

QStringList aboutTheHistory(const std::filesystem::path &file)
{
    QStringList lines{
        QStringLiteral("history: %1 bytes").arg(QFileInfo(QString::fromStdString(file.string())).size())};
    try {
        db::Store store(file, {.access = db::Access::ReadOnly});
        const db::Contents contents = db::contentsOf(store);
        lines += QStringLiteral("version %1, %2 games, %3 people, %4 events")
                     .arg(store.version())
                     .arg(contents.games)
                     .arg(contents.people)
                     .arg(contents.events);
        const std::vector<std::string> problems = db::check(store);
        lines += problems.empty() ? QStringLiteral("check: sound") : QStringLiteral("check:");
        for (const std::string &problem : problems)
            lines += QStringLiteral("  ") + withoutFolder(QString::fromStdString(problem), file);
    } catch (const db::StoreError &error) {
        lines += QStringLiteral("fault %1: %2")
                     .arg(static_cast<int>(error.fault()))
                     .arg(withoutFolder(QString::fromUtf8(error.what()), file));
    }
    return lines;
}

} // namespace

Diagnostics::Diagnostics(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
{
    connect(&m_background, &Background::busyChanged, this, &Diagnostics::busyChanged);
}

QString Diagnostics::version() const
{
    return QCoreApplication::applicationVersion();
}

void Diagnostics::save()
{
    if (busy())
        return;
    const auto lines = std::make_shared<QStringList>(aboutTheDevice());
    if (m_ledger.opening().inMemory)
        *lines += QStringLiteral("history: in memory, because nothing can be written");
    m_background.run([=, file = m_ledger.file()] { *lines += aboutTheHistory(file); },
                     [=, this] { write(lines->join(u'\n') + u'\n'); });
}

void Diagnostics::write(const QString &text)
{
    const QString folder = documentsFolder();
    QDir().mkpath(folder);
    const QString name =
        QStringLiteral("Steiger diagnostics %1").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString file = freeFile(folder, name, QStringLiteral(".txt"));
    const QString trouble = writeText(file, text.toUtf8());
    m_failed = !trouble.isEmpty();
    m_outcome = m_failed ? trouble : filled(tr("Saved as %1. It holds no names of people."), printable(file));
    emit outcomeChanged();
}

} // namespace companion
