// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/versus_command.h"

#include "companion/cli/chosen_games.h"
#include "companion/cli/find_person.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

double average(std::int64_t points, const db::HeadToHead &both)
{
    return both.games > 0 ? static_cast<double>(points) / both.games : 0.0;
}

nlohmann::ordered_json asJson(const db::Person &first, const db::Person &second, const db::HeadToHead &both)
{
    return {{"format", "steiger.versus/1"},
            {"players", {first.name, second.name}},
            {"games", both.games},
            {"ahead", {both.firstAhead, both.secondAhead}},
            {"level", both.level},
            {"wins", {both.firstWins, both.secondWins}},
            {"averageScore", {average(both.firstPoints, both), average(both.secondPoints, both)}}};
}

} // namespace

class VersusTable
{
    Q_DECLARE_TR_FUNCTIONS(VersusTable)

public:
    static QString never(const QString &first, const QString &second)
    {
        return filled(tr("%1 and %2 have not played each other in these games."), first, second);
    }
    static QString same(const QString &person)
    {
        return filled(tr("That is %1 twice. Name two people."), person);
    }
    static QString of(const db::Person &first, const db::Person &second, const db::HeadToHead &both)
    {
        Table table;
        table.addWords(tr("%n game(s) together", "", both.games));
        table.addFigures(shortened(printable(first.name), nameColumns));
        table.addFigures(shortened(printable(second.name), nameColumns));
        table.addRow({tr("ahead of the other"), asText(both.firstAhead), asText(both.secondAhead)});
        table.addRow({tr("level"), asText(both.level), asText(both.level)});
        table.addRow({tr("games won"), asText(both.firstWins), asText(both.secondWins)});
        table.addRow({tr("average score"), decimal(average(both.firstPoints, both), 1),
                      decimal(average(both.secondPoints, both), 1)});
        return table.text();
    }

private:
    static constexpr int nameColumns = 24;
};

ExitCode run(const VersusCommand &command)
{
    const std::unique_ptr<db::Store> store = openToRead(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Person> first = findPerson(*store, command.first);
    const std::optional<db::Person> second = first ? findPerson(*store, command.second) : std::nullopt;
    const std::optional<db::Choice> choice = second ? chosenGames(*store, command.filters) : std::nullopt;
    if (!choice)
        return ExitCode::BadInput;
    if (first->id == second->id) {
        writeError(VersusTable::same(printable(first->name)));
        return ExitCode::BadInput;
    }
    const db::HeadToHead both = db::versus(*store, first->number, second->number, *choice);
    if (command.store.json)
        return writeOut(asJson(*first, *second, both).dump(2) + "\n");
    if (both.games == 0)
        return writeOut(VersusTable::never(printable(first->name), printable(second->name)).toStdString() +
                        "\n");
    return writeOut(VersusTable::of(*first, *second, both).toStdString());
}

} // namespace companion
