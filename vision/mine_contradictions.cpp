// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_contradictions.h"

#include "scoring/coal_baron/tiles.h"

#include <algorithm>

namespace vision {

using scoring::coal_baron::tilesOfAKind;

namespace {

/// Light and dark tiles are counted apart, and those with one cart and with two.
bool isAlike(const MinePieceSeen &one, const MinePieceSeen &other)
{
    return other.kind == one.kind && other.level == one.level && other.side == one.side &&
           other.carts == one.carts;
}

} // namespace

void doubtContradictions(MineSeen &mine)
{
    const Doubt boardUnclear{Doubt::Kind::BoardUnclear};
    const bool isBoardUnclear = std::ranges::find(mine.why, boardUnclear) != mine.why.end();
    for (MinePieceSeen &piece : mine.pieces) {
        if (isBoardUnclear)
            piece.why.push_back(boardUnclear);
        if (piece.kind != MinePieceSeen::Kind::Tile || !piece.level)
            continue;
        const auto alike = static_cast<int>(std::ranges::count_if(
            mine.pieces, [&](const MinePieceSeen &other) { return isAlike(piece, other); }));
        if (alike > tilesOfAKind)
            piece.why.push_back({Doubt::Kind::TooManyTiles, alike, tilesOfAKind});
    }
}

} // namespace vision
