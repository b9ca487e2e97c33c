// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is worked out in Rockwell while it is drilled and bid for: an extraction, danger, the auction.

#include "companion/rockwell_table_words.h"
#include "companion/view/calculators.h"
#include "companion/view/rockwell_calculator_fields.h"
#include "scoring/rockwell/extraction.h"

#include <algorithm>

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int theRobot = mostPlayers; // among the parties
constexpr int noShaft = 9;
constexpr int mostPowerThere = 32;
constexpr int mostTokensOffered = 20;

Seat party(int value)
{
    return value == theRobot ? robot : Seat{value};
}

class RockwellCalculators : public RockwellCalculatorFields
{
    Q_DECLARE_TR_FUNCTIONS(RockwellCalculators)

public:
    static Calculator share()
    {
        std::vector<AskField> fields = cubeFields();
        for (int seat = 0; seat < mostPlayers; ++seat)
            fields.push_back(
                asking::number(key("power", seat),
                               filled(tr("Power of player %1 on the tile, subcontractor included"), seat + 1),
                               0, mostPowerThere));
        fields.push_back(asking::number(key("power", theRobot),
                                        tr("Power of the robot on the tile, with two players"), 0,
                                        mostPowerThere));
        std::vector<Choice> owners = seats();
        owners.insert(owners.begin(), {noShaft, tr("nobody")});
        fields.push_back(asking::oneOf("shaft", tr("Whose shaft is on the tile?"), owners, noShaft));
        std::vector<Choice> parties = seats();
        parties.push_back({theRobot, words().name(robot)});
        fields.push_back(asking::oneOf("active", tr("Who caused the extraction?"), parties, 0));
        fields.push_back(asking::oneOf("danger", tr("Does the card show danger?"), asking::yesOrNo(), 0));
        for (int seat = 0; seat < mostPlayers; ++seat) {
            const auto ask = [&](const char *what, const QString &title, int most) {
                fields.push_back(asking::onlyIf(
                    asking::beside(asking::number(key(what, seat), filled(title, player(seat)), 0, most)),
                    "danger", {1}));
            };
            ask("level", tr("%1: permanent safety"), mostLevel);
            ask("token", tr("%1: safety tokens offered"), mostTokensOffered);
        }
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
                                       filled(tr("Lost: %1."), RockwellTableWords::cubes(result->lost)),
                                       filled(tr("Kept: %1."), RockwellTableWords::cubes(result->kept)),
                                       tr("%n token(s) are spent.", "", result->tokensSpent)};
                }};
    }

    static Calculator auction()
    {
        std::vector<AskField> fields{players()};
        for (int seat = 0; seat < mostPlayers; ++seat) {
            const auto ask = [&](const QString &key, const QString &what, int most) {
                const QString title = filled(tr("%1: %2", "a player and what is bid"), player(seat), what);
                fields.push_back(ofPlayer(seat, asking::beside(asking::number(key, title, 0, most))));
            };
            ask(key("bid", seat), tr("hundreds of dollars"), mostHundreds);
            for (const Resource kind : resources)
                ask(keyOf(kind) + QString::number(seat), RockwellTableWords::resource(kind), mostCubesSaid);
        }
        return {
            "rockwell-auction",
            scoring::GameKind::Rockwell,
            tr("The new order after the auction"),
            tr("The players are numbered in the present order. The highest bid comes first; among equal bids "
               "the present order stays. Cubes count what they are worth on the market."),
            fields,
            newOrder};
    }

    static Calculator bidWorth()
    {
        std::vector<AskField> fields = cubeFields();
        fields.push_back(asking::number("money", tr("Money, in hundreds of dollars"), 0, mostHundreds));
        return {"rockwell-bid",
                scoring::GameKind::Rockwell,
                tr("What cubes and money are worth"),
                tr("On the market zinc is worth $400, copper $600, silver $800 and gold $1000; in a bid as "
                   "well."),
                fields,
                [](const Answers &said) {
                    return QStringList{
                        filled(tr("Together: $%1."),
                               bidValue({cubesSaid(said), said.number("money") * smallestMoney}))};
                }};
    }

private:
    static std::vector<Choice> seats()
    {
        std::vector<Choice> choices;
        for (int seat = 0; seat < mostPlayers; ++seat)
            choices.push_back({seat, player(seat)});
        return choices;
    }

    static QStringList shareOut(const Answers &said)
    {
        std::vector<Sharer> sharers;
        for (int one = 0; one <= theRobot; ++one) {
            if (const int power = said.number(key("power", one)); power > 0)
                sharers.push_back({party(one), power});
        }
        if (sharers.empty())
            return {tr("Say who has a crew on the tile, and how strong it is.")};
        const int shaft = said.number("shaft");
        ExtractionReport report{{},
                                split(cubesSaid(said), sharers,
                                      shaft == noShaft ? std::nullopt : std::optional(Seat{shaft}),
                                      party(said.number("active")), {}),
                                {},
                                {}};
        for (const Share &part : report.split.shares)
            report.dangers.push_back(said.number("danger") == 1 ? dangerTo(part, sharers, said)
                                                                : std::nullopt);
        return words().sharedOut(report);
    }

    // The robot has nothing to lose, and a shaft alone is never in danger.
    static std::optional<Danger> dangerTo(const Share &part, const std::vector<Sharer> &sharers,
                                          const Answers &said)
    {
        if (!part.sharer || part.seat == robot)
            return std::nullopt;
        const int seat = index(part.seat);
        const auto outcome = danger(part.loot(), std::ranges::find(sharers, part.seat, &Sharer::seat)->power,
                                    said.number(key("level", seat)), said.number(key("token", seat)), {});
        const auto *result = std::get_if<Danger>(&outcome);
        return result ? std::optional(*result) : std::nullopt;
    }

    static QStringList newOrder(const Answers &said)
    {
        std::vector<Bid> bids;
        std::vector<Seat> current;
        for (int seat = 0; seat < said.number("players"); ++seat) {
            Bid &bid = bids.emplace_back(Bid{{}, said.number(key("bid", seat)) * smallestMoney});
            for (const Resource kind : resources)
                bid.cubes[kind] = said.number(keyOf(kind) + QString::number(seat));
            current.push_back(Seat{seat});
        }
        QStringList sentences;
        for (const AuctionPlace &place : auctionOrder(current, bids))
            sentences +=
                place.reason == AuctionReason::TiedKeepOrder
                    ? filled(tr("%1 with $%2, tied: as before."), player(index(place.seat)), place.value)
                    : filled(tr("%1 with $%2."), player(index(place.seat)), place.value);
        return sentences;
    }
};

} // namespace

std::vector<Calculator> rockwellCalculators()
{
    using Rockwell = RockwellCalculators;
    return {Rockwell::share(), Rockwell::dangerous(), Rockwell::auction(), Rockwell::bidWorth()};
}

} // namespace companion
