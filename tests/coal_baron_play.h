// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Somebody who plays whole games by the rules, without a plan but with a liking for deliveries.

#include "scoring/coal_baron/table.h"

#include <algorithm>
#include <array>
#include <random>
#include <vector>

namespace play {

using namespace scoring;
using namespace scoring::coal_baron;

struct PlayedGame {
    std::vector<Event> events;
    Table table; ///< at the end
};

/// The same game for the same seed, everywhere: the distributions of the library differ between compilers.
class RandomPlay
{
public:
    explicit RandomPlay(unsigned seed)
        : m_random(seed)
    {
    }

    /// Three shifts and the final count, everything tracked.
    PlayedGame wholeGame(int players)
    {
        m_table = {};
        m_events.clear();
        const Options options{chance(50) ? 4 : 3, chance(50)};
        attempt(GameStarted{players, Seat{below(players)}, options, trackEverything});
        draft();
        for (int shift = 1; shift <= shiftCount; ++shift) {
            while (m_table.player(m_table.next).workers > 0)
                takeTurn(m_table.next);
            attempt(ShiftEnded{});
            attempt(NextShiftStarted{});
        }
        attempt(FinalCounted{std::vector<FinalAnswer>(m_table.players.size())});
        return {m_events, m_table};
    }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    bool chance(int percent) { return below(100) < percent; }

private:
    bool attempt(const Event &event)
    {
        if (coal_baron::apply(m_table, event))
            return false;
        m_events.push_back(event);
        return true;
    }

    Order anyOrder() { return Order{static_cast<std::uint8_t>(below(orderCount))}; }
    Coal anyCoal() { return coals[static_cast<std::size_t>(below(4))]; }
    Tile anyTile() { return Tile{static_cast<std::uint8_t>(below(tileKindCount))}; }
    const Player &me() const { return m_table.player(m_seat); }

    void draft()
    {
        while (m_table.phase == Phase::Draft) {
            for (int seat = 0; seat < m_table.seats(); ++seat)
                attempt(OrderDrafted{Seat{seat}, anyOrder()});
        }
    }

    void takeTurn(Seat seat)
    {
        m_seat = seat;
        for (int ideas = 0; ideas < 6; ++ideas) {
            const int idea = below(100);
            const bool acted = deliver() || (idea < 35 && mine()) || (idea >= 35 && idea < 65 && buyTile()) ||
                               (idea >= 65 && idea < 75 && takeOrder()) ||
                               (idea >= 75 && idea < 90 && takeMoney());
            if (acted)
                return;
        }
        place(spaceCount - 1);
    }

    // The table itself says how many workers a space takes now.
    bool place(std::size_t number)
    {
        const Space space{static_cast<std::uint8_t>(number)};
        for (int workers = 1; workers <= me().workers; ++workers) {
            if (attempt(WorkersPlaced{m_seat, workers, space}))
                return true;
        }
        return false;
    }

    bool placeOnAny(Action action)
    {
        std::vector<std::size_t> spaces;
        for (std::size_t number = 0; number < spaceCount; ++number) {
            if (workerSpaces[number].action == action)
                spaces.push_back(number);
        }
        return place(spaces[static_cast<std::size_t>(below(static_cast<int>(spaces.size())))]);
    }

    bool deliver()
    {
        if (chance(20) || !(placeOnAny(Action::Delivery) || placeOnAny(Action::Delivery)))
            return false;
        const std::vector<OpenOrder> open = me().open;
        for (const OpenOrder &order : open)
            attempt(OrderDelivered{m_seat, order.order});
        return true;
    }

    // Undoes a turn that turned out to have no ending.
    template <typename Turn>
    bool ifItWorks(Turn turn)
    {
        const Table table = m_table;
        const std::size_t events = m_events.size();
        if (turn())
            return true;
        m_table = table;
        m_events.resize(events);
        return false;
    }

    bool buyTile()
    {
        return ifItWorks([&] {
            const bool drawing = chance(20);
            if (!placeOnAny(drawing ? Action::FactoryDraw : Action::Factory))
                return false;
            for (int tries = 0; tries < 6; ++tries) {
                const Tile tile = anyTile();
                for (int others = 0; others < 8; ++others) {
                    TileBought bought{m_seat, tile, {}};
                    for (int cube = 0; cube < (others + 2) / 3; ++cube)
                        bought.substitutes.push_back(anyCoal());
                    if (attempt(bought))
                        return true;
                }
            }
            return drawing;
        });
    }

    bool takeOrder()
    {
        return ifItWorks([&] {
            const bool drawing = chance(30);
            if (me().open.size() > 5 || !placeOnAny(drawing ? Action::OrderDraw : Action::TakeOrder))
                return false;
            for (int tries = 0; tries < 20; ++tries) {
                if (attempt(OrderTaken{m_seat, anyOrder()}))
                    return true;
            }
            return drawing;
        });
    }

    bool takeMoney()
    {
        if (!placeOnAny(Action::Money))
            return false;
        if (chance(5))
            attempt(MarksCounted{m_seat, me().marks});
        return true;
    }

    bool mine()
    {
        if (!placeOnAny(Action::Mining))
            return false;
        for (int tries = 0; tries < 14 && !chance(2); ++tries)
            step();
        return true;
    }

    void step()
    {
        if (fillSquare() || (chance(85) && loadCart()))
            return;
        if (!me().cageLevel && chance(40) && attempt(CubeStored{m_seat, anyCoal()}))
            return;
        const bool up = me().cageLevel && me().cage.sum() >= 1 + below(4);
        attempt(CageMoved{m_seat, up ? std::nullopt : std::optional(wantedLevel())});
    }

    // Mostly a level whose coal an open order lacks and a cart still holds.
    Coal wantedLevel()
    {
        const PerCoal onCarts = cubesOnCarts(me().mine);
        for (const OpenOrder &open : me().open) {
            const Coal coal = anyCoal();
            if (open.filled[coal] < card(open.order).squares[at(coal)] && onCarts[coal] > 0 && chance(90))
                return coal;
        }
        return anyCoal();
    }

    bool loadCart()
    {
        if (!me().cageLevel)
            return false;
        const Coal level = *me().cageLevel;
        for (const Side side : sides) {
            const int carts = static_cast<int>(me().mine.carts[at(level)][at(side)].size());
            for (int cart = 0; cart < carts; ++cart) {
                if (attempt(CartEmptied{m_seat, {level, side, cart}}))
                    return true;
            }
        }
        return false;
    }

    bool fillSquare()
    {
        const std::vector<OpenOrder> open = me().open;
        for (const OpenOrder &order : open) {
            for (const Coal square : coals) {
                for (const CubeFrom from : {CubeFrom::Cage, CubeFrom::Storage}) {
                    if (attempt(SquareFilled{m_seat, order.order, square, {square, from}, {}}))
                        return true;
                }
                const CubeUsed first{anyCoal(), chance(50) ? CubeFrom::Cage : CubeFrom::Storage};
                const CubeUsed second{anyCoal(), chance(50) ? CubeFrom::Cage : CubeFrom::Storage};
                if (chance(50) && attempt(SquareFilled{m_seat, order.order, square, first, second}))
                    return true;
            }
        }
        return false;
    }

    std::mt19937 m_random;
    Table m_table;
    Seat m_seat{};
    std::vector<Event> m_events;
};

/// A whole game for 2 to 4 players, as the seed has it.
inline PlayedGame randomGame(unsigned seed)
{
    return RandomPlay(seed).wholeGame(static_cast<int>(2 + seed % 3));
}

} // namespace play
