// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/events_json.h"

#include "scoring/coal_baron/game_json.h"

#include <algorithm>

namespace scoring::coal_baron {

// scoring/event_json.h finds these by their arguments.

constexpr auto namesOf(Type<Coal>)
{
    return coalNames;
}

constexpr auto namesOf(Type<Side>)
{
    return sideNames;
}

constexpr auto namesOf(Type<CubeFrom>)
{
    return std::array<std::string_view, 2>{"cage", "storage"};
}

constexpr auto namesOf(Type<Space>)
{
    std::array<std::string_view, spaceCount> names{};
    std::ranges::transform(workerSpaces, names.begin(), &WorkerSpace::name);
    return names;
}

static Json toJson(Order order)
{
    return name(order);
}

static void fromJson(JsonReader &reader, const Node &node, Order &order)
{
    order = readOrder(reader, node).value_or(Order{});
}

static Json toJson(Tile tile)
{
    return name(tile);
}

static void fromJson(JsonReader &reader, const Node &node, Tile &tile)
{
    tile = readTile(reader, node).value_or(Tile{});
}

static Json toJson(const PerCoal &numbers)
{
    return writeNamed(coalNames, numbers.numbers);
}

static void fromJson(JsonReader &reader, const Node &node, PerCoal &numbers)
{
    readNamed(reader, node, coalNames, numbers.numbers);
}

static Json toJson(const Options &options)
{
    return writeOptions(options);
}

static void fromJson(JsonReader &reader, const Node &node, Options &options)
{
    if (reader.isObject(node)) // where an event has options, they are written
        options = readOptions(reader, node);
}

constexpr auto fieldsOf(Type<Tracking>)
{
    return std::tuple{Field{"turns", &Tracking::turns}, Field{"marks", &Tracking::marks},
                      Field{"orders", &Tracking::orders}, Field{"mines", &Tracking::mines},
                      Field{"cubes", &Tracking::cubes}};
}

constexpr auto fieldsOf(Type<CartPlace>)
{
    return std::tuple{Field{"level", &CartPlace::level}, Field{"side", &CartPlace::side},
                      Field{"number", &CartPlace::number}};
}

constexpr auto fieldsOf(Type<CubeUsed>)
{
    return std::tuple{Field{"cube", &CubeUsed::cube}, Field{"from", &CubeUsed::from}};
}

constexpr auto fieldsOf(Type<GameStarted>)
{
    return std::tuple{Field{"players", &GameStarted::players},
                      Field{"startingPlayer", &GameStarted::startingPlayer},
                      Field{"options", &GameStarted::options}, Field{"tracking", &GameStarted::tracking}};
}

constexpr auto fieldsOf(Type<OrderDrafted>)
{
    return std::tuple{Field{"seat", &OrderDrafted::seat}, Field{"order", &OrderDrafted::order}};
}

constexpr auto fieldsOf(Type<WorkersPlaced>)
{
    return std::tuple{Field{"seat", &WorkersPlaced::seat}, Field{"workers", &WorkersPlaced::workers},
                      Field{"space", &WorkersPlaced::space}};
}

constexpr auto fieldsOf(Type<MarksCounted>)
{
    return std::tuple{Field{"seat", &MarksCounted::seat}, Field{"marks", &MarksCounted::marks}};
}

constexpr auto fieldsOf(Type<OrderTaken>)
{
    return std::tuple{Field{"seat", &OrderTaken::seat}, Field{"order", &OrderTaken::order}};
}

constexpr auto fieldsOf(Type<OrderDelivered>)
{
    return std::tuple{Field{"seat", &OrderDelivered::seat}, Field{"order", &OrderDelivered::order}};
}

constexpr auto fieldsOf(Type<TileBought>)
{
    return std::tuple{Field{"seat", &TileBought::seat}, Field{"tile", &TileBought::tile},
                      Field{"substitutes", &TileBought::substitutes}};
}

constexpr auto fieldsOf(Type<CageMoved>)
{
    return std::tuple{Field{"seat", &CageMoved::seat}, Field{"level", &CageMoved::level}};
}

constexpr auto fieldsOf(Type<CartEmptied>)
{
    return std::tuple{Field{"seat", &CartEmptied::seat}, Field{"cart", &CartEmptied::cart}};
}

constexpr auto fieldsOf(Type<EmptyCartsCounted>)
{
    return std::tuple{Field{"seat", &EmptyCartsCounted::seat}, Field{"carts", &EmptyCartsCounted::carts}};
}

constexpr auto fieldsOf(Type<CubesCounted>)
{
    return std::tuple{Field{"seat", &CubesCounted::seat}, Field{"cage", &CubesCounted::cage},
                      Field{"storage", &CubesCounted::storage}, Field{"onOrders", &CubesCounted::onOrders}};
}

constexpr auto fieldsOf(Type<TrackingChanged>)
{
    return std::tuple{Field{"tracking", &TrackingChanged::tracking}};
}

constexpr auto fieldsOf(Type<CubeStored>)
{
    return std::tuple{Field{"seat", &CubeStored::seat}, Field{"cube", &CubeStored::cube}};
}

constexpr auto fieldsOf(Type<SquareFilled>)
{
    return std::tuple{Field{"seat", &SquareFilled::seat}, Field{"order", &SquareFilled::order},
                      Field{"square", &SquareFilled::square}, Field{"cube", &SquareFilled::cube},
                      Field{"second", &SquareFilled::second}};
}

constexpr auto fieldsOf(Type<FactoryWorkersCounted>)
{
    return std::tuple{Field{"workers", &FactoryWorkersCounted::workers}};
}

constexpr auto fieldsOf(Type<ShiftEnded>)
{
    return std::tuple{Field{"factoryWorkers", &ShiftEnded::factoryWorkers}};
}

constexpr auto fieldsOf(Type<NextShiftStarted>)
{
    return std::tuple{};
}

constexpr auto fieldsOf(Type<FinalAnswer>)
{
    return std::tuple{Field{"marks", &FinalAnswer::marks}, Field{"cubes", &FinalAnswer::cubes},
                      Field{"openOrders", &FinalAnswer::openOrders},
                      Field{"lightTiles", &FinalAnswer::lightTiles},
                      Field{"darkTiles", &FinalAnswer::darkTiles}};
}

constexpr auto fieldsOf(Type<FinalCounted>)
{
    return std::tuple{Field{"players", &FinalCounted::players}};
}

constexpr auto eventNamesOf(Type<Event>)
{
    return std::array<std::string_view, 18>{"GameStarted",       "OrderDrafted",     "WorkersPlaced",
                                            "MarksCounted",      "OrderTaken",       "OrderDelivered",
                                            "TileBought",        "CageMoved",        "CartEmptied",
                                            "EmptyCartsCounted", "CubeStored",       "SquareFilled",
                                            "ShiftEnded",        "NextShiftStarted", "FinalCounted",
                                            "CubesCounted",      "TrackingChanged",  "FactoryWorkersCounted"};
}

WrittenEvent writeEvent(const Event &event)
{
    return writeEventOf(event);
}

std::variant<Event, std::vector<Fault>> readEvent(std::string_view name, const Json &body)
{
    return readEventOf<Event>(name, body);
}

} // namespace scoring::coal_baron
