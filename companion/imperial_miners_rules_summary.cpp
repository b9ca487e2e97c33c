// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/imperial_miners_words.h"
#include "companion/rules_summary.h"
#include "companion/sentences.h"
#include "scoring/imperial_miners/hand.h"
#include "scoring/imperial_miners/setup.h"

#include <QCoreApplication>

namespace companion {

using namespace scoring::imperial_miners;

namespace {

class ImperialMinersRulesSummary
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersRulesSummary)

public:
    static QList<ChecklistStep> steps(const Options &options)
    {
        return {
            {tr("The goal"),
             filled(tr("In %1 rounds everyone builds a mine of cards. Chains through it bring coins, cards "
                       "and point tokens, half carts become full ones. Most points win."),
                    roundCount)},
            {tr("Set-up"), setUp()},
            {tr("The round"),
             tr("An event card is turned up. Then all at the same time reveal a card, place it and let a "
                "chain run. Nobody touches the mine of another.")},
            {tr("The event"),
             tr("It says whether it takes effect at once, changes this round or takes effect at the end of "
                "the round. Everybody carries it out, in full or as far as they can.")},
            {tr("Reveal and pay"), costs()},
            {tr("Place"),
             tr("A card goes into the row of its level, under one or two cards of the row above; level 1 "
                "lies under the surface, which has no end. A row may have gaps, and half carts need not fit. "
                "What lies stays where it is.")},
            {tr("The chain"),
             filled(tr("The new card is activated, then one of the two right above it, and so on up to the "
                       "surface, where one of %1 effects is chosen. A card gives one of its effects or none, "
                       "once a round; what was activated already is passed by. Should an effect activate "
                       "another card, no chain starts there."),
                    effectsOfTheSurface)},
            {tr("Collapses and machines"),
             filled(tr("A collapsed card gives no effect when it is activated: the collapse is cleared "
                       "instead, and the chain goes on. A card carries %1 collapse and %2 machines at most."),
                    mostCollapsesPerCard, mostMachinesPerCard)},
            {tr("Carts"),
             tr("Where two cards meet with a half cart each, they make a cart: full, if both are loaded. If "
                "only one is, a cart token makes it full. Two empty halves are nothing.")},
            {tr("Drawing cards"),
             filled(tr("Cards come from the decks of levels 1 to 3; level 4 comes only by research and by "
                       "events. After an effect at most %1 cards stay in hand."),
                    handLimit)},
            {tr("Research"), research(options)},
            {tr("Factions"),
             filled(tr("A card has %1 factions at most and counts for each. A Scottish effect costs a coin "
                       "less for every Scottish card in the mine, the new one included."),
                    mostFactionsPerCard)},
            {tr("End of the game"), end()},
            {tr("Ties"), ties()},
            {tr("Alone"), alone()},
        };
    }

private:
    static QString setUp()
    {
        const auto hand = [](const QString &sentence, const StartingHand &start) {
            return filled(sentence, start.drawn[0], start.drawn[1], start.drawn[2], start.kept);
        };
        return QStringList{
            filled(tr("%1 of the %2 event cards are used, and %3 research boards with a side up by chance."),
                   eventCardsUsed, eventCardsInTheBox, researchBoards),
            filled(tr("Everyone starts with %1 coins."), startingCoins),
            hand(tr("Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps %4."),
                 normalHand),
            hand(tr("In a first game it is %1, %2 and %3 cards, and %4 are kept."), firstGameHand)}
            .join(u' ');
    }

    static QString costs()
    {
        QStringList lines{
            tr("Everyone chooses a card in secret; then all are revealed and paid for. Who can play none "
               "draws a card of level 1 and plays that. A cost that an effect lowers never falls below 0. In "
               "coins:")};
        for (const LevelFacts &level : levels) {
            if (level.leastCost == level.mostCost)
                lines +=
                    filled(tr("Level %1: %2", "a level and its cost in coins"), level.level, level.mostCost);
            else
                lines += filled(tr("Level %1: %2 to %3, as printed", "a level and its costs in coins"),
                                level.level, level.leastCost, level.mostCost);
        }
        return lines.join(u'\n');
    }

    static QString research(const Options &options)
    {
        return tr("The first time the marker goes on the lowest space of any board, which costs no step. "
                  "Then "
                  "it goes up, as many steps as the effect allows or fewer. Only the space where it stops "
                  "takes effect. The top completes the board: it takes effect, further steps are lost, and "
                  "the marker goes on to the lowest space of another board.") +
               u' ' +
               (options.newBoardEffect ? tr("That space takes effect as well.")
                                       : tr("That space does not take effect."));
    }

    static QString end()
    {
        QStringList lines{filled(tr("After round %1 every full cart is worth %2, and the point tokens:"),
                                 roundCount, pointsPerFullCart)};
        const QStringList tokens{tr("Blue"), tr("Green"), tr("Red")};
        for (std::size_t kind = 0; kind < pointTokenKinds.size(); ++kind)
            lines += filled(tr("%1: %2", "a point token and its points"),
                            tokens[static_cast<qsizetype>(kind)], pointTokenKinds[kind].value);
        return lines.join(u'\n');
    }

    static QString ties()
    {
        return filled(
            tr("Between equals more in coins decides, silver for %1 and gold for %2; then more full "
               "carts. Who is still equal shares the victory."),
            coinKinds[at(Coin::Silver)].value, coinKinds[at(Coin::Gold)].value);
    }

    static QString alone()
    {
        QStringList lines{tr("Who plays alone plays by the same rules and gets a title for the points:")};
        for (const SoloTitle &title : soloTitles)
            lines += filled(tr("From %1: %2", "points and a title"), title.from, soloName(title.rank));
        return lines.join(u'\n');
    }
};

} // namespace

QList<ChecklistStep> imperialMinersRulesSummary(const Options &options)
{
    return ImperialMinersRulesSummary::steps(options);
}

} // namespace companion
