// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/coal_baron_game.h"
#include "companion/view/exercise_view.h"

#include <optional>

namespace companion {

// Exercises on what the group itself has played.

/// The shift that is under way, as if it ended now; the last one evaluated between shifts.
std::optional<ExerciseShown> ownShift(const CoalBaronGame &game);

/// A finished game: one of its shifts, or with 0 the end. Nothing where that was not written down.
std::optional<ExerciseShown> ownShift(Ledger &ledger, const QString &game, int shift);

/// The end of a game whose shifts are all evaluated.
ExerciseShown ownEnd(const CoalBaronGame &game, const scoring::coal_baron::Game &counted);

/// The newest finished game of Coal Baron whose shifts are known.
struct PlayedLast {
    QString id;
    QString players;
    QString day;
};
std::optional<PlayedLast> playedLast(Ledger &ledger);

} // namespace companion
