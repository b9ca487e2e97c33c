// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scoring test vectors of the rules file, word for word.

#include <array>

namespace imperial_miners_vectors {

struct Vector {
    const char *title = nullptr;
    const char *json = nullptr;
};

// clang-format off
inline constexpr std::array vectors{
Vector{"V1: solo, the numbers of the rulebook's example", R"({
  "id": "V1",
  "players": [
    {"name": "Tibor", "pointTokens": {"blue": 1, "green": 4, "red": 1}, "coins": {"silver": 2, "gold": 1}, "carts": {"naturalFull": 6, "joinedHalf": 3, "cartTokens": 2}}
  ],
  "expected": {
    "results": [
      {"name": "Tibor", "tokenPoints": 31, "fullCarts": 8, "total": 39, "coinValue": 7, "place": 1}
    ],
    "winners": [],
    "decidedBy": "solo",
    "soloRank": "TUNNELLER"
  }
}
)"},
Vector{"V2: solo, boundary value 65", R"({
  "id": "V2",
  "players": [
    {"name": "Solo", "pointTokens": {"blue": 2, "green": 1, "red": 5}, "coins": {"silver": 0, "gold": 0}, "carts": {"naturalFull": 8, "joinedHalf": 1, "cartTokens": 0}}
  ],
  "expected": {
    "results": [
      {"name": "Solo", "tokenPoints": 57, "fullCarts": 8, "total": 65, "coinValue": 0, "place": 1}
    ],
    "winners": [],
    "decidedBy": "solo",
    "soloRank": "VETERAN_HEWER"
  }
}
)"},
Vector{"V3: 2 players, decided by points although the loser is far richer", R"({
  "id": "V3",
  "players": [
    {"name": "Anna", "pointTokens": {"blue": 4, "green": 3, "red": 2}, "coins": {"silver": 0, "gold": 0}, "carts": {"naturalFull": 5, "joinedHalf": 2, "cartTokens": 0}},
    {"name": "Bela", "pointTokens": {"blue": 3, "green": 2, "red": 3}, "coins": {"silver": 0, "gold": 4}, "carts": {"naturalFull": 0, "joinedHalf": 3, "cartTokens": 0}}
  ],
  "expected": {
    "results": [
      {"name": "Anna", "tokenPoints": 39, "fullCarts": 5, "total": 44, "coinValue": 0, "place": 1},
      {"name": "Bela", "tokenPoints": 43, "fullCarts": 0, "total": 43, "coinValue": 20, "place": 2}
    ],
    "winners": ["Anna"],
    "decidedBy": "points",
    "soloRank": null
  }
}
)"},
Vector{"V4: 2 players, tie on points, decided by coin value (the loser has more coin pieces and more carts)", R"({
  "id": "V4",
  "players": [
    {"name": "Anna", "pointTokens": {"blue": 0, "green": 2, "red": 3}, "coins": {"silver": 9, "gold": 0}, "carts": {"naturalFull": 7, "joinedHalf": 5, "cartTokens": 3}},
    {"name": "Bela", "pointTokens": {"blue": 5, "green": 4, "red": 2}, "coins": {"silver": 0, "gold": 2}, "carts": {"naturalFull": 5, "joinedHalf": 0, "cartTokens": 0}}
  ],
  "expected": {
    "results": [
      {"name": "Anna", "tokenPoints": 40, "fullCarts": 10, "total": 50, "coinValue": 9, "place": 2},
      {"name": "Bela", "tokenPoints": 45, "fullCarts": 5, "total": 50, "coinValue": 10, "place": 1}
    ],
    "winners": ["Bela"],
    "decidedBy": "coins",
    "soloRank": null
  }
}
)"},
Vector{"V5: 3 players, tie on points and coins, decided by full carts; the richest player is not in the tie", R"({
  "id": "V5",
  "players": [
    {"name": "Anna", "pointTokens": {"blue": 3, "green": 4, "red": 1}, "coins": {"silver": 6, "gold": 0}, "carts": {"naturalFull": 9, "joinedHalf": 0, "cartTokens": 0}},
    {"name": "Bela", "pointTokens": {"blue": 0, "green": 1, "red": 3}, "coins": {"silver": 1, "gold": 1}, "carts": {"naturalFull": 4, "joinedHalf": 3, "cartTokens": 3}},
    {"name": "Cili", "pointTokens": {"blue": 6, "green": 1, "red": 2}, "coins": {"silver": 0, "gold": 5}, "carts": {"naturalFull": 10, "joinedHalf": 2, "cartTokens": 0}}
  ],
  "expected": {
    "results": [
      {"name": "Anna", "tokenPoints": 33, "fullCarts": 9, "total": 42, "coinValue": 6, "place": 1},
      {"name": "Bela", "tokenPoints": 35, "fullCarts": 7, "total": 42, "coinValue": 6, "place": 2},
      {"name": "Cili", "tokenPoints": 31, "fullCarts": 10, "total": 41, "coinValue": 25, "place": 3}
    ],
    "winners": ["Anna"],
    "decidedBy": "carts",
    "soloRank": null
  }
}
)"},
Vector{"V6: 4 players, all tied on points; one drops out on coins, one on carts, two share the win", R"({
  "id": "V6",
  "players": [
    {"name": "Anna", "pointTokens": {"blue": 0, "green": 1, "red": 4}, "coins": {"silver": 3, "gold": 0}, "carts": {"naturalFull": 6, "joinedHalf": 1, "cartTokens": 0}},
    {"name": "Bela", "pointTokens": {"blue": 5, "green": 2, "red": 3}, "coins": {"silver": 3, "gold": 0}, "carts": {"naturalFull": 4, "joinedHalf": 4, "cartTokens": 2}},
    {"name": "Cili", "pointTokens": {"blue": 2, "green": 5, "red": 2}, "coins": {"silver": 3, "gold": 0}, "carts": {"naturalFull": 4, "joinedHalf": 0, "cartTokens": 0}},
    {"name": "Dani", "pointTokens": {"blue": 1, "green": 0, "red": 4}, "coins": {"silver": 2, "gold": 0}, "carts": {"naturalFull": 10, "joinedHalf": 1, "cartTokens": 0}}
  ],
  "expected": {
    "results": [
      {"name": "Anna", "tokenPoints": 45, "fullCarts": 6, "total": 51, "coinValue": 3, "place": 1},
      {"name": "Bela", "tokenPoints": 45, "fullCarts": 6, "total": 51, "coinValue": 3, "place": 1},
      {"name": "Cili", "tokenPoints": 47, "fullCarts": 4, "total": 51, "coinValue": 3, "place": 3},
      {"name": "Dani", "tokenPoints": 41, "fullCarts": 10, "total": 51, "coinValue": 2, "place": 4}
    ],
    "winners": ["Anna", "Bela"],
    "decidedBy": "shared",
    "soloRank": null
  }
}
)"},
Vector{"V7: 5 players, three tied on points, two of them on coins, carts decide", R"({
  "id": "V7",
  "players": [
    {"name": "Anna", "pointTokens": {"blue": 0, "green": 0, "red": 5}, "coins": {"silver": 4, "gold": 0}, "carts": {"naturalFull": 8, "joinedHalf": 2, "cartTokens": 2}},
    {"name": "Bela", "pointTokens": {"blue": 0, "green": 1, "red": 5}, "coins": {"silver": 2, "gold": 2}, "carts": {"naturalFull": 5, "joinedHalf": 0, "cartTokens": 0}},
    {"name": "Cili", "pointTokens": {"blue": 4, "green": 2, "red": 4}, "coins": {"silver": 7, "gold": 1}, "carts": {"naturalFull": 5, "joinedHalf": 4, "cartTokens": 1}},
    {"name": "Dani", "pointTokens": {"blue": 0, "green": 0, "red": 5}, "coins": {"silver": 0, "gold": 6}, "carts": {"naturalFull": 9, "joinedHalf": 0, "cartTokens": 0}},
    {"name": "Ede", "pointTokens": {"blue": 2, "green": 2, "red": 0}, "coins": {"silver": 0, "gold": 0}, "carts": {"naturalFull": 0, "joinedHalf": 0, "cartTokens": 0}}
  ],
  "expected": {
    "results": [
      {"name": "Anna", "tokenPoints": 50, "fullCarts": 10, "total": 60, "coinValue": 4, "place": 3},
      {"name": "Bela", "tokenPoints": 55, "fullCarts": 5, "total": 60, "coinValue": 12, "place": 2},
      {"name": "Cili", "tokenPoints": 54, "fullCarts": 6, "total": 60, "coinValue": 12, "place": 1},
      {"name": "Dani", "tokenPoints": 50, "fullCarts": 9, "total": 59, "coinValue": 30, "place": 4},
      {"name": "Ede", "tokenPoints": 12, "fullCarts": 0, "total": 12, "coinValue": 0, "place": 5}
    ],
    "winners": ["Cili"],
    "decidedBy": "carts",
    "soloRank": null
  }
}
)"},
Vector{"V8: 5 players, everything equal through different token mixes, victory shared by all", R"({
  "id": "V8",
  "players": [
    {"name": "Anna", "pointTokens": {"blue": 20, "green": 0, "red": 0}, "coins": {"silver": 5, "gold": 0}, "carts": {"naturalFull": 3, "joinedHalf": 0, "cartTokens": 0}},
    {"name": "Bela", "pointTokens": {"blue": 0, "green": 4, "red": 0}, "coins": {"silver": 0, "gold": 1}, "carts": {"naturalFull": 2, "joinedHalf": 1, "cartTokens": 1}},
    {"name": "Cili", "pointTokens": {"blue": 0, "green": 0, "red": 2}, "coins": {"silver": 5, "gold": 0}, "carts": {"naturalFull": 1, "joinedHalf": 2, "cartTokens": 2}},
    {"name": "Dani", "pointTokens": {"blue": 10, "green": 0, "red": 1}, "coins": {"silver": 0, "gold": 1}, "carts": {"naturalFull": 0, "joinedHalf": 3, "cartTokens": 3}},
    {"name": "Ede", "pointTokens": {"blue": 5, "green": 1, "red": 1}, "coins": {"silver": 5, "gold": 0}, "carts": {"naturalFull": 3, "joinedHalf": 4, "cartTokens": 0}}
  ],
  "expected": {
    "results": [
      {"name": "Anna", "tokenPoints": 20, "fullCarts": 3, "total": 23, "coinValue": 5, "place": 1},
      {"name": "Bela", "tokenPoints": 20, "fullCarts": 3, "total": 23, "coinValue": 5, "place": 1},
      {"name": "Cili", "tokenPoints": 20, "fullCarts": 3, "total": 23, "coinValue": 5, "place": 1},
      {"name": "Dani", "tokenPoints": 20, "fullCarts": 3, "total": 23, "coinValue": 5, "place": 1},
      {"name": "Ede", "tokenPoints": 20, "fullCarts": 3, "total": 23, "coinValue": 5, "place": 1}
    ],
    "winners": ["Anna", "Bela", "Cili", "Dani", "Ede"],
    "decidedBy": "shared",
    "soloRank": null
  }
}
)"},
};

