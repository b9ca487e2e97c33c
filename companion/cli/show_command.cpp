// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/show_command.h"

#include "companion/cli/find_game.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/score_sheet.h"
#include "companion/sentences.h"
#include "companion/shown_record.h"
#include "db/games.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

class ShowGame
{
    Q_DECLARE_TR_FUNCTIONS(ShowGame)

public:
    static QString deleted(const QString &id)
    {
        return filled(tr("This game is deleted. \"steiger-cli restore %1\" brings it back."), id);
    }
    static QString corrected(int records, const QString &id)
    {
        return filled(tr("This game was corrected. \"steiger-cli show %1 --revision 1\" shows its first "
                         "record, revision %2 is the newest."),
                      id, records);
    }
    static QString noRevision(int records)
    {
        return tr("This game has %n record(s), the first is revision 1.", "", records);
    }
    static QString unreadable()
    {
        return tr(
            "This version of Steiger cannot read the record of this game. \"--json\" shows it as it is.");
    }
};

namespace {

ExitCode showSheet(const db::Json &document)
{
    const std::optional<scoring::Record> record = shownRecord(document);
    if (!record) {
        writeError(ShowGame::unreadable());
        return ExitCode::Failed;
    }
    const scoring::Scored scored = scoring::scored(*record);
    const SheetStyle style = coloursWelcome() ? SheetStyle::Terminal : SheetStyle::Plain;
    return writeOut(
        scoreSheet(*record, scoring::gameScore(scored), *wordsFor(*record, scored), style).toStdString());
}

} // namespace

ExitCode run(const ShowCommand &command)
{
    const std::unique_ptr<db::Store> store = openToRead(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Uuid> game = findGame(*store, command.id);
    if (!game)
        return ExitCode::BadInput;
    const std::vector<db::Json> records = db::recordsOf(*store, *game);
    const auto count = static_cast<int>(records.size());
    const int revision = command.revision.value_or(count);
    if (revision < 1 || revision > count) {
        writeError(ShowGame::noRevision(count));
        return ExitCode::BadInput;
    }
    if (db::stateOf(*store, *game) == db::GameState::Deleted)
        writeError(ShowGame::deleted(shortId(*game)));
    if (count > 1 && !command.revision && !command.store.json)
        writeError(ShowGame::corrected(count, shortId(*game)));
    const db::Json &record = records[static_cast<std::size_t>(revision) - 1];
    return command.store.json ? writeOut(record.dump(2) + "\n") : showSheet(record);
}

} // namespace companion
