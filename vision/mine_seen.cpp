// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_seen.h"

#include <algorithm>

namespace vision {

using scoring::coal_baron::at;

bool MineSeen::review() const
{
    return !why.empty() ||
           std::ranges::any_of(pieces, [](const MinePieceSeen &piece) { return piece.review(); });
}

LevelCounts countLevels(const MineSeen &mine)
{
    LevelCounts counts{};
    for (const MinePieceSeen &piece : mine.pieces) {
        if (!piece.level)
            continue;
        LevelCount &count = counts[at(*piece.level)][at(piece.side)];
        count.tiles += piece.kind == MinePieceSeen::Kind::Tile ? 1 : 0;
        count.carts += piece.carts;
        count.loaded += piece.loaded;
    }
    return counts;
}

} // namespace vision
