// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellAsks: before the drilling.

#include "companion/sentences.h"
#include "companion/view/rockwell_asks.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

namespace {

constexpr int mostHundreds = 999;
constexpr int mostSpaces = 8;  // no board has more
constexpr int mostActions = 8; // nor a space

} // namespace

// What is in the hand, only its owner sees, until all hands are opened.
void RockwellAsks::bid(Seat seat)
{
    const Purse &purse = m_table.player(seat).purse;
    const bool known = m_table.tracking.screens;
    std::vector<AskField> fields{asking::number("money", tr("Hundreds of dollars"), 0,
                                                known ? purse.money / smallestMoney : mostHundreds)};
    for (AskField field : cubeFields()) {
        const Resource kind = resources[static_cast<std::size_t>(field.key.toInt())];
        field.title = RockwellTableWords::priced(RockwellTableWords::resource(kind), valueOf(kind));
        field.to = known ? purse.cubes[kind] : field.to;
        fields.push_back(field);
    }
    const bool first = mustBid(m_table, seat);
    add("bid", seat, first ? Weight::Next : Weight::Seldom, first ? tr("Bid") : tr("Bid otherwise"),
        tr("What you take into the closed hand. All of it is paid, whoever wins; nothing is a bid too."),
        fields,
        [seat](const Answers &said) -> std::vector<Event> {
            return {BidMade{seat, Bid{cubesOf(said), said.number("money") * smallestMoney}}};
        })
        .secret = true;
}

void RockwellAsks::vicePresident(Seat seat)
{
    std::vector<Choice> boards;
    for (const Board board : {Board::ControlCentre, Board::Exchange, Board::Workshop}) {
        if (!m_table.player(seat).vicePresidents[at(board)])
            boards.push_back({static_cast<int>(board), RockwellTableWords::board(board)});
    }
    std::vector<Choice> counts;
    for (int count = 1; count <= mostActions; ++count)
        counts.push_back({count, QString::number(count)});
    AskField actions = asking::onlyIf(asking::oneOf("actions", tr("Actions printed there"), counts), "board",
                                      {static_cast<int>(Board::Exchange), static_cast<int>(Board::Workshop)});
    actions.presets["board"] = {}; // its spaces print others
    std::vector<AskField> fields{asking::oneOf("board", tr("Board"), boards)};
    for (const Choice &board : boards) {
        const QString key = numbered("space", board.value);
        std::vector<Choice> spaces;
        for (int space = 1; space <= mostSpaces; ++space) {
            const bool noActions = board.value == static_cast<int>(Board::ControlCentre);
            const BoardSpace wanted{static_cast<Board>(board.value), space, noActions ? 0 : 1};
            if (!fits(VicePresidentPlaced{seat, wanted}))
                continue;
            spaces.push_back({space, QString::number(space)});
            if (const auto known = actionsOn(m_table, wanted.board, space))
                actions.presets[key][space] = *known;
        }
        fields.push_back(
            asking::onlyIf(asking::oneOf(key, tr("Free space"), spaces), "board", {board.value}));
    }
    fields.push_back(std::move(actions));
    add("place", seat, Weight::Next, tr("Place a vice president"),
        tr("Space 1 is the best. On board I, spaces 1 and 2 give bribes, the others subcontractors."),
        std::move(fields), [seat](const Answers &said) -> std::vector<Event> {
            const int board = said.number("board");
            return {VicePresidentPlaced{seat, BoardSpace{static_cast<Board>(board),
                                                         said.number(numbered("space", board)),
                                                         said.number("actions")}}};
        });
    add("pass", seat, Weight::Usual, tr("Place none"), {}, {}, [seat](const Answers &) -> std::vector<Event> {
        return {VicePresidentPlaced{seat, std::nullopt}};
    });
}

void RockwellAsks::tokens(Seat seat)
{
    if (!m_table.tracking.screens)
        return;
    add("tokens", seat, Weight::Usual, tr("Buy safety tokens"), tr("One cube, one token."), cubeFields(),
        [seat](const Answers &said) -> std::vector<Event> {
            return {TokensBought{seat, cubesOf(said)}};
        });
}

} // namespace companion
