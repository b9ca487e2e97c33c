// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/import_report.h"

#include "companion/bgstats_words.h"
#include "companion/sentences.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"
#include "db/backup.h"

#include <QCoreApplication>

#include <algorithm>

namespace companion {

namespace {

// All of what was handed in, whatever it came in.
struct Sums {
    int games = 0;
    int people = 0;
    int plays = 0;
    int alreadyHere = 0;
    int differs = 0;
    int deleted = 0;
};

Sums sumsOf(const Imported &imported)
{
    Sums sums;
    sums.people = imported.games.newPeople;
    const auto count = [&](Taken taken) {
        return static_cast<int>(std::ranges::count(imported.games.games, taken, &TakenGame::taken));
    };
    sums.games = count(Taken::Stored);
    sums.alreadyHere = count(Taken::AlreadyHere);
    sums.differs = count(Taken::Differs);
    sums.deleted = count(Taken::WasDeleted);
    for (const db::BgStatsImport &plays : imported.plays) {
        sums.games += plays.games;
        sums.people += plays.newPeople;
        sums.plays += plays.plays;
        sums.alreadyHere += plays.alreadyHere;
        sums.deleted += plays.wereDeleted;
    }
    for (const db::Merged &merged : imported.stores) {
        sums.games += merged.games;
        sums.people += merged.people;
    }
    return sums;
}

} // namespace

class ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportWords)

public:
    static QStringList of(const Sums &sums)
    {
        QStringList sentences;
        sentences += sums.games > 0 ? tr("%n game(s) are new in the history.", "", sums.games)
                                    : tr("There is no new game in it.");
        if (sums.people > 0)
            sentences += tr("%n player(s) are new.", "", sums.people);
        if (sums.plays > 0)
            sentences += tr("%n play(s) of other games are kept in a list apart.", "", sums.plays);
        if (sums.alreadyHere > 0)
            sentences += tr("%n game(s) were here already.", "", sums.alreadyHere);
        if (sums.differs > 0)
            sentences += tr("%n game(s) are here already, but told otherwise. They stay as they are.", "",
                            sums.differs);
        if (sums.deleted > 0)
            sentences += tr("%n game(s) were deleted here and stay so.", "", sums.deleted);
        return sentences;
    }
    static QString line(const QString &what, const QString &why)
    {
        return filled(tr("%1: %2", "a game or a file, and what became of it"), what, why);
    }
    static QString play(const QString &title, const QString &played)
    {
        return filled(tr("%1, %2", "a game and its date"), title, played);
    }
    static QString noBackup(const QString &why)
    {
        return filled(tr("Everything is stored, but today's backup could not be made. %1"), why);
    }
    static QString foreign() { return tr("This is no file of Steiger or BG Stats. Nothing was changed."); }
    static QString nothingTaken() { return tr("The file could not be taken in. Nothing was changed."); }
    static QString differs() { return tr("here already, but told otherwise"); }
    static QString wasDeleted() { return tr("was deleted here and stays so"); }
};

ImportReport importReport(const Imported &imported)
{
    ImportReport report;
    report.anyRefused = !imported.refused.isEmpty();
    const bool anythingRead =
        !imported.games.games.empty() || !imported.plays.empty() || !imported.stores.empty();
    if (anythingRead)
        report.sums = ImportWords::of(sumsOf(imported));
    else if (report.anyRefused)
        report.sums += imported.foreign ? ImportWords::foreign() : ImportWords::nothingTaken();
    if (!imported.backupTrouble.isEmpty())
        report.sums += imported.backupTrouble;
    for (const TakenGame &game : imported.games.games) {
        if (game.taken == Taken::Differs)
            report.details += ImportWords::line(printable(game.what), ImportWords::differs());
        if (game.taken == Taken::WasDeleted)
            report.details += ImportWords::line(printable(game.what), ImportWords::wasDeleted());
    }
    for (const db::BgStatsImport &plays : imported.plays) {
        for (const db::PlayKept &kept : plays.kept)
            report.details += ImportWords::line(
                ImportWords::play(printable(kept.title), printable(kept.played)), obstacleText(kept.why));
        for (const db::bgstats::Skipped &skipped : plays.skipped)
            report.details += ImportWords::line(printable(skipped.where), skippedText(skipped));
    }
    report.details = imported.refused + report.details;
    return report;
}

QString backUpOfTheDay(db::Store &store)
{
    try {
        db::backUpDaily(store);
        return {};
    } catch (const db::StoreError &error) {
        return ImportWords::noBackup(storeErrorText(error));
    }
}

QStringList refusalLines(const Refusal &refusal)
{
    QStringList lines;
    for (const QString &why : refusal.why)
        lines += ImportWords::line(printable(refusal.what), why);
    return lines;
}

} // namespace companion
