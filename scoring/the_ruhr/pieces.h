// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace scoring::the_ruhr {

inline constexpr int fewestPlayers = 2;
inline constexpr int mostPlayers = 4;
inline constexpr int roundCount = 12;

enum class Component : std::uint8_t {
    PlayerBoard,
    PlayerBoardExtension,
    DamTile,
    DevelopmentToken,
    BlankToken,
    FlagToken,
    PilotBanMarker,
    PriceMarker,
    Barge,
    RoundMarker,
    ExportMarker,
    PlayerDisc,
    BlackDie,
    WhiteDie,
    DevelopmentCube,
    Thaler,
    Warehouse,
    ThirtyPointsMarker,
    Bag,
};

struct ComponentCount {
    Component component{};
    int inTheBox = 0;
    int each = 0; ///< how many of them belong to one player; 0 for what all share
};

// clang-format off
inline constexpr std::array components{
    //             component                        box each
    ComponentCount{Component::PlayerBoard,          4,  1},
    ComponentCount{Component::PlayerBoardExtension, 4,  1},
    ComponentCount{Component::DamTile,              24, 0},
    ComponentCount{Component::DevelopmentToken,     59, 0},
    ComponentCount{Component::BlankToken,           9,  0},
    ComponentCount{Component::FlagToken,            8,  0},
    ComponentCount{Component::PilotBanMarker,       1,  0},
    ComponentCount{Component::PriceMarker,          2,  0},
    ComponentCount{Component::Barge,                4,  1},
    ComponentCount{Component::RoundMarker,          1,  0},
    ComponentCount{Component::ExportMarker,         1,  0},
    ComponentCount{Component::PlayerDisc,           8,  2},
    ComponentCount{Component::BlackDie,             8,  0},
    ComponentCount{Component::WhiteDie,             6,  0},
    ComponentCount{Component::DevelopmentCube,      48, 12},
    ComponentCount{Component::Thaler,               45, 0},
    ComponentCount{Component::Warehouse,            40, 10},
    ComponentCount{Component::ThirtyPointsMarker,   4,  1},
    ComponentCount{Component::Bag,                  1,  0},
};
// clang-format on

constexpr int inTheBox(Component component)
{
    return components[static_cast<std::size_t>(component)].inTheBox;
}

constexpr int each(Component component)
{
    return components[static_cast<std::size_t>(component)].each;
}

// Where each player's warehouses start.
inline constexpr int warehousesEach = 10;
inline constexpr int warehousesInSupply = 1;
inline constexpr int warehousesPerStorage = 2;      ///< in each of the two orange storage areas
inline constexpr int warehousesOnTheRoundTrack = 5; ///< at the years 1782, 1784, 1809, 1860, 1880
static_assert(warehousesInSupply + 2 * warehousesPerStorage + warehousesOnTheRoundTrack == warehousesEach);

inline constexpr int loanSpaces = 4;
inline constexpr int warehousesInRuhrortEach = 2;
inline constexpr int mostThalersKept = 10; ///< at the end of a round
inline constexpr int mostThalersOnAPlace = 2;

/// What a player keeps of that many thalers when a round ends.
constexpr int thalersKept(int thalers)
{
    return thalers < mostThalersKept ? thalers : mostThalersKept;
}

} // namespace scoring::the_ruhr
