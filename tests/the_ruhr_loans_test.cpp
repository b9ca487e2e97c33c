// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/loans.h"
#include "tests/stories.h"
#include "tests/the_ruhr_story.h"

using namespace ruhr_story;

namespace {

// Anna's turn to buy in round 5, with that many thalers.
Table buying(int thalers, std::initializer_list<Token> owned, const Tracking &tracking = trackAllButDice)
{
    Table table = quietUntil(started(2, tracking), 5, Phase::Buy);
    while (next(table) && next(table) != anna)
        table = after(table, {quietStep(table)});
    return owning(tracking.thalers ? rich(table, anna, thalers) : table, anna, owned);
}

LocksBuilt lock(const LoansTaken &loans)
{
    return {anna, {Region::Essen}, loans}; // 3 thalers, 2 points
}

} // namespace

class TheRuhrLoansTest : public QObject
{
    Q_OBJECT

private slots:
    void loans_are_counted_in_twos_data()
    {
        QTest::addColumn<int>("thalers");
        QTest::addColumn<int>("price");
        QTest::addColumn<int>("loans");
        QTest::newRow("enough") << 3 << 3 << 0;
        QTest::newRow("more than enough") << 9 << 3 << 0;
        QTest::newRow("one short") << 2 << 3 << 1;
        QTest::newRow("two short") << 1 << 3 << 1;
        QTest::newRow("three short") << 0 << 3 << 2;
        QTest::newRow("five short") << 0 << 5 << 3;
    }
    void loans_are_counted_in_twos()
    {
        QFETCH(int, thalers);
        QFETCH(int, price);
        QTEST(loansNeeded(thalers, price), "loans");
    }

    void a_loan_takes_what_is_there_data()
    {
        QTest::addColumn<Borrower>("before");
        QTest::addColumn<int>("price");
        QTest::addColumn<Loan>("loan");
        QTest::newRow("N1: supply 2, thalers 1, needs 3: one loan from the supply")
            << Borrower{2, 0, 0, 1, 0} << 3 << Loan{LoanKind::FromSupply, {1, 0, 1, 3, 0}};
        QTest::newRow("N3: the supply is empty: from the round track, for 1 VP")
            << Borrower{0, 3, 0, 0, 12} << 1 << Loan{LoanKind::FromRoundTrack, {0, 2, 1, 2, 11}};
        QTest::newRow("N4: no warehouse anywhere: 2 VP, no loan marker")
            << Borrower{0, 0, 2, 0, 12} << 1 << Loan{LoanKind::Unsecured, {0, 0, 2, 2, 10}};
        QTest::newRow("VP may go below 0")
            << Borrower{0, 0, 0, 0, 1} << 1 << Loan{LoanKind::Unsecured, {0, 0, 0, 2, -1}};
        QTest::newRow("a loan without a warehouse needs no loan space")
            << Borrower{0, 0, 4, 0, 12} << 1 << Loan{LoanKind::Unsecured, {0, 0, 4, 2, 10}};
    }
    void a_loan_takes_what_is_there()
    {
        QFETCH(Borrower, before);
        QFETCH(int, price);
        QFETCH(Loan, loan);
        QCOMPARE(std::get<Loan>(takeLoan(before, price)), loan);
    }

    void a_loan_is_refused_data()
    {
        QTest::addColumn<Borrower>("before");
        QTest::addColumn<int>("price");
        QTest::addColumn<Refusal>("refusal");
        using enum RefusalCode;
        QTest::newRow("N1: who can pay needs none")
            << Borrower{2, 0, 0, 1, 0} << 1 << Refusal{.code = LoanNotNeeded, .number = 1, .limit = 1};
        QTest::newRow("a fifth warehouse of the supply has no loan space")
            << Borrower{3, 0, 4, 0, 0} << 1 << Refusal{.code = NoLoanSpace, .limit = 4};
        QTest::newRow("nor has one of the round track")
            << Borrower{0, 2, 4, 0, 0} << 1 << Refusal{.code = NoLoanSpace, .limit = 4};
    }
    void a_loan_is_refused()
    {
        QFETCH(Borrower, before);
        QFETCH(int, price);
        QFETCH(Refusal, refusal);
        QCOMPARE(refusalOf(takeLoan(before, price)), Answer(refusal));
    }

