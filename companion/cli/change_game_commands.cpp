// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/change_game_commands.h"

#include "companion/cli/account.h"
#include "companion/cli/find_game.h"
#include "companion/cli/open_store.h"
#include "companion/cli/tell.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"
#include "db/spelling.h"
#include "db/standings.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

class ChangeGame
{
    Q_DECLARE_TR_FUNCTIONS(ChangeGame)

public:
    static QString corrected(const QString &id)
    {
        return filled(tr("Corrected. \"steiger-cli show %1 --revision 1\" still shows the first record."),
                      id);
    }
    static QString deleted(const QString &id)
    {
        return filled(tr("Deleted. \"steiger-cli restore %1\" brings the game back."), id);
    }
    static QString isDeletedAlready(const QString &id)
    {
        return filled(tr("This game is deleted already. \"steiger-cli restore %1\" brings it back."), id);
    }
    static QString restored() { return tr("The game is back in the history."); }
    static QString isNotDeleted() { return tr("This game is not deleted."); }
    static QString restoreFirst(const QString &id)
    {
        return filled(tr("This game is deleted. Bring it back with \"steiger-cli restore %1\" first."), id);
    }
    static QString otherGame(const QString &says, const QString &id)
    {
        return filled(tr("this is the record of another game (its id is %1, not %2)"), says, id);
    }
    static QString otherPerson(int seat, const QString &owner, const QString &name)
    {
        return filled(tr("players[%1]: the id is that of %2, but the name says %3 (leave out the id to mean "
                         "%3; \"steiger-cli people rename\" gives %2 another name)"),
                      seat, owner, name);
    }
};

namespace {

ExitCode tell(const StoreOptions &options, const db::Uuid &game, const char *state, const QString &sentence)
{
    return tell(options, {{"id", toString(game)}, {"state", state}}, sentence);
}

// A record names people twice, by id and by name; of a correction nobody can tell which of the two is wrong.
QStringList contradictions(db::Store &store, const scoring::Record &record)
{
    QStringList found;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const scoring::RecordPlayer &player = record.players[seat];
        if (!scoring::parseUuid(player.id))
            continue;
        const std::vector<db::Person> owner = db::findPeople(store, player.id);
        const bool agrees =
            owner.empty() || owner.front().deleted || owner.front().name == db::asKept(player.name);
        if (!agrees)
            found += ChangeGame::otherPerson(static_cast<int>(seat), playerName(owner.front().name),
                                             printable(player.name));
    }
    return found;
}

QStringList reasonsAgainst(db::Store &store, const db::Uuid &game, const scoring::Record &record)
{
    if (db::stateOf(store, game) == db::GameState::Deleted)
        return {ChangeGame::restoreFirst(shortId(game))};
    if (!record.id.empty() && db::gameId(record.id) != game)
        return {ChangeGame::otherGame(printable(record.id), QString::fromStdString(toString(game)))};
    return contradictions(store, record);
}

} // namespace

ExitCode run(const CorrectCommand &command)
{
    Account account;
    std::vector<ReadGame> games;
    readFile(command.file, InputSize::Record, games, account);
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Uuid> game = findGame(*store, command.id);
    if (!game || games.size() != 1)
        return ExitCode::BadInput;
    const ReadGame &read = games.front();
    if (const QStringList reasons = reasonsAgainst(*store, *game, read.record); !reasons.isEmpty()) {
        refuse(account, {command.file, reasons});
        return ExitCode::BadInput;
    }
    db::Change change(*store);
    db::correctRecord(*store, *game, read.record, read.document);
    db::refreshStandings(*store);
    change.commit();
    afterChange(*store);
    return tell(command.store, *game, "finished", ChangeGame::corrected(shortId(*game)));
}

ExitCode run(const DeleteCommand &command)
{
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Uuid> game = findGame(*store, command.id);
    if (!game)
        return ExitCode::BadInput;
    if (db::stateOf(*store, *game) == db::GameState::Deleted)
        return tell(command.store, *game, "deleted", ChangeGame::isDeletedAlready(shortId(*game)));
    db::Change change(*store);
    db::deleteGame(*store, *game);
    db::refreshStandings(*store);
    change.commit();
    afterChange(*store);
    return tell(command.store, *game, "deleted", ChangeGame::deleted(shortId(*game)));
}

ExitCode run(const RestoreCommand &command)
{
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Uuid> game = findGame(*store, command.id);
    if (!game)
        return ExitCode::BadInput;
    if (db::stateOf(*store, *game) == db::GameState::Finished)
        return tell(command.store, *game, "finished", ChangeGame::isNotDeleted());
    db::Change change(*store);
    db::restoreGame(*store, *game);
    db::refreshStandings(*store);
    change.commit();
    afterChange(*store);
    return tell(command.store, *game, "finished", ChangeGame::restored());
}

} // namespace companion
