// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is worked out towards the end of Rockwell: whether a goal is fulfilled, whether this is the last
// round, and who wins.

#include "companion/rockwell_table_words.h"
#include "companion/view/calculators.h"
#include "companion/view/rockwell_calculator_fields.h"
#include "scoring/rockwell/claims.h"
#include "scoring/rockwell/game.h"

namespace companion {

using namespace scoring::rockwell;

namespace {

// Where a crew can be, as far as goals ask for it: an entrance, a layer, the centre.
constexpr int entrance = 0;
constexpr int inTheCentre = static_cast<int>(layers.size()) + 1;

Place placeSaid(int where)
{
    if (where == entrance)
        return atEntrance(0);
    return where == inTheCentre ? centre : onTile({layers[static_cast<std::size_t>(where - 1)], 0});
}

class RockwellEndCalculators : public RockwellCalculatorFields
{
    Q_DECLARE_TR_FUNCTIONS(RockwellCalculators)

public:
    static Calculator fulfilled()
    {
        std::vector<AskField> fields{asking::oneOf("goal", tr("Goal"), goals(), 0)};
        const auto ask = [&](const AskField &field, std::initializer_list<Goal> needed) {
            QList<int> values;
            for (const Goal goal : needed)
                values += static_cast<int>(goal);
            fields.push_back(asking::onlyIf(asking::beside(field), "goal", values));
        };
        for (const Resource kind : resources)
            ask(asking::number(key("stock", static_cast<int>(kind)), RockwellTableWords::resource(kind), 0,
                               99),
                {Goal::G1, Goal::G3, Goal::G5, Goal::G7});
        ask(asking::number("cards", tr("Extraction cards"), 0, 99), {Goal::G2});
        std::vector<Choice> where{{entrance, tr("entrance")}};
        for (const Layer layer : layers)
            where.push_back(
                {static_cast<int>(layer) + 1, QString(QLatin1Char(layerNames[at(layer)].front()))});
        where.push_back({inTheCentre, tr("centre")});
        for (int crew = 0; crew < crewsPerPlayer; ++crew) {
            ask(asking::number(key("power", crew), filled(tr("Crew %1: power, 0 if it is lost"), crew + 1), 0,
                               mostPower, 1),
                {Goal::G4, Goal::G8});
            ask(asking::oneOf(key("place", crew), filled(tr("Crew %1: where?"), crew + 1), where, entrance),
                {Goal::G6, Goal::G9});
        }
        return {"rockwell-fulfilled",
                scoring::GameKind::Rockwell,
                tr("Is a goal fulfilled?"),
                tr("More than is asked for is enough too, and nothing is paid. A crew on the border of two "
                   "tiles is in their layer; one that went into the centre is deep enough."),
                fields,
                [](const Answers &said) {
                    const auto goal = static_cast<Goal>(said.number("goal"));
                    return QStringList{*isFulfilled(goal, standing(goal, said), {})
                                           ? tr("Fulfilled: the tile can be taken now.")
                                           : tr("Not fulfilled yet.")};
                }};
    }

    static Calculator lastRound()
    {
        return {
            "rockwell-end",
            scoring::GameKind::Rockwell,
            tr("Is it the last round?"),
            tr("The game ends with the round in which the majority of the players has reached the centre, or "
               "one player has six goals, the last three among them."),
            {players(), asking::number("centre", tr("Players who have reached the centre"), 0, mostPlayers),
             asking::someOf("goals", tr("Goals of the one who has the most"), goals(), goalsInTheGame)},
            ending};
    }

    static Calculator winner()
    {
        Calculator who{"rockwell-winner",
                       scoring::GameKind::Rockwell,
                       tr("Who wins?"),
                       tr("Most prestige; between equals more goal tiles, then more cubes. Who is still "
                          "equal shares the victory."),
                       {players()},
                       winnerOf};
        for (int seat = 0; seat < mostPlayers; ++seat) {
            const auto ask = [&](const char *what, const QString &title, int most) {
                who.fields.push_back(ofPlayer(
                    seat, asking::beside(asking::number(key(what, seat), filled(title, seat + 1), 0, most))));
            };
            ask("prestige", tr("Player %1: prestige"), 200);
            ask("tiles", tr("Player %1: goal tiles"), goalsInTheGame);
            ask("cubes", tr("Player %1: cubes"), 400);
        }
        return who;
    }

private:
    // Only what the goal asks about: the other fields are not shown.
    static Standing standing(Goal goal, const Answers &said)
    {
        const bool byPlace = goal == Goal::G6 || goal == Goal::G9;
        Standing known{.stock = Cubes{}, .cards = said.number("cards"), .crews = std::vector<Crew>()};
        for (const Resource kind : resources)
            (*known.stock)[kind] = said.number(key("stock", static_cast<int>(kind)));
        for (int crew = 0; crew < crewsPerPlayer; ++crew)
            known.crews->push_back(
                {.power = said.number(key("power", crew)),
                 .place = byPlace ? placeSaid(said.number(key("place", crew))) : atEntrance(crew)});
        return known;
    }

    static QStringList ending(const Answers &said)
    {
        const int players = said.number("players");
        std::vector<EndStanding> standings(static_cast<std::size_t>(players));
        GoalTiles &goals = standings.front().goals;
        for (const int goal : said.several("goals"))
            goals[static_cast<Goal>(goal)] = facts(static_cast<Goal>(goal)).topTile;
        // Who has the goal of the centre is one of those who reached it.
        const int reached = std::clamp(said.number("centre"), goals[Goal::G9] > 0 ? 1 : 0, players);
        for (int seat = 0; seat < reached; ++seat)
            standings[static_cast<std::size_t>(seat)].reachedCentre = true;
        QStringList sentences;
        for (const EndTrigger &trigger : endTriggers(standings))
            sentences +=
                trigger.reason == EndReason::Centre
                    ? filled(tr("This is the last round: %1 of %2 players have reached the centre."), reached,
                             players)
                    : filled(
                          tr("This is the last round: one player has %1 goals, the last three among them."),
                          goals.count());
        return sentences.isEmpty() ? missing(reached, players, goals) : sentences;
    }

    static QStringList missing(int reached, int players, const GoalTiles &goals)
    {
        QStringList sentences{
            tr("This is not the last round."),
            filled(tr("In the centre: %1 of the %2 players needed."), reached,
                   setupFor(players).centreForEnd),
            filled(tr("Goals: %1 of the %2 needed."), std::min(goals.count(), goalsForEnd), goalsForEnd)};
        QStringList needed;
        for (const Goal goal : goalsNeededForEnd) {
            if (goals[goal] == 0)
                needed += goalName(goal);
        }
        if (!needed.isEmpty())
            sentences += filled(tr("Missing among them: %1."), joined(needed));
        return sentences;
    }

    static QStringList winnerOf(const Answers &said)
    {
        QStringList names;
        Score counted;
        for (int seat = 0; seat < said.number("players"); ++seat) {
            names += player(seat);
            counted.totals.push_back(said.number(key("prestige", seat)));
            counted.goalCount.push_back(said.number(key("tiles", seat)));
            counted.cubeCount.push_back(said.number(key("cubes", seat)));
        }
        counted.ranking = rankPlayers(counted.totals, counted.goalCount, counted.cubeCount);
        return {RockwellWords(names, {}, counted).result()};
    }
};

} // namespace

std::vector<Calculator> rockwellEndCalculators()
{
    using Rockwell = RockwellEndCalculators;
    return {Rockwell::fulfilled(), Rockwell::lastRound(), Rockwell::winner()};
}

} // namespace companion
