// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/imperial_miners/chain.h"
#include "tests/imperial_miners_helpers.h"
#include "tests/stories.h"

#include <algorithm>

using namespace scoring;
using namespace scoring::imperial_miners;

namespace {

QString idsOf(std::vector<const Card *> cards)
{
    std::ranges::sort(cards, {}, &Card::id);
    QString ids;
    for (const Card *each : cards)
        ids += QString::fromStdString(each->id);
    return ids;
}

QString seamsOf(const Mine &mine, JoinedCart wanted)
{
    std::vector<Seam> found;
    for (const CartSeam &cart : joinedCarts(mine)) {
        if (cart.printed == wanted)
            found.push_back(cart.seam);
    }
    return names(found);
}

Mine leftAndRightEdgesOnly(Mine mine)
{
    for (Card &each : mine.cards) {
        for (const Slot slot : {Slot::UL, Slot::UR, Slot::DL, Slot::DR})
            (*each.half)[slot] = Half::None;
    }
    return mine;
}

QString pathsFrom(const Mine &mine, std::string_view id)
{
    QStringList paths;
    for (const ChainPath &path : chainPaths(mine, *findCard(mine, id))) {
        QString letters;
        for (const std::string &step : path)
            letters += QString::fromStdString(step);
        paths << letters;
    }
    return paths.join(' ');
}

QString words(const std::optional<PlacementFault> &fault)
{
    const QStringList all{"WrongRow", "NoSuchRow", "OffGrid", "Occupied", "Unsupported"};
    return fault ? all[static_cast<int>(*fault)] : "legal";
}

QString words(const std::optional<CartTokenFault> &fault)
{
    const QStringList all{"no such card", "not adjacent", "not joined", "full", "empty"};
    return fault ? all[static_cast<int>(*fault)] : "legal";
}

QString words(const std::vector<Position> &positions)
{
    QStringList xs;
    for (const Position position : positions)
        xs << QString::number(position.x);
    return xs.join(' ');
}

} // namespace

class ImperialMinersMineTest : public QObject
{
    Q_OBJECT

private slots:
    void every_placement_of_m1_is_legal_data()
    {
        QTest::addColumn<int>("round");
        for (const PlacedCard &placed : mineM1)
            QTest::addRow("M1: round %d", placed.round) << placed.round;
    }
    void every_placement_of_m1_is_legal()
    {
        QFETCH(int, round);
        const PlacedCard &placed = mineM1[static_cast<std::size_t>(round - 1)];
        QCOMPARE(words(placementFault(m1(round - 1), placed.level, {placed.level, placed.x})),
                 QString("legal"));
    }

