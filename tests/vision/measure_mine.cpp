// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/measure.h"

#include "scoring/coal_baron/tiles.h"
#include "tests/vision/measured_items.h"

#include <algorithm>
#include <vector>

namespace measure {

namespace {

using namespace scoring::coal_baron;
using namespace vision;
using Piece = MineTruth::Piece;
using Kind = MinePieceSeen::Kind;

template <typename Tile>
std::string called(const Tile &piece)
{
    if (!piece.level)
        return {};
    const auto carts = static_cast<std::size_t>(piece.carts);
    return std::string(sideNames[at(piece.side)]) + ":" + std::string(carts, coalLetters[at(*piece.level)]) +
           (piece.kind == Kind::BoardCart ? " printed" : "");
}

std::string withLoad(const std::string &piece, int loaded)
{
    return piece + " with " + std::to_string(loaded);
}

bool isIn(const auto &piece, Coal level, Side side)
{
    return piece.level == level && piece.side == side;
}

// The carts printed on the board are there even where the truth only counts them.
std::vector<Piece> piecesOf(const MineTruth &truth)
{
    std::vector<Piece> pieces = truth.pieces;
    for (const Coal level : coals) {
        const auto isIts = [&](const Piece &piece) {
            return piece.kind == Kind::BoardCart && piece.level == level;
        };
        if (std::ranges::none_of(pieces, isIts))
            pieces.push_back({.kind = Kind::BoardCart,
                              .level = level,
                              .side = printedCartSide[at(level)],
                              .carts = 1,
                              .loaded = {},
                              .cubes = {},
                              .quad = {}});
    }
    return pieces;
}

// One item with what was said about it.
struct Told {
    Piece *is;
    const MinePieceSeen *said; ///< nothing where it was missed or taken for another
    bool isKnown() const { return is->loaded.has_value(); }
};

// What the sum of a row leaves for the carts of which nothing is said.
struct Rest {
    int carts = 0;
    int loaded = 0;
};

Rest restOf(const std::vector<Told> &row, int loaded)
{
    Rest rest{.loaded = loaded};
    for (const Told &told : row) {
        if (told.isKnown())
            rest.loaded -= *told.is->loaded;
        else
            rest.carts += told.is->carts;
    }
    rest.loaded = std::clamp(rest.loaded, 0, rest.carts);
    return rest;
}

// Where all, none, or a single piece is left the sum tells each load.
void workOutLoads(const std::vector<Told> &row, int loaded)
{
    const Rest rest = restOf(row, loaded);
    const bool isSingle = std::ranges::count_if(row, [](const Told &told) { return !told.isKnown(); }) == 1;
    for (const Told &told : row) {
        if (told.isKnown())
            continue;
        if (rest.loaded == 0 || rest.loaded == rest.carts)
            told.is->loaded = rest.loaded == 0 ? 0 : told.is->carts;
        else if (isSingle)
            told.is->loaded = rest.loaded;
    }
}

void compareLoad(Figures &figures, const Told &told)
{
    const std::string piece = called(*told.is);
    if (*told.is->loaded == told.said->loaded)
        addRight(figures, told.said->review());
    else
        addWrong(figures, withLoad(piece, *told.is->loaded), withLoad(piece, told.said->loaded),
                 told.said->review());
}

// How many carts too many (or too few, below 0) are told loaded, whatever lies on those taken for others.
int surplus(const std::vector<Told> &unknown, const Rest &rest)
{
    int carts = 0;
    int loaded = 0;
    for (const Told &told : unknown) {
        carts += told.is->carts;
        loaded += told.said->loaded;
    }
    const int least = std::max(0, rest.loaded - (rest.carts - carts));
    const int most = std::min(rest.loaded, carts);
    return loaded - std::clamp(loaded, least, most);
}

// Those of which only the row's sum is known.
void compareSum(Figures &figures, std::vector<Told> unknown, const Rest &rest)
{
    const int tooMany = surplus(unknown, rest);
    const auto mayBeWrong = [&](const Told &told) { // so many carts of it
        return tooMany > 0 ? told.said->loaded : told.said->carts - told.said->loaded;
    };
    std::ranges::stable_partition(unknown, [&](const Told &told) { return told.said->review(); });
    int wrong = std::abs(tooMany);
    for (const Told &told : unknown) {
        if (wrong > 0 && mayBeWrong(told) > 0) {
            addWrong(figures, called(*told.is) + " in a row with " + std::to_string(rest.loaded),
                     withLoad(called(*told.is), told.said->loaded), told.said->review());
            wrong -= told.said->review() ? mayBeWrong(told) : 1;
        } else {
            addRight(figures, told.said->review());
        }
    }
}

void compareLoads(Figures &figures, const std::vector<Told> &row, int loaded)
{
    workOutLoads(row, loaded);
    std::vector<Told> unknown;
    for (const Told &told : row) {
        if (told.said && told.isKnown())
            compareLoad(figures, told);
        else if (told.said)
            unknown.push_back(told);
    }
    compareSum(figures, unknown, restOf(row, loaded));
}

void countElsewhere(Figures &figures, const MineTruth &truth, const MineSeen &seen)
{
    if (!truth.cubesElsewhere || !seen.cubesElsewhere)
        return;
    const bool isRight = *truth.cubesElsewhere == *seen.cubesElsewhere;
    const bool asks = std::ranges::find(seen.why, Doubt{Doubt::Kind::CubesUnclear}) != seen.why.end();
    figures.counted = 1;
    figures.countedRight = isRight ? 1 : 0;
    figures.countedUnsure = asks ? 1 : 0;
    figures.countedSilent = isRight || asks ? 0 : 1;
}

// A mine as it was seen, the tiles apart from the printed carts.
struct Seen {
    std::vector<Item> tiles;
    std::vector<const MinePieceSeen *> tilePieces;
    std::vector<Item> carts;
    std::vector<const MinePieceSeen *> cartPieces;
};

Seen sorted(const MineSeen &mine)
{
    Seen seen;
    for (const MinePieceSeen &piece : mine.pieces) {
        const bool isTile = piece.kind == Kind::Tile;
        (isTile ? seen.tiles : seen.carts).push_back({piece.quad, called(piece), piece.review()});
        (isTile ? seen.tilePieces : seen.cartPieces).push_back(&piece);
    }
    return seen;
}

// The truth does not say where exactly a printed cart is: on the board, and one on each level.
const Item *findPrinted(const std::vector<Item> &carts, const Piece &is, const std::optional<Quad> &board)
{
    const auto found = std::ranges::find_if(carts, [&](const Item &item) {
        return item.is == called(is) && (!board || contains(*board, centre(item.quad)));
    });
    return found == carts.end() ? nullptr : &*found;
}

Figures ofNoMine(const MineSeen &mine)
{
    Figures figures{.photos = 1, .exact = 1};
    const Seen seen = sorted(mine);
    addInvented(figures, seen.tiles, {});
    addInvented(figures, seen.carts, {});
    return figures;
}

} // namespace

Figures ofMine(const MineTruth &truth, const MineSeen &mine)
{
    if (truth.levels == LevelCounts{}) // every mine has carts, printed on its board
        return ofNoMine(mine);
    std::vector<Piece> pieces = piecesOf(truth);
    Figures figures{.photos = 1, .exact = 1, .items = static_cast<int>(pieces.size())};
    const Seen seen = sorted(mine);
    std::vector<Item> real;
    for (const Piece &piece : pieces)
        real.push_back({piece.quad, called(piece)});
    std::vector<const Item *> tiles = matched(real, seen.tiles);
    std::vector<const Item *> carts(pieces.size());
    std::vector<Told> rows;
    for (std::size_t number = 0; number < pieces.size(); ++number) {
        Piece &is = pieces[number];
        const bool isTile = is.kind == Kind::Tile;
        if (!isTile)
            carts[number] = findPrinted(seen.carts, is, truth.board);
        const Item *said = isTile ? tiles[number] : carts[number];
        const auto pieceSaid = [&]() {
            return isTile ? seen.tilePieces[static_cast<std::size_t>(said - seen.tiles.data())]
                          : seen.cartPieces[static_cast<std::size_t>(said - seen.carts.data())];
        };
        const bool isRight = said && said->is == real[number].is;
        if (!said)
            addWrong(figures, real[number].is, "missed",
                     isTile && asksThere(seen.tiles, tiles, real[number].quad));
        else if (!isRight)
            addWrong(figures, real[number].is, said->is, said->review);
        else if (!is.level) // nobody can read it
            addRight(figures, false);
        rows.push_back({&is, isRight ? pieceSaid() : nullptr});
    }
    addInvented(figures, seen.tiles, tiles);
    addInvented(figures, seen.carts, carts);
    for (const Coal level : coals) {
        for (const Side side : sides) {
            std::vector<Told> row;
            std::ranges::copy_if(rows, std::back_inserter(row),
                                 [&](const Told &told) { return isIn(*told.is, level, side); });
            compareLoads(figures, row, truth.levels[at(level)][at(side)].loaded);
        }
    }
    countElsewhere(figures, truth, mine);
    return figures;
}

} // namespace measure
