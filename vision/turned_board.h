// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/board_look.h"
#include "vision/gradient_field.h"
#include "vision/half_cells.h"

#include <array>
#include <limits>
#include <vector>

namespace vision {

/// One of the boards, with the cells of its far look in the order of how much they say.
struct FarBoard {
    const BoardLook *look = nullptr;
    std::size_t number = 0; ///< among the boards
    std::vector<int> order;
};
FarBoard farBoard(const BoardLook &look, std::size_t number);

/// The far look turned: where its cells come to lie around its middle, and how its lines run then.
struct TurnedBoard {
    struct Sample {
        int x = 0, y = 0; ///< half cells
        std::array<float, lineDirections> weight{};
    };
    const FarBoard *board = nullptr;
    double turn = 0;
    std::vector<Sample> samples; ///< those that say most first
    int left = 0, right = 0, top = 0, bottom = 0;
};
TurnedBoard turned(const FarBoard &board, double turn);

/// Somewhere in a view; x and y in half cells.
struct BoardPlace {
    int x = 0, y = 0;
    float score = std::numeric_limits<float>::lowest();
};

/// The best place, a whole cell apart from the next, by the cells that say most.
BoardPlace bestPlace(const HalfCells &field, const TurnedBoard &board);

/// By all cells. The lowest there is where the board would not lie within the view.
float scoreAt(const HalfCells &field, const TurnedBoard &board, int x, int y);

} // namespace vision
