// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/scan_json.h"

#include "vision/scan_format.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

using namespace scoring::coal_baron;
using Json = nlohmann::ordered_json;

double tenths(double value)
{
    return std::round(value * 10) / 10;
}

double hundredths(double value)
{
    return std::round(value * 100) / 100;
}

Json writeQuad(const Quad &quad)
{
    Json corners = Json::array();
    for (const cv::Point2f &corner : quad.corners)
        corners.push_back({tenths(static_cast<double>(corner.x)), tenths(static_cast<double>(corner.y))});
    return corners;
}

// Confidence, doubts and place: what every item ends with.
template <typename Piece>
void writeSureness(Json &item, const Piece &piece, const DoubtWords &words)
{
    item["confidence"] = hundredths(piece.confidence);
    item["review"] = piece.review();
    for (const Doubt &doubt : piece.why)
        item["why"].push_back(words(doubt));
}

Json writePerCoal(const PerCoal &numbers)
{
    Json object;
    for (const Coal coal : coals)
        object[std::string(coalNames[at(coal)])] = numbers[coal];
    return object;
}

Json writeOrder(const OrderSeen &seen, const DoubtWords &words)
{
    Json item{{"order", nullptr}};
    if (seen.order) {
        const OrderCard &printed = card(*seen.order);
        item["order"] = name(*seen.order);
        item["vehicle"] = vehicleNames[at(printed.vehicle)];
        item["coal"] = writePerCoal({printed.squares});
        item["points"] = printed.points;
    }
    writeSureness(item, seen, words);
    item["quad"] = writeQuad(seen.quad);
    return item;
}

Json writePiece(const MinePieceSeen &seen, const DoubtWords &words)
{
    Json item{{"kind", pieceKindNames[at(seen.kind)]}, {"level", nullptr}};
    if (seen.level) {
        item["level"] = coalNames[at(*seen.level)];
        item["side"] = sideNames[at(seen.side)];
        item["carts"] = seen.carts;
        item["loaded"] = seen.loaded;
    }
    writeSureness(item, seen, words);
    item["quad"] = writeQuad(seen.quad);
    return item;
}

void writeMine(Json &scan, const MineSeen &mine, const DoubtWords &words)
{
    const LevelCounts counts = countLevels(mine);
    PerCoal empty;
    int loaded = 0;
    std::array<int, 2> tiles{};
    for (const Coal coal : coals) {
        Json &level = scan["levels"][std::string(coalNames[at(coal)])];
        for (const Side side : sides) {
            const LevelCount &count = counts[at(coal)][at(side)];
            level[std::string(sideNames[at(side)])] = {
                {"tiles", count.tiles}, {"carts", count.carts}, {"loaded", count.loaded}};
            empty[coal] += count.carts - count.loaded;
            loaded += count.loaded;
            tiles[at(side)] += count.tiles;
        }
    }
    scan["emptyCarts"] = writePerCoal(empty);
    scan["cubesOnCarts"] = loaded;
    scan["lightTiles"] = tiles[at(Side::Light)];
    scan["darkTiles"] = tiles[at(Side::Dark)];
    if (mine.cubesElsewhere)
        scan["cubesElsewhere"] = *mine.cubesElsewhere;
    writeSureness(scan, mine, words);
    if (mine.board)
        scan["boardQuad"] = writeQuad(*mine.board);
    scan["items"] = Json::array();
    for (const MinePieceSeen &piece : mine.pieces)
        scan["items"].push_back(writePiece(piece, words));
}

} // namespace

Json writeScan(const Scan &scan, const DoubtWords &words)
{
    const auto *orders = std::get_if<std::vector<OrderSeen>>(&scan.seen);
    Json json{{"format", scanFormat},  {"kind", orders ? "orders" : "mine"},
              {"photo", scan.photo},   {"width", scan.width},
              {"height", scan.height}, {"elapsedMs", tenths(scan.elapsedMs)}};
    if (!orders) {
        writeMine(json, std::get<MineSeen>(scan.seen), words);
        return json;
    }
    json["items"] = Json::array();
    for (const OrderSeen &order : *orders)
        json["items"].push_back(writeOrder(order, words));
    return json;
}

} // namespace vision
