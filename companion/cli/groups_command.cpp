// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/groups_command.h"

#include "companion/cli/find_person.h"
#include "companion/cli/name.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/standings.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

struct GroupInList {
    std::string name;
    std::size_t players = 0; ///< who have played in it
    std::vector<std::string> members;
};

std::vector<GroupInList> groupsOf(db::Store &store)
{
    std::vector<GroupInList> groups;
    for (const db::Named &group : db::groups(store)) {
        groups.push_back({group.name, db::standings(store, {.group = group.number}).size(), {}});
        for (const db::Person &person : db::members(store, group))
            groups.back().members.push_back(person.name);
    }
    return groups;
}

} // namespace

class GroupsTable
{
    Q_DECLARE_TR_FUNCTIONS(GroupsTable)

public:
    static QString none() { return tr("No groups."); }
    static QString noPlaces() { return tr("No places."); }
    static QString noName() { return tr("That is no name. Give one that can be read."); }
    static QString noGroup(const QString &name)
    {
        return filled(tr("There is no group %1. \"steiger-cli groups list\" shows them."), name);
    }
    static QString joined(const QString &person, const QString &group)
    {
        return filled(tr("%1 is a member of %2."), person, group);
    }
    static QString left(const QString &person, const QString &group)
    {
        return filled(tr("%1 is no member of %2; the games stay."), person, group);
    }
    static QString of(const std::vector<GroupInList> &groups)
    {
        Table table;
        table.addWords(tr("Group"));
        table.addFigures(tr("Players"));
        table.addWords(tr("Members"));
        for (const GroupInList &group : groups) {
            QStringList members;
            for (const std::string &member : group.members)
                members += printable(member);
            table.addRow({printable(group.name), asText(static_cast<qint64>(group.players)),
                          members.join(QStringLiteral(", "))});
        }
        return table.text();
    }
    static QString of(const std::vector<db::Named> &places)
    {
        Table table;
        table.addWords(tr("Place"));
        for (const db::Named &place : places)
            table.addRow({printable(place.name)});
        return table.text();
    }
};

namespace {

ExitCode setMember(db::Store &store, const StoreOptions &options, const db::Named &group,
                   const db::Person &person, bool member)
{
    db::Change change(store);
    db::setMember(store, group, person, member);
    change.commit();
    afterChange(store);
    if (options.json)
        return writeOut(
            nlohmann::ordered_json{{"group", group.name}, {"player", person.name}, {"member", member}}.dump(
                2) +
            "\n");
    const QString who = printable(person.name);
    const QString where = printable(group.name);
    return writeOut((member ? GroupsTable::joined(who, where) : GroupsTable::left(who, where)).toStdString() +
                    "\n");
}

db::Named groupCalled(db::Store &store, const std::string &name)
{
    if (const std::optional<db::Named> known = db::findGroup(store, name))
        return *known;
    db::Change change(store);
    db::groupMeant(store, name);
    change.commit();
    return db::findGroup(store, name).value();
}

} // namespace

ExitCode run(const GroupsListCommand &command)
{
    std::vector<GroupInList> groups;
    if (const std::unique_ptr<db::Store> store = openToRead(command.store))
        groups = groupsOf(*store);
    else
        noHistory(command.store);
    if (!command.store.json)
        return writeOut(groups.empty() ? GroupsTable::none().toStdString() + "\n"
                                       : GroupsTable::of(groups).toStdString());
    nlohmann::ordered_json document{{"format", "steiger.groups/1"}};
    document["groups"] = nlohmann::ordered_json::array();
    for (const GroupInList &group : groups)
        document["groups"].push_back(
            {{"name", group.name}, {"players", group.players}, {"members", group.members}});
    return writeOut(document.dump(2) + "\n");
}

ExitCode run(const GroupsJoinCommand &command)
{
    if (!isName(command.group)) {
        writeError(GroupsTable::noName());
        return ExitCode::BadInput;
    }
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Person> person = findPerson(*store, command.person);
    return person ? setMember(*store, command.store, groupCalled(*store, command.group), *person, true)
                  : ExitCode::BadInput;
}

ExitCode run(const GroupsLeaveCommand &command)
{
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Named> group = db::findGroup(*store, command.group);
    if (!group) {
        writeError(GroupsTable::noGroup(printable(command.group)));
        return ExitCode::BadInput;
    }
    const std::optional<db::Person> person = findPerson(*store, command.person);
    return person ? setMember(*store, command.store, *group, *person, false) : ExitCode::BadInput;
}

ExitCode run(const PlacesListCommand &command)
{
    std::vector<db::Named> places;
    if (const std::unique_ptr<db::Store> store = openToRead(command.store))
        places = db::places(*store);
    else
        noHistory(command.store);
    if (!command.store.json)
        return writeOut(places.empty() ? GroupsTable::noPlaces().toStdString() + "\n"
                                       : GroupsTable::of(places).toStdString());
    nlohmann::ordered_json document{{"format", "steiger.places/1"}};
    document["places"] = nlohmann::ordered_json::array();
    for (const db::Named &place : places)
        document["places"].push_back({{"name", place.name}});
    return writeOut(document.dump(2) + "\n");
}

} // namespace companion
