// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/mine_view.h"

#include "companion/coal_baron_names.h"

#include <algorithm>
#include <cstdlib>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

namespace {

std::vector<Role<LevelRow>> levelRoles()
{
    return {
        {"coal", [](const LevelRow &row) { return QVariant(row.coal); }},
        {"light", [](const LevelRow &row) { return QVariant(row.light); }},
        {"dark", [](const LevelRow &row) { return QVariant(row.dark); }},
        {"prices", [](const LevelRow &row) { return QVariant::fromValue(row.prices); }},
        {"lightLeft", [](const LevelRow &row) { return QVariant::fromValue(row.lightLeft); }},
        {"darkLeft", [](const LevelRow &row) { return QVariant::fromValue(row.darkLeft); }},
        {"title", [](const LevelRow &row) { return QVariant(row.title); }},
    };
}

QVariantMap tileWith(const std::vector<Load> &carts, std::size_t from, int count, bool printed)
{
    QVariantList shown;
    for (std::size_t number = from; number < from + static_cast<std::size_t>(count); ++number) {
        const Load &load = carts[number];
        shown +=
            QVariantMap{{"number", static_cast<int>(number)}, {"cube", load ? static_cast<int>(*load) : -1}};
    }
    return {{"printed", printed}, {"carts", shown}};
}

// The carts of a side grouped as they lie: the printed one, then tile by tile.
QVariantList tilesOf(const Mine &mine, Coal coal, Side side)
{
    const std::vector<Load> &carts = mine.carts[at(coal)][at(side)];
    QVariantList tiles;
    std::size_t next = 0;
    if (printedCartSide[at(coal)] == side) {
        tiles += tileWith(carts, 0, 1, true);
        next = 1;
    }
    for (const Tile tile : mine.tiles) {
        if (kind(tile).coal != coal || kind(tile).side != side)
            continue;
        tiles += tileWith(carts, next, kind(tile).carts, false);
        next += static_cast<std::size_t>(kind(tile).carts);
    }
    return tiles;
}

QList<int> tilesLeft(const Table &table, Coal coal, Side side)
{
    QList<int> left;
    for (const int carts : {1, 2}) {
        const Tile wanted = tileOf(coal, carts, side);
        std::ptrdiff_t out = 0;
        for (const Player &player : table.players)
            out += std::ranges::count(player.mine.tiles, wanted);
        left += tilesOfAKind - static_cast<int>(out);
    }
    return left;
}

} // namespace

MineView::MineView(CoalBaronGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_levels(levelRoles())
{
    connect(&game, &CoalBaronGame::changed, this, &MineView::follow);
}

void MineView::setSeat(int seat)
{
    m_seat = seat;
    follow();
}

const Player *MineView::player() const
{
    const Table &table = m_game.table();
    return m_seat >= 0 && m_seat < table.seats() ? &table.player(Seat{m_seat}) : nullptr;
}

void MineView::follow()
{
    std::vector<LevelRow> rows;
    if (const Player *owner = player()) {
        for (const Coal coal : coals) {
            rows.push_back({.coal = static_cast<int>(coal),
                            .light = tilesOf(owner->mine, coal, Side::Light),
                            .dark = tilesOf(owner->mine, coal, Side::Dark),
                            .prices = {cartPrice[coal], 2 * cartPrice[coal]},
                            .lightLeft = tilesLeft(m_game.table(), coal, Side::Light),
                            .darkLeft = tilesLeft(m_game.table(), coal, Side::Dark),
                            .title = CoalBaronNames::coal(coal)});
        }
    }
    m_levels.assign(std::move(rows));
    emit changed();
}

int MineView::lightTiles() const
{
    return player() ? tilesOn(player()->mine, Side::Light) : 0;
}

int MineView::darkTiles() const
{
    return player() ? tilesOn(player()->mine, Side::Dark) : 0;
}

int MineView::balancePoints() const
{
    return std::abs(lightTiles() - darkTiles()) * pointsPerTileOutOfBalance;
}

int MineView::cubesOnCarts() const
{
    return player() ? scoring::coal_baron::cubesOnCarts(player()->mine).sum() : 0;
}

int MineView::marks() const
{
    if (!player())
        return -1;
    return m_game.table().tracking.marks ? player()->marks : player()->countedMarks.value_or(-1);
}

int MineView::cage() const
{
    return player() && player()->countedCubes ? player()->countedCubes->cage : -1;
}

int MineView::storage() const
{
    return player() && player()->countedCubes ? player()->countedCubes->storage : -1;
}

int MineView::onOrders() const
{
    return player() && player()->countedCubes ? player()->countedCubes->onOrders : -1;
}

QList<int> MineView::emptyCarts() const
{
    if (!player())
        return {0, 0, 0, 0};
    const PerCoal carts = scoring::coal_baron::emptyCarts(m_game.table(), Seat{m_seat});
    return {carts.numbers.begin(), carts.numbers.end()};
}

void MineView::buy(int coal, int carts, bool light)
{
    if (coal < 0 || coal > 3 || carts < 1 || carts > 2)
        return;
    const Tile tile = tileOf(coals[static_cast<std::size_t>(coal)], carts, light ? Side::Light : Side::Dark);
    m_game.tell(TileBought{Seat{m_seat}, tile, {}});
}

void MineView::takeTileAway(int coal, bool light, int cart)
{
    if (!player() || coal < 0 || coal > 3)
        return;
    const CartPlace place{coals[static_cast<std::size_t>(coal)], light ? Side::Light : Side::Dark, cart};
    const Mine before = player()->mine;
    if (!m_game.takeTileAway(Seat{m_seat}, place))
        return;
    const auto gone = std::ranges::find_if(before.tiles, [&](Tile tile) {
        return std::ranges::count(player()->mine.tiles, tile) < std::ranges::count(before.tiles, tile);
    });
    emit tileTaken(CoalBaronNames::tile(*gone));
}

void MineView::tapCart(int coal, bool light, int number)
{
    if (!player() || coal < 0 || coal > 3)
        return;
    const Side side = light ? Side::Light : Side::Dark;
    const CartPlace place{coals[static_cast<std::size_t>(coal)], side, number};
    const std::vector<Load> &carts = player()->mine.carts[at(place.level)][at(side)];
    if (number < 0 || number >= static_cast<int>(carts.size()))
        return;
    if (carts[static_cast<std::size_t>(number)]) {
        m_game.tell(CartEmptied{Seat{m_seat}, place});
        return;
    }
    m_game.takeBack([this, place](const Event &event) {
        const auto *emptied = std::get_if<CartEmptied>(&event);
        return emptied && index(emptied->seat) == m_seat && emptied->cart == place;
    });
}

void MineView::countMarks(int marks)
{
    m_game.tell(MarksCounted{Seat{m_seat}, marks});
}

void MineView::countCubes(int cage, int storage, int onOrders)
{
    m_game.tell(CubesCounted{Seat{m_seat}, cage, storage, onOrders});
}

void MineView::countEmptyCarts(const QList<int> &carts)
{
    EmptyCartsCounted event{Seat{m_seat}, {}};
    std::copy_n(carts.begin(), std::min<qsizetype>(carts.size(), 4), event.carts.numbers.begin());
    m_game.tell(event);
}

} // namespace companion
