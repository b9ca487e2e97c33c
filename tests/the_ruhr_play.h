// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games of The Ruhr in which everyone does anything that is allowed, and events that make no sense at all.

#include "tests/the_ruhr_story.h"

#include <random>

namespace ruhr_play {

using namespace ruhr_story;

struct PlayedGame {
    std::vector<Event> events;
    Table table;
};

class RandomPlay
{
public:
    explicit RandomPlay(unsigned seed)
        : m_random(seed)
    {
    }

    PlayedGame wholeGame(int players, const Tracking &tracking)
    {
        GameStarted start{players, Seat{below(players)}, {}, tracking, Difficulty::Normal, {}};
        start.options = {chance(50), chance(50), chance(50)};
        start.difficulty = static_cast<Difficulty>(below(4));
        if (chance(50))
            start.board.lastExportIndex = 6;
        attempt(start);
        while (m_game.table.phase != Phase::Finished)
            step();
        return m_game;
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    bool chance(int percent) { return below(100) < percent; }
    template <typename T>
    T any(std::size_t values)
    {
        return static_cast<T>(below(static_cast<int>(values)));
    }

    bool attempt(const Event &event)
    {
        if (the_ruhr::apply(m_game.table, event))
            return false;
        m_game.events.push_back(event);
        return true;
    }
    void must(const Event &event)
    {
        if (const auto refused = answer(m_game.table, event))
            qFatal("random play is stuck in round %d: %s", m_game.table.round, describe(*refused).c_str());
        attempt(event);
    }

    void step()
    {
        const Table &table = m_game.table;
        const Seat seat = next(table).value_or(Seat{below(table.seats())});
        switch (table.phase) {
        case Phase::EventDue:
            return happen();
        case Phase::Draw:
            return draw();
        case Phase::Choose:
            choose(seat);
            break;
        case Phase::Deliver:
            sell(seat);
            break;
        case Phase::Tokens:
            gain(seat);
            break;
        case Phase::Buy:
            for (int more = below(6); more > 0; --more)
                buy(seat);
            break;
        case Phase::Export:
            return must(quietStep(table));
        case Phase::FinalCount:
            return count();
        default:
            return must(RoundEnded{});
        }
        if (chance(20))
            attempt(InnUsed{seat, any<ThalerOrPoint>(2)});
        if (chance(20))
            attempt(CoalHaulingUsed{seat});
        if (table.tracking.turns)
            must(TurnEnded{seat, !table.player(seat).chosen});
        else if (chance(30) && table.players[0].soldInRound == table.round)
            attempt(PhaseEnded{});
        else if (chance(30))
            attempt(PhaseEnded{});
    }

    void happen()
    {
        EventHappened event;
        if (roundOf(m_game.table.round).flag > 0)
            event.flag = any<Country>(countryCount);
        if (roundOf(m_game.table.round).choice != RoundChoice::Nothing) {
            for (const Player &player : m_game.table.players) {
                const bool canPay = player.thalers > 0 && chance(50);
                event.choices.push_back(canPay ? ThalerOrPoint::Thaler : ThalerOrPoint::Point);
            }
        }
        must(event);
    }

    void draw()
    {
        if (tilesInTheBag(m_game.table) == 0 || chance(5))
            return must(TileDrawn{});
        while (!attempt(TileDrawn{any<Tile>(tiles.size())})) {
        }
    }

    void choose(Seat seat)
    {
        const Table &table = m_game.table;
        for (int tries = 0; tries < 10 && !table.player(seat).chosen; ++tries) {
            DepotChosen chosen{.seat = seat};
            if (chance(80))
                chosen.action = any<Action>(specialActions.size());
            chosen.towingToken = chance(20);
            chosen.pilotSign = chance(20);
            chosen.riverIndex = table.round == 1 ? below(50) : below(900);
            if (chance(30))
                chosen.depot = 1 + below(15);
            chosen.die = chance(30) ? Die::White : Die::Black;
            chosen.face = 1 + below(6);
            const auto refused = answer(table, chosen);
            if (refused && refused->code == RefusalCode::NotEnoughThalers)
                attempt(LoanTaken{seat, refused->number});
            attempt(chosen);
        }
        if (table.round == 1 && table.tracking.turns && !table.player(seat).chosen)
            must(depot(seat, 5));
    }

    Sold saleAt(Seat seat, SalePlace place)
    {
        const Table &table = m_game.table;
        Sold sold{.seat = seat, .place = place};
        sold.damsPassed = below(std::min(5, 15 - table.locks));
        const std::vector<SaleQuestion> asked = questionsOfSale(table, seat, place, Die::Black);
        for (const SaleQuestion question : asked) {
            switch (question) {
            case SaleQuestion::RiverIndex:
                sold.riverIndex = table.player(seat).riverIndex.value_or(0) + 1 + below(20);
                break;
            case SaleQuestion::Die:
                break;
            case SaleQuestion::Face:
                sold.face = 1 + below(6);
                break;
            case SaleQuestion::ThalersThere:
                sold.thalersThere = below(2);
                break;
            case SaleQuestion::Owners:
                sold.owners = chance(50) ? std::vector<Seat>{} : std::vector{seat};
                break;
            case SaleQuestion::SpaceFree:
                sold.spaceFree = chance(50);
                break;
            case SaleQuestion::ExportIndex:
                sold.exportIndex = table.exportIndex + 1;
                break;
            }
        }
        if (!table.player(seat).die)
            sold.die = Die::Black;
        if (chance(20))
            sold.merchantTo = Area{any<Die>(2), any<PlaceKind>(3)};
        return sold;
    }

    void sell(Seat seat)
    {
        const Table &table = m_game.table;
        for (int tries = 0; tries < 5 && table.player(seat).soldInRound != table.round; ++tries)
            attempt(saleAt(seat, any<SalePlace>(salePlaceNames.size())));
        if (table.tracking.turns && table.player(seat).chosen &&
            table.player(seat).soldInRound != table.round) {
            Sold safe = saleAt(seat, SalePlace::Factory);
            safe.merchantTo.reset();
            must(safe);
        }
    }

    void gain(Seat seat)
    {
        for (int tries = below(3); tries > 0; --tries)
            attempt(TokenGained{seat, any<Token>(tokenCount)});
        if (!m_game.table.tracking.tokens || !m_game.table.tracking.cubes)
            return;
        attempt(TokenGained{seat, Token::Inn});
    }

    Site site()
    {
        switch (below(3)) {
        case 0:
            return any<City>(cityCount);
        case 1:
            return any<Dump>(dumpCount);
        default:
            return any<Country>(countryCount);
        }
    }

    Event purchase(Seat seat)
    {
        switch (below(4)) {
        case 0: {
            std::vector<Region> locks{any<Region>(5)};
            if (chance(50))
                locks.push_back(any<Region>(5));
            return LocksBuilt{seat, locks};
        }
        case 1:
            return WarehouseMoved{seat,
                                  {chance(80) ? seat : Seat{below(m_game.table.seats())}, any<Country>(3),
                                   any<Country>(3), chance(30)}};
        default: {
            WarehouseBuilt built{seat, site(), chance(20), {}};
            if (!std::holds_alternative<Country>(built.site) || !m_game.table.tracking.warehouses)
                built.printedPrice = 1 + below(4);
            return built;
        }
        }
    }

    void buy(Seat seat)
    {
        if (chance(20))
            attempt(LoansRepaid{seat, 1});
        const Event wanted = purchase(seat);
        const auto refused = answer(m_game.table, wanted);
        if (refused && refused->code == RefusalCode::NotEnoughThalers)
            attempt(LoanTaken{seat, refused->number});
        attempt(wanted);
    }

    void count()
    {
        FinalCounted counted;
        const std::vector<Question> asked = questions(m_game.table);
        const auto isAsked = [&](Question question) {
            return std::ranges::find(asked, question) != asked.end();
        };
        for (const Player &player : m_game.table.players) {
            FinalAnswer &said = counted.players.emplace_back();
            if (isAsked(Question::Points))
                said.vpTrack = below(40);
            if (isAsked(Question::Thalers))
                said.thalers = below(11);
            if (isAsked(Question::Warehouses))
                said.warehouses = FinalWarehouses{.loans = below(5)};
            if (said.warehouses)
                said.warehouses->supply = 10 - said.warehouses->loans;
            if (isAsked(Question::Barge) && player.soldInRound != 12)
                said.bargeAt = any<SalePlace>(salePlaceNames.size());
            if (isAsked(Question::Tokens))
                said.tokens = Tokens{};
        }
        must(counted);
    }

    std::mt19937 m_random;
    PlayedGame m_game;
};

/// Every third game is of a group that tracks only some things.
inline PlayedGame randomGame(unsigned seed)
{
    const auto bit = [=](unsigned number) { return (seed / 3 >> number) % 2 == 1; };
    const Tracking some{bit(0), bit(1), bit(2), bit(3), bit(4), bit(5)};
    return RandomPlay(seed).wholeGame(static_cast<int>(2 + seed % 3),
                                      seed / 3 % 3 == 0 ? some : trackEverything);
}

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
        switch (below(20)) {
        case 0:
            return GameStarted{below(6), seat(), {}, {}, Difficulty::Easy, {}};
        case 1:
            return EventHappened{
                maybe([&] { return any<Country>(3); }),
                std::vector<ThalerOrPoint>(static_cast<std::size_t>(below(5)), any<ThalerOrPoint>(2))};
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
            return LocksBuilt{seat(),
                              std::vector<Region>(static_cast<std::size_t>(below(4)), any<Region>(5))};
        case 8:
            return WarehouseBuilt{seat(), any<City>(cityCount), below(2) == 0, maybeNumber()};
        case 9:
            return WarehouseBuilt{seat(), any<Country>(3), below(2) == 0, maybeNumber()};
        case 10:
            return WarehouseMoved{seat(), {seat(), any<Country>(3), any<Country>(3), below(2) == 0}};
        case 11:
            return LoansRepaid{seat(), number()};
        case 12:
            return LoanTaken{seat(), number()};
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
            return below(2) == 0 ? Event(RoundEnded{}) : Event(CoalHaulingUsed{seat()});
        case 18:
            return below(2) == 0 ? Event(ThalersCounted{seat(), number()})
                                 : Event(PointsCounted{seat(), number()});
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

    DepotChosen depotChosen()
    {
        DepotChosen chosen{.seat = seat(), .action = maybe([&] { return any<Action>(8); })};
        chosen.towingToken = below(4) == 0;
        chosen.pilotSign = below(4) == 0;
        chosen.riverIndex = maybeNumber();
        chosen.depot = maybeNumber();
        chosen.region = maybe([&] { return any<Region>(5); });
        chosen.die = maybe([&] { return any<Die>(2); });
        chosen.face = maybeNumber();
        return chosen;
    }

    Sold sold()
    {
        Sold sold{.seat = seat(), .place = any<SalePlace>(9), .damsPassed = below(3) == 0 ? number() : 0};
        sold.riverIndex = below(4) == 0 ? maybeNumber() : std::optional(990);
        sold.die = maybe([&] { return any<Die>(2); });
        sold.face = maybeNumber();
        sold.thalersThere = maybeNumber();
        sold.owners = maybe([&] { return std::vector{seat(), seat()}; });
        sold.spaceFree = maybe([&] { return below(2) == 0; });
        sold.merchantTo = below(4) == 0 ? std::optional(Area{any<Die>(2), any<PlaceKind>(3)}) : std::nullopt;
        sold.exportIndex = maybeNumber();
        return sold;
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
