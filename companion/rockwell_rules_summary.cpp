// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/rockwell_table_words.h"
#include "companion/rockwell_words.h"
#include "companion/rules_summary.h"
#include "companion/sentences.h"
#include "scoring/rockwell/advantages.h"

#include <QCoreApplication>

#include <algorithm>

namespace companion {

using namespace scoring::rockwell;

namespace {

class RockwellRulesSummary
{
    Q_DECLARE_TR_FUNCTIONS(RockwellRulesSummary)

public:
    explicit RockwellRulesSummary(const Table &table)
        : m_table(table)
        , m_options(table.options)
    {
        for (const PlayerCount &count : playerCounts) {
            if (table.seats() == 0 || table.seats() == count.players)
                m_counts += &count;
        }
    }

    QList<ChecklistStep> steps() const
    {
        QList<ChecklistStep> all{
            {tr("The goal"),
             tr("Round by round your crews drill towards the centre of the Earth. What they extract becomes "
                "money, developments, deliveries and goals. Most prestige wins.")},
            {tr("Set-up"),
             filled(tr("%1 rings of %2 closed tiles lie round the centre. Everyone has %3 crews of power %4, "
                       "one at each entrance, and behind the screen $%5 and %6. Management order and shift "
                       "order are drawn by lot."),
                    layerCount, tilesPerLayer, crewsPerPlayer, startingPower, startingMoney,
                    RockwellTableWords::cubes(startingCubes))},
            {tr("The round"), round()},
            {tr("Auction"), auction()},
            {tr("Vice presidents"),
             filled(tr("In management order, in %1 laps, everyone places a vice president on a free space or "
                       "passes; at most one on each board. On board I the spaces 1 to %2 allow bribes, the "
                       "others subcontractors. On boards II and III the space says how many actions it "
                       "gives."),
                    vicePresidentsPerPlayer, lastBribeSpace)},
            {tr("Phase I: drilling"),
             filled(tr("First, cubes may become safety tokens, one for one. Who has a vice president on "
                       "board I comes first in shift order, by the spaces; the others follow as before. Then "
                       "there are %1 drill rounds: in shift order everyone chooses a crew and moves it or "
                       "lets it stay. As soon as the power on a closed tile reaches its number, it is "
                       "extracted and the turn is over. Otherwise a bribe or a hire may follow."),
                    drillRounds)},
            {tr("Movement"), movement()},
            {tr("Bribes"), bribes()},
            {tr("Subcontractors"), subcontractors()},
            {tr("Extraction"),
             tr("The tile is turned over and a card drawn from the deck of its number. Everyone with a crew "
                "there gets the same share of each kind, rounded down, however strong. What is left over "
                "goes to whose shaft is on the tile; if there is none, to the strongest there; if those are "
                "tied, to the active player, who also keeps the card.")},
            {tr("Danger"), danger()},
            {tr("Shafts"), shafts()},
            {tr("Phase II: exchange"),
             tr("Who has a vice president on board II takes one action in turn. It buys or sells any number "
                "of cubes of one kind for what they are worth; each kind once a round.") +
                 u' ' + orderOfActions()},
            {tr("Phase III: workshop"), workshop()},
            {tr("Goals"), goals()},
            {tr("End of the game"), end()},
            {tr("Majorities"), majorities()},
            {tr("Ties"),
             tr("Who is tied in a majority gets the prestige of the place they share, and the places they "
                "fill are left out. For the win more goal tiles decide, then more cubes; who is equal in "
                "both shares it.")},
        };
        if (std::ranges::any_of(m_counts, &PlayerCount::robot))
            all += {tr("The robot"), robotRules()};
        return all;
    }

private:
    QString round() const
    {
        return tr("The auction, the vice presidents, then phase I (drilling), phase II (exchange) and phase "
                  "III (workshop). At the end vice presidents, bribe tiles and subcontractors go back.") +
               u' ' +
               (m_options.tokensExpire ? tr("So do safety tokens that are left.")
                                       : tr("Safety tokens that are left are kept."));
    }

    static QString auction()
    {
        QStringList lines{
            tr("Everyone closes cubes and money in a hand, or nothing. All of it is paid, whoever wins. The "
               "highest bid comes first in management order; equal bids keep their order. Cubes are worth:")};
        for (const MarketValue &value : marketValues)
            lines += filled(tr("%1: $%2", "a resource and its value"),
                            RockwellTableWords::resource(value.resource), value.dollars);
        return lines.join(u'\n');
    }

