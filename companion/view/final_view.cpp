// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/final_view.h"

#include "companion/coal_baron_words.h"
#include "companion/record_text.h"
#include "companion/sentences.h"
#include "companion/view/shift_timer.h"
#include "db/games.h"
#include "db/standings.h"
#include "scoring/coal_baron/final_answers.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

#include <QDateTime>

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

namespace {

std::vector<Role<FinalRow>> finalRoles()
{
    return {
        {"name", [](const FinalRow &row) { return QVariant(row.name); }},
        {"color", [](const FinalRow &row) { return QVariant(row.color); }},
        {"answers", [](const FinalRow &row) { return QVariant::fromValue(row.answers); }},
        {"known", [](const FinalRow &row) { return QVariant::fromValue(row.known); }},
        {"noted", [](const FinalRow &row) { return QVariant::fromValue(row.noted); }},
    };
}

using Answers = std::array<std::optional<int>, FinalView::fields>;

Answers asArray(const FinalAnswer &answer)
{
    return {answer.marks, answer.cubes, answer.openOrders, answer.lightTiles, answer.darkTiles};
}

// Nobody knows how long a game took that was only told later.
std::optional<int> duration(const CoalBaronGame &game)
{
    return game.joinedAt() > 0 ? std::nullopt : std::optional(secondsPlayed(game.told(), 0, 0) / 60);
}

struct SaidOfTheEvening {
    const char *key; ///< in records
    std::string db::TableHead::*text;
};
constexpr std::array evening{
    SaidOfTheEvening{"group", &db::TableHead::group},
    SaidOfTheEvening{"location", &db::TableHead::location},
    SaidOfTheEvening{"comments", &db::TableHead::comments},
};

FinalAnswer asAnswer(const Answers &numbers)
{
    return {.marks = numbers[FinalView::Marks],
            .cubes = numbers[FinalView::Cubes],
            .openOrders = numbers[FinalView::OpenOrders],
            .lightTiles = numbers[FinalView::LightTiles],
            .darkTiles = numbers[FinalView::DarkTiles]};
}

} // namespace

