// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/events_json.h"

#include "scoring/rockwell/game_json.h"

namespace scoring::rockwell {

// scoring/event_json.h finds these by their arguments.

constexpr auto namesOf(Type<Resource>)
{
    return resourceNames;
}

constexpr auto namesOf(Type<Layer>)
{
    return layerNames;
}

constexpr auto namesOf(Type<Goal>)
{
    return goalNames;
}

constexpr auto namesOf(Type<Rings>)
{
    return std::array<std::string_view, 3>{"notSaid", "tileOnTile", "staggered"};
}

constexpr auto namesOf(Type<Spot>)
{
    return std::array<std::string_view, 4>{"entrance", "tile", "border", "centre"};
}

constexpr auto namesOf(Type<Board>)
{
    return std::array<std::string_view, 3>{"controlCentre", "exchange", "workshop"};
}

constexpr auto namesOf(Type<TradeKind>)
{
    return std::array<std::string_view, 2>{"buy", "sell"};
}

static Json toJson(const Cubes &cubes)
{
    return writeNamed(resourceNames, cubes.numbers);
}

static void fromJson(JsonReader &reader, const Node &node, Cubes &cubes)
{
    readNamed(reader, node, resourceNames, cubes.numbers);
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
    return std::tuple{Field{"turns", &Tracking::turns}, Field{"screens", &Tracking::screens},
                      Field{"mine", &Tracking::mine}};
}

constexpr auto fieldsOf(Type<Prices>)
{
    return std::tuple{Field{"power", &Prices::power}, Field{"safety", &Prices::safety},
                      Field{"shafts", &Prices::shafts}, Field{"movement", &Prices::movement}};
}

constexpr auto fieldsOf(Type<Bid>)
{
    return std::tuple{Field{"cubes", &Bid::cubes}, Field{"money", &Bid::money}};
}

constexpr auto fieldsOf(Type<Purse>)
{
    return std::tuple{Field{"cubes", &Purse::cubes}, Field{"money", &Purse::money}};
}

constexpr auto fieldsOf(Type<BoardSpace>)
{
    return std::tuple{Field{"board", &BoardSpace::board}, Field{"space", &BoardSpace::space},
                      Field{"actions", &BoardSpace::actions}};
}

constexpr auto fieldsOf(Type<Tile>)
{
    return std::tuple{Field{"layer", &Tile::layer}, Field{"number", &Tile::number}};
}

constexpr auto fieldsOf(Type<Place>)
{
    return std::tuple{Field{"spot", &Place::spot}, Field{"layer", &Place::layer},
                      Field{"number", &Place::number}};
}

constexpr auto fieldsOf(Type<Sharer>)
{
    return std::tuple{Field{"seat", &Sharer::seat}, Field{"power", &Sharer::power}};
}

constexpr auto fieldsOf(Type<ExtractionSaid>)
{
    return std::tuple{Field{"sharers", &ExtractionSaid::sharers},
                      Field{"shaftOwner", &ExtractionSaid::shaftOwner},
                      Field{"active", &ExtractionSaid::active}};
}

constexpr auto fieldsOf(Type<Trade>)
{
    return std::tuple{Field{"kind", &Trade::kind}, Field{"resource", &Trade::resource},
                      Field{"count", &Trade::count}};
}

constexpr auto fieldsOf(Type<FinalAnswer>)
{
    return std::tuple{Field{"stock", &FinalAnswer::stock}, Field{"money", &FinalAnswer::money},
                      Field{"deliveries", &FinalAnswer::deliveries}};
}

// The events, in their order.

constexpr auto fieldsOf(Type<GameStarted>)
{
    return std::tuple{Field{"players", &GameStarted::players},
                      Field{"managementOrder", &GameStarted::managementOrder},
                      Field{"shiftOrder", &GameStarted::shiftOrder},
                      Field{"rings", &GameStarted::rings},
                      Field{"options", &GameStarted::options},
                      Field{"tracking", &GameStarted::tracking},
                      Field{"spacesOnBoardOne", &GameStarted::spacesOnBoardOne}};
}

constexpr auto fieldsOf(Type<PricesRead>)
{
    return std::tuple{Field{"prices", &PricesRead::prices}};
}

constexpr auto fieldsOf(Type<AuctionHeld>)
{
    return std::tuple{Field{"bids", &AuctionHeld::bids}};
}

constexpr auto fieldsOf(Type<BidMade>)
{
    return std::tuple{Field{"seat", &BidMade::seat}, Field{"bid", &BidMade::bid}};
}

constexpr auto fieldsOf(Type<VicePresidentPlaced>)
{
    return std::tuple{Field{"seat", &VicePresidentPlaced::seat}, Field{"space", &VicePresidentPlaced::space}};
}

constexpr auto fieldsOf(Type<TokensBought>)
{
    return std::tuple{Field{"seat", &TokensBought::seat}, Field{"cubes", &TokensBought::cubes}};
}

constexpr auto fieldsOf(Type<PhaseEnded>)
{
    return std::tuple{};
}

constexpr auto fieldsOf(Type<RequirementRead>)
{
    return std::tuple{Field{"tile", &RequirementRead::tile},
                      Field{"requirement", &RequirementRead::requirement}};
}

constexpr auto fieldsOf(Type<CrewMoved>)
{
    return std::tuple{Field{"seat", &CrewMoved::seat}, Field{"crew", &CrewMoved::crew},
                      Field{"to", &CrewMoved::to}, Field{"keepSubcontractor", &CrewMoved::keepSubcontractor}};
}

constexpr auto fieldsOf(Type<Bribed>)
{
    return std::tuple{Field{"seat", &Bribed::seat}, Field{"victim", &Bribed::victim},
                      Field{"crew", &Bribed::crew}, Field{"to", &Bribed::to}, Field{"said", &Bribed::said}};
}

constexpr auto fieldsOf(Type<Hired>)
{
    return std::tuple{Field{"seat", &Hired::seat}, Field{"power", &Hired::power}};
}

constexpr auto fieldsOf(Type<RentPaid>)
{
    return std::tuple{Field{"seat", &RentPaid::seat}, Field{"power", &RentPaid::power}};
}

constexpr auto fieldsOf(Type<TurnEnded>)
{
    return std::tuple{Field{"seat", &TurnEnded::seat}};
}

constexpr auto fieldsOf(Type<Extracted>)
{
    return std::tuple{Field{"tile", &Extracted::tile}, Field{"card", &Extracted::card},
                      Field{"danger", &Extracted::danger}, Field{"tokens", &Extracted::tokens},
                      Field{"said", &Extracted::said}};
}

constexpr auto fieldsOf(Type<ShaftPaid>)
{
    return std::tuple{Field{"seat", &ShaftPaid::seat}, Field{"tile", &ShaftPaid::tile},
                      Field{"cubes", &ShaftPaid::cubes}};
}

constexpr auto fieldsOf(Type<ResourceTraded>)
{
    return std::tuple{Field{"seat", &ResourceTraded::seat}, Field{"trade", &ResourceTraded::trade}};
}

constexpr auto fieldsOf(Type<PowerRaised>)
{
    return std::tuple{Field{"seat", &PowerRaised::seat}, Field{"crew", &PowerRaised::crew},
                      Field{"steps", &PowerRaised::steps}};
}

constexpr auto fieldsOf(Type<SafetyRaised>)
{
    return std::tuple{Field{"seat", &SafetyRaised::seat}};
}

constexpr auto fieldsOf(Type<MovementRaised>)
{
    return std::tuple{Field{"seat", &MovementRaised::seat}};
}

constexpr auto fieldsOf(Type<ShaftPlaced>)
{
    return std::tuple{Field{"seat", &ShaftPlaced::seat}, Field{"tile", &ShaftPlaced::tile}};
}

constexpr auto fieldsOf(Type<ShaftMoved>)
{
    return std::tuple{Field{"seat", &ShaftMoved::seat}, Field{"shaft", &ShaftMoved::shaft},
                      Field{"tile", &ShaftMoved::tile}};
}

constexpr auto fieldsOf(Type<CubesDelivered>)
{
    return std::tuple{Field{"seat", &CubesDelivered::seat}, Field{"cubes", &CubesDelivered::cubes},
                      Field{"prestige", &CubesDelivered::prestige}};
}

constexpr auto fieldsOf(Type<ActionsGivenUp>)
{
    return std::tuple{Field{"seat", &ActionsGivenUp::seat}};
}

constexpr auto fieldsOf(Type<RobotMoved>)
{
    return std::tuple{Field{"crew", &RobotMoved::crew}, Field{"to", &RobotMoved::to}};
}

constexpr auto fieldsOf(Type<RobotUpgraded>)
{
    return std::tuple{Field{"crew", &RobotUpgraded::crew}};
}

constexpr auto fieldsOf(Type<GoalClaimed>)
{
    return std::tuple{Field{"seat", &GoalClaimed::seat}, Field{"goal", &GoalClaimed::goal}};
}

constexpr auto fieldsOf(Type<ScreenCounted>)
{
    return std::tuple{Field{"seat", &ScreenCounted::seat}, Field{"purse", &ScreenCounted::purse},
                      Field{"tokens", &ScreenCounted::tokens}};
}

constexpr auto fieldsOf(Type<FinalCounted>)
{
    return std::tuple{Field{"players", &FinalCounted::players}};
}

constexpr auto fieldsOf(Type<SpacesRead>)
{
    return std::tuple{Field{"spaces", &SpacesRead::spaces}};
}

constexpr auto eventNamesOf(Type<Event>)
{
    return std::array<std::string_view, 29>{
        "GameStarted",    "PricesRead",     "AuctionHeld",     "BidMade",        "VicePresidentPlaced",
        "TokensBought",   "PhaseEnded",     "RequirementRead", "CrewMoved",      "Bribed",
        "Hired",          "RentPaid",       "TurnEnded",       "Extracted",      "ShaftPaid",
        "ResourceTraded", "PowerRaised",    "SafetyRaised",    "MovementRaised", "ShaftPlaced",
        "ShaftMoved",     "CubesDelivered", "ActionsGivenUp",  "RobotMoved",     "RobotUpgraded",
        "GoalClaimed",    "ScreenCounted",  "FinalCounted",    "SpacesRead"};
}

WrittenEvent writeEvent(const Event &event)
{
    return writeEventOf(event);
}

std::variant<Event, std::vector<Fault>> readEvent(std::string_view name, const Json &body)
{
    return readEventOf<Event>(name, body);
}

} // namespace scoring::rockwell