    static QString movement()
    {
        return QStringList{tr("A step leads to a tile next to it, open or closed, or from the innermost "
                              "layer into the centre; there the crew leaves the game. In a drill round the "
                              "movement level allows:"),
                           tr("Level 0: one step"),
                           tr("Level 1: one step, or two sideways in the same layer"),
                           tr("Level 2: also to end between two tiles of a layer and count on both"),
                           tr("Level 3: two steps, however they lead")}
            .join(u'\n');
    }

    QString bribes() const
    {
        const QString where =
            m_options.bribeTarget == BribeTarget::ActiveTile
                ? tr("For a bribe tile, a crew of somebody else on a tile next to the active crew comes to "
                     "its tile. Crews at an entrance cannot be bribed.")
                : tr("For a bribe tile, a crew of somebody else on a tile next to the active crew goes to a "
                     "closed tile beside it. Crews at an entrance cannot be bribed.");
        return where + u' ' +
               filled(tr("A subcontractor comes along, and its rent is paid. Once in a drill round; all "
                         "players together have %1 bribe tiles a round."),
                      bribeTiles);
    }

    static QString subcontractors()
    {
        QStringList lines{
            filled(tr("The active crew hires a die, once in a drill round. A crew has one at most, all "
                      "players together have %1. When the crew moves, the rent is paid again or the die goes "
                      "back. It may not be too strong for the layer:"),
                   subcontractorDice)};
        for (int power = 1; power <= mostPower; ++power) {
            const auto layer =
                std::ranges::find_if(layers, [&](Layer where) { return subcontractorAllowed(power, where); });
            lines += filled(tr("Power %1: $%2, from layer %3 on", "a subcontractor"), power,
                            *subcontractorPrice(power), QString::fromLatin1(layerNames[at(*layer)]));
        }
        return lines.join(u'\n');
    }

    static QString danger()
    {
        QStringList lines{
            tr("If the card shows danger, everyone with a crew there loses as many cubes of the share as "
               "they have power there, the most valuable first. A shaft alone is in no danger. Every safety "
               "token saves a cube, and the safety level saves:")};
        for (int level = 1; level < mostLevel; ++level)
            lines += filled(tr("Level %1: %2", "cubes that a safety level saves"), level,
                            protectedByLevel[static_cast<std::size_t>(level)]);
        lines += filled(tr("Level %1: all", "cubes that a safety level saves"), mostLevel);
        return lines.join(u'\n');
    }

    QString shafts() const
    {
        return tr("After the last drill round every shaft on an open tile pays its owner what is printed "
                  "there. Shaft 1 goes on a closed tile without crews of others, under or beside an own "
                  "crew; shaft 2 under or beside an own crew; shaft 3 anywhere. A tile carries one, the "
                  "centre none.") +
               u' ' +
               (m_options.shaftMoveFree
                    ? tr("For an action and its price a shaft moves to any tile without one.")
                    : tr("For an action and its price a shaft moves, by its own rule again."));
    }

    QString orderOfActions() const
    {
        return m_options.phaseOrder == PhaseOrder::BoardSpace
                   ? tr("The best space of the board comes first.")
                   : tr("The management order says who comes first.");
    }

    static QString dollars(const std::array<std::optional<int>, 3> &prices)
    {
        QStringList all;
        for (const std::optional<int> &price : prices) {
            if (!price)
                return tr("as printed on the marked tiles");
            all += filled(tr("$%1"), *price);
        }
        return all.join(QStringLiteral(", "));
    }
    static QString dollars(const PriceSteps &prices)
    {
        return dollars(std::array<std::optional<int>, 3>{prices[0], prices[1], prices[2]});
    }

    QString workshop() const
    {
        QStringList lines{
            tr("Who has a vice president on board III takes one action in turn: a development, or a "
               "delivery, for which the printed cubes are handed in.") +
            u' ' + orderOfActions() + u' ' +
            (m_options.multiStepUpgrade ? tr("One action may raise a crew by several steps.")
                                        : tr("Every step is an action.")) +
            u' ' + tr("Should the new power be enough for a tile, it is extracted at once. Step by step:")};
        const auto line = [&](const QString &what, const auto &prices) {
            lines += filled(tr("%1: %2", "a development and its prices"), what, dollars(prices));
        };
        const bool anyNumber = m_table.seats() == 0;
        const Prices prices = anyNumber ? printedPrices(mostPlayers) : m_table.prices;
        line(tr("Power of a crew"), prices.power);
        line(tr("Movement"), prices.movement);
        line(anyNumber ? tr("Safety, four players") : tr("Safety"), prices.safety);
        line(anyNumber ? tr("Shafts, four players") : tr("Shafts"), prices.shafts);
        if (anyNumber)
            line(tr("Safety and shafts, fewer players"), printedPrices(fewestPlayers).safety);
        return lines.join(u'\n');
    }

