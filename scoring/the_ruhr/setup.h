// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/pieces.h"
#include "scoring/the_ruhr/tokens.h"

#include <array>
#include <vector>

namespace scoring::the_ruhr {

inline constexpr int damsAtStart = 14;
inline constexpr int dirtRoadFace = 3; ///< of the black die that starts there
inline constexpr int waterTiles = 6;   ///< how they split over the four kinds is not known

/// What the set-up gives at a table of a certain size.
struct SetupNumbers {
    int players = 0;
    int greyCopies = 0; ///< of each kind of token
    int whiteCopies = 0;
    int blackDice = 0; ///< one of them starts on the dirt road, the others in depots
    int whiteDice = 0; ///< all in depots
    constexpr int dice(Die die) const { return die == Die::Black ? blackDice : whiteDice; }
    int exportStart = 0;  ///< where the export marker starts; 0 is the leftmost space
    int exportLowest = 0; ///< and how far back it may ever go
};

// clang-format off
inline constexpr std::array setupTable{
    //           players grey white black white-dice start lowest
    SetupNumbers{2,      2,   1,    6,    4,         1,    1},
    SetupNumbers{3,      3,   2,    7,    5,         0,    0},
    SetupNumbers{4,      4,   3,    8,    6,         0,    0},
};
// clang-format on
static_assert(setupTable.back().blackDice == inTheBox(Component::BlackDie) &&
              setupTable.back().whiteDice == inTheBox(Component::WhiteDie));
static_assert(std::ranges::all_of(setupTable, [](const SetupNumbers &numbers) {
    return std::ranges::all_of(tokenKinds, [&](const TokenKind &token) {
        return token.copies(numbers.players) == (token.isWhite() ? numbers.whiteCopies : numbers.greyCopies);
    });
}));
static_assert(8 * setupTable.back().greyCopies + 9 * setupTable.back().whiteCopies ==
              inTheBox(Component::DevelopmentToken));

/// For 2 to 4 players.
constexpr const SetupNumbers &setupFor(int players)
{
    return setupTable[static_cast<std::size_t>(players - fewestPlayers)];
}

enum class Difficulty : std::uint8_t { Easy, Normal, Hard, MasterShipper };

struct DifficultyNumbers {
    Difficulty difficulty{};
    int tiles = 0;             ///< left in the game
    int waterTilesRemoved = 0; ///< which ones is only on the printed table: ask
    int onTheBoard = 0;
    int inTheBag = 0;
};

// clang-format off
inline constexpr std::array difficultyTable{
    //                difficulty                 tiles water board bag
    DifficultyNumbers{Difficulty::Easy,          22,   2,    14,   8},
    DifficultyNumbers{Difficulty::Normal,        22,   2,    14,   8},
    DifficultyNumbers{Difficulty::Hard,          22,   2,    14,   8},
    DifficultyNumbers{Difficulty::MasterShipper, 24,   0,    14,   10},
};
// clang-format on
static_assert(std::ranges::all_of(difficultyTable, [](const DifficultyNumbers &numbers) {
    return numbers.tiles + numbers.waterTilesRemoved == inTheBox(Component::DamTile) &&
           numbers.onTheBoard == damsAtStart && numbers.onTheBoard + numbers.inTheBag == numbers.tiles;
}));

constexpr const DifficultyNumbers &numbersOf(Difficulty difficulty)
{
    return difficultyTable[at(difficulty)];
}

/// Tiles in the bag: every lock puts one in, every draw takes one out.
constexpr int tilesInTheBag(Difficulty difficulty, int locksBuilt, int tilesDrawn)
{
    return numbersOf(difficulty).inTheBag + locksBuilt - tilesDrawn;
}

enum class SetupStep : std::uint8_t {
    RoundMarker,
    ExportMarker,  ///< number: its space, counted from 1 at the left
    DirtRoadDie,   ///< number: the face of the black die
    PlayerMarkers, ///< discs and 30+ marker
    Supplies,
    RemoveWaterTiles, ///< number: how many, by the printed table
    DamTiles,         ///< number: on the board
    Bag,              ///< number: tiles in it
    Flags,            ///< number: face down
    Warehouses,       ///< number: in the supply of each player
    LockStorage,      ///< number: each player's warehouses in the storage area for the first lock
    MarkStorage,      ///< number: in the one for the Grafschaft Mark token
    RoundTrack,       ///< number: at the years 1782, 1784, 1809, 1860 and 1880, one each
    Barge,            ///< number: each player's
    PlayerBoard,      ///< with its extension; number: each player's
    GreyTokens,       ///< number: each player's
    PriceMarkers,     ///< and the pilot-ban marker
    WhiteTokens,      ///< number: copies of each kind
    BlackDice,        ///< number: into depots; their faces are on the printed table
    WhiteDice,        ///< number: into depots
    Money,            ///< number: thalers each
};

struct SetupTask {
    SetupStep step{};
    int number = 0;
    bool operator==(const SetupTask &) const = default;
};

/// The set-up at this table, step by step in the order of the rulebook.
std::vector<SetupTask> setupChecklist(int players, Difficulty difficulty);

} // namespace scoring::the_ruhr
