// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/final_view.h"

#include "companion/coal_baron_words.h"
#include "companion/sentences.h"
#include "scoring/coal_baron/final_answers.h"

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

namespace {

using CountedNumbers = std::array<std::optional<int>, FinalView::fields>;

CountedNumbers asArray(const FinalAnswer &answer)
{
    return {answer.marks, answer.cubes, answer.openOrders, answer.lightTiles, answer.darkTiles};
}

bool isOfTiles(std::size_t field)
{
    return field == FinalView::LightTiles || field == FinalView::DarkTiles;
}

FinalAnswer asAnswer(const CountedNumbers &numbers)
{
    return {.marks = numbers[FinalView::Marks],
            .cubes = numbers[FinalView::Cubes],
            .openOrders = numbers[FinalView::OpenOrders],
            .lightTiles = numbers[FinalView::LightTiles],
            .darkTiles = numbers[FinalView::DarkTiles]};
}

} // namespace

FinalView::FinalView(CoalBaronGame &game, Ledger &ledger, QObject *parent)
    : FinalCount(ledger, parent)
    , m_game(game)
{
    connect(&game, &CoalBaronGame::changed, this, &FinalView::follow);
}

QStringList FinalView::titles() const
{
    return {tr("Marks"), tr("Cubes, anywhere"), tr("Open orders"), tr("Light tiles"), tr("Dark tiles")};
}

FinalRow FinalView::rowOf(int seat) const
{
    const Table &table = m_game.table();
    const CountedNumbers known = asArray(knownAtTheEnd(table, Seat{seat}));
    const CountedNumbers noted = asArray(notedForTheEnd(table, Seat{seat}));
    FinalRow row{.name = m_game.names().value(seat), .color = m_game.colors().value(seat)};
    const bool tilesUntold = tilesCanBeCounted(table) && table.player(Seat{seat}).mine.tiles.empty();
    for (std::size_t field = 0; field < fields; ++field) {
        const std::optional<int> &counted = said(seat)[field];
        const bool countable = isOfTiles(field) && tilesCanBeCounted(table);
        const bool untold = countable && tilesUntold;
        const std::optional<int> before = known[field] ? known[field] : noted[field];
        const bool fixed = known[field] && !countable;
        row.fixed += fixed;
        row.known += known[field] && !untold;
        row.noted += !counted && (untold || (!known[field] && noted[field]));
        const std::optional<int> &answer = fixed || !counted ? before : counted;
        row.answers += answer.value_or(-1);
        row.missing += !answer;
        row.tilesUntold = row.tilesUntold || (untold && !counted);
    }
    return row;
}

FinalCounted FinalView::saidSoFar() const
{
    FinalCounted event;
    for (std::size_t seat = 0; seat < rows().size(); ++seat) {
        CountedNumbers answers;
        for (std::size_t field = 0; field < fields; ++field) {
            const int number = rows()[seat].answers[static_cast<qsizetype>(field)];
            // Tiles that nobody counted are those of the mine, also when it is corrected later.
            if (isOfTiles(field) && tilesCanBeCounted(m_game.table()))
                answers[field] = said(static_cast<int>(seat))[field];
            else if (number >= 0)
                answers[field] = number;
        }
        event.players.push_back(asAnswer(answers));
    }
    return event;
}

bool FinalView::finish()
{
    return m_game.tell(saidSoFar());
}

std::optional<Game> FinalView::counted() const
{
    Table table = m_game.table();
    if (finished())
        return gameOf(table);
    const bool fits = complete() && !scoring::coal_baron::apply(table, saidSoFar());
    return fits ? std::optional(gameOf(table)) : std::nullopt;
}

QStringList FinalView::warnings() const
{
    Table table = m_game.table();
    if (table.phase != Phase::FinalCount)
        return {};
    FinalCounted counted = saidSoFar();
    for (std::size_t seat = 0; seat < counted.players.size(); ++seat) {
        // What is still to be said contradicts nothing: as little as there can be.
        FinalAnswer &answer = counted.players[seat];
        const Player &player = table.players[seat];
        answer.marks = answer.marks.value_or(0);
        answer.cubes = answer.cubes.value_or(cubesOnCarts(player.mine).sum());
        answer.openOrders = answer.openOrders.value_or(0);
        if (!table.tracking.mines) {
            answer.lightTiles = answer.lightTiles.value_or(0);
            answer.darkTiles = answer.darkTiles.value_or(0);
        }
    }
    if (const auto refusal = scoring::coal_baron::apply(table, counted))
        return {m_game.words().refusal(*refusal, counted)};
    const Game game = gameOf(table);
    return otherTiles() + CoalBaronWords(m_game.names(), game, score(game)).warnings();
}

// Where the tiles that were counted are not those that were told.
QStringList FinalView::otherTiles() const
{
    const Table &table = m_game.table();
    QStringList sentences;
    for (int seat = 0; tilesCanBeCounted(table) && seat < table.seats(); ++seat) {
        const CountedNumbers told = asArray(knownAtTheEnd(table, Seat{seat}));
        const std::vector<std::optional<int>> &counted = said(seat);
        const auto differs = [&](std::size_t field) {
            return counted[field] && counted[field] != told[field];
        };
        if (table.player(Seat{seat}).mine.tiles.empty())
            continue;
        if (differs(LightTiles))
            sentences += filled(tr("%1: light tiles: %2 counted, %3 tapped into the mine during the game. "
                                   "What was counted is scored."),
                                m_game.names().value(seat), *counted[LightTiles], *told[LightTiles]);
        if (differs(DarkTiles))
            sentences += filled(tr("%1: dark tiles: %2 counted, %3 tapped into the mine during the game. "
                                   "What was counted is scored."),
                                m_game.names().value(seat), *counted[DarkTiles], *told[DarkTiles]);
    }
    return sentences;
}

} // namespace companion
