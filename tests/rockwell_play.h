// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Random games of Rockwell, and ends of games that nobody ever saw at a table.

#include "scoring/rockwell/table.h"

#include <algorithm>
#include <random>
#include <vector>

namespace rockwell_play {

using namespace scoring;
using namespace scoring::rockwell;

class Dice
{
public:
    explicit Dice(unsigned seed)
        : m_random(seed)
    {
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }
    int between(int least, int most)
    {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least + 1)));
    }
    bool chance(int percent) { return between(1, 100) <= percent; }
    template <typename List>
    auto pick(const List &list)
    {
        return list.begin()[static_cast<std::ptrdiff_t>(below(list.size()))];
    }

    Cubes cubes(int most)
    {
        Cubes found;
        for (const Resource resource : resources)
            found[resource] = chance(60) ? between(0, most) : 0;
        return found;
    }

    Options options()
    {
        return {chance(50),
                chance(50),
                chance(50),
                chance(50),
                static_cast<BribeTarget>(below(2)),
                chance(50),
                chance(50),
                static_cast<PhaseOrder>(below(2)),
                static_cast<RobotShares>(below(2)),
                static_cast<RobotCard>(below(2)),
                static_cast<RobotFallback>(below(2)),
                static_cast<RobotUpgradeActive>(below(2))};
    }

    std::vector<Seat> order(int players)
    {
        std::vector<Seat> seats;
        for (int seat = 0; seat < players; ++seat)
            seats.push_back(Seat{seat});
        for (std::size_t seat = seats.size(); seat > 1; --seat)
            std::swap(seats[seat - 1], seats[below(seat)]);
        return seats;
    }

private:
    std::mt19937 m_random;
};

/// Any end of a game, possible or not. Small numbers, so that there are ties.
inline Game anyRecord(unsigned seed)
{
    Dice dice(seed);
    Game game;
    game.options = dice.options();
    const int players = dice.between(2, 4);
    const int most = dice.pick(std::vector{1, 3, 12});
    for (int seat = 0; seat < players; ++seat) {
        FinalHoldings player;
        if (dice.chance(20)) {
            player.goals = GoalSum{dice.between(0, 12), dice.between(0, 3)};
        } else {
            GoalTiles tiles;
            for (const GoalFacts &goal : goalTable) {
                if (dice.chance(25))
                    tiles[goal.goal] = dice.pick(goalTiles(goal.goal, players));
            }
            player.goals = tiles;
        }
        for (int tile = dice.between(0, 3); tile > 0; --tile)
            player.deliveries.push_back(dice.between(0, 6));
        player.stock = dice.cubes(most);
        player.money = dice.between(0, most) * (dice.chance(10) ? 50 : 100);
        game.players.push_back(std::move(player));
    }
    return game;
}

struct PlayedGame {
    std::vector<Event> events;
    Table table;
};

/// Plays by asking the table: an event is kept when it is accepted.
class RandomPlay
{
public:
    explicit RandomPlay(unsigned seed)
        : m_dice(seed)
    {
    }

    PlayedGame wholeGame(int players, const Tracking &tracking)
    {
        GameStarted begin{players,
                          m_dice.order(players),
                          m_dice.order(players),
                          m_dice.chance(50) ? Rings::TileOnTile : Rings::Staggered,
                          m_dice.options(),
                          tracking};
        happens(begin);
        Prices prices = printedPrices(players);
        prices.safety = {1600, 2100, 2600};
        prices.shafts = {1700, 2200, 2700};
        happens(PricesRead{prices});
        if (m_dice.chance(50))
            happens(SpacesRead{{{Board::Exchange, 1, 3}, {Board::Workshop, 2, 1}}});
        for (int step = 0; m_game.table.phase != Phase::Finished && step < 5000; ++step)
            playOn();
        return std::move(m_game);
    }

private:
    bool happens(const Event &event)
    {
        if (rockwell::apply(m_game.table, event))
            return false;
        m_game.events.push_back(event);
        return true;
    }

