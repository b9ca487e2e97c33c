// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events that nobody ever saw at a table.

#include "tests/rockwell_play.h"

namespace rockwell_play {

/// An event that may mean anything.
inline Event nonsense(Dice &dice)
{
    const auto wild = [&] {
        return dice.pick(std::vector{-1, 0, 1, 2, 3, 4, 5, 9, 99, -2'000'000'000, 2'000'000'000});
    };
    const auto number = [&] { return dice.chance(80) ? dice.between(0, 4) : wild(); };
    const auto seat = [&] { return Seat{dice.chance(80) ? dice.between(0, 3) : wild()}; };
    const auto tile = [&] { return Tile{dice.pick(layers), dice.chance(90) ? dice.between(0, 7) : wild()}; };
    const auto cubes = [&] {
        Cubes found = dice.cubes(2);
        if (dice.chance(10))
            found[dice.pick(resources)] = wild();
        return found;
    };
    const auto place = [&] { return Place{static_cast<Spot>(dice.below(4)), dice.pick(layers), number()}; };
    switch (dice.below(29)) {
    case 0:
        return GameStarted{number(),
                           dice.order(4),
                           dice.order(4),
                           Rings::NotSaid,
                           dice.options(),
                           {dice.chance(50), dice.chance(50), dice.chance(50)},
                           dice.chance(80) ? boardOneSpaces : number()};
    case 1: {
        Prices prices;
        prices.safety = {wild(), 2000, std::nullopt};
        return PricesRead{prices};
    }
    case 2:
        return AuctionHeld{std::vector<Bid>(dice.below(5), Bid{cubes(), dice.chance(80) ? 100 : wild()})};
    case 3:
        return VicePresidentPlaced{
            seat(), dice.chance(80)
                        ? std::optional(BoardSpace{static_cast<Board>(dice.below(3)), number(), number()})
                        : std::nullopt};
    case 4:
        return TokensBought{seat(), cubes()};
    case 5:
        return PhaseEnded{};
    case 6:
        return RequirementRead{tile(), number()};
    case 7:
        return CrewMoved{seat(), number(), place(), dice.chance(30)};
    case 8:
        return Bribed{seat(), seat(), number(), tile(),
                      dice.chance(50) ? std::optional(number()) : std::nullopt};
    case 9:
        return Hired{seat(), number()};
    case 10:
        return TurnEnded{seat()};
    case 11: {
        Extracted card{tile(), cubes(), dice.chance(50), std::vector<int>(dice.below(5), number()), {}};
        if (dice.chance(50))
            card.said = ExtractionSaid{{{seat(), number()}, {seat(), number()}},
                                       dice.chance(50) ? std::optional(seat()) : std::nullopt,
                                       seat()};
        return card;
    }
    case 12:
        return ShaftPaid{seat(), tile(), cubes()};
    case 13:
        return ResourceTraded{seat(),
                              {static_cast<TradeKind>(dice.below(2)), dice.pick(resources), number()}};
    case 14:
        return PowerRaised{seat(), number(), number()};
    case 15:
        return SafetyRaised{seat()};
    case 16:
        return MovementRaised{seat()};
    case 17:
        return ShaftPlaced{seat(), tile()};
    case 18:
        return ShaftMoved{seat(), number(), tile()};
    case 19:
        return CubesDelivered{seat(), cubes(), number()};
    case 20:
        return ActionsGivenUp{seat()};
    case 21:
        return RobotMoved{number(), tile()};
    case 22:
        return RobotUpgraded{dice.chance(80) ? std::optional(number()) : std::nullopt};
    case 23:
        return GoalClaimed{seat(), static_cast<Goal>(dice.below(9))};
    case 24:
        return RentPaid{seat(), number()};
    case 25:
        return ScreenCounted{seat(), {cubes(), dice.chance(80) ? 3000 : wild()}, number()};
    case 26:
        return BidMade{seat(), {cubes(), dice.chance(80) ? 100 : wild()}};
    case 27:
        return SpacesRead{{{static_cast<Board>(dice.below(3)), number(), number()}}};
    default:
        return FinalCounted{
            std::vector<FinalAnswer>(dice.below(5), {cubes(), number(), std::vector{number()}})};
    }
}

} // namespace rockwell_play
