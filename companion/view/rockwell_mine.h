// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/rockwell_table_words.h"
#include "companion/view/guided_game.h"

namespace companion {

/// Every place of the mine that somebody can name. The centre is the last.
const std::vector<scoring::rockwell::Place> &allPlaces();
std::vector<scoring::rockwell::Tile> allTiles();

/// A place as something to choose, where it is drawn. Its value is its number among all.
Choice placeChoice(const scoring::rockwell::Place &place, const scoring::rockwell::Table &table,
                   const RockwellTableWords &words);
const scoring::rockwell::Place &placeChosen(int value);
scoring::rockwell::Tile tileChosen(int value);

/// The mine of the table, cut open behind the last entrance and rolled out: the entrances above, then layer
/// by layer, the centre below. Colours per seat, the robot's last.
std::vector<Brick> mineBricks(const scoring::rockwell::Table &table, const QStringList &colors,
                              const RockwellTableWords &words);

} // namespace companion
