// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/events.h"
#include "scoring/coal_baron/game.h"
#include "scoring/coal_baron/refusal.h"
#include "scoring/coal_baron/setup.h"
#include "scoring/fold.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace scoring::coal_baron {

enum class Phase : std::uint8_t { BeforeStart, Draft, Shift, Evaluated, FinalCount, Finished };

struct OpenOrder {
    Order order{};
    PerCoal filled; ///< squares that are covered, by the colour of the square
    PerCoal cubes;  ///< what lies on them, by the colour of the cube
    bool operator==(const OpenOrder &) const = default;
};

/// Squares that still want a cube.
int openSquares(const OpenOrder &open);

/// Cubes as they were counted, apart from those on carts.
struct CountedCubes {
    int cage = 0;
    int storage = 0;
    int onOrders = 0;
    bool operator==(const CountedCubes &) const = default;

    int sum() const { return cage + storage + onOrders; }
};

struct Player {
    int workers = 0;            ///< still to be placed this shift
    bool placedUnnamed = false; ///< this shift, workers on a space that was not said
    int marks = 0;
    std::vector<Order> delivered;
    std::vector<OpenOrder> open;              ///< where orders are not tracked: those that were noted
    Mine mine;                                ///< where it is not tracked any more: as it was last seen
    PerCoal countedEmptyCarts;                ///< where the mine itself is not tracked
    std::optional<int> countedMarks;          ///< a note, where marks are not tracked
    std::optional<CountedCubes> countedCubes; ///< a note, where cubes are not tracked
    std::optional<Coal> cageLevel;            ///< nothing: at the surface
    PerCoal cage;
    PerCoal storage;
    bool operator==(const Player &) const = default;
};

/// The action that was started last, as far as it is known.
struct Turn {
    std::optional<Seat> seat;
    std::optional<Space> space;
    int steps = 0;  ///< of mining, used
    int pieces = 0; ///< tiles, orders or deliveries so far
    bool operator==(const Turn &) const = default;
};

/// A live game: what folding its events gives.
struct Table {
    Phase phase = Phase::BeforeStart;
    int shift = 0;
    Options options;
    Tracking tracking;
    Seat firstStartingPlayer{};
    Seat startingPlayer{}; ///< of this shift
    Seat next{};           ///< who places workers next; the previous one while nobody has any left
    Turn turn;
    bool spacesKnown = true;                               ///< every placement of this shift named its space
    std::optional<std::vector<int>> countedFactoryWorkers; ///< of this shift, per seat
    std::vector<Player> players;
    std::array<std::array<int, mostPlayers>, spaceCount> standing{}; ///< workers by space and seat
    std::vector<ShiftState> shifts;
    std::optional<FinalState> final;
    std::vector<Line> lines;            ///< of the shifts evaluated so far, and of the end
    std::optional<NextStart> nextStart; ///< after shift 1 and 2, until the next one starts
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

/// Empty carts of a player, from the mine or as they were counted.
PerCoal emptyCarts(const Table &table, Seat seat);

/// The most carts of a colour that a player could ever have empty, given what the others have.
int mostEmptyCarts(const Table &table, Seat seat, Coal coal);

/// What each player has right now, as if the shift ended here. Factory workers as far as they are known.
ShiftState shiftStateNow(const Table &table);

/// Points per seat so far: evaluated lines, and what was delivered since.
std::vector<int> pointsNow(const Table &table);

/// Workers of that seat on factory spaces.
int factoryWorkers(const Table &table, Seat seat);

/// Cubes that are not in any player's hands.
PerCoal supply(const Table &table);

/// Something the table cannot know and needs before it can go on.
enum class Question : std::uint8_t { FactoryWorkers, Marks, Cubes, OpenOrders, Tiles };

/// What has to be asked of every player before the shift can end, or the final reckoning be made.
std::vector<Question> questions(const Table &table);

/// The game so far in the form it is scored and saved in: the shifts that have ended.
Game gameOf(const Table &table);

} // namespace scoring::coal_baron
