// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/backups.h"

#include "companion/sentences.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"
#include "companion/view/people_folders.h"
#include "companion/view/photo.h"
#include "db/backup.h"
#include "db/contents.h"
#include "db/photos.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace companion {

namespace {

std::filesystem::path asPath(const QString &file)
{
    return file.toStdString();
}

Backups::Row rowOf(const std::filesystem::path &file)
{
    const QFileInfo info(QString::fromStdString(file.string()));
    const QDate day = QDate::fromString(info.fileName().left(10), Qt::ISODate);
    const QLocale locale;
    return {info.filePath(), day.isValid() ? locale.toString(day, QLocale::LongFormat) : info.fileName(),
            locale.formattedDataSize(info.size(), 1, QLocale::DataSizeSIFormat)};
}

} // namespace

Backups::Backups(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_rows({{"file", [](const Row &row) { return QVariant(row.file); }},
              {"day", [](const Row &row) { return QVariant(row.day); }},
              {"size", [](const Row &row) { return QVariant(row.size); }}})
{
    connect(&ledger, &Ledger::changed, this, &Backups::retell);
    retell();
}

void Backups::retell()
{
    std::vector<Row> rows;
    for (const std::filesystem::path &file : db::backupsOf(m_ledger.file()))
        rows.push_back(rowOf(file));
    m_rows.assign(std::move(rows));
    emit told();
}

void Backups::seeToToday()
{
    if (m_background.busy() || m_ledger.opening().inMemory)
        return;
    const auto problem = std::make_shared<QString>();
    const auto copy = [file = m_ledger.file(), problem] {
        try {
            db::Store store(file);
            db::backUpDaily(store);
        } catch (const db::StoreError &error) {
            *problem = storeErrorText(error);
        }
    };
    m_background.run(copy, [this, problem] {
        if (!problem->isEmpty())
            emit notMadeToday(
                filled(tr("Everything is stored, but today's backup could not be made. %1"), *problem));
        retell();
    });
}

QString Backups::suggestedName() const
{
    return QStringLiteral("Steiger %1.db").arg(QDate::currentDate().toString(Qt::ISODate));
}

bool Backups::say(const QString &outcome, bool failed)
{
    m_outcome = outcome;
    m_failed = failed;
    emit outcomeChanged();
    return !failed;
}

void Backups::forgetOutcome()
{
    say({}, false);
}

bool Backups::backUpTo(const QString &file)
{
    try {
        std::error_code none;
        if (std::filesystem::equivalent(asPath(file), m_ledger.file(), none))
            return say(
                filled(tr("%1 is the history itself. Choose another file for the copy."), printable(file)),
                true);
        db::checkFile(asPath(file)); // an older copy may be replaced, somebody's letter must not
        int photos = 0;
        db::backUp(m_ledger.store(), asPath(file), [&](SQLite::Database &copy) {
            photos = db::packPhotos(photoFolder(m_ledger.file()), copy);
        });
        return say(photos > 0 ? filled(tr("The history is copied to %1, with %n photo(s).", "", photos),
                                       printable(file))
                              : filled(tr("The history is copied to %1."), printable(file)),
                   false);
    } catch (const db::StoreError &error) {
        return say(storeErrorText(error), true);
    }
}

QString Backups::meaningOf(const QString &file)
{
    try {
        db::Store backup(asPath(file), {.access = db::Access::ReadOnly});
        const int there = db::contentsOf(backup).games;
        const int here = db::contentsOf(m_ledger.store()).games;
        return tr("This copy holds %n game(s).", "", there) + u'\n' +
               tr("The history as it is now holds %n game(s). It is set aside as a file of its own, nothing "
                  "is deleted.",
                  "", here);
    } catch (const db::StoreError &error) {
        say(storeErrorText(error), true);
        return {};
    }
}

bool Backups::bringBack(const QString &file)
{
    std::error_code none;
    if (std::filesystem::equivalent(asPath(file), m_ledger.file(), none))
        return say(filled(tr("%1 is the history itself, there is nothing to bring back."), printable(file)),
                   true);
    if (m_background.busy())
        return say(tr("Today's backup is just being made. Try again in a moment."), true);
    try { // said here, beside the button; the ledger would say it on top of everything
        db::Store(asPath(file), {.access = db::Access::ReadOnly});
    } catch (const db::StoreError &error) {
        return say(storeErrorText(error), true);
    }
    if (!m_ledger.bringBack(asPath(file)))
        return say(tr("The history was not replaced."), true);
    try {
        db::unpackPhotos(asPath(file), photoFolder(m_ledger.file()));
        m_ledger.write([](db::Store &store) { db::dropPhotos(store); });
    } catch (const db::StoreError &error) {
        return say(filled(tr("The copy is in place, but not all of its photos. %1"), storeErrorText(error)),
                   true);
    }
    return say(tr("The copy is in place. What was there before lies beside it as a file of its own."), false);
}

} // namespace companion
