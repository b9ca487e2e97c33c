// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/coal_baron/prospects.h"
#include "tests/coal_baron_story.h"
#include "tests/stories.h"

#include <random>

using namespace story;

namespace {

std::vector<Event> delivering(Seat seat, const std::vector<std::string_view> &cards)
{
    std::vector<Event> events;
    for (const std::string_view card : cards)
        events.push_back(OrderDelivered{seat, order(card)});
    return events;
}

// A table of a group that tracks next to nothing, in the first turn of a shift.
Table looseTable(int players, int shift, const Options &options = {}, const Tracking &tracking = {})
{
    std::vector<Event> events{GameStarted{players, anna, options, tracking}};
    for (int over = 1; over < shift; ++over) {
        events.push_back(ShiftEnded{std::vector<int>(static_cast<std::size_t>(players), 0)});
        events.push_back(NextShiftStarted{});
    }
    return tableAfter(events);
}

// "Béla 2 more in segment 3: TiedFirst +4 -4", one for each prospect of a segment.
QStringList prospectsIn(const Table &table, int segment)
{
    const QStringList names{"Anna", "Béla", "Cili", "Dóra"};
    const QStringList reasons{"First", "TiedFirst", "Second", "TiedSecond"};
    QStringList told;
    for (const Prospect &prospect : prospects(table)) {
        if (prospect.segment != segment)
            continue;
        QString text = QString("%1 %2 more: %3")
                           .arg(names[index(prospect.seat)])
                           .arg(prospect.more)
                           .arg(reasons.value(static_cast<int>(prospect.reason), "?"));
        for (const int gain : prospect.gains)
            text += QString(gain >= 0 ? " +%1" : " %1").arg(gain);
        told << text;
    }
    return told;
}

int countedOn(const OrderCard &card, int segment)
{
    if (segment <= 4)
        return card.squares[static_cast<std::size_t>(segment - 1)];
    return static_cast<int>(card.vehicle) == segment - 5 ? static_cast<int>(card.coal.size()) : 0;
}

// Free cards that bring exactly that many squares, found by trying.
bool chooseCards(const std::vector<Order> &free, std::size_t next, int segment, int wanted,
                 std::vector<Order> &chosen)
{
    if (wanted == 0)
        return true;
    for (std::size_t number = next; number < free.size(); ++number) {
        const int squares = countedOn(card(free[number]), segment);
        if (squares == 0 || squares > wanted)
            continue;
        chosen.push_back(free[number]);
        if (chooseCards(free, number + 1, segment, wanted - squares, chosen))
            return true;
        chosen.pop_back();
    }
    return false;
}

// Really adds squares or empty carts; false where the pieces do not allow it.
bool add(Table &table, Seat seat, int segment, int more)
{
    if (segment > 8) {
        for (int cart = 0; cart < more; ++cart) {
            if (apply(table,
                      CartEmptied{seat, {coals[static_cast<std::size_t>(segment - 9)], Side::Light, 0}}))
                return false;
        }
        return true;
    }
    std::vector<Order> free;
    for (std::uint8_t number = 0; number < orderCount; ++number) {
        if (std::ranges::none_of(table.players, [=](const Player &player) {
                return std::ranges::find(player.delivered, Order{number}) != player.delivered.end();
            }))
            free.push_back(Order{number});
    }
    // Large cards first: then the small ones fill what is left, and trying is quick.
    std::ranges::stable_sort(free, std::ranges::greater{},
                             [](Order order) { return card(order).squareCount(); });
    std::vector<Order> chosen;
    if (!chooseCards(free, 0, segment, more, chosen))
        return false;
    for (const Order order : chosen) {
        if (apply(table, OrderDelivered{seat, order}))
            return false;
    }
    return true;
}

std::vector<int> pointsOf(const Line &line)
{
    std::vector<int> points;
    for (const Award &award : line.awards)
        points.push_back(award.points);
    return points;
}

// The prospects of one player in one segment, by trying one number after the other on copies of the table.
std::vector<Prospect> byTrying(const Table &table, Seat seat, int segment)
{
    std::vector<Prospect> found;
    const auto line = static_cast<std::size_t>(segment - 1);
    const std::vector<int> today = pointsOf(segmentsIfEndedNow(table)[line]);
    std::vector<int> last = today;
    if (segment > 8 && table.options.cartsNeedDelivery && table.player(seat).delivered.empty())
        return found;
    for (int more = 1; more <= 24; ++more) {
        Table then = table;
        if (!add(then, seat, segment, more))
            continue;
        const Line after = segmentsIfEndedNow(then)[line];
        if (pointsOf(after) == last)
            continue;
        last = pointsOf(after);
        Prospect prospect{seat, segment, more, after.awards[static_cast<std::size_t>(index(seat))].reason,
                          last};
        for (std::size_t other = 0; other < today.size(); ++other)
            prospect.gains[other] -= today[other];
        found.push_back(prospect);
    }
    return found;
}

} // namespace

