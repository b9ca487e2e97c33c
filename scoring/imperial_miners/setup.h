// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/research.h"
#include "scoring/imperial_miners/rounds.h"

#include <array>
#include <cstdint>

namespace scoring::imperial_miners {

/// What everybody draws at the start, by level, and how much of it stays in hand.
struct StartingHand {
    std::array<int, 3> drawn{}; ///< of levels 1, 2 and 3
    int kept = 0;
    bool operator==(const StartingHand &) const = default;
};

inline constexpr StartingHand normalHand{{2, 3, 3}, 4};
inline constexpr StartingHand firstGameHand{{2, 2, 2}, 6};
inline constexpr int startingCoins = 0;

enum class SetupStep : std::uint8_t {
    ResearchBoards, ///< number: boards, a random side up
    MineDecks,      ///< levels 1 to 3 shuffled apart, level 4 as it is; room for discard piles
    EventDeck,      ///< number: cards taken unseen
    Supply,
    Colours,       ///< a pickaxe marker, below the boards, and a surface board each
    SurfaceBoards, ///< laid out in front of everyone
    StartingHands, ///< number: cards everyone keeps
};

struct SetupTask {
    SetupStep step{};
    int number = 0;
    bool operator==(const SetupTask &) const = default;
};

/// The set-up, step by step in the order of the rulebook. It is the same for every number of players.
constexpr std::array<SetupTask, 7> setupChecklist(const StartingHand &hand)
{
    return {{{SetupStep::ResearchBoards, researchBoards},
             {SetupStep::MineDecks},
             {SetupStep::EventDeck, eventCardsUsed},
             {SetupStep::Supply},
             {SetupStep::Colours},
             {SetupStep::SurfaceBoards},
             {SetupStep::StartingHands, hand.kept}}};
}

} // namespace scoring::imperial_miners
