// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/checks.h"

#include "scoring/checks.h"
#include "scoring/imperial_miners/game.h"
#include "scoring/imperial_miners/hand.h"
#include "scoring/imperial_miners/placement.h"
#include "scoring/imperial_miners/rounds.h"

#include <algorithm>

namespace scoring::imperial_miners {

namespace {

void checkBox(const Game &game, std::vector<Warning> &warnings)
{
    for (const PointToken colour : {PointToken::Blue, PointToken::Green, PointToken::Red}) {
        Warning warning{.code = WarningCode::TooManyPointTokens, .limit = allPointTokens[colour]};
        warning.pointToken = colour;
        checkSum(game.players, std::move(warning), warnings,
                 [=](const FinalHoldings &player) { return player.pointTokens[colour]; });
    }
    for (const Coin coin : {Coin::Silver, Coin::Gold}) {
        Warning warning{.code = WarningCode::TooManyCoins, .limit = allCoins[coin]};
        warning.coin = coin;
        checkSum(game.players, std::move(warning), warnings,
                 [=](const FinalHoldings &player) { return player.coins[coin]; });
    }
    checkSum(game.players, {.code = WarningCode::TooManyCartTokens, .limit = inTheBox(Piece::CartToken)},
             warnings, [](const FinalHoldings &player) { return player.carts.cartTokens; });
    checkSum(game.players, {.code = WarningCode::TooManyMachines, .limit = inTheBox(Piece::Machine)},
             warnings, [](const FinalHoldings &player) { return player.mine ? machines(*player.mine) : 0; });
    checkSum(game.players, {.code = WarningCode::TooManyCollapses, .limit = inTheBox(Piece::Collapse)},
             warnings, [](const FinalHoldings &player) { return player.mine ? collapses(*player.mine) : 0; });
    for (const LevelFacts &facts : levels) {
        Warning warning{.code = WarningCode::TooManyOfALevel, .limit = facts.cards, .level = facts.level};
        checkSum(game.players, std::move(warning), warnings, [&](const FinalHoldings &player) {
            return player.mine
                       ? static_cast<int>(std::ranges::count(player.mine->cards, facts.level, &Card::level))
                       : 0;
        });
    }
}

void checkEach(const Game &game, WarningCode code, int limit, std::vector<Warning> &warnings, auto countOf,
               auto isWrong)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        const std::optional<int> found = countOf(game.players[seat]);
        if (!found || !isWrong(*found))
            continue;
        Warning warning{.code = code, .players = {static_cast<int>(seat)}, .found = *found, .limit = limit};
        warnings.push_back(std::move(warning));
    }
}

void checkPlayers(const Game &game, std::vector<Warning> &warnings)
{
    const auto cards = [](const FinalHoldings &player) {
        return player.mine ? std::optional(static_cast<int>(player.mine->cards.size())) : std::nullopt;
    };
    checkEach(
        game, WarningCode::TooManyFullCarts, mostFullCarts, warnings,
        [](const FinalHoldings &player) { return std::optional(fullCarts(player.carts)); },
        [](int carts) { return carts > mostFullCarts; });
    checkEach(game, WarningCode::TooFewCards, roundCount, warnings, cards,
              [](int found) { return found < roundCount; });
    checkEach(game, WarningCode::TooManyCards, roundCount, warnings, cards,
              [](int found) { return found > roundCount; });
    checkEach(
        game, WarningCode::TooManyInHand, handLimit, warnings,
        [](const FinalHoldings &player) { return player.hand; }, [](int hand) { return hand > handLimit; });
}

void checkSupport(const Game &game, std::vector<Warning> &warnings)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (!game.players[seat].mine)
            continue;
        const Mine &mine = *game.players[seat].mine;
        for (const Card &card : mine.cards) {
            if (isSupported(mine, card.position()))
                continue;
            Warning warning{.code = WarningCode::UnsupportedCard, .players = {static_cast<int>(seat)}};
            warning.level = card.level;
            warning.card = card.id;
            warnings.push_back(std::move(warning));
        }
    }
}

void checkResearch(const Game &game, std::vector<Warning> &warnings)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        const std::optional<Research> &research = game.players[seat].research;
        if (research && !isPossible(*research))
            warnings.push_back(
                {.code = WarningCode::ImpossibleResearch, .players = {static_cast<int>(seat)}});
    }
}

} // namespace

std::vector<Warning> check(const Game &game)
{
    std::vector<Warning> warnings;
    checkBox(game, warnings);
    checkPlayers(game, warnings);
    checkSupport(game, warnings);
    checkResearch(game, warnings);
    return warnings;
}

} // namespace scoring::imperial_miners
