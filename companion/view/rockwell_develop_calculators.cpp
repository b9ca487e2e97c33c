// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What developments cost in Rockwell, where a shaft may lie, and what shafts pay.

#include "companion/view/calculators.h"
#include "companion/view/rockwell_calculator_fields.h"
#include "scoring/rockwell/advantages.h"
#include "scoring/rockwell/shafts.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

namespace {

// What is developed.
constexpr int power = 0;
constexpr int safety = 1;
constexpr int movement = 2;
constexpr int shaft = 3;
constexpr int movedShaft = 4;

constexpr int theCentre = static_cast<int>(layerCount);

// Where a shaft lies, if at all.
constexpr int nowhere = 0;
constexpr int onClosed = 1;
constexpr int onOpen = 2;

class RockwellDevelopCalculators : public RockwellCalculatorFields
{
    Q_DECLARE_TR_FUNCTIONS(RockwellCalculators)

public:
    static Calculator prices()
    {
        return {"rockwell-prices",
                scoring::GameKind::Rockwell,
                tr("What power costs"),
                tr("A crew is raised step by step; a subcontractor is hired for the power that is wanted, no "
                   "more "
                   "than the layer allows."),
                {asking::number("from", tr("A crew is raised from power"), 1, mostPower - 1, 1),
                 asking::number("power", tr("A subcontractor of power"), 1, mostPower, 1)},
                [](const Answers &said) {
                    QStringList sentences{filled(tr("Raising it to %1 costs $%2."), said.number("from") + 1,
                                                 *powerPrice({}, said.number("from"))),
                                          filled(tr("The subcontractor costs $%1."),
                                                 *subcontractorPrice(said.number("power")))};
                    QStringList allowed;
                    for (const Layer layer : layers) {
                        if (subcontractorAllowed(said.number("power"), layer))
                            allowed += QString(QLatin1Char(layerNames[at(layer)].front()));
                    }
                    sentences += filled(tr("It may work on: %1."), joined(allowed));
                    return sentences;
                }};
    }

    static Calculator development()
    {
        const QList<int> levels{safety, movement, shaft};
        return {
            "rockwell-development",
            scoring::GameKind::Rockwell,
            tr("What developments cost"),
            tr("Step by step, an action each. Safety and shafts are dearer with two and three players: "
               "their prices are on the marked tiles."),
            {players(),
             asking::oneOf("what", tr("What?"),
                           {{power, tr("power of a crew")},
                            {safety, tr("safety")},
                            {movement, tr("movement")},
                            {shaft, tr("shafts")},
                            {movedShaft, tr("a shaft is moved")}},
                           power),
             asking::onlyIf(asking::number("power", tr("Power now"), 1, mostPower - 1, 1), "what", {power}),
             asking::onlyIf(asking::number("powerTo", tr("Power then"), 2, mostPower, 2), "what", {power}),
             asking::onlyIf(asking::number("level", tr("Steps taken already"), 0, mostLevel - 1), "what",
                            levels),
             asking::onlyIf(asking::number("levelTo", tr("Steps then"), 1, mostLevel, 1), "what", levels),
             asking::onlyIf(asking::number("shaft", tr("Which shaft?"), 1, shaftsPerPlayer, 1), "what",
                            {movedShaft})},
            costs};
    }

    static Calculator bribe()
    {
        return {"rockwell-bribe",
                scoring::GameKind::Rockwell,
                tr("What a bribe costs"),
                tr("A bribe tile. The subcontractor of the bribed crew comes along and is paid; it cannot be "
                   "left behind, and the layer it goes to has to allow it."),
                {asking::number("along", tr("Power of its subcontractor, 0 without one"), 0, mostPower),
                 asking::oneOf("layer", tr("Layer it goes to"), layerChoices(), 0)},
                [](const Answers &said) {
                    const int along = said.number("along");
                    const auto refusal =
                        checkBribe({.space = 1,
                                    .destination = layers[static_cast<std::size_t>(said.number("layer"))],
                                    .subcontractor = along});
                    if (refusal)
                        return QStringList{words().refusal(*refusal)};
                    return QStringList{
                        along == 0
                            ? tr("One bribe tile, and no money.")
                            : filled(tr("One bribe tile, and $%1 for the subcontractor."), bribeFee(along))};
                }};
    }

