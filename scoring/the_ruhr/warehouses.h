// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/options.h"
#include "scoring/the_ruhr/pieces.h"
#include "scoring/the_ruhr/places.h"
#include "scoring/the_ruhr/refusal.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace scoring::the_ruhr {

inline constexpr int warehousePoints = 2;
inline constexpr int whiteTokenPrice = 2;
inline constexpr int movePrice = 2;

/// More than anything printed on the board: a typing error.
inline constexpr int mostPrinted = 20;

/// What a warehouse in Ruhrort costs when that many stand there, whoever they belong to.
constexpr int ruhrortCost(int warehousesThere)
{
    constexpr std::array prices{3, 4, 4, 5};
    return prices[std::min(static_cast<std::size_t>(warehousesThere), prices.size() - 1)];
}

/// Where a warehouse can be built: a city, a coal dump, a column in Ruhrort.
using Site = std::variant<City, Dump, Country>;

/// The token that allows to build there. Only the white one leads to Muelheim.
constexpr Token tokenFor(const Site &site)
{
    if (std::holds_alternative<Dump>(site))
        return Token::CoalDump;
    if (std::holds_alternative<Country>(site))
        return Token::RuhrortHarbour;
    switch (groupOf(std::get<City>(site))) {
    case CityGroup::Essen:
        return Token::EssenWarehouse;
    case CityGroup::Mark:
        return Token::MarkWarehouse;
    case CityGroup::None:
        break;
    }
    return Token::Warehouse;
}

/// The columns in Ruhrort, each from the top row down.
using Columns = std::array<std::vector<Seat>, countryCount>;

int warehousesIn(const Columns &columns);
int warehousesIn(const Columns &columns, Seat seat);
bool isIn(const Columns &columns, Country country, Seat seat);

/// What decides whether a player may build. What is not known is believed.
struct Builder {
    Seat seat{};
    std::optional<Tokens> tokens;
    std::optional<int> supply;
    std::optional<std::array<bool, cityCount>> cities;
    std::optional<Columns> columns;
};

struct Purchase {
    int cost = 0;
    int points = 0;
    Token uses{}; ///< the token that is used by it
    bool operator==(const Purchase &) const = default;
};

/// Building a warehouse, with the token of the place or with the white Warehouse token besides. The price
/// printed on the space is asked for in cities and on dumps; in Ruhrort only where the columns are not known.
Result<Purchase> buildWarehouse(const Builder &builder, const Site &site, bool warehouseToken,
                                std::optional<int> printedPrice, const Options &options);

/// Moving a warehouse in Ruhrort from one column to another, with the Ruhrort harbour token or the Coal fair.
/// Where the columns are not known the warehouse is believed to be there.
struct Move {
    Seat owner{};
    Country from{};
    Country to{};
    bool coalFair = false;
    bool operator==(const Move &) const = default;
};
Result<Purchase> moveWarehouse(const std::optional<Columns> &columns, Seat seat,
                               const std::optional<Tokens> &tokens, const Move &move, const Options &options);

/// The columns after the move: those below move up a row, the warehouse goes to the topmost empty space.
Columns afterMove(Columns columns, const Move &move);

} // namespace scoring::the_ruhr
