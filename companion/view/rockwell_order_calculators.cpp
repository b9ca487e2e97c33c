// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What else is worked out in Rockwell: the shift order, a trade, the tiles of a goal and who takes them, a
// majority.

#include "companion/rockwell_table_words.h"
#include "companion/view/calculators.h"
#include "companion/view/rockwell_calculator_fields.h"
#include "scoring/rockwell/claims.h"
#include "scoring/rockwell/game.h"
#include "scoring/rockwell/market.h"
#include "scoring/rockwell/shift_order.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int nobody = 9;

class RockwellOrderCalculators : public RockwellCalculatorFields
{
    Q_DECLARE_TR_FUNCTIONS(RockwellCalculators)

public:
    static Calculator shift()
    {
        std::vector<AskField> fields{players()};
        for (int seat = 0; seat < mostPlayers; ++seat)
            fields.push_back(
                ofPlayer(seat, asking::beside(asking::number(key("space", seat),
                                                             filled(tr("%1: space on board I"), player(seat)),
                                                             0, boardOneSpaces))));
        return {"rockwell-shift",
                scoring::GameKind::Rockwell,
                tr("The new shift order"),
                tr("The players are numbered in the present order. Who has a vice president on board I comes "
                   "first, by the spaces; the others stay in their order behind them. Space 0: none there."),
                fields,
                [](const Answers &said) {
                    std::vector<Seat> current;
                    std::vector<OnSpace> boardOne;
                    for (int seat = 0; seat < said.number("players"); ++seat) {
                        current.push_back(Seat{seat});
                        const int space = said.number(key("space", seat));
                        if (std::ranges::find(boardOne, space, &OnSpace::space) != boardOne.end())
                            return QStringList{filled(tr("Only one can be on space %1."), space)};
                        if (space > 0)
                            boardOne.push_back({Seat{seat}, space});
                    }
                    QStringList names;
                    for (const ShiftPlace &place : shiftOrder(current, boardOne))
                        names += player(index(place.seat));
                    return QStringList{filled(tr("The order: %1."), names.join(QStringLiteral(", ")))};
                }};
    }

    static Calculator market()
    {
        std::vector<Choice> kinds;
        for (const Resource kind : resources)
            kinds.push_back({static_cast<int>(kind), RockwellTableWords::resource(kind)});
        return {
            "rockwell-market",
            scoring::GameKind::Rockwell,
            tr("A trade on the exchange"),
            tr("One action buys or sells any number of cubes of one kind. Each kind once a round, whether "
               "bought or sold."),
            {asking::oneOf("way", tr("What?"), {{0, tr("buy")}, {1, tr("sell")}}, 0),
             asking::oneOf("kind", tr("Kind"), kinds, 0), asking::number("count", tr("Cubes"), 1, 99, 1),
             asking::number("money", tr("Money, in hundreds of dollars"), 0, mostHundreds),
             asking::someOf("traded", tr("Traded in this round already"), kinds,
                            static_cast<int>(kinds.size()))},
            traded};
    }

    static QStringList traded(const Answers &said)
    {
        const auto kind = static_cast<Resource>(said.number("kind"));
        const int count = said.number("count");
        Purse purse{{}, said.number("money") * smallestMoney};
        purse.cubes[kind] = count; // enough to sell
        Traded before{};
        for (const int traded : said.several("traded"))
            before[static_cast<std::size_t>(traded)] = true;
        const auto answer =
            trade(purse, {static_cast<TradeKind>(said.number("way")), kind, count}, before, 1);
        if (const auto *refusal = std::get_if<Refusal>(&answer))
            return {refusal->code == RefusalCode::AlreadyTraded
                        ? words().refusal(*refusal)
                        : filled(tr("It costs $%1: that is more than there is."), refusal->number)};
        const int after = std::get<Purse>(answer).money;
        return {after < purse.money ? filled(tr("It costs $%1."), purse.money - after)
                                    : filled(tr("It brings $%1."), after - purse.money),
                filled(tr("Then there are $%1."), after)};
    }

