// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/actions.h"
#include "scoring/the_ruhr/board.h"
#include "scoring/the_ruhr/options.h"
#include "scoring/the_ruhr/setup.h"
#include "scoring/the_ruhr/tiles.h"
#include "scoring/the_ruhr/transport.h"
#include "scoring/the_ruhr/warehouses.h"

#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace scoring::the_ruhr {

/// What a group follows while it plays. Everything else is asked for when it is needed.
struct Tracking {
    bool turns = false;      ///< whose turn it is; every move says where on the river it ends
    bool points = false;     ///< the VP track
    bool thalers = false;    ///< money, and what lies on the places of sale
    bool warehouses = false; ///< where they are, loans, and the export marker
    bool tokens = false;     ///< who owns which development tokens
    bool cubes = false;      ///< development cubes
    bool dice = false;       ///< coal on the transport track and in the depots; every sale comes from a depot
    bool operator==(const Tracking &) const = default;
};
inline constexpr Tracking trackEverything{true, true, true, true, true, true, true};

struct GameStarted {
    int players = 0;
    Seat startingPlayer{};
    Options options;
    Tracking tracking;
    Difficulty difficulty = Difficulty::Normal;
    Board board;
    bool operator==(const GameStarted &) const = default;
};

/// Loans with which an action or a purchase is paid for, by someone who cannot pay its price otherwise.
struct LoansTaken {
    int number = 0;
    std::optional<int> pointsLost; ///< asked for where points are tracked and warehouses are not
    bool operator==(const LoansTaken &) const = default;
};

enum class ThalerOrPoint : std::uint8_t { Thaler, Point };

/// Phase 1. The flag in rounds 4 to 11; the choices, per seat, in rounds 3, 6 and 10; where dice are tracked
/// how the track looks that is laid in rounds 1, 4 and 8.
struct EventHappened {
    std::optional<Country> flag;
    std::vector<ThalerOrPoint> choices;
    std::optional<TrackFacts> track{};
    bool operator==(const EventHappened &) const = default;
};

/// Phase 2. No tile: the bag is empty, or nobody keeps account of it.
struct TileDrawn {
    std::optional<Tile> tile;
    bool operator==(const TileDrawn &) const = default;
};

/// What the special action Transport does: a die goes from an arrow space to a free depot. If no die lies on
/// one, a die of another depot goes there.
struct Transported {
    Die die{};
    std::optional<int> from{}; ///< the other depot
    int to = 0;
    std::optional<Region> region{}; ///< of the free depot
    bool operator==(const Transported &) const = default;
};

/// Phase 3: the barge goes to a depot and chooses its die. Transport and Subsidy act first: it may be theirs.
struct DepotChosen {
    Seat seat{};
    std::optional<Action> action;  ///< nothing: none was chosen
    bool towingToken = false;      ///< the white token pays for it
    std::optional<int> riverIndex; ///< 0 is the most upstream space
    std::optional<int> depot;      ///< its number, 1 to 15, however the group counts them
    std::optional<Region> region;
    std::optional<DepotArrow> arrow;
    std::optional<Die> die;
    std::optional<int> face;
    std::optional<Transported> transported; ///< where dice are tracked
    std::optional<int> subsidized;          ///< the depot with the die that Subsidy raises, likewise
    LoansTaken loans;
    bool operator==(const DepotChosen &) const = default;
};

/// Phase 4: the barge arrives and sells. What the table knows by itself need not be said.
struct Sold {
    Seat seat{};
    SalePlace place{};
    int damsPassed = 0;
    std::optional<int> factory; ///< its number, 1 to 12, if the group counts them
    std::optional<FactoryKind> factoryKind;
    std::optional<Region> factoryRegion;
    std::optional<int> riverIndex;
    std::optional<Die> die;
    std::optional<int> face;
    std::optional<int> thalersThere;
    std::optional<std::set<Seat>> owners; ///< of warehouses in the city
    std::optional<bool> spaceFree;        ///< for the development cube
    std::optional<Area> merchantTo;
    std::optional<int> exportIndex; ///< where the marker stands afterwards
    bool operator==(const Sold &) const = default;
};

/// Phase 5.
struct TokenGained {
    Seat seat{};
    Token token{};
    bool operator==(const TokenGained &) const = default;
};

// Phase 6.
struct LocksBuilt {
    Seat seat{};
    std::vector<Region> regions; ///< of each lock
    LoansTaken loans{};
    bool operator==(const LocksBuilt &) const = default;
};

struct WarehouseBuilt {
    Seat seat{};
    Site site;
    bool warehouseToken = false;
    std::optional<int> printedPrice;
    LoansTaken loans{};
    bool operator==(const WarehouseBuilt &) const = default;
};

struct WarehouseMoved {
    Seat seat{};
    Move move;
    LoansTaken loans{};
    bool operator==(const WarehouseMoved &) const = default;
};

/// A repayment is neither an action nor a purchase, so there are no loans for it.
struct LoansRepaid {
    Seat seat{};
    int loans = 0;
    bool operator==(const LoansRepaid &) const = default;
};

