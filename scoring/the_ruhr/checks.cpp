// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/checks.h"

#include "scoring/checks.h"
#include "scoring/the_ruhr/game.h"
#include "scoring/the_ruhr/pieces.h"

#include <utility>

namespace scoring::the_ruhr {

namespace {

// A warning for each player of whom something is counted that is impossible.
void checkEach(const Game &game, Warning warning, std::vector<Warning> &warnings, auto countOf,
               auto isImpossible)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        warning.players = {static_cast<int>(seat)};
        warning.found = countOf(game.players[seat]);
        if (isImpossible(warning.found))
            warnings.push_back(warning);
    }
}

void checkMost(const Game &game, Warning warning, std::vector<Warning> &warnings, auto countOf)
{
    const int most = warning.limit;
    checkEach(game, std::move(warning), warnings, countOf, [=](int found) { return found > most; });
}

void checkStorage(const Game &game, Token token, std::vector<Warning> &warnings, auto countOf)
{
    checkEach(game, {.code = WarningCode::ImpossibleStorage, .limit = warehousesPerStorage, .token = token},
              warnings, countOf, [](int found) { return found != 0 && found != warehousesPerStorage; });
}

void checkRuhrort(const Game &game, std::vector<Warning> &warnings)
{
    const auto inRuhrort = [](const FinalHoldings &player) { return player.ruhrort; };
    checkMost(game, {.code = WarningCode::TooManyInRuhrort, .limit = warehousesInRuhrortEach}, warnings,
              inRuhrort);
    const int together = warehousesInRuhrortEach * static_cast<int>(game.players.size());
    checkSum(game.players, {.code = WarningCode::TooManyInRuhrort, .limit = together}, warnings, inRuhrort);
}

// A warning about all for whom it holds, each on their own.
void checkHolds(const Game &game, WarningCode code, Token token, std::vector<Warning> &warnings, auto holds)
{
    for (const int seat : seatsWhere(game.players, holds))
        warnings.push_back({.code = code, .players = {seat}, .token = token});
}

void checkCopies(const Game &game, std::vector<Warning> &warnings)
{
    std::vector<Warning> blanks;
    for (const TokenKind &white : tokenKinds) {
        if (!white.isWhite())
            continue;
        const int copies = white.copies(static_cast<int>(game.players.size()));
        std::vector<int> owners = seatsWhere(
            game.players, [&](const FinalHoldings &player) { return player.tokens.has(white.token); });
        const int out = static_cast<int>(owners.size());
        if (out > copies)
            warnings.push_back({WarningCode::TooManyTokens, std::move(owners), out, copies, white.token});
        std::vector<int> blank = seatsWhere(game.players, [&](const FinalHoldings &player) {
            return player.tokens[white.token] == TokenState::Blank;
        });
        if (!blank.empty() && out < copies)
            blanks.push_back({WarningCode::TooEarlyBlank, std::move(blank), out, copies, white.token});
    }
    warnings.insert(warnings.end(), blanks.begin(), blanks.end());
}

} // namespace

std::vector<Warning> check(const Game &game)
{
    std::vector<Warning> warnings;
    checkMost(game, {.code = WarningCode::TooManyWarehouses, .limit = warehousesEach}, warnings, warehouses);
    checkEach(game, {.code = WarningCode::TooFewWarehouses, .limit = warehousesEach}, warnings, warehouses,
              [](int found) { return found < warehousesEach; });
    checkMost(game, {.code = WarningCode::TooManyLoans, .limit = loanSpaces}, warnings,
              [](const FinalHoldings &player) { return player.loans; });
    checkMost(game, {.code = WarningCode::TooManyThalers, .limit = mostThalersKept}, warnings,
              [](const FinalHoldings &player) { return player.thalers; });
    checkStorage(game, Token::LockBuilding, warnings,
                 [](const FinalHoldings &player) { return player.storageLock; });
    checkStorage(game, Token::GrafschaftMark, warnings,
                 [](const FinalHoldings &player) { return player.storageMark; });
    checkRuhrort(game, warnings);
    checkHolds(
        game, WarningCode::MuelheimWithoutToken, Token::Warehouse, warnings, [](const FinalHoldings &player) {
            return player.cities[at(City::Muelheim)] && player.tokens[Token::Warehouse] != TokenState::Used;
        });
    // A blank was earned by the same cubes.
    checkHolds(game, WarningCode::InnWithoutMark, Token::Inn, warnings, [](const FinalHoldings &player) {
        return player.tokens.earned(Token::Inn) && player.storageMark != 0;
    });
    checkCopies(game, warnings);
    return warnings;
}

} // namespace scoring::the_ruhr
