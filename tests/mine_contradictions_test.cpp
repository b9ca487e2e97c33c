// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "vision/mine_contradictions.h"

#include <QTest>

#include <algorithm>

using namespace vision;
using scoring::coal_baron::Coal;
using scoring::coal_baron::Side;

namespace {

MinePieceSeen tile(int carts)
{
    return {.kind = MinePieceSeen::Kind::Tile, .level = Coal::Grey, .side = Side::Dark, .carts = carts};
}

} // namespace

class MineContradictionsTest : public QObject
{
    Q_OBJECT

private slots:
    void the_box_has_three_tiles_of_a_kind()
    {
        MineSeen mine;
        mine.pieces = {tile(2), tile(2), tile(2), tile(1)};
        doubtContradictions(mine);
        QVERIFY(!mine.review());
    }

    void more_than_three_tiles_of_a_kind_ask()
    {
        MineSeen mine;
        mine.pieces = {tile(2), tile(2), tile(2), tile(2), tile(1)};
        doubtContradictions(mine);
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY((mine.pieces[i].why == std::vector<Doubt>{{Doubt::Kind::TooManyTiles, 4, 3}}));
        QVERIFY(!mine.pieces.back().review());
    }

    void a_doubt_about_cubes_elsewhere_is_none_about_pieces()
    {
        MineSeen mine;
        mine.why = {{Doubt::Kind::CubesUnclear}};
        mine.pieces = {tile(1)};
        doubtContradictions(mine);
        QVERIFY(!mine.pieces.front().review());
        QVERIFY(mine.review());
    }

    void where_the_board_is_in_doubt_every_piece_asks()
    {
        MineSeen mine;
        mine.why = {{Doubt::Kind::BoardUnclear}};
        mine.pieces = {tile(1), {.kind = MinePieceSeen::Kind::BoardCart, .level = Coal::Black, .carts = 1}};
        doubtContradictions(mine);
        QVERIFY(std::ranges::all_of(mine.pieces, [](const MinePieceSeen &piece) { return piece.review(); }));
    }
};

APPLESS_STORY(MineContradictionsTest)
#include "mine_contradictions_test.moc"