    static Calculator shaftPlace()
    {
        std::vector<Choice> where = layerChoices();
        where.push_back({theCentre, tr("centre")});
        return {
            "rockwell-shaft",
            scoring::GameKind::Rockwell,
            tr("May a shaft lie there?"),
            tr("Shaft 1: a closed tile without crews of others, beside or under an own crew. Shaft 2: "
               "beside or under an own crew. Shaft 3: anywhere. On a tile lies one shaft, on the centre "
               "none. A shaft that is moved follows its own rule again."),
            {asking::number("shaft", tr("Which shaft?"), 1, shaftsPerPlayer, 1),
             asking::oneOf("where", tr("Layer"), where, 0),
             asking::oneOf("closed", tr("Is the tile closed?"), asking::yesOrNo(), 1),
             asking::oneOf("taken", tr("Is there a shaft on it?"), asking::yesOrNo(), 0),
             asking::oneOf("others", tr("Are crews of others on it, or the robot's?"), asking::yesOrNo(), 0),
             asking::oneOf("near", tr("Is an own crew on it or beside it?"), asking::yesOrNo(), 1)},
            [](const Answers &said) {
                const auto refusal =
                    checkShaft(said.number("shaft"), {.layerTile = said.number("where") != theCentre,
                                                      .closed = said.number("closed") == 1,
                                                      .hasShaft = said.number("taken") == 1,
                                                      .otherCrew = said.number("others") == 1,
                                                      .ownCrewNear = said.number("near") == 1});
                return QStringList{refusal ? words().refusal(*refusal) : tr("Yes, it may.")};
            }};
    }

    static Calculator income()
    {
        std::vector<AskField> fields;
        for (int number = 1; number <= shaftsPerPlayer; ++number) {
            fields.push_back(asking::oneOf(
                key("shaft", number), filled(tr("Where is shaft %1?"), number),
                {{nowhere, tr("not placed")}, {onClosed, tr("closed tile")}, {onOpen, tr("open tile")}},
                number == 1 ? onOpen : nowhere));
            for (AskField &field : cubeFields(key("print", number)))
                fields.push_back(asking::onlyIf(field, key("shaft", number), {onOpen}));
        }
        return {
            "rockwell-income",
            scoring::GameKind::Rockwell,
            tr("What shafts pay"),
            tr("After the fourth drill round every shaft on an open tile pays its owner the cubes that "
               "are printed there. On a closed tile it pays nothing."),
            fields,
            [](const Answers &said) {
                std::vector<PlacedShaft> placed;
                for (int number = 1; number <= shaftsPerPlayer; ++number) {
                    const int where = said.number(key("shaft", number));
                    if (where != nowhere)
                        placed.push_back({Seat{}, where == onOpen, cubesSaid(said, key("print", number))});
                }
                Cubes sum;
                for (const Income &income : shaftIncome(placed))
                    sum += income.cubes;
                return QStringList{filled(tr("The shafts pay: %1."), RockwellTableWords::cubes(sum))};
            }};
    }

private:
    static QStringList costs(const Answers &said)
    {
        const Prices known = printedPrices(said.number("players"));
        const int what = said.number("what");
        std::vector<std::optional<int>> steps;
        if (what == power) {
            for (int from = said.number("power"); from < said.number("powerTo"); ++from)
                steps.push_back(powerPrice(known, from));
        } else if (what == movedShaft) {
            steps.push_back(known.shafts[static_cast<std::size_t>(said.number("shaft") - 1)]);
        } else {
            for (int level = said.number("level"); level < said.number("levelTo"); ++level) {
                const auto step = static_cast<std::size_t>(level);
                steps.push_back(what == movement ? std::optional(known.movement[step])
                                : what == safety ? known.safety[step]
                                                 : known.shafts[step]);
            }
        }
        return {added(steps)};
    }

    static QString added(const std::vector<std::optional<int>> &steps)
    {
        if (steps.empty())
            return tr("There is no step to take.");
        QStringList prices;
        int sum = 0;
        for (const std::optional<int> &price : steps) {
            if (!price)
                return filled(tr("The price is on the marked tiles. Actions: %1."),
                              static_cast<int>(steps.size()));
            prices += filled(tr("$%1"), *price);
            sum += *price;
        }
        return prices.size() == 1
                   ? filled(tr("Price: %1. Actions: 1."), prices.front())
                   : filled(tr("Price: %1 = $%2. Actions: %3."), prices.join(QStringLiteral(" + ")), sum,
                            static_cast<int>(steps.size()));
    }
};

} // namespace

std::vector<Calculator> rockwellDevelopCalculators()
{
    using Rockwell = RockwellDevelopCalculators;
    return {Rockwell::prices(), Rockwell::development(), Rockwell::bribe(), Rockwell::shaftPlace(),
            Rockwell::income()};
}

} // namespace companion
