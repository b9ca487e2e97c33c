// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/account.h"

#include "companion/cli/find_game.h"
#include "companion/cli/progress.h"
#include "companion/cli/same_record.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"
#include "db/merge.h"
#include "db/standings.h"

#include <QCoreApplication>

namespace companion {

class AccountWords
{
    Q_DECLARE_TR_FUNCTIONS(AccountWords)

public:
    static QString line(const QString &what, const QString &became)
    {
        return filled(tr("%1: %2", "a file and what became of it"), what, became);
    }
    static QString unreadable() { return tr("this file cannot be read"); }
    static QString stored(const QString &id) { return filled(tr("stored as %1"), id); }
    static QString gamesStored(int games) { return tr("%n game(s) stored", "", games); }
    static QString gamesAlreadyHere(int games) { return tr("%n game(s) already here", "", games); }
    static QString alreadyHere(const QString &id) { return filled(tr("already here as %1"), id); }
    static QString differs(const QString &id)
    {
        return filled(tr("already here as %1, but told otherwise. The game stays as it is; \"steiger-cli "
                         "correct %1 FILE\" replaces it."),
                      id);
    }
    static QString wasDeleted(const QString &id)
    {
        return filled(tr("this game was deleted and stays so. \"steiger-cli restore %1\" brings it back."),
                      id);
    }
    static QString gamesTakenOver(int games) { return tr("%n game(s) taken over", "", games); }
    static QString newPlayers(int people) { return tr("%n new player(s)", "", people); }
};

namespace {

// File names need not be text.
std::string asUtf8(const std::string &what)
{
    return QString::fromStdString(what).toStdString();
}

void skip(Account &account, const std::string &what, const QString &why)
{
    account.skipped.push_back({what, why});
    account.lines += AccountWords::line(printable(what), why);
}

// An export says only that somebody was deleted: that is what they stay, not a player of that name.
void deleteThoseWhoWere(db::Store &store, const scoring::Record &record)
{
    for (const scoring::RecordPlayer &player : record.players) {
        if (!player.name.starts_with(db::deletedPlayer))
            continue;
        for (const db::Person &person : db::findPeople(store, player.id.empty() ? player.name : player.id)) {
            if (!person.deleted && person.name == player.name)
                db::deletePerson(store, person);
        }
    }
}

void storeGame(db::Store &store, const ReadGame &game, Account &account)
{
    const db::AddedGame added = db::addRecord(store, game.record, game.document);
    const QString id = shortId(added.id);
    switch (added.adding) {
    case db::Adding::Stored:
        ++account.games;
        deleteThoseWhoWere(store, game.record);
        account.stored.push_back({game.what, added.id});
        account.ordinary += AccountWords::line(printable(game.what), AccountWords::stored(id));
        break;
    case db::Adding::AlreadyHere:
        if (wasEverTold(store, added.id, game.record)) {
            ++account.alreadyHere;
            account.skipped.push_back({game.what, AccountWords::alreadyHere(id)});
            account.ordinary += AccountWords::line(printable(game.what), AccountWords::alreadyHere(id));
        } else {
            account.anyDiffers = true;
            skip(account, game.what, AccountWords::differs(id));
        }
        break;
    case db::Adding::WasDeleted:
        skip(account, game.what, AccountWords::wasDeleted(id));
        break;
    }
}

std::string asText(const Account &account)
{
    constexpr qsizetype mostLines = 20; // more than that nobody reads: the sums say it
    QStringList lines = account.ordinary;
    if (lines.size() > mostLines) {
        lines.clear();
        if (!account.stored.empty())
            lines += AccountWords::gamesStored(static_cast<int>(account.stored.size()));
        if (account.alreadyHere > 0)
            lines += AccountWords::gamesAlreadyHere(account.alreadyHere);
    }
    lines += account.lines;
    return lines.isEmpty() ? std::string() : lines.join(u'\n').toStdString() + "\n";
}

} // namespace

void refuse(Account &account, const Refusal &refusal)
{
    account.anyRefused = true;
    for (const QString &why : refusal.why)
        writeError(AccountWords::line(printable(refusal.what), why));
    account.skipped.push_back({refusal.what, refusal.why.join(QStringLiteral("; "))});
}

void readFile(const std::string &file, InputSize most, std::vector<ReadGame> &games, Account &account)
{
    const std::optional<std::string> text = readInput(file, most); // says what is wrong itself
    if (!text) {
        account.anyRefused = true;
        account.skipped.push_back({file, AccountWords::unreadable()});
        return;
    }
    for (ReadOrRefused &read : readGames(file, *text)) {
        if (auto *game = std::get_if<ReadGame>(&read))
            games.push_back(std::move(*game));
        else
            refuse(account, std::get<Refusal>(read));
    }
}

void storeGames(db::Store &store, const std::vector<ReadGame> &games, Account &account)
{
    db::Change change(store);
    const std::size_t peopleBefore = db::people(store).size();
    const db::Progress progress = progressOnTerminal();
    for (std::size_t done = 0; done < games.size(); ++done) {
        storeGame(store, games[done], account);
        if (progress)
            progress(static_cast<std::int64_t>(done) + 1, static_cast<std::int64_t>(games.size()));
    }
    db::refreshStandings(store);
    account.people += static_cast<int>(db::people(store).size()) - static_cast<int>(peopleBefore);
    change.commit();
}

void takeOver(db::Store &store, const std::string &other, Account &account)
{
    const db::Merged merged = db::mergeStore(store, other);
    account.games += merged.games;
    account.people += merged.people;
    account.lines += AccountWords::line(printable(other), AccountWords::gamesTakenOver(merged.games));
    if (merged.people > 0)
        account.lines += AccountWords::line(printable(other), AccountWords::newPlayers(merged.people));
}

ExitCode tell(const Account &account, bool json)
{
    if (!json)
        return writeOut(asText(account));
    db::Json document{{"games", account.games}, {"plays", account.plays}, {"people", account.people}};
    document["stored"] = db::Json::array();
    for (const Account::Stored &stored : account.stored)
        document["stored"].push_back({{"what", asUtf8(stored.what)}, {"id", toString(stored.id)}});
    document["skipped"] = db::Json::array();
    for (const Account::Skipped &skipped : account.skipped)
        document["skipped"].push_back({{"what", asUtf8(skipped.what)}, {"why", skipped.why.toStdString()}});
    return writeOut(document.dump(2) + "\n");
}

} // namespace companion