class CoalBaronProspectsTest : public QObject
{
    Q_OBJECT

private slots:
    void two_more_grey_squares_and_anna_takes_the_segment_alone()
    {
        Table table = looseTable(2, 1);
        QVERIFY(happens(table, delivering(anna, {"wheelbarrow:g"})));
        QVERIFY(happens(table, delivering(bela, {"horse-cart:gg"})));
        QCOMPARE(pointsOn(segmentsIfEndedNow(table), "shift1.segment3"), QList({0, 4}));
        QCOMPARE(prospectsIn(table, 3),
                 QStringList({"Anna 1 more: TiedFirst +4 +0", "Anna 2 more: First +4 -4"}));
    }

    void a_place_can_be_won_shared_or_taken_away_data()
    {
        QTest::addColumn<QStringList>("yellow"); // one card per seat
        QTest::addColumn<QStringList>("told");

        QTest::newRow("three players, nobody has any")
            << QStringList{"", "", ""}
            << QStringList{"Anna 1 more: First +2 +0 +0", "Béla 1 more: First +0 +2 +0",
                           "Cili 1 more: First +0 +0 +2"};
        QTest::newRow("two are tied in front, the third has none")
            << QStringList{"truck:y", "train:y", ""}
            << QStringList{"Anna 1 more: First +0 -1 +0", "Béla 1 more: First -1 +0 +0",
                           "Cili 1 more: TiedFirst +0 +0 +2", "Cili 2 more: First -1 -1 +2"};
        QTest::newRow("three, two, one")
            << QStringList{"truck:yyy", "train:yy", "train:y"}
            << QStringList{"Béla 1 more: TiedFirst +0 +1 +0", "Béla 2 more: First -1 +1 +0",
                           "Cili 1 more: TiedSecond +0 +0 +1", "Cili 2 more: TiedFirst +0 -1 +2",
                           "Cili 3 more: First -1 -1 +2"};
    }
    void a_place_can_be_won_shared_or_taken_away()
    {
        QFETCH(QStringList, yellow);
        Table table = looseTable(3, 1);
        for (int seat = 0; seat < 3; ++seat) {
            if (!yellow[seat].isEmpty())
                QVERIFY(happens(table, {OrderDelivered{Seat{seat}, order(yellow[seat].toStdString())}}));
        }
        QTEST(prospectsIn(table, 1), "told");
    }

