// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fold.h"
#include "scoring/the_ruhr/coal_dice.h"
#include "scoring/the_ruhr/delivery.h"
#include "scoring/the_ruhr/events.h"
#include "scoring/the_ruhr/game.h"
#include "scoring/the_ruhr/refusal.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace scoring::the_ruhr {

enum class Phase : std::uint8_t {
    BeforeStart,
    EventDue,
    Draw,
    Choose,
    Deliver,
    Tokens,
    Buy,
    Export,
    RoundEnd,
    FinalCount,
    Finished,
};

struct Player {
    int vp = 0;
    int thalers = 0;
    int supply = warehousesInSupply;
    int storageLock = warehousesPerStorage;
    int storageMark = warehousesPerStorage;
    std::array<bool, warehousesOnTheRoundTrack> roundTrack{true, true, true, true, true};
    int loans = 0;
    std::array<bool, cityCount> cities{};
    std::array<int, dumpCount> dumps{};
    Tokens tokens;
    PerArea cubes;
    int locks = 0;

    // The barge, as far as it was told.
    std::optional<int> riverIndex;
    int arrival = 0;
    SalePlace bargeAt{};
    int soldInRound = 0; ///< the last round in which a sale was told

    // This round.
    bool chosen = false;
    std::optional<Action> action;
    std::optional<int> depot;
    std::optional<Die> die;
    std::optional<int> face;

    bool operator==(const Player &) const = default;
};

/// A live game: what folding its events gives.
struct Table {
    Phase phase = Phase::BeforeStart;
    int round = 0;
    Options options;
    Tracking tracking;
    Difficulty difficulty = Difficulty::Normal;
    Board board; ///< grows by what was said
    Seat startingPlayer{};
    std::vector<Player> players;
    std::vector<Seat> order; ///< of the turns in this phase; empty where they are not tracked
    std::size_t turn = 0;
    Columns columns;
    int exportIndex = 0;
    int locks = 0; ///< built by all
    int tilesDrawn = 0;
    int waterDrawn = 0;
    std::array<bool, tiles.size()> demandDrawn{};
    std::array<std::optional<int>, cityCount> onCity{}; ///< thalers lying there; nothing where not known
    std::optional<int> onRuhrort;
    std::array<std::optional<int>, factoryCount> onFactory{};
    std::array<int, countryCount> flagsSeen{};
    CoalDice dice;
    int arrivals = 0;
    std::optional<Delivery> lastSale; ///< what it brought, as far as that is tracked

    // This round.
    std::optional<Country> flag;
    bool pilotBanned = false;
    std::optional<Seat> wagesTakenBy;

    std::optional<FinalState> final;
    bool operator==(const Table &) const = default;

    int seats() const { return static_cast<int>(players.size()); }
    Player &player(Seat seat) { return players[static_cast<std::size_t>(index(seat))]; }
    const Player &player(Seat seat) const { return players[static_cast<std::size_t>(index(seat))]; }
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

/// Whose turn it is; nothing where turns are not tracked or everyone acts at once.
std::optional<Seat> next(const Table &table);

/// Who chooses the depot for a die that slid off the transport track: whose barge lies furthest upstream now.
/// Nothing where turns are not tracked, and while no die is waiting.
std::optional<Seat> depotChooser(const Table &table);

/// The regions into which that die may go, as far as the table can tell.
std::vector<Region> regionsForFallen(const Table &table);

/// A player's warehouses, wherever they are: always ten.
int warehouses(const Table &table, Seat seat);

/// How many tiles are in the bag; nothing where nobody keeps account of locks.
std::optional<int> tilesInTheBag(const Table &table);

/// What a player has right now, as if the game ended here. What is not tracked means nothing.
FinalHoldings holdingsNow(const Table &table, Seat seat);
FinalWarehouses warehousesOf(const FinalHoldings &player);

/// The game in the form it is scored and saved in; the end must have been counted.
Game gameOf(const Table &table);

} // namespace scoring::the_ruhr
