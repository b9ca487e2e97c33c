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

// Farther apart than that, not even the cards of row 4 that hang from two of row 1 would touch.
constexpr int reachInRowOne = 4;

} // namespace

AskField ImperialMinersAsks::halfField()
{
    return asking::sides("half", tr("Half carts on its sides"),
                         {{static_cast<int>(Half::None), tr("none")},
                          {static_cast<int>(Half::Empty), tr("empty")},
                          {static_cast<int>(Half::Loaded), tr("loaded")}});
}

AskField ImperialMinersAsks::factionsField()
{
    std::vector<Choice> factions;
    for (const Faction faction : allFactions)
        factions.push_back({static_cast<int>(faction), factionName(faction)});
    return asking::someOf("factions", tr("Factions, if you count them"), std::move(factions),
                          mostFactionsPerCard);
}

HalfCarts ImperialMinersAsks::halvesSaid(const Answers &answers)
{
    HalfCarts said;
    const QList<int> sides = answers.several("half");
    for (qsizetype slot = 0; slot < sides.size() && slot < 6; ++slot)
        said.halves[static_cast<std::size_t>(slot)] = static_cast<Half>(sides[slot]);
    return said;
}

std::vector<Faction> ImperialMinersAsks::factionsSaid(const Answers &answers)
{
    std::vector<Faction> said;
    for (const int faction : answers.several("factions"))
        said.push_back(static_cast<Faction>(faction));
    return said;
}

// Everybody reveals one; what some card may say otherwise is told while cards are placed, too.
void ImperialMinersAsks::reveal(Seat seat)
{
    const Player &player = m_table.player(seat);
    const bool reveals = m_table.phase == Phase::MineReveal;
    if (!reveals && (m_table.phase != Phase::MinePlaceAndChain || player.done))
        return;
    const bool first = reveals && !player.done;
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
    add("reveal", seat, first ? Weight::Next : Weight::Seldom,
        player.revealed.empty() ? tr("Reveal a card") : tr("Reveal a further card"),
        tr("Level 1 and level 4 cost nothing. An effect may lower what is printed."), fields,
        [seat](const Answers &answers) -> std::vector<Event> {
            const int level = answers.number("level");
            const int cost = level == 2 ? answers.number("cost2") : level == 3 ? answers.number("cost3") : 0;
            return {CardRevealed{.seat = seat, .level = level, .cost = cost}};
        });
    add("deck", seat, first ? Weight::Usual : Weight::Seldom, tr("A card from the deck"),
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
}

void ImperialMinersAsks::placeCard(Seat seat, int level, bool startsChain)
{
    const Mine &mine = m_table.player(seat).mine;
    const std::vector<Position> places = legalPositions(mine, level, reachInRowOne);
    std::vector<Choice> choices;
    for (std::size_t number = 0; number < places.size(); ++number)
        choices.push_back({static_cast<int>(number), {}, places[number].row, places[number].x});
    std::vector<AskField> fields{asking::place("place", tr("Where does it lie?"), choices)};
    const bool carts = m_table.tracking.carts;
    if (carts)
        fields.push_back(halfField());
    fields.push_back(factionsField());
    add("place", seat, Weight::Next, filled(tr("Place the card of level %1"), level),
        tr("It goes into the row of its level, below a card or the surface."), fields,
        [seat, places, carts, startsChain, id = nextId(mine)](const Answers &answers) {
            const auto chosen = static_cast<std::size_t>(answers.number("place"));
            CardPlaced card{.seat = seat, .id = id, .position = {}, .half = {}, .factions = {}};
            if (chosen < places.size())
                card.position = places[chosen];
            if (carts)
                card.half = halvesSaid(answers);
            card.factions = factionsSaid(answers);
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
    const Mine &mine = m_table.player(seat).mine;
    AskField fork = cardField(seat, above);
    QStringList ways;
    for (std::size_t number = 0; number < above.size(); ++number) {
        const std::vector<ChainPath> paths = chainPaths(mine, *findCard(mine, above[number]));
        for (const ChainPath &path : paths) {
            QStringList cards;
            for (const std::string &card : path)
                cards += QString::fromStdString(card);
            ways += cards.join(QStringLiteral("–"));
        }
        fork.choices[number].text = filled(tr("%1, ways up: %2", "a card to which the chain may go"),
                                           fork.choices[number].text, static_cast<int>(paths.size()));
    }
    add("chain", seat, Weight::Next,
        filled(tr("The chain goes on (ways up: %1)"), static_cast<int>(ways.size())),
        filled(tr("It goes to one of the two cards right above. The ways to the surface: %1."),
               ways.join(QStringLiteral(", "))),
        {fork}, [reach, above](const Answers &answers) {
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
