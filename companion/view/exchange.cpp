// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/exchange.h"

#include "companion/export_games.h"
#include "companion/file_text.h"
#include "companion/import_report.h"
#include "companion/sentences.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"
#include "companion/view/photo.h"
#include "db/photos.h"

#include <QDate>

#include <algorithm>
#include <array>

namespace companion {

namespace {

struct FormatOfFile {
    const char *name;
    ExportFormat format;
    const char *fileName;
};

constexpr std::array formats{
    FormatOfFile{"steiger", ExportFormat::Steiger, "Steiger %1.json"},
    FormatOfFile{"bgstats", ExportFormat::BgStats, "Steiger %1 BG Stats.json"},
    FormatOfFile{"players", ExportFormat::PlayerCsv, "Steiger %1.csv"},
    FormatOfFile{"lines", ExportFormat::LineCsv, "Steiger %1 lines.csv"},
};

using StoreOfWork = Exchange::StoreOfWork;

const FormatOfFile &formatOf(const QString &name)
{
    const auto *const found = std::ranges::find_if(
        formats, [&](const FormatOfFile &format) { return name == QLatin1String(format.name); });
    return found == formats.end() ? formats.front() : *found;
}

// What the background hands over.
struct Exported {
    int games = 0;
    QString trouble;
};

Exported exportAll(const StoreOfWork &work, const QString &file, ExportFormat format)
{
    try {
        std::unique_ptr<db::Store> own;
        db::Store &store = work(own, db::Access::ReadOnly);
        std::vector<db::GameInHistory> games = db::history(store, {});
        std::ranges::reverse(games);
        const std::string text = exportGames(store, games, format, db::OtherPlays::With);
        return {static_cast<int>(games.size()), writeText(file, QByteArray::fromStdString(text))};
    } catch (const db::StoreError &error) {
        return {0, storeErrorText(error)};
    }
}

// Thrown where an import asks how far it is, when nobody wants it any more: nothing was committed yet.
struct Cancelled {
};

HandedIn readHandedIn(const std::string &file, Imported &imported)
{
    HandedIn handedIn;
    if (isDatabase(file)) {
        handedIn.stores.push_back(file);
        return handedIn;
    }
    const FileText read = readText(file, InputSize::ManyRecords);
    if (read.trouble.isEmpty())
        readHandedIn(file, read.text, handedIn);
    else
        imported.refused += read.trouble;
    for (const Refusal &refusal : handedIn.refused)
        imported.refused += refusalLines(refusal);
    imported.foreign = !handedIn.refused.empty() && handedIn.games.empty() && !isOfUs(read.text);
    return handedIn;
}

Imported importFile(const StoreOfWork &work, const std::string &file, const db::Progress &progress)
{
    Imported imported;
    const auto [games, plays, stores, refused] = readHandedIn(file, imported);
    if (games.empty() && plays.empty() && stores.empty())
        return imported;
    std::unique_ptr<db::Store> own;
    try {
        db::Store &store = work(own, db::Access::ReadAndWrite);
        for (const std::string &other : stores) {
            imported.stores.push_back(db::mergeStore(store, other, progress));
            db::unpackPhotos(other, photoFolder(store.file()));
        }
        if (!games.empty())
            imported.games = takeIn(store, games, progress);
        for (const ReadPlays &read : plays)
            imported.plays.push_back(db::importBgStats(store, read.file, progress));
        imported.backupTrouble = backUpOfTheDay(store);
    } catch (const db::StoreError &error) {
        imported.refused += storeErrorText(error);
        imported.foreign = error.fault() == db::StoreFault::ForeignStore && !stores.empty();
    }
    return imported;
}

} // namespace

Exchange::Exchange(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
{
    connect(&m_background, &Background::busyChanged, this, &Exchange::busyChanged);
}

QString Exchange::suggestedName(const QString &format) const
{
    return QString::fromLatin1(formatOf(format).fileName).arg(QDate::currentDate().toString(Qt::ISODate));
}

// A store that is in memory only is nowhere else: there the work is done on the spot.
Exchange::StoreOfWork Exchange::storeOfWork()
{
    if (m_ledger.opening().inMemory)
        return [this](std::unique_ptr<db::Store> &, db::Access) -> db::Store & { return m_ledger.store(); };
    return [file = m_ledger.file()](std::unique_ptr<db::Store> &own, db::Access access) -> db::Store & {
        own = std::make_unique<db::Store>(file, db::Opening{.access = access});
        return *own;
    };
}

void Exchange::run(const std::function<void()> &work, const std::function<void()> &done)
{
    if (m_ledger.opening().inMemory) {
        work();
        done();
    } else {
        m_background.run(work, done);
    }
}

void Exchange::setProgress(double progress)
{
    m_progress = progress;
    emit progressChanged();
}

void Exchange::say(const QStringList &report, const QStringList &details, bool failed)
{
    m_report = report;
    m_details = details;
    m_failed = failed;
    emit reported();
}

void Exchange::forgetReport()
{
    say({}, {}, false);
}

void Exchange::exportTo(const QString &file, const QString &format)
{
    if (busy())
        return;
    setProgress(-1);
    const auto exported = std::make_shared<Exported>();
    run([=, work = storeOfWork()] { *exported = exportAll(work, file, formatOf(format).format); },
        [=, this] {
            if (exported->trouble.isEmpty())
                say({filled(tr("%n game(s) written to %1.", "", exported->games), printable(file))}, {},
                    false);
            else
                say({exported->trouble}, {}, true);
        });
}

void Exchange::cancel()
{
    if (!canCancel())
        return;
    m_cancelled = true;
    emit busyChanged();
}

void Exchange::importFrom(const QString &file)
{
    if (busy())
        return;
    setProgress(-1);
    m_importing = true;
    m_cancelled = false;
    const auto imported = std::make_shared<std::optional<Imported>>();
    const db::Progress progress = [this](std::int64_t done, std::int64_t all) {
        if (m_cancelled)
            throw Cancelled();
        if (done % 50 != 0) // often enough for the eye
            return;
        const double part = static_cast<double>(done) / static_cast<double>(all);
        QMetaObject::invokeMethod(
            this, [this, part] { setProgress(part); }, Qt::QueuedConnection);
    };
    run(
        [=, work = storeOfWork()] {
            try {
                *imported = importFile(work, file.toStdString(), progress);
            } catch (const Cancelled &) {
                // Then there is nothing to report.
            }
        },
        [=, this] {
            m_importing = false;
            if (!*imported) {
                say({tr("The import was cancelled. Nothing was taken in.")}, {}, false);
                return;
            }
            const ImportReport report = importReport(**imported);
            say(report.sums, report.details, report.anyRefused);
            m_ledger.tellChanged();
        });
}

} // namespace companion
