// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/options.h"
#include "scoring/imperial_miners/pieces.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace scoring::imperial_miners {

inline constexpr int researchBoards = inTheBox(Piece::ResearchBoard);
inline constexpr int sidesPerBoard = 2; ///< one of them lies up

/// A space of a research board, both counted from 1; space 1 is the lowest.
struct ResearchSpace {
    int board = 0;
    int space = 0;
    bool operator==(const ResearchSpace &) const = default;
};

/// A player's pickaxe marker.
struct Research {
    std::optional<ResearchSpace> marker; ///< nothing: still below the boards
    std::vector<int> completed;          ///< boards, in the order in which their tops were reached
    bool operator==(const Research &) const = default;
};

/// Whether the marker can have been where it is said: boards that follow one another on its way are
/// different. In which order they were completed need not be known.
bool isPossible(const Research &research);

/// How many spaces the sides that lie up have; the rulebook does not say, so the players do.
using BoardLengths = std::array<std::optional<int>, researchBoards>;
inline constexpr int shortestBoard = 2; ///< the lowest space and the top are two

struct ResearchMove {
    int most = 0;                   ///< steps the effect allows
    int steps = 0;                  ///< steps the player wants
    std::optional<int> firstBoard;  ///< needed while the marker is below the boards
    std::optional<int> nextBoard{}; ///< needed when the move completes a board
    bool operator==(const ResearchMove &) const = default;
};

struct ResearchResult {
    Research after;
    int stepsUsed = 0;
    int stepsLost = 0;                  ///< beyond the top
    std::vector<ResearchSpace> effects; ///< the spaces that act, in this order
    std::optional<int> completed;       ///< the board, if the top was reached
    bool operator==(const ResearchResult &) const = default;
};

enum class ResearchFault : std::uint8_t {
    TooManySteps,  ///< or fewer than none
    NoBoardChosen, ///< the marker has to go to a board, and nobody said to which
    NoSuchBoard,
    SameBoard,     ///< from a completed board the marker goes to a different one
    LengthUnknown, ///< nobody said yet how many spaces the board has
};

std::variant<ResearchResult, ResearchFault> research(const Research &before, const ResearchMove &move,
                                                     const BoardLengths &lengths, const Options &options);

} // namespace scoring::imperial_miners
