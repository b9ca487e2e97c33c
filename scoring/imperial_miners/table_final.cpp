// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/hand.h"
#include "scoring/imperial_miners/table_rules.h"

#include <algorithm>

namespace scoring::imperial_miners::rules {

namespace {

Outcome possible(Seat seat, int number, int most = mostOfAnything)
{
    if (number < 0 || number > most)
        return Refusal{.code = RefusalCode::CountImpossible, .seat = seat, .number = number, .limit = most};
    return done;
}

Outcome contradicts(Seat seat, int said, int known)
{
    return Refusal{.code = RefusalCode::AnswerContradicts, .seat = seat, .number = said, .limit = known};
}

// A pile is counted piece by piece, which goes before its value that was followed; or only that is known.
template <typename AnyPile>
Outcome checkPile(const std::optional<AnyPile> &counted, bool isFollowed, Seat seat)
{
    if (!counted)
        return isFollowed ? done : Outcome(Refusal{.code = RefusalCode::AnswerNeeded, .seat = seat});
    for (const int number : counted->numbers) {
        if (auto refused = possible(seat, number))
            return refused;
    }
    return done;
}

Outcome checkCarts(const Table &table, Seat seat, const std::optional<CartCounts> &said)
{
    const bool known = table.tracking.carts;
    if (!said)
        return known ? done : Outcome(Refusal{.code = RefusalCode::AnswerNeeded, .seat = seat});
    for (const int number : {said->naturalFull, said->joinedHalf, said->cartTokens}) {
        if (auto refused = possible(seat, number))
            return refused;
    }
    if (said->cartTokens > said->joinedHalf)
        return Refusal{.code = RefusalCode::CartTokensTooMany,
                       .seat = seat,
                       .number = said->cartTokens,
                       .limit = said->joinedHalf};
    if (!table.tracking.mines)
        return done;
    // Even where half carts are not followed, carts only are where two cards touch.
    const CartLimits limits = cartLimits(table.player(seat).mine);
    for (const auto number : {&CartCounts::naturalFull, &CartCounts::joinedHalf, &CartCounts::cartTokens}) {
        const int least = limits.least.*number;
        const int most = limits.most.*number;
        if (*said.*number < least || *said.*number > most)
            return contradicts(seat, *said.*number, *said.*number < least ? least : most);
    }
    if (said->naturalFull + said->joinedHalf > limits.mostJoined)
        return contradicts(seat, said->naturalFull + said->joinedHalf, limits.mostJoined);
    return done;
}

Outcome checkAnswer(const Table &table, Seat seat, const FinalAnswer &answer)
{
    const Player &player = table.player(seat);
    const Tracking &tracking = table.tracking;
    if (auto refused = checkPile(answer.pointTokens, tracking.points, seat))
        return refused;
    if (auto refused = checkPile(answer.coins, tracking.coins, seat))
        return refused;
    if (auto refused = checkCarts(table, seat, answer.carts))
        return refused;
    if (!answer.hand)
        return done;
    if (tracking.hands && *answer.hand != player.hand)
        return contradicts(seat, *answer.hand, player.hand);
    return possible(seat, *answer.hand, handLimit);
}

template <typename AnyPile>
void takeFrom(AnyPile &stock, const std::optional<AnyPile> &said)
{
    for (std::size_t kind = 0; said && kind < stock.numbers.size(); ++kind)
        stock.numbers[kind] = std::max(0, stock.numbers[kind] - said->numbers[kind]);
}

FinalHoldings holdings(const Table &table, const Player &player, const FinalAnswer &answer)
{
    FinalHoldings held;
    held.carts = answer.carts ? *answer.carts : countCarts(player.mine);
    held.hand = table.tracking.hands ? player.hand : answer.hand;
    if (table.tracking.research)
        held.research = player.research;
    if (table.tracking.mines)
        held.mine = player.mine;
    return held;
}

} // namespace

Outcome on(Table &table, const FinalCounted &event)
{
    if (table.phase != Phase::FinalScoring)
        return Refusal{.code = RefusalCode::NotNow};
    if (event.players.size() != table.players.size())
        return Refusal{.code = RefusalCode::AnswerNeeded};
    for (std::size_t seat = 0; seat < event.players.size(); ++seat) {
        if (auto refused = checkAnswer(table, Seat{static_cast<int>(seat)}, event.players[seat]))
            return refused;
    }

    // Of whom only the value is known, nobody said which pieces make it: then it is as few as the others
    // leave in the box.
    PointTokens tokens = allPointTokens;
    Coins coins = allCoins;
    for (const FinalAnswer &answer : event.players) {
        takeFrom(tokens, answer.pointTokens);
        takeFrom(coins, answer.coins);
    }
    FinalState state;
    for (std::size_t seat = 0; seat < event.players.size(); ++seat) {
        const Player &player = table.players[seat];
        const FinalAnswer &answer = event.players[seat];
        FinalHoldings &held = state.emplace_back(holdings(table, player, answer));
        held.pointTokens = answer.pointTokens ? *answer.pointTokens : payOut(player.points, tokens);
        held.coins = answer.coins ? *answer.coins : payOut(player.coins, coins);
    }
    table.lines = finalLines(state);
    table.final = std::move(state);
    table.phase = Phase::Finished;
    return done;
}

} // namespace scoring::imperial_miners::rules
