// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/game.h"
#include "scoring/imperial_miners/game.h"
#include "scoring/rockwell/game.h"
#include "scoring/the_ruhr/game.h"
#include "scoring/totals.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace scoring {

struct RecordPlayer {
    std::string name;
    std::string color; ///< free text, empty when not said
    std::string id;    ///< empty when not said
    bool operator==(const RecordPlayer &) const = default;
};

/// One game as it is saved, exchanged and scored again. Empty text means: not said.
struct Record {
    std::string id;
    GameKind game{};
    std::string played; ///< ISO 8601: a day, also with time and zone
    std::optional<int> durationMinutes;
    std::string group;
    std::string location;
    std::string comments;
    std::vector<RecordPlayer> players; ///< in seating order, clockwise
    std::variant<Totals, coal_baron::Game, rockwell::Game, the_ruhr::Game, imperial_miners::Game> part;
    bool operator==(const Record &) const = default;
};

} // namespace scoring
