// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/game_form.h"

#include "companion/day_words.h"
#include "companion/fault_words.h"
#include "companion/game_title.h"
#include "companion/record_text.h"
#include "companion/sentences.h"
#include "companion/view/form_faults.h"
#include "db/address_book.h"
#include "db/live_games.h"
#include "db/spelling.h"
#include "db/standings.h"
#include "scoring/played.h"
#include "scoring/record_json.h"

#include <QDate>

namespace companion {

namespace {

template <auto Member>
QVariant valueOf(const FormSeat &seat)
{
    return QVariant::fromValue(seat.*Member);
}

const std::vector<Role<FormSeat>> formRoles{
    {"name", valueOf<&FormSeat::name>},   {"total", valueOf<&FormSeat::total>},
    {"tied", valueOf<&FormSeat::tied>},   {"won", valueOf<&FormSeat::won>},
    {"wrong", valueOf<&FormSeat::wrong>},
};

// Who shares the most points: only then somebody has to say who won. And whose points are none.
void markSeats(std::vector<FormSeat> &seats)
{
    std::optional<int> most;
    for (const FormSeat &seat : seats)
        most = std::max(most, typedTotal(seat.total));
    const auto hasMost = [&](const FormSeat &seat) { return most && typedTotal(seat.total) == most; };
    const bool tie = std::ranges::count_if(seats, hasMost) > 1;
    for (FormSeat &seat : seats)
        seat.tied = tie && hasMost(seat);
    for (FormSeat &seat : seats)
        seat.wrong = isNoWholeNumber(seat.total);
}

bool isEmpty(const FormSeat &seat)
{
    return seat.name.trimmed().isEmpty() && seat.total.trimmed().isEmpty();
}

QStringList namesOf(const std::vector<db::Named> &all)
{
    QStringList names;
    for (const db::Named &one : all)
        names += QString::fromStdString(one.name);
    return names;
}

std::string kept(const QString &text)
{
    return db::asKept(text.toStdString());
}

void putTotals(db::Json &document, const std::vector<FormSeat> &seats)
{
    const int start = document.value("startingPlayer", 0);
    document["totals"] = db::Json::array();
    db::Json winners = db::Json::array();
    bool allTiedWon = true; // then they share the victory, and nothing needs to be said
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        document["totals"].push_back(typedTotal(seats[seat].total).value_or(0));
        if (seats[seat].won)
            winners.push_back(seat);
        allTiedWon = allTiedWon && seats[seat].won == seats[seat].tied;
        if (seats[seat].before == start && document.contains("startingPlayer"))
            document["startingPlayer"] = seat;
    }
    document.erase("winners");
    if (!winners.empty() && !allTiedWon)
        document["winners"] = std::move(winners);
}

} // namespace

