// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/seat.h"

#include <cstdint>
#include <optional>
#include <string>

namespace scoring::imperial_miners {

/// Why the rules forbid an event. The box never does: the supply counts as unlimited.
enum class RefusalCode : std::uint8_t {
    NotStarted,
    AlreadyStarted,
    PlayerCount,        ///< only 1 to 5 play; number: how many were named
    TrackingIncomplete, ///< half carts cannot be followed without mines
    NoSuchSeat,
    NotNow,          ///< belongs to another part of the round
    NotTracked,      ///< this group does not follow it
    AlreadyDone,     ///< seat: has done this step already
    CardNotRevealed, ///< seat: has no card to place
    CardNotPlaced,   ///< seat: still has to place the card
    ChainUnfinished, ///< seat: the chain is not yet at the surface
    SurfaceNotUsed,  ///< seat: still has to pick an effect of the surface
    NoSuchLevel,
    NoSuchCost,       ///< number: cost, limit: the most a card of that level costs
    NotEnoughCoins,   ///< number: needed, limit: coins there are
    NoPlace,          ///< no place in the mine for a card of that level
    NoCardInHand,     ///< what is played must come from the deck
    OnlyLevelOne,     ///< who cannot play draws and plays a card of level 1
    NeedsAnId,        ///< a card must be called something
    CardExists,       ///< card: another one is called so
    NoSuchCard,       ///< card
    WrongRow,         ///< number: the row, limit: the level of the card that was revealed
    OffGrid,          ///< between two places of its row
    Occupied,         ///< card: lies there
    Unsupported,      ///< hangs from nothing
    HalfCartsNeeded,  ///< this group follows carts
    TooManyFactions,  ///< a card has two at most, and not the same one twice
    NotInChain,       ///< card: not the one placed, nor one right above the last
    ChainEnded,       ///< the surface is next
    AlreadyActivated, ///< card: acts only once in a round
    NoSuchEffect,     ///< number; limit: effects the surface has
    TooManyMachines,  ///< card; number: said, limit: what still fits
    TooFewMachines,   ///< card; number: to be taken away, limit: machines there are
    HasCollapse,      ///< card
    NoCollapse,       ///< card
    NotAdjacent,      ///< the two cards do not touch
    NotJoined,        ///< no half carts on both sides
    CartIsFull,
    CartIsEmpty,
    NoCartToken,        ///< none lies between the two cards
    CartTokenInTheWay,  ///< card: a cart token beside it could not lie where it does
    ResearchImpossible, ///< seat: no way of the marker leads there
    TooManySteps,       ///< number: steps, limit: the most the effect allows
    NoBoardChosen,
    NoSuchBoard,
    SameBoard,          ///< the marker goes on to another board
    BoardLengthUnknown, ///< number: the board whose spaces have to be counted first
    MarkerBeyond,       ///< seat: whose marker is on or above that space
    NotEnoughCards,     ///< number: to be discarded, limit: cards in hand and drawn
    DeckFourClosed,     ///< seat: neither research nor an event gives a card of level 4 now
    CountImpossible,    ///< a number that cannot be; number: said, limit: the most
    CartTokensTooMany,  ///< seat; number: cart tokens, limit: half carts
    AnswerNeeded,       ///< seat: whose numbers are missing, none where it is everyone's
    AnswerContradicts,  ///< seat; limit: what the table knows, or the most it leaves; number: what was said
};

/// A refusal and what it is about. Only the details that belong to the code are set.
struct Refusal {
    RefusalCode code{};
    std::optional<Seat> seat;
    int number = 0;
    int limit = 0;
    std::string card;
    bool operator==(const Refusal &) const = default;
};

} // namespace scoring::imperial_miners
