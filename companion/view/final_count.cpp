// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/final_count.h"

#include "companion/record_text.h"
#include "companion/sentences.h"
#include "db/games.h"
#include "db/standings.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace companion {

namespace {

std::vector<Role<FinalRow>> finalRoles()
{
    return {
        {"name", [](const FinalRow &row) { return QVariant(row.name); }},
        {"color", [](const FinalRow &row) { return QVariant(row.color); }},
        {"answers", [](const FinalRow &row) { return QVariant::fromValue(row.answers); }},
        {"missing", [](const FinalRow &row) { return QVariant::fromValue(row.missing); }},
        {"known", [](const FinalRow &row) { return QVariant::fromValue(row.known); }},
        {"noted", [](const FinalRow &row) { return QVariant::fromValue(row.noted); }},
        {"fixed", [](const FinalRow &row) { return QVariant::fromValue(row.fixed); }},
        {"tilesUntold", [](const FinalRow &row) { return QVariant(row.tilesUntold); }},
        {"texts", [](const FinalRow &row) { return QVariant(row.texts); }},
    };
}

bool somethingMissing(const FinalRow &row)
{
    return row.missing.contains(true);
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

} // namespace

FinalCount::FinalCount(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_players(finalRoles())
{
}

void FinalCount::follow()
{
    if (m_gameShown != game().id()) {
        m_gameShown = game().id();
        m_said.clear();
    }
    m_said.resize(static_cast<std::size_t>(seats()));
    for (auto &answers : m_said)
        answers.resize(static_cast<std::size_t>(fieldCount()));
    m_saved = false;
    if (finished())
        m_ledger.read([this](db::Store &store) {
            m_saved = db::stateOf(store, db::gameId(game().id().toStdString())) == db::GameState::Finished;
        });
    std::vector<FinalRow> rows;
    for (int seat = 0; seat < seats(); ++seat) {
        FinalRow &row = rows.emplace_back(rowOf(seat));
        for (int field = 0; field < row.answers.size(); ++field)
            row.texts += answerText(field, row.answers[field]);
    }
    m_players.assign(std::move(rows));
    emit changed();
}

QString FinalCount::answerText(int, int answer) const
{
    return asText(answer);
}

bool FinalCount::complete() const
{
    return !m_players.rows().empty() && std::ranges::none_of(m_players.rows(), somethingMissing);
}

QString FinalCount::missing() const
{
    QStringList names;
    for (const FinalRow &row : m_players.rows()) {
        if (somethingMissing(row))
            names += row.name;
    }
    return names.isEmpty() ? QString() : filled(tr("Still to be counted: %1."), joined(names));
}

void FinalCount::answer(int seat, int field, int number)
{
    if (seat < 0 || seat >= static_cast<int>(m_said.size()) || field < 0 || field >= fieldCount())
        return;
    m_said[static_cast<std::size_t>(seat)][static_cast<std::size_t>(field)] = std::max(number, least(field));
    follow();
}

QString FinalCount::record() const
{
    if (!finished())
        return {};
    const db::TableHead &head = game().head();
    scoring::Record record{.id = game().id().toStdString(),
                           .game = game().gameKind(),
                           .played = head.opened,
                           .durationMinutes = game().minutes(),
                           .group = head.group,
                           .location = head.location,
                           .comments = head.comments,
                           .players = {},
                           .part = game().recordPart()};
    for (std::size_t seat = 0; seat < head.players.size(); ++seat)
        record.players.push_back({.name = game().names().value(static_cast<int>(seat)).toStdString(),
                                  .color = head.players[seat].color,
                                  .id = toString(head.players[seat].person)});
    return QString::fromStdString(scoring::writeRecord(record).dump());
}

bool FinalCount::save()
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

bool FinalCount::retellEvening(const db::TableHead &before)
{
    const db::TableHead &now = game().head();
    return keep([&](db::Store &store) {
        const db::Uuid id = db::gameId(game().id().toStdString());
        db::Json document = db::recordOf(store, id).value();
        for (const auto &[key, text] : evening) {
            if (before.*text != now.*text)
                putText(document, key, now.*text);
        }
        for (std::size_t seat = 0; seat < now.players.size(); ++seat) {
            if (before.players[seat] != now.players[seat])
                document["players"][seat].update(
                    {{"name", game().names().value(static_cast<int>(seat)).toStdString()},
                     {"color", now.players[seat].color},
                     {"id", toString(now.players[seat].person)}});
        }
        const auto read = scoring::readRecordDocument(document);
        if (const auto *record = std::get_if<scoring::Record>(&read))
            db::correctRecord(store, id, *record, document);
    });
}

bool FinalCount::keep(const std::function<void(db::Store &)> &put)
{
    const bool kept = m_ledger.write([&](db::Store &store) {
        put(store);
        db::refreshStandings(store);
    });
    if (!kept)
        return false;
    game().open(game().id());
    m_ledger.tellChanged();
    return true;
}

} // namespace companion
