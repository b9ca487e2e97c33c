// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/seasons_commands.h"

#include "companion/cli/chosen_games.h"
#include "companion/cli/name.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/cli/tell.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"
#include "db/standings.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

class SeasonWords
{
    Q_DECLARE_TR_FUNCTIONS(SeasonWords)

public:
    static QString none() { return tr("No seasons but the years. \"steiger-cli seasons set\" makes one."); }
    static QString of(const std::vector<db::Season> &seasons)
    {
        Table table;
        table.addWords(tr("Season"));
        table.addWords(tr("From"));
        table.addWords(tr("To"));
        for (const db::Season &season : seasons)
            table.addRow({printable(season.name), dayText(season.since), dayText(season.until)});
        return table.text();
    }
    static QString set(const QString &name, const QString &since, const QString &until)
    {
        return filled(tr("The season %1 is from %2 to %3."), name, since, until);
    }
    static QString deleted(const QString &name)
    {
        return filled(tr("The season %1 is gone; its games stay."), name);
    }
    static QString noName() { return tr("That is no name. Give one that can be read."); }
    static QString isYear(const QString &name)
    {
        return filled(tr("%1 is a year, and every year is a season already. Choose another name."), name);
    }
    static QString wholeDays() { return tr("A season is from day to day: give dates without a time."); }
    static QString endsBeforeItBegins()
    {
        return tr("The season would end before it begins. Exchange the two dates.");
    }
    static QString noSeason(const QString &name)
    {
        return filled(tr("There is no season %1. \"steiger-cli seasons list\" shows them."), name);
    }
};

namespace {

nlohmann::ordered_json asJson(const std::string &name, int since, int until)
{
    return {{"name", name}, {"since", dayText(since).toStdString()}, {"until", dayText(until).toStdString()}};
}

} // namespace

ExitCode run(const SeasonsListCommand &command)
{
    std::vector<db::Season> seasons;
    if (const std::unique_ptr<db::Store> store = openToRead(command.store))
        seasons = db::seasons(*store);
    else
        noHistory(command.store);
    if (!command.store.json)
        return writeOut(seasons.empty() ? SeasonWords::none().toStdString() + "\n"
                                        : SeasonWords::of(seasons).toStdString());
    nlohmann::ordered_json document{{"format", "steiger.seasons/1"}};
    document["seasons"] = nlohmann::ordered_json::array();
    for (const db::Season &season : seasons)
        document["seasons"].push_back(asJson(season.name, season.since, season.until));
    return writeOut(document.dump(2) + "\n");
}

ExitCode run(const SeasonsSetCommand &command)
{
    if (!isName(command.name))
        return refuse(SeasonWords::noName());
    if (asYear(command.name))
        return refuse(SeasonWords::isYear(printable(command.name)));
    const std::optional<scoring::Played> since = readDate("--since", command.since);
    const std::optional<scoring::Played> until = readDate("--until", command.until);
    if (!since || !until)
        return ExitCode::BadInput;
    if (!since->dayOnly || !until->dayOnly)
        return refuse(SeasonWords::wholeDays());
    if (since->day > until->day)
        return refuse(SeasonWords::endsBeforeItBegins());
    const std::unique_ptr<db::Store> store = openToAdd(command.store);
    db::Change change(*store);
    db::setSeason(*store, command.name, since->day, until->day);
    db::refreshStandings(*store);
    change.commit();
    afterChange(*store);
    return tell(command.store, asJson(command.name, since->day, until->day),
                SeasonWords::set(printable(command.name), dayText(since->day), dayText(until->day)));
}

ExitCode run(const SeasonsDeleteCommand &command)
{
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Season> season = db::findSeason(*store, command.name);
    if (!season)
        return refuse(SeasonWords::noSeason(printable(command.name)));
    db::Change change(*store);
    db::dropSeason(*store, *season);
    db::refreshStandings(*store);
    change.commit();
    afterChange(*store);
    return tell(command.store, {{"name", season->name}, {"deleted", true}},
                SeasonWords::deleted(printable(season->name)));
}

} // namespace companion
