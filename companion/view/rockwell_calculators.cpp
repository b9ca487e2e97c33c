// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/calculators.h"
#include "companion/view/rockwell_calculator_fields.h"
#include "scoring/rockwell/extraction.h"
#include "scoring/rockwell/market.h"
#include "scoring/rockwell/prices.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int dollarsEach = smallestMoney; // money is asked for in hundreds

class RockwellCalculators : public RockwellCalculatorFields
{
    Q_DECLARE_TR_FUNCTIONS(RockwellCalculators)

public:
    static QString resource(Resource kind)
    {
        switch (kind) {
        case Resource::Zinc:
            return tr("Zinc");
        case Resource::Copper:
            return tr("Copper");
        case Resource::Silver:
            return tr("Silver");
        case Resource::Gold:
            return tr("Gold");
        }
        return {};
    }

    /// "2 copper, 1 gold"
    static QString cubes(const Cubes &some)
    {
        QStringList parts;
        for (const Resource kind : resources) {
            if (some[kind] > 0)
                parts += filled(tr("%1 × %2", "so many cubes of a kind"), some[kind], resource(kind));
        }
        return parts.isEmpty() ? tr("nothing") : parts.join(QStringLiteral(", "));
    }

    static std::vector<AskField> cubeFields()
    {
        std::vector<AskField> fields;
        for (const Resource kind : resources)
            fields.push_back(asking::beside(asking::number(keyOf(kind), resource(kind), 0, 30)));
        return fields;
    }

    static Cubes cubesSaid(const Answers &said)
    {
        Cubes some;
        for (const Resource kind : resources)
            some[kind] = said.number(keyOf(kind));
        return some;
    }

    static QString keyOf(Resource kind)
    {
        return QString::fromLatin1(resourceNames[at(kind)].data(),
                                   static_cast<qsizetype>(resourceNames[at(kind)].size()));
    }

    static std::vector<Choice> players()
    {
        std::vector<Choice> choices;
        for (int seat = 0; seat < mostPlayers; ++seat)
            choices.push_back({seat, player(seat)});
        return choices;
    }

    static Calculator share()
    {
        std::vector<AskField> fields = cubeFields();
        for (int seat = 0; seat < mostPlayers; ++seat)
            fields.push_back(asking::number(
                "power" + QString::number(seat),
                filled(tr("Power of player %1 on the tile, subcontractor included"), seat + 1), 0, 20));
        std::vector<Choice> owners = players();
        owners.insert(owners.begin(), {noShaft, tr("nobody")});
        fields.push_back(asking::oneOf("shaft", tr("Whose shaft is on the tile?"), owners, noShaft));
        fields.push_back(asking::oneOf("active", tr("Who caused the extraction?"), players(), 0));
        return {
            "rockwell-share",
            scoring::GameKind::Rockwell,
            tr("Share an extraction"),
            tr("Kind by kind the cubes of the card are shared equally among those with a crew on the tile. "
               "What is left over goes to whoever has priority: the owner of the shaft; else the strongest; "
               "else, in a tie, the active player."),
            fields,
            shareOut};
    }

    static QStringList shareOut(const Answers &said)
    {
        std::vector<Sharer> sharers;
        for (int seat = 0; seat < mostPlayers; ++seat) {
            if (const int power = said.number("power" + QString::number(seat)); power > 0)
                sharers.push_back({Seat{seat}, power});
        }
        if (sharers.empty())
            return {tr("Say who has a crew on the tile, and how strong it is.")};
        const int shaft = said.number("shaft");
        const Split result =
            split(cubesSaid(said), sharers, shaft == noShaft ? std::nullopt : std::optional(Seat{shaft}),
                  Seat{said.number("active")}, {});
        QStringList sentences;
        for (const Share &part : result.shares)
            sentences += filled(tr("%1 gets %2."), player(index(part.seat)), cubes(part.loot()));
        if (result.remainder.sum() > 0)
            sentences += why(result);
        return sentences;
    }

