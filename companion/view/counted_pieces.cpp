// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/counted_pieces.h"

#include "companion/sentences.h"

#include <QCoreApplication>

#include <array>

namespace companion {

using namespace scoring;

namespace {

constexpr int drawnOneByOne = 12;

struct Piece {
    const char *shape;
    QString tone;
    QString mark;
    bool dimmed = false;
};

void put(QVariantList &pieces, const Piece &piece, int amount = 1)
{
    const bool oneByOne = amount <= drawnOneByOne;
    const QVariantMap shown{{"shape", piece.shape},
                            {"tone", piece.tone},
                            {"mark", piece.mark},
                            {"times", oneByOne ? 1 : amount},
                            {"dimmed", piece.dimmed}};
    for (int drawn = 0; drawn < (oneByOne ? amount : 1); ++drawn)
        pieces += shown;
}

class PieceMarks
{
    Q_DECLARE_TR_FUNCTIONS(PieceMarks)

public:
    static QString of(rockwell::Resource resource)
    {
        switch (resource) {
        case rockwell::Resource::Zinc:
            return tr("Z", "zinc, on a cube");
        case rockwell::Resource::Copper:
            return tr("C", "copper, on a cube");
        case rockwell::Resource::Silver:
            return tr("S", "silver, on a cube");
        case rockwell::Resource::Gold:
            return tr("G", "gold, on a cube");
        }
        return {};
    }
    static QString dollars(int amount) { return filled(tr("$%1", "so much money, on a note"), amount); }
};

// The places of The Ruhr as their warehouses are marked. The names are the same in every language.
QString markOf(the_ruhr::City city)
{
    constexpr std::array<const char16_t *, the_ruhr::cityCount> marks{u"Ke", u"We", u"St", u"Ha",
                                                                      u"Bl", u"Wi", u"Mü"};
    return QString::fromUtf16(marks[the_ruhr::at(city)]);
}

QString markOf(the_ruhr::Dump dump)
{
    constexpr std::array<const char16_t *, the_ruhr::dumpCount> marks{u"Br", u"We", u"Es", u"Ma"};
    return QString::fromUtf16(marks[the_ruhr::at(dump)]);
}

QVariantList piecesOf(const rockwell::Game &game, const Line &line, std::size_t seat)
{
    using namespace rockwell;
    const rockwell::FinalHoldings &player = game.players[seat];
    QVariantList pieces;
    if (line.name == "goals") {
        if (const auto *sum = std::get_if<GoalSum>(&player.goals))
            put(pieces, {.shape = "tile", .tone = "brass", .mark = QString()}, sum->count);
        for (const CountedPiece &counted : line.awards[seat].pieces) {
            const GoalFacts &goal = goalTable[counted.piece / static_cast<unsigned>(tilesPerGoal)];
            put(pieces, {.shape = "tile",
                         .tone = "brass",
                         .mark = asText(goal.topTile - counted.piece % tilesPerGoal)});
        }
    } else if (line.name == "deliveries") {
        for (const int points : player.deliveries)
            put(pieces, {.shape = "tile", .tone = "iron", .mark = asText(points)});
    } else if (line.name == "money") {
        put(pieces, {.shape = "note", .tone = "note", .mark = PieceMarks::dollars(player.money)});
    } else {
        for (const Resource resource : resources) {
            const std::string_view name = resourceNames[at(resource)];
            if (line.name == name)
                put(pieces,
                    {.shape = "cube",
                     .tone = QString::fromLatin1(name.data(), static_cast<int>(name.size())),
                     .mark = PieceMarks::of(resource)},
                    player.stock[resource]);
        }
    }
    return pieces;
}

// Those of a city line: the ones that are missing are dimmed.
QVariantList warehousesIn(const the_ruhr::FinalHoldings &player, auto counts)
{
    QVariantList pieces;
    for (const the_ruhr::City city : the_ruhr::cities) {
        if (counts(city))
            put(pieces, {.shape = "warehouse",
                         .tone = QString(),
                         .mark = markOf(city),
                         .dimmed = !player.cities[the_ruhr::at(city)]});
    }
    return pieces;
}

QVariantList warehousesOnDumps(const the_ruhr::FinalHoldings &player, const Line &line, std::size_t seat)
{
    QVariantList pieces;
    for (const the_ruhr::Dump dump : the_ruhr::dumps) {
        const int there = player.dumps[the_ruhr::at(dump)];
        if (line.name == "allDumps") {
            put(pieces,
                {.shape = "warehouse", .tone = QString(), .mark = markOf(dump), .dimmed = there == 0});
            continue;
        }
        const auto &most = line.awards[seat].pieces;
        const bool hasMost =
            std::ranges::find(most, static_cast<std::uint8_t>(dump), &CountedPiece::piece) != most.end();
        put(pieces, {.shape = "warehouse", .tone = QString(), .mark = markOf(dump), .dimmed = !hasMost},
            there);
    }
    return pieces;
}

QVariantList piecesOf(const the_ruhr::Game &game, const Line &line, std::size_t seat)
{
    using namespace the_ruhr;
    const the_ruhr::FinalHoldings &player = game.players[seat];
    QVariantList pieces;
    if (line.name == "vpTrack")
        put(pieces, {.shape = "disc", .tone = QString(), .mark = asText(player.vpTrack)});
    else if (line.name == "essenCities")
        return warehousesIn(player, [](City city) { return groupOf(city) == CityGroup::Essen; });
    else if (line.name == "markCities")
        return warehousesIn(player, [](City city) { return groupOf(city) == CityGroup::Mark; });
    else if (line.name == "allCities")
        return warehousesIn(player, [](City) { return true; });
    else if (line.name == "allDumps" || line.name == "dumpMajorities")
        return warehousesOnDumps(player, line, seat);
    else if (line.name == "railway" && player.tokens.has(Token::Railway))
        return warehousesIn(player, [&](City city) { return player.cities[at(city)]; });
    else if (line.name == "ruhrBarge" && player.tokens.has(Token::RuhrBarge))
        put(pieces, {.shape = "barge", .tone = QString(), .mark = asText(line.awards[seat].points)});
    else if (line.name == "mayor" && player.tokens.has(Token::Mayor))
        put(pieces, {.shape = "coin", .tone = "silver", .mark = asText(1), .dimmed = player.loans > 0},
            player.thalers);
    else if (line.name == "loans")
        put(pieces, {.shape = "warehouse", .tone = QString(), .mark = asText(pointsPerLoan)}, player.loans);
    return pieces;
}

QVariantList piecesOf(const imperial_miners::Game &, const Line &line, std::size_t seat)
{
    using namespace imperial_miners;
    QVariantList pieces;
    for (const CountedPiece &counted : line.awards[seat].pieces) {
        if (line.name == "pointTokens") {
            const TokenKind &kind = pointTokenKinds[counted.piece];
            put(pieces,
                {.shape = "coin",
                 .tone = QString::fromLatin1(kind.name.data(), static_cast<int>(kind.name.size())),
                 .mark = asText(kind.value)},
                counted.amount);
        } else {
            const bool byToken = FullCart{counted.piece} == FullCart::ByToken;
            put(pieces, {.shape = "cart", .tone = byToken ? "brass" : "iron", .mark = QString()},
                counted.amount);
        }
    }
    return pieces;
}

QVariantList piecesOf(const auto &, const Line &, std::size_t)
{
    return {}; // Coal Baron's cards and carts have drawings of their own, totals have no pieces
}

} // namespace

QVariantList countedPieces(const Record &record, const Line &line, std::size_t seat)
{
    return std::visit([&](const auto &game) { return piecesOf(game, line, seat); }, record.part);
}

} // namespace companion
