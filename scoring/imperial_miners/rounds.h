// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scoring::imperial_miners {

inline constexpr int roundCount = 10;
inline constexpr int eventCardsInTheBox = 18;
inline constexpr int eventCardsUsed = 10;
static_assert(eventCardsUsed == roundCount);

/// The event deck tells which round it is.
struct RoundCounter {
    int left = roundCount; ///< cards in the event deck
    bool revealed = false; ///< whether this round's event is already turned up
    bool operator==(const RoundCounter &) const = default;

    constexpr int round() const { return roundCount - left + (revealed ? 0 : 1); }
    /// After the round under way.
    constexpr int roundsToCome() const { return revealed ? left : left - 1; }
};

} // namespace scoring::imperial_miners
