// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/rules_summary.h"
#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/final.h"
#include "scoring/the_ruhr/loans.h"
#include "scoring/the_ruhr/locks.h"
#include "scoring/the_ruhr/token_rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace companion {

using namespace scoring::the_ruhr;

namespace {

class TheRuhrRulesSummary
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrRulesSummary)

public:
    explicit TheRuhrRulesSummary(const Table &table)
        : m_table(table)
        , m_options(table.options)
    {
    }

    QList<ChecklistStep> steps() const
    {
        return {
            {tr("The goal"),
             filled(tr("For %1 rounds you carry coal down the Ruhr, sell it, and build locks and warehouses. "
                       "Most points win."),
                    roundCount)},
            {tr("Set-up"), setUp()},
            {tr("The round"),
             filled(
                 tr("The event, a tile from the bag, choosing depots, selling, development tokens, buying; "
                    "in rounds %1 to %2 the export as well. From depots to buying, the barge furthest "
                    "upstream acts first; of two at one place, the one that came later. At the end nobody "
                    "keeps more than %3 thalers."),
                 firstExport().number, lastExport().number, mostThalersKept)},
            {tr("Events"), events()},
            {tr("The tile"),
             filled(tr("Demand puts 1 thaler on every place it names, up to %1. Water bans all actions with "
                       "Pilot for the round; some of it makes the dice in the depots rise or fall by 1. The "
                       "tile leaves the game."),
                    mostThalersOnAPlace)},
            {tr("Choosing a depot"),
             tr("The barge goes to a depot with a coal die: downstream for nothing, upstream only with "
                "Towing. White coal needs the token Grafschaft Mark, a depot with the pilot sign an action "
                "with Pilot. Whoever likes chooses a special action and pays for it.")},
            {tr("Special actions"), specialActions()},
            {tr("Selling"), selling()},
            {tr("Development tokens"),
             tr("Whose cubes make up the combination of a token takes it; the cubes stay. Grey tokens serve "
                "once a round, white ones once a game or at its end. Of each white one there is one fewer "
                "than players: who comes last gets a blank, which does nothing.")},
            {tr("Grey tokens"), greyTokens()},
            {tr("White tokens"), whiteTokens()},
            {tr("Buying"), buying()},
            {tr("Locks"), locks()},
            {tr("Loans"),
             filled(tr("Who cannot pay an action or a purchase gets %1 thalers for a warehouse of the supply "
                       "that is put on one of %2 loan spaces. If there is none, the next one on the round "
                       "track serves, and %3 point is lost; if that is gone too, %4 points are, and nothing "
                       "is to be repaid. When buying, a loan is repaid with %5 thalers."),
                    loanThalers, loanSpaces, pointsOfALoanFromTheRoundTrack, pointsOfAnUnsecuredLoan,
                    repaymentPrice)},
            {tr("Export"),
             tr("Every warehouse in the column of the round's flag brings the value under the export marker "
                "and the bonus of its row. Then the marker goes back a space for each of them.")},
            {tr("End of the game"), end()},
            {tr("Ties"),
             tr("Who has as many points as another shares the win. On a coal dump a tie for most warehouses "
                "gives nobody points.")},
        };
    }

