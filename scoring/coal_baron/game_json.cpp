// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/game_json.h"

#include <algorithm>

namespace scoring::coal_baron {

namespace {

constexpr std::array<std::string_view, 2> optionKeys{"secondPlaceTruckTrain", "cartsNeedDelivery"};
constexpr std::array<std::string_view, 2> secondPlaces{"4-4", "3-3"};

void noSuchOrder(JsonReader &reader, const Node &node, std::string_view found)
{
    const std::string_view vehicle = found.substr(0, std::min(found.find(':'), found.size()));
    const bool known = std::ranges::find(vehicleNames, vehicle) != vehicleNames.end();
    std::string right;
    const auto add = [&](std::string_view word) { right.append(right.empty() ? "" : " ").append(word); };
    if (!known)
        std::ranges::for_each(vehicleNames, add);
    for (const OrderCard &card : orderCards) {
        if (known && vehicleNames[at(card.vehicle)] == vehicle)
            add(card.coal);
    }
    reader.fault(node, FaultKind::NoSuchOrder,
                 {.right = right, .vehicle = known ? std::string(vehicle) : ""});
}

std::vector<Order> readOrders(JsonReader &reader, const Node &node, Expected expected)
{
    std::vector<Order> orders;
    for (const Node &entry : reader.entries(node, expected)) {
        if (const std::optional<Order> order = readOrder(reader, entry))
            orders.push_back(*order);
    }
    return orders;
}

std::string cartsOnTiles()
{
    std::string carts;
    for (const char letter : coalLetters)
        carts.append(carts.empty() ? "" : " ").append(1, letter).append(" ").append(2, letter);
    return carts;
}

std::vector<Tile> readTiles(JsonReader &reader, const Node &node)
{
    std::vector<Tile> tiles;
    for (const Node &entry : reader.entries(node, Expected::TileList)) {
        if (const std::optional<Tile> tile = readTile(reader, entry))
            tiles.push_back(*tile);
    }
    return tiles;
}

ShiftHoldings readShiftHoldings(JsonReader &reader, const Node &node)
{
    ShiftHoldings player;
    if (!reader.isObject(node))
        return player;
    player.delivered = readOrders(reader, node.field("delivered"), Expected::OrderList);
    if (const Node carts = node.field("emptyCarts"); carts && reader.isObject(carts)) {
        reader.onlyKeys(carts, coalNames);
        for (const Coal coal : coals)
            player.emptyCarts[coal] = reader.optionalCount(carts, coalNames[at(coal)]);
    }
    player.factoryWorkers = reader.optionalCount(node, "factoryWorkers");
    return player;
}

int readSide(JsonReader &reader, const Node &node, std::string_view key, Side side,
             const FinalHoldings &player)
{
    const Node said = node.field(key);
    if (!player.tileList)
        return reader.count(said);
    const int listed = static_cast<int>(
        std::ranges::count_if(*player.tileList, [=](Tile tile) { return kind(tile).side == side; }));
    if (!said)
        return listed;
    const std::size_t faultsBefore = reader.faults.size();
    const int number = reader.count(said);
    if (number != listed && reader.faults.size() == faultsBefore)
        reader.fault(said, FaultKind::TilesDisagree, {.number = number, .limit = listed});
    return number;
}

FinalHoldings readFinalHoldings(JsonReader &reader, const Node &node)
{
    FinalHoldings player;
    if (!reader.isObject(node))
        return player;
    player.marks = reader.count(node.field("marks"));
    player.cubes = reader.count(node.field("cubes"));

    const Node openOrders = node.field("openOrders");
    if (openOrders && openOrders.value->is_number_integer()) {
        player.openOrders = reader.count(openOrders);
    } else {
        player.openOrderList = readOrders(reader, openOrders, Expected::OrderListOrCount);
        player.openOrders = static_cast<int>(player.openOrderList->size());
    }

    if (const Node tiles = node.field("tiles"))
        player.tileList = readTiles(reader, tiles);
    else if (!node.field("lightTiles") && !node.field("darkTiles")) {
        reader.notExpected(tiles, Expected::TilesOrCounts);
        return player;
    }
    player.lightTiles = readSide(reader, node, "lightTiles", Side::Light, player);
    player.darkTiles = readSide(reader, node, "darkTiles", Side::Dark, player);
    return player;
}

Json writeOrders(const std::vector<Order> &orders)
{
    Json list = Json::array();
    for (const Order order : orders)
        list.push_back(name(order));
    return list;
}

Json writeFinal(const FinalHoldings &player)
{
    Json entry{{"marks", player.marks}, {"cubes", player.cubes}};
    if (player.openOrderList)
        entry["openOrders"] = writeOrders(*player.openOrderList);
    else
        entry["openOrders"] = player.openOrders;
    if (!player.tileList) {
        entry["lightTiles"] = player.lightTiles;
        entry["darkTiles"] = player.darkTiles;
        return entry;
    }
    entry["tiles"] = Json::array();
    for (const Tile tile : *player.tileList)
        entry["tiles"].push_back(name(tile));
    return entry;
}

} // namespace

std::optional<Order> readOrder(JsonReader &reader, const Node &node)
{
    const std::string name = node && node.value->is_string() ? node.value->get<std::string>() : std::string();
    const std::optional<Order> order = findOrder(name);
    if (!order)
        noSuchOrder(reader, node, name);
    return order;
}

std::optional<Tile> readTile(JsonReader &reader, const Node &node)
{
    const auto tile =
        node && node.value->is_string() ? findTile(node.value->get_ref<const std::string &>()) : std::nullopt;
    if (!tile)
        reader.fault(node, FaultKind::NoSuchTile, {.right = cartsOnTiles()});
    return tile;
}

Options readOptions(JsonReader &reader, const Node &node)
{
    Options options;
    if (!node || !reader.isObject(node))
        return options;
    reader.onlyKeys(node, optionKeys);
    if (const Node second = node.field(optionKeys[0]))
        options.secondPlaceTruckTrain = reader.oneOf(second, secondPlaces) == 0 ? 4 : 3;
    if (const Node carts = node.field(optionKeys[1]))
        options.cartsNeedDelivery = reader.boolean(carts);
    return options;
}

Json writeOptions(const Options &options)
{
    return {{optionKeys[0], secondPlaces[options.secondPlaceTruckTrain == 4 ? 0 : 1]},
            {optionKeys[1], options.cartsNeedDelivery}};
}

Game readGame(JsonReader &reader, const Node &document, int players, Seat startingPlayer)
{
    Game game;
    game.options = readOptions(reader, document.field("options"));
    game.startingPlayer = startingPlayer;

    const Node shifts = document.field("shifts");
    const std::vector<Node> entries = reader.entries(shifts, Expected::Shifts);
    for (const Node &shift : entries) {
        ShiftState &state = game.shifts.emplace_back();
        for (const Node &entry : reader.playerEntries(shift, players))
            state.push_back(readShiftHoldings(reader, entry));
    }
    const int shiftsFound = static_cast<int>(entries.size());
    if (shifts && shifts.value->is_array() && (shiftsFound < 1 || shiftsFound > shiftCount))
        reader.fault(shifts, FaultKind::ShiftCount, {.number = shiftsFound, .limit = shiftCount});

    if (const Node final = document.field("final")) {
        game.final.emplace();
        for (const Node &entry : reader.playerEntries(final, players))
            game.final->push_back(readFinalHoldings(reader, entry));
        if (shiftsFound < shiftCount)
            reader.fault(final, FaultKind::FinalTooEarly, {.number = shiftsFound, .limit = shiftCount});
    }
    return game;
}

void writeGame(const Game &game, Json &document)
{
    document["options"] = writeOptions(game.options);
    document["startingPlayer"] = index(game.startingPlayer);
    document["shifts"] = Json::array();
    for (const ShiftState &state : game.shifts) {
        Json entries = Json::array();
        for (const ShiftHoldings &player : state) {
            Json carts;
            for (const Coal coal : coals)
                carts[std::string(coalNames[at(coal)])] = player.emptyCarts[coal];
            entries.push_back({{"delivered", writeOrders(player.delivered)},
                               {"emptyCarts", std::move(carts)},
                               {"factoryWorkers", player.factoryWorkers}});
        }
        document["shifts"].push_back({{"players", std::move(entries)}});
    }
    if (game.final) {
        Json entries = Json::array();
        for (const FinalHoldings &player : *game.final)
            entries.push_back(writeFinal(player));
        document["final"] = {{"players", std::move(entries)}};
    }
}

} // namespace scoring::coal_baron
