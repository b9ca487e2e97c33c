// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/known_rows.h"

#include "scoring/coal_baron/tiles.h"

#include <algorithm>

namespace vision {

using scoring::coal_baron::at;
using scoring::coal_baron::Coal;
using scoring::coal_baron::coals;
using scoring::coal_baron::printedCartSide;
using scoring::coal_baron::Side;
using scoring::coal_baron::sides;

MineTruth withPrintedCarts(MineTruth truth)
{
    const LevelCounts pieces = countPieces(truth);
    for (const Coal level : coals) {
        const Side side = printedCartSide[at(level)];
        const LevelCount &seen = pieces[at(level)][at(side)];
        const LevelCount &all = truth.levels[at(level)][at(side)];
        const bool isThere = std::ranges::any_of(truth.pieces, [&](const MineTruth::Piece &piece) {
            return piece.kind == MinePieceSeen::Kind::BoardCart && piece.level == level;
        });
        if (isThere)
            continue;
        MineTruth::Piece printed{.kind = MinePieceSeen::Kind::BoardCart,
                                 .level = level,
                                 .side = side,
                                 .carts = 1,
                                 .loaded = {},
                                 .cubes = {},
                                 .quad = {}};
        if (const int left = all.loaded - seen.loaded; left == 0 || left == 1)
            printed.loaded = left;
        truth.pieces.push_back(printed);
    }
    return truth;
}

LevelCounts countPieces(const MineTruth &truth)
{
    LevelCounts counts{};
    for (const MineTruth::Piece &piece : truth.pieces) {
        if (!piece.level)
            continue;
        LevelCount &count = counts[at(*piece.level)][at(piece.side)];
        count.tiles += piece.kind == MinePieceSeen::Kind::Tile ? 1 : 0;
        count.carts += piece.carts;
        count.loaded += piece.loaded.value_or(-100);
    }
    return counts;
}

KnownRows knownRows(const MineTruth &truth, cv::Size picture)
{
    const LevelCounts pieces = countPieces(truth);
    KnownRows known{};
    for (const Coal level : coals) {
        for (const Side side : sides) {
            const LevelCount &listed = pieces[at(level)][at(side)];
            const LevelCount &is = truth.levels[at(level)][at(side)];
            known[at(level)][at(side)] = listed.tiles == is.tiles && listed.carts == is.carts;
        }
    }
    for (const MineTruth::Piece &piece : truth.pieces) {
        if (piece.level && piece.kind == MinePieceSeen::Kind::Tile && !canBeLearned(piece.quad, picture))
            known[at(*piece.level)][at(piece.side)] = false;
    }
    return known;
}

} // namespace vision
