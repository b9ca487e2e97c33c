// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrAsks: purchases and loans.

#include "companion/view/the_ruhr_asks.h"

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "scoring/the_ruhr/locks.h"
#include "scoring/the_ruhr/questions.h"

#include <algorithm>
#include <array>

namespace companion {

using namespace scoring::the_ruhr;
using namespace the_ruhr_asking;

namespace {

constexpr int noRegion = 9;
constexpr int usualPrice = 3; // of a space, until it is told
constexpr int mostSpacesAtASite = 8;

// How many spaces a city or a coal dump may have.
std::vector<Choice> spaceNumbers()
{
    std::vector<Choice> all;
    for (int spaces = 1; spaces <= mostSpacesAtASite; ++spaces)
        all.push_back({spaces, QString::number(spaces)});
    return all;
}

// Whether a further warehouse may find no space there: one is sure to be.
bool asksSpaces(const Table &table, const Site &site)
{
    const SiteFacts *there = table.board.spacesOf(site);
    return there && !there->spaces && nextSpace(table, site).value_or(0) > 0;
}

} // namespace

std::vector<Site> the_ruhr_asking::allSites()
{
    std::vector<Site> all(citiesDownstream.begin(), citiesDownstream.end());
    all.insert(all.end(), dumps.begin(), dumps.end());
    all.insert(all.end(), scoring::the_ruhr::countries.begin(), scoring::the_ruhr::countries.end());
    return all;
}

Site the_ruhr_asking::siteOf(int value)
{
    return allSites()[static_cast<std::size_t>(value)];
}

std::vector<AskField> TheRuhrAsks::loanFields(Seat seat, int price) const
{
    const Tracking &tracking = m_table.tracking;
    const int thalers = m_table.player(seat).thalers;
    std::vector<AskField> fields;
    const bool asksPoints = tracking.points && !tracking.warehouses;
    const AskField lost =
        asking::number("pointsLost", tr("Points that the loans cost at once"), 0, 2 * loanSpaces);
    if (tracking.thalers && thalers < price) {
        fields.push_back(asking::oneOf("loan", tr("Loans, if %n thaler(s) are not enough?", "", thalers),
                                       asking::yesOrNo(), 1));
        if (asksPoints)
            fields.push_back(asking::onlyIf(lost, "loan", {1}));
    } else if (!tracking.thalers && (tracking.points || tracking.warehouses)) {
        fields.push_back(asking::number("loans", tr("Loans taken for it"), 0, loanSpaces));
        if (asksPoints)
            fields.push_back(asking::onlyIf(lost, "loans", {1, 2, 3, 4}));
    }
    return fields;
}

void TheRuhrAsks::locks(Seat seat)
{
    if (!fits(seat, LocksBuilt{seat, {Region::Essen}}))
        return;
    const int cost = roundOf(m_table.round).lockPrice;
    std::vector<AskField> fields{asking::oneOf("lock1", tr("Where?"), regions())};
    if (mostLocks(m_table.round, m_table.seats(), m_table.player(seat).locks) > 1) {
        std::vector<Choice> second = regions();
        second.insert(second.begin(), {noRegion, tr("none")});
        fields.push_back(
            asking::oneOf("lock2", tr("A second one for the same price?"), std::move(second), noRegion));
    }
    const std::vector<AskField> loans = loanFields(seat, cost);
    fields.insert(fields.end(), loans.begin(), loans.end());
    add("lock", seat, Weight::Usual, filled(tr("Build a lock (%1)", "its price"), cost),
        tr("3 points in Grafschaft Mark, 2 elsewhere. The first one brings 2 warehouses."), std::move(fields),
        [seat, &table = m_table](const Answers &said) -> std::vector<Event> {
            LocksBuilt built{seat, {static_cast<Region>(said.number("lock1"))}};
            if (said.has("lock2") && said.number("lock2") != noRegion)
                built.regions.push_back(static_cast<Region>(said.number("lock2")));
            return {onLoan(table, built, said)};
        });
}

void TheRuhrAsks::build(Seat seat)
{
    std::vector<Choice> choices;
    QList<int> unknownPrice;
    QList<int> withEither;
    QList<int> onlyWithToken;
    QList<int> tooDear;
    QList<int> unknownSpaces;
    const int thalers = m_table.player(seat).thalers;
    const std::vector<Site> sites = allSites();
    for (int number = 0; number < static_cast<int>(sites.size()); ++number) {
        const Site &site = sites[static_cast<std::size_t>(number)];
        const std::optional<int> known = printedPrice(m_table, site);
        const std::optional<int> tried = known ? std::nullopt : std::optional(usualPrice);
        const bool usually = fits(seat, WarehouseBuilt{seat, site, false, tried});
        const bool withToken = fits(seat, WarehouseBuilt{seat, site, true, tried});
        if (!usually && !withToken)
            continue;
        const QString name = TheRuhrNames::site(site);
        const std::optional<int> cost = usually ? known : std::optional(whiteTokenPrice);
        choices.push_back(
            {number, cost ? filled(tr("%1 (%2)", "a thing and its price"), name, *cost) : name});
        if (!usually)
            onlyWithToken += number;
        else if (withToken)
            withEither += number;
        if (usually && !known)
            unknownPrice += number;
        if (asksSpaces(m_table, site))
            unknownSpaces += number;
        if (!cost || *cost > thalers)
            tooDear += number;
    }
    if (choices.empty())
        return;
    std::vector<AskField> fields{asking::oneOf("site", tr("Where?"), choices)};
    if (!unknownSpaces.isEmpty())
        fields.push_back(asking::onlyIf(
            asking::oneOf("spaces", tr("How many spaces for warehouses are there, taken ones too?"),
                          spaceNumbers()),
            "site", unknownSpaces));
    if (!withEither.isEmpty())
        fields.push_back(asking::onlyIf(
            asking::oneOf("white", filled(tr("With the token Warehouse, for %1?"), whiteTokenPrice),
                          asking::yesOrNo(), 0),
            "site", withEither));
    if (m_table.tracking.thalers && !unknownPrice.isEmpty())
        fields.push_back(
            asking::onlyIf(asking::number("price", tr("Price printed on the leftmost empty space"), 0,
                                          mostPrinted, usualPrice),
                           "site", unknownPrice));
    for (const AskField &field : loanFields(seat, mostPrinted))
        fields.push_back(field.onlyIf.isEmpty() ? asking::onlyIf(field, "site", tooDear) : field);
    add("build", seat, Weight::Usual, tr("Build a warehouse"), tr("2 points for each."), std::move(fields),
        [seat, onlyWithToken, &table = m_table](const Answers &said) -> std::vector<Event> {
            WarehouseBuilt built{.seat = seat, .site = siteOf(said.number("site"))};
            built.warehouseToken = said.number("white") == 1 || onlyWithToken.contains(said.number("site"));
            built.printedPrice = saidOf<int>(said, "price");
            if (!said.has("spaces"))
                return {onLoan(table, built, said)};
            const Event read = SiteRead{.site = built.site, .spaces = said.number("spaces")};
            Table known = table;
            const bool isFull =
                said.number("spaces") == static_cast<int>(nextSpace(table, built.site).value_or(0));
            if (scoring::the_ruhr::apply(known, read) ||
                isFull) // no space is left: that is all there is to tell
                return {read};
            return {read, onLoan(known, built, said)};
        });
}

void TheRuhrAsks::move(Seat seat)
{
    const bool anybodys = m_table.options.moveAnyWarehouse;
    bool usually = false;
    bool withFair = false;
    for (int owner = 0; owner < m_table.seats(); ++owner) {
        for (const Country from : scoring::the_ruhr::countries) {
            for (const Country to : scoring::the_ruhr::countries) {
                usually = usually || fits(seat, WarehouseMoved{seat, {Seat{owner}, from, to, false}});
                withFair = withFair || fits(seat, WarehouseMoved{seat, {Seat{owner}, from, to, true}});
            }
        }
    }
    if (!usually && !withFair)
        return;
    std::vector<AskField> fields{asking::oneOf("from", tr("From the column"), the_ruhr_asking::countries()),
                                 asking::oneOf("to", tr("To the column"), the_ruhr_asking::countries())};
    if (anybodys) {
        std::vector<Choice> owners;
        for (int owner = 0; owner < m_table.seats(); ++owner)
            owners.push_back({owner, m_words.name(Seat{owner})});
        fields.push_back(
            asking::oneOf("owner", tr("Whose warehouse?"), std::move(owners), scoring::index(seat)));
    }
    if (usually && withFair)
        fields.push_back(
            asking::oneOf("fair", tr("With the token Coal fair, for nothing?"), asking::yesOrNo(), 0));
    const std::vector<AskField> loans = loanFields(seat, usually ? movePrice : 0);
    fields.insert(fields.end(), loans.begin(), loans.end());
    add("move", seat, Weight::Usual, tr("Move a warehouse in Ruhrort"),
        filled(tr("It costs %1, with the token Coal fair nothing."), movePrice), std::move(fields),
        [seat, usually, &table = m_table](const Answers &said) -> std::vector<Event> {
            const Move move{said.has("owner") ? Seat{said.number("owner")} : seat,
                            static_cast<Country>(said.number("from")),
                            static_cast<Country>(said.number("to")), !usually || said.number("fair") == 1};
            return {onLoan(table, WarehouseMoved{seat, move}, said)};
        });
}

void TheRuhrAsks::repay(Seat seat)
{
    if (!fits(seat, LoansRepaid{seat, 1}))
        return;
    const int most = m_table.tracking.warehouses ? m_table.player(seat).loans : loanSpaces;
    add("repay", seat, Weight::Usual, tr("Repay loans"),
        filled(tr("Each costs %1; its warehouse comes back into the supply."), repaymentPrice),
        {asking::number("loans", tr("Loans"), 1, most, 1)},
        [seat](const Answers &said) -> std::vector<Event> {
            return {LoansRepaid{seat, said.number("loans")}};
        });
}

} // namespace companion