    void only_segments_due_after_this_shift_are_told_data()
    {
        QTest::addColumn<int>("shift");
        QTest::addColumn<int>("segments");
        QTest::newRow("first shift") << 1 << 4;
        QTest::newRow("second shift") << 2 << 8;
        QTest::newRow("third shift") << 3 << 12;
    }
    void only_segments_due_after_this_shift_are_told()
    {
        QFETCH(int, shift);
        QFETCH(int, segments);
        const Table table = looseTable(4, shift);
        const std::vector<Line> lines = segmentsIfEndedNow(table);
        QCOMPARE(static_cast<int>(lines.size()), segments);
        for (int number = 1; number <= segments; ++number)
            QCOMPARE(id(lines[static_cast<std::size_t>(number - 1)]),
                     "shift" + std::to_string(shift) + ".segment" + std::to_string(number));
        const std::vector<Prospect> found = prospects(table);
        QCOMPARE(static_cast<int>(found.size()), 4 * segments);
        QCOMPARE(found.back().segment, segments);
    }

    void outside_a_shift_there_is_nothing_to_tell()
    {
        const GameStarted full{2, anna, {}, trackEverything};
        Table between = looseTable(2, 1);
        QVERIFY(happens(between, {OrderDelivered{anna, order("truck:k")}, ShiftEnded{std::vector{0, 0}}}));
        Table final = looseTable(2, 3);
        QVERIFY(happens(final, {ShiftEnded{}}));
        for (const Table &table : {Table{}, tableAfter({full}), between, final}) {
            QVERIFY(segmentsIfEndedNow(table).empty());
            QVERIFY(prospects(table).empty());
        }
    }

    void what_would_be_scored_now_is_what_is_scored_then()
    {
        Table table = looseTable(3, 2);
        QVERIFY(happens(table, delivering(anna, {"truck:ybgk", "train:kk"})));
        QVERIFY(happens(table, delivering(cili, {"truck:bb", "train:k"})));
        const std::vector<Line> now = segmentsIfEndedNow(table);
        QVERIFY(happens(table, {ShiftEnded{std::vector{0, 0, 0}}}));
        QCOMPARE(now.size(), 8u);
        for (const Line &line : now)
            QVERIFY2(std::ranges::find(table.lines, line) != table.lines.end(), id(line).c_str());
    }

    void when_the_cards_are_gone_nothing_can_be_won()
    {
        Table table = looseTable(2, 2);
        QVERIFY(happens(
            table, delivering(anna, {"wheelbarrow:y", "wheelbarrow:b", "wheelbarrow:yy", "wheelbarrow:g",
                                     "wheelbarrow:k", "wheelbarrow:bb", "wheelbarrow:bbb", "wheelbarrow:gg",
                                     "wheelbarrow:kk", "wheelbarrow:ggg", "wheelbarrow:ybgk"})));
        QCOMPARE(prospectsIn(table, 5), QStringList());
        QVERIFY(!prospectsIn(table, 6).isEmpty());
    }

    void open_orders_of_others_are_out_of_reach()
    {
        const Hands hands{{"wheelbarrow:k", "train:k", "truck:k"}, {"train:kk", "truck:kk", "horse-cart:kk"}};
        Table table = tableAfter(opening({2, anna, {}, {.orders = true}}, hands));
        QVERIFY(happens(table, {OrderDelivered{bela, order("train:kk")}}));
        for (const char *card : {"wheelbarrow:kk", "truck:kkk", "horse-cart:kkk", "wheelbarrow:ybgk",
                                 "horse-cart:ybgk", "truck:ybgk", "train:ybgk"})
            QVERIFY(happens(table, {OrderTaken{bela, order(card)}}));
        QCOMPARE(prospectsIn(table, 4),
                 QStringList({"Anna 2 more: TiedFirst +5 +0", "Anna 3 more: First +5 -5"}));
        QVERIFY(happens(
            table, {OrderTaken{bela, order("horse-cart:k")}, OrderDelivered{bela, order("horse-cart:kk")}}));
        QCOMPARE(prospectsIn(table, 4), QStringList());
    }

