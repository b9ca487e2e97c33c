// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/wide_registers.h"

#include <cstddef>

namespace vision {

/// A matrix that is only read, row by row or column by column.
struct Strided {
    const float *first = nullptr;
    std::ptrdiff_t toNextRow = 0;
    std::ptrdiff_t toNextColumn = 1;
};

/// Adds a * b to c. `b` (inner x columns) and `c` (rows x columns) lie row after row without gaps, and their
/// columns are a multiple of `lanes`.
void addProduct(float *c, const Strided &a, const float *b, int rows, int columns, int inner);

} // namespace vision
