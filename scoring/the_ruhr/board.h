// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/development.h"
#include "scoring/the_ruhr/refusal.h"
#include "scoring/the_ruhr/rounds.h"
#include "scoring/the_ruhr/tiles.h"
#include "scoring/the_ruhr/transport.h"
#include "scoring/the_ruhr/warehouses.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring::the_ruhr {

inline constexpr std::array defaultRowBonus{1, 0, 0, 0};

/// River spaces are counted from 0, the most upstream one. All are below this number, which is Ruhrort's.
inline constexpr int ruhrortIndex = 1000;

/// Where a standard trip from a depot ends, by the colour of its arrow: orange, grey, or black with a pilot
/// sign, from where no standard trip leads anywhere.
enum class DepotArrow : std::uint8_t { City, Factory, Pilot };

struct DepotFacts {
    std::optional<Region> region;
    std::optional<DepotArrow> arrow;
    std::optional<int> riverIndex;
    bool operator==(const DepotFacts &) const = default;
};

inline constexpr std::size_t factoryCount = 12;

struct FactoryFacts {
    std::optional<FactoryKind> kind;
    std::optional<Region> region;
    std::optional<int> riverIndex;
    bool operator==(const FactoryFacts &) const = default;
};

/// The warehouse spaces of a city or a coal dump.
struct SiteFacts {
    std::optional<int> spaces;
    std::vector<std::optional<int>> prices; ///< from the left
    bool operator==(const SiteFacts &) const = default;
};

/// What only the printed board tells, as far as the group has written it down. What is missing is asked for
/// when it is needed, and then known: the board of a finished game can be given to the next one. Depots and
/// factories are numbered from 1 as the group likes.
struct Board {
    std::optional<int> lastExportIndex;              ///< the rightmost space of the export track
    std::vector<std::optional<int>> exportValues{1}; ///< from the left; the rulebook tells the first one
    std::vector<int> rowBonus{defaultRowBonus.begin(), defaultRowBonus.end()}; ///< from the top
    std::array<std::optional<int>, areaCount> areaSpaces{};                    ///< alike on all player boards
    std::array<std::optional<PerArea>, tokenCount> combinations = [] {
        std::array<std::optional<PerArea>, tokenCount> known{};
        known[at(Token::Inn)] = innCubes;
        return known;
    }();
    std::array<DepotFacts, depotCount> depots{};
    std::array<FactoryFacts, factoryCount> factories{};
    std::array<std::optional<int>, cityCount> cityIndex{}; ///< on the river
    std::array<SiteFacts, cityCount> citySpaces{};
    std::array<SiteFacts, dumpCount> dumpSpaces{};
    std::array<std::optional<TrackFacts>, transportTrackCount> tracks{};
    std::array<std::optional<DepotDice>, mostPlayers - fewestPlayers + 1> startDice{}; ///< from 2 players up
    std::optional<int> rowsRead{}; ///< whose bonus was read, from the top: the others are a guess
    bool operator==(const Board &) const = default;

    /// For 2 to 4 players.
    const std::optional<DepotDice> &startDiceFor(int players) const
    {
        return startDice[static_cast<std::size_t>(players - fewestPlayers)];
    }
    DepotFacts &depot(int number) { return depots[static_cast<std::size_t>(number - 1)]; }
    const DepotFacts &depot(int number) const { return depots[static_cast<std::size_t>(number - 1)]; }
    FactoryFacts &factory(int number) { return factories[static_cast<std::size_t>(number - 1)]; }
    const FactoryFacts &factory(int number) const { return factories[static_cast<std::size_t>(number - 1)]; }
    /// The spaces of a city or a coal dump; nothing for a column in Ruhrort, which asks for no printed price.
    SiteFacts *spacesOf(const Site &site);
    const SiteFacts *spacesOf(const Site &site) const;
};

/// Refuses a board that cannot be.
std::optional<Refusal> possible(const Board &board);

} // namespace scoring::the_ruhr