    void playOn()
    {
        const Table &table = m_game.table;
        for (const ClaimDue &due : claimsDue(table)) {
            if (m_dice.chance(80))
                happens(GoalClaimed{due.seats.front(), due.goal});
        }
        const std::vector<Tile> unread = tilesUnread(table);
        if (!unread.empty()) {
            read(unread.front());
            return;
        }
        const std::vector<Tile> due = tilesDue(table);
        if (!due.empty()) {
            extract(m_dice.pick(due));
            return;
        }
        switch (table.phase) {
        case Phase::Auction:
            bid();
            break;
        case Phase::VicePresidents:
            place();
            break;
        case Phase::Safety:
            happens(TokensBought{anySeat(), m_dice.cubes(1)});
            if (m_dice.chance(50))
                happens(PhaseEnded{});
            break;
        case Phase::Drill:
            if (table.tracking.mine)
                drill();
            else if (m_dice.chance(85))
                tell();
            else
                happens(PhaseEnded{});
            break;
        case Phase::Robot:
            moveRobot();
            break;
        case Phase::Shafts:
            if (table.tracking.mine)
                payShaft();
            else if (m_dice.chance(50))
                happens(ShaftPaid{anySeat(), {}, m_dice.cubes(2)});
            else
                happens(PhaseEnded{});
            break;
        case Phase::Trade:
            if (!trade(*actor(table)) && m_dice.chance(30))
                happens(ActionsGivenUp{*actor(table)});
            break;
        case Phase::Develop:
            if (!develop(*actor(table)) && m_dice.chance(5))
                happens(ActionsGivenUp{*actor(table)});
            break;
        case Phase::RobotUpgrade:
            happens(RobotUpgraded{m_dice.chance(80) ? std::optional(m_dice.between(0, 3)) : std::nullopt});
            break;
        case Phase::RoundEnd:
            happens(PhaseEnded{});
            break;
        case Phase::Round:
            playRound();
            break;
        case Phase::FinalCount:
            happens(FinalCounted{std::vector<FinalAnswer>(table.players.size())});
            break;
        case Phase::BeforeStart:
        case Phase::Finished:
            break;
        }
    }

    Seat anySeat() { return Seat{m_dice.between(0, m_game.table.seats() - 1)}; }
    Seat anyParty() { return m_dice.chance(20) && setupFor(m_game.table.seats()).robot ? robot : anySeat(); }

    // Anything may come at any time where nobody follows the turns.
    void playRound()
    {
        switch (m_dice.below(12)) {
        case 0:
            findMoney();
            break;
        case 1:
            trade(anySeat());
            break;
        case 2:
        case 3:
            develop(anySeat());
            break;
        case 4:
            happens(TokensBought{anySeat(), m_dice.cubes(1)});
            break;
        case 5:
            happens(PhaseEnded{});
            break;
        default:
            tell();
            break;
        }
    }

    // What is told of phase I where nobody follows the mine.
    void tell()
    {
        const Seat seat = anySeat();
        Extracted card{{}, m_dice.cubes(5), m_dice.chance(40), {}, ExtractionSaid{{}, {}, anyParty()}};
        for (const Seat sharer : m_dice.order(m_game.table.seats())) {
            if (card.said->sharers.empty() || m_dice.chance(40))
                card.said->sharers.push_back({sharer, m_dice.between(1, 5)});
        }
        if (m_dice.chance(20))
            card.said->shaftOwner = anySeat();
        const std::vector<Event> wishes{
            Hired{seat, m_dice.between(1, 4)},
            Bribed{seat, anyParty(), 0, {}, m_dice.between(0, 4)},
            RentPaid{seat, m_dice.between(1, 4)},
            card,
            GoalClaimed{seat, m_dice.pick(goalTable).goal},
        };
        happens(m_dice.pick(wishes));
    }

    void read(const Tile &tile)
    {
        happens(RequirementRead{tile, static_cast<int>(tile.layer) + m_dice.between(1, 4)});
    }

    void extract(const Tile &tile)
    {
        Extracted card{tile, m_dice.cubes(5), m_dice.chance(40), {}, {}};
        if (card.danger && m_dice.chance(50)) {
            for (const Player &player : m_game.table.players)
                card.tokens.push_back(std::min(player.tokens, m_dice.between(0, 2)));
            if (happens(card))
                return;
            card.tokens.clear();
        }
        happens(card);
    }

    // Random traders stay poor, so now and then somebody finds money behind the screen.
    void findMoney()
    {
        const Seat seat = anySeat();
        const Player &player = m_game.table.player(seat);
        happens(ScreenCounted{seat, {player.purse.cubes, player.purse.money + 8000}, player.tokens});
    }

