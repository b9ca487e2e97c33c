// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games of The Ruhr in which everyone does anything that is allowed.

#include "scoring/the_ruhr/loans.h"
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
        if (chance(50))
            start.board = boardWithDice({1 + below(5), 0});
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
        if (!table.dice.fallen.empty())
            return must(quietReturn(table));
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
            attempt(CoalHaulingUsed{seat, maybeDepot()});
        if (!table.dice.fallen.empty())
            return;
        if (table.tracking.turns)
            must(TurnEnded{seat, !table.player(seat).chosen});
        else if (chance(30) && table.players[0].soldInRound == table.round)
            attempt(PhaseEnded{});
        else if (chance(30))
            attempt(PhaseEnded{});
    }

    std::optional<int> maybeDepot()
    {
        return m_game.table.tracking.dice ? std::optional(1 + below(15)) : std::nullopt;
    }

    void happen()
    {
        EventHappened event;
        const std::vector<Question> asked = questions(m_game.table);
        if (std::ranges::find(asked, Question::Track) != asked.end()) {
            const int spaces = 1 + below(5);
            event.track = TrackFacts{spaces, below(spaces)};
        }
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
            chosen.riverIndex = table.round == 1 ? below(50) : below(900);
            if (chance(20))
                chosen.arrow = any<DepotArrow>(3);
            if (table.tracking.dice || chance(30))
                name(chosen, 1 + below(15));
            if (!chosen.depot)
                chosen.die = chance(30) ? Die::White : Die::Black;
            if (!chosen.depot || !table.dice.depot(*chosen.depot).coal)
                chosen.face = 1 + below(6);
            if (table.tracking.dice && chosen.action && facts(*chosen.action).transport)
                chosen.transported = transported();
            if (table.tracking.dice && chosen.action == Action::Subsidy)
                chosen.subsidized = 1 + below(15);
            payFor(chosen);
        }
        if (table.round == 1 && table.tracking.turns && !table.player(seat).chosen)
            must(firstDepot(seat));
    }

    // Says where that depot is, always the same.
    static void name(DepotChosen &chosen, int depot)
    {
        chosen.depot = depot;
        chosen.region = regionOf(depot);
        chosen.die = facts(regionOf(depot)).coal;
        chosen.riverIndex = indexOf(depot);
        chosen.arrow.reset();
    }

    DepotChosen firstDepot(Seat seat)
    {
        DepotChosen chosen = depot(seat, 5);
        for (int number = 1; number < 10 && m_game.table.tracking.dice; ++number) {
            name(chosen, number);
            const Depot &there = m_game.table.dice.depot(number);
            chosen.face = there.coal ? there.coal->face : 3;
            if (!answer(m_game.table, chosen))
                break;
        }
        return chosen;
    }

    Transported transported()
    {
        const CoalDice &dice = m_game.table.dice;
        Transported wanted{.die = any<Die>(2), .to = 1 + below(15)};
        wanted.region = regionOf(wanted.to);
        if (!anyDieOnAnArrow(dice))
            wanted.from = 1 + below(15);
        return wanted;
    }

    // As many loans as it takes, if it takes any.
    template <typename Payment>
    void payFor(Payment wanted)
    {
        const Table &table = m_game.table;
        const auto refused = answer(table, wanted);
        if (refused && refused->code == RefusalCode::NotEnoughThalers) {
            wanted.loans.number = loansNeeded(refused->limit, refused->number);
            if (table.tracking.points && !table.tracking.warehouses)
                wanted.loans.pointsLost = below(2);
        }
        attempt(wanted);
    }

    Sold saleAt(Seat seat, SalePlace place, bool numbered = false)
    {
        const Table &table = m_game.table;
        Sold sold{.seat = seat, .place = place};
        sold.damsPassed = below(std::min(5, 15 - table.locks));
        if (place == SalePlace::Factory && numbered) {
            sold.factory = 1 + below(12);
            sold.factoryKind = static_cast<FactoryKind>(*sold.factory % 3);
            sold.factoryRegion = static_cast<Region>(*sold.factory % 5);
        }
        const std::vector<SaleQuestion> asked = questionsOfSale(table, seat, place, Die::Black, sold.factory);
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
                sold.owners = chance(50) ? std::set<Seat>{} : std::set{seat};
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
            attempt(saleAt(seat, any<SalePlace>(salePlaceNames.size()), chance(50)));
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

    void buyLocksFor(Seat seat)
    {
        std::vector<Region> locks{any<Region>(5)};
        if (chance(50))
            locks.push_back(any<Region>(5));
        payFor(LocksBuilt{seat, locks});
    }

    void build(Seat seat)
    {
        WarehouseBuilt built{seat, site(), chance(20), {}};
        if (!printedPrice(m_game.table, built.site))
            built.printedPrice = 1 + below(4);
        payFor(built);
    }

    void buy(Seat seat)
    {
        if (chance(20))
            attempt(LoansRepaid{seat, 1});
        switch (below(4)) {
        case 0:
            return buyLocksFor(seat);
        case 1:
            return payFor(WarehouseMoved{seat,
                                         {chance(80) ? seat : Seat{below(m_game.table.seats())},
                                          any<Country>(3), any<Country>(3), chance(30)}});
        default:
            return build(seat);
        }
    }

    void count()
    {
        FinalCounted counted;
        const std::vector<Question> asked = questions(m_game.table);
        const auto isAsked = [&](Question question) {
            return std::ranges::find(asked, question) != asked.end();
        };
        while (counted.players.size() < m_game.table.players.size()) {
            FinalAnswer &said = counted.players.emplace_back();
            if (isAsked(Question::Points))
                said.vpTrack = below(40);
            if (isAsked(Question::Thalers))
                said.thalers = below(11);
            if (isAsked(Question::Warehouses))
                said.warehouses = FinalWarehouses{.loans = below(5)};
            if (said.warehouses)
                said.warehouses->supply = 10 - said.warehouses->loans;
            if (!knowsBarge(m_game.table, Seat{static_cast<int>(counted.players.size()) - 1}))
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
    const Tracking some{bit(0), bit(1), bit(2), bit(3), bit(4), bit(5), bit(6)};
    return RandomPlay(seed).wholeGame(static_cast<int>(2 + seed % 3),
                                      seed / 3 % 3 == 0 ? some : trackEverything);
}

} // namespace ruhr_play
