// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/scan_json.h"

#include "scoring/coal_baron/game_json.h"
#include "scoring/coal_baron/tiles.h"
#include "scoring/json_reader.h"
#include "vision/scan_format.h"

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

using namespace scoring::coal_baron;
using scoring::Expected;
using scoring::Fault;
using scoring::FaultKind;
using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

// Far beyond any picture, yet its square is an exact number.
constexpr double farthest = 1e6;

double readNumber(JsonReader &reader, const Node &node, Expected expected)
{
    if (!node || !node.value->is_number() || !(std::abs(node.value->get<double>()) <= farthest)) {
        reader.notExpected(node, expected);
        return 0;
    }
    return node.value->get<double>();
}

cv::Point2f readPoint(JsonReader &reader, const Node &node)
{
    if (!node.value->is_array() || node.value->size() != 2) {
        reader.notExpected(node, Expected::Corners);
        return {};
    }
    return {static_cast<float>(readNumber(reader, node.entry(0), Expected::Corners)),
            static_cast<float>(readNumber(reader, node.entry(1), Expected::Corners))};
}

Quad readQuad(JsonReader &reader, const Node &node)
{
    Quad quad;
    if (!node || !node.value->is_array() || node.value->size() != quad.corners.size()) {
        reader.notExpected(node, Expected::Corners);
        return quad;
    }
    for (std::size_t number = 0; number < quad.corners.size(); ++number)
        quad.corners[number] = readPoint(reader, node.entry(number));
    return quad;
}

// A share of the card, which may be left out.
double readShare(JsonReader &reader, const Node &node, double otherwise)
{
    if (!node)
        return otherwise;
    const double share = readNumber(reader, node, Expected::Share);
    if (share < 0 || share > 1)
        reader.notExpected(node, Expected::Share);
    return share;
}

OrdersTruth::Card readCard(JsonReader &reader, const Node &node)
{
    OrdersTruth::Card card;
    if (!reader.isObject(node))
        return card;
    const Node order = reader.required(node, "order", Expected::Text);
    if (order && !order.value->is_null())
        card.order = readOrder(reader, order);
    card.quad = readQuad(reader, node.field("quad"));
    card.visible = readShare(reader, node.field("visible"), 1);
    card.washed = readShare(reader, node.field("washed"), 0);
    return card;
}

std::optional<Coal> readCube(JsonReader &reader, const Node &node)
{
    if (!node || node.value->is_null())
        return {};
    return static_cast<Coal>(reader.oneOf(node, coalNames));
}

// One for each cart of the piece, which may be left out.
void readCubes(JsonReader &reader, const Node &node, MineTruth::Piece &piece)
{
    if (!node)
        return;
    const std::vector<Node> cubes = reader.entries(node);
    if (static_cast<int>(cubes.size()) != piece.carts) {
        reader.notExpected(node, Expected::List);
        return;
    }
    for (const Node &cube : cubes)
        piece.cubes.push_back(readCube(reader, cube));
}

// The carts printed on the board, where only their cubes are said.
void addPrintedCarts(JsonReader &reader, const Node &cubes, MineTruth &truth)
{
    if (!cubes || !reader.isObject(cubes))
        return;
    for (const Coal level : coals) {
        const auto isIts = [&](const MineTruth::Piece &piece) {
            return piece.kind == MinePieceSeen::Kind::BoardCart && piece.level == level;
        };
        if (std::ranges::any_of(truth.pieces, isIts))
            continue;
        const std::optional<Coal> cube = readCube(reader, cubes.field(coalNames[at(level)]));
        truth.pieces.push_back({.kind = MinePieceSeen::Kind::BoardCart,
                                .level = level,
                                .side = printedCartSide[at(level)],
                                .carts = 1,
                                .loaded = cube ? 1 : 0,
                                .cubes = {cube},
                                .quad = {}});
    }
}