    static QString why(const Split &result)
    {
        const QString who = player(index(result.priority));
        const QString what = cubes(result.remainder);
        switch (result.reason) {
        case Priority::Shaft:
            return filled(tr("The remainder, %2, goes to %1, whose shaft is on the tile."), who, what);
        case Priority::Power:
            return filled(tr("The remainder, %2, goes to %1, who has the most power there."), who, what);
        case Priority::Active:
            return filled(tr("The remainder, %2, goes to %1: the strongest are tied, and %1 caused the "
                             "extraction."),
                          who, what);
        }
        return {};
    }

    static Calculator dangerous()
    {
        std::vector<AskField> fields = cubeFields();
        fields.push_back(asking::number("power", tr("Own power on the tile"), 0, 20, 1));
        fields.push_back(asking::number("level", tr("Level of permanent safety"), 0, mostLevel));
        fields.push_back(asking::number("tokens", tr("Safety tokens that are offered"), 0, 20));
        return {"rockwell-danger",
                scoring::GameKind::Rockwell,
                tr("Danger"),
                tr("As many cubes of one's own loot are at risk as one has power on the tile. Permanent "
                   "safety and "
                   "tokens protect; what is left is lost, the most valuable first."),
                fields,
                [](const Answers &said) {
                    const auto outcome = danger(cubesSaid(said), said.number("power"), said.number("level"),
                                                said.number("tokens"), {});
                    const auto *result = std::get_if<Danger>(&outcome);
                    if (!result)
                        return QStringList();
                    return QStringList{tr("%n cube(s) are at risk.", "", result->atRisk),
                                       filled(tr("Lost: %1."), cubes(result->lost)),
                                       filled(tr("Kept: %1."), cubes(result->kept)),
                                       tr("%n token(s) are spent.", "", result->tokensSpent)};
                }};
    }

    static Calculator auction()
    {
        std::vector<AskField> fields;
        for (int seat = 0; seat < mostPlayers; ++seat)
            fields.push_back(asking::number("bid" + QString::number(seat),
                                            filled(tr("Bid of player %1, in hundreds of dollars"), seat + 1),
                                            0, 999));
        return {
            "rockwell-auction",
            scoring::GameKind::Rockwell,
            tr("The new order after the auction"),
            tr("Players 1 to 4 are in the present order. The highest bid comes first; among equal bids the "
               "present order stays. Cubes count what they are worth on the market."),
            fields,
            [](const Answers &said) {
                std::vector<Bid> bids;
                std::vector<Seat> current;
                for (int seat = 0; seat < mostPlayers; ++seat) {
                    bids.push_back({{}, said.number("bid" + QString::number(seat)) * dollarsEach});
                    current.push_back(Seat{seat});
                }
                QStringList sentences;
                for (const AuctionPlace &place : auctionOrder(current, bids))
                    sentences += place.reason == AuctionReason::TiedKeepOrder
                                     ? filled(tr("%1 with $%2, tied: as before."), player(index(place.seat)),
                                              place.value)
                                     : filled(tr("%1 with $%2."), player(index(place.seat)), place.value);
                return sentences;
            }};
    }

    static Calculator bidWorth()
    {
        std::vector<AskField> fields = cubeFields();
        fields.push_back(asking::number("money", tr("Money, in hundreds of dollars"), 0, 999));
        return {"rockwell-bid",
                scoring::GameKind::Rockwell,
                tr("What cubes and money are worth"),
                tr("On the market zinc is worth $400, copper $600, silver $800 and gold $1000; in a bid as "
                   "well."),
                fields,
                [](const Answers &said) {
                    return QStringList{
                        filled(tr("Together: $%1."),
                               bidValue({cubesSaid(said), said.number("money") * dollarsEach}))};
                }};
    }

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

private:
    static constexpr int noShaft = 9;
};

} // namespace

std::vector<Calculator> rockwellCalculators()
{
    using Rockwell = RockwellCalculators;
    return {Rockwell::share(), Rockwell::dangerous(), Rockwell::auction(), Rockwell::bidWorth(),
            Rockwell::prices()};
}

} // namespace companion
