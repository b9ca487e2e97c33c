// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The four boxes, each with its games, its nonsense and the events that games played at random lack.

#include "scoring/coal_baron/events_json.h"
#include "scoring/imperial_miners/events_json.h"
#include "scoring/rockwell/events_json.h"
#include "scoring/the_ruhr/events_json.h"
#include "tests/coal_baron_nonsense.h"
#include "tests/coal_baron_play.h"
#include "tests/imperial_miners_play.h"
#include "tests/rockwell_nonsense.h"
#include "tests/rockwell_play.h"
#include "tests/the_ruhr_nonsense.h"
#include "tests/the_ruhr_play.h"

namespace event_json_games {

using namespace scoring;

template <typename Event>
std::vector<Event> several(int count, auto make)
{
    std::vector<Event> events;
    while (static_cast<int>(events.size()) < count)
        events.push_back(make());
    return events;
}

struct CoalBaron {
    using Event = coal_baron::Event;
    static constexpr auto read = coal_baron::readEvent;

    static auto play(unsigned seed)
    {
        return play::RandomPlay(seed).wholeGame(2 + static_cast<int>(seed % 3));
    }
    static std::vector<Event> nonsense(unsigned seed, int count)
    {
        coal_baron_nonsense::Nonsense made(seed);
        return several<Event>(count, [&] { return made.event(); });
    }
    static std::vector<Event> others()
    {
        using namespace coal_baron;
        return {
            MarksCounted{Seat{1}, 12},
            EmptyCartsCounted{Seat{0}, {{1, 2, 3, 4}}},
            WorkersPlaced{Seat{2}, 3, std::nullopt},
            CageMoved{Seat{1}, std::nullopt},
            ShiftEnded{std::vector{1, 0, 4}},
            FinalCounted{{{7, 4, 2, 3, 5}, {}}},
            GameStarted{4, Seat{3}, {3, true}, {true, false, true, false, true}},
            OrderTaken{Seat{-7}, Order{43}}, // nonsense is refused by the table, not here
            OrderDelivered{Seat{0}, Order{0}},
            CubesCounted{Seat{2}, 3, 7, 1},
            FactoryWorkersCounted{{1, 0, 4}},
            TrackingChanged{{true, false, true, false, false}},
        };
    }
};

struct Rockwell {
    using Event = rockwell::Event;
    static constexpr auto read = rockwell::readEvent;

    static auto play(unsigned seed) { return rockwell_play::randomGame(seed); }
    static std::vector<Event> nonsense(unsigned seed, int count)
    {
        rockwell_play::Dice dice(seed);
        return several<Event>(count, [&] { return rockwell_play::nonsense(dice); });
    }
    static std::vector<Event> others()
    {
        using namespace rockwell;
        const Tile tile{Layer::C, 5};
        const Cubes cubes{{1, 2, 3, 4}};
        const Options options{.zeroScores = false,
                              .g4Exact = true,
                              .g6AllowsLost = false,
                              .tokensExpire = true,
                              .bribeTarget = BribeTarget::AnyClosedAdjacent,
                              .multiStepUpgrade = true,
                              .shaftMoveFree = true,
                              .phaseOrder = PhaseOrder::Management,
                              .robotShares = RobotShares::Ignore,
                              .robotCard = RobotCard::FirstShift,
                              .robotFallback = RobotFallback::AllCrews,
                              .robotUpgradeActive = RobotUpgradeActive::Upgrader};
        return {
            GameStarted{
                2, {Seat{1}, Seat{0}}, {Seat{0}, Seat{1}}, Rings::Staggered, options, {true, false, true}, 3},
            GameStarted{3, {}, {}, Rings::TileOnTile, {}, {}},
            PricesRead{{{1, 2, 3}, {4, std::nullopt, 6}, {std::nullopt, 8, 9}, {10, 11, 12}}},
            AuctionHeld{{{cubes, 300}, {{}, 100}}},
            BidMade{Seat{1}, {cubes, 300}},
            VicePresidentPlaced{Seat{1}, BoardSpace{Board::Workshop, 2, 3}},
            VicePresidentPlaced{Seat{1}, std::nullopt},
            CrewMoved{Seat{0}, 3, behind(tile), true},
            CrewMoved{Seat{0}, 2, centre, false},
            Bribed{Seat{0}, robot, 2, tile, 4},
            RentPaid{Seat{1}, 4},
            Extracted{tile, cubes, true, {1, 0}, ExtractionSaid{{{Seat{0}, 5}, {robot, 2}}, Seat{1}, robot}},
            RobotMoved{3, tile},
            RobotUpgraded{2},
            RobotUpgraded{},
            ShaftMoved{Seat{1}, 2, tile},
            FinalCounted{{{cubes, 1200, std::vector{3, 5}}, {}}},
            SpacesRead{{{Board::Exchange, 1, 3}, {Board::Workshop, 2, 1}}},
        };
    }
};

struct TheRuhr {
    using Event = the_ruhr::Event;
    static constexpr auto read = the_ruhr::readEvent;

