// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/people_commands.h"

#include "companion/cli/find_game.h"
#include "companion/cli/find_person.h"
#include "companion/cli/name.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/tell.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/spelling.h"
#include "db/standings.h"
#include "db/write_ahead_log.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

class PeopleWords
{
    Q_DECLARE_TR_FUNCTIONS(PeopleWords)

public:
    static QString renamed(const QString &before, const QString &now)
    {
        return filled(tr("%1 is now called %2, in all games."), before, now);
    }
    static QString noName() { return tr("That is no name. Give one that can be read."); }
    static QString nameIsTaken(const QString &person, const QString &name)
    {
        return filled(
            tr("Somebody is called %2 already. If %1 is the same person, \"steiger-cli people merge\" "
               "makes one of the two."),
            person, name);
    }
    static QString merged(const QString &person, const QString &into)
    {
        return filled(tr("The games of %1 are now games of %2."), person, into);
    }
    static QString sameAlready(const QString &person)
    {
        return filled(tr("That is %1 twice. Name two people."), person);
    }
    static QString playedEachOther(const QString &person, const QString &other, const QString &game)
    {
        return filled(tr("%1 and %2 played each other, so they are not the same person (see "
                         "\"steiger-cli show %3\")."),
                      person, other, game);
    }
    static QString deleted(const QString &name)
    {
        return filled(tr("The name %1 is erased. The games are kept, with a deleted player in its place. "
                         "Backups made before still hold the name, until newer ones replace them."),
                      name);
    }
    static QString stillInTheLog(const QString &file)
    {
        return filled(
            tr("Another program is reading the history, so the name stays in %1 until that is done."), file);
    }
};

ExitCode run(const PeopleRenameCommand &command)
{
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Person> person = findPerson(*store, command.person);
    if (!person)
        return ExitCode::BadInput;
    if (!isName(command.name))
        return refuse(PeopleWords::noName());
    const std::string name = db::asKept(command.name);
    for (const db::Person &other : db::people(*store)) {
        if (other.name == name && other.id != person->id)
            return refuse(PeopleWords::nameIsTaken(printable(person->name), printable(name)));
    }
    db::Change change(*store);
    db::renamePerson(*store, *person, name);
    change.commit();
    afterChange(*store);
    return tell(command.store, {{"id", toString(person->id)}, {"name", name}},
                PeopleWords::renamed(printable(person->name), printable(name)));
}

ExitCode run(const PeopleMergeCommand &command)
{
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Person> person = findPerson(*store, command.person);
    const std::optional<db::Person> into = person ? findPerson(*store, command.into) : std::nullopt;
    if (!into)
        return ExitCode::BadInput;
    const QString name = printable(person->name);
    if (person->id == into->id)
        return refuse(PeopleWords::sameAlready(name));
    if (const std::optional<db::Uuid> game = db::playedEachOther(*store, *person, *into))
        return refuse(PeopleWords::playedEachOther(name, printable(into->name), shortId(*game)));
    db::Change change(*store);
    db::mergePeople(*store, *person, *into);
    db::refreshStandings(*store);
    change.commit();
    afterChange(*store);
    return tell(command.store, {{"id", toString(into->id)}, {"name", into->name}},
                PeopleWords::merged(name, printable(into->name)));
}

ExitCode run(const PeopleDeleteCommand &command)
{
    const std::unique_ptr<db::Store> store = openToChange(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Person> person = findPerson(*store, command.person);
    if (!person)
        return ExitCode::BadInput;
    db::Change change(*store);
    db::deletePerson(*store, *person);
    change.commit();
    if (!db::emptyWriteAheadLog(*store))
        writeError(PeopleWords::stillInTheLog(printable(store->file().string() + "-wal")));
    afterChange(*store);
    return tell(command.store, {{"id", toString(person->id)}, {"deleted", true}},
                PeopleWords::deleted(printable(person->name)));
}

} // namespace companion