    void bid()
    {
        findMoney();
        AuctionHeld auction;
        for (const Player &player : m_game.table.players) {
            Bid bid{{}, std::min(player.purse.money, m_dice.between(0, 5) * 100)};
            bid.cubes[Resource::Zinc] = std::min(player.purse.cubes[Resource::Zinc], m_dice.between(0, 1));
            auction.bids.push_back(bid);
        }
        if (m_dice.chance(50)) {
            happens(auction);
            return;
        }
        for (int seat = 0; seat < m_game.table.seats(); ++seat)
            happens(BidMade{Seat{seat}, auction.bids[static_cast<std::size_t>(seat)]});
    }

    void place()
    {
        const auto board = static_cast<Board>(m_dice.below(3));
        const BoardSpace space{board, m_dice.between(1, 5),
                               board == Board::ControlCentre ? 0 : m_dice.between(1, 3)};
        happens(VicePresidentPlaced{*actor(m_game.table),
                                    m_dice.chance(90) ? std::optional(space) : std::nullopt});
    }

    Place somewhere()
    {
        const Tile tile{m_dice.pick(layers), m_dice.between(0, tilesPerLayer - 1)};
        return m_dice.chance(15) ? behind(tile) : onTile(tile);
    }

    void drill()
    {
        const Seat seat = *actor(m_game.table);
        for (int attempt = 0; attempt < 60 && !m_game.table.turn.crew; ++attempt) {
            const int crew = m_dice.between(0, 3);
            const Crew chosen = crewsOf(m_game.table, seat)[static_cast<std::size_t>(crew)];
            const Place to = m_dice.chance(30) ? centre : somewhere();
            const bool up = to.spot != Spot::Centre && chosen.place.spot != Spot::Entrance &&
                            to.layer < chosen.place.layer;
            if (!up && happens(CrewMoved{seat, crew, to, chosen.subcontractor > 0 && m_dice.chance(60)}))
                return;
        }
        for (int attempt = 0; attempt < 10; ++attempt) {
            if (happens(Hired{seat, m_dice.between(1, 4)}))
                return;
            const int victim = m_dice.between(setupFor(m_game.table.seats()).robot ? -1 : 0, 3);
            const Place active =
                m_game.table.turn.crew
                    ? m_game.table.crews[static_cast<std::size_t>(*m_game.table.turn.crew)].place
                    : somewhere();
            if (happens(Bribed{seat, Seat{victim}, m_dice.between(0, 3), {active.layer, active.number}}))
                return;
        }
        happens(TurnEnded{seat});
    }

    void moveRobot()
    {
        const int crew = m_dice.pick(robotCrew(m_game.table).crews);
        for (const Tile &tile : robotTilesUnread(m_game.table, crew))
            read(tile);
        happens(RobotMoved{crew, m_dice.pick(robotDestination(m_game.table, crew)->tiles)});
    }

    void payShaft()
    {
        const Table &table = m_game.table;
        const Tile tile = table.unpaidShafts.front();
        const Cubes printed = table.tile(tile).printed.value_or(m_dice.cubes(2));
        for (int seat = 0; seat < table.seats(); ++seat) {
            if (happens(ShaftPaid{Seat{seat}, tile, printed}))
                return;
        }
    }

    bool trade(Seat seat)
    {
        return happens(ResourceTraded{seat,
                                      {m_dice.chance(50) ? TradeKind::Buy : TradeKind::Sell,
                                       m_dice.pick(resources), m_dice.between(1, 4)}});
    }

    bool develop(Seat seat)
    {
        const Tile tile{m_dice.pick(layers), m_dice.between(0, tilesPerLayer - 1)};
        const std::vector<Event> wishes{
            PowerRaised{seat, m_dice.between(0, 3), m_dice.between(1, 2)},
            PowerRaised{seat, m_dice.between(0, 3), 1},
            SafetyRaised{seat},
            MovementRaised{seat},
            ShaftPlaced{seat, tile},
            ShaftMoved{seat, m_dice.between(1, 3), tile},
            CubesDelivered{seat, m_dice.cubes(3), m_dice.between(1, 5)},
        };
        return happens(m_dice.pick(wishes));
    }

    Dice m_dice;
    PlayedGame m_game;
};

/// Most groups follow everything, some not the mine, and some only what is behind the screens.
inline PlayedGame randomGame(unsigned seed)
{
    const Tracking tracking{.turns = seed % 8 != 0, .screens = true, .mine = seed % 4 != 0};
    return RandomPlay(seed).wholeGame(static_cast<int>(2 + seed % 3), tracking);
}

} // namespace rockwell_play
