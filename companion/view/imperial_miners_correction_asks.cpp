// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ImperialMinersAsks: what somebody sees on the table, and was told otherwise. No round is undone for it.

#include "companion/sentences.h"
#include "companion/view/imperial_miners_asks.h"

#include <algorithm>

namespace companion {

using namespace scoring::imperial_miners;
using scoring::Seat;

namespace {

QVariantList halvesOf(const Card &card)
{
    QVariantList halves;
    for (const Slot slot : allSlots)
        halves += card.half ? static_cast<int>((*card.half)[slot]) : 0;
    return halves;
}

QVariantList factionsOf(const Card &card)
{
    QVariantList factions;
    for (const Faction faction : card.factions)
        factions += static_cast<int>(faction);
    return factions;
}

QString completedKey(int board)
{
    return "completed" + QString::number(board);
}

// As many tops of each board as were said; those that were known stay in their order.
std::vector<int> completedAsSaid(std::vector<int> completed, const Answers &answers)
{
    for (int board = 1; board <= researchBoards; ++board) {
        const int wanted = answers.number(completedKey(board));
        for (auto now = std::ranges::count(completed, board); now > wanted; --now)
            completed.erase(std::ranges::find(completed, board));
        for (auto now = std::ranges::count(completed, board); now < wanted; ++now)
            completed.push_back(board);
    }
    return completed;
}

} // namespace

void ImperialMinersAsks::corrections(Seat seat)
{
    const Mine &mine = m_table.player(seat).mine;
    if (m_table.tracking.mines && !mine.cards.empty())
        correctCard(seat);
    if (m_table.tracking.carts && !mine.cartTokens.empty()) {
        const std::vector<Seam> tokens = mine.cartTokens;
        add("uncart", seat, Weight::Seldom, tr("Take a cart token off"),
            tr("One that does not lie there. No effect takes one away."), {seamField(seat, tokens)},
            [seat, tokens](const Answers &answers) -> std::vector<Event> {
                const auto chosen = static_cast<std::size_t>(answers.number("seam"));
                if (chosen >= tokens.size())
                    return {};
                return {CartTokenRemoved{seat, tokens[chosen].first, tokens[chosen].second}};
            });
    }
    if (m_table.tracking.research && boardsMeasured())
        correctResearch(seat);
}

// What is known of the card that is chosen stands there already.
void ImperialMinersAsks::correctCard(Seat seat)
{
    const std::vector<Card> &cards = m_table.player(seat).mine.cards;
    std::vector<std::string> ids;
    QList<int> any;
    for (const Card &card : cards) {
        any += static_cast<int>(ids.size());
        ids.push_back(card.id);
    }
    std::vector<AskField> fields{cardField(seat, ids)};
    const auto ask = [&](AskField field, auto known) {
        for (std::size_t number = 0; number < cards.size(); ++number)
            field.presets["card"][static_cast<int>(number)] = known(cards[number]);
        fields.push_back(asking::onlyIf(std::move(field), "card", any));
    };
    const bool carts = m_table.tracking.carts;
    if (carts)
        ask(halfField(), halvesOf);
    ask(factionsField(), factionsOf);
    ask(asking::number("machines", tr("Machines"), 0, mostMachinesPerCard),
        [](const Card &card) { return card.machines; });
    ask(asking::oneOf("collapse", tr("Has it collapsed?"), asking::yesOrNo()),
        [](const Card &card) { return card.collapse; });
    add("correct", seat, Weight::Seldom, tr("Correct a card"),
        tr("As it lies on the table now. Nothing else changes, and no round has to be undone."),
        std::move(fields), [seat, ids, carts](const Answers &answers) -> std::vector<Event> {
            const auto chosen = static_cast<std::size_t>(answers.number("card"));
            if (chosen >= ids.size())
                return {};
            return {CardCorrected{.seat = seat,
                                  .card = ids[chosen],
                                  .half = carts ? std::optional(halvesSaid(answers)) : std::nullopt,
                                  .factions = factionsSaid(answers),
                                  .machines = answers.number("machines"),
                                  .collapse = answers.number("collapse")}};
        });
}

void ImperialMinersAsks::correctResearch(Seat seat)
{
    const Research &known = m_table.player(seat).research;
    std::vector<Choice> boards{{0, tr("below the boards")}};
    for (int board = 1; board <= researchBoards; ++board)
        boards.push_back({board, QString::number(board)});
    const int longest = **std::ranges::max_element(m_table.boards);
    std::vector<AskField> fields{
        asking::oneOf("board", tr("The marker is on board"), boards, known.marker ? known.marker->board : 0),
        asking::onlyIf(
            asking::number("space", tr("Space"), 1, longest - 1, known.marker ? known.marker->space : 1),
            "board", {1, 2, 3})};
    for (int board = 1; board <= researchBoards; ++board)
        fields.push_back(asking::onlyIf(
            asking::number(completedKey(board), filled(tr("Board %1: how often completed"), board), 0, 20,
                           static_cast<int>(std::ranges::count(known.completed, board))),
            "board", {1, 2, 3}));
    add("correctResearch", seat, Weight::Seldom, tr("Correct the research marker"),
        tr("As it stands on the boards now. Nothing takes effect by it."), std::move(fields),
        [seat, completed = known.completed](const Answers &answers) -> std::vector<Event> {
            const int board = answers.number("board");
            if (board == 0)
                return {ResearchCorrected{seat, {}}};
            return {ResearchCorrected{
                seat, {ResearchSpace{board, answers.number("space")}, completedAsSaid(completed, answers)}}};
        });
}

} // namespace companion
