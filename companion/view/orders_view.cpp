// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/orders_view.h"

#include "companion/coal_baron_names.h"
#include "companion/sentences.h"
#include "companion/sum_words.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

std::vector<Role<CardRow>> cardRoles()
{
    return {
        {"number", [](const CardRow &row) { return QVariant(row.number); }},
        {"vehicle", [](const CardRow &row) { return QVariant(row.vehicle); }},
        {"coal", [](const CardRow &row) { return QVariant(row.coal); }},
        {"points", [](const CardRow &row) { return QVariant(row.points); }},
        {"holder", [](const CardRow &row) { return QVariant(row.holder); }},
        {"delivered", [](const CardRow &row) { return QVariant(row.delivered); }},
        {"open", [](const CardRow &row) { return QVariant(row.open); }},
        {"own", [](const CardRow &row) { return QVariant(row.own); }},
        {"title", [](const CardRow &row) { return QVariant(row.title); }},
        {"said", [](const CardRow &row) { return QVariant(row.said); }},
    };
}

std::vector<CardRow> cardsInTheBox()
{
    std::vector<CardRow> rows;
    for (int number = 0; number < orderCount; ++number) {
        const Order order{static_cast<std::uint8_t>(number)};
        const OrderCard &shown = card(order);
        rows.push_back({.number = number,
                        .vehicle = static_cast<int>(shown.vehicle),
                        .coal = QString::fromLatin1(shown.coal.data(), static_cast<int>(shown.coal.size())),
                        .points = shown.points,
                        .title = CoalBaronNames::order(order),
                        .said = CoalBaronNames::order(order)});
    }
    return rows;
}

void giveTo(CardRow &row, const QString &name, const QString &color, bool delivered)
{
    row.holder = color;
    row.delivered = delivered;
    row.open = !delivered;
    row.said = delivered ? filled(OrdersView::tr("%1, delivered by %2"), row.title, name)
                         : filled(OrdersView::tr("%1, open order of %2"), row.title, name);
}

OrdersView::OrdersView(CoalBaronGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_cards(cardRoles())
{
    connect(&game, &CoalBaronGame::changed, this, &OrdersView::follow);
}

void OrdersView::setSeat(int seat)
{
    m_seat = seat;
    follow();
}

void OrdersView::follow()
{
    const Table &table = m_game.table();
    if (table.phase == Phase::Draft)
        m_seat = m_game.next(); // the picks go round by themselves
    m_coal = QList<int>(4);
    m_vehicles = QList<int>(4);
    m_points = 0;
    std::vector<CardRow> rows = cardsInTheBox();
    for (int seat = 0; seat < table.seats(); ++seat) {
        const Player &player = table.player(Seat{seat});
        const auto hold = [&](Order order, bool delivered) {
            CardRow &row = rows[at(order)];
            giveTo(row, m_game.names().value(seat), m_game.colors().value(seat), delivered);
            row.own = seat == m_seat;
        };
        for (const Order order : player.delivered)
            hold(order, true);
        for (const OpenOrder &open : player.open)
            hold(open.order, false);
        if (seat != m_seat)
            continue;
        for (const Order order : player.delivered) {
            const OrderCard &shown = card(order);
            for (const Coal kind : coals)
                m_coal[number(kind)] += shown.squares[at(kind)];
            m_vehicles[number(shown.vehicle)] += shown.squareCount();
            m_points += shown.points;
        }
    }
    m_cards.assign(std::move(rows));
    emit changed();
}

QString OrdersView::pointsSum() const
{
    std::vector<Summand> summands;
    if (m_seat < m_game.table().seats()) {
        for (const Order order : m_game.table().player(Seat{m_seat}).delivered)
            summands.push_back({CoalBaronNames::order(order), card(order).points});
    }
    return SumWords::sum(summands);
}

QString OrdersView::pick() const
{
    if (m_game.phase() != CoalBaronGame::Phase::Draft)
        return {};
    const Table &table = m_game.table();
    int picked = 0;
    for (const Player &player : table.players)
        picked += static_cast<int>(player.open.size());
    return filled(tr("%1 picks an order: pick %2 of %3."), m_game.names().value(m_game.next()), picked + 1,
                  draftOrdersEach * table.seats());
}

void OrdersView::tap(int number)
{
    if (number < 0 || number >= orderCount)
        return;
    const Order order{static_cast<std::uint8_t>(number)};
    const CardRow &row = m_cards.rows()[static_cast<std::size_t>(number)];
    const Seat seat{m_seat};
    if (row.own && row.delivered) {
        m_game.takeBack([=](const Event &event) {
            const auto *delivered = std::get_if<OrderDelivered>(&event);
            return delivered && delivered->order == order;
        });
    } else if (m_game.phase() == CoalBaronGame::Phase::Draft) {
        m_game.tell(OrderDrafted{seat, order});
    } else if (m_game.tracksOrders() && row.holder.isEmpty()) {
        m_game.tell(OrderTaken{seat, order});
    } else {
        m_game.tell(OrderDelivered{seat, order});
    }
}

void OrdersView::mark(int number)
{
    if (number < 0 || number >= orderCount)
        return;
    const Order order{static_cast<std::uint8_t>(number)};
    const CardRow &row = m_cards.rows()[static_cast<std::size_t>(number)];
    if (row.own && row.open) {
        m_game.takeBack([=](const Event &event) {
            const auto *taken = std::get_if<OrderTaken>(&event);
            const auto *drafted = std::get_if<OrderDrafted>(&event);
            return (taken && taken->order == order) || (drafted && drafted->order == order);
        });
    } else if (m_game.phase() == CoalBaronGame::Phase::Draft) {
        tap(number);
    } else {
        m_game.tell(OrderTaken{Seat{m_seat}, order});
    }
}

} // namespace companion
