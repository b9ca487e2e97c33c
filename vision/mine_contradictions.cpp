// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_contradictions.h"

#include "scoring/coal_baron/tiles.h"

#include <algorithm>

namespace vision {

using scoring::coal_baron::tilesOfAKind;

void doubtContradictions(MineSeen &mine)
{
    for (MinePieceSeen &piece : mine.pieces) {
        piece.why.insert(piece.why.end(), mine.why.begin(), mine.why.end());
        if (piece.kind != MinePieceSeen::Kind::Tile || !piece.level)
            continue;
        const auto alike =
            static_cast<int>(std::ranges::count_if(mine.pieces, [&](const MinePieceSeen &other) {
                return other.kind == piece.kind && other.level == piece.level && other.side == piece.side &&
                       other.carts == piece.carts;
            }));
        if (alike > tilesOfAKind)
            piece.why.push_back({Doubt::Kind::TooManyCarts, alike * piece.carts, tilesOfAKind * piece.carts});
    }
}

} // namespace vision
