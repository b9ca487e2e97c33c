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

#include <algorithm>

namespace companion {

namespace {

std::filesystem::path asPath(const QString &file)
{
    return file.toStdString();
}

// A file that was written again is another one.
QString versionOf(const QString &file)
{
    return file + u'|' + QString::number(QFileInfo(file).lastModified().toMSecsSinceEpoch());
}

// A daily copy is called by its day; the file knows the time, unless somebody moved it about.
QDateTime dailyTime(const QFileInfo &file)
{
    const QDate day = QDate::fromString(file.fileName().left(10), Qt::ISODate);
    const QDateTime written = file.lastModified().toUTC();
    return day.isValid() && written.date() == day ? written : QDateTime(day, QTime(), Qt::UTC);
}

int countGames(const QString &file)
{
    try {
        db::Store store(asPath(file), {.access = db::Access::ReadOnly});
        return db::gamesIn(store);
    } catch (const std::exception &) {
        return Backups::unknown; // what is wrong with it is said when somebody wants it
    }
}

} // namespace

Backups::Backups(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_rows({{"file", [](const Row &row) { return QVariant(row.file); }},
              {"day", [](const Row &row) { return QVariant(row.day); }},
              {"size", [](const Row &row) { return QVariant(row.size); }},
              {"games", [](const Row &row) { return QVariant(row.games); }}})
{
    connect(&ledger, &Ledger::changed, this, &Backups::retell);
    retell();
}

void Backups::retell()
{
    std::vector<Row> rows;
    for (const std::filesystem::path &file : db::backupsOf(m_ledger.file()))
        rows.push_back(rowOf(file));
    for (const auto &[file, when] : db::replacedStores(m_ledger.file()))
        rows.push_back(rowOf(file, QDateTime::fromString(QString::fromStdString(when), Qt::ISODate)));
    std::ranges::stable_sort(rows, std::greater(), &Row::made);
    m_rows.assign(std::move(rows));
    emit told();
}

Backups::Row Backups::rowOf(const std::filesystem::path &file, const QDateTime &replaced) const
{
    const QFileInfo info(QString::fromStdString(file.string()));
    const QDateTime made = replaced.isValid() ? replaced : dailyTime(info);
    const QDateTime here = made.toLocalTime();
    const QLocale locale;
    const bool hasTime = made.time() != QTime(0, 0);
    const QString day = locale.toString(hasTime ? here.date() : made.date(), QLocale::LongFormat);
    const QString time = locale.toString(here.time(), QLocale::ShortFormat);
    const QString when = hasTime ? filled(tr("%1, %2", "a day and the time"), day, time) : day;
    const auto counted = m_games.find(versionOf(info.filePath()));
    return {info.filePath(),
            replaced.isValid() ? filled(tr("Before the restore of %1"), when)
            : made.isValid()   ? when
                               : info.fileName(),
            locale.formattedDataSize(info.size(), 1, QLocale::DataSizeSIFormat),
            counted == m_games.end() ? unknown : counted->second, made};
}

void Backups::look()
{
    retell();
    if (m_counting.busy())
        return;
    QStringList files;
    for (const Row &row : m_rows.rows()) {
        if (!m_games.contains(versionOf(row.file)))
            files += row.file;
    }
    if (files.isEmpty())
        return;
    const auto counted = std::make_shared<std::map<QString, int>>();
    const auto count = [files, counted] {
        for (const QString &file : files)
            counted->emplace(versionOf(file), countGames(file));
    };
    m_counting.run(count, [this, counted] {
        m_games.merge(*counted);
        retell();
    });
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
        const int there = db::gamesIn(backup);
        const int here = db::gamesIn(m_ledger.store());
        return tr("This copy holds %n game(s).", "", there) + u'\n' +
               tr("The history as it is now holds %n game(s). It stays in the list of the copies, nothing is "
                  "deleted.",
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
    look();
    try {
        db::unpackPhotos(asPath(file), photoFolder(m_ledger.file()));
        m_ledger.write([](db::Store &store) { db::dropPhotos(store); });
    } catch (const db::StoreError &error) {
        return say(filled(tr("The copy is in place, but not all of its photos. %1"), storeErrorText(error)),
                   true);
    }
    return say(tr("The copy is in place. What was there before is in the list, and can be brought back "
                  "like any other."),
               false);
}

} // namespace companion
