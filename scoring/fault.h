// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace scoring {

/// What is wrong at a place of a file.
enum class FaultKind : std::uint8_t {
    NotJson,        ///< number: line, limit: column
    NumberTooLarge, ///< number: line, limit: column; found: the number
    FieldTwice,     ///< the same key a second time in one object
    NamedTwice,     ///< found: a value a second time in one list
    Missing,        ///< a field that must be there
    NotExpected,    ///< a value of another kind or out of its range; found: the value
    NoSuchField,    ///< a key that a map with fixed keys does not have; right: the keys it has
    NoSuchValue,    ///< found; right: the values there are
    NoSuchOrder,   ///< found; right: the coal that vehicle carries, or the vehicles; vehicle as in records or
                   ///< empty
    NoSuchTile,    ///< found; right: the tiles there are
    OtherFormat,   ///< found: the format named; right: the one this reader knows
    PlayerCount,   ///< number: players found; right: how many the game is for
    NameTaken,     ///< found; right: the place of the player before who has it
    ColorTaken,    ///< likewise
    EntryCount,    ///< number: entries found, limit: players
    ShiftCount,    ///< number: shifts found, limit: the most
    FinalTooEarly, ///< number: shifts found, limit: shifts of a whole game
    TilesDisagree, ///< number: what is said, limit: what the list of tiles gives
    CartsDisagree, ///< number: what is said; right: what the mine gives, "8" or "8-10"
    GivenBefore,   ///< found: what may be there only once; right: where it is given first
    NoSuchCard,    ///< found: two cards, one of which is not in the mine; right: where cart tokens may lie
    CardsApart,    ///< likewise; the cards do not touch
    NoCart,        ///< likewise; no half carts meet there
    CartIsFull,    ///< likewise; by print or by another token
    CartIsEmpty,   ///< likewise
    GoalsDisagree, ///< number: what is said, limit: what the goals named give
    TwoParts,      ///< totals beside the game's own part
    WinnersAlone,  ///< winners without totals
};

/// What would be right there.
enum class Expected : std::uint8_t {
    Nothing,
    Object,
    List,
    Text,
    Name,
    Count,       ///< a whole number from 0 to `limit`
    FromOne,     ///< a whole number from 1 to `limit`
    Points,      ///< a whole number from -`limit` to `limit`
    PlayerIndex, ///< a whole number from 0 to `limit`
    Boolean,
    Date, ///< a day, also with a time and its zone
    OrderList,
    OrderListOrCount,
    TileList,
    TilesOrCounts,
    Shifts,
    EvenPlace, ///< where a card of an odd row lies
    OddPlace,
    HalfCarts,
    TwoCards,
    Factions, ///< a list of `limit` at the most
    Corners,  ///< of a piece in a picture
    Share,    ///< a number from 0 to 1
};

/// One fault of a file. Words are made elsewhere.
struct Fault {
    std::string where; ///< "shifts[0].players[1].delivered[2]", empty for the file as a whole
    FaultKind kind{};
    Expected expected = Expected::Nothing;
    std::string found{};
    std::string right{};
    std::string vehicle{};
    int number = 0;
    int limit = 0;
    bool operator==(const Fault &) const = default;
};

} // namespace scoring