    static auto play(unsigned seed) { return ruhr_play::randomGame(seed); }
    static std::vector<Event> nonsense(unsigned seed, int count)
    {
        ruhr_play::Nonsense made(seed);
        return several<Event>(count, [&] { return made.event(); });
    }
    static the_ruhr::Board board()
    {
        using namespace the_ruhr;
        Board board;
        board.lastExportIndex = 9;
        board.exportValues = {1, std::nullopt, 3};
        board.rowBonus = {2, 1};
        board.areaSpaces[4] = 3;
        board.combinations[at(Token::Railway)] = PerArea{{1, 2, 3, 4, 5, 6}};
        board.depot(15) = {Region::Mark, DepotArrow::Pilot, 7};
        board.factory(12) = {FactoryKind::ArmsFactory, Region::Berg, 8};
        board.cityIndex[at(City::Witten)] = 11;
        board.citySpaces[at(City::Muelheim)] = {2, {std::nullopt, 5}};
        board.dumpSpaces[at(Dump::Essen)] = {1, {4}};
        board.tracks[at(TransportTrack::Railway)] = {5, 2};
        board.startDice[2].emplace()[14] = Coal{Die::White, 6};
        board.rowsRead = 2;
        return board;
    }
    static std::vector<Event> others()
    {
        using namespace the_ruhr;
        FinalWarehouses warehouses{1, 2, 0, 1, {}, {0, 1, 2, 0}, 1};
        warehouses.cities[at(City::Hattingen)] = true;
        Tokens tokens;
        tokens[Token::Wages] = TokenState::Used;
        tokens[Token::Inn] = TokenState::Blank;
        tokens[Token::Mayor] = TokenState::Active;
        const Tracking tracking{true, false, true, false, true, false, true};
        return {
            GameStarted{3, Seat{2}, {true, false, true}, tracking, Difficulty::MasterShipper, board()},
            EventHappened{Country::Belgium, {ThalerOrPoint::Point, ThalerOrPoint::Thaler}, TrackFacts{4, 1}},
            DepotChosen{Seat{1}, Action::TowingPilot, true, 5, 3, Region::Werden, DepotArrow::Factory,
                        Die::White, 4, Transported{Die::White, 2, 6, Region::Broich}, 9, LoansTaken{2, 3}},
            Sold{Seat{0}, SalePlace::Factory, 2, 3, FactoryKind::CrushingMill, Region::Essen, 40, Die::White,
                 5, 1, std::set{Seat{0}, Seat{2}}, false, Area{Die::White, PlaceKind::City}, 6},
            LocksBuilt{Seat{1}, {Region::Berg, Region::Mark}, {1, 2}},
            WarehouseBuilt{Seat{0}, City::Werden, true, 3, {1, {}}},
            WarehouseBuilt{Seat{0}, Dump::Werden, false, {}},
            WarehouseBuilt{Seat{0}, Country::Netherlands, false, {}},
            WarehouseMoved{Seat{0}, {Seat{1}, Country::Rhineland, Country::Belgium, true}, {1, {}}},
            LoansRepaid{Seat{1}, 2},
            DieReturned{Seat{1}, 7, Region::Werden},
            InnUsed{Seat{2}, ThalerOrPoint::Point},
            CoalHaulingUsed{Seat{2}, 4},
            TurnEnded{Seat{0}, true},
            PhaseEnded{},
            ExportScored{3, std::vector{4, 5}},
            ThalersCounted{Seat{1}, 9},
            PointsCounted{Seat{1}, -3},
            ExportMarkerCounted{4},
            BargeCounted{Seat{1}, 1000},
            TokenCounted{Seat{0}, Token::Inn, TokenState::Used},
            TokenCounted{Seat{0}, Token::Wages, TokenState::NotOwned},
            WarehouseCounted{Seat{1}, Dump::Essen, true},
            SiteRead{City::Witten, 3, 1, 4, 12},
            ExportTrackRead{2, 3, 8, std::vector{1, 0}},
            CombinationRead{Token::Railway, PerArea{{1, 2, 3, 0, 1, 2}}},
            FinalCounted{{{-2, 7, warehouses, SalePlace::Ruhrort, tokens}, {}}},
        };
    }
};

struct ImperialMiners {
    using Event = imperial_miners::Event;
    static constexpr auto read = imperial_miners::readEvent;

    static auto play(unsigned seed)
    {
        const auto trackings = imperial_miners_play::everyTracking();
        return imperial_miners_play::randomGame(seed, seed % 2 == 0 ? trackings[seed % trackings.size()]
                                                                    : imperial_miners::trackEverything);
    }
    static std::vector<Event> nonsense(unsigned seed, int count)
    {
        imperial_miners_play::NonsenseEvents made(seed);
        return several<Event>(count, [&] { return made.event(); });
    }
    static std::vector<Event> others()
    {
        using namespace imperial_miners;
        return {
            GameStarted{5, {true}, {true, false, true, false, true, false}, 6},
            EventRevealed{EventTiming::Modifier, "„Grubengas“\n\"2\""},
            StepDone{},
            CardRevealed{Seat{1}, 3, 13, true},
            CardPlaced{Seat{0}, "é", {2, -3}, findHalfCarts("FE--EF"), {Faction::Romans, Faction::Scots}},
            HandChanged{Seat{1}, 2, 3, 1},
            Researched{Seat{1}, {4, 3, 2, 1}},
            CollapseRemoved{Seat{0}, "c1"},
            CartTokenPlaced{Seat{0}, "c1", "c2"},
            FinalCounted{{{PointTokens{{1, 2, 3}}, Coins{{4, 5}}, CartCounts{6, 7, 5}, 8}, {}}},
            CardCorrected{Seat{2}, "é", findHalfCarts("-F-E--"), {Faction::Japanese}, 3, 1},
            CardCorrected{Seat{0}, "A", {}, {}, 0, 0},
            CartTokenRemoved{Seat{0}, "c1", "c2"},
            ResearchCorrected{Seat{1}, {ResearchSpace{2, 3}, {3, 1}}},
            ResearchCorrected{Seat{1}, {}},
        };
    }
};

} // namespace event_json_games
