// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/final.h"

namespace scoring::imperial_miners {

namespace {

void addPieces(Award &award, std::size_t piece, int amount)
{
    if (amount > 0)
        award.pieces.push_back({static_cast<std::uint8_t>(piece), amount});
}

Award tokenAward(const PointTokens &tokens)
{
    Award award{.count = pieces(tokens), .points = value(tokens)};
    for (std::size_t colour = 0; colour < tokens.numbers.size(); ++colour)
        addPieces(award, colour, tokens.numbers[colour]);
    return award;
}

Award cartAward(const CartCounts &carts)
{
    Award award{.count = fullCarts(carts), .points = fullCarts(carts) * pointsPerFullCart};
    addPieces(award, at(FullCart::ByPrint), carts.naturalFull);
    addPieces(award, at(FullCart::ByToken), carts.cartTokens);
    return award;
}

} // namespace

std::vector<Line> finalLines(const FinalState &state)
{
    Line tokens{0, "pointTokens", {}};
    Line carts{0, "fullCarts", {}};
    for (const FinalHoldings &player : state) {
        tokens.awards.push_back(tokenAward(player.pointTokens));
        carts.awards.push_back(cartAward(player.carts));
    }
    return {std::move(tokens), std::move(carts)};
}

std::vector<int> coinValues(const FinalState &state)
{
    std::vector<int> values;
    for (const FinalHoldings &player : state)
        values.push_back(value(player.coins));
    return values;
}

std::vector<int> fullCarts(const FinalState &state)
{
    std::vector<int> carts;
    for (const FinalHoldings &player : state)
        carts.push_back(fullCarts(player.carts));
    return carts;
}

} // namespace scoring::imperial_miners
