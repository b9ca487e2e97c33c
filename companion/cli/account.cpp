// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/account.h"

#include "companion/cli/find_game.h"
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

void storeGame(db::Store &store, const ReadGame &game, Account &account)
{
    const db::AddedGame added = db::addRecord(store, game.record, game.document);
    const QString id = shortId(added.id);
    switch (added.adding) {
    case db::Adding::Stored:
        ++account.games;
        account.stored.push_back({game.what, added.id});
        account.lines += AccountWords::line(printable(game.what), AccountWords::stored(id));
        break;
    case db::Adding::AlreadyHere: {
        const bool differs = !wasEverTold(store, added.id, game.record);
        account.anyDiffers = account.anyDiffers || differs;
        skip(account, game.what, differs ? AccountWords::differs(id) : AccountWords::alreadyHere(id));
        break;
    }
    case db::Adding::WasDeleted:
        skip(account, game.what, AccountWords::wasDeleted(id));
        break;
    }
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
    for (const ReadGame &game : games)
        storeGame(store, game, account);
    db::refreshStandings(store);
    account.people += static_cast<int>(db::people(store).size() - peopleBefore);
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
        return writeOut(account.lines.isEmpty() ? "" : account.lines.join(u'\n').toStdString() + "\n");
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
