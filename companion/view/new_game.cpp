// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/new_game.h"

#include "companion/game_title.h"
#include "companion/sentences.h"
#include "companion/view/coal_baron_game.h"
#include "companion/view/game_offer.h"
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

// What a game that was never played here offers.
QStringList usualOptions(const GameOffer &offer)
{
    QStringList on;
    for (const GameOption &option : offer.options ? offer.options() : std::vector<GameOption>()) {
        if (option.on)
            on += option.key;
        for (const OptionChoice &choice : option.choices) {
            if (choice.usual)
                on += choice.key;
        }
    }
    return on;
}

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

QVariantList NewGame::games() const
{
    QVariantList games;
    for (const GameOffer &offer : gameOffers())
        games += QVariantMap{{"game", static_cast<int>(offer.kind)}, {"title", gameTitle(offer.kind)}};
    return games;
}

void NewGame::setGame(int game)
{
    const auto kind = static_cast<scoring::GameKind>(game);
    if (kind == m_kind || !isOffered(kind))
        return;
    m_kind = kind;
    m_joinedAt = 0;
    m_options = m_settings.optionsOf(game).value_or(usualOptions(offerOf(kind)));
    const std::vector<SeatRow> seated = std::exchange(m_chosen, {});
    for (const SeatRow &row : seated)
        sit({.id = row.id, .name = row.name}); // as many as there is room for, in the colours of this box
    follow();
}

QString NewGame::title() const
{
    return gameTitle(m_kind);
}

bool NewGame::hasStartingPlayer() const
{
    return offerOf(m_kind).hasStartingPlayer;
}

std::vector<GameOption> NewGame::optionsOffered() const
{
    const GameOffer &offer = offerOf(m_kind);
    std::vector<GameOption> offered = offer.options ? offer.options() : std::vector<GameOption>();
    std::erase_if(offered, [this](const GameOption &option) {
        return option.players != 0 && option.players != players();
    });
    return offered;
}

bool NewGame::isAvailable(const GameOption &option) const
{
    return option.needs.isEmpty() || m_options.contains(option.needs);
}

QVariantList NewGame::optionsShown(bool seldom) const
{
    QVariantList list;
    for (const GameOption &option : optionsOffered()) {
        if (option.seldom != seldom)
            continue;
        const bool available = isAvailable(option);
        QVariantList choices;
        for (const OptionChoice &choice : option.choices)
            choices += QVariantMap{
                {"key", choice.key}, {"title", choice.title}, {"on", m_options.contains(choice.key)}};
        list += QVariantMap{{"key", option.key},      {"title", option.title},
                            {"text", option.text},    {"on", available && m_options.contains(option.key)},
                            {"available", available}, {"choices", choices}};
    }
    return list;
}

QString NewGame::seldomTitle() const
{
    const std::vector<GameOption> offered = optionsOffered();
    const auto unusual = std::ranges::count_if(offered, [this](const GameOption &option) {
        return option.seldom && isAvailable(option) && m_options.contains(option.key) != option.on;
    });
    return unusual == 0 ? tr("Rules that can be read differently")
                        : tr("Rules that can be read differently (%n chosen)", "", static_cast<int>(unusual));
}

void NewGame::setOption(const QString &key, bool on)
{
    m_options.removeAll(key);
    if (on)
        m_options += key;
    emit changed();
}

void NewGame::choose(const QString &option, const QString &key)
{
    for (const GameOption &one : offerOf(m_kind).options()) {
        for (const OptionChoice &choice : one.choices) {
            if (one.key == option)
                m_options.removeAll(choice.key);
        }
    }
    setOption(key, true);
}

// Without what it needs, an option is not on.
QStringList NewGame::optionsInForce() const
{
    QStringList on;
    for (const QVariant &option : options() + seldomOptions()) {
        const QVariantMap shown = option.toMap();
        if (shown.value("on").toBool())
            on += shown.value("key").toString();
        for (const QVariant &choice : shown.value("choices").toList()) {
            if (choice.toMap().value("on").toBool())
                on += choice.toMap().value("key").toString();
        }
    }
    return on;
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
    m_lot = QRandomGenerator::global()->generate();
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
    m_kind = scoring::GameKind::CoalBaron;
    m_followTurns = false;
    m_followOrders = false;
    m_followMines = false; // paper knows counts
    setJoinedAt(shiftCount + 1);
}