private:
    bool anyNumber() const { return m_table.seats() == 0; }
    bool mayPlay(int players) const { return anyNumber() || m_table.seats() == players; }

    static const Round &firstExport() { return *std::ranges::find(rounds, true, &Round::exportScored); }
    static const Round &lastExport()
    {
        return *std::ranges::find(rounds.rbegin(), rounds.rend(), true, &Round::exportScored);
    }

    template <typename Applies>
    static QString roundsThat(const Applies &applies)
    {
        QStringList numbers;
        for (const Round &round : rounds) {
            if (applies(round))
                numbers += asText(round.number);
        }
        return joined(numbers);
    }

    // "2, from round 5 on 3"
    template <typename Price>
    static QString overTheRounds(const Price &price, int first = 1)
    {
        QString text = asText(price(first));
        for (int round = first + 1; round <= roundCount; ++round) {
            if (price(round) != price(round - 1))
                text = filled(tr("%1, from round %2 on %3", "a price, and what it is later"), text, round,
                              price(round));
        }
        return text;
    }

    static QString citiesOf(CityGroup group)
    {
        QStringList names;
        for (const City city : cities) {
            if (groupOf(city) == group)
                names += TheRuhrNames::city(city);
        }
        return joined(names);
    }

    QString setUp() const
    {
        const QString warehouses =
            filled(tr("Everyone has %1 warehouses: %2 in the supply, %3 that come with the first lock, %3 "
                      "with the token Grafschaft Mark and %4 on the round track. Nobody has money."),
                   warehousesEach, warehousesInSupply, warehousesPerStorage, warehousesOnTheRoundTrack);
        const QString tiles =
            anyNumber() ? filled(tr("%1 dams lie on the river, and %2 tiles are in the bag, or %3 for master "
                                    "shippers."),
                                 damsAtStart, numbersOf(Difficulty::Normal).inTheBag,
                                 numbersOf(Difficulty::MasterShipper).inTheBag)
                        : filled(tr("%1 dams lie on the river, and %2 tiles are in the bag."), damsAtStart,
                                 numbersOf(m_table.difficulty).inTheBag);
        return warehouses + u' ' + tiles;
    }

    QString events() const
    {
        const auto happens = [](RoundEvent event) {
            return [=](const Round &round) { return round.event == event; };
        };
        const auto chosen = [](RoundChoice choice) {
            return [=](const Round &round) { return round.choice == choice; };
        };
        return QStringList{
            filled(tr("Round %1: everybody gets 1 thaler"), roundsThat(happens(RoundEvent::ShippingBegins))),
            filled(tr("Round %1: locks can be built from now on"),
                   roundsThat(happens(RoundEvent::LocksBegin))),
            filled(tr("Round %1: everybody loses 1 thaler or 1 point"),
                   roundsThat(chosen(RoundChoice::Lose))),
            filled(tr("Rounds %1: everybody gets 1 thaler or 1 point"),
                   roundsThat(chosen(RoundChoice::Gain))),
            filled(tr("Rounds %1: everybody gets a warehouse from the round track"),
                   roundsThat([](const Round &round) { return round.warehouse; })),
            filled(
                tr("Rounds %1: the dice move to the next transport track"),
                roundsThat([](const Round &round) { return round.number > 1 && laysTrack(round.number); })),
            filled(m_options.round9RaisesDepots
                       ? tr("Round %1: the dice on the transport track and in the depots rise by 1")
                       : tr("Round %1: the dice on the transport track rise by 1"),
                   roundsThat(happens(RoundEvent::SteamEngines))),
            filled(tr("Round %1: the dice on the transport track and in the depots fall by 1"),
                   roundsThat(happens(RoundEvent::ValleyRailway))),
            filled(tr("Round %1: no tile is drawn"),
                   roundsThat([](const Round &round) { return !round.draw; })),
        }
            .join(u'\n');
    }

    static QString specialActions()
    {
        const auto subsidy = [](int round) { return faceAfterSubsidy(lowestFace, round) - lowestFace; };
        QStringList lines{filled(
            tr("Transport brings the die on an arrow space of the transport track to a free depot, white "
               "coal to Grafschaft Mark and black coal elsewhere. Pilot carries the coal any distance, "
               "Towing the barge upstream. Wages pay %1 thalers, in round %3 only %2, to one player a round. "
               "Subsidy raises a die in a depot by %4, in round %3 by %5. In thalers:"),
            wages(1), wages(roundCount), roundCount, subsidy(1), subsidy(roundCount))};
        for (const ActionFacts &action : scoring::the_ruhr::specialActions) {
            const QString prices = overTheRounds([&](int round) { return price(action.action, round); });
            lines += action.needs ? filled(tr("%1, with its token: %2", "a special action and its price"),
                                           TheRuhrNames::action(action.action), prices)
                                  : filled(tr("%1: %2", "a special action and its price"),
                                           TheRuhrNames::action(action.action), prices);
        }
        return lines.join(u'\n');
    }

    static QString selling()
    {
        int farther = lowestFace;
        while (exportSteps(farther) == exportSteps(lowestFace))
            ++farther;
        return QStringList{
            filled(
                tr("A trip goes %1 spaces downstream, with Pilot any distance; Ruhrort is reached only so. "
                   "Every dam on the way costs the coal 1, down to %2. The sale pays what the coal is "
                   "worth and the thalers that lie there, in Ruhrort 1 more. In a city everyone with a "
                   "warehouse gets 1 from the bank."),
                spacesOfAStandardTrip, lowestFace),
            tr("If a space for this coal and kind of place is free, a development cube goes there and costs "
               "1. The die goes onto the transport track."),
            filled(tr("In Ruhrort the export marker goes on by %1, from a value of %2 on by %3."),
                   exportSteps(lowestFace), farther, exportSteps(farther))}
            .join(u' ');
    }

    static QString tokenLine(Token token, const QString &does)
    {
        return filled(tr("%1: %2", "a token and what it does"), TheRuhrNames::token(token), does);
    }

    static QString greyTokens()
    {
        const auto building = [](CityGroup group) {
            return filled(tr("warehouses in %1", "cities"), citiesOf(group));
        };
        return QStringList{
            tokenLine(Token::EssenWarehouse, building(CityGroup::Essen)),
            tokenLine(Token::MarkWarehouse, building(CityGroup::Mark)),
            tokenLine(Token::CoalDump, tr("warehouses on the coal dumps")),
            tokenLine(Token::LockBuilding, tr("locks")),
            tokenLine(Token::RuhrortHarbour, tr("building or moving a warehouse in Ruhrort")),
            tokenLine(Token::GrafschaftMark, filled(tr("white coal, and %1 warehouses from the storage area"),
                                                    warehousesPerStorage)),
            tokenLine(Token::Wages, tr("the special action of that name")),
            tokenLine(Token::Subsidy, tr("the special action of that name")),
        }
            .join(u'\n');
    }

    QString whiteTokens() const
    {
        return QStringList{
            tokenLine(Token::CoalHauling, filled(tr("a die in a depot rises by %1, to %2 at most"),
                                                 faceAfterHauling(lowestFace) - lowestFace, highestFace)),
            tokenLine(Token::Towing, tr("an action with Towing for nothing")),
            tokenLine(Token::Inn, filled(tr("%1 thalers or %2 points"), innThalers, innPoints)),
            tokenLine(Token::Warehouse,
                      filled(m_options.muelheimNeedsEssenToken
                                 ? tr("a warehouse for %1; together with the token Essen warehouse it leads "
                                      "to Mülheim")
                                 : tr("a warehouse for %1; only this leads to Mülheim"),
                             whiteTokenPrice)),
            tokenLine(Token::Merchant, tr("the cube just gained goes to another free space")),
            tokenLine(Token::CoalFair, tr("a warehouse in Ruhrort moves for nothing")),
        }
            .join(u'\n');
    }

    static QString ruhrortPrices()
    {
        const int last = ruhrortCost(mostPrinted);
        QStringList before;
        while (ruhrortCost(static_cast<int>(before.size())) != last)
            before += asText(ruhrortCost(static_cast<int>(before.size())));
        return filled(tr("%1, then %2", "prices in Ruhrort, one after the other"),
                      before.join(QStringLiteral(", ")), last);
    }

    QString buying() const
    {
        const int firstLocks =
            std::ranges::find_if(rounds, [](const Round &round) { return round.lockPrice > 0; })->number;
        return QStringList{
            filled(tr("Everyone in turn buys and repays as much as they like, each grey token once. A "
                      "warehouse of the supply goes on the first free space and brings %1 points. In a city "
                      "and in a column of Ruhrort everyone has one at most, in all Ruhrort %2. In thalers:"),
                   warehousePoints, warehousesInRuhrortEach),
            filled(tr("A lock: %1"),
                   overTheRounds([](int round) { return roundOf(round).lockPrice; }, firstLocks)),
            tr("A warehouse in a city or on a coal dump: as printed"),
            filled(tr("A warehouse in Ruhrort, by how many stand there: %1"), ruhrortPrices()),
            filled(m_options.moveAnyWarehouse ? tr("Moving anybody's warehouse in Ruhrort: %1")
                                              : tr("Moving an own warehouse in Ruhrort: %1"),
                   movePrice),
        }
            .join(u'\n');
    }

    QString locks() const
    {
        constexpr int later = 1; // a player who has built one already
        QStringList sentences{filled(tr("A lock takes a dam away, whose tile goes into the bag. A player's "
                                        "first lock brings %1 warehouses from the storage area."),
                                     warehousesPerStorage)};
        if (mayPlay(2)) {
            int until = roundCount;
            while (mostLocks(until, 2, later) == mostLocks(roundCount, 2, later))
                --until;
            sentences += filled(tr("With two players, %1 locks cost as much as one until round %2."),
                                mostLocks(until, 2, later), until);
        }
        if (mayPlay(3))
            sentences += filled(tr("With three players, %1 locks cost as much as one in a first purchase."),
                                mostLocks(roundCount, 3, 0));
        sentences += tr("In points:");
        QStringList lines{sentences.join(u' ')};
        for (const RegionFacts &region : regions)
            lines += filled(tr("%1: %2", "a region and the points of a lock there"),
                            TheRuhrNames::region(region.region), region.lockPoints);
        return lines.join(u'\n');
    }

    static QString end()
    {
        const auto line = [](const QString &what, int points) {
            return filled(tr("%1: %2", "something at the end of the game and its points"), what, points);
        };
        const auto warehouses = [](CityGroup group) {
            return filled(tr("Warehouses in %1", "cities"), citiesOf(group));
        };
        return QStringList{
            filled(tr("After round %1 these points are added:"), roundCount),
            line(warehouses(CityGroup::Essen), pointsForAGroupOfCities),
            line(warehouses(CityGroup::Mark), pointsForAGroupOfCities),
            line(tr("Warehouses in every city, besides"), pointsForAllCities),
            line(tr("Warehouses on every coal dump"), pointsForAllDumps),
            line(tr("Most warehouses on a coal dump"), pointsForMostOnADump),
            line(tr("Token Ruhr barge, the barge in Ruhrort"), pointsForABargeInRuhrort),
            line(tr("Token Ruhr barge, the barge elsewhere"), pointsForABargeElsewhere),
            tr("Token Mayor: 1 for each thaler, nothing with a loan"),
            tr("Token Railway: 1 for each city with an own warehouse"),
            line(tr("Each loan"), pointsPerLoan),
        }
            .join(u'\n');
    }

    const Table &m_table;
    const Options &m_options;
};

} // namespace

QList<ChecklistStep> theRuhrRulesSummary(const Table &table)
{
    return TheRuhrRulesSummary(table).steps();
}

} // namespace companion
