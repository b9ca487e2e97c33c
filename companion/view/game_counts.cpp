// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/game_counts.h"

#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/view/sheet_lines.h"
#include "scoring/coal_baron/game_json.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;

namespace {

std::vector<Role<CountRow>> countRoles()
{
    return {
        {"name", [](const CountRow &row) { return QVariant(row.name); }},
        {"color", [](const CountRow &row) { return QVariant(row.color); }},
        {"numbers", [](const CountRow &row) { return QVariant::fromValue(row.numbers); }},
        {"orders", [](const CountRow &row) { return QVariant(row.orders); }},
        {"points", [](const CountRow &row) { return QVariant(row.points); }},
    };
}

// In the order of GameCounts::titles().
std::array<int *, 5> fields(ShiftHoldings &held)
{
    return {&held.emptyCarts[Coal::Yellow], &held.emptyCarts[Coal::Brown], &held.emptyCarts[Coal::Grey],
            &held.emptyCarts[Coal::Black], &held.factoryWorkers};
}

std::array<int *, 5> fields(FinalHoldings &held)
{
    return {&held.marks, &held.cubes, &held.openOrders, &held.lightTiles, &held.darkTiles};
}

QList<int> numbersOf(auto held)
{
    QList<int> numbers;
    for (const int *number : fields(held))
        numbers += *number;
    return numbers;
}

// A number that is said anew is known better than the pieces that were named before.
void forgetPieces(FinalHoldings &held, int field)
{
    if (field == 2)
        held.openOrderList.reset();
    else if (field > 2)
        held.tileList.reset();
}

void merge(db::Json &kept, const db::Json &said)
{
    if (kept.is_object() && said.is_object()) {
        for (const auto &[key, value] : said.items())
            merge(kept[key], value);
    } else if (kept.is_array() && said.is_array() && kept.size() == said.size() && !said.empty() &&
               said.front().is_object()) {
        for (std::size_t entry = 0; entry < said.size(); ++entry)
            merge(kept[entry], said[entry]);
    } else {
        kept = said;
    }
}

} // namespace

GameCounts::GameCounts(QObject *parent)
    : QObject(parent)
    , m_players(countRoles())
    , m_cards(cardRoles())
{
}

void GameCounts::open(const scoring::Record &record)
{
    close();
    const auto *whole = std::get_if<Game>(&record.part);
    if (!whole || !whole->final)
        return;
    m_record = record;
    m_before = *whole;
    retell();
}

void GameCounts::close()
{
    m_record.reset();
    m_part = 1;
    m_seat = 0;
    m_refusal.clear();
    retell();
}

bool GameCounts::available() const
{
    return m_record.has_value();
}

Game &GameCounts::game()
{
    return std::get<Game>(m_record->part);
}

const Game *GameCounts::counted() const
{
    return m_record ? &std::get<Game>(m_record->part) : nullptr;
}

void GameCounts::setPart(int part)
{
    m_part = std::clamp(part, 1, shiftCount + 1);
    m_refusal.clear();
    retell();
}

void GameCounts::setSeat(int seat)
{
    m_seat = seat;
    m_refusal.clear();
    retell();
}

QStringList GameCounts::names() const
{
    return m_record ? playerNames(*m_record) : QStringList();
}

void GameCounts::setNames(const QStringList &names)
{
    if (!m_record || names == this->names())
        return;
    for (std::size_t seat = 0; seat < m_record->players.size(); ++seat)
        m_record->players[seat].name = names.value(static_cast<int>(seat)).toStdString();
    retell();
}

QStringList GameCounts::colors() const
{
    return m_record ? seatColors(*m_record) : QStringList();
}

int GameCounts::startingPlayer() const
{
    return m_record ? scoring::index(counted()->startingPlayer) : 0;
}

void GameCounts::setStartingPlayer(int seat)
{
    if (!m_record || seat < 0 || seat >= game().players())
        return;
    game().startingPlayer = scoring::Seat{seat};
    retell();
}

Options GameCounts::options() const
{
    return m_record ? counted()->options : Options();
}

bool GameCounts::secondPlaceThree() const
{
    return options().secondPlaceTruckTrain == 3;
}

void GameCounts::setSecondPlaceThree(bool three)
{
    if (!m_record)
        return;
    game().options.secondPlaceTruckTrain = three ? 3 : 4;
    retell();
}

bool GameCounts::cartsNeedDelivery() const
{
    return options().cartsNeedDelivery;
}

void GameCounts::setCartsNeedDelivery(bool needed)
{
    if (!m_record)
        return;
    game().options.cartsNeedDelivery = needed;
    retell();
}

QStringList GameCounts::titles() const
{
    if (m_part > shiftCount)
        return {tr("Marks"), tr("Cubes, anywhere"), tr("Open orders"), tr("Light tiles"), tr("Dark tiles")};
    return {tr("Empty yellow carts"), tr("Empty brown carts"), tr("Empty grey carts"),
            tr("Empty black carts"), tr("Workers in the factory")};
}

