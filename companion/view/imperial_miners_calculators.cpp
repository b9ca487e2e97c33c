// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/imperial_miners_words.h"
#include "companion/sentences.h"
#include "companion/view/calculators.h"
#include "scoring/imperial_miners/hand.h"
#include "scoring/imperial_miners/rounds.h"

namespace companion {

using namespace scoring::imperial_miners;

namespace {

class MinersCalculators
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersCalculators)

public:
    static Calculator finalPoints()
    {
        return {"miners-points",
                scoring::GameKind::ImperialMiners,
                tr("Points at the end"),
                tr("Point tokens count what is printed on them, every full cart one point. Coins only decide "
                   "between equals."),
                {asking::number("blue", tr("Blue point tokens (1)"), 0, 99),
                 asking::number("green", tr("Green point tokens (5)"), 0, 99),
                 asking::number("red", tr("Red point tokens (10)"), 0, 99),
                 asking::number("print", tr("Carts full by print"), 0, 99),
                 asking::number("token", tr("Cart tokens"), 0, 99),
                 asking::number("silver", tr("Silver coins (1)"), 0, 99),
                 asking::number("gold", tr("Gold coins (5)"), 0, 99)},
                [](const Answers &said) {
                    FinalHoldings held;
                    held.pointTokens =
                        PointTokens{{said.number("blue"), said.number("green"), said.number("red")}};
                    held.carts = {said.number("print"), said.number("token"), said.number("token")};
                    held.coins = Coins{{said.number("silver"), said.number("gold")}};
                    const Score reckoned = score({{}, {held}});
                    QStringList sentences{filled(
                        tr("%1 in tokens and %2 for full carts: %n point(s).", "", reckoned.totals.front()),
                        value(held.pointTokens), fullCarts(held.carts) * pointsPerFullCart)};
                    if (const int coins = value(held.coins); coins > 0)
                        sentences += filled(tr("%1 in coins, between equals only."), coins);
                    sentences += filled(tr("For who plays alone: %1"), soloTitle(*reckoned.soloRank));
                    return sentences;
                }};
    }

    static Calculator winner()
    {
        Calculator who{
            "miners-winner",
            scoring::GameKind::ImperialMiners,
            tr("Who wins?"),
            tr("Most points; between equals more in coins, then more full carts. Who is still equal "
               "shares the victory."),
            {asking::oneOf("players", tr("Players"), {{2, "2"}, {3, "3"}, {4, "4"}, {5, "5"}}, 2)},
            winnerOf};
        for (int player = 1; player <= mostPlayers; ++player) {
            const QString number = QString::number(player);
            QList<int> tables;
            for (int players = std::max(2, player); players <= mostPlayers; ++players)
                tables += players;
            const auto ask = [&](const QString &key, const QString &title) {
                who.fields.push_back(asking::beside(asking::onlyIf(
                    asking::number(key + number, filled(title, player), 0, 99), "players", tables)));
            };
            ask("blue", tr("Player %1: blue point tokens (1)"));
            ask("green", tr("Player %1: green point tokens (5)"));
            ask("red", tr("Player %1: red point tokens (10)"));
            ask("print", tr("Player %1: carts full by print"));
            ask("token", tr("Player %1: cart tokens"));
            ask("silver", tr("Player %1: silver coins (1)"));
            ask("gold", tr("Player %1: gold coins (5)"));
        }
        return who;
    }

    static QStringList winnerOf(const Answers &said)
    {
        QStringList names;
        Game game;
        for (int player = 1; player <= said.number("players"); ++player) {
            const QString number = QString::number(player);
            FinalHoldings &held = game.players.emplace_back();
            held.pointTokens = PointTokens{
                {said.number("blue" + number), said.number("green" + number), said.number("red" + number)}};
            held.coins = Coins{{said.number("silver" + number), said.number("gold" + number)}};
            const int tokens = said.number("token" + number);
            held.carts = {said.number("print" + number), tokens, tokens};
            names += filled(tr("Player %1"), player);
        }
        return {ImperialMinersWords(names, game, score(game)).result()};
    }

