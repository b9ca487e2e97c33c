// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/groups.h"

#include "companion/day_words.h"
#include "companion/name_fault.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/spelling.h"
#include "db/standings.h"
#include "scoring/played.h"

namespace companion {

namespace {

QString idOf(const db::Uuid &id)
{
    return QString::fromStdString(toString(id));
}

QString namesOf(const std::vector<db::Person> &people)
{
    QStringList names;
    for (const db::Person &person : people)
        names += printable(person.name);
    return joined(names);
}

std::optional<db::Named> groupOf(db::Store &store, const QString &id)
{
    const std::vector<db::Named> all = db::groups(store);
    const auto found =
        std::ranges::find_if(all, [&](const db::Named &group) { return idOf(group.id) == id; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::vector<MemberRow> membersOf(db::Store &store, const db::Named &group)
{
    const std::vector<db::Person> members = db::members(store, group);
    std::vector<MemberRow> rows;
    for (const db::Person &person : db::people(store))
        rows.push_back(
            {idOf(person.id), printable(person.name), std::ranges::find(members, person) != members.end()});
    return rows;
}

// Who else has that name, or had it: games told under it are theirs.
std::optional<db::Named> nameHolder(const std::optional<db::Named> &today,
                                    const std::optional<db::Named> &once,
                                    const std::optional<db::Named> &meant)
{
    for (const std::optional<db::Named> &holder : {today, once}) {
        if (holder && (!meant || holder->id != meant->id))
            return holder;
    }
    return std::nullopt;
}

bool isYear(const QString &name)
{
    constexpr int letters = 4;
    bool number = false;
    name.trimmed().toInt(&number);
    return number && name.trimmed().size() == letters;
}

std::optional<int> typedDay(const QString &typed)
{
    const std::optional<scoring::Played> played = scoring::parsePlayed(typed.trimmed().toStdString());
    return played && played->dayOnly ? std::optional(played->day) : std::nullopt;
}

} // namespace

Groups::Groups(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_groups({{"group", [](const GroupRow &row) { return QVariant(row.id); }},
                {"name", [](const GroupRow &row) { return QVariant(row.name); }},
                {"members", [](const GroupRow &row) { return QVariant(row.members); }}})
    , m_members({{"person", [](const MemberRow &row) { return QVariant(row.person); }},
                 {"name", [](const MemberRow &row) { return QVariant(row.name); }},
                 {"isMember", [](const MemberRow &row) { return QVariant(row.isMember); }}})
    , m_seasons({{"name", [](const SeasonRow &row) { return QVariant(row.name); }},
                 {"days", [](const SeasonRow &row) { return QVariant(row.days); }}})
{
    connect(&ledger, &Ledger::changed, this, &Groups::retell);
    retell();
}

void Groups::retell()
{
    m_ledger.read([this](db::Store &store) {
        std::vector<GroupRow> groups;
        for (const db::Named &group : db::groups(store))
            groups.push_back({idOf(group.id), printable(group.name), namesOf(db::members(store, group))});
        m_groups.assign(std::move(groups));
        std::vector<SeasonRow> seasons;
        for (const db::Season &season : db::seasons(store))
            seasons.push_back(
                {printable(season.name), filled(tr("%1 to %2", "from a day to a day"), shortDay(season.since),
                                                shortDay(season.until))});
        m_seasons.assign(std::move(seasons));
        m_places.clear();
        for (const db::Named &place : db::places(store))
            m_places += printable(place.name);
        const std::optional<db::Named> open = groupOf(store, m_open);
        m_openName = open ? printable(open->name) : QString();
        m_members.assign(open ? membersOf(store, *open) : std::vector<MemberRow>());
    });
    emit told();
}

void Groups::open(const QString &group)
{
    m_open = group;
    retell();
}

bool Groups::refuse(const QString &sentence)
{
    m_problem = sentence;
    emit problemChanged();
    return false;
}

bool Groups::done(bool written)
{
    forgetProblem();
    if (written)
        m_ledger.tellChanged();
    return written;
}

void Groups::forgetProblem()
{
    m_problem.clear();
    emit problemChanged();
}

QString Groups::groupTaken(const db::Named &holder, const QString &name)
{
    return db::asSought(holder.name) == db::asSought(name.toStdString())
               ? filled(tr("There is a group %1 already."), name.trimmed())
               : filled(tr("%1 was the name of the group %2 before. Choose another name."), name.trimmed(),
                        printable(holder.name));
}

QString Groups::placeTaken(const db::Named &holder, const QString &name)
{
    return db::asSought(holder.name) == db::asSought(name.toStdString())
               ? filled(tr("There is a place %1 already."), name.trimmed())
               : filled(tr("%1 was the name of the place %2 before. Choose another name."), name.trimmed(),
                        printable(holder.name));
}

bool Groups::addGroup(const QString &name)
{
    if (const QString fault = nameFault(name); !fault.isEmpty())
        return refuse(fault);
    std::optional<db::Named> known;
    const bool written = m_ledger.write([&](db::Store &store) {
        known = nameHolder(db::findGroup(store, name.toStdString()),
                           db::groupKnownAs(store, name.toStdString()), {});
        if (!known)
            db::groupMeant(store, name.toStdString());
    });
    return known ? refuse(groupTaken(*known, name)) : done(written);
}

QString Groups::renamed() const
{
    return m_renaming ? filled(tr("%1 is called %2 now, in all games."), printable(m_renaming->before.name),
                               printable(m_renaming->name))
                      : QString();
}

bool Groups::carryOut(const Renaming &renaming)
{
    return done(m_ledger.write([&](db::Store &store) {
        (renaming.isGroup ? db::renameGroup : db::renamePlace)(store, renaming.before, renaming.name);
    }));
}

bool Groups::renameGroup(const QString &group, const QString &name)
{
    if (const QString fault = nameFault(name); !fault.isEmpty())
        return refuse(fault);
    std::optional<db::Named> meant;
    std::optional<db::Named> holder;
    m_ledger.read([&](db::Store &store) {
        meant = groupOf(store, group);
        holder = nameHolder(db::findGroup(store, name.toStdString()),
                            db::groupKnownAs(store, name.toStdString()), meant);
    });
    if (holder)
        return refuse(groupTaken(*holder, name));
    if (!meant)
        return false;
    m_renaming = Renaming{true, *meant, db::asKept(name.toStdString())};
    return carryOut(*m_renaming);
}

bool Groups::renamePlace(const QString &place, const QString &name)
{
    if (const QString fault = nameFault(name); !fault.isEmpty())
        return refuse(fault);
    std::optional<db::Named> meant;
    std::optional<db::Named> holder;
    m_ledger.read([&](db::Store &store) {
        meant = db::findPlace(store, place.toStdString());
        holder = nameHolder(db::findPlace(store, name.toStdString()),
                            db::placeKnownAs(store, name.toStdString()), meant);
    });
    if (holder)
        return refuse(placeTaken(*holder, name));
    if (!meant)
        return false;
    m_renaming = Renaming{false, *meant, db::asKept(name.toStdString())};
    return carryOut(*m_renaming);
}

bool Groups::undoRenaming()
{
    if (!m_renaming)
        return false;
    Renaming back = *m_renaming;
    std::swap(back.before.name, back.name);
    m_renaming.reset();
    return carryOut(back);
}

void Groups::forgetRenaming()
{
    m_renaming.reset();
    emit told();
}

bool Groups::setMember(const QString &person, bool member)
{
    return done(m_ledger.write([&](db::Store &store) {
        const std::optional<db::Named> group = groupOf(store, m_open);
        const std::vector<db::Person> found = db::findPeople(store, person.toStdString());
        if (group && !found.empty())
            db::setMember(store, *group, found.front(), member);
    }));
}

bool Groups::addPlace(const QString &name)
{
    if (const QString fault = nameFault(name); !fault.isEmpty())
        return refuse(fault);
    std::optional<db::Named> known;
    const bool written = m_ledger.write([&](db::Store &store) {
        known = nameHolder(db::findPlace(store, name.toStdString()),
                           db::placeKnownAs(store, name.toStdString()), {});
        if (!known)
            db::placeMeant(store, name.toStdString());
    });
    return known ? refuse(placeTaken(*known, name)) : done(written);
}

bool Groups::setSeason(const QString &name, const QString &since, const QString &until)
{
    if (const QString fault = nameFault(name); !fault.isEmpty())
        return refuse(fault);
    if (isYear(name))
        return refuse(filled(tr("%1 is a year, and every year is a season already. Choose another name."),
                             name.trimmed()));
    const std::optional<int> first = typedDay(since);
    const std::optional<int> last = typedDay(until);
    if (!first || !last)
        return refuse(tr("A season is from day to day. Please write the days like 2026-05-01."));
    if (*first > *last)
        return refuse(tr("The season would end before it begins. Exchange the two days."));
    return done(m_ledger.write([&](db::Store &store) {
        db::setSeason(store, name.toStdString(), *first, *last);
        db::refreshStandings(store);
    }));
}

bool Groups::dropSeason(const QString &name)
{
    return done(m_ledger.write([&](db::Store &store) {
        if (const std::optional<db::Season> season = db::findSeason(store, name.toStdString())) {
            db::dropSeason(store, *season);
            db::refreshStandings(store);
        }
    }));
}

} // namespace companion
