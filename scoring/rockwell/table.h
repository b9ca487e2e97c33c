// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fold.h"
#include "scoring/rockwell/claims.h"
#include "scoring/rockwell/events.h"
#include "scoring/rockwell/game.h"
#include "scoring/rockwell/refusal.h"
#include "scoring/rockwell/robot.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace scoring::rockwell {

enum class Phase : std::uint8_t {
    BeforeStart,
    Auction,
    VicePresidents,
    Safety,
    Drill,
    Robot,
    Shafts,
    Trade,
    Develop,
    RobotUpgrade,
    RoundEnd, ///< the last moment to show goals, then everything goes back to its place
    Round,    ///< all of a round, where turns are not tracked
    FinalCount,
    Finished,
};

/// A vice president on a board.
struct VicePresident {
    int space = 0;
    int actionsLeft = 0;
    bool operator==(const VicePresident &) const = default;
};

struct Player {
    Purse purse;
    int tokens = 0;
    std::vector<int> deliveries; ///< prestige
    GoalTiles goals;
    int cards = 0; ///< extraction cards kept
    int safety = 0;
    int movement = 0;
    bool reachedCentre = false;
    std::vector<Tile> shafts;                                   ///< on the board, shaft 1 first
    std::array<std::optional<VicePresident>, 3> vicePresidents; ///< by board
    Traded traded{};                                            ///< in this round
    bool operator==(const Player &) const = default;
};

struct TileState {
    bool open = false;
    std::optional<int> requirement; ///< on the closed side, once it was read
    std::optional<Cubes> printed;   ///< on the open side, once it was read
    bool operator==(const TileState &) const = default;
};

/// The drilling turn under way.
struct Turn {
    std::optional<int> crew; ///< the active one, by its number among all crews
    bool over = false;       ///< as soon as no extraction is due any more
    bool operator==(const Turn &) const = default;
};

/// An upgrade of power in several steps that an extraction interrupted.
struct Raising {
    int crew = 0; ///< among all crews
    int stepsLeft = 0;
    bool operator==(const Raising &) const = default;
};

/// What became of the last card.
struct ExtractionReport {
    Tile tile;
    Split split;
    std::vector<std::optional<Danger>> dangers; ///< per share; nothing for who was in none
    std::optional<Seat> cardKeptBy;
    bool operator==(const ExtractionReport &) const = default;
};

/// A live game: what folding its events gives.
struct Table {
    Phase phase = Phase::BeforeStart;
    int round = 0;
    int drillRound = 0; ///< 1 to 4
    Options options;
    Tracking tracking;
    Rings rings{};
    int spacesOnBoardOne = boardOneSpaces;
    Prices prices;
    bool pricesRead = false;            ///< off the pieces of this table
    std::vector<BoardSpace> spacesRead; ///< of boards II and III, as far as their actions are known
    std::vector<Seat> managementOrder;
    std::vector<Seat> shiftOrder;
    std::vector<Player> players;
    std::vector<Crew> crews; ///< four of each seat, then the robot's
    std::array<std::array<TileState, tilesPerLayer>, layerCount> tiles;
    std::vector<std::optional<Bid>> closedBids; ///< per seat, until all hands are opened; else empty
    std::vector<AuctionPlace> lastAuction;      ///< the order it made, the first in front
    int bribeTilesLeft = bribeTiles;
    int placed = 0;             ///< vice presidents, or places passed over, in this round
    std::size_t turnNumber = 0; ///< in the shift order of this drill round
    Turn turn;
    std::vector<Seat> queue; ///< those with a vice president on the board of phase II or III, in order
    std::size_t acting = 0;  ///< in the queue
    std::optional<Seat>
        active;              ///< who caused what happened last, maybe the robot; nothing for shafts that paid
    bool severalGot = false; ///< cubes, by an extraction or their shafts, and nothing else happened since
    std::vector<Tile> checking; ///< tiles on which the last step may have brought enough power
    std::optional<Raising> raising;
    std::vector<Tile> unpaidShafts;
    std::vector<EndTrigger> end; ///< what will end the game with this round
    std::optional<ExtractionReport> lastExtraction;
    std::optional<std::vector<FinalHoldings>> final;
    bool operator==(const Table &) const = default;

