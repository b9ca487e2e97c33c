// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ImperialMinersAsks: what effects give and take, on boards, in hands and in mines.

#include "companion/sentences.h"
#include "companion/view/imperial_miners_asks.h"
#include "scoring/imperial_miners/hand.h"

#include <algorithm>

namespace companion {

using namespace scoring::imperial_miners;
using scoring::Seat;

namespace {

constexpr int aLot = 99;
constexpr int mostSteps = 20;

} // namespace

void ImperialMinersAsks::effects(Seat seat)
{
    const Player &player = m_table.player(seat);
    if (m_table.tracking.coins)
        add("coins", seat, Weight::Usual, tr("Coins"), tr("What an effect gives or takes."),
            {asking::number("by", tr("Coins"), -player.coins, aLot, 1)},
            [seat](const Answers &answers) -> std::vector<Event> {
                return {CoinsChanged{seat, answers.number("by")}};
            });
    if (m_table.tracking.coins && m_table.tracking.mines)
        scottishEffect(seat);
    if (m_table.tracking.points)
        add("points", seat, Weight::Usual, tr("Points"), tr("Point tokens that an effect gives or takes."),
            {asking::number("by", tr("Points"), -player.points, aLot, 1)},
            [seat](const Answers &answers) -> std::vector<Event> {
                return {PointsChanged{seat, answers.number("by")}};
            });
    if (m_table.tracking.hands)
        add("hand", seat, Weight::Usual, tr("Cards in hand"),
            filled(tr("Once the effect is over, %1 cards may be kept."), handLimit),
            {asking::number("drawn", tr("Drawn from decks 1 to 3"), 0, 20),
             asking::number("levelFour", tr("Drawn from deck 4"), 0, 14),
             asking::number("discarded", tr("Discarded"), 0, player.hand + 20)},
            [seat](const Answers &answers) -> std::vector<Event> {
                return {HandChanged{.seat = seat,
                                    .drawn = answers.number("drawn"),
                                    .discarded = answers.number("discarded"),
                                    .levelFour = answers.number("levelFour")}};
            });
    if (m_table.tracking.research && boardsMeasured())
        research(seat);
}

bool ImperialMinersAsks::boardsMeasured() const
{
    return std::ranges::all_of(m_table.boards, [](const auto &spaces) { return spaces.has_value(); });
}

void ImperialMinersAsks::scottishEffect(Seat seat)
{
    const Mine &mine = m_table.player(seat).mine;
    const int scots = countFaction(mine, Faction::Scots);
    add("scots", seat, scots > 0 ? Weight::Usual : Weight::Seldom, tr("Pay a Scottish effect"),
        tr("Every Scottish card in the mine lowers the cost by one coin, the one just placed included; never "
           "below nothing.") +
            u' ' + filled(tr("Scottish cards now: %1."), scots),
        {asking::number("printed", tr("Printed on the card"), 0, 20, scots + 1)},
        [seat, mine](const Answers &answers) -> std::vector<Event> {
            return {CoinsChanged{seat, -scotsEffectCost(answers.number("printed"), mine)}};
        });
}

void ImperialMinersAsks::research(Seat seat)
{
    const auto &marker = m_table.player(seat).research.marker;
    std::vector<Choice> boards;
    for (int board = 1; board <= researchBoards; ++board)
        boards.push_back({board, QString::number(board)});
    std::vector<Choice> others = boards;
    if (marker)
        std::erase_if(others, [&](const Choice &choice) { return choice.value == marker->board; });
    std::vector<AskField> fields{asking::number("steps", tr("Steps"), 0, mostSteps, 1)};
    if (!marker)
        fields.push_back(asking::oneOf("first", tr("The marker starts on board"), boards));
    // Which steps reach the top is known where the marker is on a board; else the shortest board tells which
    // may.
    const int toTheTop = marker ? *m_table.boards[static_cast<std::size_t>(marker->board - 1)] - marker->space
                                : **std::ranges::min_element(m_table.boards) - 1;
    QList<int> completing;
    for (int steps = std::max(1, toTheTop); steps <= mostSteps; ++steps)
        completing += steps;
    fields.push_back(
        asking::onlyIf(asking::oneOf("next",
                                     marker ? tr("The board is completed. The marker goes on to board")
                                            : tr("Should the top be reached, it goes on to board"),
                                     others),
                       "steps", completing));
    add("research", seat, Weight::Usual, tr("Research"),
        m_table.options.newBoardEffect
            ? tr("The space at which the steps end takes effect; steps beyond the top are lost. From the top "
                 "the marker goes on to the lowest space of another board, which takes effect as well.")
            : tr("The space at which the steps end takes effect; steps beyond the top are lost. From the top "
                 "the marker goes on to the lowest space of another board, which does not take effect."),
        fields, [seat, hasMarker = marker.has_value()](const Answers &answers) -> std::vector<Event> {
            ResearchMove move{.most = answers.number("steps"), .steps = answers.number("steps")};
            if (!hasMarker)
                move.firstBoard = answers.number("first");
            if (answers.has("next"))
                move.nextBoard = answers.number("next");
            return {Researched{seat, move}};
        });
}

void ImperialMinersAsks::inTheMine(Seat seat)
{
    const Mine &mine = m_table.player(seat).mine;
    if (!m_table.tracking.mines || mine.cards.empty())
        return;
    std::vector<std::string> all;
    std::vector<std::string> whole;
    std::vector<std::string> collapsed;
    std::vector<std::string> idle; // every card acts once a round
    const auto &activated = m_table.player(seat).activatedThisRound;
    for (const Card &card : mine.cards) {
        all.push_back(card.id);
        if (std::ranges::find(activated, card.id) == activated.end())
            idle.push_back(card.id);
        (card.collapse > 0 ? collapsed : whole).push_back(card.id);
    }
    onCard("machines", seat, tr("Machines"), all,
           {asking::number("by", tr("Machines"), -mostMachinesPerCard, mostMachinesPerCard, 1)},
           [seat](const std::string &card, const Answers &answers) {
               return Event(MachinesChanged{seat, card, answers.number("by")});
           });
    onCard("collapse", seat, tr("A card collapses"), whole, {},
           [seat](const std::string &card, const Answers &) {
               return Event(CollapsePlaced{seat, card});
           });
    onCard("clear", seat, tr("A collapse is cleared"), collapsed, {},
           [seat](const std::string &card, const Answers &) {
               return Event(CollapseRemoved{seat, card});
           });
    Table tried = m_table; // only an effect that is under way activates cards
    if (!idle.empty() && !scoring::imperial_miners::apply(tried, Event(CardActivated{seat, idle.front()})))
        onCard("activate", seat, tr("An effect activates a card"), idle, {},
               [seat](const std::string &card, const Answers &) {
                   return Event(CardActivated{seat, card});
               });
    cartToken(seat);
}

void ImperialMinersAsks::onCard(const QString &key, Seat seat, const QString &title,
                                const std::vector<std::string> &cards, std::vector<AskField> more,
                                std::function<Event(const std::string &, const Answers &)> make)
{
    if (cards.empty())
        return;
    std::vector<AskField> fields{cardField(seat, cards)};
    fields.insert(fields.end(), more.begin(), more.end());
    add(key, seat, Weight::Usual, title, {}, fields, [cards, make](const Answers &answers) {
        const auto chosen = static_cast<std::size_t>(answers.number("card"));
        return chosen < cards.size() ? std::vector<Event>{make(cards[chosen], answers)}
                                     : std::vector<Event>();
    });
}

void ImperialMinersAsks::cartToken(Seat seat)
{
    const std::vector<Seam> seams =
        m_table.tracking.carts ? placesForCartToken(m_table.player(seat).mine) : std::vector<Seam>();
    if (seams.empty())
        return;
    add("cart", seat, Weight::Usual, tr("A cart token"),
        tr("It makes a full cart of two halves of which one is loaded."), {seamField(seat, seams)},
        [seat, seams](const Answers &answers) -> std::vector<Event> {
            const auto chosen = static_cast<std::size_t>(answers.number("seam"));
            if (chosen >= seams.size())
                return {};
            return {CartTokenPlaced{seat, seams[chosen].first, seams[chosen].second}};
        });
}

AskField ImperialMinersAsks::seamField(Seat seat, const std::vector<Seam> &seams) const
{
    const Mine &mine = m_table.player(seat).mine;
    std::vector<Choice> choices;
    for (const Seam &seam : seams) {
        const Card &first = *findCard(mine, seam.first);
        const Card &second = *findCard(mine, seam.second);
        choices.push_back(
            {.value = static_cast<int>(choices.size()),
             .text = filled(tr("%1 and %2", "two cards that touch"), QString::fromStdString(first.id),
                            QString::fromStdString(second.id)),
             .row = first.level,
             .x = first.x,
             .halves = 1,
             .otherRow = second.level,
             .otherX = second.x});
    }
    return asking::place("seam", tr("Between which cards?"), std::move(choices));
}

} // namespace companion
