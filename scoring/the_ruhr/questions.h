// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/table.h"

#include <vector>

namespace scoring::the_ruhr {

/// Something the table cannot know and needs before it can go on.
enum class Question : std::uint8_t {
    Flag,         ///< which country this round's flag shows
    Choices,      ///< of every player: a thaler or a point
    Tile,         ///< which one was drawn; may stay open
    ExportValue,  ///< of the space of the export marker
    ExportPoints, ///< of every player
    Points,       ///< of every player, and so on to the end
    Thalers,
    Warehouses,
    Barge,
    Tokens,
};

/// What has to be asked before this phase can end, or the final reckoning be made.
std::vector<Question> questions(const Table &table);

/// What has to be said of a sale, besides the dams passed.
enum class SaleQuestion : std::uint8_t {
    RiverIndex,
    Die,
    Face,
    ThalersThere,
    Owners,
    SpaceFree,
    ExportIndex
};

/// The questions of a sale by that seat at that place. Which die was loaded counts where it was not said
/// before.
std::vector<SaleQuestion> questionsOfSale(const Table &table, Seat seat, SalePlace place,
                                          std::optional<Die> die = {});

/// The points that the space of the export marker is worth, as far as that was ever told.
std::optional<int> exportValue(const Table &table);

/// Whether the area has an empty space; nothing where the table cannot tell.
std::optional<bool> spaceFree(const Table &table, Seat seat, Area area);

/// Thalers lying on a place; nothing where the table cannot tell.
std::optional<int> thalersOn(const Table &table, SalePlace place);

/// Where a place lies on the river; nothing where that was not told yet.
std::optional<int> riverIndexOf(const Table &table, SalePlace place);

/// River indexes are below this one, which is Ruhrort's.
inline constexpr int ruhrortIndex = 1000;

} // namespace scoring::the_ruhr
