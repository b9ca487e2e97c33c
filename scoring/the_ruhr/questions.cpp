// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/questions.h"

namespace scoring::the_ruhr {

namespace {

bool columnIsEmpty(const Table &table)
{
    return !table.flag || table.columns[at(*table.flag)].empty();
}

// Of the column that is scored; below a row whose bonus is a guess all are.
int rowsUnread(const Table &table)
{
    const int rows = table.flag ? static_cast<int>(table.columns[at(*table.flag)].size()) : 0;
    return rows - table.board.rowsRead.value_or(0);
}

} // namespace

std::vector<Question> questions(const Table &table)
{
    const Tracking &tracking = table.tracking;
    std::vector<Question> asked;
    bool bargesKnown = true;
    const auto ask = [&](Question question, bool needed) {
        if (needed)
            asked.push_back(question);
    };
    if (!table.dice.fallen.empty())
        return {Question::FallenDie};
    switch (table.phase) {
    case Phase::EventDue:
        ask(Question::Flag, tracking.warehouses && roundOf(table.round).flag > 0);
        ask(Question::Choices,
            (tracking.thalers || tracking.points) && roundOf(table.round).choice != RoundChoice::Nothing);
        ask(Question::Track,
            tracking.dice && laysTrack(table.round) && !table.board.tracks[at(roundOf(table.round).track)]);
        break;
    case Phase::Draw:
        ask(Question::Tile, tilesInTheBag(table) != 0);
        break;
    case Phase::Export:
        ask(Question::ExportValue, tracking.warehouses && !columnIsEmpty(table) && !exportValue(table));
        ask(Question::RowBonus, tracking.warehouses && rowsUnread(table) > 0);
        ask(Question::ExportPoints, !tracking.warehouses && tracking.points);
        break;
    case Phase::FinalCount:
        ask(Question::Points, !tracking.points);
        ask(Question::Thalers, !tracking.thalers);
        ask(Question::Warehouses, !tracking.warehouses);
        for (int seat = 0; seat < table.seats(); ++seat)
            bargesKnown = bargesKnown && knowsBarge(table, Seat{seat});
        ask(Question::Barge, !bargesKnown);
        ask(Question::Tokens, !tracking.tokens);
        break;
    case Phase::BeforeStart:
    case Phase::Choose:
    case Phase::Deliver:
    case Phase::Tokens:
    case Phase::Buy:
    case Phase::RoundEnd:
    case Phase::Finished:
        break;
    }
    return asked;
}

std::vector<DepotQuestion> questionsOfDepot(const Table &table, std::optional<int> depot)
{
    const Tracking &tracking = table.tracking;
    const DepotFacts known = depot ? table.board.depot(*depot) : DepotFacts{};
    const std::optional<Coal> coal = depot ? table.dice.depot(*depot).coal : std::nullopt;
    const bool knowsDie = coal || (known.region && facts(*known.region).coal);
    std::vector<DepotQuestion> asked;
    const auto ask = [&](DepotQuestion question, bool needed) {
        if (needed)
            asked.push_back(question);
    };
    ask(DepotQuestion::Depot, tracking.dice && !depot);
    ask(DepotQuestion::RiverIndex, tracking.turns && !known.riverIndex);
    ask(DepotQuestion::Die, tracking.dice && !knowsDie);
    ask(DepotQuestion::Face, tracking.dice && !coal);
    return asked;
}

std::vector<SaleQuestion> questionsOfSale(const Table &table, Seat seat, SalePlace place,
                                          std::optional<Die> die, std::optional<int> factory)
{
    const Tracking &tracking = table.tracking;
    const Player &player = table.player(seat);
    const PlaceKind kind = kindOf(place);
    if (player.die)
        die = player.die;
    const bool exports = tracking.warehouses && kind == PlaceKind::Ruhrort;

    // Where the coal is asked for as well, one colour may need the answer and the other not.
    const auto knowsSpace = [&](Die coal) { return spaceFree(table, seat, {coal, kind}).has_value(); };
    const bool spaceKnown = die ? knowsSpace(*die) : knowsSpace(Die::Black) && knowsSpace(Die::White);

    std::vector<SaleQuestion> asked;
    const auto ask = [&](SaleQuestion question, bool needed) {
        if (needed)
            asked.push_back(question);
    };
    ask(SaleQuestion::RiverIndex, tracking.turns && !riverIndexOf(table, place, factory));
    ask(SaleQuestion::Die, tracking.cubes && !die);
    ask(SaleQuestion::Face, (tracking.thalers || exports) && !player.face);
    ask(SaleQuestion::ThalersThere, tracking.thalers && !thalersOn(table, place, factory));
    ask(SaleQuestion::Owners, tracking.thalers && !tracking.warehouses && kind == PlaceKind::City);
    ask(SaleQuestion::SpaceFree, (tracking.thalers || tracking.cubes) && !spaceKnown);
    ask(SaleQuestion::ExportIndex, exports && !table.board.lastExportIndex);
    return asked;
}

std::optional<int> exportValue(const Table &table)
{
    const auto number = static_cast<std::size_t>(table.exportIndex);
    return number < table.board.exportValues.size() ? table.board.exportValues[number] : std::nullopt;
}

std::optional<bool> spaceFree(const Table &table, Seat seat, Area area)
{
    if (!table.tracking.cubes)
        return std::nullopt;
    const int cubes = table.player(seat).cubes[area];
    if (const auto spaces = table.board.areaSpaces[at(area)])
        return cubes < *spaces;
    // Every area has two spaces, and none has more than three.
    if (cubes < fewestSpacesInAnArea)
        return true;
    return cubes < mostSpacesInAnArea ? std::nullopt : std::optional(false);
}

std::vector<Token> tokensDue(const Table &table, Seat seat)
{
    std::vector<Token> due;
    if (!table.tracking.tokens || !table.tracking.cubes)
        return due;
    const Player &player = table.player(seat);
    for (const TokenKind &token : tokenKinds) {
        const auto &combination = table.board.combinations[at(token.token)];
        if (combination && !player.tokens.earned(token.token) && earns(player.cubes, *combination))
            due.push_back(token.token);
    }
    return due;
}

std::optional<int> thalersOn(const Table &table, SalePlace place, std::optional<int> factory)
{
    if (!table.tracking.thalers)
        return std::nullopt;
    if (const auto city = cityOf(place))
        return table.onCity[at(*city)];
    if (place == SalePlace::Factory && factory)
        return table.onFactory[static_cast<std::size_t>(*factory - 1)];
    return place == SalePlace::Ruhrort ? table.onRuhrort : std::nullopt;
}

std::optional<int> riverIndexOf(const Table &table, SalePlace place, std::optional<int> factory)
{
    if (place == SalePlace::Ruhrort)
        return ruhrortIndex;
    if (const auto city = cityOf(place))
        return table.board.cityIndex[at(*city)];
    return factory ? table.board.factory(*factory).riverIndex : std::nullopt;
}

std::optional<std::size_t> nextSpace(const Table &table, const Site &site)
{
    if (!table.tracking.warehouses || std::holds_alternative<Country>(site))
        return std::nullopt;
    std::size_t taken = 0;
    for (const Player &player : table.players) {
        if (const auto *city = std::get_if<City>(&site))
            taken += player.cities[at(*city)] ? 1U : 0U;
        if (const auto *dump = std::get_if<Dump>(&site))
            taken += static_cast<std::size_t>(player.dumps[at(*dump)]);
    }
    return taken;
}

std::optional<int> printedPrice(const Table &table, const Site &site)
{
    if (std::holds_alternative<Country>(site))
        return table.tracking.warehouses ? std::optional(ruhrortCost(warehousesIn(table.columns)))
                                         : std::nullopt;
    const auto space = nextSpace(table, site);
    const SiteFacts *there = table.board.spacesOf(site);
    return there && space && *space < there->prices.size() ? there->prices[*space] : std::nullopt;
}

bool knowsBarge(const Table &table, Seat seat)
{
    // Where turns are tracked every move was told: who sold nothing in the last round did not move.
    return table.tracking.turns || table.player(seat).soldInRound == roundCount;
}

} // namespace scoring::the_ruhr
