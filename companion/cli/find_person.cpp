// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/find_person.h"

#include "companion/cli/streams.h"
#include "companion/cli/suggestion.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

class FindPerson
{
    Q_DECLARE_TR_FUNCTIONS(FindPerson)

public:
    static QString nobody(const QString &typed)
    {
        return filled(tr("Nobody is called %1. \"steiger-cli people list\" shows everybody."), typed);
    }
    static QString nobodyBut(const QString &typed, const QString &near)
    {
        return filled(tr("Nobody is called %1. Did you mean %2?"), typed, near);
    }
    static QString several(const QString &typed, const QString &who)
    {
        return filled(tr("%1 could be %2. Give the id instead of the name."), typed, who);
    }
    static QString withId(const QString &name, const QString &id)
    {
        return filled(tr("%1 (%2)", "a name and the id"), name, id);
    }
};

std::optional<db::Person> findPerson(db::Store &store, const std::string &name)
{
    std::vector<db::Person> found = db::findPeople(store, name);
    std::erase_if(found, &db::Person::deleted);
    if (found.size() == 1)
        return found.front();
    const QString typed = printable(name);
    if (found.size() > 1) {
        QStringList who;
        for (const db::Person &person : found)
            who += FindPerson::withId(printable(person.name), QString::fromStdString(toString(person.id)));
        writeError(FindPerson::several(typed, joined(who)));
        return std::nullopt;
    }
    std::vector<std::string> names;
    for (const db::Person &person : db::people(store))
        names.push_back(person.name);
    const std::optional<std::string> near = nearestName(name, names);
    writeError(near ? FindPerson::nobodyBut(typed, printable(*near)) : FindPerson::nobody(typed));
    return std::nullopt;
}

} // namespace companion