    void loans_are_repaid_for_3_each_data()
    {
        QTest::addColumn<Borrower>("before");
        QTest::addColumn<int>("loans");
        QTest::addColumn<Answer>("refusal");
        QTest::addColumn<Borrower>("after");
        using enum RefusalCode;
        const Borrower two{.supply = 0, .loans = 2, .thalers = 7};
        QTest::newRow("N2: loans 2, thalers 7: both are repaid")
            << two << 2 << accepted << Borrower{.supply = 2, .loans = 0, .thalers = 1};
        QTest::newRow("N6: thalers 2, loans 1: refused, it costs 3")
            << Borrower{.loans = 1, .thalers = 2} << 1
            << Answer(Refusal{.code = NotEnoughThalers, .number = 3, .limit = 2}) << Borrower{};
        QTest::newRow("more than there are")
            << two << 3 << Answer(Refusal{.code = NoSuchLoan, .number = 3, .limit = 2}) << Borrower{};
        QTest::newRow("none") << two << 0 << Answer(Refusal{.code = NoSuchLoan, .number = 0, .limit = 2})
                              << Borrower{};
    }
    void loans_are_repaid_for_3_each()
    {
        QFETCH(Borrower, before);
        QFETCH(int, loans);
        QFETCH(Answer, refusal);
        QFETCH(Borrower, after);
        const auto repaid = repay(before, loans);
        QCOMPARE(refusalOf(repaid), refusal);
        if (!refusal)
            QCOMPARE(std::get<Borrower>(repaid), after);
    }

    void a_loan_is_taken_with_what_it_pays_for()
    {
        Table table = buying(1, {Token::LockBuilding});
        QCOMPARE(
            answer(table, lock({})),
            Answer(Refusal{.code = RefusalCode::NotEnoughThalers, .seat = anna, .number = 3, .limit = 1}));
        QVERIFY(happens(table, {lock({1})}));
        QCOMPARE(table.player(anna).thalers, 1 + 2 - 3);
        QCOMPARE(table.player(anna).loans, 1);
        QCOMPARE(table.player(anna).supply, 1 - 1 + 2); // the first lock brings two
        QCOMPARE(warehouses(table, anna), 10);
    }

    void an_action_is_paid_for_on_a_loan_too()
    {
        Table table = rich(quietUntil(started(2), 2, Phase::Choose, anna), anna, 0);
        DepotChosen back = depot(anna, 0, Action::Towing);
        back.loans.number = 1;
        QVERIFY(happens(table, {back}));
        QCOMPARE(table.player(anna).thalers, 2 - 1);
        QCOMPARE(table.player(anna).loans, 1);
        QCOMPARE(table.player(anna).supply, 0);
    }

    void a_warehouse_lent_from_the_round_track_does_not_come_later()
    {
        Table table = buying(0, {Token::LockBuilding, Token::CoalDump});
        QVERIFY(happens(table, {lock({2})}));
        QCOMPARE(table.player(anna).loans, 2);
        QCOMPARE(table.player(anna).vp, -1 - 1 + 2); // the fund, the loan, the lock
        QCOMPARE(table.player(anna).thalers, 4 - 3);
        QCOMPARE(table.player(anna).roundTrack, (std::array{false, true, true, true, true}));
        QCOMPARE(table.player(anna).supply, 2);
        table = quietUntil(table, 6, Phase::Draw);
        QCOMPARE(table.player(anna).supply, 2);
        QCOMPARE(table.player(bela).supply, 2);
        table = quietUntil(table, 7, Phase::Draw);
        QCOMPARE(table.player(anna).supply, 3);
        // A warehouse freed by repaying can be built in the same turn.
        table = rich(quietUntil(table, 7, Phase::Buy, anna), anna, 9);
        table.player(anna).supply = 0;
        table.player(anna).dumps[0] = 3;
        QVERIFY(happens(table, {LoansRepaid{anna, 2}, WarehouseBuilt{anna, Dump::Essen, false, 3}}));
        QCOMPARE(table.player(anna).thalers, 0);
        QCOMPARE(table.player(anna).supply, 1);
        QCOMPARE(warehouses(table, anna), 10);
    }

