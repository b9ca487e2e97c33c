// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ImperialMinersAsks: from the card that is revealed to the surface.

#include "companion/imperial_miners_words.h"
#include "companion/sentences.h"
#include "companion/view/imperial_miners_asks.h"

namespace companion {

using namespace scoring::imperial_miners;
using scoring::Seat;

namespace {

// Cards are called by letters, in the order in which they came.
std::string nextId(const Mine &mine)
{
    const std::size_t number = mine.cards.size();
    const std::string letter(1, static_cast<char>('A' + number % 26));
    return number < 26 ? letter : letter + std::to_string(number / 26);
}

// What was said of a card's half carts and factions, where its sides are followed.
void describe(CardPlaced &card, const Answers &answers)
{
    card.half = HalfCarts{};
    const QList<int> sides = answers.several("half");
    for (qsizetype slot = 0; slot < sides.size() && slot < 6; ++slot)
        card.half->halves[static_cast<std::size_t>(slot)] = static_cast<Half>(sides[slot]);
    for (const int faction : answers.several("factions"))
        card.factions.push_back(static_cast<Faction>(faction));
}

} // namespace

void ImperialMinersAsks::reveal(Seat seat, Weight weight)
{
    const Player &player = m_table.player(seat);
    if (player.done)
        return;
    std::vector<Choice> levelsNow;
    for (const LevelFacts &facts : levels) {
        const bool fits = m_table.tracking.mines ? hasPlace(player.mine, facts.level)
                                                 : hasPlace(player.unseen, facts.level);
        if (fits)
            levelsNow.push_back({facts.level, QString::number(facts.level)});
    }
    std::vector<AskField> fields{asking::oneOf("level", tr("Level"), levelsNow)};
    if (m_table.tracking.coins) {
        fields.push_back(asking::onlyIf(
            asking::number("cost2", tr("Coins paid"), 0, levelFacts(2).mostCost, levelFacts(2).mostCost),
            "level", {2}));
        fields.push_back(asking::onlyIf(asking::number("cost3", tr("Coins paid"), 0, levelFacts(3).mostCost),
                                        "level", {3}));
    }
    add("reveal", seat, weight, weight == Weight::Next ? tr("Reveal a card") : tr("Reveal a further card"),
        tr("Level 1 and level 4 cost nothing. An effect may lower what is printed."), fields,
        [seat](const Answers &answers) -> std::vector<Event> {
            const int level = answers.number("level");
            const int cost = level == 2 ? answers.number("cost2") : level == 3 ? answers.number("cost3") : 0;
            return {CardRevealed{.seat = seat, .level = level, .cost = cost}};
        });
    add("deck", seat, weight == Weight::Next ? Weight::Usual : Weight::Seldom, tr("A card from the deck"),
        tr("Who can play no card of the hand draws one of level 1 and plays it."), {},
        [seat](const Answers &) -> std::vector<Event> {
            return {CardRevealed{.seat = seat, .level = 1, .cost = 0, .fromDeck = true}};
        });
}

void ImperialMinersAsks::placeAndChain(Seat seat)
{
    const Player &player = m_table.player(seat);
    if (player.done)
        return;
    const auto waiting = std::ranges::find(player.revealed, false, &RevealedCard::placed);
    const bool startsChain = player.step == MineStep::Place || player.surfaceEffect;
    if (waiting != player.revealed.end() && (startsChain || !player.chain.empty()))
        placeCard(seat, waiting->level, startsChain);
    const std::vector<std::string> above = chainChoices(m_table, seat);
    if (!above.empty())
        goUp(seat, above);
    if (player.step == MineStep::Surface && !player.surfaceEffect)
        add("surface", seat, Weight::Next, tr("An effect of the surface"),
            tr("The chain is at the surface. One of its three effects is picked."),
            {asking::oneOf("effect", tr("Effect"), {{1, "1"}, {2, "2"}, {3, "3"}})},
            [seat](const Answers &answers) -> std::vector<Event> {
                return {SurfaceUsed{seat, answers.number("effect")}};
            });
    if (player.step == MineStep::Surface)
        reveal(seat, Weight::Seldom);
}

void ImperialMinersAsks::placeCard(Seat seat, int level, bool startsChain)
{
    const Mine &mine = m_table.player(seat).mine;
    const std::vector<Position> places = legalPositions(mine, level, 2);
    std::vector<Choice> choices;
    for (std::size_t number = 0; number < places.size(); ++number)
        choices.push_back({static_cast<int>(number), {}, places[number].row, places[number].x});
    std::vector<AskField> fields{asking::place("place", tr("Where does it lie?"), choices)};
    const bool described = m_table.tracking.carts;
    if (described) {
        fields.push_back(asking::sides("half", tr("Half carts on its sides"),
                                       {{static_cast<int>(Half::None), tr("none")},
                                        {static_cast<int>(Half::Empty), tr("empty")},
                                        {static_cast<int>(Half::Loaded), tr("loaded")}}));
        std::vector<Choice> factionsOfCards;
        for (const Faction faction : allFactions)
            factionsOfCards.push_back({static_cast<int>(faction), factionName(faction)});
        fields.push_back(asking::someOf("factions", tr("Factions, if you count them"), factionsOfCards,
                                        mostFactionsPerCard));
    }
    add("place", seat, Weight::Next, filled(tr("Place the card of level %1"), level),
        tr("It goes into the row of its level, below a card or the surface."), fields,
        [seat, places, described, startsChain, id = nextId(mine)](const Answers &answers) {
            const auto chosen = static_cast<std::size_t>(answers.number("place"));
            CardPlaced card{.seat = seat, .id = id, .position = {}, .half = {}, .factions = {}};
            if (chosen < places.size())
                card.position = places[chosen];
            if (described)
                describe(card, answers);
            std::vector<Event> events{card};
            if (startsChain)
                events.push_back(ChainReached{seat, id}); // which always begins here
            return events;
        });
}

void ImperialMinersAsks::goUp(Seat seat, const std::vector<std::string> &above)
{
    const auto reach = [seat](const std::string &card) -> std::vector<Event> {
        return {ChainReached{seat, card}};
    };
    if (above.size() == 1) {
        const std::string card = above.front();
        add("chain", seat, Weight::Next,
            filled(tr("The chain goes on to card %1"), QString::fromStdString(card)), {}, {},
            [reach, card](const Answers &) { return reach(card); });
        return;
    }
    add("chain", seat, Weight::Next, tr("The chain goes on"),
        tr("It goes to one of the two cards right above."), {cardField(seat, above)},
        [reach, above](const Answers &answers) {
            const auto chosen = static_cast<std::size_t>(answers.number("card"));
            return chosen < above.size() ? reach(above[chosen]) : std::vector<Event>();
        });
}

AskField ImperialMinersAsks::cardField(Seat seat, const std::vector<std::string> &cards) const
{
    std::vector<Choice> choices;
    for (std::size_t number = 0; number < cards.size(); ++number) {
        const Card &card = *findCard(m_table.player(seat).mine, cards[number]);
        choices.push_back({static_cast<int>(number), QString::fromStdString(card.id), card.level, card.x});
    }
    return asking::place("card", tr("Which card?"), std::move(choices));
}

} // namespace companion