GameForm::GameForm(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_seats(formRoles)
{
    connect(&ledger, &Ledger::changed, this, &GameForm::retell);
    begin();
}

void GameForm::retell()
{
    m_ledger.read([this](db::Store &store) {
        m_knownGroups = namesOf(db::groups(store));
        m_knownPlaces = namesOf(db::places(store));
        m_knownPeople.clear();
        for (const db::Person &person : db::people(store))
            m_knownPeople += QString::fromStdString(person.name);
    });
    m_counts.retell();
    emit changed();
}

void GameForm::begin()
{
    m_left.reset();
    m_saved = false;
    m_gameId.clear();
    m_document = {{"format", "steiger.game/1"}};
    m_game = scoring::GameKind::CoalBaron;
    m_dayAtFirst = QDate::currentDate().toString(Qt::ISODate);
    m_day = m_dayAtFirst;
    m_group.clear();
    m_place.clear();
    m_comments.clear();
    m_canCountAnew = false;
    m_totalsOnly = true;
    m_counts.close();
    m_seats.assign(std::vector<FormSeat>(3));
    retell();
}

void GameForm::goOn()
{
    if (m_gameId.isEmpty() && !m_saved && !isBlank()) {
        retell();
        return;
    }
    const std::optional<FormDraft> left = m_left;
    begin();
    if (!left)
        return;
    m_game = left->game;
    m_day = left->day;
    m_group = left->group;
    m_place = left->place;
    m_comments = left->comments;
    seatsChanged(left->seats);
}

FormDraft GameForm::draft() const
{
    return {m_game, m_day, m_group, m_place, m_comments, filledSeats()};
}

bool GameForm::isBlank() const
{
    return m_gameId.isEmpty() && m_day == m_dayAtFirst && m_group.isEmpty() && m_place.isEmpty() &&
           m_comments.isEmpty() && std::ranges::all_of(m_seats.rows(), isEmpty);
}

// Nobody has to take away rows that were not needed.
std::vector<FormSeat> GameForm::filledSeats() const
{
    std::vector<FormSeat> seats = m_seats.rows();
    const auto fewest = static_cast<std::size_t>(scoring::facts(m_game).fewestPlayers);
    while (m_totalsOnly && seats.size() > fewest && isEmpty(seats.back()))
        seats.pop_back();
    return seats;
}

void GameForm::correct(const QString &id)
{
    m_ledger.read([&](db::Store &store) {
        const std::optional<db::Json> document = db::recordOf(store, db::gameId(id.toStdString()));
        const auto read = document ? scoring::readRecordDocument(*document) : std::vector<scoring::Fault>();
        const auto *record = std::get_if<scoring::Record>(&read);
        if (!record)
            return;
        if (m_gameId.isEmpty() && !m_saved && !isBlank())
            m_left = draft();
        m_gameId = id;
        m_document = *document;
        m_game = record->game;
        m_counts.open(*record);
        m_canCountAnew = m_game != scoring::GameKind::CoalBaron &&
                         !db::eventsAtTable(store, db::gameId(id.toStdString())).empty();
        const std::optional<scoring::Played> played = scoring::parsePlayed(record->played);
        m_day = played ? QString::fromStdString(record->played).left(10) : QString();
        m_group = textOf(*document, "group");
        m_place = textOf(*document, "location");
        m_comments = textOf(*document, "comments");
        const auto *totals = std::get_if<scoring::Totals>(&record->part);
        m_totalsOnly = totals != nullptr;
        std::vector<FormSeat> seats;
        for (const scoring::RecordPlayer &player : record->players)
            seats.push_back({.name = QString::fromStdString(player.name),
                             .person = QString::fromStdString(player.id),
                             .before = static_cast<int>(seats.size())});
        for (std::size_t seat = 0; totals && seat < seats.size(); ++seat)
            seats[seat].total = QString::number(totals->points[seat]);
        for (const int winner : totals && totals->winners ? *totals->winners : std::vector<int>())
            seats[static_cast<std::size_t>(winner)].won = true;
        seatsChanged(std::move(seats));
    });
    retell();
}

QStringList GameForm::titles() const
{
    QStringList titles;
    for (std::size_t game = 0; game < scoring::gameFacts.size(); ++game)
        titles += gameTitle(static_cast<scoring::GameKind>(game));
    return titles;
}

void GameForm::setGame(int game)
{
    if (!m_gameId.isEmpty() || game < 0 || game >= static_cast<int>(scoring::gameFacts.size()))
        return;
    m_game = static_cast<scoring::GameKind>(game);
    emit changed();
}

void GameForm::set(QString &field, const QString &value)
{
    if (field == value)
        return;
    field = value;
    emit changed();
}

void GameForm::setDay(const QString &day)
{
    set(m_day, day.trimmed());
}

QString GameForm::dayInWords() const
{
    const std::optional<scoring::Played> played = scoring::parsePlayed(m_day.toStdString());
    return played ? longDay(played->day) : QString();
}

void GameForm::setGroup(const QString &group)
{
    set(m_group, group);
}

void GameForm::setPlace(const QString &place)
{
    set(m_place, place);
}

void GameForm::setComments(const QString &comments)
{
    set(m_comments, comments);
}

bool GameForm::canAddSeat() const
{
    return m_totalsOnly && m_seats.rowCount() < scoring::facts(m_game).mostPlayers;
}

bool GameForm::canRemoveSeat() const
{
    return m_totalsOnly && m_seats.rowCount() > scoring::facts(m_game).fewestPlayers;
}

bool GameForm::askWhoWon() const
{
    return m_totalsOnly &&
           std::ranges::any_of(m_seats.rows(), [](const FormSeat &seat) { return seat.tied || seat.won; });
}

void GameForm::seatsChanged(std::vector<FormSeat> seats)
{
    markSeats(seats);
    QStringList names;
    for (const FormSeat &seat : seats)
        names += seat.name;
    m_counts.setNames(names);
    m_seats.assign(std::move(seats));
    emit changed();
}

void GameForm::addSeat()
{
    if (!canAddSeat())
        return;
    std::vector<FormSeat> seats = m_seats.rows();
    seats.emplace_back();
    seatsChanged(std::move(seats));
}

void GameForm::removeSeat(int seat)
{
    if (!canRemoveSeat() || seat < 0 || seat >= m_seats.rowCount())
        return;
    std::vector<FormSeat> seats = m_seats.rows();
    seats.erase(seats.begin() + seat);
    seatsChanged(std::move(seats));
}

void GameForm::moveUp(int seat)
{
    if (seat < 1 || seat >= m_seats.rowCount())
        return;
    std::vector<FormSeat> seats = m_seats.rows();
    std::swap(seats[static_cast<std::size_t>(seat)], seats[static_cast<std::size_t>(seat) - 1]);
    seatsChanged(std::move(seats));
}

void GameForm::setName(int seat, const QString &name)
{
    std::vector<FormSeat> seats = m_seats.rows();
    FormSeat &changed = seats.at(static_cast<std::size_t>(seat));
    if (changed.name == name)
        return;
    changed.name = name;
    changed.person.clear(); // someone else now
    seatsChanged(std::move(seats));
}

void GameForm::setTotal(int seat, const QString &total)
{
    std::vector<FormSeat> seats = m_seats.rows();
    seats.at(static_cast<std::size_t>(seat)).total = total;
    seatsChanged(std::move(seats));
}

void GameForm::setWon(int seat, bool won)
{
    std::vector<FormSeat> seats = m_seats.rows();
    seats.at(static_cast<std::size_t>(seat)).won = won;
    seatsChanged(std::move(seats));
}

QString GameForm::problem() const
{
    const bool dayLeftOut = m_day.isEmpty() && !m_gameId.isEmpty(); // some imported games have none
    const QString fault = dayLeftOut ? QString() : dayFault(m_day, QDate::currentDate());
    if (!fault.isEmpty())
        return fault;
    const std::vector<FormSeat> seats = filledSeats();
    for (const FormSeat &seat : seats) {
        if (seat.person.isEmpty() && m_knownPeople.count(seat.name.trimmed()) > 1)
            return filled(tr("More than one player is called %1. Please give them different names first, "
                             "under People."),
                          seat.name);
    }
    return seatsFault(seats, m_game, m_totalsOnly);
}

db::Json GameForm::document() const
{
    db::Json document = m_document;
    document["game"] = scoring::facts(m_game).name;
    // The time of day, where it is known, stays.
    const std::string played = textOf(m_document, "played").toStdString();
    putText(document, "played",
            m_day.toStdString() + (played.size() > 10 ? played.substr(10) : std::string()));
    putText(document, "group", kept(m_group));
    putText(document, "location", kept(m_place));
    putText(document, "comments", kept(m_comments));
    const std::vector<FormSeat> seats = filledSeats();
    document["players"] = db::Json::array();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        document["players"].push_back(playerAt(seat));
    if (m_totalsOnly)
        putTotals(document, seats);
    m_counts.putInto(document);
    return document;
}

// A score sheet belongs to the places at the table, and so do the colours on it; totals move with the player.
db::Json GameForm::playerAt(std::size_t seat) const
{
    const FormSeat &row = m_seats.rows()[seat];
    const int before = m_totalsOnly ? row.before : static_cast<int>(seat);
    db::Json player =
        before >= 0 ? m_document["players"][static_cast<std::size_t>(before)] : db::Json::object();
    player["name"] = kept(row.name);
    putText(player, "id", row.person.toStdString());
    return player;
}

QString GameForm::keep(db::Store &store, const db::Json &document)
{
    const auto read = scoring::readRecordDocument(document);
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&read)) {
        emit refused(faultText(faults->front()));
        return {};
    }
    const auto &record = std::get<scoring::Record>(read);
    if (!m_gameId.isEmpty()) {
        db::correctRecord(store, db::gameId(m_gameId.toStdString()), record, document);
        return m_gameId;
    }
    const db::AddedGame added = db::addRecord(store, record, document);
    if (added.adding == db::Adding::Stored)
        return QString::fromStdString(toString(added.id));
    emit refused(added.adding == db::Adding::AlreadyHere
                     ? tr("The very same game is in the history already. If this was another one, say so "
                          "in the comments.")
                     : tr("The very same game was deleted. Bring it back in the history, under the deleted "
                          "games."));
    return {};
}

QString GameForm::save()
{
    if (const QString fault = problem(); !fault.isEmpty()) {
        emit refused(fault);
        return {};
    }
    QString id;
    const bool done = m_ledger.write([&](db::Store &store) {
        id = keep(store, document());
        db::refreshStandings(store);
    });
    if (!done || id.isEmpty())
        return {};
    m_saved = m_gameId.isEmpty();
    m_ledger.tellChanged();
    return id;
}

} // namespace companion
