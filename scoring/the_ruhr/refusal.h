// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/seat.h"
#include "scoring/the_ruhr/tokens.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace scoring::the_ruhr {

/// Why the rules, or the pieces in the box, forbid something.
enum class RefusalCode : std::uint8_t {
    NotStarted,
    AlreadyStarted,
    PlayerCount, ///< only 2 to 4 play; number: how many were named
    NoSuchSeat,
    NotNow,            ///< belongs to another part of the round
    NotTracked,        ///< this group does not follow it
    NotYourTurn,       ///< seat: whose turn it is
    AnswerNeeded,      ///< something the table cannot know was not said; seat: about whom
    AnswerContradicts, ///< limit: what the table knows, number: what was said
    CountImpossible,   ///< number: what was said, limit: the most (or, below it, the least)
    NotEnoughThalers,  ///< number: price, limit: thalers in hand
    TokenMissing,      ///< token: the one that would allow it
    TokenUsed,         ///< token: used in this round already, or, if white, in this game
    TokenHeld,         ///< token: owned already
    TokenNotEarned,    ///< token: its cubes are not complete
    TokenDue,          ///< token: earned, and still to be taken
    NotThisToken,      ///< token: it does not do that
    TileGone,          ///< that tile was drawn before, or all water tiles were
    BagEmpty,          ///< there is no tile to draw
    PilotBanned,       ///< a water tile was drawn this round
    PilotNeeded,       ///< Ruhrort, or a depot with a pilot sign
    TowingNeeded,      ///< the barge cannot go upstream on its own
    DownstreamOnly,    ///< coal is never delivered upstream
    WagesTaken,        ///< seat: who took the Wages in this round
    DepotTaken,        ///< seat: whose barge lies there
    DepotEmpty,        ///< no die lies in that depot
    DepotFull,         ///< a die lies in that depot already
    OtherRegion,       ///< coal of that colour, or in this round, does not go into that region
    ArrowEmpty,        ///< no die of that colour lies on an arrow space
    ArrowNotEmpty,     ///< a die on an arrow space is taken before one in a depot
    DieFallen,         ///< a die slid off the track and needs a depot first; seat: who chooses it
    DepotNotChosen,    ///< the player's turn is not over before
    AlreadyChosen,     ///< a player loads once a round
    NothingLoaded,     ///< there is no coal to sell
    AlreadySold,       ///< a player sells once a round
    NotSold,           ///< the player's turn is not over before
    AreaFull,          ///< there is no empty space for that cube
    MerchantUseless,   ///< no cube was gained, or it stays where it is
    TooEarly,          ///< no locks before round 2
    NothingBought,     ///< a purchase names what is bought
    TooManyLocks,      ///< number: asked for, limit: allowed
    NoDamLeft,         ///< limit: dams still there
    NoWarehouse,       ///< none left in the supply
    SiteFull,          ///< limit: spaces of that city or coal dump, all taken
    AlreadyThere,      ///< the player has a warehouse in that city or column
    TooManyInRuhrort,  ///< limit: the most a player may have there
    NotThere,          ///< no such warehouse to be moved
    NotYours,          ///< another player's warehouse
    LoanNotNeeded,     ///< number: price, limit: thalers in hand, which are enough
    NoLoanSpace,       ///< limit: loan spaces, all taken
    NoSuchLoan,        ///< number: loans to be repaid, limit: loans there are
    TurnsLeft,         ///< seat: who still has to act in this phase
};

/// A refusal and what it is about. Only the details that belong to the code are set.
struct Refusal {
    RefusalCode code{};
    std::optional<Seat> seat;
    int number = 0;
    int limit = 0;
    std::optional<Token> token;
    bool operator==(const Refusal &) const = default;
};

/// What a calculator answers: the value, or why there is none.
template <typename T>
using Result = std::variant<T, Refusal>;

} // namespace scoring::the_ruhr