/// The final state of one player: mine M1 with two cart tokens.
inline constexpr const char *playerWithMineM1 = R"({
  "name": "Anna",
  "color": "p1",
  "pointTokens": {"blue": 1, "green": 1, "red": 1},
  "coins": {"silver": 3, "gold": 1},
  "carts": {"naturalFull": 8, "joinedHalf": 6, "cartTokens": 2},
  "hand": 5,
  "research": {"board": 2, "space": 3, "completed": [1]},
  "mine": {
    "cards": [
      {"id": "A", "level": 1, "x": 0, "half": "FE--EF", "factions": ["romans"]},
      {"id": "D", "level": 2, "x": 1, "half": "EFFFEF", "factions": ["scots", "romans"]},
      {"id": "B", "level": 1, "x": 2, "half": "FF--FE", "machines": 3},
      {"id": "E", "level": 2, "x": 3, "half": "FEEFFF", "collapse": 1},
      {"id": "G", "level": 3, "x": 2, "half": "FFEFFE"},
      {"id": "C", "level": 1, "x": 4, "half": "EF--FF"},
      {"id": "H", "level": 3, "x": 4, "half": "EFFEFF"},
      {"id": "I", "level": 4, "x": 3, "half": "FEFF--"},
      {"id": "F", "level": 2, "x": 5, "half": "FFFEEF"},
      {"id": "J", "level": 1, "x": 8, "half": "FF--FF"}
    ],
    "cartTokens": [["A", "B"], ["E", "F"]]
  }
}
)";
// clang-format on

} // namespace imperial_miners_vectors