    void cards_touch_up_to_six_others_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("ids");
        QTest::newRow("M1: neighbours of E") << "E"
                                             << "BCDFGH";
        QTest::newRow("M1: neighbours of B") << "B"
                                             << "ACDE";
        QTest::newRow("M1: neighbours of J") << "J"
                                             << "";
    }
    void cards_touch_up_to_six_others()
    {
        QFETCH(QString, id);
        const Mine mine = m1();
        QTEST(idsOf(neighbours(mine, *findCard(mine, id.toStdString()))), "ids");
    }

    void adjacency_is_mutual_and_opposite()
    {
        for (const Slot slot : allSlots) {
            const Position there = neighbour({2, 5}, slot);
            QVERIFY(isOnGrid(there));
            QCOMPARE(opposite(opposite(slot)), slot);
            const Position back = neighbour(there, opposite(slot));
            QCOMPARE(back.row, 2);
            QCOMPARE(back.x, 5);
        }
        QCOMPARE(opposite(Slot::L), Slot::R);
        QCOMPARE(opposite(Slot::UL), Slot::DR);
        QCOMPARE(opposite(Slot::UR), Slot::DL);
    }

    void half_carts_that_meet_are_joined_data()
    {
        QTest::addColumn<Mine>("mine");
        QTest::addColumn<int>("seams");
        QTest::addColumn<QString>("full");
        QTest::addColumn<QString>("half");
        QTest::addColumn<QString>("empty");
        QTest::newRow("M1: finished") << m1() << 16 << "A-D B-D C-E C-F D-E E-G E-H H-I"
                                      << "A-B B-C D-G E-F G-H G-I"
                                      << "B-E F-H";
        QTest::newRow("M1: left and right edges only") << leftAndRightEdgesOnly(m1()) << 5 << "D-E"
                                                       << "A-B B-C E-F G-H"
                                                       << "";
        QTest::newRow("an empty mine") << Mine{} << 0 << ""
                                       << ""
                                       << "";
    }
    void half_carts_that_meet_are_joined()
    {
        QFETCH(Mine, mine);
        QFETCH(int, seams);
        QCOMPARE(static_cast<int>(joinedCarts(mine).size()), seams);
        QTEST(seamsOf(mine, JoinedCart::Full), "full");
        QTEST(seamsOf(mine, JoinedCart::Half), "half");
        QTEST(seamsOf(mine, JoinedCart::Empty), "empty");
        QCOMPARE(names(placesForCartToken(mine)), seamsOf(mine, JoinedCart::Half));
    }

    void two_halves_make_a_cart_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("joined");
        const auto row = [](const char *name, Half first, Half second, int joined) {
            QTest::newRow(name) << static_cast<int>(first) << static_cast<int>(second) << joined;
        };
        row("3.7: loaded and loaded is full", Half::Loaded, Half::Loaded, static_cast<int>(JoinedCart::Full));
        row("3.7: loaded and empty is half", Half::Loaded, Half::Empty, static_cast<int>(JoinedCart::Half));
        row("3.7: empty and loaded is half", Half::Empty, Half::Loaded, static_cast<int>(JoinedCart::Half));
        row("3.7: empty and empty is empty", Half::Empty, Half::Empty, static_cast<int>(JoinedCart::Empty));
        row("3.7: none on either side is none", Half::None, Half::Loaded, -1);
        row("3.7: none on the other side is none", Half::Empty, Half::None, -1);
        row("3.7: none on both sides is none", Half::None, Half::None, -1);
    }
    void two_halves_make_a_cart()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        const auto joined = join(static_cast<Half>(first), static_cast<Half>(second));
        QTEST(joined ? static_cast<int>(*joined) : -1, "joined");
    }

    void full_carts_are_printed_or_completed_by_a_token()
    {
        Mine mine = m1();
        QCOMPARE(fullCarts(countCarts(mine)), 8);
        mine.cartTokens = {seamOf("B", "A"), seamOf("E", "F")};
        QCOMPARE(fullCarts(countCarts(mine)), 10);
        QCOMPARE(countCarts(mine), (CartCounts{8, 6, 2}));
        QCOMPARE(names(placesForCartToken(mine)), QString("B-C D-G G-H G-I"));
    }

    void a_cart_token_completes_a_half_cart_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("answer");
        QTest::newRow("M1: A-B") << "A"
                                 << "B"
                                 << "legal";
        QTest::newRow("M1: the other way round") << "B"
                                                 << "A"
                                                 << "legal";
        QTest::newRow("M1: A-D") << "A"
                                 << "D"
                                 << "full";
        QTest::newRow("M1: B-E") << "B"
                                 << "E"
                                 << "empty";
        QTest::newRow("M1: A-C") << "A"
                                 << "C"
                                 << "not adjacent";
        QTest::newRow("M1: A with itself") << "A"
                                           << "A"
                                           << "not adjacent";
        QTest::newRow("M1: a card that is not there") << "A"
                                                      << "Z"
                                                      << "no such card";
        QTest::newRow("M1: a second token on E-F") << "F"
                                                   << "E"
                                                   << "full";
    }
    void a_cart_token_completes_a_half_cart()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        Mine mine = m1();
        mine.cartTokens = {seamOf("E", "F")};
        QTEST(words(cartTokenFault(mine, first.toStdString(), second.toStdString())), "answer");
    }

    void a_cart_token_needs_half_carts_on_both_sides()
    {
        Mine mine = leftAndRightEdgesOnly(m1());
        QCOMPARE(words(cartTokenFault(mine, "D", "G")), QString("not joined"));
        mine.cards[0].half.reset();
        QVERIFY(!cartsKnown(mine));
        QVERIFY2(!cartTokenFault(mine, "A", "B"), "what nobody recorded may be there");
        mine.cartTokens = {seamOf("A", "B")};
        QCOMPARE(words(cartTokenFault(mine, "A", "B")), QString("full"));
        QCOMPARE(words(cartTokenFault(mine, "A", "D")), QString("not joined"));
    }

    void what_is_not_recorded_leaves_room_for_carts_data()
    {
        QTest::addColumn<QString>("unrecorded");
        QTest::addColumn<QList<int>>("least"); // full, half, tokens
        QTest::addColumn<QList<int>>("most");
        QTest::addColumn<int>("mostJoined");
        QTest::newRow("M1: everything is recorded") << "" << QList{8, 6, 1} << QList{8, 6, 1} << 14;
        QTest::newRow("M1: J touches nothing") << "J" << QList{8, 6, 1} << QList{8, 6, 1} << 14;
        // A-B (half), A-D (full): B and D show loaded halves there.
        QTest::newRow("M1: without A") << "A" << QList{7, 5, 1} << QList{9, 7, 3} << 14;
        // E-F (half, with the token), C-F (full), F-H (empty): C is loaded, H empty there.
        QTest::newRow("M1: without F, which has a token") << "F" << QList{7, 6, 1} << QList{8, 8, 3} << 15;
        QTest::newRow("M1: nothing is recorded") << "ABCDEFGHIJ" << QList{0, 1, 1} << QList{15, 16, 16} << 16;
    }
    void what_is_not_recorded_leaves_room_for_carts()
    {
        QFETCH(QString, unrecorded);
        Mine mine = m1();
        mine.cartTokens = {seamOf("E", "F")};
        for (Card &each : mine.cards) {
            if (unrecorded.contains(QString::fromStdString(each.id)))
                each.half.reset();
        }
        const auto numbers = [](const CartCounts &carts) {
            return QList{carts.naturalFull, carts.joinedHalf, carts.cartTokens};
        };
        const CartLimits limits = cartLimits(mine);
        QTEST(numbers(limits.least), "least");
        QTEST(numbers(limits.most), "most");
        QTEST(limits.mostJoined, "mostJoined");
    }

    void a_side_without_a_half_cart_leaves_no_room()
    {
        Mine mine;
        mine.cards = {card("a", 1, 0, "F-----"), card("b", 1, 2)};
        mine.cards[1].half.reset();
        QCOMPARE(cartLimits(mine), CartLimits{});
        mine.cards[0].half = findHalfCarts("-E----");
        QCOMPARE(cartLimits(mine), (CartLimits{{}, {0, 1, 1}, 1}));
        mine.cards[0].half = findHalfCarts("-F----");
        QCOMPARE(cartLimits(mine), (CartLimits{{}, {1, 1, 1}, 1}));
    }

    void the_chain_goes_up_one_card_per_row_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("paths");
        QTest::newRow("M1: from I") << 10 << "I"
                                    << "IGDA IGDB IGEB IGEC IHEB IHEC IHFC";
        QTest::newRow("M1: from I in round 8, H has only E above") << 8 << "I"
                                                                   << "IGDA IGDB IGEB IGEC IHEB IHEC";
        QTest::newRow("M1: from D") << 10 << "D"
                                    << "DA DB";
        QTest::newRow("M1: from E") << 10 << "E"
                                    << "EB EC";
        QTest::newRow("M1: from F") << 10 << "F"
                                    << "FC";
        QTest::newRow("M1: from G") << 10 << "G"
                                    << "GDA GDB GEB GEC";
        QTest::newRow("M1: from H") << 10 << "H"
                                    << "HEB HEC HFC";
        QTest::newRow("M1: from J") << 10 << "J"
                                    << "J";
    }
    void the_chain_goes_up_one_card_per_row()
    {
        QFETCH(int, rounds);
        QFETCH(QString, from);
        QTEST(pathsFrom(m1(rounds), from.toStdString()), "paths");
    }

    void a_card_hangs_from_a_card_above_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("x");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, int level, int wanted, int x, const char *answer) {
            QTest::newRow(name) << level << wanted << x << answer;
        };
        row("M1: 1, 1, 6: row 1 is always supported", 1, 1, 6, "legal");
        row("M1: 1, 1, 2: card B", 1, 1, 2, "Occupied");
        row("M1: 1, 1, 3: parity", 1, 1, 3, "OffGrid");
        row("M1: 2, 1, 6: level 2 belongs in row 2", 2, 1, 6, "WrongRow");
        row("M1: 2, 2, 7: touches J", 2, 2, 7, "legal");
        row("M1: 2, 2, 9: touches J", 2, 2, 9, "legal");
        row("M1: 2, 2, -1: touches A", 2, 2, -1, "legal");
        row("M1: 2, 2, 11: nothing above", 2, 2, 11, "Unsupported");
        row("M1: 3, 3, 0: touches D", 3, 3, 0, "legal");
        row("M1: 3, 3, 6: touches F", 3, 3, 6, "legal");
        row("M1: 3, 3, -2: nothing above", 3, 3, -2, "Unsupported");
        row("M1: 4, 4, 1: touches G", 4, 4, 1, "legal");
        row("M1: 4, 4, 5: touches H", 4, 4, 5, "legal");
        row("M1: 4, 4, 7: nothing above", 4, 4, 7, "Unsupported");
        row("row 5 is not there", 5, 5, 2, "NoSuchRow");
        row("row 0 is the surface", 0, 0, 1, "NoSuchRow");
        row("parity left of the first card", 1, 1, -3, "OffGrid");
        row("left of the first card", 1, 1, -4, "legal");
        row("over the horizon", 1, 1, 2'000'000'000, "OffGrid");
    }
    void a_card_hangs_from_a_card_above()
    {
        QFETCH(int, level);
        QFETCH(int, row);
        QFETCH(int, x);
        QTEST(words(placementFault(m1(), level, {row, x})), "answer");
    }

    void the_places_for_a_level_are_listed_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::addColumn<int>("level");
        QTest::addColumn<QString>("places");
        QTest::newRow("an empty mine starts in the middle") << 0 << 1 << "0";
        QTest::newRow("an empty mine has no place for level 2") << 0 << 2 << "";
        QTest::newRow("after round 1, level 2 hangs left or right of A") << 1 << 2 << "-1 1";
        QTest::newRow("M1: level 1, two places from its cards") << 10 << 1 << "-4 -2 6 10 12";
        QTest::newRow("M1: level 2") << 10 << 2 << "-1 7 9";
        QTest::newRow("M1: level 3") << 10 << 3 << "0 6";
        QTest::newRow("M1: level 4") << 10 << 4 << "1 5";
    }
    void the_places_for_a_level_are_listed()
    {
        QFETCH(int, rounds);
        QFETCH(int, level);
        QTEST(words(legalPositions(m1(rounds), level, 2)), "places");
    }

    void places_of_row_1_are_given_as_far_as_ten_cards_reach()
    {
        QCOMPARE(words(legalPositions(m1(1), 1)),
                 QString("-20 -18 -16 -14 -12 -10 -8 -6 -4 -2 2 4 6 8 10 12 14 16 18 20"));
        QCOMPARE(words(legalPositions(m1(1), 1, 1)), QString("-2 2"));
    }

    void a_code_has_a_letter_for_every_side()
    {
        const HalfCarts half = *findHalfCarts("FE--EF");
        QCOMPARE(half[Slot::L], Half::Loaded);
        QCOMPARE(half[Slot::R], Half::Empty);
        QCOMPARE(half[Slot::UL], Half::None);
        QCOMPARE(half[Slot::DR], Half::Loaded);
        for (const PlacedCard &placed : mineM1)
            QCOMPARE(code(*findHalfCarts(placed.half)), std::string(placed.half));
        QVERIFY(!findHalfCarts("FE--E"));
        QVERIFY(!findHalfCarts("FE--EFF"));
        QVERIFY(!findHalfCarts("fe--ef"));
        QVERIFY(!findHalfCarts(""));
    }
};

APPLESS_STORY(ImperialMinersMineTest)
#include "imperial_miners_mine_test.moc"
