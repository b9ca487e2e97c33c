// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/events_json.h"

#include "scoring/the_ruhr/board_json.h"
#include "scoring/the_ruhr/game_json.h"

#include <algorithm>

namespace scoring::the_ruhr {

// scoring/event_json.h finds these by their arguments.

constexpr auto namesOf(Type<SalePlace>)
{
    return salePlaceNames;
}

constexpr auto namesOf(Type<Token>)
{
    return tokenNames;
}

constexpr auto namesOf(Type<TokenState>)
{
    return std::array<std::string_view, 4>{"notOwned", "active", "used", "blank"};
}

constexpr auto namesOf(Type<Tile>)
{
    std::array<std::string_view, tiles.size()> names{};
    std::ranges::transform(tiles, names.begin(), &TileFacts::name);
    return names;
}

constexpr auto namesOf(Type<Action>)
{
    return std::array<std::string_view, specialActions.size()>{
        "transport",       "pilot",       "towing", "transportPilot",
        "transportTowing", "towingPilot", "wages",  "subsidy"};
}

constexpr auto namesOf(Type<Difficulty>)
{
    return std::array<std::string_view, difficultyTable.size()>{"easy", "normal", "hard", "masterShipper"};
}

constexpr auto namesOf(Type<ThalerOrPoint>)
{
    return std::array<std::string_view, 2>{"thaler", "point"};
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

static Json toJson(const Tokens &tokens)
{
    return writeTokens(tokens);
}

static void fromJson(JsonReader &reader, const Node &node, Tokens &tokens)
{
    tokens = readTokens(reader, node);
}

// A city and a coal dump may have the same name.
constexpr std::array<std::string_view, std::variant_size_v<Site>> siteKinds{"city", "dump", "country"};

static Json toJson(const Site &site)
{
    return {{"kind", siteKinds[site.index()]},
            {"name", std::visit([](auto place) { return writeValue(place); }, site)}};
}

static void fromJson(JsonReader &reader, const Node &node, Site &site)
{
    if (!reader.isObject(node))
        return;
    const std::size_t kind = reader.oneOf(node.field("kind"), siteKinds);
    if (kind == 0)
        readValue(reader, node.field("name"), site.emplace<City>());
    else if (kind == 1)
        readValue(reader, node.field("name"), site.emplace<Dump>());
    else
        readValue(reader, node.field("name"), site.emplace<Country>());
}

constexpr auto fieldsOf(Type<Tracking>)
{
    return std::tuple{Field{"turns", &Tracking::turns},     Field{"points", &Tracking::points},
                      Field{"thalers", &Tracking::thalers}, Field{"warehouses", &Tracking::warehouses},
                      Field{"tokens", &Tracking::tokens},   Field{"cubes", &Tracking::cubes},
                      Field{"dice", &Tracking::dice}};
}

constexpr auto fieldsOf(Type<LoansTaken>)
{
    return std::tuple{Field{"number", &LoansTaken::number}, Field{"pointsLost", &LoansTaken::pointsLost}};
}

constexpr auto fieldsOf(Type<Transported>)
{
    return std::tuple{Field{"die", &Transported::die}, Field{"from", &Transported::from},
                      Field{"to", &Transported::to}, Field{"region", &Transported::region}};
}

constexpr auto fieldsOf(Type<Move>)
{
    return std::tuple{Field{"owner", &Move::owner}, Field{"from", &Move::from}, Field{"to", &Move::to},
                      Field{"coalFair", &Move::coalFair}};
}

constexpr auto fieldsOf(Type<FinalWarehouses>)
{
    return std::tuple{Field{"loans", &FinalWarehouses::loans},
                      Field{"supply", &FinalWarehouses::supply},
                      Field{"storageLock", &FinalWarehouses::storageLock},
                      Field{"storageMark", &FinalWarehouses::storageMark},
                      NamedField{"cities", &FinalWarehouses::cities, cityNames},
                      NamedField{"dumps", &FinalWarehouses::dumps, dumpNames},
                      Field{"ruhrort", &FinalWarehouses::ruhrort}};
}

constexpr auto fieldsOf(Type<FinalAnswer>)
{
    return std::tuple{Field{"vpTrack", &FinalAnswer::vpTrack}, Field{"thalers", &FinalAnswer::thalers},
                      Field{"warehouses", &FinalAnswer::warehouses}, Field{"bargeAt", &FinalAnswer::bargeAt},
                      Field{"tokens", &FinalAnswer::tokens}};
}

// The events, in their order.

constexpr auto fieldsOf(Type<GameStarted>)
{
    return std::tuple{
        Field{"players", &GameStarted::players},       Field{"startingPlayer", &GameStarted::startingPlayer},
        Field{"options", &GameStarted::options},       Field{"tracking", &GameStarted::tracking},
        Field{"difficulty", &GameStarted::difficulty}, Field{"board", &GameStarted::board}};
}

constexpr auto fieldsOf(Type<EventHappened>)
{
    return std::tuple{Field{"flag", &EventHappened::flag}, Field{"choices", &EventHappened::choices},
                      Field{"track", &EventHappened::track}};
}

constexpr auto fieldsOf(Type<TileDrawn>)
{
    return std::tuple{Field{"tile", &TileDrawn::tile}};
}

constexpr auto fieldsOf(Type<DepotChosen>)
{
    return std::tuple{Field{"seat", &DepotChosen::seat},
                      Field{"action", &DepotChosen::action},
                      Field{"towingToken", &DepotChosen::towingToken},
                      Field{"riverIndex", &DepotChosen::riverIndex},
                      Field{"depot", &DepotChosen::depot},
                      Field{"region", &DepotChosen::region},
                      Field{"arrow", &DepotChosen::arrow},
                      Field{"die", &DepotChosen::die},
                      Field{"face", &DepotChosen::face},
                      Field{"transported", &DepotChosen::transported},
                      Field{"subsidized", &DepotChosen::subsidized},
                      Field{"loans", &DepotChosen::loans}};
}

constexpr auto fieldsOf(Type<Sold>)
{
    return std::tuple{Field{"seat", &Sold::seat},
                      Field{"place", &Sold::place},
                      Field{"damsPassed", &Sold::damsPassed},
                      Field{"factory", &Sold::factory},
                      Field{"factoryKind", &Sold::factoryKind},
                      Field{"factoryRegion", &Sold::factoryRegion},
                      Field{"riverIndex", &Sold::riverIndex},
                      Field{"die", &Sold::die},
                      Field{"face", &Sold::face},
                      Field{"thalersThere", &Sold::thalersThere},
                      Field{"owners", &Sold::owners},
                      Field{"spaceFree", &Sold::spaceFree},
                      Field{"merchantTo", &Sold::merchantTo},
                      Field{"exportIndex", &Sold::exportIndex}};
}

constexpr auto fieldsOf(Type<TokenGained>)
{
    return std::tuple{Field{"seat", &TokenGained::seat}, Field{"token", &TokenGained::token}};
}

constexpr auto fieldsOf(Type<LocksBuilt>)
{
    return std::tuple{Field{"seat", &LocksBuilt::seat}, Field{"regions", &LocksBuilt::regions},
                      Field{"loans", &LocksBuilt::loans}};
}

constexpr auto fieldsOf(Type<WarehouseBuilt>)
{
    return std::tuple{Field{"seat", &WarehouseBuilt::seat}, Field{"site", &WarehouseBuilt::site},
                      Field{"warehouseToken", &WarehouseBuilt::warehouseToken},
                      Field{"printedPrice", &WarehouseBuilt::printedPrice},
                      Field{"loans", &WarehouseBuilt::loans}};
}

constexpr auto fieldsOf(Type<WarehouseMoved>)
{
    return std::tuple{Field{"seat", &WarehouseMoved::seat}, Field{"move", &WarehouseMoved::move},
                      Field{"loans", &WarehouseMoved::loans}};
}

constexpr auto fieldsOf(Type<LoansRepaid>)
{
    return std::tuple{Field{"seat", &LoansRepaid::seat}, Field{"loans", &LoansRepaid::loans}};
}

constexpr auto fieldsOf(Type<DieReturned>)
{
    return std::tuple{Field{"seat", &DieReturned::seat}, Field{"depot", &DieReturned::depot},
                      Field{"region", &DieReturned::region}};
}

constexpr auto fieldsOf(Type<InnUsed>)
{
    return std::tuple{Field{"seat", &InnUsed::seat}, Field{"gain", &InnUsed::gain}};
}

constexpr auto fieldsOf(Type<CoalHaulingUsed>)
{
    return std::tuple{Field{"seat", &CoalHaulingUsed::seat}, Field{"depot", &CoalHaulingUsed::depot}};
}

constexpr auto fieldsOf(Type<TurnEnded>)
{
    return std::tuple{Field{"seat", &TurnEnded::seat}, Field{"nothingPossible", &TurnEnded::nothingPossible}};
}

constexpr auto fieldsOf(Type<PhaseEnded>)
{
    return std::tuple{};
}

constexpr auto fieldsOf(Type<ExportScored>)
{
    return std::tuple{Field{"value", &ExportScored::value}, Field{"points", &ExportScored::points}};
}

constexpr auto fieldsOf(Type<RoundEnded>)
{
    return std::tuple{};
}

constexpr auto fieldsOf(Type<ThalersCounted>)
{
    return std::tuple{Field{"seat", &ThalersCounted::seat}, Field{"thalers", &ThalersCounted::thalers}};
}

constexpr auto fieldsOf(Type<PointsCounted>)
{
    return std::tuple{Field{"seat", &PointsCounted::seat}, Field{"points", &PointsCounted::points}};
}

constexpr auto fieldsOf(Type<FinalCounted>)
{
    return std::tuple{Field{"players", &FinalCounted::players}};
}

constexpr auto fieldsOf(Type<ExportMarkerCounted>)
{
    return std::tuple{Field{"index", &ExportMarkerCounted::index}};
}

constexpr auto fieldsOf(Type<BargeCounted>)
{
    return std::tuple{Field{"seat", &BargeCounted::seat}, Field{"riverIndex", &BargeCounted::riverIndex}};
}

constexpr auto fieldsOf(Type<TokenCounted>)
{
    return std::tuple{Field{"seat", &TokenCounted::seat}, Field{"token", &TokenCounted::token},
                      Field{"state", &TokenCounted::state}};
}

constexpr auto fieldsOf(Type<WarehouseCounted>)
{
    return std::tuple{Field{"seat", &WarehouseCounted::seat}, Field{"site", &WarehouseCounted::site},
                      Field{"isThere", &WarehouseCounted::isThere}};
}

constexpr auto fieldsOf(Type<SiteRead>)
{
    return std::tuple{Field{"site", &SiteRead::site}, Field{"spaces", &SiteRead::spaces},
                      Field{"space", &SiteRead::space}, Field{"price", &SiteRead::price},
                      Field{"riverIndex", &SiteRead::riverIndex}};
}

constexpr auto fieldsOf(Type<ExportTrackRead>)
{
    return std::tuple{Field{"index", &ExportTrackRead::index}, Field{"value", &ExportTrackRead::value},
                      Field{"last", &ExportTrackRead::last}, Field{"rowBonus", &ExportTrackRead::rowBonus}};
}

constexpr auto fieldsOf(Type<CombinationRead>)
{
    return std::tuple{Field{"token", &CombinationRead::token}, Field{"cubes", &CombinationRead::cubes}};
}

constexpr auto eventNamesOf(Type<Event>)
{
    return std::array<std::string_view, 27>{
        "GameStarted",         "EventHappened",  "TileDrawn",       "DepotChosen",      "Sold",
        "TokenGained",         "LocksBuilt",     "WarehouseBuilt",  "WarehouseMoved",   "LoansRepaid",
        "DieReturned",         "InnUsed",        "CoalHaulingUsed", "TurnEnded",        "PhaseEnded",
        "ExportScored",        "RoundEnded",     "ThalersCounted",  "PointsCounted",    "FinalCounted",
        "ExportMarkerCounted", "BargeCounted",   "TokenCounted",    "WarehouseCounted", "SiteRead",
        "ExportTrackRead",     "CombinationRead"};
}

WrittenEvent writeEvent(const Event &event)
{
    return writeEventOf(event);
}

std::variant<Event, std::vector<Fault>> readEvent(std::string_view name, const Json &body)
{
    return readEventOf<Event>(name, body);
}

} // namespace scoring::the_ruhr
