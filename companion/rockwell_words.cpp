// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/rockwell_words.h"

#include "companion/sentences.h"

#include <array>

namespace companion {

using namespace scoring;
using namespace scoring::rockwell;

RockwellWords::RockwellWords(QStringList names, Game game, Score score)
    : GameWords(std::move(names))
    , m_game(std::move(game))
    , m_score(std::move(score))
{
}

QStringList RockwellWords::warnings() const
{
    QStringList sentences;
    for (const Warning &found : m_score.warnings)
        sentences += warning(found);
    return sentences;
}

QString RockwellWords::title(const Line &line) const
{
    if (line.name == "goals")
        return tr("Goal tiles");
    if (line.name == "deliveries")
        return tr("Delivery tiles");
    if (line.name == "zinc")
        return tr("Zinc");
    if (line.name == "copper")
        return tr("Copper");
    if (line.name == "silver")
        return tr("Silver");
    if (line.name == "gold")
        return tr("Gold");
    return tr("Money");
}

// What is to be done for a goal, in its order.
QString goalName(Goal goal)
{
    constexpr std::array names{
        QT_TRANSLATE_NOOP("RockwellWords", "8 zinc and 8 copper"),
        QT_TRANSLATE_NOOP("RockwellWords", "6 extraction cards"),
        QT_TRANSLATE_NOOP("RockwellWords", "10 silver"),
        QT_TRANSLATE_NOOP("RockwellWords", "3 crews of power 2"),
        QT_TRANSLATE_NOOP("RockwellWords", "12 gold"),
        QT_TRANSLATE_NOOP("RockwellWords", "all crews in layer C or deeper"),
        QT_TRANSLATE_NOOP("RockwellWords", "6 of each kind"),
        QT_TRANSLATE_NOOP("RockwellWords", "2 crews of power 4"),
        QT_TRANSLATE_NOOP("RockwellWords", "a crew in the centre"),
    };
    static_assert(names.size() == goalsInTheGame);
    return RockwellWords::tr(names[at(goal)]);
}

QString RockwellWords::explainGoals(const Line &line) const
{
    QStringList sentences;
    for (int seat = 0; seat < players(); ++seat) {
        QStringList tiles;
        for (const CountedPiece &piece : line.awards[static_cast<std::size_t>(seat)].pieces) {
            const Goal goal = goalTable[piece.piece / static_cast<unsigned>(tilesPerGoal)].goal;
            const int value = facts(goal).topTile - piece.piece % tilesPerGoal;
            tiles += filled(tr("%1 (%2)", "a goal and the points of its tile"), goalName(goal), value);
        }
        if (!tiles.isEmpty())
            sentences += filled(tr("%1: %2.", "a player and the goal tiles"), name(seat),
                                tiles.join(QStringLiteral(", ")));
        if (const auto *sum = std::get_if<GoalSum>(&m_game.players[static_cast<std::size_t>(seat)].goals))
            sentences +=
                filled(tr("%1: %n goal tile(s) worth %2 together.", "", sum->count), name(seat), sum->points);
    }
    return sentences.isEmpty() ? tr("The points on the goal tiles.") : sentences.join(u'\n');
}

QString RockwellWords::explainDeliveries() const
{
    QStringList sentences{tr("The points on the delivery tiles.")};
    for (int seat = 0; seat < players(); ++seat) {
        QStringList tiles;
        for (const int points : m_game.players[static_cast<std::size_t>(seat)].deliveries)
            tiles += asText(points);
        if (!tiles.isEmpty())
            sentences += filled(tr("%1: %2.", "a player and the delivery tiles"), name(seat),
                                tiles.join(QStringLiteral(", ")));
    }
    return sentences.join(u' ');
}

QString RockwellWords::amount(const Line &line, int count) const
{
    return line.name == "money" ? filled(tr("$%1", "so much money, as in: is first with $4500"), count)
                                : GameWords::amount(line, count);
}

QString RockwellWords::explain(const Line &line) const
{
    if (line.name == "goals")
        return explainGoals(line);
    if (line.name == "deliveries")
        return explainDeliveries();
    return explainPlaces(line);
}

QString RockwellWords::result() const
{
    const std::vector<int> &winners = m_score.ranking.winners;
    const auto winner = static_cast<std::size_t>(winners.front());
    return explainResult(
        m_score, m_score.ranking.decidedBy == DecidedBy::Goals
                     ? filled(tr("more goal tiles (%1)"), m_score.goalCount[winner])
                     : filled(tr("as many goal tiles, but more cubes (%1)"), m_score.cubeCount[winner]));
}

QStringList RockwellWords::editions() const
{
    return m_game.options.zeroScores ? QStringList()
                                     : QStringList(tr("Who has none of a kind does not score for it here."));
}

QString RockwellWords::impossibleGoalSum(const Warning &warning) const
{
    const int seat = warning.players.front();
    const int tiles = m_game.players[static_cast<std::size_t>(seat)].goalCount();
    const QString sentence =
        warning.found > warning.limit
            ? tr("%1: %n goal tile(s) worth %2 together, but so many are worth %3 at most.", "", tiles)
            : tr("%1: %n goal tile(s) worth %2 together, but so many are worth %3 at least.", "", tiles);
    return filled(sentence, name(seat), warning.found, warning.limit);
}

QString RockwellWords::warning(const Warning &warning) const
{
    const QString who = namesOf(warning.players);
    switch (warning.code) {
    case WarningCode::MoneyNotInHundreds:
        return filled(tr("%1: $%2, but all amounts of money in the game are multiples of $100."), who,
                      warning.found);
    case WarningCode::DuplicateGoalTile:
        return filled(tr("There is only one goal tile \"%1\" worth %2, but several have it: %3."),
                      goalName(*warning.goal), warning.tile, who);
    case WarningCode::GoalTileSkipped:
        return filled(tr("Of the goal \"%1\" the tile worth %2 was left, but a lesser one taken: %3."),
                      goalName(*warning.goal), warning.tile, who);
    case WarningCode::ImpossibleGoalSum:
        return impossibleGoalSum(warning);
    case WarningCode::TooManyDeliveries:
        return tooMany(warning.players, tr("delivery tiles"), warning.found, warning.limit);
    }
    return {};
}

} // namespace companion
