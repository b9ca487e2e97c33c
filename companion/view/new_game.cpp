// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/new_game.h"

#include "companion/coal_baron_setup_words.h"
#include "companion/name_fault.h"
#include "companion/sentences.h"
#include "db/recent_people.h"
#include "scoring/coal_baron/events_json.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

namespace {

const QStringList colorsInTheBox{"red", "blue", "green", "purple", "white"};

} // namespace

std::vector<Role<PersonRow>> personRoles()
{
    return {
        {"id", [](const PersonRow &row) { return QVariant(row.id); }},
        {"name", [](const PersonRow &row) { return QVariant(row.name); }},
        {"seated", [](const PersonRow &row) { return QVariant(row.seated); }},
    };
}

std::vector<Role<SeatRow>> seatRoles()
{
    return {
        {"id", [](const SeatRow &row) { return QVariant(row.id); }},
        {"name", [](const SeatRow &row) { return QVariant(row.name); }},
        {"color", [](const SeatRow &row) { return QVariant(row.color); }},
        {"starts", [](const SeatRow &row) { return QVariant(row.starts); }},
    };
}

NewGame::NewGame(Ledger &ledger, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_settings(settings)
    , m_people(personRoles())
    , m_seats(seatRoles())
{
    connect(&ledger, &Ledger::changed, this, &NewGame::follow);
}

void NewGame::goOn()
{
    if (m_started || m_chosen.empty() || m_joinedAt > shiftCount)
        begin();
    else
        follow();
}

void NewGame::begin()
{
    m_started = false;
    m_chosen.clear();
    m_starting = 0;
    m_group = m_settings.group();
    m_ledger.read([this](db::Store &store) {
        if (const std::optional<db::Named> known = db::groupKnownAs(store, m_group.toStdString()))
            m_group = QString::fromStdString(known->name); // it may have been renamed since
    });
    m_location.clear();
    m_joinedAt = 0;
    m_followTurns = false;
    m_followOrders = false;
    m_followMines = true;
    recallFollowed();
    m_day = QDate::currentDate();
    follow();
}

// What this group followed last time, it follows again.
void NewGame::recallFollowed()
{
    const std::optional<Followed> last = m_settings.followedBy(m_group.trimmed());
    if (!last)
        return;
    m_followTurns = last->turns;
    m_followOrders = last->orders;
    m_followMines = last->mines;
}

void NewGame::beginFromPaper()
{
    begin();
    m_followTurns = false;
    m_followOrders = false;
    m_followMines = false; // paper knows counts
    setJoinedAt(shiftCount + 1);
}

void NewGame::setJoinedAt(int shift)
{
    m_joinedAt = std::clamp(shift, 0, shiftCount + 1);
    emit changed();
}

void NewGame::moveDay(int days, int months)
{
    m_day = std::min(m_day.addDays(days).addMonths(months), QDate::currentDate());
    emit changed();
}

QString NewGame::dayText() const
{
    return QLocale().toString(m_day, QLocale::LongFormat);
}

bool NewGame::isToday() const
{
    return m_day == QDate::currentDate();
}

// Of a game from paper only the day is known.
std::string NewGame::opened() const
{
    if (m_joinedAt > shiftCount)
        return m_day.toString(Qt::ISODate).toStdString();
    const QDateTime now = QDateTime::currentDateTime();
    return now.toOffsetFromUtc(now.offsetFromUtc()).toString(Qt::ISODate).toStdString();
}

void NewGame::beginAgain(CoalBaronGame *game)
{
    begin();
    m_group = game->group();
    recallFollowed();
    const db::TableHead &head = game->head();
    for (std::size_t seat = 0; seat < head.players.size(); ++seat)
        m_chosen.push_back({.id = QString::fromStdString(toString(head.players[seat].person)),
                            .name = game->names().value(static_cast<int>(seat)),
                            .color = QString::fromStdString(head.players[seat].color)});
    follow();
}

void NewGame::follow()
{
    std::vector<PersonRow> rows;
    m_groups.clear();
    m_ledger.read([&](db::Store &store) {
        for (const db::Named &group : db::groups(store))
            m_groups += QString::fromStdString(group.name);
        const std::optional<db::Named> here = db::findGroup(store, m_group.trimmed().toStdString());
        for (const db::Person &person :
             db::recentPeople(store, here ? std::optional(here->number) : std::nullopt)) {
            const QString id = QString::fromStdString(toString(person.id));
            rows.push_back({id, QString::fromStdString(person.name),
                            std::ranges::find(m_chosen, id, &SeatRow::id) != m_chosen.end()});
        }
    });
    m_people.assign(std::move(rows));
    m_starting = std::clamp(m_starting, 0, std::max(0, players() - 1));
    for (int seat = 0; seat < players(); ++seat)
        m_chosen[static_cast<std::size_t>(seat)].starts = seat == m_starting;
    m_seats.assign(m_chosen);
    emit changed();
}

bool NewGame::ready() const
{
    return players() >= fewestPlayers && players() <= mostPlayers;
}

QString NewGame::hint() const
{
    return ready() ? QString() : filled(tr("Choose %1 to %2 players."), fewestPlayers, mostPlayers);
}

void NewGame::setStarting(int seat)
{
    m_starting = seat;
    follow();
}

void NewGame::setGroup(const QString &group)
{
    m_group = group; // as typed: a space at the end may have a word after it
    if (m_joinedAt == 0)
        recallFollowed();
    follow();
}

void NewGame::setLocation(const QString &location)
{
    m_location = location.trimmed();
    emit changed();
}

void NewGame::sit(SeatRow row)
{
    if (players() >= mostPlayers)
        return;
    const auto isTaken = [this](const QString &color) {
        return std::ranges::find(m_chosen, color, &SeatRow::color) != m_chosen.end();
    };
    row.color = m_settings.colorOf(row.id);
    for (const QString &color : colorsInTheBox) {
        if (row.color.isEmpty() || isTaken(row.color))
            row.color = color;
    }
    m_chosen.push_back(std::move(row));
    follow();
}

void NewGame::toggle(const QString &person)
{
    const auto seated = std::ranges::find(m_chosen, person, &SeatRow::id);
    if (seated != m_chosen.end()) {
        remove(static_cast<int>(seated - m_chosen.begin()));
        return;
    }
    const auto found = std::ranges::find(m_people.rows(), person, &PersonRow::id);
    if (found != m_people.rows().end())
        sit({.id = found->id, .name = found->name});
}

QString NewGame::add(const QString &name)
{
    const QString wanted = name.simplified();
    if (const QString fault = nameFault(wanted); !fault.isEmpty())
        return fault;
    if (players() >= mostPlayers)
        return filled(tr("Coal Baron is for up to %1 players."), mostPlayers);
    const auto same = std::ranges::find_if(
        m_chosen, [&](const SeatRow &row) { return row.name.compare(wanted, Qt::CaseInsensitive) == 0; });
    if (same != m_chosen.end())
        return filled(tr("%1 sits at the table already. Give the other one a name of their own."),
                      same->name);
    std::vector<db::Person> known;
    m_ledger.read([&](db::Store &store) { known = db::findPeople(store, wanted.toStdString()); });
    SeatRow row{.id = {}, .name = wanted};
    if (known.size() == 1) {
        row.id = QString::fromStdString(toString(known.front().id));
        row.name = QString::fromStdString(known.front().name);
        if (std::ranges::find(m_chosen, row.id, &SeatRow::id) != m_chosen.end())
            return filled(tr("%1 sits at the table already. Give the other one a name of their own."),
                          row.name);
    }
    sit(std::move(row));
    return {};
}

void NewGame::remove(int seat)
{
    if (seat < 0 || seat >= players())
        return;
    m_chosen.erase(m_chosen.begin() + seat);
    if (m_starting > seat)
        --m_starting;
    follow();
}

void NewGame::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= players() || to >= players() || from == to)
        return;
    const SeatRow row = m_chosen[static_cast<std::size_t>(from)];
    m_chosen.erase(m_chosen.begin() + from);
    m_chosen.insert(m_chosen.begin() + to, row);
    const auto starter = std::ranges::find(m_chosen, true, &SeatRow::starts);
    m_starting = static_cast<int>(starter - m_chosen.begin());
    follow();
}

