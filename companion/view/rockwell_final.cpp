// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellGame: what is counted at the end.

#include "companion/rockwell_words.h"
#include "companion/view/rockwell_game.h"

#include <numeric>

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

namespace {

class RockwellFinal
{
    Q_DECLARE_TR_FUNCTIONS(RockwellFinal)

public:
    static QStringList titles()
    {
        QStringList titles;
        for (const Resource kind : resources)
            titles += RockwellTableWords::resource(kind);
        return titles + QStringList{tr("Money, in hundreds of dollars"), tr("Prestige of delivery tiles")};
    }
};

std::vector<int> numbersOf(const Purse &purse, const std::vector<int> &deliveries)
{
    std::vector<int> numbers(purse.cubes.numbers.begin(), purse.cubes.numbers.end());
    numbers.push_back(purse.money / smallestMoney);
    numbers.push_back(std::accumulate(deliveries.begin(), deliveries.end(), 0));
    return numbers;
}

std::vector<int> known(const Player &player)
{
    return numbersOf(player.purse, player.deliveries);
}

} // namespace

std::vector<FinalQuestion> RockwellGame::finalQuestions() const
{
    std::vector<FinalQuestion> asked;
    for (const QString &title : RockwellFinal::titles())
        asked.push_back({.title = title});
    if (!table().tracking.screens)
        return asked;
    for (const Player &player : table().players) {
        const std::vector<int> numbers = known(player);
        for (std::size_t question = 0; question < asked.size(); ++question)
            asked[question].known.push_back(numbers[question]);
    }
    return asked;
}

FinalCounted RockwellGame::counted(const FinalNumbers &numbers) const
{
    FinalCounted event;
    for (const auto &said : numbers) {
        const Player &player = table().players[event.players.size()];
        const std::vector<int> followed = known(player);
        const auto counts = [&](std::size_t number) {
            return !table().tracking.screens || said[number] != followed[number];
        };
        FinalAnswer &answer = event.players.emplace_back();
        for (const Resource kind : resources) {
            if (!counts(at(kind)))
                continue;
            if (!answer.stock)
                answer.stock = player.purse.cubes;
            (*answer.stock)[kind] = said[at(kind)].value_or(0);
        }
        if (counts(4))
            answer.money = said[4].value_or(0) * smallestMoney;
        if (counts(5))
            answer.deliveries = std::vector{said[5].value_or(0)};
    }
    return event;
}

bool RockwellGame::tellFinal(const FinalNumbers &numbers)
{
    return tell({counted(numbers)});
}

FinalNumbers RockwellGame::finalNumbers() const
{
    FinalNumbers numbers;
    for (const FinalHoldings &player : *table().final) {
        const std::vector<int> said = numbersOf({player.stock, player.money}, player.deliveries);
        numbers.emplace_back(said.begin(), said.end());
    }
    return numbers;
}

QStringList RockwellGame::finalWarnings(const FinalNumbers &numbers) const
{
    Table end = table();
    const Event event = counted(numbers);
    if (const auto refusal = scoring::rockwell::apply(end, event))
        return {words().refusal(*refusal)};
    const Game game = gameOf(end);
    return RockwellWords(names(), game, score(game)).warnings();
}

} // namespace companion