    void an_addition_that_no_card_makes_is_no_prospect()
    {
        // All yellow squares but the three on one card are delivered: 9 by Anna, 10 by Béla.
        Table table = looseTable(2, 1);
        QVERIFY(happens(table, delivering(anna, {"truck:yyy", "wheelbarrow:yy", "train:yy", "train:ybgk",
                                                 "wheelbarrow:y"})));
        QVERIFY(happens(table,
                        delivering(bela, {"truck:yy", "horse-cart:yy", "truck:y", "train:y", "horse-cart:y",
                                          "wheelbarrow:ybgk", "horse-cart:ybgk", "truck:ybgk"})));
        QCOMPARE(segmentsIfEndedNow(table)[0].awards[0].count, 9);
        QCOMPARE(segmentsIfEndedNow(table)[0].awards[1].count, 10);
        QCOMPARE(prospectsIn(table, 1), QStringList({"Anna 3 more: First +2 -2"}));
    }

    void empty_carts_are_limited_by_the_tiles_others_have()
    {
        Table table = looseTable(2, 3, {}, {.mines = true});
        for (const char *kind : {"light:kk", "dark:kk"})
            QVERIFY(happens(table, std::vector<Event>(3, TileBought{bela, tile(kind), {}})));
        QCOMPARE(prospectsIn(table, 12),
                 QStringList({"Anna 1 more: First +13 +0", "Béla 1 more: First +0 +13"}));
        for (int cart = 0; cart < 7; ++cart)
            QVERIFY(happens(table, {CartEmptied{bela, {Coal::Black, Side::Dark, cart}}}));
        QCOMPARE(prospectsIn(table, 12), QStringList({"Anna 7 more: TiedFirst +13 +0"}));
        QVERIFY(happens(table, {CartEmptied{bela, {Coal::Black, Side::Light, 0}}}));
        QCOMPARE(prospectsIn(table, 12), QStringList());
    }

    void carts_may_need_a_delivery()
    {
        const Options needed{4, true};
        Table table = looseTable(2, 3, needed);
        QVERIFY(happens(table,
                        {EmptyCartsCounted{anna, {{3, 0, 0, 0}}}, OrderDelivered{bela, order("truck:y")}}));
        QCOMPARE(prospectsIn(table, 9), QStringList({"Béla 1 more: First +0 +10"}));
        QVERIFY(happens(table, {OrderDelivered{anna, order("train:y")}}));
        QCOMPARE(prospectsIn(table, 9),
                 QStringList({"Béla 3 more: TiedFirst +0 +10", "Béla 4 more: First -10 +10"}));
    }

    void every_prospect_is_what_really_adding_gives()
    {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            std::mt19937 random(seed);
            const int players = static_cast<int>(2 + random() % 3);
            const int shift = static_cast<int>(1 + random() % 3);
            Table table = looseTable(players, shift, {random() % 2 ? 4 : 3, random() % 2 == 0});
            const auto anySeat = [&] {
                return Seat{static_cast<int>(random() % static_cast<unsigned>(players))};
            };
            for (auto deliveries = random() % 20; deliveries > 0; --deliveries) {
                // Cards with a single square stay in the game, so that every number of squares can be made.
                const Order any{static_cast<std::uint8_t>(random() % orderCount)};
                if (card(any).squareCount() > 1)
                    apply(table, OrderDelivered{anySeat(), any});
            }
            for (auto carts = random() % 30; carts > 0; --carts)
                apply(table, CartEmptied{anySeat(), {coals[random() % 4], Side::Light, 0}});

            std::vector<Prospect> expected;
            for (int segment = 1; segment <= 4 * shift; ++segment) {
                for (int seat = 0; seat < players; ++seat) {
                    const std::vector<Prospect> tried = byTrying(table, Seat{seat}, segment);
                    expected.insert(expected.end(), tried.begin(), tried.end());
                }
            }
            QVERIFY2(prospects(table) == expected, qPrintable(QString("seed %1").arg(seed)));
        }
    }
};

APPLESS_STORY(CoalBaronProspectsTest)
#include "coal_baron_prospects_test.moc"