FinalView::FinalView(CoalBaronGame &game, Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_ledger(ledger)
    , m_players(finalRoles())
{
    connect(&game, &CoalBaronGame::changed, this, &FinalView::follow);
}

void FinalView::follow()
{
    const Table &table = m_game.table();
    if (m_gameShown != m_game.id()) {
        m_gameShown = m_game.id();
        m_said.clear();
    }
    m_said.resize(static_cast<std::size_t>(table.seats()));
    m_saved = false;
    if (finished())
        m_ledger.read([this](db::Store &store) {
            m_saved = db::stateOf(store, db::gameId(m_game.id().toStdString())) == db::GameState::Finished;
        });
    std::vector<FinalRow> rows;
    for (int seat = 0; seat < table.seats(); ++seat) {
        const Answers known = asArray(knownAtTheEnd(table, Seat{seat}));
        const Answers noted = asArray(notedForTheEnd(table, Seat{seat}));
        FinalRow row{.name = m_game.names().value(seat), .color = m_game.colors().value(seat)};
        for (std::size_t field = 0; field < fields; ++field) {
            std::optional<int> &said = m_said[static_cast<std::size_t>(seat)][field];
            const std::optional<int> shown = known[field] ? known[field] : said ? said : noted[field];
            row.known += known[field].has_value();
            row.noted += !known[field] && !said && noted[field];
            row.answers += shown.value_or(-1);
        }
        rows.push_back(std::move(row));
    }
    m_players.assign(std::move(rows));
    emit changed();
}

bool FinalView::complete() const
{
    return !m_players.rows().empty() && std::ranges::all_of(m_players.rows(), [](const FinalRow &row) {
        return std::ranges::none_of(row.answers, [](int answer) { return answer < 0; });
    });
}

QString FinalView::missing() const
{
    QStringList names;
    for (const FinalRow &row : m_players.rows()) {
        if (std::ranges::any_of(row.answers, [](int answer) { return answer < 0; }))
            names += row.name;
    }
    return names.isEmpty() ? QString() : filled(tr("Still to be counted: %1."), joined(names));
}

bool FinalView::finished() const
{
    return m_game.phase() == CoalBaronGame::Phase::Finished;
}

void FinalView::answer(int seat, int field, int number)
{
    if (seat < 0 || seat >= static_cast<int>(m_said.size()) || field < 0 || field >= fields)
        return;
    m_said[static_cast<std::size_t>(seat)][static_cast<std::size_t>(field)] = std::max(0, number);
    follow();
}

FinalCounted FinalView::saidSoFar() const
{
    FinalCounted event;
    for (const FinalRow &row : m_players.rows()) {
        Answers answers;
        for (std::size_t field = 0; field < fields; ++field) {
            const int number = row.answers[static_cast<qsizetype>(field)];
            if (number >= 0)
                answers[field] = number;
        }
        event.players.push_back(asAnswer(answers));
    }
    return event;
}

bool FinalView::finish()
{
    return m_game.tell(saidSoFar());
}

QStringList FinalView::warnings() const
{
    Table table = m_game.table();
    if (table.phase != Phase::FinalCount)
        return {};
    FinalCounted said = saidSoFar();
    for (std::size_t seat = 0; seat < said.players.size(); ++seat) {
        // What is still to be said contradicts nothing: as little as there can be.
        FinalAnswer &answer = said.players[seat];
        const Player &player = table.players[seat];
        answer.marks = answer.marks.value_or(0);
        answer.cubes = answer.cubes.value_or(cubesOnCarts(player.mine).sum());
        answer.openOrders = answer.openOrders.value_or(0);
        answer.lightTiles = answer.lightTiles.value_or(0);
        answer.darkTiles = answer.darkTiles.value_or(0);
    }
    if (const auto refusal = scoring::coal_baron::apply(table, said))
        return {m_game.words().refusal(*refusal, said)};
    const Game game = gameOf(table);
    return CoalBaronWords(m_game.names(), game, score(game)).warnings();
}

QString FinalView::record() const
{
    if (!finished())
        return {};
    const db::TableHead &head = m_game.head();
    scoring::Record record{.id = m_game.id().toStdString(),
                           .game = scoring::GameKind::CoalBaron,
                           .played = head.opened,
                           .durationMinutes = duration(m_game),
                           .group = head.group,
                           .location = head.location,
                           .comments = head.comments,
                           .players = {},
                           .part = gameOf(m_game.table())};
    for (std::size_t seat = 0; seat < head.players.size(); ++seat)
        record.players.push_back({.name = m_game.names().value(static_cast<int>(seat)).toStdString(),
                                  .color = head.players[seat].color,
                                  .id = toString(head.players[seat].person)});
    return QString::fromStdString(scoring::writeRecord(record).dump());
}

bool FinalView::save()
{
    const std::string text = record().toStdString();
    const auto read = scoring::readRecord(text);
    const auto *record = std::get_if<scoring::Record>(&read);
    if (!record)
        return false;
    return keep([&](db::Store &store) {
        const db::Json document = db::Json::parse(text);
        if (db::addRecord(store, *record, document).adding == db::Adding::AlreadyHere)
            db::correctRecord(store, db::gameId(record->id), *record, document);
    });
}

bool FinalView::retellEvening(const db::TableHead &before)
{
    const db::TableHead &now = m_game.head();
    return keep([&](db::Store &store) {
        const db::Uuid game = db::gameId(m_game.id().toStdString());
        db::Json document = db::recordOf(store, game).value();
        for (const auto &[key, text] : evening) {
            if (before.*text != now.*text)
                putText(document, key, now.*text);
        }
        for (std::size_t seat = 0; seat < now.players.size(); ++seat) {
            if (before.players[seat] != now.players[seat])
                document["players"][seat].update(
                    {{"name", m_game.names().value(static_cast<int>(seat)).toStdString()},
                     {"color", now.players[seat].color},
                     {"id", toString(now.players[seat].person)}});
        }
        const auto read = scoring::readRecordDocument(document);
        if (const auto *record = std::get_if<scoring::Record>(&read))
            db::correctRecord(store, game, *record, document);
    });
}

bool FinalView::keep(const std::function<void(db::Store &)> &put)
{
    const bool kept = m_ledger.write([&](db::Store &store) {
        put(store);
        db::refreshStandings(store);
    });
    if (!kept)
        return false;
    m_game.open(m_game.id());
    m_ledger.tellChanged();
    return true;
}

} // namespace companion
