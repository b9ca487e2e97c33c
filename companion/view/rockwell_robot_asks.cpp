// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellAsks: what the robot of the two-player game does, step by step.

#include "companion/sentences.h"
#include "companion/view/rockwell_asks.h"
#include "companion/view/rockwell_mine.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

void RockwellAsks::robotTurn()
{
    const std::vector<int> crews = robotCrew(m_table).crews;
    for (const int crew : crews)
        moveRobot(crew, crews.size() == 1 ? Weight::Next : Weight::Usual);
}

// First the numbers that decide where it goes, then the step itself.
void RockwellAsks::moveRobot(int crew, Weight weight)
{
    const QString from = m_words.place(crewsOf(m_table, robot)[static_cast<std::size_t>(crew)].place);
    const QString key = numbered("robot", crew);
    const std::vector<Tile> unread = robotTilesUnread(m_table, crew);
    if (!unread.empty()) {
        std::vector<AskField> fields;
        for (const Tile &tile : unread)
            fields.push_back(numberOf("number" + RockwellTableWords::tile(tile), tile));
        add(key, {}, weight, filled(tr("The robot, from %1"), from),
            tr("It goes to the closed tile that lacks the least power: read the numbers around it."),
            std::move(fields), [unread](const Answers &said) -> std::vector<Event> {
                std::vector<Event> read;
                for (const Tile &tile : unread)
                    read.push_back(
                        RequirementRead{tile, said.number("number" + RockwellTableWords::tile(tile))});
                return read;
            });
        return;
    }
    const std::optional<RobotTileChoice> choice = robotDestination(m_table, crew);
    if (!choice)
        return;
    if (choice->tiles.size() == 1) {
        const Tile to = choice->tiles.front();
        add(key, {}, weight, filled(tr("The robot: %1 to %2"), from, RockwellTableWords::tile(to)), {}, {},
            [crew, to](const Answers &) -> std::vector<Event> {
                return {RobotMoved{crew, to}};
            });
        return;
    }
    std::vector<Choice> places;
    for (const Tile &tile : choice->tiles)
        places.push_back(placeChoice(onTile(tile), m_table, m_words));
    add(key, {}, weight, filled(tr("The robot, from %1"), from), m_words.robotTiles(*choice, m_table),
        {asking::place("to", tr("Where to?"), places)}, [crew](const Answers &said) -> std::vector<Event> {
            return {RobotMoved{crew, tileChosen(said.number("to"))}};
        });
}

void RockwellAsks::robotUpgrade(Seat seat)
{
    std::vector<Choice> choices;
    const std::vector<Crew> crews = crewsOf(m_table, robot);
    for (int crew = 0; crew < crewsPerPlayer; ++crew) {
        if (const Crew &one = crews[static_cast<std::size_t>(crew)]; one.power < mostPower)
            choices.push_back(
                {crew, filled(tr("at %1, from power %2"), m_words.place(one.place), one.power)});
    }
    if (!choices.empty())
        add("robotUpgrade", seat, Weight::Next, tr("Make the robot stronger"), {},
            {asking::oneOf("crew", tr("Which crew?"), choices)},
            [](const Answers &said) -> std::vector<Event> { return {RobotUpgraded{said.number("crew")}}; });
    add("noUpgrade", seat, Weight::Usual, tr("The robot stays as it is"), {}, {},
        [](const Answers &) -> std::vector<Event> { return {RobotUpgraded{}}; });
}

} // namespace companion
