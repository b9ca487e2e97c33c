// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/board.h"

#include "scoring/the_ruhr/dice.h"
#include "scoring/the_ruhr/setup.h"

#include <algorithm>

namespace scoring::the_ruhr {

namespace {

using Outcome = std::optional<Refusal>;

// Whether what is known of it lies from `least` to `most`.
Outcome between(std::optional<int> number, int least, int most)
{
    if (!number || (*number >= least && *number <= most))
        return std::nullopt;
    return Refusal{
        .code = RefusalCode::CountImpossible, .number = *number, .limit = *number < least ? least : most};
}

// The first refusal of a list.
Outcome ofAll(const auto &entries, auto check)
{
    for (const auto &entry : entries) {
        if (auto refused = check(entry))
            return refused;
    }
    return std::nullopt;
}

Outcome onTheRiver(std::optional<int> index)
{
    return between(index, 0, ruhrortIndex - 1);
}

Outcome possibleSpaces(const SiteFacts &site)
{
    if (auto refused = between(site.spaces, 1, mostPrinted))
        return refused;
    if (site.spaces) {
        if (auto refused = between(static_cast<int>(site.prices.size()), 0, *site.spaces))
            return refused;
    }
    return ofAll(site.prices, [](std::optional<int> price) { return between(price, 0, mostPrinted); });
}

Outcome possibleTrack(const std::optional<TrackFacts> &track)
{
    return track ? possible(*track) : std::nullopt;
}

// As many dice of each colour as the set-up puts into depots, in depots of their colour.
Outcome possibleDice(const DepotDice &dice, const SetupNumbers &numbers, const Board &board)
{
    int black = 0;
    int white = 0;
    for (std::size_t depot = 0; depot < depotCount; ++depot) {
        if (!dice[depot])
            continue;
        if (auto refused = between(dice[depot]->face, lowestFace, highestFace))
            return refused;
        ++(dice[depot]->die == Die::Black ? black : white);
        if (const auto region = board.depots[depot].region; region && facts(*region).coal != dice[depot]->die)
            return Refusal{.code = RefusalCode::OtherRegion};
    }
    if (auto refused = between(black, numbers.blackDice - 1, numbers.blackDice - 1))
        return refused;
    return between(white, numbers.whiteDice, numbers.whiteDice);
}

Outcome possibleDice(const Board &board)
{
    for (const SetupNumbers &numbers : setupTable) {
        if (const auto &dice = board.startDiceFor(numbers.players)) {
            if (auto refused = possibleDice(*dice, numbers, board))
                return refused;
        }
    }
    return std::nullopt;
}

auto spacesIn(auto &board, const Site &site) -> decltype(&board.citySpaces[0])
{
    if (const auto *city = std::get_if<City>(&site))
        return &board.citySpaces[at(*city)];
    const auto *dump = std::get_if<Dump>(&site);
    return dump ? &board.dumpSpaces[at(*dump)] : nullptr;
}

} // namespace

SiteFacts *Board::spacesOf(const Site &site)
{
    return spacesIn(*this, site);
}

const SiteFacts *Board::spacesOf(const Site &site) const
{
    return spacesIn(*this, site);
}

std::optional<Refusal> possible(const Board &board)
{
    const auto printed = [](std::optional<int> number) { return between(number, 0, mostPrinted); };
    const auto area = [](std::optional<int> spaces) {
        return between(spaces, fewestSpacesInAnArea, mostSpacesInAnArea);
    };
    const auto place = [](const auto &entry) { return onTheRiver(entry.riverIndex); };
    const auto coalArea = [](const DepotFacts &depot) -> Outcome {
        if (depot.region && !facts(*depot.region).coal)
            return Refusal{.code = RefusalCode::OtherRegion};
        return std::nullopt;
    };
    const std::array outcomes{
        between(board.lastExportIndex, 1, mostPrinted),
        between(static_cast<int>(board.exportValues.size()), 0, mostPrinted + 1),
        ofAll(board.exportValues, printed),
        ofAll(board.rowBonus, printed),
        ofAll(board.areaSpaces, area),
        ofAll(board.depots, place),
        ofAll(board.depots, coalArea),
        ofAll(board.factories, place),
        ofAll(board.cityIndex, onTheRiver),
        ofAll(board.citySpaces, possibleSpaces),
        ofAll(board.dumpSpaces, possibleSpaces),
        ofAll(board.tracks, possibleTrack),
        possibleDice(board),
        between(board.rowsRead, 0, static_cast<int>(board.rowBonus.size())),
    };
    const auto refused = std::ranges::find_if(outcomes, &Outcome::has_value);
    return refused == outcomes.end() ? std::nullopt : *refused;
}

} // namespace scoring::the_ruhr