void NewGame::beginFromForm(GameForm *form)
{
    beginFromPaper();
    const FormDraft draft = form->draft();
    const QDate day = QDate::fromString(draft.day, Qt::ISODate);
    if (day.isValid())
        m_day = std::min(day, QDate::currentDate());
    if (!draft.group.trimmed().isEmpty())
        m_group = draft.group;
    m_location = draft.place.trimmed();
    for (const FormSeat &seat : draft.seats)
        add(seat.name);
    follow();
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

void NewGame::beginAgain(LiveGame *game)
{
    begin();
    setGame(static_cast<int>(game->gameKind()));
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
    return players() >= fewestPlayers() && players() <= mostPlayers();
}

QString NewGame::hint() const
{
    return ready() ? QString() : filled(tr("Choose %1 to %2 players."), fewestPlayers(), mostPlayers());
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

Seating NewGame::seating() const
{
    QStringList names;
    for (const SeatRow &row : m_chosen)
        names += row.name;
    return {names, Seat{m_starting}, optionsInForce(), m_lot,
            m_settings.readingsOf(game(), playersReadFor(m_kind, players()))};
}

QVariantList NewGame::checklist() const
{
    QVariantList steps;
    if (!ready())
        return steps;
    for (const ChecklistStep &step : offerOf(m_kind).checklist(seating()))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

std::vector<db::Telling> NewGame::firstEvents() const
{
    if (!isCoalBaron()) {
        const GameOffer &offer = offerOf(m_kind);
        const Seating seated = seating();
        std::vector<db::Telling> events{happened(offer.start(seated))};
        for (const auto &known : offer.recall ? offer.recall(seated) : std::vector<scoring::WrittenEvent>())
            events.push_back(happened(known));
        return events;
    }
    return {happened(writeEvent(GameStarted{.players = players(),
                                            .startingPlayer = Seat{m_starting},
                                            .options = {.secondPlaceTruckTrain = m_secondPlaceThree ? 3 : 4,
                                                        .cartsNeedDelivery = m_cartsNeedDelivery},
                                            .tracking = {.turns = m_followTurns,
                                                         .marks = false,
                                                         .orders = m_followOrders,
                                                         .mines = m_followMines,
                                                         .cubes = false}}))};
}

QString NewGame::start()
{
    if (!ready())
        return {};
    const QString group = m_group.trimmed();
    db::TableHead head{.game = m_kind,
                       .group = group.toStdString(),
                       .location = m_location.toStdString(),
                       .comments = {},
                       .opened = opened(),
                       .players = {}};
    db::Uuid game;
    const bool kept = m_ledger.write([&](db::Store &store) {
        for (const SeatRow &row : m_chosen) {
            const db::Uuid person = row.id.isEmpty() ? db::addPerson(store, row.name.toStdString()).id
                                                     : *scoring::parseUuid(row.id.toStdString());
            head.players.push_back({person, row.color.toStdString()});
        }
        game = db::openTable(store, head);
        for (db::Telling &telling : firstEvents()) {
            telling.log = game;
            db::append(store, telling);
        }
        if (m_joinedAt > 0)
            db::append(
                store,
                {.log = game, .name = joinedLate, .body = scoring::Json{{"shift", m_joinedAt}}.dump()});
    });
    if (!kept)
        return {};
    m_started = true;
    m_settings.setGroup(group);
    if (!isCoalBaron())
        m_settings.setOptionsOf(this->game(), m_options);
    else if (m_joinedAt == 0)
        m_settings.setFollowedBy(group, {m_followTurns, m_followOrders, m_followMines});
    for (const db::SeatAtTable &seated : head.players)
        m_settings.setColorOf(QString::fromStdString(toString(seated.person)),
                              QString::fromStdString(seated.color));
    m_ledger.tellChanged();
    return QString::fromStdString(toString(game));
}

void NewGame::holdClock(const QString &game)
{
    m_ledger.write([&](db::Store &store) {
        db::append(store, {.log = db::gameId(game.toStdString()), .name = clockPaused});
    });
}

} // namespace companion
