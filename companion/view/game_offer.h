// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/event_json.h"
#include "scoring/game_kind.h"
#include "scoring/seat.h"

#include <QList>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace companion {

class GuidedGame;
class Ledger;

/// One of several that an option can be.
struct OptionChoice {
    QString key; ///< as it is remembered
    QString title;
    bool usual = false;
};

/// Something that can be chosen before a game begins: yes or no, or one of several.
struct GameOption {
    QString key; ///< as it is remembered
    QString title;
    QString text;
    bool on = false;     ///< unless somebody says otherwise
    QString needs{};     ///< another option, without which it means nothing
    int players = 0;     ///< offered only to so many; 0: to any number
    bool seldom = false; ///< folded away until somebody wants it
    std::vector<OptionChoice> choices{};
};

/// Who sits down to play, and how.
struct Seating {
    QStringList names;
    scoring::Seat starting{};
    QStringList options; ///< the keys of those that are on, and of the choices
    unsigned lot = 0;    ///< what was drawn for this game: whatever goes by lot follows from it
    QVariant readings{}; ///< what GuidedGame::readings gave of an earlier game, see GameOffer::readsAlike
};

/// A game that can be played at a table here: what is asked before it begins, and how it does.
struct GameOffer {
    scoring::GameKind kind{};
    QStringList colors;
    bool hasStartingPlayer = true;
    bool readsAlike = false; ///< what is read off the pieces is the same for any number of players
    // Coal Baron has its own screens: it has no guided table, and its options their own switches.
    std::vector<GameOption> (*options)() = nullptr;
    QList<ChecklistStep> (*checklist)(const Seating &) = nullptr;
    scoring::WrittenEvent (*start)(const Seating &) = nullptr;
    /// What is known from an earlier game, told right after the start; nothing where nothing is.
    std::vector<scoring::WrittenEvent> (*recall)(const Seating &) = nullptr;
    std::unique_ptr<GuidedGame> (*table)(Ledger &) = nullptr;
};

/// In the order in which they are offered.
std::span<const GameOffer> gameOffers();
const GameOffer &offerOf(scoring::GameKind kind);
bool isOffered(scoring::GameKind kind);
QStringList colorsInTheBox(scoring::GameKind kind);
/// For how many players what is read off the pieces is remembered; 0: for any number.
int playersReadFor(scoring::GameKind kind, int players);
/// The same, for all numbers that can play.
QList<int> playersReadFor(scoring::GameKind kind);

GameOffer rockwellOffer();
GameOffer theRuhrOffer();
GameOffer imperialMinersOffer();

} // namespace companion
