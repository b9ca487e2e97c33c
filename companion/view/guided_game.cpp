// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/guided_game.h"

#include "companion/game_title.h"
#include "companion/sentences.h"

#include <algorithm>
#include <utility>

namespace companion {

namespace {

std::vector<Role<GuidedRow>> guidedRoles()
{
    return {
        {"name", [](const GuidedRow &row) { return QVariant(row.name); }},
        {"color", [](const GuidedRow &row) { return QVariant(row.color); }},
        {"points", [](const GuidedRow &row) { return QVariant(row.points); }},
        {"facts", [](const GuidedRow &row) { return QVariant(row.facts); }},
        {"status", [](const GuidedRow &row) { return QVariant(row.status); }},
        {"acts", [](const GuidedRow &row) { return QVariant(row.acts); }},
    };
}

} // namespace

GuidedGame::GuidedGame(Ledger &ledger, scoring::GameKind kind, QObject *parent)
    : LiveGame(ledger, kind, parent)
    , m_players(guidedRoles())
    , m_log(logRoles())
{
    connect(this, &LiveGame::changed, this, &GuidedGame::follow);
}

void GuidedGame::follow()
{
    std::vector<GuidedRow> rows;
    for (int seat = 0; started() && seat < names().size(); ++seat)
        rows.push_back(rowOf(seat));
    m_players.assign(std::move(rows));
    m_log.assign(logRows());
    m_shownSeat = std::clamp(m_shownSeat, 0, std::max(0, static_cast<int>(names().size()) - 1));
    if (std::exchange(m_followed, id()) != id()) { // another game: it is opened where somebody has to act
        const auto acting = std::ranges::find(m_players.rows(), true, &GuidedRow::acts);
        m_shownSeat =
            acting == m_players.rows().end() ? 0 : static_cast<int>(acting - m_players.rows().begin());
    }
    // Of a game that is looked at again, the mine is shown in which something just happened.
    if (std::exchange(m_followedTo, position()) != position() && isReplayed() && seatOfLast() >= 0)
        m_shownSeat = std::min(seatOfLast(), std::max(0, static_cast<int>(names().size()) - 1));
    emit followed();
}

QString GuidedGame::title() const
{
    return gameTitle(gameKind());
}

QString GuidedGame::lastWords() const
{
    return m_log.rows().empty() ? QString() : m_log.rows().front().text;
}

void GuidedGame::setShownSeat(int seat)
{
    if (seat == m_shownSeat || seat < 0 || seat >= names().size())
        return;
    m_shownSeat = seat;
    emit changed();
}

QVariantMap GuidedGame::next() const
{
    for (const TableAsk &ask : allAsks()) {
        if (ask.seat < 0 && ask.weight == TableAsk::Weight::Next)
            return shown(ask);
    }
    return {};
}

QVariantList GuidedGame::asks() const
{
    QVariantList list;
    std::vector<TableAsk> all = allAsks();
    std::ranges::stable_sort(all, {}, &TableAsk::weight);
    for (const TableAsk &ask : all) {
        const bool isMain = ask.seat < 0 && ask.weight == TableAsk::Weight::Next;
        if (!isMain && (ask.seat < 0 || ask.seat == m_shownSeat))
            list += shown(ask);
    }
    return list;
}

QVariantMap GuidedGame::onBoard() const
{
    for (const TableAsk &ask : allAsks()) {
        if (ask.seat == m_shownSeat && ask.weight == TableAsk::Weight::Next && !ask.fields.empty() &&
            ask.fields.front().kind == AskField::Kind::Place)
            return shown(ask);
    }
    return {};
}

QVariantList GuidedGame::board() const
{
    QVariantList list;
    for (const Brick &brick : bricksOf(m_shownSeat)) {
        QVariantList crews;
        for (const BrickCrew &crew : brick.crews)
            crews += QVariantMap{{"color", crew.color}, {"power", crew.power}};
        list += QVariantMap{{"row", brick.row},
                            {"x", brick.x},
                            {"text", brick.text},
                            {"machines", brick.machines},
                            {"collapsed", brick.collapsed},
                            {"lit", brick.lit},
                            {"ahead", brick.ahead},
                            {"ways", brick.ways},
                            {"said", brick.said},
                            {"sides", QVariant::fromValue(brick.sides)},
                            {"tile", brick.tile},
                            {"halves", brick.halves},
                            {"open", brick.open},
                            {"note", brick.note},
                            {"shaft", brick.shaft},
                            {"crews", crews}};
    }
    return list;
}

QVariantList GuidedGame::spaceRows() const
{
    QVariantList list;
    for (const SpaceRow &row : allSpaceRows()) {
        QVariantList spaces;
        for (const SpaceRow::Space &space : row.spaces) {
            QStringList there;
            for (const QString &color : space.colors)
                there += names().value(colors().indexOf(color));
            QStringList said{space.text, there.join(", ")};
            said.removeAll(QString());
            QString means;
            if (space.next)
                means = space.nextMeans.isEmpty() ? tr("taken next") : space.nextMeans;
            const QString words = said.join(": ");
            spaces += QVariantMap{
                {"text", space.text},
                {"colors", space.colors},
                {"next", space.next},
                {"means", means},
                {"said", means.isEmpty()
                             ? words
                             : filled(tr("%1 (%2)", "a space and what stands out of it"), words, means)}};
        }
        list += QVariantMap{{"title", row.title}, {"spaces", spaces}};
    }
    return list;
}

QVariantList GuidedGame::rounds() const
{
    QVariantList list;
    for (const RoundInWords &round : allRounds())
        list += QVariantMap{{"number", round.number},
                            {"title", round.title},
                            {"text", round.text},
                            {"now", round.number == roundNow()},
                            {"past", round.number < roundNow()}};
    return list;
}

bool GuidedGame::carryOut(const QString &ask, const QVariantMap &answers)
{
    m_askPending = ask;
    m_answersPending = answers;
    const bool told = carryOut(ask, Answers(answers), false);
    if (told)
        goOnToNext();
    return told;
}

// Who has nothing to do any more gives the tablet to the next who has.
void GuidedGame::goOnToNext()
{
    const std::vector<GuidedRow> &rows = m_players.rows();
    const int seats = static_cast<int>(rows.size());
    for (int step = 0; step < seats; ++step) {
        const int seat = (m_shownSeat + step) % seats;
        if (rows[static_cast<std::size_t>(seat)].acts) {
            setShownSeat(seat);
            return;
        }
    }
}

bool GuidedGame::goOnAnyway()
{
    const bool told = carryOut(std::exchange(m_askPending, {}), Answers(m_answersPending), true);
    if (told)
        goOnToNext();
    return told;
}

QVariantMap GuidedGame::foresee(const QString &ask, const QVariantMap &answers) const
{
    const Foreseen ahead = foreseen(ask, Answers(answers));
    return {{"words", ahead.words}, {"refused", ahead.refused}};
}

} // namespace companion