    void with_full_spaces_and_no_warehouse_left_a_loan_costs_two_points()
    {
        Table table = buying(1, {Token::LockBuilding});
        Player &player = table.player(anna);
        player.supply = 0;
        player.roundTrack.fill(false);
        player.loans = 4;
        player.dumps[0] = 2;
        const int before = player.vp;
        QVERIFY(happens(table, {lock({1})}));
        QCOMPARE(table.player(anna).loans, 4);
        QCOMPARE(table.player(anna).vp, before - 2 + 2);
        QCOMPARE(table.player(anna).thalers, 0);
    }

    void a_loan_without_a_warehouse_does_not_bother_the_Mayor()
    {
        Table table = buying(1, {Token::LockBuilding, Token::Mayor});
        Player &player = table.player(anna);
        player.dumps[0] = player.supply + 5;
        player.supply = 0;
        player.roundTrack.fill(false);
        QVERIFY(happens(table, {lock({1})}));
        table = quietUntil(table, 12, Phase::FinalCount);
        const int thalers = table.player(anna).thalers;
        QVERIFY(thalers > 0);
        QVERIFY(happens(table, {FinalCounted{std::vector<FinalAnswer>(2)}}));
        const Score result = score(gameOf(table));
        const auto mayor = std::ranges::find(result.lines, "mayor", &Line::name);
        QCOMPARE(mayor->awards[0].points, thalers);
    }

    void whoever_follows_only_money_can_borrow_and_repay()
    {
        Table table = buying(1, {}, {.thalers = true});
        QVERIFY(happens(table, {lock({1})}));
        QCOMPARE(table.player(anna).thalers, 1 + 2 - 3);
        table = rich(table, anna, 7);
        QVERIFY(happens(table, {LoansRepaid{anna, 2}}));
        QCOMPARE(table.player(anna).thalers, 1);
        QCOMPARE(answer(table, LoansRepaid{anna, 1}),
                 Answer(Refusal{.code = RefusalCode::NotEnoughThalers, .number = 3, .limit = 1}));
    }

    void whoever_follows_only_points_says_what_a_loan_costs()
    {
        Table table = buying(0, {}, {.points = true});
        const int before = table.player(anna).vp;
        QVERIFY(happens(table, {lock({2, 3})})); // one from the round track, one without a warehouse
        QCOMPARE(table.player(anna).vp, before - 3 + 2);
    }

    void whoever_follows_only_money_can_move_warehouses()
    {
        Table table = buying(3, {}, {.thalers = true});
        const WarehouseMoved move{anna, {anna, Country::Belgium, Country::Rhineland}};
        QVERIFY(happens(table, {move}));
        QCOMPARE(table.player(anna).thalers, 3 - 2);
        QCOMPARE(answer(table, move),
                 Answer(Refusal{.code = RefusalCode::TokenUsed, .token = Token::RuhrortHarbour}));
        const WarehouseMoved nowhere{anna, {anna, Country::Belgium, Country::Belgium, true}};
        QCOMPARE(answer(table, nowhere), Answer(Refusal{.code = RefusalCode::AlreadyThere, .seat = anna}));
    }
};

APPLESS_STORY(TheRuhrLoansTest)
#include "the_ruhr_loans_test.moc"
