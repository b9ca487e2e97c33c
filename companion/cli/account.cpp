// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/account.h"

#include "companion/bgstats_words.h"
#include "companion/cli/find_game.h"
#include "companion/cli/progress.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/bgstats_exchange.h"
#include "db/merge.h"

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

void note(const TakenGame &game, Account &account)
{
    const QString id = shortId(game.id);
    switch (game.taken) {
    case Taken::Stored:
        ++account.games;
        account.stored.push_back({game.what, game.id});
        account.ordinary += AccountWords::line(printable(game.what), AccountWords::stored(id));
        break;
    case Taken::AlreadyHere:
        ++account.alreadyHere;
        account.skipped.push_back({game.what, AccountWords::alreadyHere(id)});
        account.ordinary += AccountWords::line(printable(game.what), AccountWords::alreadyHere(id));
        break;
    case Taken::Differs:
        account.anyDiffers = true;
        skip(account, game.what, AccountWords::differs(id));
        break;
    case Taken::WasDeleted:
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

} // namespace

void readFile(const std::string &file, InputSize most, std::vector<ReadGame> &games, Account &account)
{
    const std::optional<std::string> text = readText(file, most, account);
    if (!text)
        return;
    for (ReadOrRefused &read : readGames(file, *text)) {
        if (auto *game = std::get_if<ReadGame>(&read))
            games.push_back(std::move(*game));
        else
            refuse(account, std::get<Refusal>(read));
    }
}

void readFile(const std::string &file, HandedIn &handedIn, Account &account)
{
    const std::optional<std::string> text = readText(file, InputSize::ManyRecords, account);
    if (!text)
        return;
    const std::size_t before = handedIn.refused.size();
    readHandedIn(file, *text, handedIn);
    for (std::size_t number = before; number < handedIn.refused.size(); ++number)
        refuse(account, handedIn.refused[number]);
}

void storeGames(db::Store &store, const std::vector<ReadGame> &games, Account &account)
{
    const TakenIn taken = takeIn(store, games, progressOnTerminal());
    for (const TakenGame &game : taken.games)
        note(game, account);
    account.people += taken.newPeople;
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
