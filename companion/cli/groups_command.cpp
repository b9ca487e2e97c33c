// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/groups_command.h"

#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"
#include "db/standings.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

class GroupsTable
{
    Q_DECLARE_TR_FUNCTIONS(GroupsTable)

public:
    static QString none() { return tr("No groups."); }
    static QString of(const std::vector<std::pair<std::string, std::size_t>> &groups)
    {
        Table table;
        table.addWords(tr("Group"));
        table.addFigures(tr("Players"));
        for (const auto &[name, players] : groups)
            table.addRow({printable(name), asText(static_cast<qint64>(players))});
        return table.text();
    }
};

ExitCode run(const GroupsListCommand &command)
{
    std::vector<std::pair<std::string, std::size_t>> groups; // with how many have played in it
    if (const std::unique_ptr<db::Store> store = openToRead(command.store)) {
        for (const db::Named &group : db::groups(*store))
            groups.emplace_back(group.name, db::standings(*store, {.group = group.number}).size());
    } else {
        noHistory(command.store);
    }
    if (!command.store.json)
        return writeOut(groups.empty() ? GroupsTable::none().toStdString() + "\n"
                                       : GroupsTable::of(groups).toStdString());
    nlohmann::ordered_json document{{"format", "steiger.groups/1"}};
    document["groups"] = nlohmann::ordered_json::array();
    for (const auto &[name, players] : groups)
        document["groups"].push_back({{"name", name}, {"players", players}});
    return writeOut(document.dump(2) + "\n");
}

} // namespace companion
