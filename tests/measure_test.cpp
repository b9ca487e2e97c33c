// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "tests/vision/measure.h"

#include <QTest>

using namespace scoring::coal_baron;
using namespace vision;
using measure::Figures;

namespace {

Quad at100(float x)
{
    return {{{{x, 0}, {x + 44, 0}, {x + 44, 67}, {x, 67}}}};
}

OrdersTruth::Card real(const char *order, float x)
{
    return {findOrder(order), at100(x)};
}

OrderSeen seen(const char *order, float x, bool asks = false)
{
    OrderSeen card{at100(x), order ? findOrder(order) : std::nullopt, 0.9, {}};
    if (asks)
        card.why.push_back({Doubt::Kind::NumberUnclear});
    return card;
}

Figures figures(const std::vector<OrdersTruth::Card> &truth, const std::vector<OrderSeen> &said)
{
    return measure::ofOrders({.cards = truth}, said);
}

MinePieceSeen tile(int carts, int loaded)
{
    return {MinePieceSeen::Kind::Tile, Coal::Grey, Side::Dark, carts, loaded, at100(0), 1, {}};
}

MineTruth truthOf(const MinePieceSeen &piece)
{
    MineTruth truth;
    truth.levels = countLevels({.pieces = {piece}});
    truth.pieces.push_back({.kind = piece.kind,
                            .level = piece.level,
                            .side = piece.side,
                            .carts = piece.carts,
                            .loaded = piece.loaded,
                            .quad = piece.quad});
    return truth;
}

} // namespace

class MeasureTest : public QObject
{
    Q_OBJECT

private slots:
    void a_photo_read_right_is_exact();
    void a_wrong_card_is_silent_unless_it_asks();
    void a_missed_card_is_silent_unless_something_there_asks();
    void an_invented_card_is_silent_unless_it_asks();
    void asking_about_a_plain_card_is_needless();
    void a_card_is_matched_once_and_only_by_half_of_it();
    void a_load_is_right_or_wrong_by_level_and_side();
    void where_no_mine_is_even_a_printed_cart_is_invented();
    void cubes_on_no_cart_are_counted_apart();
    void the_upper_bound_is_the_known_one();
};

void MeasureTest::a_photo_read_right_is_exact()
{
    const Figures all =
        figures({real("truck:kk", 0), real("train:y", 100)}, {seen("train:y", 101), seen("truck:kk", 0)});
    QCOMPARE(all.exact, 1);
    QCOMPARE(all.right, 2);
    QCOMPARE(all.silent, 0);
    QCOMPARE(figures({}, {}).exact, 1);
}

void MeasureTest::a_wrong_card_is_silent_unless_it_asks()
{
    const Figures silent = figures({real("truck:kk", 0)}, {seen("train:kk", 0)});
    QCOMPARE(silent.exact, 0);
    QCOMPARE(silent.silent, 1);
    const Figures asking = figures({real("truck:kk", 0)}, {seen("train:kk", 0, true)});
    QCOMPARE(asking.exact, 0);
    QCOMPARE(asking.silent, 0);
}

void MeasureTest::a_missed_card_is_silent_unless_something_there_asks()
{
    QCOMPARE(figures({real("truck:kk", 0)}, {}).silent, 1);
    const Figures asking = figures({real("truck:kk", 0)}, {seen(nullptr, 30, true)});
    QCOMPARE(asking.silent, 1); // beside it
    QCOMPARE(figures({real("truck:kk", 0)}, {seen(nullptr, 18, true)}).silent, 0);
}

void MeasureTest::an_invented_card_is_silent_unless_it_asks()
{
    QCOMPARE(figures({}, {seen("truck:kk", 0)}).silent, 1);
    QCOMPARE(figures({}, {seen("truck:kk", 0, true)}).silent, 0);
    QCOMPARE(figures({}, {seen("truck:kk", 0, true)}).exact, 0);
    QCOMPARE(figures({}, {seen(nullptr, 0, true)}).exact, 1);
}

