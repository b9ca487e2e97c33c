// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "companion/the_ruhr_table_words.h"
#include "companion/view/calculators.h"
#include "scoring/the_ruhr/delivery.h"
#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/final.h"
#include "scoring/the_ruhr/loans.h"
#include "scoring/the_ruhr/locks.h"
#include "scoring/the_ruhr/rounds.h"
#include "scoring/the_ruhr/setup.h"
#include "scoring/the_ruhr/warehouses.h"

namespace companion {

using namespace scoring::the_ruhr;
using scoring::Seat;

namespace {

constexpr int noRegion = 9;
constexpr int mostExportSpaces = 30; // there are fewer

class TheRuhrCalculators
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrCalculators)

public:
    static Calculator delivery()
    {
        const std::vector<Choice> kinds{{static_cast<int>(PlaceKind::Factory), tr("the factory")},
                                        {static_cast<int>(PlaceKind::City), tr("a city")},
                                        {static_cast<int>(PlaceKind::Ruhrort), tr("Ruhrort")}};
        return {
            "ruhr-delivery",
            scoring::GameKind::TheRuhr,
            tr("What a delivery pays"),
            tr("The die pays what it shows, one less for each dam passed, but at least 1. Whoever has a "
               "warehouse in the city gets 1 from the bank; Ruhrort pays 1 more; a development cube costs "
               "1."),
            {asking::number("face", tr("The die showed when it was loaded"), lowestFace, highestFace, 4),
             asking::number("dams", tr("Dams passed"), 0, damsAtStart),
             asking::oneOf("place", tr("It is sold to"), kinds, static_cast<int>(PlaceKind::City)),
             asking::number("thalers", tr("Thalers lying there"), 0, mostThalersOnAPlace),
             asking::onlyIf(
                 asking::oneOf("own", tr("Does the seller have a warehouse there?"), asking::yesOrNo(), 0),
                 "place", {static_cast<int>(PlaceKind::City)}),
             asking::onlyIf(
                 asking::number("others", tr("Other owners of warehouses there"), 0, mostPlayers - 1),
                 "place", {static_cast<int>(PlaceKind::City)}),
             asking::oneOf("space", tr("Is a space free for the development cube?"), asking::yesOrNo(), 1)},
            pays};
    }

    static QStringList pays(const Answers &said)
    {
        const auto kind = static_cast<PlaceKind>(said.number("place"));
        Sale sale{.seller = Seat{0},
                  .face = said.number("face"),
                  .damsPassed = said.number("dams"),
                  .place = kind == PlaceKind::Factory   ? SalePlace::Factory
                           : kind == PlaceKind::Ruhrort ? SalePlace::Ruhrort
                                                        : SalePlace::Kettwig,
                  .thalersThere = said.number("thalers"),
                  .spaceFree = said.number("space") == 1};
        if (said.number("own") == 1)
            sale.owners.insert(Seat{0});
        for (int other = 1; other <= said.number("others"); ++other)
            sale.owners.insert(Seat{other});
        const Result<Delivery> outcome = deliver(sale);
        const auto *result = std::get_if<Delivery>(&outcome);
        if (!result)
            return {tr("On Ruhrort there is never more than one thaler.")};
        QStringList sentences = TheRuhrTableWords::income(*result);
        sentences += tr("The seller gets %n thaler(s) in all.", "", result->sellerTotal());
        const int others = static_cast<int>(result->paidOwners.size()) - result->ownWarehouse;
        if (others > 0)
            sentences += tr("%n other owner(s) get 1 each from the bank.", "", others);
        if (result->exportSteps > 0)
            sentences += tr("The export marker goes %n space(s) to the right.", "", result->exportSteps);
        return sentences;
    }