/// Where dice are tracked: the die that slid off the transport track goes into a depot, which the player
/// furthest upstream chooses.
struct DieReturned {
    Seat seat{};
    int depot = 0;
    std::optional<Region> region{}; ///< of the depot
    bool operator==(const DieReturned &) const = default;
};

// In any turn of one's own.
struct InnUsed {
    Seat seat{};
    ThalerOrPoint gain{};
    bool operator==(const InnUsed &) const = default;
};

struct CoalHaulingUsed {
    Seat seat{};
    std::optional<int> depot{}; ///< whose die rises, where dice are tracked
    bool operator==(const CoalHaulingUsed &) const = default;
};

/// Where turns are tracked. The rules do not say what becomes of someone for whom no depot is possible:
/// then the turn ends without one.
struct TurnEnded {
    Seat seat{};
    bool nothingPossible = false;
    bool operator==(const TurnEnded &) const = default;
};

/// Where turns are not tracked: everyone has acted in this phase.
struct PhaseEnded {
    bool operator==(const PhaseEnded &) const = default;
};

/// Phase 7. The value of the marker's space, or, where warehouses are not tracked, the points per seat.
struct ExportScored {
    std::optional<int> value;
    std::optional<std::vector<int>> points;
    bool operator==(const ExportScored &) const = default;
};

struct RoundEnded {
    bool operator==(const RoundEnded &) const = default;
};

// What was counted at the table holds.
struct ThalersCounted {
    Seat seat{};
    int thalers = 0;
    bool operator==(const ThalersCounted &) const = default;
};
struct PointsCounted {
    Seat seat{};
    int points = 0;
    bool operator==(const PointsCounted &) const = default;
};

/// The export marker stands on that space, counted from 0.
struct ExportMarkerCounted {
    int index = 0;
    bool operator==(const ExportMarkerCounted &) const = default;
};
/// The barge lies on that space of the river.
struct BargeCounted {
    Seat seat{};
    int riverIndex = 0;
    bool operator==(const BargeCounted &) const = default;
};
struct TokenCounted {
    Seat seat{};
    Token token{};
    TokenState state{};
    bool operator==(const TokenCounted &) const = default;
};
/// A warehouse stands there that comes from the supply, or one is back in it.
struct WarehouseCounted {
    Seat seat{};
    Site site;
    bool isThere = false;
    bool operator==(const WarehouseCounted &) const = default;
};

// What was read off the printed board and the player boards: it holds, whatever was believed before.
struct SiteRead {
    Site site;                 ///< a city or a coal dump
    std::optional<int> spaces; ///< how many there are for warehouses
    std::optional<int> space;  ///< one of them, from 0 at the left, and
    std::optional<int> price;  ///< what is printed on it
    std::optional<int> riverIndex;
    bool operator==(const SiteRead &) const = default;
};
struct ExportTrackRead {
    std::optional<int> index;                 ///< a space, and
    std::optional<int> value;                 ///< its value
    std::optional<int> last;                  ///< the rightmost space
    std::optional<std::vector<int>> rowBonus; ///< of the columns in Ruhrort, from the top
    bool operator==(const ExportTrackRead &) const = default;
};
/// The cubes that a token asks for.
struct CombinationRead {
    Token token{};
    PerArea cubes;
    bool operator==(const CombinationRead &) const = default;
};

struct FinalWarehouses {
    int loans = 0;
    int supply = 0;
    int storageLock = 0;
    int storageMark = 0;
    std::array<bool, cityCount> cities{};
    std::array<int, dumpCount> dumps{};
    int ruhrort = 0;
    bool operator==(const FinalWarehouses &) const = default;
};

/// What a player has at the end, as far as the table does not know it.
struct FinalAnswer {
    std::optional<int> vpTrack;
    std::optional<int> thalers;
    std::optional<FinalWarehouses> warehouses;
    std::optional<SalePlace> bargeAt;
    std::optional<Tokens> tokens;
    bool operator==(const FinalAnswer &) const = default;
};

struct FinalCounted {
    std::vector<FinalAnswer> players; ///< per seat
    bool operator==(const FinalCounted &) const = default;
};

/// What happened at the table. Seats and numbers may be nonsense, apply() refuses them; cities, tokens, tiles
/// and so on are always ones that exist.
using Event = std::variant<GameStarted, EventHappened, TileDrawn, DepotChosen, Sold, TokenGained, LocksBuilt,
                           WarehouseBuilt, WarehouseMoved, LoansRepaid, DieReturned, InnUsed, CoalHaulingUsed,
                           TurnEnded, PhaseEnded, ExportScored, RoundEnded, ThalersCounted, PointsCounted,
                           FinalCounted, ExportMarkerCounted, BargeCounted, TokenCounted, WarehouseCounted,
                           SiteRead, ExportTrackRead, CombinationRead>;

/// Whether an event only says what was counted at the table or read off its boards: that may be told at any
/// time.
inline bool onlyCorrects(const Event &event)
{
    return std::holds_alternative<ThalersCounted>(event) || std::holds_alternative<PointsCounted>(event) ||
           event.index() > Event(FinalCounted{}).index();
}

} // namespace scoring::the_ruhr
