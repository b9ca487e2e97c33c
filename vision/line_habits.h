// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/gradient_field.h"
#include "vision/pattern.h"

namespace vision {

/// How lines run in pictures at all: cells next to each other have much in common (a long edge fills many),
/// so what repeats everywhere speaks for no piece in particular.
struct LineHabits {
    static constexpr int reach = 4; ///< cells
    double seen = 0;
    std::vector<float> mean; ///< by direction
    std::vector<float>
        common; ///< mean products, by row and column apart (-reach to reach), direction, direction
    bool operator==(const LineHabits &) const = default;
};

/// Adds a field whose cells are pixelsPerCell wide.
void look(LineHabits &habits, const GradientField &field);

/// What tells the piece from anything else that pictures hold. Squares sum up to 1.
std::vector<float> tellingWeights(const Pattern &pattern, const LineHabits &habits);

} // namespace vision
