// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/prospects.h"

#include <algorithm>
#include <bitset>

namespace scoring::coal_baron {

namespace {

// The additions to a count that are possible; number 0 is always.
using Additions = std::bitset<128>;

// Squares come on cards: what can be added is what some of the cards within reach have together.
// Out of reach is what somebody has delivered, or another player holds open.
Additions squaresWithinReach(const Table &table, Seat seat, const Segment &segment)
{
    std::array<bool, orderCount> gone{};
    for (int number = 0; number < table.seats(); ++number) {
        const Player &player = table.player(Seat{number});
        for (const Order order : player.delivered)
            gone[at(order)] = true;
        for (const OpenOrder &open : player.open)
            gone[at(open.order)] = gone[at(open.order)] || Seat{number} != seat;
    }
    Additions sums{1};
    for (std::uint8_t number = 0; number < orderCount; ++number) {
        if (!gone[number])
            sums |= sums << static_cast<std::size_t>(squaresCounted(segment, card(Order{number})));
    }
    return sums;
}

Additions withinReach(const Table &table, Seat seat, const Segment &segment)
{
    if (segment.kind != SegmentKind::EmptyCarts)
        return squaresWithinReach(table, seat, segment);
    Additions carts{1};
    if (table.options.cartsNeedDelivery && table.player(seat).delivered.empty())
        return carts;
    const int most = mostEmptyCarts(table, seat, segment.coal()) - emptyCarts(table, seat)[segment.coal()];
    for (int more = 1; more <= most; ++more)
        carts.set(static_cast<std::size_t>(more));
    return carts;
}

std::vector<int> pointsOf(const std::vector<Award> &awards)
{
    std::vector<int> points;
    for (const Award &award : awards)
        points.push_back(award.points);
    return points;
}

void addProspects(const Table &table, const Segment &segment, const Line &now, Seat seat,
                  std::vector<Prospect> &found)
{
    const auto number = static_cast<std::size_t>(index(seat));
    const Places places = placesOf(segment, table.seats(), table.options);
    const std::vector<int> pointsToday = pointsOf(now.awards);
    const int own = now.awards[number].count;
    const int most = std::ranges::max(now.awards, {}, &Award::count).count;
    const Additions additions = withinReach(table, seat, segment);

    std::vector<Award> awards;
    for (const Award &award : now.awards)
        awards.push_back({.count = award.count});
    std::vector<int> last = pointsToday;
    bool aloneInFront = false; // then there is nothing more to win
    for (int more = 1; more < static_cast<int>(additions.size()) && !aloneInFront; ++more) {
        if (!additions[static_cast<std::size_t>(more)])
            continue;
        aloneInFront = own + more > most;
        awards[number].count = own + more;
        awards = scoreMajority(std::move(awards), places);
        const std::vector<int> points = pointsOf(awards);
        if (points == last)
            continue;
        last = points;
        Prospect prospect{seat, segment.number, more, awards[number].reason, points};
        for (std::size_t other = 0; other < points.size(); ++other)
            prospect.gains[other] -= pointsToday[other];
        found.push_back(std::move(prospect));
    }
}

} // namespace

std::vector<Line> segmentsIfEndedNow(const Table &table)
{
    if (table.phase != Phase::Shift)
        return {};
    std::vector<Line> lines = evaluateShift(table.shift, shiftStateNow(table), {}, table.options);
    lines.erase(lines.begin()); // the deliveries were scored at once, they do not wait for the end
    return lines;
}

std::vector<Prospect> prospects(const Table &table)
{
    std::vector<Prospect> found;
    for (const Line &line : segmentsIfEndedNow(table)) {
        const Segment &segment = *std::ranges::find(shiftClock, line.name, &Segment::name);
        for (int seat = 0; seat < table.seats(); ++seat)
            addProspects(table, segment, line, Seat{seat}, found);
    }
    return found;
}

} // namespace scoring::coal_baron
