// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace db::bgstats {

using scoring::Json;

// Objects of a file keep their JSON beside what was taken from it, so that nothing is lost of what we do not
// know. Ids count inside one file only; who and what is the same across files is said by the uuids, which are
// compared without case and need not be real uuids.

struct Player {
    int id = 0;
    std::string uuid;
    std::string name;
    bool anonymous = false; ///< stands for anybody, and may sit on several chairs of one play
    bool npc = false;       ///< no person: an automa, a robot
    std::string bggUsername;
    Json raw;
};

struct Location {
    int id = 0;
    std::string uuid;
    std::string name;
    Json raw;
};

struct Game {
    int id = 0;
    std::string uuid;
    std::string name;
    std::string bggName;
    int bggId = 0; ///< 0: none
    Json raw;
};

struct Tag {
    int id = 0;
    Json raw;
};

struct PlayerScore {
    std::size_t player = 0; ///< its place in File::players
    std::string score;      ///< as written: "8+16+8-40"; empty: none
    bool winner = false;
    bool newPlayer = false;
    bool startPlayer = false;
    int rank = 0;      ///< from 1; 0: not set
    int seatOrder = 0; ///< from 1; 0: not set
    std::string role;
    std::string team; ///< means something only where the play uses teams
    std::string anonymousName;
    bool npc = false;
};

struct Play {
    std::string where; ///< its place in the file: "plays[3]"
    std::string uuid;  ///< empty when the file has none
    std::string
        playDate; ///< as in records, "2026-01-10T20:15:00": wall time without a zone; empty when not said
    std::size_t game = 0;                ///< its place in File::games
    std::vector<std::size_t> expansions; ///< in File::games too
    std::optional<std::size_t> location; ///< in File::locations
    int durationMin = 0;                 ///< 0: not timed
    int rounds = 0;
    bool ignored = false; ///< to be left out of statistics
    bool manualWinner = false;
    bool usesTeams = false;
    std::string board;
    std::string comments;
    std::vector<PlayerScore> scores;
    Json raw;
};

/// An export or a shared play of BG Stats: both have the same form. What is personal to its owner is not
/// kept.
struct File {
    std::vector<Tag> tags;
    std::vector<Player> players;
    std::vector<Location> locations;
    std::vector<Game> games;
    std::vector<Play> plays;
    std::optional<std::size_t> me; ///< the owner's place in `players`
};

} // namespace db::bgstats
