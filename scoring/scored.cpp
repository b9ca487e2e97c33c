// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scored.h"

namespace scoring {

Scored scored(const Record &record)
{
    if (const auto *totals = std::get_if<Totals>(&record.part))
        return score(*totals, record.game);
    return std::visit(
        [](const auto &game) -> Scored {
            if constexpr (requires { score(game); })
                return score(game);
            else
                return {};
        },
        record.part);
}

const GameScore &gameScore(const Scored &scored)
{
    return std::visit([](const GameScore &score) -> const GameScore & { return score; }, scored);
}

} // namespace scoring
