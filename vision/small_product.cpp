// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/small_product.h"

#include <cstring>

namespace vision {

namespace {

// Two registers where the machine has four lanes, one where it has eight.
using Lanes = float __attribute__((vector_size(lanes * sizeof(float))));

// So many rows at once keep all their sums in registers.
constexpr int block = 6;

template <std::size_t rows>
void addBlock(float *c, const float *a, std::ptrdiff_t toNextRow, std::ptrdiff_t toNextColumn, const float *b,
              int columns, int inner)
{
    Lanes sums[rows];
    for (std::size_t row = 0; row < rows; ++row)
        std::memcpy(&sums[row], c + static_cast<std::ptrdiff_t>(row) * columns, sizeof(Lanes));
    for (int k = 0; k < inner; ++k) {
        Lanes weights;
        std::memcpy(&weights, b, sizeof(Lanes));
        for (std::size_t row = 0; row < rows; ++row)
            sums[row] += weights * a[static_cast<std::ptrdiff_t>(row) * toNextRow];
        a += toNextColumn;
        b += columns;
    }
    for (std::size_t row = 0; row < rows; ++row)
        std::memcpy(c + static_cast<std::ptrdiff_t>(row) * columns, &sums[row], sizeof(Lanes));
}

} // namespace

void addProduct(float *c, const Strided &a, const float *b, int rows, int columns, int inner)
{
    for (int column = 0; column < columns; column += lanes) {
        int row = 0;
        const auto at = [&] { return c + static_cast<std::ptrdiff_t>(row) * columns + column; };
        for (; row + block <= rows; row += block)
            addBlock<block>(at(), a.first + row * a.toNextRow, a.toNextRow, a.toNextColumn, b + column,
                            columns, inner);
        for (; row < rows; ++row)
            addBlock<1>(at(), a.first + row * a.toNextRow, a.toNextRow, a.toNextColumn, b + column, columns,
                        inner);
    }
}

} // namespace vision
