// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/chosen_games.h"

#include "companion/cli/find_person.h"
#include "companion/cli/streams.h"
#include "companion/cli/suggestion.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"

#include <QCoreApplication>

#include <algorithm>

namespace companion {

class ChosenGames
{
    Q_DECLARE_TR_FUNCTIONS(ChosenGames)

public:
    static QString noGame(const QString &typed, const QString &games)
    {
        return filled(tr("There is no game %1 (only %2)."), typed, games);
    }
    static QString noGroup(const QString &typed)
    {
        return filled(tr("There is no group %1. \"steiger-cli groups list\" shows them all."), typed);
    }
    static QString noGroupBut(const QString &typed, const QString &near)
    {
        return filled(tr("There is no group %1. Did you mean %2?"), typed, near);
    }
    static QString noSeason(const QString &typed)
    {
        return filled(tr("There is no season %1. A year such as 2026 always is one; "
                         "\"steiger-cli seasons list\" shows the others."),
                      typed);
    }
    static QString noDate(const QString &option, const QString &typed)
    {
        return filled(tr("%1: %2 is no date such as 2026-05-01 or 2026-05-01T19:30:00+02:00."), option,
                      typed);
    }
};

namespace {

std::optional<scoring::GameKind> readGame(const std::string &typed)
{
    const auto named = std::ranges::find(scoring::gameFacts, typed, &scoring::GameFacts::name);
    if (named != scoring::gameFacts.end())
        return static_cast<scoring::GameKind>(named - scoring::gameFacts.begin());
    QStringList games;
    for (const scoring::GameFacts &game : scoring::gameFacts)
        games += QString::fromUtf8(game.name.data(), static_cast<qsizetype>(game.name.size()));
    writeError(ChosenGames::noGame(printable(typed), games.join(QStringLiteral(", "))));
    return std::nullopt;
}

std::optional<std::int64_t> readGroup(db::Store &store, const std::string &typed)
{
    if (const std::optional<db::Named> group = db::findGroup(store, typed))
        return group->number;
    std::vector<std::string> names;
    for (const db::Named &group : db::groups(store))
        names.push_back(group.name);
    const std::optional<std::string> near = nearestName(typed, names);
    writeError(near ? ChosenGames::noGroupBut(printable(typed), printable(*near))
                    : ChosenGames::noGroup(printable(typed)));
    return std::nullopt;
}

bool readSeason(db::Store &store, const std::string &typed, db::Choice &choice)
{
    choice.year = asYear(typed);
    if (choice.year)
        return true;
    const std::optional<db::Season> season = db::findSeason(store, typed);
    if (season)
        choice.season = season->number;
    else
        writeError(ChosenGames::noSeason(printable(typed)));
    return season.has_value();
}

} // namespace

std::optional<int> asYear(const std::string &season)
{
    const bool isYear = season.size() == 4 &&
                        std::ranges::all_of(season, [](char digit) { return digit >= '0' && digit <= '9'; });
    return isYear ? std::optional(std::stoi(season)) : std::nullopt;
}

std::optional<scoring::Played> readDate(const char *option, const std::string &typed)
{
    const std::optional<scoring::Played> date = scoring::parsePlayed(typed);
    if (!date)
        writeError(ChosenGames::noDate(QString::fromUtf8(option), printable(typed)));
    return date;
}

std::optional<db::Choice> chosenGames(db::Store &store, const GameFilters &filters)
{
    db::Choice choice{.players = filters.players};
    if (filters.game && !(choice.game = readGame(*filters.game)))
        return std::nullopt;
    if (filters.group && !(choice.group = readGroup(store, *filters.group)))
        return std::nullopt;
    if (filters.season && !readSeason(store, *filters.season, choice))
        return std::nullopt;
    if (filters.since && !(choice.since = readDate("--since", *filters.since)))
        return std::nullopt;
    if (filters.until && !(choice.until = readDate("--until", *filters.until)))
        return std::nullopt;
    if (filters.player) {
        const std::optional<db::Person> person = findPerson(store, *filters.player);
        if (!person)
            return std::nullopt;
        choice.person = person->number;
    }
    return choice;
}

} // namespace companion
