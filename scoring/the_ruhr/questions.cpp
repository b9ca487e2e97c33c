// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/questions.h"

#include <algorithm>

namespace scoring::the_ruhr {

namespace {

bool columnIsEmpty(const Table &table)
{
    return !table.flag || table.columns[at(*table.flag)].empty();
}

} // namespace

std::vector<Question> questions(const Table &table)
{
    const Tracking &tracking = table.tracking;
    std::vector<Question> asked;
    const auto ask = [&](Question question, bool needed) {
        if (needed)
            asked.push_back(question);
    };
    switch (table.phase) {
    case Phase::EventDue:
        ask(Question::Flag, tracking.warehouses && roundOf(table.round).flag > 0);
        ask(Question::Choices,
            (tracking.thalers || tracking.points) && roundOf(table.round).choice != RoundChoice::Nothing);
        break;
    case Phase::Draw:
        ask(Question::Tile, tilesInTheBag(table) != 0);
        break;
    case Phase::Export:
        ask(Question::ExportValue, tracking.warehouses && !columnIsEmpty(table) && !exportValue(table));
        ask(Question::ExportPoints, !tracking.warehouses && tracking.points);
        break;
    case Phase::FinalCount:
        ask(Question::Points, !tracking.points);
        ask(Question::Thalers, !tracking.thalers);
        ask(Question::Warehouses, !tracking.warehouses);
        ask(Question::Barge, !std::ranges::all_of(table.players, [](const Player &player) {
                return player.soldInRound == roundCount;
            }));
        ask(Question::Tokens, !tracking.tokens);
        break;
    default:
        break;
    }
    return asked;
}

std::vector<SaleQuestion> questionsOfSale(const Table &table, Seat seat, SalePlace place,
                                          std::optional<Die> die)
{
    const Tracking &tracking = table.tracking;
    const Player &player = table.player(seat);
    const PlaceKind kind = kindOf(place);
    if (player.die)
        die = player.die;
    const bool exports = tracking.warehouses && kind == PlaceKind::Ruhrort;

    std::vector<SaleQuestion> asked;
    const auto ask = [&](SaleQuestion question, bool needed) {
        if (needed)
            asked.push_back(question);
    };
    ask(SaleQuestion::RiverIndex, tracking.turns && !riverIndexOf(table, place));
    ask(SaleQuestion::Die, tracking.cubes && !die);
    ask(SaleQuestion::Face, (tracking.thalers || exports) && !player.face);
    ask(SaleQuestion::ThalersThere, tracking.thalers && !thalersOn(table, place));
    ask(SaleQuestion::Owners, tracking.thalers && !tracking.warehouses && kind == PlaceKind::City);
    ask(SaleQuestion::SpaceFree,
        (tracking.thalers || tracking.cubes) && !(die && spaceFree(table, seat, {*die, kind})));
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

std::optional<int> thalersOn(const Table &table, SalePlace place)
{
    if (!table.tracking.thalers)
        return std::nullopt;
    if (const auto city = cityOf(place))
        return table.onCity[at(*city)];
    return place == SalePlace::Ruhrort ? table.onRuhrort : std::nullopt;
}

std::optional<int> riverIndexOf(const Table &table, SalePlace place)
{
    if (place == SalePlace::Ruhrort)
        return ruhrortIndex;
    const auto city = cityOf(place);
    return city ? table.cityIndex[at(*city)] : std::nullopt;
}

} // namespace scoring::the_ruhr
