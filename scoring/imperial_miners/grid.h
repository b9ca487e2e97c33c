// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/cards.h"

#include <array>
#include <cstdint>

namespace scoring::imperial_miners {

/// Where a card lies. Rows are shifted against one another like bricks, so x counts half card widths: it is
/// even in odd rows and odd in even rows. Row 1 lies under the surface.
struct Position {
    int row = 0;
    int x = 0;
    bool operator==(const Position &) const = default;
};

/// The surface counts as endless; no table is.
inline constexpr int farthestX = 1'000'000;

constexpr bool isOnGrid(Position position)
{
    return position.x >= -farthestX && position.x <= farthestX && ((position.x + position.row) & 1) == 1;
}

/// The sides of a card: left, right, up left, up right, down left, down right.
enum class Slot : std::uint8_t { L, R, UL, UR, DL, DR };
inline constexpr std::array allSlots{Slot::L, Slot::R, Slot::UL, Slot::UR, Slot::DL, Slot::DR};

struct SlotFacts {
    int row = 0; ///< steps down from the card
    int x = 0;   ///< steps to the right
    Slot opposite{};
};
inline constexpr std::array slotFacts{
    SlotFacts{0, -2, Slot::R},   SlotFacts{0, +2, Slot::L},   SlotFacts{-1, -1, Slot::DR},
    SlotFacts{-1, +1, Slot::DL}, SlotFacts{+1, -1, Slot::UR}, SlotFacts{+1, +1, Slot::UL},
};

constexpr Slot opposite(Slot slot)
{
    return slotFacts[at(slot)].opposite;
}

constexpr Position neighbour(Position position, Slot slot)
{
    const SlotFacts &step = slotFacts[at(slot)];
    return {position.row + step.row, position.x + step.x};
}

} // namespace scoring::imperial_miners
