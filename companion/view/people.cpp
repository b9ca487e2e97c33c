// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/people.h"

#include "companion/name_fault.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/live_games.h"
#include "db/spelling.h"
#include "db/standings.h"
#include "db/write_ahead_log.h"

#include <algorithm>

namespace companion {

namespace {

std::vector<KnownPerson> rowsOf(db::Store &store)
{
    const db::Standings standings = db::standings(store, {});
    std::vector<KnownPerson> rows;
    for (const db::Person &person : db::people(store)) {
        const auto standing = standings.find(person.number);
        rows.push_back({QString::fromStdString(toString(person.id)), printable(person.name),
                        standing == standings.end() ? 0 : standing->second.games});
    }
    for (KnownPerson &row : rows)
        row.hasTwin = std::ranges::count(rows, row.name, &KnownPerson::name) > 1;
    return rows;
}

} // namespace

People::People(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_people(
          {{"person", [](const KnownPerson &row) { return QVariant(row.id); }},
           {"name", [](const KnownPerson &row) { return QVariant(row.name); }},
           {"games", [](const KnownPerson &row) { return QVariant(row.games); }},
           {"gamesText", [](const KnownPerson &row) { return QVariant(tr("%n game(s)", "", row.games)); }},
           {"hasTwin", [](const KnownPerson &row) { return QVariant(row.hasTwin); }}})
{
    connect(&ledger, &Ledger::changed, this, &People::retell);
    retell();
}

void People::retell()
{
    m_ledger.read([this](db::Store &store) { m_people.assign(rowsOf(store)); });
    m_people.retell();
    emit told();
}

bool People::refuse(const QString &sentence)
{
    m_problem = sentence;
    emit problemChanged();
    return false;
}

bool People::done(bool written)
{
    forgetProblem();
    if (written)
        m_ledger.tellChanged();
    return written;
}

void People::forgetProblem()
{
    m_problem.clear();
    emit problemChanged();
}

std::optional<db::Person> People::find(const QString &id)
{
    std::vector<db::Person> found;
    m_ledger.read([&](db::Store &store) { found = db::findPeople(store, id.toStdString()); });
    return found.empty() ? std::nullopt : std::optional(found.front());
}

QString People::nameProblem(const QString &name, const QString &except)
{
    if (const QString fault = nameFault(name); !fault.isEmpty())
        return fault;
    const QString kept = QString::fromStdString(db::asKept(name.toStdString()));
    const bool taken = std::ranges::any_of(
        m_people.rows(), [&](const KnownPerson &row) { return row.name == kept && row.id != except; });
    return taken ? filled(tr("Somebody is called %1 already. Choose another name; if the two are the same "
                             "person, merge them."),
                          kept)
                 : QString();
}

bool People::add(const QString &name)
{
    if (const QString fault = nameProblem(name, {}); !fault.isEmpty())
        return refuse(fault);
    return done(m_ledger.write([&](db::Store &store) { db::addPerson(store, name.toStdString()); }));
}

bool People::rename(const QString &person, const QString &name)
{
    const std::optional<db::Person> found = find(person);
    if (const QString fault = nameProblem(name, person); !found || !fault.isEmpty())
        return refuse(fault);
    return done(
        m_ledger.write([&](db::Store &store) { db::renamePerson(store, *found, name.toStdString()); }));
}

QString People::whatMergingDoes(const QString &person, const QString &into)
{
    const std::optional<db::Person> one = find(person);
    const std::optional<db::Person> other = find(into);
    if (!one || !other)
        return {};
    return filled(tr("All games of %1 become games of %2, and %1 leaves the list. This cannot be undone."),
                  printable(one->name), printable(other->name));
}

QVariantList People::others(const QString &person) const
{
    QVariantList others;
    for (const KnownPerson &row : m_people.rows()) {
        if (row.id != person)
            others += QVariantMap{{"person", row.id}, {"name", row.name}};
    }
    return others;
}

bool People::mayMerge(const QString &person, const QString &into)
{
    const std::optional<db::Person> one = find(person);
    const std::optional<db::Person> other = find(into);
    if (!one || !other || one->id == other->id)
        return refuse(tr("Choose two different people."));
    std::optional<db::Uuid> together;
    m_ledger.read([&](db::Store &store) { together = db::playedEachOther(store, *one, *other); });
    if (together)
        return refuse(filled(tr("%1 and %2 have played each other, so they are not the same person."),
                             printable(one->name), printable(other->name)));
    return true;
}

bool People::merge(const QString &person, const QString &into)
{
    if (!mayMerge(person, into))
        return false;
    const std::optional<db::Person> one = find(person);
    const std::optional<db::Person> other = find(into);
    return done(m_ledger.write([&](db::Store &store) {
        db::mergePeople(store, *one, *other);
        db::refreshStandings(store);
    }));
}

QString People::whatRemovingDoes(const QString &person)
{
    const std::optional<db::Person> found = find(person);
    if (!found)
        return {};
    const QString erased =
        filled(tr("The name %1 is erased for good. The games stay, with a deleted player in its place. "
                  "Backups made before still hold the name until newer ones replace them."),
               printable(found->name));
    bool plays = false;
    m_ledger.read([&](db::Store &store) {
        plays = std::ranges::any_of(db::liveGames(store), [&](const db::LiveGame &game) {
            return std::ranges::find(game.head.players, found->id, &db::SeatAtTable::person) !=
                   game.head.players.end();
        });
    });
    return plays ? filled(tr("%1 sits at a game that is under way, and would be a deleted player there too."),
                          printable(found->name)) +
                       u'\n' + erased
                 : erased;
}

bool People::remove(const QString &person)
{
    const std::optional<db::Person> found = find(person);
    if (!found)
        return refuse({});
    const bool written = m_ledger.write([&](db::Store &store) { db::deletePerson(store, *found); });
    if (written) // the name is nowhere on the disk any more
        m_ledger.read([](db::Store &store) { db::emptyWriteAheadLog(store); });
    return done(written);
}

} // namespace companion