MineTruth::Piece readPiece(JsonReader &reader, const Node &node)
{
    MineTruth::Piece piece;
    if (!reader.isObject(node))
        return piece;
    piece.kind = static_cast<MinePieceSeen::Kind>(reader.oneOf(node.field("kind"), pieceKindNames));
    piece.quad = readQuad(reader, node.field("quad"));
    const Node level = node.field("level");
    if (!level || level.value->is_null())
        return piece;
    piece.level = static_cast<Coal>(reader.oneOf(level, coalNames));
    piece.side = static_cast<Side>(reader.oneOf(node.field("side"), sideNames));
    const int most = piece.kind == MinePieceSeen::Kind::Tile ? 2 : 1;
    piece.carts = reader.whole(node.field("carts"), Expected::FromOne, 1, most);
    if (const Node loaded = node.field("loaded"))
        piece.loaded = reader.whole(loaded, Expected::Count, 0, piece.carts);
    readCubes(reader, node.field("cubes"), piece);
    return piece;
}

LevelCounts readLevels(JsonReader &reader, const Node &levels)
{
    LevelCounts counts{};
    if (!reader.isObject(levels))
        return counts;
    for (const Coal coal : coals) {
        const Node level = levels.field(coalNames[at(coal)]);
        if (!reader.isObject(level))
            continue;
        for (const Side side : sides) {
            const Node node = level.field(sideNames[at(side)]);
            if (!reader.isObject(node))
                continue;
            LevelCount &count = counts[at(coal)][at(side)];
            count.tiles = reader.count(node.field("tiles"));
            count.carts = reader.count(node.field("carts"));
            count.loaded = reader.whole(node.field("loaded"), Expected::Count, 0, count.carts);
        }
    }
    return counts;
}

// A scan of that kind; `read` takes the rest out of it.
template <typename Truth, typename Read>
std::variant<Truth, std::vector<Fault>> readScan(std::string_view text, std::string_view kind, Read read)
{
    const auto parsed = scoring::parseJson(text);
    if (const auto *fault = std::get_if<Fault>(&parsed))
        return std::vector{*fault};
    JsonReader reader;
    const Node document{&std::get<Json>(parsed), ""};
    Truth truth;
    if (reader.isObject(document)) {
        const Node format = reader.required(document, "format", Expected::Text);
        if (format && *format.value != scanFormat)
            reader.fault(format, FaultKind::OtherFormat, {.right = std::string(scanFormat)});
        else
            reader.oneOf(document.field("kind"), std::array{kind});
        if (reader.faults.empty()) {
            truth.size = {reader.optionalCount(document, "width"), reader.optionalCount(document, "height")};
            read(reader, document, truth);
        }
    }
    if (!reader.faults.empty())
        return std::move(reader.faults);
    return truth;
}

} // namespace

std::variant<OrdersTruth, std::vector<Fault>> readOrdersTruth(std::string_view text)
{
    return readScan<OrdersTruth>(text, "orders",
                                 [](JsonReader &reader, const Node &scan, OrdersTruth &truth) {
                                     for (const Node &item : reader.entries(scan.field("items")))
                                         truth.cards.push_back(readCard(reader, item));
                                 });
}

std::variant<MineTruth, std::vector<Fault>> readMineTruth(std::string_view text)
{
    return readScan<MineTruth>(text, "mine", [](JsonReader &reader, const Node &scan, MineTruth &truth) {
        truth.levels = readLevels(reader, scan.field("levels"));
        if (const Node board = scan.field("boardQuad"))
            truth.board = readQuad(reader, board);
        if (const Node items = scan.field("items")) {
            for (const Node &item : reader.entries(items))
                truth.pieces.push_back(readPiece(reader, item));
        }
        addPrintedCarts(reader, scan.field("cubesOnPrintedCarts"), truth);
        if (const Node elsewhere = scan.field("cubesElsewhere"))
            truth.cubesElsewhere = reader.count(elsewhere);
        if (const Node places = scan.field("cubesElsewhereAt")) {
            for (const Node &place : reader.entries(places))
                truth.cubesElsewhereAt.push_back(readPoint(reader, place));
        }
    });
}

} // namespace vision
