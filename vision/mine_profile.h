// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/board_look.h"
#include "vision/hunch.h"
#include "vision/kinds.h"
#include "vision/line_habits.h"
#include "vision/mine_layout.h"
#include "vision/mine_light.h"

namespace vision {

/// Where a cart is printed.
enum class CartPlace : std::uint8_t { Only, Left, Right, Board };
inline constexpr std::size_t cartPlaces = 4;

// The order of kinds
constexpr std::size_t tileKind(std::size_t level, std::size_t side, int carts)
{
    return (level * 2 + side) * 2 + static_cast<std::size_t>(carts - 1);
}
constexpr std::size_t cartKind(CartPlace place, std::size_t level, bool loaded)
{
    return (static_cast<std::size_t>(place) * 4 + level) * 2 + (loaded ? 1 : 0);
}
constexpr std::size_t presenceKind(std::size_t side)
{
    return 1 + side;
}
inline constexpr std::size_t noTile = 0;
inline constexpr std::size_t tileKinds = 16, presenceKinds = 3, cartKinds = cartPlaces * 4 * 2;

// A tile is looked at in ten by ten cells, the place of a cube on a cart in twelve by twelve smaller ones.
inline constexpr int tileCells = 10;
inline constexpr int cartCells = 12;
inline constexpr double cartCell = 2;
inline constexpr std::size_t featuresPerCell = 9;

// So many features are seen as so few numbers.
inline constexpr std::size_t tileFeatureCount = tileCells * tileCells * featuresPerCell;
inline constexpr std::size_t cartFeatureCount = cartCells * cartCells * featuresPerCell;
inline constexpr std::size_t tileNumbers = 8, presenceNumbers = 2, cartNumbers = 4;

/// What squared distances from two kinds, and a hunch, are worth as log odds of the second.
struct Weighing {
    double first = 0.5, second = 0.5, hunch = 0, bias = 0;
    bool operator==(const Weighing &) const = default;
};

/// With a hunch that can be trusted, and by the distances alone.
struct Weighings {
    Weighing trusting, alone;
    bool operator==(const Weighings &) const = default;
};

/// Does a tile lie here, has it two carts, is there a cube on this one.
template <typename Of>
struct MineQuestions {
    Of tile, twoCarts, cube;
    bool operator==(const MineQuestions &) const = default;
};

/// Whether a cube lies here that is on no cart: at a glance, and looked at with what is around.
struct LooseCubeHunches {
    Hunch glance, look;
    bool isKnown() const { return !glance.hidden.empty() && !look.hidden.empty(); }
    bool operator==(const LooseCubeHunches &) const = default;
};

/// From where on something is believed without asking: measured on scenes that were not learned from.
struct MineLimits {
    double anyBoard = 0.55; ///< likeness, by the usual one, below which there is no board
    double board = 0.68;    ///< and below which one should look
    double noTile = 0.98, tile = 0.95, carts = 0.95, load = 0.95;
    double otherwise = 0.98; ///< another level's or side's tile
    MineQuestions<Weighings> weighings;
    bool operator==(const MineLimits &) const = default;
};

/// What the mines of one edition look like: all that is taught.
struct MineFace {
    double photos = 0; ///< taught from
    BoardLook board;
    BoardColours colours;
    MineLayout layout;
    Pattern tile = emptyPattern(tileUnits, tileUnits, tileUnits / tileCells);
    Kinds tiles = emptyKinds(tileKinds, tileNumbers);
    Kinds presence = emptyKinds(presenceKinds, presenceNumbers);
    Kinds carts = emptyKinds(cartKinds, cartNumbers);
    MineQuestions<HunchRecord> hunches;
    bool operator==(const MineFace &) const = default;
};

/// What reading mines needs: how pictures of any edition vary, and the editions known.
struct MineProfile {
    LineHabits habits;
    Sight tiles{{}, emptyKinds(tileKinds, tileNumbers)};
    Sight presence{{}, emptyKinds(presenceKinds, presenceNumbers)};
    Sight carts{{}, emptyKinds(cartKinds, cartNumbers)};
    MineQuestions<Hunch> hunches;
    LooseCubeHunches looseCubes;
    MineLimits limits;
    std::vector<MineFace> faces;
    bool operator==(const MineProfile &) const = default;
};

/// The same knowledge of pictures, with an edition still to be taught.
MineProfile unseenEdition(const MineProfile &profile);

} // namespace vision
