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
    Track,        ///< how the transport track looks that is laid in this round
    FallenDie,    ///< into which depot it goes; nothing else is asked before that
    Tile,         ///< which one was drawn; may stay open
    ExportValue,  ///< of the space of the export marker
    RowBonus,     ///< of the rows that are scored; may stay open: they are guessed
    ExportPoints, ///< of every player
    Points,       ///< of every player, and so on to the end
    Thalers,
    Warehouses,
    Barge,
    Tokens,
};

/// What has to be asked before this phase can end, or the final reckoning be made.
std::vector<Question> questions(const Table &table);

/// What has to be said when a barge goes to a depot.
enum class DepotQuestion : std::uint8_t { Depot, RiverIndex, Die, Face };

/// The questions about a depot, or about one that was not named.
std::vector<DepotQuestion> questionsOfDepot(const Table &table, std::optional<int> depot);

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

/// The questions of a sale by that seat at that place, if it is a factory by its number where it has one.
/// Which die was loaded counts where it was not said before.
std::vector<SaleQuestion> questionsOfSale(const Table &table, Seat seat, SalePlace place,
                                          std::optional<Die> die = {}, std::optional<int> factory = {});

/// The points that the space of the export marker is worth, as far as that was ever told.
std::optional<int> exportValue(const Table &table);

/// Whether the area has an empty space; nothing where the table cannot tell.
std::optional<bool> spaceFree(const Table &table, Seat seat, Area area);

/// The tokens that the player has earned and not taken, as far as the table can tell.
std::vector<Token> tokensDue(const Table &table, Seat seat);

/// Thalers lying on a place; nothing where the table cannot tell.
std::optional<int> thalersOn(const Table &table, SalePlace place, std::optional<int> factory = {});

/// Where a place lies on the river; nothing where that was not told yet.
std::optional<int> riverIndexOf(const Table &table, SalePlace place, std::optional<int> factory = {});

/// Which space of a city or a coal dump is the leftmost empty one, from 0; nothing where the table cannot
/// tell, and in Ruhrort.
std::optional<std::size_t> nextSpace(const Table &table, const Site &site);

/// What a warehouse costs there without the white token; nothing where the table cannot tell.
std::optional<int> printedPrice(const Table &table, const Site &site);

/// Whether the table knows where the barge lies when the game is over.
bool knowsBarge(const Table &table, Seat seat);

} // namespace scoring::the_ruhr
