// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fold.h"
#include "scoring/imperial_miners/chain.h"
#include "scoring/imperial_miners/events.h"
#include "scoring/imperial_miners/game.h"
#include "scoring/imperial_miners/placement.h"
#include "scoring/imperial_miners/refusal.h"
#include "scoring/imperial_miners/rounds.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace scoring::imperial_miners {

/// Where the game is. Placing and the chain are one phase: everybody goes through them in their own time.
enum class Phase : std::uint8_t {
    Setup,
    EventReveal,
    EventResolve, ///< of an immediate event
    MineReveal,
    MinePlaceAndChain,
    EndOfRoundResolve, ///< of an event for the end of the round
    FinalScoring,
    Finished,
};

/// How far a player is in placing and the chain.
enum class MineStep : std::uint8_t { Place, Chain, Surface };

/// A card the chain reached, and what that did.
struct ChainStep {
    std::string card;
    Activation activation{};
    bool operator==(const ChainStep &) const = default;
};

struct RevealedCard {
    int level = 0;
    int cost = 0;
    bool placed = false; ///< where mines are tracked
    bool operator==(const RevealedCard &) const = default;
};

struct Player {
    int coins = startingCoins;
    int points = 0; ///< in tokens
    int hand = 0;
    Mine mine;
    UnseenMine unseen; ///< where mines are not tracked
    Research research;
    bool done = false; ///< with the step of the round under way

    // This round.
    std::vector<RevealedCard> revealed; ///< one, unless a card says otherwise
    MineStep step = MineStep::Place;
    std::string chainFrom;                       ///< the card whose chain runs
    std::vector<ChainStep> chain;                ///< from there
    std::optional<int> surfaceEffect;            ///< at the end of that chain
    std::vector<std::string> activatedThisRound; ///< by the chain, by effects and by events
    std::vector<ResearchResult> researched;      ///< with the spaces that act and the steps that are lost
    bool operator==(const Player &) const = default;
};

/// A live game: what folding its events gives.
struct Table {
    Phase phase = Phase::Setup;
    RoundCounter rounds;
    Options options;
    Tracking tracking;
    std::optional<EventRevealed> event; ///< of this round
    BoardLengths boards;
    std::vector<Player> players;
    std::optional<FinalState> final;
    std::vector<Line> lines; ///< once the game is over
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

/// The cards the chain of a player can reach next; none when the surface is.
std::vector<std::string> chainChoices(const Table &table, Seat seat);

/// Points per seat so far, as far as they are tracked: tokens and full carts.
std::vector<int> pointsNow(const Table &table);

/// Something the table cannot know and needs before it can go on.
enum class Question : std::uint8_t { SpacesOfBoards, PointTokenCount, CoinCount, CartCount };

/// What has to be asked: the lengths of the boards as long as one is missing, the rest of every player before
/// the final scoring.
std::vector<Question> questions(const Table &table);

/// The end of the game in the form it is scored and saved in; the game must be finished.
Game gameOf(const Table &table);

} // namespace scoring::imperial_miners
