// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/kinds.h"

#include <array>

namespace vision {

/// What a cube makes of any cart: it hides some of it and shows itself. Cubes are alike in all editions.
struct CubeLook {
    std::vector<float> through;              ///< how much of each cell of the cart is still to be seen
    std::array<std::vector<float>, 4> cubes; ///< what a cube of each colour adds, by feature
    bool operator==(const CubeLook &) const = default;
};

/// From the carts of editions with and without cubes.
CubeLook cubeLook(std::span<const Kinds *const> editions);

/// How a cart that looks like that would look with a cube of that colour on it; empty where cubes are not
/// known.
std::vector<float> withCube(const CubeLook &look, std::span<const float> empty, std::size_t colour);

} // namespace vision
