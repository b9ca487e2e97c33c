// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/auction.h"
#include "scoring/rockwell/market.h"
#include "scoring/rockwell/mine.h"
#include "scoring/rockwell/options.h"
#include "scoring/rockwell/prices.h"

#include <optional>
#include <variant>
#include <vector>

namespace scoring::rockwell {

/// What a group follows while it plays, besides goals. Everything else is asked for when it is needed.
struct Tracking {
    bool turns = false;   ///< the phases of a round, vice presidents and whose turn it is
    bool screens = false; ///< what lies behind the screens: cubes, money, tokens, delivery tiles
    bool mine = false;    ///< crews, tiles and shafts on the board; needs `turns`
    bool operator==(const Tracking &) const = default;
};

inline constexpr Tracking trackEverything{true, true, true};

/// The orders are those drawn at the set-up, leftmost first; they may be empty where turns are not tracked.
struct GameStarted {
    int players = 0;
    std::vector<Seat> managementOrder;
    std::vector<Seat> shiftOrder;
    Rings rings{};
    Options options;
    Tracking tracking;
    int spacesOnBoardOne = boardOneSpaces; ///< only the side for four players is known to have these
    bool operator==(const GameStarted &) const = default;
};

/// The prices were read off the tiles of the table.
struct PricesRead {
    Prices prices;
    bool operator==(const PricesRead &) const = default;
};

/// All hands were opened. `bids` per seat.
struct AuctionHeld {
    std::vector<Bid> bids;
    bool operator==(const AuctionHeld &) const = default;
};

/// A hand is closed: nobody sees what is in it before the last one is, and all are opened. Who closes it
/// again takes the earlier bid back.
struct BidMade {
    Seat seat{};
    Bid bid;
    bool operator==(const BidMade &) const = default;
};

/// The boards of phase I (control centre), II (exchange) and III (workshop).
enum class Board : std::uint8_t { ControlCentre, Exchange, Workshop };

/// A space of a board, 1 the best, and the actions printed there; board I has none.
struct BoardSpace {
    Board board{};
    int space = 0;
    int actions = 0;
    bool operator==(const BoardSpace &) const = default;
};

/// The actions on spaces of boards II and III were read off the boards of the table, before anybody goes
/// there.
struct SpacesRead {
    std::vector<BoardSpace> spaces;
    bool operator==(const SpacesRead &) const = default;
};

/// A vice president is placed, or not.
struct VicePresidentPlaced {
    Seat seat{};
    std::optional<BoardSpace> space;
    bool operator==(const VicePresidentPlaced &) const = default;
};

/// Cubes become temporary safety tokens, one for one.
struct TokensBought {
    Seat seat{};
    Cubes cubes;
    bool operator==(const TokensBought &) const = default;
};

/// Everyone has bought tokens, or the round is over. Where the mine is not tracked also: drilling is over,
/// the shafts have paid.
struct PhaseEnded {
    bool operator==(const PhaseEnded &) const = default;
};

/// The number on the closed side of a tile; as long as it is closed, a misreading is mended by another one.
struct RequirementRead {
    Tile tile;
    int requirement = 0;
    bool operator==(const RequirementRead &) const = default;
};

/// The crew of this drilling turn moves, or stays where it is. Crews are numbered from 0 for each player.
struct CrewMoved {
    Seat seat{};
    int crew = 0;
    Place to;
    bool keepSubcontractor = false; ///< pays its rent again; else the die goes back
    bool operator==(const CrewMoved &) const = default;
};

/// A crew of somebody else, or of the robot, comes along. Where the mine is not tracked, which crew it is and
/// where it goes does not matter, but its subcontractor has to be said.
struct Bribed {
    Seat seat{};
    Seat victim{};
    int crew = 0;
    Tile to;
    std::optional<int> said; ///< power of the subcontractor that comes along, 0 for none
    bool operator==(const Bribed &) const = default;
};

struct Hired {
    Seat seat{};
    int power = 0;
    bool operator==(const Hired &) const = default;
};

/// A crew that moved keeps its subcontractor, of that power, and pays for it again. Only where the mine is
/// not tracked: else it is part of the move.
struct RentPaid {
    Seat seat{};
    int power = 0;
    bool operator==(const RentPaid &) const = default;
};

/// Nothing more happens in this drilling turn.
struct TurnEnded {
    Seat seat{};
    bool operator==(const TurnEnded &) const = default;
};

/// What the table cannot know of an extraction where the mine is not tracked.
struct ExtractionSaid {
    std::vector<Sharer> sharers;
    std::optional<Seat> shaftOwner;
    Seat active{}; ///< maybe the robot; where it is overlooked and turns are not tracked, who acts for it
    bool operator==(const ExtractionSaid &) const = default;
};

/// A tile was drilled through and its card drawn. `tokens` per seat: those offered against danger; may be
/// empty.
struct Extracted {
    Tile tile;
    Cubes card;
    bool danger = false;
    std::vector<int> tokens;
    std::optional<ExtractionSaid> said;
    bool operator==(const Extracted &) const = default;
};

/// A shaft on an open tile pays what the tile prints; where it was read otherwise before, this one counts.
struct ShaftPaid {
    Seat seat{};
    Tile tile;
    Cubes cubes;
    bool operator==(const ShaftPaid &) const = default;
};

struct ResourceTraded {
    Seat seat{};
    Trade trade;
    bool operator==(const ResourceTraded &) const = default;
};

/// A crew becomes stronger; by several steps in one action only where the table plays so.
struct PowerRaised {
    Seat seat{};
    int crew = 0;
    int steps = 1;
    bool operator==(const PowerRaised &) const = default;
};

struct SafetyRaised {
    Seat seat{};
    bool operator==(const SafetyRaised &) const = default;
};

struct MovementRaised {
    Seat seat{};
    bool operator==(const MovementRaised &) const = default;
};

/// The player's next shaft goes onto a tile.
struct ShaftPlaced {
    Seat seat{};
    Tile tile;
    bool operator==(const ShaftPlaced &) const = default;
};

/// A shaft that lies on the board, 1 to 3, goes elsewhere.
struct ShaftMoved {
    Seat seat{};
    int shaft = 0;
    Tile tile;
    bool operator==(const ShaftMoved &) const = default;
};

/// Cubes are handed in for a delivery tile.
struct CubesDelivered {
    Seat seat{};
    Cubes cubes;
    int prestige = 0;
    bool operator==(const CubesDelivered &) const = default;
};

/// The vice president goes home with actions left.
struct ActionsGivenUp {
    Seat seat{};
    bool operator==(const ActionsGivenUp &) const = default;
};

struct RobotMoved {
    int crew = 0;
    Tile to;
    bool operator==(const RobotMoved &) const = default;
};

/// A crew of the robot becomes stronger, or none does.
struct RobotUpgraded {
    std::optional<int> crew;
    bool operator==(const RobotUpgraded &) const = default;
};

/// A fulfilled goal is shown. The app never claims for anyone.
struct GoalClaimed {
    Seat seat{};
    Goal goal{};
    bool operator==(const GoalClaimed &) const = default;
};

/// What lies behind a screen was counted.
struct ScreenCounted {
    Seat seat{};
    Purse purse;
    int tokens = 0;
    bool operator==(const ScreenCounted &) const = default;
};

/// What a player has at the end, as far as the table does not know it.
struct FinalAnswer {
    std::optional<Cubes> stock;
    std::optional<int> money;
    std::optional<std::vector<int>> deliveries;
    bool operator==(const FinalAnswer &) const = default;
};

struct FinalCounted {
    std::vector<FinalAnswer> players; ///< per seat
    bool operator==(const FinalCounted &) const = default;
};

/// What happened at the table. Seats and numbers may be nonsense, apply() refuses them; resources, layers,
/// goals, boards and options are always ones that exist.
using Event = std::variant<GameStarted, PricesRead, AuctionHeld, BidMade, VicePresidentPlaced, TokensBought,
                           PhaseEnded, RequirementRead, CrewMoved, Bribed, Hired, RentPaid, TurnEnded,
                           Extracted, ShaftPaid, ResourceTraded, PowerRaised, SafetyRaised, MovementRaised,
                           ShaftPlaced, ShaftMoved, CubesDelivered, ActionsGivenUp, RobotMoved, RobotUpgraded,
                           GoalClaimed, ScreenCounted, FinalCounted, SpacesRead>;

} // namespace scoring::rockwell
