// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/choice.h"
#include "db/new_uuid.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace db {

/// Two people over the games they both played.
struct HeadToHead {
    int games = 0;
    int firstAhead = 0; ///< by rank, so tie-breaks count
    int secondAhead = 0;
    int level = 0;
    int firstWins = 0; ///< of the whole game, shared wins too
    int secondWins = 0;
    std::int64_t firstPoints = 0;
    std::int64_t secondPoints = 0;
    bool operator==(const HeadToHead &) const = default;
};
HeadToHead versus(Store &store, std::int64_t first, std::int64_t second, const Choice &choice = {});

/// What one person's points came from. Lines of the three shifts of Coal Baron count as one source:
/// "delivery", "segment7", "final.marks".
struct Source {
    scoring::GameKind game{};
    std::string name;
    Uuid example;  ///< a game that has such a line
    int games = 0; ///< in which there was such a line
    std::int64_t points = 0;
    std::int64_t pointsOfAll = 0; ///< of everyone at those tables, for comparison
    int seatsOfAll = 0;
    bool operator==(const Source &) const = default;
};

struct PersonStatistics {
    int games = 0;
    int wins = 0;
    int streak = 0; ///< wins in a row up to the last game
    int longestStreak = 0;
    double againstMean = 0.0;    ///< average of one's own total less the mean of that table
    std::vector<Source> sources; ///< in the order of the score sheet
};
PersonStatistics statistics(Store &store, std::int64_t person, const Choice &choice = {});

/// Someone's best in one game. Who comes first keeps a record: a later equal does not take it.
struct Best {
    Uuid game;
    std::int64_t person = 0;
    std::string name; ///< empty for someone who was deleted
    std::string played;
    int points = 0;
};

struct RecordsOfGame {
    scoring::GameKind game{};
    std::optional<Best> highestScore;
    std::optional<Best> closestFinish; ///< `points` is the margin between the first two, by `person` who won
    std::vector<std::pair<std::string, Best>> mostOfLine; ///< by source, as above, over the whole game
};
/// Per game, of those that were played.
std::vector<RecordsOfGame> records(Store &store, const Choice &choice = {});

} // namespace db
