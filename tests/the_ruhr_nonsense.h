// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of The Ruhr that make no sense at all, or only by chance.

#include "tests/the_ruhr_story.h"

#include <random>

namespace ruhr_play {

using namespace ruhr_story;

/// Any event at all.
class Nonsense
{
public:
    explicit Nonsense(unsigned seed)
        : m_random(seed)
    {
    }

    Event event()
    {
        switch (below(22)) {
        case 0:
            return GameStarted{below(6), seat(), {}, {}, Difficulty::Easy, {}};
        case 1:
            return EventHappened{
                maybe([&] { return any<Country>(3); }),
                std::vector<ThalerOrPoint>(static_cast<std::size_t>(below(5)), any<ThalerOrPoint>(2)),
                maybe([&] {
                    return TrackFacts{number(), number()};
                })};
        case 2:
            return TileDrawn{maybe([&] { return any<Tile>(tiles.size()); })};
        case 3:
            return depotChosen();
        case 4:
        case 5:
            return sold();
        case 6:
            return TokenGained{seat(), any<Token>(tokenCount)};
        case 7:
            return LocksBuilt{seat(), std::vector<Region>(static_cast<std::size_t>(below(4)), any<Region>(5)),
                              loans()};
        case 8:
            return WarehouseBuilt{seat(), any<City>(cityCount), below(2) == 0, maybeNumber(), loans()};
        case 9:
            return WarehouseBuilt{seat(), any<Country>(3), below(2) == 0, maybeNumber(), loans()};
        case 10:
            return WarehouseMoved{seat(), {seat(), any<Country>(3), any<Country>(3), below(2) == 0}, loans()};
        case 11:
            return LoansRepaid{seat(), number()};
        case 12:
            return DieReturned{seat(), number(), maybe([&] { return any<Region>(5); })};
        case 13:
            return InnUsed{seat(), any<ThalerOrPoint>(2)};
        case 14:
            return TurnEnded{seat(), below(2) == 0};
        case 15:
            return PhaseEnded{};
        case 16:
            return ExportScored{maybeNumber(), maybe([&] {
                                    return std::vector<int>(static_cast<std::size_t>(below(5)), number());
                                })};
        case 17:
            return below(2) == 0 ? Event(RoundEnded{}) : Event(CoalHaulingUsed{seat(), maybeNumber()});
        case 18:
            return below(2) == 0 ? Event(ThalersCounted{seat(), number()})
                                 : Event(PointsCounted{seat(), number()});
        case 19:
            return counted();
        case 20:
            return read();
        default:
            return FinalCounted{std::vector<FinalAnswer>(static_cast<std::size_t>(below(5)), finalAnswer())};
        }
    }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

private:
    template <typename T>
    T any(std::size_t values)
    {
        return static_cast<T>(below(static_cast<int>(values)));
    }
    auto maybe(auto make) -> std::optional<decltype(make())>
    {
        return below(2) == 0 ? std::optional(make()) : std::nullopt;
    }
    int number()
    {
        constexpr std::array odd{-1'000'000, -1, 11, 21, 1'000'000, 2'147'483'647};
        return below(5) == 0 ? odd[static_cast<std::size_t>(below(6))] : below(8);
    }
    std::optional<int> maybeNumber()
    {
        return maybe([&] { return number(); });
    }
    Seat seat() { return Seat{below(10) == 0 ? number() : below(4)}; }

    LoansTaken loans() { return below(3) == 0 ? LoansTaken{number(), maybeNumber()} : LoansTaken{}; }

    DepotChosen depotChosen()
    {
        DepotChosen chosen{.seat = seat(), .action = maybe([&] { return any<Action>(8); })};
        chosen.towingToken = below(4) == 0;
        chosen.riverIndex = maybeNumber();
        chosen.depot = maybeNumber();
        chosen.region = maybe([&] { return any<Region>(5); });
        chosen.arrow = maybe([&] { return any<DepotArrow>(3); });
        chosen.die = maybe([&] { return any<Die>(2); });
        chosen.face = maybeNumber();
        if (below(4) == 0)
            chosen.transported = Transported{any<Die>(2), maybeNumber(), number(), {}};
        chosen.subsidized = below(4) == 0 ? maybeNumber() : std::nullopt;
        chosen.loans = loans();
        return chosen;
    }

    Sold sold()
    {
        Sold sold{.seat = seat(), .place = any<SalePlace>(9), .damsPassed = below(3) == 0 ? number() : 0};
        sold.factory = below(4) == 0 ? maybeNumber() : std::nullopt;
        sold.factoryKind = below(4) == 0 ? std::optional(any<FactoryKind>(3)) : std::nullopt;
        sold.riverIndex = below(4) == 0 ? maybeNumber() : std::optional(990);
        sold.die = maybe([&] { return any<Die>(2); });
        sold.face = maybeNumber();
        sold.thalersThere = maybeNumber();
        sold.owners = maybe([&] { return std::set{seat(), seat()}; });
        sold.spaceFree = maybe([&] { return below(2) == 0; });
        sold.merchantTo = below(4) == 0 ? std::optional(Area{any<Die>(2), any<PlaceKind>(3)}) : std::nullopt;
        sold.exportIndex = maybeNumber();
        return sold;
    }

    Site site()
    {
        return below(2) == 0   ? Site(any<City>(cityCount))
               : below(2) == 0 ? Site(any<Dump>(dumpCount))
                               : Site(any<Country>(countryCount));
    }

    Event counted()
    {
        switch (below(4)) {
        case 0:
            return ExportMarkerCounted{number()};
        case 1:
            return BargeCounted{seat(), number()};
        case 2:
            return TokenCounted{seat(), any<Token>(tokenCount), any<TokenState>(4)};
        default:
            return WarehouseCounted{seat(), site(), below(2) == 0};
        }
    }

    Event read()
    {
        switch (below(3)) {
        case 0:
            return SiteRead{site(), maybeNumber(), maybeNumber(), maybeNumber(), maybeNumber()};
        case 1:
            return ExportTrackRead{maybeNumber(), maybeNumber(), maybeNumber(), maybe([&] {
                                       return std::vector<int>(static_cast<std::size_t>(below(6)), number());
                                   })};
        default:
            return CombinationRead{any<Token>(tokenCount), PerArea{{number(), below(3), below(3)}}};
        }
    }

    FinalAnswer finalAnswer()
    {
        FinalAnswer said;
        said.vpTrack = maybeNumber();
        said.thalers = maybeNumber();
        said.warehouses = maybe([&] { return FinalWarehouses{.loans = number(), .supply = number()}; });
        said.bargeAt = maybe([&] { return any<SalePlace>(9); });
        said.tokens = maybe([&] { return Tokens{}; });
        return said;
    }

    std::mt19937 m_random;
};

} // namespace ruhr_play