void NewGame::setColor(int seat, const QString &color)
{
    if (seat < 0 || seat >= players() || !colorsInTheBox.contains(color))
        return;
    SeatRow &row = m_chosen[static_cast<std::size_t>(seat)];
    const auto other = std::ranges::find(m_chosen, color, &SeatRow::color);
    if (other != m_chosen.end())
        other->color = row.color; // they swap
    row.color = color;
    follow();
}

QStringList NewGame::allColors() const
{
    return colorsInTheBox;
}

int NewGame::draw()
{
    if (players() > 0)
        setStarting(static_cast<int>(QRandomGenerator::global()->bounded(players())));
    return m_starting;
}

QVariantList NewGame::checklist() const
{
    QVariantList steps;
    if (!ready())
        return steps;
    QStringList names;
    for (const SeatRow &row : m_chosen)
        names += row.name;
    for (const ChecklistStep &step : companion::setupChecklist(names, Seat{m_starting}))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

QString NewGame::start()
{
    if (!ready())
        return {};
    const QString group = m_group.trimmed();
    db::TableHead head{.game = scoring::GameKind::CoalBaron,
                       .group = group.toStdString(),
                       .location = m_location.toStdString(),
                       .comments = {},
                       .opened = opened(),
                       .players = {}};
    const GameStarted event{.players = players(),
                            .startingPlayer = Seat{m_starting},
                            .options = {.secondPlaceTruckTrain = m_secondPlaceThree ? 3 : 4,
                                        .cartsNeedDelivery = m_cartsNeedDelivery},
                            .tracking = {.turns = m_followTurns,
                                         .marks = false,
                                         .orders = m_followOrders,
                                         .mines = m_followMines,
                                         .cubes = false}};
    db::Uuid game;
    const bool kept = m_ledger.write([&](db::Store &store) {
        for (const SeatRow &row : m_chosen) {
            const db::Uuid person = row.id.isEmpty() ? db::addPerson(store, row.name.toStdString()).id
                                                     : *scoring::parseUuid(row.id.toStdString());
            head.players.push_back({person, row.color.toStdString()});
        }
        game = db::openTable(store, head);
        db::Telling telling = happened(writeEvent(event));
        telling.log = game;
        db::append(store, telling);
        if (m_joinedAt > 0)
            db::append(
                store,
                {.log = game, .name = joinedLate, .body = scoring::Json{{"shift", m_joinedAt}}.dump()});
    });
    if (!kept)
        return {};
    m_started = true;
    m_settings.setGroup(group);
    if (m_joinedAt == 0)
        m_settings.setFollowedBy(group, {m_followTurns, m_followOrders, m_followMines});
    for (const db::SeatAtTable &seated : head.players)
        m_settings.setColorOf(QString::fromStdString(toString(seated.person)),
                              QString::fromStdString(seated.color));
    m_ledger.tellChanged();
    return QString::fromStdString(toString(game));
}

} // namespace companion
