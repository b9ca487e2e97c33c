// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules behind apply(), one function per event. Each checks everything before it changes anything.

#include "scoring/imperial_miners/table.h"

namespace scoring::imperial_miners::rules {

using Outcome = std::optional<Refusal>;
inline constexpr std::nullopt_t done = std::nullopt;

// table_round.cpp: the way through the rounds
Outcome on(Table &table, const GameStarted &event);
Outcome on(Table &table, const EventRevealed &event);
Outcome on(Table &table, const StepDone &event);

// table_mine.cpp: revealing, placing and the chain
Outcome on(Table &table, const CardRevealed &event);
Outcome on(Table &table, const CardPlaced &event);
Outcome on(Table &table, const ChainReached &event);
Outcome on(Table &table, const CardActivated &event);
Outcome on(Table &table, const SurfaceUsed &event);

// table_effects.cpp: what effects do
Outcome on(Table &table, const CoinsChanged &event);
Outcome on(Table &table, const PointsChanged &event);
Outcome on(Table &table, const HandChanged &event);
Outcome on(Table &table, const MachinesChanged &event);
Outcome on(Table &table, const CollapsePlaced &event);
Outcome on(Table &table, const CollapseRemoved &event);
Outcome on(Table &table, const CartTokenPlaced &event);
Outcome on(Table &table, const BoardMeasured &event);
Outcome on(Table &table, const Researched &event);

// table_corrections.cpp: what somebody sees on the table, whatever was told before
Outcome on(Table &table, const CardCorrected &event);
Outcome on(Table &table, const CartTokenRemoved &event);
Outcome on(Table &table, const ResearchCorrected &event);

// table_final.cpp
Outcome on(Table &table, const FinalCounted &event);

/// More than anyone will ever hold of anything: the supply never runs out, a typing error does.
inline constexpr int mostOfAnything = 10'000;

Outcome knownSeat(const Table &table, Seat seat);

/// Refuses what a seat that does not exist does, what happens before or after the rounds, or what this group
/// does not track.
Outcome duringRounds(const Table &table, Seat seat, bool isTracked);

/// Goes on to the next step of the round when everybody is done with this one.
void goOnWhenAllAreDone(Table &table);

} // namespace scoring::imperial_miners::rules
