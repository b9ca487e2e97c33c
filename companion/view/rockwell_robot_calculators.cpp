// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the robot of two players does: which of its crews moves, and where it goes.

#include "companion/view/calculators.h"
#include "companion/view/rockwell_calculator_fields.h"
#include "scoring/rockwell/robot.h"

namespace companion {

using namespace scoring::rockwell;

namespace {

// Where a crew of the robot can be, and what can be beside it.
constexpr int entrance = 0;
constexpr int noTile = 0;
constexpr int openTile = 1;
constexpr int closedTile = 2;

constexpr int mostTilesBeside = 6; // where the rings are staggered

class RockwellRobotCalculators : public RockwellCalculatorFields
{
    Q_DECLARE_TR_FUNCTIONS(RockwellCalculators)

public:
    static Calculator crew()
    {
        std::vector<Choice> depths;
        for (const Layer layer : layers)
            depths.push_back({static_cast<int>(layer), QString(QLatin1Char(layerNames[at(layer)].front()))});
        std::vector<AskField> fields;
        for (int crew = 0; crew < crewsPerPlayer; ++crew) {
            const auto of = [crew](const QString &title) { return filled(title, crew + 1); };
            fields.push_back(asking::beside(
                asking::number(key("power", crew), of(tr("Crew %1: power")), startingPower, mostPower)));
            fields.push_back(asking::beside(asking::oneOf(
                key("place", crew), of(tr("Crew %1: where?")),
                {{entrance, tr("entrance")}, {openTile, tr("open tile")}, {closedTile, tr("closed tile")}},
                entrance)));
            fields.push_back(
                asking::onlyIf(asking::oneOf(key("layer", crew), of(tr("Crew %1: layer")), depths, 0),
                               key("place", crew), {openTile, closedTile}));
        }
        fields.push_back(
            asking::oneOf("always", tr("Does it move when all are on closed tiles?"), asking::yesOrNo(), 0));
        return {
            "rockwell-robot-crew",
            scoring::GameKind::Rockwell,
            tr("Which crew does the robot move?"),
            tr("The strongest of those at an entrance or on an open tile; of equals the one farthest from "
               "the centre. Where several are left, the first player in shift order chooses."),
            fields,
            crewToMove};
    }

    static Calculator destination()
    {
        std::vector<AskField> fields;
        for (int tile = 0; tile < mostTilesBeside; ++tile) {
            const auto of = [tile](const QString &title) { return filled(title, tile + 1); };
            const auto ifClosed = [tile](const AskField &field) {
                return asking::onlyIf(asking::beside(field), key("tile", tile), {closedTile});
            };
            fields.push_back(
                asking::oneOf(key("tile", tile), of(tr("Tile %1 beside it")),
                              {{noTile, tr("none")}, {openTile, tr("open")}, {closedTile, tr("closed")}},
                              tile == 0 ? closedTile : noTile));
            fields.push_back(ifClosed(asking::number(key("number", tile), of(tr("Tile %1: number")), 1, 20)));
            fields.push_back(
                ifClosed(asking::number(key("there", tile), of(tr("Tile %1: power on it now")), 0, 32)));
        }
        return {
            "rockwell-robot-tile",
            scoring::GameKind::Rockwell,
            tr("Where does the robot go?"),
            tr("To the closed tile beside it that lacks the least power, before it comes. Without a closed "
               "tile to any layer tile, never into the centre. Where several fit, the first player in "
               "shift order chooses."),
            fields,
            tileToGoTo};
    }

private:
    static QStringList crewToMove(const Answers &said)
    {
        std::vector<RobotCrew> crews;
        for (int crew = 0; crew < crewsPerPlayer; ++crew) {
            const int where = said.number(key("place", crew));
            const Tile tile{layers[static_cast<std::size_t>(said.number(key("layer", crew)))], 0};
            crews.push_back({said.number(key("power", crew)),
                             where == entrance ? atEntrance(crew) : onTile(tile), where == openTile});
        }
        const auto fallback = said.number("always") == 1 ? RobotFallback::AllCrews : RobotFallback::None;
        const RobotCrewChoice choice = robotCrew(crews, {.robotFallback = fallback});
        QStringList names;
        for (const int crew : choice.crews)
            names += filled(tr("crew %1"), crew + 1);
        return {answer(choice.reason, tr("It moves %1."),
                       tr("One of these moves, as the first player in shift order chooses: %1."), names)};
    }

    static QStringList tileToGoTo(const Answers &said)
    {
        std::vector<RobotNeighbour> beside;
        for (int tile = 0; tile < mostTilesBeside; ++tile) {
            const int kind = said.number(key("tile", tile));
            if (kind != noTile)
                beside.push_back({{Layer::A, tile}, // only to tell them apart
                                  kind == closedTile,
                                  said.number(key("number", tile)),
                                  said.number(key("there", tile))});
        }
        const RobotTileChoice choice = robotDestination(beside);
        QStringList names;
        for (const Tile &tile : choice.tiles)
            names += filled(tr("tile %1"), tile.number + 1);
        QStringList sentences{answer(choice.reason, tr("It goes to %1."),
                                     tr("It goes to one of these, as the first player in shift order "
                                        "chooses: %1."),
                                     names)};
        if (!choice.tiles.empty())
            sentences += choice.noClosedTile ? tr("No closed tile is beside it.")
                                             : filled(tr("Power that is missing there: %1."), choice.missing);
        return sentences;
    }

    static QString answer(RobotReason reason, const QString &one, const QString &several,
                          const QStringList &names)
    {
        switch (reason) {
        case RobotReason::OnlyOne:
            return filled(one, names.front());
        case RobotReason::PlayerChooses:
            return filled(several, names.join(QStringLiteral(", ")));
        case RobotReason::NoneCanMove:
            return tr("It does not move.");
        }
        return {};
    }
};

} // namespace

std::vector<Calculator> rockwellRobotCalculators()
{
    return {RockwellRobotCalculators::crew(), RockwellRobotCalculators::destination()};
}

} // namespace companion
