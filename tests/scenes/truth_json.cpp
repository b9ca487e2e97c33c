// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/truth.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <span>

namespace scenes {

using namespace scoring::coal_baron;
using Json = nlohmann::ordered_json;

namespace {

double rounded(double value, double parts)
{
    return std::round(value * parts) / parts;
}

Json pointsJson(std::span<const cv::Point2f> points)
{
    Json places = Json::array();
    for (const cv::Point2f &point : points)
        places.push_back(
            {rounded(static_cast<double>(point.x), 10), rounded(static_cast<double>(point.y), 10)});
    return places;
}

Json quadJson(const vision::Quad &quad)
{
    return pointsJson(quad.corners);
}

Json perCoal(const std::array<int, 4> &numbers)
{
    Json json;
    for (const Coal coal : coals)
        json[coalNames[at(coal)]] = numbers[at(coal)];
    return json;
}

Json cardJson(const CardLaid &laid)
{
    const OrderCard &order = card(laid.order);
    return {{"order", name(laid.order)},           {"vehicle", vehicleNames[at(order.vehicle)]},
            {"coal", perCoal(order.squares)},      {"points", order.points},
            {"quad", quadJson(laid.quad)},         {"visible", rounded(laid.visible, 1000)},
            {"washed", rounded(laid.washed, 1000)}};
}

struct SideCounts {
    int tiles = 0;
    int carts = 0;
    int loaded = 0;
};
using Counts = std::array<std::array<SideCounts, 2>, 4>;

Counts count(const MineLaid &mine)
{
    Counts counts{};
    for (const Coal coal : coals) {
        SideCounts &side = counts[at(coal)][at(printedCartSide[at(coal)])];
        ++side.carts;
        side.loaded += mine.printed[at(coal)] ? 1 : 0;
    }
    for (const TileLaid &laid : mine.tiles) {
        const TileKind tile = kind(laid.tile);
        SideCounts &side = counts[at(tile.coal)][at(tile.side)];
        ++side.tiles;
        side.carts += tile.carts;
        for (const Load &load : laid.loads)
            side.loaded += load ? 1 : 0;
    }
    return counts;
}

Json loadJson(const Load &load)
{
    return load ? Json(coalNames[at(*load)]) : Json(nullptr);
}

Json tileJson(const TileLaid &laid)
{
    const TileKind tile = kind(laid.tile);
    Json cubes = Json::array();
    int loaded = 0;
    for (int cart = 0; cart < tile.carts; ++cart) {
        const Load &load = laid.loads[static_cast<std::size_t>(cart)];
        cubes.push_back(loadJson(load));
        loaded += load ? 1 : 0;
    }
    return {{"kind", "tile"},
            {"level", coalNames[at(tile.coal)]},
            {"side", sideNames[at(tile.side)]},
            {"carts", tile.carts},
            {"loaded", loaded},
            {"cubes", cubes},
            {"quad", quadJson(laid.quad)}};
}

void addMine(Json &json, const MineLaid &mine)
{
    const Counts counts = count(mine);
    std::array<int, 4> empty{};
    SideCounts light;
    SideCounts dark;
    Json levels;
    Json printed;
    for (const Coal coal : coals) {
        for (const Side side : sides) {
            const SideCounts &here = counts[at(coal)][at(side)];
            levels[coalNames[at(coal)]][sideNames[at(side)]] = {
                {"tiles", here.tiles}, {"carts", here.carts}, {"loaded", here.loaded}};
            empty[at(coal)] += here.carts - here.loaded;
            SideCounts &sum = side == Side::Light ? light : dark;
            sum.tiles += here.tiles;
            sum.loaded += here.loaded;
        }
        printed[coalNames[at(coal)]] = loadJson(mine.printed[at(coal)]);
    }
    json["levels"] = levels;
    json["emptyCarts"] = perCoal(empty);
    json["cubesOnCarts"] = light.loaded + dark.loaded;
    json["lightTiles"] = light.tiles;
    json["darkTiles"] = dark.tiles;
    json["cubesElsewhere"] = mine.cubesElsewhere.size();
    json["cubesElsewhereAt"] = pointsJson(mine.cubesElsewhere);
    json["cubesOnPrintedCarts"] = printed;
    json["boardQuad"] = quadJson(mine.board);
}

} // namespace

std::string truthJson(const Truth &truth, const std::string &photo, int width, int height)
{
    Json json{{"format", "steiger.scan/1"},
              {"kind", truth.mine ? "mine" : "orders"},
              {"photo", photo},
              {"width", width},
              {"height", height}};
    Json items = Json::array();
    if (truth.mine) {
        addMine(json, *truth.mine);
        for (const TileLaid &tile : truth.mine->tiles)
            items.push_back(tileJson(tile));
    } else {
        for (const CardLaid &card : truth.orders)
            items.push_back(cardJson(card));
    }
    json["items"] = items;
    return json.dump();
}

} // namespace scenes
