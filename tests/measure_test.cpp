// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/tiles.h"
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

MinePieceSeen tile(int carts, int loaded, float x = 0)
{
    return {MinePieceSeen::Kind::Tile, Coal::Grey, Side::Dark, carts, loaded, at100(x), 1, {}};
}

MinePieceSeen asking(MinePieceSeen piece)
{
    piece.why.push_back({Doubt::Kind::LoadUnclear});
    return piece;
}

// With the four carts printed on every board, empty ones.
MineSeen mineWith(std::vector<MinePieceSeen> pieces)
{
    for (const Coal level : coals) {
        const float x = 1000.0F + 100.0F * static_cast<float>(at(level));
        pieces.push_back({.kind = MinePieceSeen::Kind::BoardCart,
                          .level = level,
                          .side = printedCartSide[at(level)],
                          .carts = 1,
                          .quad = at100(x),
                          .confidence = 1});
    }
    return {.pieces = std::move(pieces)};
}

// As a scene maker writes it, which knows each load.
MineTruth truthOf(const MineSeen &mine)
{
    MineTruth truth;
    truth.levels = countLevels(mine);
    for (const MinePieceSeen &piece : mine.pieces)
        truth.pieces.push_back({.kind = piece.kind,
                                .level = piece.level,
                                .side = piece.side,
                                .carts = piece.carts,
                                .loaded = piece.loaded,
                                .quad = piece.quad});
    return truth;
}

MineTruth truthOf(const MinePieceSeen &piece)
{
    return truthOf(mineWith({piece}));
}

// As a person writes it, who counts the loaded carts of a row.
MineTruth countedTruthOf(const std::vector<MinePieceSeen> &tiles)
{
    MineTruth truth = truthOf(mineWith(tiles));
    std::erase_if(truth.pieces,
                  [](const MineTruth::Piece &piece) { return piece.kind == MinePieceSeen::Kind::BoardCart; });
    for (MineTruth::Piece &piece : truth.pieces)
        piece.loaded.reset();
    return truth;
}

