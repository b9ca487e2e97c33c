// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/warehouses.h"

#include "scoring/the_ruhr/token_rules.h"

#include <algorithm>

namespace scoring::the_ruhr {

namespace {

std::optional<Refusal> tokensAllow(const std::optional<Tokens> &tokens, const Site &site, bool warehouseToken,
                                   const Options &options)
{
    const Token placeToken = tokenFor(site);
    const bool isMuelheim = placeToken == Token::Warehouse;
    if (!warehouseToken) {
        if (isMuelheim)
            return Refusal{.code = RefusalCode::TokenMissing, .token = Token::Warehouse};
        return mustBeActive(tokens, placeToken);
    }
    if (auto refused = mustBeActive(tokens, Token::Warehouse))
        return refused;
    if (isMuelheim)
        return options.muelheimNeedsEssenToken ? mustOwn(tokens, Token::EssenWarehouse) : std::nullopt;
    // Owning the token of the place is enough, it may have been used in this round.
    return mustOwn(tokens, placeToken);
}

std::optional<Refusal> placeAllows(const Builder &builder, const Site &site)
{
    if (const auto *city = std::get_if<City>(&site)) {
        if (builder.cities && (*builder.cities)[at(*city)])
            return Refusal{.code = RefusalCode::AlreadyThere, .seat = builder.seat};
    }
    if (const auto *country = std::get_if<Country>(&site); country && builder.columns) {
        if (isIn(*builder.columns, *country, builder.seat))
            return Refusal{.code = RefusalCode::AlreadyThere, .seat = builder.seat};
        if (warehousesIn(*builder.columns, builder.seat) >= warehousesInRuhrortEach)
            return Refusal{.code = RefusalCode::TooManyInRuhrort,
                           .seat = builder.seat,
                           .limit = warehousesInRuhrortEach};
    }
    return std::nullopt;
}

Result<int> costOf(const Builder &builder, const Site &site, bool warehouseToken,
                   std::optional<int> printedPrice)
{
    if (warehouseToken)
        return whiteTokenPrice;
    if (std::holds_alternative<Country>(site) && builder.columns) {
        const int cost = ruhrortCost(warehousesIn(*builder.columns));
        if (printedPrice && *printedPrice != cost)
            return Refusal{.code = RefusalCode::AnswerContradicts, .number = *printedPrice, .limit = cost};
        return cost;
    }
    if (!printedPrice)
        return Refusal{.code = RefusalCode::AnswerNeeded, .seat = builder.seat};
    if (*printedPrice < 0 || *printedPrice > mostPrinted)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .number = *printedPrice,
                       .limit = *printedPrice < 0 ? 0 : mostPrinted};
    return *printedPrice;
}

} // namespace

int warehousesIn(const Columns &columns)
{
    std::size_t all = 0;
    for (const std::vector<Seat> &column : columns)
        all += column.size();
    return static_cast<int>(all);
}

int warehousesIn(const Columns &columns, Seat seat)
{
    return static_cast<int>(
        std::ranges::count_if(countries, [&](Country country) { return isIn(columns, country, seat); }));
}

bool isIn(const Columns &columns, Country country, Seat seat)
{
    const std::vector<Seat> &column = columns[at(country)];
    return std::ranges::find(column, seat) != column.end();
}

Result<Purchase> buildWarehouse(const Builder &builder, const Site &site, bool warehouseToken,
                                std::optional<int> printedPrice, const Options &options)
{
    if (builder.supply && *builder.supply < 1)
        return Refusal{.code = RefusalCode::NoWarehouse, .seat = builder.seat};
    if (const auto refused = tokensAllow(builder.tokens, site, warehouseToken, options))
        return *refused;
    if (const auto refused = placeAllows(builder, site))
        return *refused;
    const Result<int> cost = costOf(builder, site, warehouseToken, printedPrice);
    if (const auto *refused = std::get_if<Refusal>(&cost))
        return *refused;
    return Purchase{std::get<int>(cost), warehousePoints, warehouseToken ? Token::Warehouse : tokenFor(site)};
}

Result<Purchase> moveWarehouse(const std::optional<Columns> &columns, Seat seat,
                               const std::optional<Tokens> &tokens, const Move &move, const Options &options)
{
    const Token token = move.coalFair ? Token::CoalFair : Token::RuhrortHarbour;
    if (const auto refused = mustBeActive(tokens, token))
        return *refused;
    if (move.owner != seat && !options.moveAnyWarehouse)
        return Refusal{.code = RefusalCode::NotYours, .seat = move.owner};
    if (columns && !isIn(*columns, move.from, move.owner))
        return Refusal{.code = RefusalCode::NotThere, .seat = move.owner};
    if (move.from == move.to || (columns && isIn(*columns, move.to, move.owner)))
        return Refusal{.code = RefusalCode::AlreadyThere, .seat = move.owner};
    return Purchase{move.coalFair ? 0 : movePrice, 0, token};
}

Columns afterMove(Columns columns, const Move &move)
{
    std::erase(columns[at(move.from)], move.owner);
    columns[at(move.to)].push_back(move.owner);
    return columns;
}

} // namespace scoring::the_ruhr