    static Calculator exported()
    {
        return {
            "ruhr-export",
            scoring::GameKind::TheRuhr,
            tr("What the export brings"),
            tr("Every warehouse in the column of the country whose flag is turned up brings the value under "
               "the marker, and the bonus of its row. Then the marker goes back a space for each."),
            {asking::number("value", tr("Value under the export marker"), 0, 9, 1),
             asking::number("houses", tr("Warehouses in the column"), 0, 4, 1),
             asking::number("bonus", tr("Bonus of the topmost row"), 0, 5, 1),
             asking::number("space", tr("Space of the marker, from the left"), 1, mostExportSpaces, 3),
             asking::oneOf("players", tr("Players"), {{2, "2"}, {3, "3"}, {4, "4"}}, 4)},
            [](const Answers &said) {
                std::vector<Seat> column;
                for (int row = 0; row < said.number("houses"); ++row)
                    column.push_back(Seat{row});
                const std::vector<int> bonus{said.number("bonus")};
                const ExportScoring scored =
                    scoreExport(column, said.number("space") - 1, said.number("value"), bonus,
                                setupFor(said.number("players")).exportLowest);
                QStringList sentences;
                for (const ExportReward &reward : scored.rewards)
                    sentences += filled(tr("Row %1: %n point(s).", "", reward.points()), reward.row + 1);
                if (sentences.isEmpty())
                    sentences += tr("Nobody has a warehouse there.");
                return sentences << markerOn(scored.indexAfter);
            }};
    }

    static QString markerOn(int index)
    {
        return filled(tr("The export marker is then on space %1."), index + 1);
    }

    static Calculator marker()
    {
        return {"ruhr-marker",
                scoring::GameKind::TheRuhr,
                tr("Where the export marker goes"),
                tr("Coal of 1 to 3 sold in Ruhrort moves it a space to the right, better coal two; it stays "
                   "on the last one."),
                {asking::number("value", tr("Value of the coal when it is sold"), lowestFace, highestFace, 3),
                 asking::number("space", tr("Space of the marker, from the left"), 1, mostExportSpaces, 1),
                 asking::number("last", tr("Spaces of the track"), 2, mostExportSpaces, 7)},
                [](const Answers &said) {
                    return QStringList{markerOn(exportIndexAfterSale(
                        said.number("space") - 1, said.number("value"), said.number("last") - 1))};
                }};
    }

    static Calculator loans()
    {
        return {"ruhr-loans",
                scoring::GameKind::TheRuhr,
                tr("How many loans a price needs"),
                filled(tr("A loan brings %1 thalers and costs %2 to repay."), loanThalers, repaymentPrice),
                {asking::number("price", tr("Price"), 0, 40, 3),
                 asking::number("thalers", tr("Thalers there are"), 0, 40),
                 asking::number("supply", tr("Warehouses in the supply"), 0, warehousesEach, 1),
                 asking::number("track", tr("Own warehouses on the round track"), 0,
                                warehousesOnTheRoundTrack, warehousesOnTheRoundTrack),
                 asking::number("loans", tr("Loans there are already"), 0, loanSpaces)},
                borrowed};
    }

    static QStringList borrowed(const Answers &said)
    {
        const int price = said.number("price");
        Borrower player{.supply = said.number("supply"),
                        .onRoundTrack = said.number("track"),
                        .loans = said.number("loans"),
                        .thalers = said.number("thalers")};
        int taken = 0;
        for (; player.thalers < price; ++taken) {
            const Result<Loan> loan = takeLoan(player, price);
            if (!std::holds_alternative<Loan>(loan))
                return {tr("There is no loan space left for it.")};
            player = std::get<Loan>(loan).after;
        }
        QStringList sentences{taken == 0 ? tr("No loan is needed.") : tr("%n loan(s) are needed.", "", taken),
                              tr("%n thaler(s) are left.", "", player.thalers - price)};
        if (player.vp < 0)
            sentences += tr("No warehouse of the supply is left for it: %n point(s) are lost at once.", "",
                            -player.vp);
        return sentences;
    }

    static Calculator repayment()
    {
        return {"ruhr-repay",
                scoring::GameKind::TheRuhr,
                tr("What repaying loans costs"),
                filled(tr("Each costs %1 thalers; its warehouse goes back to the supply. One that is left at "
                          "the end costs %2 points."),
                       repaymentPrice, -pointsPerLoan),
                {asking::number("loans", tr("Loans there are"), 0, loanSpaces, 1),
                 asking::number("thalers", tr("Thalers there are"), 0, 40),
                 asking::number("repaid", tr("Loans that are repaid"), 0, loanSpaces, 1)},
                repaid};
    }