QString GameCounts::summary() const
{
    if (!m_record)
        return {};
    if (*counted() == m_before)
        return tr("The points follow from what was counted in every shift and at the end.");
    QStringList totals;
    const std::vector<int> points = score(*counted()).totals;
    for (int seat = 0; seat < names().size(); ++seat)
        totals += filled(tr("%1 %2", "a player and the points"), names()[seat],
                         points[static_cast<std::size_t>(seat)]);
    return filled(tr("As it is counted now: %1. Save to keep it."), totals.join(QStringLiteral(", ")));
}

QStringList GameCounts::warnings() const
{
    return m_record ? wordsFor(*m_record, scoring::scored(*m_record))->warnings() : QStringList();
}

void GameCounts::count(int seat, int field, int number)
{
    if (!m_record || seat < 0 || seat >= game().players() || field < 0 || field >= 5 || number < 0)
        return;
    const auto place = static_cast<std::size_t>(seat);
    if (m_part <= shiftCount) {
        *fields(game().shifts[static_cast<std::size_t>(m_part) - 1][place])[static_cast<std::size_t>(field)] =
            number;
    } else {
        FinalHoldings &held = (*game().final)[place];
        int &told = *fields(held)[static_cast<std::size_t>(field)];
        if (std::exchange(told, number) != number)
            forgetPieces(held, field);
    }
    retell();
}

// The shift, from 1, by whose end that player had delivered the order.
std::optional<int> GameCounts::deliveredIn(int seat, Order order) const
{
    for (int shift = 1; shift <= shiftCount; ++shift) {
        const ShiftHoldings &held =
            counted()->shifts[static_cast<std::size_t>(shift) - 1][static_cast<std::size_t>(seat)];
        if (std::ranges::find(held.delivered, order) != held.delivered.end())
            return shift;
    }
    return std::nullopt;
}

void GameCounts::tap(int card)
{
    if (!m_record || card < 0 || card >= orderCount || m_part > shiftCount || m_seat < 0 ||
        m_seat >= game().players())
        return;
    const Order order{static_cast<std::uint8_t>(card)};
    m_refusal.clear();
    const std::optional<int> since = deliveredIn(m_seat, order);
    for (int seat = 0; !since && seat < game().players(); ++seat) {
        if (const std::optional<int> there = deliveredIn(seat, order))
            m_refusal = filled(tr("%1 delivered this order in shift %2. Take it back there first."),
                               names().value(seat), shiftNumeral(*there));
    }
    if (since && *since < m_part)
        m_refusal = filled(tr("%1 delivered this order in shift %2 already. It can be taken back there."),
                           names().value(m_seat), shiftNumeral(*since));
    for (int shift = 1; m_refusal.isEmpty() && shift <= shiftCount; ++shift) {
        std::vector<Order> &delivered =
            game().shifts[static_cast<std::size_t>(shift) - 1][static_cast<std::size_t>(m_seat)].delivered;
        std::erase(delivered, order);
        if (since != m_part && shift >= m_part)
            delivered.push_back(order);
    }
    retell();
}

void GameCounts::putInto(db::Json &document) const
{
    if (!m_record || *counted() == m_before)
        return;
    for (db::Json &player : document["final"]["players"]) {
        for (const char *key : {"openOrders", "tiles", "lightTiles", "darkTiles"})
            player.erase(key); // said in one way only
    }
    db::Json said;
    writeGame(*counted(), said);
    for (const auto &[part, value] : said.items())
        merge(document[part], value);
}

void GameCounts::retell()
{
    std::vector<CountRow> rows;
    const std::vector<int> totals = m_record ? score(*counted()).totals : std::vector<int>();
    for (std::size_t seat = 0; seat < totals.size(); ++seat) {
        CountRow row{.name = names().value(static_cast<int>(seat)),
                     .color = colors().value(static_cast<int>(seat)),
                     .numbers = {},
                     .orders = {},
                     .points = filled(tr("%1 point(s)", "", plural(totals[seat])), totals[seat])};
        if (m_part > shiftCount) {
            row.numbers = numbersOf((*counted()->final)[seat]);
        } else {
            const ShiftHoldings &held = counted()->shifts[static_cast<std::size_t>(m_part) - 1][seat];
            row.numbers = numbersOf(held);
            row.orders = tr("%n order(s) so far", "", static_cast<int>(held.delivered.size()));
        }
        rows.push_back(std::move(row));
    }
    m_players.assign(std::move(rows));
    tellCards();
    emit changed();
}

// An order that is delivered in a later shift is still open in this one.
void GameCounts::tellCards()
{
    std::vector<CardRow> rows = m_record ? cardsInTheBox() : std::vector<CardRow>();
    for (CardRow &row : rows) {
        const Order order{static_cast<std::uint8_t>(row.number)};
        for (int seat = 0; seat < counted()->players(); ++seat) {
            const std::optional<int> since = deliveredIn(seat, order);
            if (!since || row.own)
                continue;
            giveTo(row, names().value(seat), colors().value(seat), *since <= m_part);
            row.own = seat == m_seat;
        }
    }
    m_cards.assign(std::move(rows));
}

} // namespace companion
