// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/open_store.h"
#include "companion/cli/people_commands.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"
#include "db/standings.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

class PeopleTable
{
    Q_DECLARE_TR_FUNCTIONS(PeopleTable)

public:
    static QString nobody() { return tr("Nobody."); }
    static QString of(const std::vector<db::Person> &people, const db::Standings &standings)
    {
        Table table;
        table.addWords(tr("Player"));
        table.addFigures(tr("Games"));
        table.addWords(tr("Id"));
        for (const db::Person &person : people)
            table.addRow({printable(person.name), asText(gamesOf(person, standings)),
                          QString::fromStdString(toString(person.id))});
        return table.text();
    }
    static int gamesOf(const db::Person &person, const db::Standings &standings)
    {
        const auto standing = standings.find(person.number);
        return standing == standings.end() ? 0 : standing->second.games;
    }
};

ExitCode run(const PeopleListCommand &command)
{
    std::vector<db::Person> people;
    db::Standings standings;
    if (const std::unique_ptr<db::Store> store = openToRead(command.store)) {
        people = db::people(*store);
        standings = db::standings(*store, {});
    } else {
        noHistory(command.store);
    }
    if (!command.store.json)
        return writeOut(people.empty() ? PeopleTable::nobody().toStdString() + "\n"
                                       : PeopleTable::of(people, standings).toStdString());
    nlohmann::ordered_json document{{"format", "steiger.people/1"}};
    document["people"] = nlohmann::ordered_json::array();
    for (const db::Person &person : people)
        document["people"].push_back({{"id", toString(person.id)},
                                      {"name", person.name},
                                      {"games", PeopleTable::gamesOf(person, standings)}});
    return writeOut(document.dump(2) + "\n");
}

} // namespace companion
