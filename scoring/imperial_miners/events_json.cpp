// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/events_json.h"

#include "scoring/imperial_miners/game_json.h"
#include "scoring/imperial_miners/mine_json.h"

#include <algorithm>

namespace scoring::imperial_miners {

// scoring/event_json.h finds these by their arguments.

constexpr auto namesOf(Type<EventTiming>)
{
    return std::array<std::string_view, 3>{"immediate", "modifier", "endOfRound"};
}

constexpr auto namesOf(Type<Faction>)
{
    return factionNames;
}

template <typename Kind, std::size_t Kinds>
static auto kindNames(const Pile<Kind, Kinds> &pile)
{
    std::array<std::string_view, Kinds> names{};
    std::ranges::transform(kindsOf(pile), names.begin(), &TokenKind::name);
    return names;
}

template <typename Kind, std::size_t Kinds>
static Json toJson(const Pile<Kind, Kinds> &pile)
{
    return writeNamed(kindNames(pile), pile.numbers);
}

template <typename Kind, std::size_t Kinds>
static void fromJson(JsonReader &reader, const Node &node, Pile<Kind, Kinds> &pile)
{
    readNamed(reader, node, kindNames(pile), pile.numbers);
}

static Json toJson(const HalfCarts &halfCarts)
{
    return code(halfCarts);
}

static void fromJson(JsonReader &reader, const Node &node, HalfCarts &halfCarts)
{
    halfCarts = readHalfCarts(reader, node).value_or(HalfCarts{});
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
    return std::tuple{Field{"coins", &Tracking::coins}, Field{"points", &Tracking::points},
                      Field{"hands", &Tracking::hands}, Field{"mines", &Tracking::mines},
                      Field{"carts", &Tracking::carts}, Field{"research", &Tracking::research}};
}

constexpr auto fieldsOf(Type<Position>)
{
    return std::tuple{Field{"row", &Position::row}, Field{"x", &Position::x}};
}

constexpr auto fieldsOf(Type<ResearchMove>)
{
    return std::tuple{Field{"most", &ResearchMove::most}, Field{"steps", &ResearchMove::steps},
                      Field{"firstBoard", &ResearchMove::firstBoard},
                      Field{"nextBoard", &ResearchMove::nextBoard}};
}

constexpr auto fieldsOf(Type<CartCounts>)
{
    return std::tuple{Field{"naturalFull", &CartCounts::naturalFull},
                      Field{"joinedHalf", &CartCounts::joinedHalf},
                      Field{"cartTokens", &CartCounts::cartTokens}};
}

constexpr auto fieldsOf(Type<FinalAnswer>)
{
    return std::tuple{Field{"pointTokens", &FinalAnswer::pointTokens}, Field{"coins", &FinalAnswer::coins},
                      Field{"carts", &FinalAnswer::carts}, Field{"hand", &FinalAnswer::hand}};
}

// The events, in their order.

constexpr auto fieldsOf(Type<GameStarted>)
{
    return std::tuple{Field{"players", &GameStarted::players}, Field{"options", &GameStarted::options},
                      Field{"tracking", &GameStarted::tracking}, Field{"hand", &GameStarted::hand}};
}

constexpr auto fieldsOf(Type<EventRevealed>)
{
    return std::tuple{Field{"timing", &EventRevealed::timing}, Field{"text", &EventRevealed::text}};
}

constexpr auto fieldsOf(Type<StepDone>)
{
    return std::tuple{Field{"seat", &StepDone::seat}};
}

constexpr auto fieldsOf(Type<CardRevealed>)
{
    return std::tuple{Field{"seat", &CardRevealed::seat}, Field{"level", &CardRevealed::level},
                      Field{"cost", &CardRevealed::cost}, Field{"fromDeck", &CardRevealed::fromDeck}};
}

constexpr auto fieldsOf(Type<CardPlaced>)
{
    return std::tuple{Field{"seat", &CardPlaced::seat}, Field{"id", &CardPlaced::id},
                      Field{"position", &CardPlaced::position}, Field{"half", &CardPlaced::half},
                      Field{"factions", &CardPlaced::factions}};
}

constexpr auto fieldsOf(Type<ChainReached>)
{
    return std::tuple{Field{"seat", &ChainReached::seat}, Field{"card", &ChainReached::card}};
}

constexpr auto fieldsOf(Type<CardActivated>)
{
    return std::tuple{Field{"seat", &CardActivated::seat}, Field{"card", &CardActivated::card}};
}

constexpr auto fieldsOf(Type<SurfaceUsed>)
{
    return std::tuple{Field{"seat", &SurfaceUsed::seat}, Field{"effect", &SurfaceUsed::effect}};
}

constexpr auto fieldsOf(Type<CoinsChanged>)
{
    return std::tuple{Field{"seat", &CoinsChanged::seat}, Field{"by", &CoinsChanged::by}};
}

constexpr auto fieldsOf(Type<PointsChanged>)
{
    return std::tuple{Field{"seat", &PointsChanged::seat}, Field{"by", &PointsChanged::by}};
}

constexpr auto fieldsOf(Type<HandChanged>)
{
    return std::tuple{Field{"seat", &HandChanged::seat}, Field{"drawn", &HandChanged::drawn},
                      Field{"discarded", &HandChanged::discarded},
                      Field{"levelFour", &HandChanged::levelFour}};
}

constexpr auto fieldsOf(Type<MachinesChanged>)
{
    return std::tuple{Field{"seat", &MachinesChanged::seat}, Field{"card", &MachinesChanged::card},
                      Field{"by", &MachinesChanged::by}};
}

constexpr auto fieldsOf(Type<CollapsePlaced>)
{
    return std::tuple{Field{"seat", &CollapsePlaced::seat}, Field{"card", &CollapsePlaced::card}};
}

constexpr auto fieldsOf(Type<CollapseRemoved>)
{
    return std::tuple{Field{"seat", &CollapseRemoved::seat}, Field{"card", &CollapseRemoved::card}};
}

constexpr auto fieldsOf(Type<CartTokenPlaced>)
{
    return std::tuple{Field{"seat", &CartTokenPlaced::seat}, Field{"card", &CartTokenPlaced::card},
                      Field{"other", &CartTokenPlaced::other}};
}

constexpr auto fieldsOf(Type<BoardMeasured>)
{
    return std::tuple{Field{"board", &BoardMeasured::board}, Field{"spaces", &BoardMeasured::spaces}};
}

constexpr auto fieldsOf(Type<Researched>)
{
    return std::tuple{Field{"seat", &Researched::seat}, Field{"move", &Researched::move}};
}

constexpr auto fieldsOf(Type<FinalCounted>)
{
    return std::tuple{Field{"players", &FinalCounted::players}};
}

constexpr auto fieldsOf(Type<ResearchSpace>)
{
    return std::tuple{Field{"board", &ResearchSpace::board}, Field{"space", &ResearchSpace::space}};
}

constexpr auto fieldsOf(Type<Research>)
{
    return std::tuple{Field{"marker", &Research::marker}, Field{"completed", &Research::completed}};
}

constexpr auto fieldsOf(Type<CardCorrected>)
{
    return std::tuple{
        Field{"seat", &CardCorrected::seat},         Field{"card", &CardCorrected::card},
        Field{"half", &CardCorrected::half},         Field{"factions", &CardCorrected::factions},
        Field{"machines", &CardCorrected::machines}, Field{"collapse", &CardCorrected::collapse}};
}

constexpr auto fieldsOf(Type<CartTokenRemoved>)
{
    return std::tuple{Field{"seat", &CartTokenRemoved::seat}, Field{"card", &CartTokenRemoved::card},
                      Field{"other", &CartTokenRemoved::other}};
}

constexpr auto fieldsOf(Type<ResearchCorrected>)
{
    return std::tuple{Field{"seat", &ResearchCorrected::seat},
                      Field{"research", &ResearchCorrected::research}};
}

constexpr auto eventNamesOf(Type<Event>)
{
    return std::array<std::string_view, 21>{
        "GameStarted",      "EventRevealed",   "StepDone",       "CardRevealed",    "CardPlaced",
        "ChainReached",     "CardActivated",   "SurfaceUsed",    "CoinsChanged",    "PointsChanged",
        "HandChanged",      "MachinesChanged", "CollapsePlaced", "CollapseRemoved", "CartTokenPlaced",
        "BoardMeasured",    "Researched",      "FinalCounted",   "CardCorrected",   "CartTokenRemoved",
        "ResearchCorrected"};
}

WrittenEvent writeEvent(const Event &event)
{
    return writeEventOf(event);
}

std::variant<Event, std::vector<Fault>> readEvent(std::string_view name, const Json &body)
{
    return readEventOf<Event>(name, body);
}

} // namespace scoring::imperial_miners
