// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_words.h"
#include "tests/stories.h"

#include "scoring/rockwell/auction.h"
#include "scoring/rockwell/shift_order.h"

using namespace scoring;
using namespace scoring::rockwell;

class RockwellOrdersTest : public QObject
{
    Q_OBJECT

private slots:
    void a_bid_is_worth_its_cubes_and_its_money_data()
    {
        QTest::addColumn<QString>("cubesBid");
        QTest::addColumn<int>("money");
        QTest::addColumn<int>("value");

        QTest::newRow("AU1: $500 + 1 Zn + 1 Au") << "1 Zn 1 Au" << 500 << 1900;
        QTest::newRow("AU2: 2 Ag + 1 Cu") << "2 Ag 1 Cu" << 0 << 2200;
        QTest::newRow("AU3: $2200") << "" << 2200 << 2200;
        QTest::newRow("AU4: 3 Zn + 1 Cu + 1 Ag") << "3 Zn 1 Cu 1 Ag" << 0 << 2600;
        QTest::newRow("AU5: the whole starting stock") << "3 Zn 2 Cu 1 Ag" << 3000 << 6200;
        QTest::newRow("nothing is a bid") << "" << 0 << 0;
    }
    void a_bid_is_worth_its_cubes_and_its_money()
    {
        QFETCH(QString, cubesBid);
        QFETCH(int, money);
        QTEST(bidValue({cubes(cubesBid.toStdString()), money}), "value");
        QCOMPARE(bidValue({startingCubes, startingMoney}), 6200);
    }

    void the_highest_bid_comes_first_and_ties_keep_their_order_data()
    {
        QTest::addColumn<QString>("current");
        QTest::addColumn<QList<int>>("bids"); // in the present order
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("tied");

        QTest::newRow("AU6: two tie in the middle")
            << "red green purple white" << QList{1000, 1900, 1900, 2200} << "white green purple red"
            << "green purple";
        QTest::newRow("AU7: two pairs")
            << "red green purple white" << QList{400, 400, 600, 600} << "purple white red green"
            << "purple white red green";
        QTest::newRow("AU8: nobody bids")
            << "white purple green red" << QList{0, 0, 0, 0} << "white purple green red"
            << "white purple green red";
        QTest::newRow("AU9: three players")
            << "purple red green" << QList{1800, 1800, 2400} << "green purple red"
            << "purple red";
    }
    void the_highest_bid_comes_first_and_ties_keep_their_order()
    {
        QFETCH(QString, current);
        QFETCH(QList<int>, bids);
        const std::vector<Seat> before = seats(current.toStdString());
        std::vector<Bid> perSeat(4);
        for (std::size_t number = 0; number < before.size(); ++number)
            perSeat[static_cast<std::size_t>(index(before[number]))].money = bids[static_cast<int>(number)];
        std::vector<Seat> order;
        std::vector<Seat> tied;
        for (const AuctionPlace &place : auctionOrder(before, perSeat)) {
            order.push_back(place.seat);
            QCOMPARE(place.value, perSeat[static_cast<std::size_t>(index(place.seat))].money);
            if (place.reason == AuctionReason::TiedKeepOrder)
                tied.push_back(place.seat);
        }
        QTEST(QString::fromStdString(namesOf(order)), "order");
        QTEST(QString::fromStdString(namesOf(tied)), "tied");
    }

    void nobody_bids_what_is_not_there_data()
    {
        QTest::addColumn<QString>("cubesBid");
        QTest::addColumn<int>("money");
        QTest::addColumn<bool>("stockKnown");
        QTest::addColumn<std::optional<RefusalCode>>("refused");
        const std::optional<RefusalCode> accepted;

        QTest::newRow("everything there is") << "3 Zn 2 Cu 1 Ag" << 3000 << true << accepted;
        QTest::newRow("less than nothing")
            << "-1 Zn" << 0 << false << std::optional(RefusalCode::CountImpossible);
        QTest::newRow("money below zero")
            << "" << -100 << false << std::optional(RefusalCode::CountImpossible);
        QTest::newRow("gold nobody has") << "1 Au" << 0 << true << std::optional(RefusalCode::NotEnoughCubes);
        QTest::newRow("more money") << "" << 3100 << true << std::optional(RefusalCode::NotEnoughMoney);
        QTest::newRow("who knows what is behind the screen") << "9 Au" << 9000 << false << accepted;
        QTest::newRow("a typing error")
            << "20000 Zn" << 0 << false << std::optional(RefusalCode::CountImpossible);
    }
    void nobody_bids_what_is_not_there()
    {
        QFETCH(QString, cubesBid);
        QFETCH(int, money);
        QFETCH(bool, stockKnown);
        const Purse purse{startingCubes, startingMoney};
        const Purse *known = stockKnown ? &purse : nullptr;
        auto refusal = checkCubes(cubes(cubesBid.toStdString()), known);
        if (!refusal)
            refusal = checkMoney(money, known);
        QTEST(codeOf(refusal), "refused");
    }

    void board_one_makes_the_shift_order_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("spaces"); // owners of spaces 1 to 4
        QTest::addColumn<QString>("after");

        QTest::newRow("SO1: red and white are pushed right") << "white red green purple"
                                                             << "- purple green -"
                                                             << "purple green white red";
        QTest::newRow("SO2: white before red") << "white purple red green"
                                               << "- purple green -"
                                               << "purple green white red";
        QTest::newRow("SO3: red before white") << "red white green purple"
                                               << "- purple green -"
                                               << "purple green red white";
        QTest::newRow("SO4: first and last space") << "red green purple white"
                                                   << "white - - red"
                                                   << "white red green purple";
        QTest::newRow("SO5: nobody there") << "red green purple white"
                                           << "- - - -"
                                           << "red green purple white";
    }
    void board_one_makes_the_shift_order()
    {
        QFETCH(QString, before);
        QFETCH(QString, spaces);
        std::vector<OnSpace> boardOne;
        const QStringList owners = spaces.split(' ');
        for (int space = 4; space >= 1; --space) { // placed in no particular order
            if (const auto seat = seatNamed(owners[space - 1].toStdString()))
                boardOne.push_back({*seat, space});
        }
        std::vector<Seat> after;
        for (const ShiftPlace &place : shiftOrder(seats(before.toStdString()), boardOne)) {
            after.push_back(place.seat);
            QCOMPARE(place.space.has_value(),
                     std::ranges::find(boardOne, place.seat, &OnSpace::seat) != boardOne.end());
        }
        QTEST(QString::fromStdString(namesOf(after)), "after");
    }
};

APPLESS_STORY(RockwellOrdersTest)
#include "rockwell_orders_test.moc"