void MeasureTest::asking_about_a_plain_card_is_needless()
{
    QCOMPARE(figures({real("truck:kk", 0)}, {seen("truck:kk", 0, true)}).needless, 1);
    OrdersTruth::Card washed = real("truck:kk", 0);
    washed.washed = 0.4;
    QCOMPARE(figures({washed}, {seen("truck:kk", 0, true)}).needless, 0);
    OrdersTruth::Card covered = real("truck:kk", 0);
    covered.visible = 0.7;
    QCOMPARE(figures({covered}, {seen("truck:kk", 0, true)}).needless, 0);
}

void MeasureTest::a_card_is_matched_once_and_only_by_half_of_it()
{
    const Figures twice = figures({real("truck:kk", 0)}, {seen("truck:kk", 0), seen("truck:kk", 2)});
    QCOMPARE(twice.right, 1);
    QCOMPARE(twice.silent, 1);
    QCOMPARE(figures({real("truck:kk", 0)}, {seen("truck:kk", 20)}).right, 0);
}

void MeasureTest::a_load_is_right_or_wrong_by_level_and_side()
{
    const MineTruth truth = truthOf(tile(2, 1));
    QCOMPARE(measure::ofMine(truth, {.pieces = {tile(2, 1)}}).exact, 1);
    const Figures wrong = measure::ofMine(truth, {.pieces = {tile(2, 2)}});
    QCOMPARE(wrong.exact, 0);
    QCOMPARE(wrong.silent, 1);
    MinePieceSeen asking = tile(2, 2);
    asking.why.push_back({Doubt::Kind::LoadUnclear});
    QCOMPARE(measure::ofMine(truth, {.pieces = {asking}}).silent, 0);
    const Figures otherTile = measure::ofMine(truth, {.pieces = {tile(1, 1)}});
    QCOMPARE(otherTile.silent, 1); // one fault, not two
}

void MeasureTest::where_no_mine_is_even_a_printed_cart_is_invented()
{
    MinePieceSeen printed{MinePieceSeen::Kind::BoardCart, Coal::Grey, Side::Light, 1, 1, at100(0), 1, {}};
    QCOMPARE(measure::ofMine({}, {.pieces = {printed}}).silent, 1);
    printed.why.push_back({Doubt::Kind::BoardUnclear});
    QCOMPARE(measure::ofMine({}, {.pieces = {printed}}).silent, 0);
    QCOMPARE(measure::ofMine({}, {}).exact, 1);
}

void MeasureTest::cubes_on_no_cart_are_counted_apart()
{
    MineTruth truth = truthOf(tile(2, 1));
    MineSeen mine{.pieces = {tile(2, 1)}, .cubesElsewhere = 3};
    QCOMPARE(measure::ofMine(truth, mine).counted, 0); // nobody said how many there are
    truth.cubesElsewhere = 3;
    QCOMPARE(measure::ofMine(truth, mine).countedRight, 1);
    mine.cubesElsewhere = 4;
    const Figures wrong = measure::ofMine(truth, mine);
    QCOMPARE(wrong.countedRight, 0);
    QCOMPARE(wrong.countedSilent, 1);
    QCOMPARE(wrong.exact, 1); // of its items
    mine.why.push_back({Doubt::Kind::CubesUnclear});
    QCOMPARE(measure::ofMine(truth, mine).countedSilent, 0);
}

void MeasureTest::the_upper_bound_is_the_known_one()
{
    QVERIFY(std::abs(measure::upperBound(0, 3000) - 0.000998) < 1e-6); // the rule of three
    QVERIFY(std::abs(measure::upperBound(1, 10) - 0.3942) < 1e-4);
    QCOMPARE(measure::upperBound(5, 5), 1.0);
}

APPLESS_STORY(MeasureTest)
#include "measure_test.moc"
