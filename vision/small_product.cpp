// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/small_product.h"

namespace vision {

namespace {

// So many rows at once keep all their sums in registers.
constexpr int block = 6;

template <std::size_t rows, std::size_t wide>
VISION_FOR_BOTH void addBlock(float *c, const float *a, std::ptrdiff_t toNextRow, std::ptrdiff_t toNextColumn,
                              const float *b, int columns, int inner)
{
    Lanes sums[rows][wide];
    const auto place = [&](std::size_t row, std::size_t i) {
        return c + static_cast<std::ptrdiff_t>(row) * columns + i * lanes;
    };
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = 0; i < wide; ++i)
            sums[row][i] = lanesAt(place(row, i)).all;
    }
    for (int k = 0; k < inner; ++k) {
        Lanes weights[wide];
        for (std::size_t i = 0; i < wide; ++i)
            weights[i] = lanesAt(b + i * lanes).all;
        for (std::size_t row = 0; row < rows; ++row) {
            const float value = a[static_cast<std::ptrdiff_t>(row) * toNextRow];
            for (std::size_t i = 0; i < wide; ++i)
                sums[row][i] += weights[i] * value;
        }
        a += toNextColumn;
        b += columns;
    }
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = 0; i < wide; ++i)
            lanesAt(place(row, i)).all = sums[row][i];
    }
}

template <std::size_t wide>
VISION_FOR_BOTH void addColumns(float *c, const Strided &a, const float *b, int rows, int columns, int inner)
{
    int row = 0;
    for (; row + block <= rows; row += block)
        addBlock<block, wide>(c + static_cast<std::ptrdiff_t>(row) * columns, a.first + row * a.toNextRow,
                              a.toNextRow, a.toNextColumn, b, columns, inner);
    for (; row < rows; ++row)
        addBlock<1, wide>(c + static_cast<std::ptrdiff_t>(row) * columns, a.first + row * a.toNextRow,
                          a.toNextRow, a.toNextColumn, b, columns, inner);
}

VISION_WIDE void addProductWide(float *c, const Strided &a, const float *b, int rows, int columns, int inner)
{
    int column = 0;
    for (; column + 2 * lanes <= columns; column += 2 * lanes)
        addColumns<2>(c + column, a, b + column, rows, columns, inner);
    for (; column < columns; column += lanes)
        addColumns<1>(c + column, a, b + column, rows, columns, inner);
}

} // namespace

void addProduct(float *c, const Strided &a, const float *b, int rows, int columns, int inner)
{
    if (wideRegisters())
        return addProductWide(c, a, b, rows, columns, inner);
    for (int column = 0; column < columns; column += lanes)
        addColumns<1>(c + column, a, b + column, rows, columns, inner);
}

} // namespace vision
