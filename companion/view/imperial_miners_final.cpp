// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ImperialMinersGame: what is counted at the end.

#include "companion/imperial_miners_words.h"
#include "companion/view/imperial_miners_game.h"

namespace companion {

using namespace scoring::imperial_miners;
using scoring::Seat;

namespace {

class ImperialMinersFinal
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersFinal)
};

// What is asked for, piece by piece, where the table does not follow it.
struct Counted {
    bool Tracking::*followed;
    QStringList (*titles)();
    int (*known)(const Player &);
    QString (*knownTitle)();
};

const std::array<Counted, 3> &countedThings()
{
    static const std::array<Counted, 3> things{{
        {&Tracking::points,
         [] {
             return QStringList{ImperialMinersFinal::tr("Blue point tokens (1)"),
                                ImperialMinersFinal::tr("Green point tokens (5)"),
                                ImperialMinersFinal::tr("Red point tokens (10)")};
         },
         [](const Player &player) { return player.points; },
         [] { return ImperialMinersFinal::tr("Points in tokens"); }},
        {&Tracking::coins,
         [] {
             return QStringList{ImperialMinersFinal::tr("Silver coins (1)"),
                                ImperialMinersFinal::tr("Gold coins (5)")};
         },
         [](const Player &player) { return player.coins; }, [] { return ImperialMinersFinal::tr("Coins"); }},
        {&Tracking::carts,
         [] {
             return QStringList{ImperialMinersFinal::tr("Carts full by print"),
                                ImperialMinersFinal::tr("Half-loaded carts"),
                                ImperialMinersFinal::tr("Cart tokens")};
         },
         [](const Player &player) { return fullCarts(countCarts(player.mine)); },
         [] { return ImperialMinersFinal::tr("Full carts"); }},
    }};
    return things;
}

// Of a sum that was followed nobody says which pieces make it: as few as there are in the box.
template <typename AnyPile>
std::optional<AnyPile> countedOtherwise(const std::optional<int> &said, int followed, AnyPile box)
{
    return said && *said != followed ? std::optional(payOut(*said, box)) : std::nullopt;
}

// The numbers of one player, from the first on.
FinalAnswer answerOf(const Tracking &tracking, const Player &player,
                     const std::vector<std::optional<int>> &numbers)
{
    FinalAnswer answer;
    std::size_t next = 0;
    const auto take = [&](std::size_t many) {
        std::optional<std::vector<int>> taken(std::in_place);
        for (std::size_t number = 0; number < many; ++number, ++next) {
            if (taken && numbers[next])
                taken->push_back(*numbers[next]);
            else
                taken.reset();
        }
        return taken;
    };
    if (tracking.points)
        answer.pointTokens = countedOtherwise(numbers[next++], player.points, allPointTokens);
    else if (const auto tokens = take(3))
        answer.pointTokens = PointTokens{{(*tokens)[0], (*tokens)[1], (*tokens)[2]}};
    if (tracking.coins)
        answer.coins = countedOtherwise(numbers[next++], player.coins, allCoins);
    else if (const auto coins = take(2))
        answer.coins = Coins{{(*coins)[0], (*coins)[1]}};
    if (!tracking.carts) {
        if (const auto carts = take(3))
            answer.carts = CartCounts{(*carts)[0], (*carts)[1], (*carts)[2]};
    }
    return answer;
}

} // namespace

std::vector<FinalQuestion> ImperialMinersGame::finalQuestions() const
{
    std::vector<FinalQuestion> asked;
    for (const Counted &thing : countedThings()) {
        if (!(table().tracking.*thing.followed)) {
            for (const QString &title : thing.titles())
                asked.push_back({.title = title});
            continue;
        }
        // Carts that are followed lie in the mine that is drawn: they are put right there.
        FinalQuestion known{.title = thing.knownTitle(), .fixed = thing.followed == &Tracking::carts};
        for (const Player &player : table().players)
            known.known.push_back(thing.known(player));
        asked.push_back(std::move(known));
    }
    return asked;
}

FinalCounted ImperialMinersGame::counted(const FinalNumbers &numbers) const
{
    FinalCounted event;
    for (const auto &said : numbers)
        event.players.push_back(answerOf(table().tracking, table().players[event.players.size()], said));
    return event;
}

bool ImperialMinersGame::tellFinal(const FinalNumbers &numbers)
{
    return tell({counted(numbers)});
}

FinalNumbers ImperialMinersGame::finalNumbers() const
{
    const Tracking &tracking = table().tracking;
    FinalNumbers numbers;
    for (const FinalHoldings &player : *table().final) {
        auto &said = numbers.emplace_back();
        const auto put = [&](bool followed, int sum, const auto &pieces) {
            if (followed)
                said.push_back(sum);
            else
                said.insert(said.end(), pieces.begin(), pieces.end());
        };
        const CartCounts &carts = player.carts;
        put(tracking.points, value(player.pointTokens), player.pointTokens.numbers);
        put(tracking.coins, value(player.coins), player.coins.numbers);
        put(tracking.carts, fullCarts(carts),
            std::array{carts.naturalFull, carts.joinedHalf, carts.cartTokens});
    }
    return numbers;
}

QStringList ImperialMinersGame::finalWarnings(const FinalNumbers &numbers) const
{
    // What is still to be said contradicts nothing: as little as there can be.
    FinalNumbers filledIn = numbers;
    for (auto &player : filledIn) {
        for (auto &number : player)
            number = number.value_or(0);
    }
    Table end = table();
    const Event event = counted(filledIn);
    if (const auto refusal = scoring::imperial_miners::apply(end, event))
        return numbers == filledIn ? QStringList{words().refusal(*refusal)} : QStringList();
    const Game game = gameOf(end);
    return ImperialMinersWords(names(), game, score(game)).warnings();
}

} // namespace companion