Figures figuresOf(const MineTruth &truth, std::vector<MinePieceSeen> said)
{
    return measure::ofMine(truth, mineWith(std::move(said)));
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
    void a_missed_card_is_not_excused_by_doubt_about_its_neighbour();
    void a_load_is_right_or_wrong_tile_by_tile();
    void loads_wrong_both_ways_do_not_cancel();
    void a_load_is_excused_only_by_doubt_about_its_own_tile();
    void asking_about_a_right_tile_or_printed_cart_is_needless();
    void a_printed_cart_is_an_item_like_a_tile();
    void a_row_of_all_or_none_loaded_tells_every_load();
    void where_only_a_rows_sum_is_known_doubt_must_be_about_what_may_be_wrong();
    void a_mine_not_seen_is_silent_in_every_item();
    void what_is_invented_is_counted_by_whether_it_asks();
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

void MeasureTest::a_missed_card_is_not_excused_by_doubt_about_its_neighbour()
{
    const std::vector<OrdersTruth::Card> overlapping{real("truck:kk", 0), real("train:y", 20)};
    QCOMPARE(figures(overlapping, {seen("truck:kk", 0, true)}).silent, 1);
}

void MeasureTest::a_load_is_right_or_wrong_tile_by_tile()
{
    const MineTruth truth = truthOf(tile(2, 1));
    const Figures right = figuresOf(truth, {tile(2, 1)});
    QCOMPARE(right.exact, 1);
    QCOMPARE(right.items, 5);
    QCOMPARE(right.right, 5);
    const Figures wrong = figuresOf(truth, {tile(2, 2)});
    QCOMPARE(wrong.exact, 0);
    QCOMPARE(wrong.right, 4);
    QCOMPARE(wrong.silent, 1);
    QCOMPARE(figuresOf(truth, {asking(tile(2, 2))}).silent, 0);
    QCOMPARE(figuresOf(truth, {tile(1, 1)}).silent, 1); // one fault, not two
}

void MeasureTest::loads_wrong_both_ways_do_not_cancel()
{
    const MineTruth truth = truthOf(mineWith({tile(1, 1, 0), tile(1, 0, 100)}));
    const Figures wrong = figuresOf(truth, {tile(1, 0, 0), tile(1, 1, 100)});
    QCOMPARE(wrong.exact, 0);
    QCOMPARE(wrong.silent, 2);
}

void MeasureTest::a_load_is_excused_only_by_doubt_about_its_own_tile()
{
    const MineTruth truth = truthOf(mineWith({tile(1, 1, 0), tile(1, 0, 100)}));
    const Figures wrong = figuresOf(truth, {tile(1, 0, 0), asking(tile(1, 0, 100))});
    QCOMPARE(wrong.silent, 1);
    QCOMPARE(wrong.needless, 1);
    QCOMPARE(figuresOf(truth, {asking(tile(1, 0, 0)), tile(1, 0, 100)}).silent, 0);
}

void MeasureTest::asking_about_a_right_tile_or_printed_cart_is_needless()
{
    MineSeen mine = mineWith({asking(tile(2, 1))});
    mine.pieces.back() = asking(mine.pieces.back());
    const Figures doubted = measure::ofMine(truthOf(tile(2, 1)), mine);
    QCOMPARE(doubted.exact, 1);
    QCOMPARE(doubted.needless, 2);
    QCOMPARE(measure::ofMine(countedTruthOf({tile(2, 1)}), mine).needless, 2);
}

void MeasureTest::a_printed_cart_is_an_item_like_a_tile()
{
    const MineTruth truth = truthOf(tile(1, 1));
    MineSeen mine = mineWith({tile(1, 1)});
    mine.pieces.back().loaded = 1;
    QCOMPARE(measure::ofMine(truth, mine).silent, 1);
    QCOMPARE(measure::ofMine(truth, mine).exact, 0);
    QCOMPARE(measure::ofMine(countedTruthOf({tile(1, 1)}), mine).silent, 1);
    mine.pieces.back() = asking(mine.pieces.back());
    QCOMPARE(measure::ofMine(truth, mine).silent, 0);
    mine.pieces.pop_back();
    QCOMPARE(measure::ofMine(truth, mine).silent, 1); // missed
    MineTruth elsewhere = truth;
    elsewhere.board = at100(5000);
    QCOMPARE(figuresOf(elsewhere, {tile(1, 1)}).silent, 8); // four missed, four invented
}

void MeasureTest::a_row_of_all_or_none_loaded_tells_every_load()
{
    const MineTruth all = countedTruthOf({tile(2, 2, 0), tile(1, 1, 100)});
    const Figures wrong = figuresOf(all, {tile(2, 1, 0), asking(tile(1, 1, 100))});
    QCOMPARE(wrong.silent, 1);
    QCOMPARE(wrong.needless, 1);
    const MineTruth none = countedTruthOf({tile(2, 0, 0), tile(1, 0, 100)});
    QCOMPARE(figuresOf(none, {tile(2, 2, 0), tile(1, 0, 100)}).silent, 1);
}

void MeasureTest::where_only_a_rows_sum_is_known_doubt_must_be_about_what_may_be_wrong()
{
    const MineTruth truth = countedTruthOf({tile(1, 1, 0), tile(1, 0, 100), tile(1, 0, 200)});
    const auto told = [&](const MinePieceSeen &one, const MinePieceSeen &two, const MinePieceSeen &three) {
        return figuresOf(truth, {one, two, three});
    };
    QCOMPARE(told(tile(1, 1, 0), tile(1, 0, 100), tile(1, 0, 200)).exact, 1);
    const Figures tooMany = told(tile(1, 1, 0), tile(1, 1, 100), asking(tile(1, 0, 200)));
    QCOMPARE(tooMany.exact, 0);
    QCOMPARE(tooMany.silent, 1); // the empty cart is not the one too many
    QCOMPARE(tooMany.needless, 1);
    const Figures honest = told(tile(1, 1, 0), asking(tile(1, 1, 100)), tile(1, 0, 200));
    QCOMPARE(honest.silent, 0);
    QCOMPARE(honest.needless, 0);
    QCOMPARE(told(tile(1, 1, 0), tile(1, 1, 100), tile(1, 1, 200)).silent, 2);
    QCOMPARE(told(tile(1, 0, 0), tile(1, 0, 100), tile(1, 0, 200)).silent, 1);
    // What lies on a tile that was not seen may be what is missing, not more.
    QCOMPARE(figuresOf(truth, {tile(1, 0, 0), tile(1, 0, 100)}).silent, 1);
    QCOMPARE(figuresOf(truth, {tile(1, 1, 0), tile(1, 1, 100)}).silent, 2);
}

void MeasureTest::a_mine_not_seen_is_silent_in_every_item()
{
    QCOMPARE(measure::ofMine(truthOf(tile(1, 1)), {}).silent, 5);
    QCOMPARE(measure::ofMine(countedTruthOf({tile(1, 1)}), {}).silent, 5);
}

void MeasureTest::what_is_invented_is_counted_by_whether_it_asks()
{
    const Figures cards =
        figures({}, {seen("truck:kk", 0), seen("truck:kk", 100, true), seen(nullptr, 200, true)});
    QCOMPARE(cards.invented, 1);
    QCOMPARE(cards.inventedAsking, 2);
    QCOMPARE(cards.photosInvented, 1);
    QCOMPARE(figures({}, {seen(nullptr, 200, true)}).photosInvented, 0);
    const Figures mine = measure::ofMine({}, mineWith({asking(tile(1, 1))}));
    QCOMPARE(mine.invented, 4);
    QCOMPARE(mine.inventedAsking, 1);
    QCOMPARE(mine.items, 0);
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
    MineSeen mine = mineWith({tile(2, 1)});
    mine.cubesElsewhere = 3;
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
    QVERIFY(std::abs(measure::lowerBound(9, 10) - 0.6058) < 1e-4);
    QCOMPARE(measure::lowerBound(0, 5), 0.0);
}

APPLESS_STORY(MeasureTest)
#include "measure_test.moc"
