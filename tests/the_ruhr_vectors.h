// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

// The final-scoring vectors of the rules, word for word: the end of a game, and what it is worth.
namespace the_ruhr_vectors {

struct Vector {
    const char *title;
    const char *json;
};

// clang-format off
inline constexpr std::array vectors{
    Vector{"S1: 2 players; dump tie, one loan, Ruhr barge in Ruhrort, Railway", R"({
  "id": "S1", "playerCount": 2,
  "players": [
    {"name": "Anna", "vpTrack": 24, "thalers": 5, "loans": 0, "supply": 2, "storageLock": 0,
        "storageMark": 2, "cities": ["kettwig", "werden", "steele"], "dumps": {"broich": 1, "werden": 0,
        "essen": 1, "mark": 0}, "ruhrort": 1, "bargeAt": "ruhrort", "tokens": {"ruhr_barge": "active"}},
    {"name": "Ben", "vpTrack": 26, "thalers": 3, "loans": 1, "supply": 4, "storageLock": 0,
        "storageMark": 0, "cities": ["hattingen", "blankenstein", "witten"], "dumps": {"broich": 0,
        "werden": 0, "essen": 1, "mark": 1}, "ruhrort": 0, "bargeAt": "factory",
        "tokens": {"railway": "active"}}
  ],
  "expected": {
    "majorities": {"broich": "Anna", "werden": null, "essen": null, "mark": "Ben"},
    "scores": [
      {"name": "Anna", "vpTrack": 24, "F1": 1, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 4, "F7": 0,
        "F8": 0, "F9": 0, "total": 30},
      {"name": "Ben", "vpTrack": 26, "F1": 0, "F2": 1, "F3": 0, "F4": 0, "F5": 1, "F6": 0, "F7": 0,
        "F8": 3, "F9": -2, "total": 29}
    ],
    "winners": ["Anna"]
  }
})"},
    Vector{"S2: 2 players; all seven cities, Mayor, all four dumps, blanks", R"({
  "id": "S2", "playerCount": 2,
  "players": [
    {"name": "Clara", "vpTrack": 38, "thalers": 9, "loans": 0, "supply": 0, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "werden", "steele", "hattingen", "blankenstein", "witten",
        "muelheim"], "dumps": {"broich": 0, "werden": 0, "essen": 0, "mark": 1}, "ruhrort": 2,
        "bargeAt": "werden", "tokens": {"warehouse": "used", "mayor": "active", "railway": "blank"}},
    {"name": "Dora", "vpTrack": 31, "thalers": 10, "loans": 0, "supply": 2, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "steele", "hattingen"], "dumps": {"broich": 1, "werden": 1,
        "essen": 1, "mark": 1}, "ruhrort": 1, "bargeAt": "factory", "tokens": {"railway": "active",
        "ruhr_barge": "active", "mayor": "blank", "warehouse": "blank"}}
  ],
  "expected": {
    "majorities": {"broich": "Dora", "werden": "Dora", "essen": "Dora", "mark": null},
    "scores": [
      {"name": "Clara", "vpTrack": 38, "F1": 1, "F2": 1, "F3": 3, "F4": 0, "F5": 0, "F6": 0, "F7": 9,
        "F8": 0, "F9": 0, "total": 52},
      {"name": "Dora", "vpTrack": 31, "F1": 0, "F2": 0, "F3": 0, "F4": 2, "F5": 3, "F6": 2, "F7": 0,
        "F8": 3, "F9": 0, "total": 41}
    ],
    "winners": ["Clara"]
  }
})"},
    Vector{"S3: 2 players; negative totals, Mayor blocked by loans, shared win", R"({
  "id": "S3", "playerCount": 2,
  "players": [
    {"name": "Emil", "vpTrack": 4, "thalers": 10, "loans": 4, "supply": 4, "storageLock": 2,
        "storageMark": 0, "cities": [], "dumps": {"broich": 0, "werden": 0, "essen": 0, "mark": 0},
        "ruhrort": 0, "bargeAt": "ruhrort", "tokens": {"mayor": "active", "inn": "used"}},
    {"name": "Fritz", "vpTrack": 1, "thalers": 0, "loans": 3, "supply": 2, "storageLock": 2,
        "storageMark": 2, "cities": [], "dumps": {"broich": 0, "werden": 0, "essen": 1, "mark": 0},
        "ruhrort": 0, "bargeAt": "factory", "tokens": {}}
  ],
  "expected": {
    "majorities": {"broich": null, "werden": null, "essen": "Fritz", "mark": null},
    "scores": [
      {"name": "Emil", "vpTrack": 4, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 0, "F6": 0, "F7": 0,
        "F8": 0, "F9": -8, "total": -4},
      {"name": "Fritz", "vpTrack": 1, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 0, "F7": 0,
        "F8": 0, "F9": -6, "total": -4}
    ],
    "winners": ["Emil", "Fritz"]
  }
})"},
    Vector{"S4: 3 players; three-way dump tie, Ruhr barge worth 4 and 2", R"({
  "id": "S4", "playerCount": 3,
  "players": [
    {"name": "Gina", "vpTrack": 29, "thalers": 4, "loans": 0, "supply": 0, "storageLock": 0,
        "storageMark": 2, "cities": ["kettwig", "werden", "steele", "muelheim"], "dumps": {"broich": 2,
        "werden": 1, "essen": 0, "mark": 0}, "ruhrort": 1, "bargeAt": "ruhrort",
        "tokens": {"warehouse": "used", "ruhr_barge": "active", "railway": "active"}},
    {"name": "Hugo", "vpTrack": 33, "thalers": 7, "loans": 0, "supply": 0, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "werden", "hattingen", "blankenstein"],
        "dumps": {"broich": 1, "werden": 1, "essen": 1, "mark": 1}, "ruhrort": 2, "bargeAt": "hattingen",
        "tokens": {"mayor": "active", "ruhr_barge": "blank"}},
    {"name": "Ida", "vpTrack": 30, "thalers": 2, "loans": 1, "supply": 1, "storageLock": 0,
        "storageMark": 0, "cities": ["steele", "hattingen", "blankenstein", "witten"],
        "dumps": {"broich": 0, "werden": 1, "essen": 0, "mark": 2}, "ruhrort": 1, "bargeAt": "kettwig",
        "tokens": {"ruhr_barge": "active", "railway": "active"}}
  ],
  "expected": {
    "majorities": {"broich": "Gina", "werden": null, "essen": "Hugo", "mark": "Ida"},
    "scores": [
      {"name": "Gina", "vpTrack": 29, "F1": 1, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 4, "F7": 0,
        "F8": 4, "F9": 0, "total": 39},
      {"name": "Hugo", "vpTrack": 33, "F1": 0, "F2": 0, "F3": 0, "F4": 2, "F5": 1, "F6": 0, "F7": 7,
        "F8": 0, "F9": 0, "total": 43},
      {"name": "Ida", "vpTrack": 30, "F1": 0, "F2": 1, "F3": 0, "F4": 0, "F5": 1, "F6": 2, "F7": 0,
        "F8": 4, "F9": -2, "total": 36}
    ],
    "winners": ["Hugo"]
  }
})"},
    Vector{"S5: 3 players; tie at the top of a dump above a third player, empty dumps, Mayor with a loan", R"({
  "id": "S5", "playerCount": 3,
  "players": [
    {"name": "Jan", "vpTrack": 27, "thalers": 8, "loans": 1, "supply": 2, "storageLock": 0,
        "storageMark": 0, "cities": ["werden", "witten"], "dumps": {"broich": 0, "werden": 2, "essen": 0,
        "mark": 1}, "ruhrort": 2, "bargeAt": "factory", "tokens": {"mayor": "active"}},
    {"name": "Klara", "vpTrack": 25, "thalers": 10, "loans": 0, "supply": 3, "storageLock": 0,
        "storageMark": 2, "cities": ["kettwig", "werden", "steele"], "dumps": {"broich": 0, "werden": 2,
        "essen": 0, "mark": 0}, "ruhrort": 0, "bargeAt": "steele", "tokens": {"mayor": "active"}},
    {"name": "Lars", "vpTrack": 28, "thalers": 0, "loans": 0, "supply": 3, "storageLock": 0,
        "storageMark": 0, "cities": ["hattingen", "blankenstein", "witten", "steele"],
        "dumps": {"broich": 0, "werden": 1, "essen": 0, "mark": 1}, "ruhrort": 1, "bargeAt": "ruhrort",
        "tokens": {"mayor": "blank", "railway": "active", "ruhr_barge": "active"}}
  ],
  "expected": {
    "majorities": {"broich": null, "werden": null, "essen": null, "mark": null},
    "scores": [
      {"name": "Jan", "vpTrack": 27, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 0, "F6": 0, "F7": 0,
        "F8": 0, "F9": -2, "total": 25},
      {"name": "Klara", "vpTrack": 25, "F1": 1, "F2": 0, "F3": 0, "F4": 0, "F5": 0, "F6": 0, "F7": 10,
        "F8": 0, "F9": 0, "total": 36},
      {"name": "Lars", "vpTrack": 28, "F1": 0, "F2": 1, "F3": 0, "F4": 0, "F5": 0, "F6": 4, "F7": 0,
        "F8": 4, "F9": 0, "total": 37}
    ],
    "winners": ["Lars"]
  }
})"},
    Vector{"S6: 4 players; six cities without the seventh, blank Railway, two loans", R"({
  "id": "S6", "playerCount": 4,
  "players": [
    {"name": "Mia", "vpTrack": 35, "thalers": 6, "loans": 0, "supply": 0, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "werden", "steele", "hattingen", "blankenstein", "witten"],
        "dumps": {"broich": 1, "werden": 0, "essen": 1, "mark": 0}, "ruhrort": 2, "bargeAt": "witten",
        "tokens": {"railway": "active"}},
    {"name": "Nils", "vpTrack": 31, "thalers": 3, "loans": 0, "supply": 2, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "steele"], "dumps": {"broich": 2, "werden": 1, "essen": 1,
        "mark": 1}, "ruhrort": 1, "bargeAt": "ruhrort", "tokens": {"ruhr_barge": "active",
        "railway": "active"}},
    {"name": "Olga", "vpTrack": 28, "thalers": 10, "loans": 0, "supply": 2, "storageLock": 0,
        "storageMark": 0, "cities": ["werden", "steele", "hattingen"], "dumps": {"broich": 0, "werden": 2,
        "essen": 0, "mark": 1}, "ruhrort": 2, "bargeAt": "ruhrort", "tokens": {"mayor": "active",
        "railway": "blank"}},
    {"name": "Pia", "vpTrack": 22, "thalers": 1, "loans": 2, "supply": 3, "storageLock": 0,
        "storageMark": 0, "cities": ["blankenstein", "witten"], "dumps": {"broich": 0, "werden": 0,
        "essen": 1, "mark": 2}, "ruhrort": 0, "bargeAt": "factory", "tokens": {"railway": "active"}}
  ],
  "expected": {
    "majorities": {"broich": "Nils", "werden": "Olga", "essen": null, "mark": "Pia"},
    "scores": [
      {"name": "Mia", "vpTrack": 35, "F1": 1, "F2": 1, "F3": 0, "F4": 0, "F5": 0, "F6": 0, "F7": 0,
        "F8": 6, "F9": 0, "total": 43},
      {"name": "Nils", "vpTrack": 31, "F1": 0, "F2": 0, "F3": 0, "F4": 2, "F5": 1, "F6": 4, "F7": 0,
        "F8": 2, "F9": 0, "total": 40},
      {"name": "Olga", "vpTrack": 28, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 0, "F7": 10,
        "F8": 0, "F9": 0, "total": 39},
      {"name": "Pia", "vpTrack": 22, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 0, "F7": 0,
        "F8": 2, "F9": -4, "total": 21}
    ],
    "winners": ["Mia"]
  }
})"},
    Vector{"S7: 4 players; shared win, all seven cities with a loan, unused storage areas", R"({
  "id": "S7", "playerCount": 4,
  "players": [
    {"name": "Quin", "vpTrack": 34, "thalers": 9, "loans": 1, "supply": 0, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "werden", "steele", "hattingen", "blankenstein", "witten",
        "muelheim"], "dumps": {"broich": 0, "werden": 0, "essen": 0, "mark": 0}, "ruhrort": 2,
        "bargeAt": "muelheim", "tokens": {"warehouse": "used", "railway": "active", "mayor": "active"}},
    {"name": "Rosa", "vpTrack": 36, "thalers": 5, "loans": 0, "supply": 2, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "werden", "steele"], "dumps": {"broich": 1, "werden": 1,
        "essen": 1, "mark": 1}, "ruhrort": 1, "bargeAt": "factory", "tokens": {"railway": "active"}},
    {"name": "Sven", "vpTrack": 30, "thalers": 4, "loans": 0, "supply": 3, "storageLock": 2,
        "storageMark": 0, "cities": ["hattingen", "blankenstein"], "dumps": {"broich": 1, "werden": 0,
        "essen": 0, "mark": 0}, "ruhrort": 2, "bargeAt": "ruhrort", "tokens": {"ruhr_barge": "active"}},
    {"name": "Tara", "vpTrack": 26, "thalers": 10, "loans": 0, "supply": 6, "storageLock": 0,
        "storageMark": 0, "cities": ["witten", "steele"], "dumps": {"broich": 0, "werden": 0, "essen": 0,
        "mark": 1}, "ruhrort": 1, "bargeAt": "factory", "tokens": {"mayor": "active"}}
  ],
  "expected": {
    "majorities": {"broich": null, "werden": "Rosa", "essen": "Rosa", "mark": null},
    "scores": [
      {"name": "Quin", "vpTrack": 34, "F1": 1, "F2": 1, "F3": 3, "F4": 0, "F5": 0, "F6": 0, "F7": 0,
        "F8": 7, "F9": -2, "total": 44},
      {"name": "Rosa", "vpTrack": 36, "F1": 1, "F2": 0, "F3": 0, "F4": 2, "F5": 2, "F6": 0, "F7": 0,
        "F8": 3, "F9": 0, "total": 44},
      {"name": "Sven", "vpTrack": 30, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 0, "F6": 4, "F7": 0,
        "F8": 0, "F9": 0, "total": 34},
      {"name": "Tara", "vpTrack": 26, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 0, "F6": 0, "F7": 10,
        "F8": 0, "F9": 0, "total": 36}
    ],
    "winners": ["Quin", "Rosa"]
  }
})"},
    Vector{"S8: 4 players; barge in Ruhrort without the token, Muelheim, three loans", R"({
  "id": "S8", "playerCount": 4,
  "players": [
    {"name": "Uwe", "vpTrack": 29, "thalers": 7, "loans": 0, "supply": 0, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "werden", "steele", "hattingen", "blankenstein"],
        "dumps": {"broich": 0, "werden": 1, "essen": 2, "mark": 0}, "ruhrort": 2, "bargeAt": "ruhrort",
        "tokens": {"mayor": "active"}},
    {"name": "Vera", "vpTrack": 32, "thalers": 2, "loans": 0, "supply": 2, "storageLock": 0,
        "storageMark": 0, "cities": ["hattingen", "blankenstein", "witten"], "dumps": {"broich": 1,
        "werden": 1, "essen": 1, "mark": 1}, "ruhrort": 1, "bargeAt": "steele",
        "tokens": {"ruhr_barge": "active"}},
    {"name": "Wim", "vpTrack": 32, "thalers": 0, "loans": 3, "supply": 1, "storageLock": 0,
        "storageMark": 0, "cities": ["kettwig", "muelheim"], "dumps": {"broich": 0, "werden": 0,
        "essen": 0, "mark": 2}, "ruhrort": 2, "bargeAt": "factory", "tokens": {"warehouse": "used",
        "railway": "active"}},
    {"name": "Xena", "vpTrack": 27, "thalers": 6, "loans": 0, "supply": 1, "storageLock": 0,
        "storageMark": 2, "cities": ["kettwig", "werden", "steele"], "dumps": {"broich": 2, "werden": 0,
        "essen": 0, "mark": 1}, "ruhrort": 1, "bargeAt": "ruhrort", "tokens": {"ruhr_barge": "active"}}
  ],
  "expected": {
    "majorities": {"broich": "Xena", "werden": null, "essen": "Uwe", "mark": "Wim"},
    "scores": [
      {"name": "Uwe", "vpTrack": 29, "F1": 1, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 0, "F7": 7,
        "F8": 0, "F9": 0, "total": 38},
      {"name": "Vera", "vpTrack": 32, "F1": 0, "F2": 1, "F3": 0, "F4": 2, "F5": 0, "F6": 2, "F7": 0,
        "F8": 0, "F9": 0, "total": 37},
      {"name": "Wim", "vpTrack": 32, "F1": 0, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 0, "F7": 0,
        "F8": 2, "F9": -6, "total": 29},
      {"name": "Xena", "vpTrack": 27, "F1": 1, "F2": 0, "F3": 0, "F4": 0, "F5": 1, "F6": 4, "F7": 0,
        "F8": 0, "F9": 0, "total": 33}
    ],
    "winners": ["Uwe"]
  }
})"},
};
// clang-format on

} // namespace the_ruhr_vectors
