// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/carts.h"
#include "scoring/imperial_miners/options.h"
#include "scoring/imperial_miners/pieces.h"
#include "scoring/imperial_miners/research.h"
#include "scoring/imperial_miners/setup.h"
#include "scoring/seat.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace scoring::imperial_miners {

/// What a group follows while it plays, besides the rounds. What scores and is not followed is asked for at
/// the end.
struct Tracking {
    bool coins = false;
    bool points = false; ///< the value of the point tokens
    bool hands = false;  ///< how many cards
    bool mines = false;  ///< where the cards lie, the chain, machines and collapses
    bool carts = false;  ///< half carts and cart tokens; needs `mines`
    bool research = false;
    bool operator==(const Tracking &) const = default;
};
inline constexpr Tracking trackEverything{true, true, true, true, true, true};

struct GameStarted {
    int players = 0;
    Options options;
    Tracking tracking;
    int hand = normalHand.kept; ///< cards everyone starts with
    bool operator==(const GameStarted &) const = default;
};

enum class EventTiming : std::uint8_t { Immediate, Modifier, EndOfRound };

/// What is on an event card only the players see.
struct EventRevealed {
    EventTiming timing{};
    std::string text;
    bool operator==(const EventRevealed &) const = default;
};

/// A player, or everybody who is not yet, is done with the step of the round under way.
struct StepDone {
    std::optional<Seat> seat;
    bool operator==(const StepDone &) const = default;
};

/// A card is revealed and paid for. Who can play none takes one of level 1 from the deck. Everybody plays
/// one a round; what some card may say otherwise is not refused, see notes().
struct CardRevealed {
    Seat seat{};
    int level = 0;
    int cost = 0;
    bool fromDeck = false;
    bool operator==(const CardRevealed &) const = default;
};

struct CardPlaced {
    Seat seat{};
    std::string id;
    Position position;
    std::optional<HalfCarts> half; ///< where carts are tracked
    std::vector<Faction> factions;
    bool operator==(const CardPlaced &) const = default;
};

/// The chain reaches a card: first the one just placed, then always one right above.
struct ChainReached {
    Seat seat{};
    std::string card;
    bool operator==(const ChainReached &) const = default;
};

/// An effect or an event activates a single card; no chain starts there.
struct CardActivated {
    Seat seat{};
    std::string card;
    bool operator==(const CardActivated &) const = default;
};

/// The chain is at the surface; one of its effects is picked.
struct SurfaceUsed {
    Seat seat{};
    int effect = 0; ///< 1 to 3
    bool operator==(const SurfaceUsed &) const = default;
};

struct CoinsChanged {
    Seat seat{};
    int by = 0;
    bool operator==(const CoinsChanged &) const = default;
};

struct PointsChanged {
    Seat seat{};
    int by = 0;
    bool operator==(const PointsChanged &) const = default;
};

/// All that one effect does to a hand. In the middle of it the hand may be larger than the limit, which holds
/// once the effect is completed: what is more is discarded then.
struct HandChanged {
    Seat seat{};
    int drawn = 0;     ///< from decks 1 to 3, each card from whichever the player likes
    int discarded = 0; ///< because the effect says so
    int levelFour = 0; ///< drawn from deck 4, which only research and some events open
    bool operator==(const HandChanged &) const = default;
};

struct MachinesChanged {
    Seat seat{};
    std::string card;
    int by = 0;
    bool operator==(const MachinesChanged &) const = default;
};

struct CollapsePlaced {
    Seat seat{};
    std::string card;
    bool operator==(const CollapsePlaced &) const = default;
};

/// By an effect; an activation removes one by itself.
struct CollapseRemoved {
    Seat seat{};
    std::string card;
    bool operator==(const CollapseRemoved &) const = default;
};

struct CartTokenPlaced {
    Seat seat{};
    std::string card;
    std::string other;
    bool operator==(const CartTokenPlaced &) const = default;
};

/// Somebody counted the spaces of a research board, on the side that lies up.
struct BoardMeasured {
    int board = 0;
    int spaces = 0;
    bool operator==(const BoardMeasured &) const = default;
};

struct Researched {
    Seat seat{};
    ResearchMove move;
    bool operator==(const Researched &) const = default;
};

/// A card as it lies there now, whatever was told of it before: somebody looked again.
struct CardCorrected {
    Seat seat{};
    std::string card;
    std::optional<HalfCarts> half; ///< where carts are tracked
    std::vector<Faction> factions;
    int machines = 0;
    int collapse = 0;
    bool operator==(const CardCorrected &) const = default;
};

/// It never lay there: no effect takes one away.
struct CartTokenRemoved {
    Seat seat{};
    std::string card;
    std::string other;
    bool operator==(const CartTokenRemoved &) const = default;
};

/// Where the marker stands now, and the boards it has completed, whatever was told of it before.
struct ResearchCorrected {
    Seat seat{};
    Research research;
    bool operator==(const ResearchCorrected &) const = default;
};

/// What a player has at the end, as far as the table does not know it.
struct FinalAnswer {
    std::optional<PointTokens> pointTokens;
    std::optional<Coins> coins;
    std::optional<CartCounts> carts;
    std::optional<int> hand; ///< never asked for: it scores nothing
    bool operator==(const FinalAnswer &) const = default;
};

struct FinalCounted {
    std::vector<FinalAnswer> players; ///< per seat
    bool operator==(const FinalCounted &) const = default;
};

/// What happened at the table. Seats, cards and numbers may be nonsense, apply() refuses them.
using Event = std::variant<GameStarted, EventRevealed, StepDone, CardRevealed, CardPlaced, ChainReached,
                           CardActivated, SurfaceUsed, CoinsChanged, PointsChanged, HandChanged,
                           MachinesChanged, CollapsePlaced, CollapseRemoved, CartTokenPlaced, BoardMeasured,
                           Researched, FinalCounted, CardCorrected, CartTokenRemoved, ResearchCorrected>;

} // namespace scoring::imperial_miners