    static QStringList repaid(const Answers &said)
    {
        Borrower player{.loans = said.number("loans"), .thalers = said.number("thalers")};
        QStringList sentences;
        if (said.number("repaid") > 0) {
            const Result<Borrower> after = repay(player, said.number("repaid"));
            if (const auto *refused = std::get_if<Refusal>(&after))
                return {refused->code == RefusalCode::NotEnoughThalers
                            ? filled(tr("It costs %1 thalers: that is more than there is."), refused->number)
                            : tr("There are not as many loans.")};
            player = std::get<Borrower>(after);
            sentences += tr("%n thaler(s) are left.", "", player.thalers);
        }
        sentences += player.loans == 0 ? tr("No loan is left.")
                                       : tr("%n point(s) would be lost for loans at the end.", "",
                                            -player.loans * pointsPerLoan);
        return sentences;
    }

    static Calculator locks()
    {
        std::vector<Choice> sites;
        for (const RegionFacts &facts : regions)
            sites.push_back({static_cast<int>(facts.region), TheRuhrNames::region(facts.region)});
        std::vector<Choice> second = sites;
        second.insert(second.begin(), {noRegion, tr("none")});
        return {"ruhr-locks",
                scoring::GameKind::TheRuhr,
                tr("What locks cost"),
                tr("One price is paid, also where two locks may be built at once."),
                {asking::number("round", tr("Round"), 1, roundCount, 2),
                 asking::oneOf("players", tr("Players"), {{2, "2"}, {3, "3"}, {4, "4"}}, 2),
                 asking::number("before", tr("Locks this player has built before"), 0, 14),
                 asking::oneOf("first", tr("Where the lock is"), sites, static_cast<int>(Region::Mark)),
                 asking::oneOf("second", tr("A second one"), second, noRegion)},
                [](const Answers &said) {
                    std::vector<Region> chosen{static_cast<Region>(said.number("first"))};
                    if (said.number("second") != noRegion)
                        chosen.push_back(static_cast<Region>(said.number("second")));
                    const Result<LockPurchase> outcome =
                        buyLocks(said.number("round"), said.number("players"), said.number("before"), chosen);
                    if (const auto *refused = std::get_if<Refusal>(&outcome)) {
                        if (refused->code == RefusalCode::TooEarly)
                            return QStringList{tr("No locks are built in the first round.")};
                        return QStringList{tr("Only one lock may be built at once now.")};
                    }
                    const auto &bought = std::get<LockPurchase>(outcome);
                    QStringList sentences{
                        filled(tr("It costs %1 and brings %n point(s).", "", bought.points), bought.cost)};
                    if (bought.warehousesGained > 0)
                        sentences += tr("With the first lock, %n warehouse(s) come from the storage area.",
                                        "", bought.warehousesGained);
                    return sentences;
                }};
    }

    static Calculator ruhrort()
    {
        return {"ruhr-ruhrort",
                scoring::GameKind::TheRuhr,
                tr("What a warehouse in Ruhrort costs"),
                tr("The more warehouses of anybody are there, the dearer the next one."),
                {asking::number("there", tr("Warehouses in Ruhrort, of all players"), 0, 8),
                 asking::oneOf("token", tr("With the white Warehouse token?"), asking::yesOrNo(), 0)},
                [](const Answers &said) {
                    return QStringList{filled(tr("It costs %1 and brings %2 points."),
                                              said.number("token") == 1 ? whiteTokenPrice
                                                                        : ruhrortCost(said.number("there")),
                                              warehousePoints)};
                }};
    }
};

} // namespace

std::vector<Calculator> theRuhrCalculators()
{
    using Ruhr = TheRuhrCalculators;
    return {Ruhr::delivery(),  Ruhr::marker(), Ruhr::exported(), Ruhr::loans(),
            Ruhr::repayment(), Ruhr::locks(),  Ruhr::ruhrort()};
}

} // namespace companion
