// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/research.h"

#include <algorithm>

namespace scoring::imperial_miners {

namespace {

std::optional<ResearchFault> boardFault(const std::optional<int> &board)
{
    if (!board)
        return ResearchFault::NoBoardChosen;
    if (*board < 1 || *board > researchBoards)
        return ResearchFault::NoSuchBoard;
    return std::nullopt;
}

} // namespace

bool isPossible(const Research &research)
{
    if (!research.marker)
        return research.completed.empty();
    // Nowhere on the way stands a board twice in a row, and last comes the one where the marker is now.
    const std::size_t tops = research.completed.size();
    for (int board = 1; board <= researchBoards; ++board) {
        const std::size_t room = research.marker->board == board ? tops / 2 : (tops + 1) / 2;
        if (static_cast<std::size_t>(std::ranges::count(research.completed, board)) > room)
            return false;
    }
    return true;
}

std::variant<ResearchResult, ResearchFault> research(const Research &before, const ResearchMove &move,
                                                     const BoardLengths &lengths, const Options &options)
{
    if (move.steps < 0 || move.steps > move.most)
        return ResearchFault::TooManySteps;
    const bool justPlaced = !before.marker;
    if (justPlaced) {
        if (const auto fault = boardFault(move.firstBoard))
            return *fault;
    }
    // Putting the marker on the lowest space costs no step.
    const ResearchSpace from = justPlaced ? ResearchSpace{*move.firstBoard, 1} : *before.marker;
    const std::optional<int> length = lengths[static_cast<std::size_t>(from.board - 1)];
    if (!length)
        return ResearchFault::LengthUnknown;

    ResearchResult result{.after = before};
    result.stepsUsed = std::min(move.steps, *length - from.space);
    result.stepsLost = move.steps - result.stepsUsed;
    const ResearchSpace target{from.board, from.space + result.stepsUsed};
    if (target.space == *length) {
        if (const auto fault = boardFault(move.nextBoard))
            return *fault;
        if (*move.nextBoard == from.board)
            return ResearchFault::SameBoard;
        result.completed = from.board;
        result.after.completed.push_back(from.board);
        result.after.marker = ResearchSpace{*move.nextBoard, 1};
        result.effects.push_back(target);
        if (options.newBoardEffect)
            result.effects.push_back(*result.after.marker);
        return result;
    }
    result.after.marker = target;
    if (move.steps > 0 || justPlaced)
        result.effects.push_back(target);
    return result;
}

} // namespace scoring::imperial_miners
