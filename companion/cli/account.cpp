// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/account.h"

#include "companion/bgstats_words.h"
#include "companion/cli/find_game.h"
#include "companion/cli/same_record.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"
#include "db/bgstats_exchange.h"
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
    static QString playsTakenOver(int plays)
    {
        return tr("%n play(s) of other games kept in a list apart", "", plays);
    }
    static QString playsAlreadyHere(int plays) { return tr("%n play(s) already here", "", plays); }
    static QString playsDeleted(int plays)
    {
        return tr("%n play(s) of games that were deleted here and stay so", "", plays);
    }
    static QString peopleMatched(int byId, int byName)
    {
        return filled(tr("players known already: %1 by their id, %2 by their name"), byId, byName);
    }
    static QString play(const QString &what, const QString &title, const QString &played)
    {
        return filled(tr("%1 (%2, %3)", "a place in a file, a game, a date"), what, title, played);
    }
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

namespace {

// Says itself what is wrong.
std::optional<std::string> readText(const std::string &file, InputSize most, Account &account)
{
    std::optional<std::string> text = readInput(file, most);
    if (!text) {
        account.anyRefused = true;
        account.skipped.push_back({file, AccountWords::unreadable()});
    }
    return text;
}

void takeGames(const std::string &file, const std::string &text, std::vector<ReadGame> &games,
               Account &account)
{
    for (ReadOrRefused &read : readGames(file, text)) {
        if (auto *game = std::get_if<ReadGame>(&read))
            games.push_back(std::move(*game));
        else
            refuse(account, std::get<Refusal>(read));
    }
}

} // namespace

void readFile(const std::string &file, InputSize most, std::vector<ReadGame> &games, Account &account)
{
    if (const std::optional<std::string> text = readText(file, most, account))
        takeGames(file, *text, games, account);
}

void readFile(const std::string &file, std::vector<ReadGame> &games, std::vector<ReadPlays> &plays,
              Account &account)
{
    const std::optional<std::string> text = readText(file, InputSize::ManyRecords, account);
    if (!text)
        return;
    auto read = db::bgstats::readFile(*text);
    if (auto *found = std::get_if<db::bgstats::ReadFile>(&read))
        plays.push_back({file, std::move(*found)});
    else
        takeGames(file, *text, games, account);
}

void storeGames(db::Store &store, const std::vector<ReadGame> &games, Account &account)
{
    db::Change change(store);
    const std::size_t peopleBefore = db::people(store).size();
    for (const ReadGame &game : games)
        storeGame(store, game, account);
    db::refreshStandings(store);
    account.people += static_cast<int>(db::people(store).size()) - static_cast<int>(peopleBefore);
    change.commit();
}

void storePlays(db::Store &store, const ReadPlays &plays, Account &account)
{
    const db::BgStatsImport report = db::importBgStats(store, plays.file);
    account.games += report.games;
    account.plays += report.plays;
    account.people += report.newPeople;
    const auto add = [&](int number, const QString &words) {
        if (number > 0)
            account.lines += AccountWords::line(printable(plays.what), words);
    };
    add(report.games, AccountWords::gamesTakenOver(report.games));
    add(report.plays, AccountWords::playsTakenOver(report.plays));
    add(report.alreadyHere, AccountWords::playsAlreadyHere(report.alreadyHere));
    add(report.wereDeleted, AccountWords::playsDeleted(report.wereDeleted));
    add(report.newPeople, AccountWords::newPlayers(report.newPeople));
    add(report.peopleById + report.peopleByName,
        AccountWords::peopleMatched(report.peopleById, report.peopleByName));
    const std::string within = plays.what + ": ";
    for (const db::PlayKept &kept : report.kept)
        skip(account,
             within + AccountWords::play(printable(kept.where), printable(kept.title), printable(kept.played))
                          .toStdString(),
             obstacleText(kept.why));
    for (const db::bgstats::Skipped &skipped : report.skipped)
        skip(account, within + skipped.where, skippedText(skipped));
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