    int seats() const { return static_cast<int>(players.size()); }
    Player &player(Seat seat) { return players[static_cast<std::size_t>(index(seat))]; }
    const Player &player(Seat seat) const { return players[static_cast<std::size_t>(index(seat))]; }
    TileState &tile(const Tile &tile) { return tiles[at(tile.layer)][static_cast<std::size_t>(tile.number)]; }
    const TileState &tile(const Tile &tile) const
    {
        return tiles[at(tile.layer)][static_cast<std::size_t>(tile.number)];
    }
};

/// Carries out one event, or says why not; a refused event leaves the table as it was.
/// (An Event being a std::variant, an unqualified call with one that is not const finds std::apply instead.)
std::optional<Refusal> apply(Table &table, const Event &event);

using RefusedEvent = RefusedEventOf<Refusal>;
using Folded = FoldedOf<Table, Refusal>;
using LogEntry = LogEntryOf<Event>;

/// The table after all events; where the last ones are left out, the table as it was then.
Folded fold(std::span<const Event> events);

/// The table after all entries that are in force: with undo, redo and corrections.
Folded fold(std::span<const LogEntry> log);

/// Whose turn it is; nothing where everyone acts or nobody does. In the robot's turn, who acts for it.
std::optional<Seat> actor(const Table &table);

/// Whether that player's hand is still to be closed in the auction.
bool mustBid(const Table &table, Seat seat);

/// The actions printed on a space of board II or III, once somebody has read them.
std::optional<int> actionsOn(const Table &table, Board board, int space);

/// Whose shaft lies on the tile.
std::optional<Seat> shaftOwner(const Table &table, const Tile &tile);

/// A player's crews.
std::vector<Crew> crewsOf(const Table &table, Seat seat);

/// Tiles that have enough power and wait for their card; the active player chooses which comes first.
std::vector<Tile> tilesDue(const Table &table);
/// Closed tiles with power on them whose number must be read before anything else can happen.
std::vector<Tile> tilesUnread(const Table &table);

/// How a card of that tile would be shared out now: who shares, and who would get a remainder.
Split sharing(const Table &table, const Tile &tile);

/// Which of the robot's crews (0 to 3) must move now.
RobotCrewChoice robotCrew(const Table &table);
/// Where it must go; nothing while the numbers of the tiles around it are not all read, where the table has
/// not said how the rings lie, or for a crew that it does not have.
std::optional<RobotTileChoice> robotDestination(const Table &table, int crew);

/// The tiles whose numbers decide where it goes and have not been read.
std::vector<Tile> robotTilesUnread(const Table &table, int crew);

/// A goal that several may take now, in the order in which they would.
struct ClaimDue {
    Goal goal{};
    std::vector<Seat> seats;
    bool operator==(const ClaimDue &) const = default;
};

/// Goals known to be fulfilled and not yet claimed.
std::vector<ClaimDue> claimsDue(const Table &table);

/// Everybody, in the order in which tiles of one goal are taken at this moment.
std::vector<Seat> claimOrder(const Table &table);

/// Who comes before that player at this moment and is seen by everybody to fulfil the goal too, in order.
/// What lies behind screens is kept there.
std::vector<Seat> seenBefore(const Table &table, Seat seat, Goal goal);

enum class QuestionKind : std::uint8_t {
    Requirement, ///< tile
    RobotCrew,   ///< which one moves, of several: then the numbers of robotTilesUnread() are needed
    Card,        ///< tile
    ShaftPrint,  ///< tile
    SafetyPrices,
    ShaftPrices,
    Stock, ///< of every player, at the end
    Money,
    Deliveries,
};

struct Question {
    QuestionKind kind{};
    std::optional<Tile> tile;
    bool operator==(const Question &) const = default;
};

/// Everything the table cannot know and needs before it can go on.
std::vector<Question> questions(const Table &table);

/// The finished game in the form it is scored and saved in; only once the end was counted.
Game gameOf(const Table &table);

} // namespace scoring::rockwell