    static Calculator goal()
    {
        return {"rockwell-goal",
                scoring::GameKind::Rockwell,
                tr("The tiles of a goal"),
                tr("With three players the least valuable tile of each goal stays in the box; two use the "
                   "first and the third."),
                {players(), asking::oneOf("goal", tr("Goal"), goals(), 0),
                 asking::number("taken", tr("Tiles that are gone"), 0, mostPlayers)},
                [](const Answers &said) {
                    const auto wanted = static_cast<Goal>(said.number("goal"));
                    QStringList tiles;
                    for (const int value : goalTiles(wanted, said.number("players")))
                        tiles += QString::number(value);
                    const auto next = nextTile(wanted, said.number("players"), said.number("taken"));
                    return QStringList{filled(tr("The tiles: %1."), tiles.join(QStringLiteral(", "))),
                                       next ? filled(tr("The next one is worth %1."), *next)
                                            : tr("None is left.")};
                }};
    }

    static Calculator claims()
    {
        std::vector<Choice> seats;
        for (int seat = 0; seat < mostPlayers; ++seat)
            seats.push_back({seat, player(seat)});
        std::vector<Choice> active = seats;
        active.insert(active.begin(), {nobody, tr("nobody, or the robot")});
        return {"rockwell-claims",
                scoring::GameKind::Rockwell,
                tr("Who takes a goal first?"),
                tr("Where several fulfil a goal at one moment, the active player takes a tile first, then "
                   "the others in management order. The players are numbered in that order."),
                {players(), asking::oneOf("goal", tr("Goal"), goals(), 0),
                 asking::number("taken", tr("Tiles that are gone"), 0, mostPlayers),
                 asking::someOf("who", tr("Who fulfils it now?"), seats, mostPlayers),
                 asking::oneOf("active", tr("Who is active?"), active, nobody)},
                claimed};
    }

    static QStringList claimed(const Answers &said)
    {
        const int players = said.number("players");
        std::vector<Seat> management;
        std::vector<Seat> fulfilling;
        for (int seat = 0; seat < players; ++seat) {
            management.push_back(Seat{seat});
            if (said.several("who").contains(seat))
                fulfilling.push_back(Seat{seat});
        }
        if (fulfilling.empty())
            return {tr("Say who fulfils it.")};
        const int active = said.number("active");
        QStringList sentences;
        int taken = said.number("taken");
        for (const Seat seat : claimOrder(
                 fulfilling, active == nobody ? std::nullopt : std::optional(Seat{active}), management)) {
            const auto tile = nextTile(static_cast<Goal>(said.number("goal")), players, taken++);
            sentences += tile ? filled(tr("%1 takes the tile worth %2."), player(index(seat)), *tile)
                              : filled(tr("%1 finds no tile left."), player(index(seat)));
        }
        return sentences;
    }

    static Calculator majority()
    {
        std::vector<AskField> fields{players()};
        for (int seat = 0; seat < mostPlayers; ++seat)
            fields.push_back(ofPlayer(
                seat, asking::beside(asking::number(key("amount", seat), player(seat), 0, mostHundreds))));
        fields.push_back(asking::oneOf("zero", tr("Does who has none take part?"), asking::yesOrNo(), 1));
        return {"rockwell-majority",
                scoring::GameKind::Rockwell,
                tr("A majority at the end"),
                tr("For each kind of cube and for money: 3, 2 and 1 with four players, 2 and 1 with three, 2 "
                   "with two. Who is tied gets the same; the places they fill are skipped. Money may be "
                   "entered in hundreds."),
                fields,
                [](const Answers &said) {
                    std::vector<int> amounts;
                    for (int seat = 0; seat < said.number("players"); ++seat)
                        amounts.push_back(said.number(key("amount", seat)));
                    QStringList sentences;
                    const auto awards = majorityAwards(amounts, {.zeroScores = said.number("zero") == 1});
                    for (std::size_t seat = 0; seat < awards.size(); ++seat)
                        sentences += filled(tr("%1: %2.", "a player and the points"),
                                            player(static_cast<int>(seat)), awards[seat].points);
                    return sentences;
                }};
    }
};

} // namespace

std::vector<Calculator> rockwellOrderCalculators()
{
    using Rockwell = RockwellOrderCalculators;
    return {Rockwell::shift(), Rockwell::market(), Rockwell::goal(), Rockwell::claims(),
            Rockwell::majority()};
}

} // namespace companion
