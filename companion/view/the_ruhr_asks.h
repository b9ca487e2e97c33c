// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/the_ruhr_table_words.h"
#include "companion/view/ask_list.h"
#include "scoring/the_ruhr/loans.h"

namespace companion {

/// What can be told at a table of The Ruhr now, one ask after the other.
class TheRuhrAsks : AskList<scoring::the_ruhr::Event>
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrAsks)

public:
    using Table = scoring::the_ruhr::Table;

    TheRuhrAsks(const Table &table, const TheRuhrTableWords &words);
    std::vector<TableAskOf<Event>> all();

private:
    /// Whoever may act now.
    template <typename Work>
    void forWhoActs(const Work &work)
    {
        const auto acting = scoring::the_ruhr::next(m_table);
        for (int seat = 0; seat < m_table.seats(); ++seat) {
            if (!acting || *acting == Seat{seat})
                work(Seat{seat});
        }
    }
    /// Whether the rules would allow that, if it could be paid for.
    bool fits(Seat seat, const Event &event) const;
    bool mayUse(Seat seat, scoring::the_ruhr::Token token) const;
    std::vector<Choice> depots() const;
    QList<int> depotsWithoutRegion() const;

    // the_ruhr_asks.cpp: what concerns everyone, tokens, and what was counted
    void event();
    void tile();
    void tokens(Seat seat);
    void tokensByCubes(Seat seat);
    std::vector<Choice> tokensLeft(Seat seat) const;
    void exported();
    void roundOver();
    void goOn();
    void done(Seat seat, const QString &title);
    void nobodyElse(const QString &title);
    void anyTurn(Seat seat);
    void counts(Seat seat);

    // the_ruhr_depot_asks.cpp
    void choose(Seat seat);
    std::vector<Choice> actions(Seat seat) const;
    std::vector<AskField> actionFields(Seat seat) const;
    std::vector<AskField> depotFields(Seat seat) const;
    std::vector<AskField> transportFields() const;
    void fallenDie();

    // the_ruhr_sale_asks.cpp
    void sell(Seat seat);
    std::vector<AskField> saleFields(Seat seat) const;

    // the_ruhr_buy_asks.cpp: purchases and loans
    void locks(Seat seat);
    void build(Seat seat);
    void move(Seat seat);
    void repay(Seat seat);
    /// Asks whether loans are taken, for what may cost so much.
    std::vector<AskField> loanFields(Seat seat, int price) const;

    // the_ruhr_correction_asks.cpp: what was told wrongly, or forgotten
    void correctTable();
    void correctExportTrack();
    void correctSites();
    void correctCombination();
    void correctPlayer(Seat seat);
    void correctWarehouse(Seat seat);

    const Table &m_table;
    const TheRuhrTableWords &m_words;
};

namespace the_ruhr_asking {

inline constexpr int riverSpaces = 60; ///< there are fewer

std::vector<Choice> regions();
std::vector<Choice> coalRegions(); ///< those with depots
std::vector<Choice> countries();
std::vector<Choice> colours();
std::vector<Choice> faces();

/// Sites by a number: cities, then coal dumps, then the columns in Ruhrort.
std::vector<scoring::the_ruhr::Site> allSites();
scoring::the_ruhr::Site siteOf(int value);

/// The cubes of a token, area by area, and none in an area where there are none.
std::vector<AskField> cubeFields(const scoring::the_ruhr::PerArea &most);
scoring::the_ruhr::PerArea cubesSaid(const Answers &said);

/// The values for which something holds.
template <typename IsSo>
QList<int> valuesWhere(const std::vector<Choice> &choices, const IsSo &isSo)
{
    QList<int> values;
    for (const Choice &choice : choices) {
        if (isSo(choice.value))
            values += choice.value;
    }
    return values;
}

/// What was said, if it was asked.
template <typename Kind>
std::optional<Kind> saidOf(const Answers &said, const char *key)
{
    return said.has(key) ? std::optional(static_cast<Kind>(said.number(key))) : std::nullopt;
}

/// The purchase, with the loans that it needs or that were said.
template <typename Purchase>
Purchase onLoan(const scoring::the_ruhr::Table &table, Purchase purchase, const Answers &said)
{
    using namespace scoring::the_ruhr;
    purchase.loans.number = said.number("loans"); // where nobody follows the money
    if (said.number("loan") == 1) {
        Table tried = table;
        const Event event = purchase;
        const auto refusal = scoring::the_ruhr::apply(tried, event);
        if (refusal && refusal->code == RefusalCode::NotEnoughThalers)
            purchase.loans.number = loansNeeded(refusal->limit, refusal->number);
    }
    if (purchase.loans.number > 0 && said.has("pointsLost"))
        purchase.loans.pointsLost = said.number("pointsLost");
    return purchase;
}

/// The event and, where turns are followed and nothing is in the way, the end of the turn.
std::vector<scoring::the_ruhr::Event> withTurnOver(const scoring::the_ruhr::Table &table,
                                                   const scoring::the_ruhr::Event &event, scoring::Seat seat);

} // namespace the_ruhr_asking

} // namespace companion
