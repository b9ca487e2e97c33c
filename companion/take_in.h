// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/read_games.h"
#include "db/bgstats/read.h"
#include "db/choice.h"

#include <string>
#include <vector>

namespace companion {

/// A file of BG Stats.
struct ReadPlays {
    std::string what;
    db::bgstats::ReadFile file;
};

/// What files that people hand in hold.
struct HandedIn {
    std::vector<ReadGame> games;
    std::vector<ReadPlays> plays;
    std::vector<std::string> stores; ///< files that are databases; whether they are ours is not known yet
    std::vector<Refusal> refused;
};

/// Whether the file is a database: by its content, as people call their files as they like.
bool isDatabase(const std::string &file);

/// The text of a file: game records, or plays of BG Stats.
void readHandedIn(const std::string &file, const std::string &text, HandedIn &handedIn);

/// How a game that was handed in fits what the history holds already.
enum class Taken : std::uint8_t {
    Stored,
    AlreadyHere,
    Differs,    ///< here already, but told otherwise; it stays as it is
    WasDeleted, ///< and stays so
};

struct TakenGame {
    std::string what;
    db::Uuid id;
    Taken taken{};
};

struct TakenIn {
    std::vector<TakenGame> games;
    int newPeople = 0;
};

/// Stores the games, all or none of them: none also where `progress` throws.
TakenIn takeIn(db::Store &store, const std::vector<ReadGame> &games, const db::Progress &progress = {});

} // namespace companion