    // With three numbers of players: "4, 3, 2, 1 / 4, 3, 2 / 4, 2".
    QString tilesOf(Goal goal) const
    {
        QStringList stacks;
        for (const PlayerCount *count : m_counts) {
            QStringList values;
            for (const int value : goalTiles(goal, count->players))
                values += asText(value);
            stacks += values.join(QStringLiteral(", "));
        }
        return stacks.join(QStringLiteral(" / "));
    }

    QString goals() const
    {
        QStringList sentences{
            tr("Who fulfils a goal and shows it takes its most valuable tile that is left, at any time and "
               "each goal once. Nothing is spent. If several do at the same moment, the active player comes "
               "first, then the management order."),
            m_options.g4Exact ? tr("Crews of power 2 have exactly 2.")
                              : tr("Crews of power 2 may be stronger."),
            m_options.g6AllowsLost ? tr("A crew in the centre is deeper than layer C.")
                                   : tr("A crew in the centre is in no layer."),
            m_counts.size() > 1 ? tr("The prestige of the tiles with four, three and two players:")
                                : tr("The prestige of the tiles:")};
        QStringList lines{sentences.join(u' ')};
        for (const GoalFacts &goal : goalTable)
            lines += filled(tr("%1: %2", "a goal and the prestige of its tiles"), goalName(goal.goal),
                            tilesOf(goal.goal));
        return lines.join(u'\n');
    }

    QString end() const
    {
        QStringList centre;
        for (const PlayerCount *count : m_counts)
            centre += asText(count->centreForEnd);
        const QString sentence =
            m_counts.size() > 1
                ? tr("The round is the last one in which crews of %1 players have reached the centre (with "
                     "four, three and two players), or in which somebody has %2 goals, the last %3 of the "
                     "list among them.")
                : tr("The round is the last one in which crews of %1 players have reached the centre, or in "
                     "which somebody has %2 goals, the last %3 of the list among them.");
        return filled(sentence, centre.join(QStringLiteral(" / ")), goalsForEnd,
                      static_cast<int>(goalsNeededForEnd.size()));
    }

    QString majorities() const
    {
        QStringList lines{
            tr("Goal and delivery tiles count what is printed on them. Then zinc, copper, silver, gold and "
               "money are compared, each by itself.") +
            u' ' +
            (m_options.zeroScores ? tr("Who has none takes part as well.")
                                  : tr("Who has none gets nothing.")) +
            u' ' + tr("Prestige for first, second and third place:")};
        for (const PlayerCount *count : m_counts)
            lines += filled(tr("%1 players: %2, %3, %4", "the prestige of three places"), count->players,
                            count->majority[0], count->majority[1], count->majority[2]);
        return lines.join(u'\n');
    }

    QString robotRules() const
    {
        QStringList sentences{
            filled(tr("With two players a robot has %1 crews as well. After each drill round one of them "
                      "moves a step: the strongest at an entrance or on an open tile, of equals the one "
                      "farthest out. It goes to the closed tile that lacks the least power; the first in "
                      "shift order chooses between equals."),
                   crewsPerPlayer)};
        if (m_options.robotFallback == RobotFallback::AllCrews)
            sentences += tr("If none is there, all of its crews are considered.");
        sentences += m_options.robotShares == RobotShares::Discard
                         ? tr("Its share of an extraction goes to the supply.")
                         : tr("It has no share of an extraction.");
        sentences += m_options.robotCard == RobotCard::Discard
                         ? tr("Nobody keeps the card of an extraction that it causes.")
                         : tr("The first in shift order keeps the card of an extraction that it causes.");
        sentences += filled(tr("After phase III the first in management order may raise one of its crews by "
                               "1, up to %1, for nothing."),
                            mostPower);
        sentences += m_options.robotUpgradeActive == RobotUpgradeActive::Robot
                         ? tr("If that causes an extraction, the robot is active.")
                         : tr("If that causes an extraction, who raised it is active.");
        return sentences.join(u' ');
    }

    const Table &m_table;
    const Options &m_options;
    QList<const PlayerCount *> m_counts; ///< how many may play
};

} // namespace

QList<ChecklistStep> rockwellRulesSummary(const Table &table)
{
    return RockwellRulesSummary(table).steps();
}

} // namespace companion