    static Calculator researchMove()
    {
        return {"miners-research",
                scoring::GameKind::ImperialMiners,
                tr("A research move"),
                tr("The space at which the steps end takes effect. Putting the marker on the lowest space "
                   "costs no "
                   "step; steps beyond the top are lost."),
                {asking::number("spaces", tr("Spaces of the board"), shortestBoard, 30, 6),
                 asking::number("space", tr("The marker is on space (0: below the boards)"), 0, 29),
                 asking::number("steps", tr("Steps"), 0, 30, 1),
                 asking::oneOf("newBoard", tr("Does the lowest space of a new board take effect as well?"),
                               asking::yesOrNo(), 0)},
                [](const Answers &said) {
                    Research before;
                    if (said.number("space") > 0)
                        before.marker =
                            ResearchSpace{1, std::min(said.number("space"), said.number("spaces") - 1)};
                    const ResearchMove move{.most = said.number("steps"),
                                            .steps = said.number("steps"),
                                            .firstBoard = 1,
                                            .nextBoard = 2};
                    const auto outcome = research(before, move, {said.number("spaces"), shortestBoard, {}},
                                                  {.newBoardEffect = said.number("newBoard") == 1});
                    const auto *result = std::get_if<ResearchResult>(&outcome);
                    if (!result)
                        return QStringList();
                    if (result->effects.empty())
                        return QStringList{
                            filled(tr("The marker stays on space %1, and nothing takes effect."),
                                   result->after.marker->space)};
                    if (!result->completed)
                        return QStringList{filled(tr("The marker ends on space %1, which takes effect."),
                                                  result->after.marker->space)};
                    QStringList sentences{
                        tr("The top is reached after %n step(s) and takes effect. The marker goes "
                           "on to the lowest space of another board.",
                           "", result->stepsUsed)};
                    if (result->effects.size() > 1)
                        sentences += tr("That space takes effect as well.");
                    if (result->stepsLost > 0)
                        sentences += tr("%n step(s) are lost.", "", result->stepsLost);
                    return sentences;
                }};
    }

    static Calculator handSize()
    {
        return {"miners-hand",
                scoring::GameKind::ImperialMiners,
                tr("Cards in hand"),
                filled(tr("At most %1 cards are kept once an effect is over."), handLimit),
                {asking::number("hand", tr("Cards in hand before"), 0, handLimit, 4),
                 asking::number("drawn", tr("Drawn"), 0, 30),
                 asking::number("discarded", tr("Discarded by the effect"), 0, 38)},
                [](const Answers &said) {
                    const int most = said.number("hand") + said.number("drawn");
                    const HandChange change = handAfterEffect(said.number("hand"), said.number("drawn"),
                                                              std::min(most, said.number("discarded")));
                    QStringList sentences{tr("%n card(s) in hand.", "", change.hand)};
                    if (change.discarded > 0)
                        sentences += tr("%n card(s) have to be discarded.", "", change.discarded);
                    return sentences;
                }};
    }

    static Calculator scottishCost()
    {
        return {
            "miners-scots",
            scoring::GameKind::ImperialMiners,
            tr("What a Scottish effect costs"),
            tr("Every Scottish card in the mine lowers it by one coin, the one just placed included; never "
               "below nothing."),
            {asking::number("printed", tr("Printed on the card"), 0, 20, 3),
             asking::number("scots", tr("Scottish cards in the mine"), 0, 20, 1)},
            [](const Answers &said) {
                return QStringList{tr("It costs %n coin(s).", "",
                                      loweredCost(said.number("printed"), said.number("scots")))};
            }};
    }

    static Calculator whichRound()
    {
        return {"miners-round",
                scoring::GameKind::ImperialMiners,
                tr("Which round is it?"),
                tr("Every round turns up one of the ten event cards."),
                {asking::number("left", tr("Cards left in the event deck"), 0, roundCount, roundCount),
                 asking::oneOf("revealed", tr("Is the event of this round turned up already?"),
                               asking::yesOrNo(), 0)},
                [](const Answers &said) {
                    const RoundCounter counter{said.number("left"), said.number("revealed") == 1};
                    return counter.round() > roundCount
                               ? QStringList{tr("The game is over.")}
                               : QStringList{filled(tr("Round %1 of %2."), counter.round(), roundCount)};
                }};
    }
};

} // namespace

std::vector<Calculator> imperialMinersCalculators()
{
    using Miners = MinersCalculators;
    return {Miners::finalPoints(), Miners::winner(),       Miners::researchMove(),
            Miners::handSize(),    Miners::scottishCost(), Miners::whichRound()};
}

} // namespace companion
