// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

using view_story::Table;
using view_story::valueIn;

namespace {

enum Level { Yellow, Brown, Grey, Black };
constexpr bool light = true;
constexpr bool dark = false;

} // namespace

class MineViewTest : public QObject
{
    Q_OBJECT

private slots:
    void a_new_mine_has_its_four_printed_carts_loaded();
    void a_tile_of_two_grey_carts_costs_six_and_lies_on_the_light_side();
    void a_cart_is_emptied_and_is_not_empty_after_all();
    void the_last_tile_comes_off_again();
    void a_tile_in_the_middle_comes_off_with_what_was_emptied_on_it();
    void what_was_printed_on_the_board_stays();
    void a_tile_of_an_evaluated_shift_comes_off_only_when_somebody_says_so();
    void the_box_holds_three_tiles_of_a_kind();
    void marks_and_cubes_are_counted_for_the_player_shown();
    void where_mines_are_not_followed_empty_carts_are_counted();
    void the_rulebook_s_empty_carts();
};

void MineViewTest::a_new_mine_has_its_four_printed_carts_loaded()
{
    Table table;
    table.play();
    QAbstractItemModel *levels = table.app.mine()->levels();
    QCOMPARE(levels->rowCount(), 4);
    const QList<bool> printedLight{false, true, true, false};
    for (int level = 0; level < 4; ++level) {
        const QVariantList tiles = valueIn(levels, level, printedLight[level] ? "light" : "dark").toList();
        QCOMPARE(tiles.size(), 1);
        QVERIFY(tiles.first().toMap().value("printed").toBool());
        QVERIFY(valueIn(levels, level, printedLight[level] ? "dark" : "light").toList().isEmpty());
    }
    QCOMPARE(table.app.mine()->cubesOnCarts(), 4);
    QCOMPARE(table.app.mine()->balancePoints(), 0); // what is printed is no tile
}

void MineViewTest::a_tile_of_two_grey_carts_costs_six_and_lies_on_the_light_side()
{
    Table table;
    table.play();
    companion::MineView &mine = *table.app.mine();
    QCOMPARE(valueIn(mine.levels(), Grey, "prices").value<QList<int>>(), QList({3, 6}));
    mine.buy(Grey, 2, light);
    const QVariantList tiles = valueIn(mine.levels(), Grey, "light").toList();
    QCOMPARE(tiles.size(), 2);
    QCOMPARE(tiles.last().toMap().value("carts").toList().size(), 2);
    QCOMPARE(mine.cubesOnCarts(), 6);
    QCOMPARE(mine.balancePoints(), -2);
    mine.buy(Black, 1, dark);
    QCOMPARE(mine.balancePoints(), 0);
    QCOMPARE(mine.lightTiles(), 1);
    QCOMPARE(mine.darkTiles(), 1);
}

void MineViewTest::a_cart_is_emptied_and_is_not_empty_after_all()
{
    Table table;
    table.play();
    companion::MineView &mine = *table.app.mine();
    mine.tapCart(Yellow, dark, 0);
    QCOMPARE(mine.emptyCarts(), QList({1, 0, 0, 0}));
    QCOMPARE(mine.cubesOnCarts(), 3);
    mine.tapCart(Yellow, dark, 0);
    QCOMPARE(mine.emptyCarts(), QList({0, 0, 0, 0}));
    mine.tapCart(Yellow, light, 0); // no cart there
    mine.tapCart(7, light, 0);
    QCOMPARE(mine.cubesOnCarts(), 4);
}

void MineViewTest::the_last_tile_comes_off_again()
{
    Table table;
    table.play();
    companion::MineView &mine = *table.app.mine();
    mine.buy(Brown, 1, dark);
    mine.buy(Brown, 2, dark);
    mine.takeTileAway(Brown, dark, 1);
    QCOMPARE(mine.darkTiles(), 1);
    QCOMPARE(mine.cubesOnCarts(), 5);
    mine.setSeat(1);
    mine.takeTileAway(Brown, dark, 0); // somebody else's stays
    mine.setSeat(0);
    QCOMPARE(mine.darkTiles(), 1);
}

// Dark brown tunnel: tiles with one, two and one cart. The middle one was never bought.
void MineViewTest::a_tile_in_the_middle_comes_off_with_what_was_emptied_on_it()
{
    Table table;
    table.play();
    companion::MineView &mine = *table.app.mine();
    const auto loads = [&] {
        QString carts;
        for (const QVariant &tile : valueIn(mine.levels(), Brown, "dark").toList()) {
            carts += carts.isEmpty() ? "" : " ";
            for (const QVariant &cart : tile.toMap().value("carts").toList())
                carts += cart.toMap().value("cube").toInt() < 0 ? "-" : "o";
        }
        return carts;
    };
    mine.buy(Brown, 1, dark);
    mine.buy(Brown, 2, dark);
    mine.tapCart(Brown, dark, 2);
    mine.buy(Brown, 1, dark);
    mine.tapCart(Brown, dark, 0);
    mine.tapCart(Brown, dark, 3);
    mine.tapCart(Brown, light, 0); // the printed one, on the other side
    QCOMPARE(loads(), QString("- o- -"));
    const QSignalSpy taken(&mine, &companion::MineView::tileTaken);
    mine.takeTileAway(Brown, dark, 1);
    QCOMPARE(taken.size(), 1);
    QCOMPARE(taken.first().first().toString(), QString("2 carts on the dark side (brown)"));
    QCOMPARE(loads(), QString("- -"));
    QCOMPARE(mine.emptyCarts(), QList({0, 3, 0, 0}));
    QCOMPARE(mine.darkTiles(), 2);
    QVERIFY(table.app.game()->warnings().isEmpty());
    mine.tapCart(Brown, dark, 1); // not emptied after all
    QCOMPARE(loads(), QString("- o"));
    table.app.game()->undo();
    table.app.game()->redo();
    mine.tapCart(Brown, dark, 1);
    QCOMPARE(loads(), QString("- -"));
}

void MineViewTest::what_was_printed_on_the_board_stays()
{
    Table table;
    table.play();
    companion::MineView &mine = *table.app.mine();
    mine.buy(Grey, 1, light);
    const QSignalSpy taken(&mine, &companion::MineView::tileTaken);
    mine.takeTileAway(Grey, light, 0); // printed
    mine.takeTileAway(Grey, light, 7);
    mine.takeTileAway(9, light, 0);
    QCOMPARE(taken.size(), 0);
    mine.tapCart(Grey, light, 1);
    mine.takeTileAway(Grey, light, 1);
    QCOMPARE(taken.size(), 1);
    QCOMPARE(mine.lightTiles(), 0);
    QCOMPARE(mine.emptyCarts(), QList({0, 0, 0, 0}));
    table.app.game()->bringBack();
    QCOMPARE(mine.lightTiles(), 1);
    QCOMPARE(mine.emptyCarts(), QList({0, 0, 1, 0}));
    table.app.game()->bringBack(); // only once
    QCOMPARE(mine.lightTiles(), 1);
}

void MineViewTest::a_tile_of_an_evaluated_shift_comes_off_only_when_somebody_says_so()
{
    Table table;
    table.play(2);
    companion::CoalBaronGame &game = *table.app.game();
    companion::MineView &mine = *table.app.mine();
    mine.buy(Yellow, 1, light);
    mine.tapCart(Yellow, light, 0);
    for (int shift = 1; shift < 3; ++shift)
        QVERIFY(game.endShift({1, 0}) && game.startNextShift());
    QVERIFY(game.endShift({}));
    const int before = table.ofPlayer(0, "score").toInt();
    const QSignalSpy asked(&game, &companion::CoalBaronGame::correctionAsked);
    mine.takeTileAway(Yellow, light, 0);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(mine.lightTiles(), 1);
    game.confirmCorrection();
    QCOMPARE(mine.lightTiles(), 0);
    QCOMPARE(table.ofPlayer(0, "score").toInt(), before - 10); // empty yellow carts, first
}

void MineViewTest::the_box_holds_three_tiles_of_a_kind()
{
    Table table;
    table.play();
    const QSignalSpy refused(table.app.game(), &companion::CoalBaronGame::refused);
    companion::MineView &mine = *table.app.mine();
    for (int seat = 0; seat < 4; ++seat) {
        mine.setSeat(seat);
        mine.buy(Black, 2, light);
    }
    QCOMPARE(refused.size(), 1);
    QCOMPARE(valueIn(mine.levels(), Black, "lightLeft").value<QList<int>>(), QList({3, 0}));
    QCOMPARE(mine.lightTiles(), 0);
}

void MineViewTest::marks_and_cubes_are_counted_for_the_player_shown()
{
    Table table;
    table.play();
    companion::MineView &mine = *table.app.mine();
    QCOMPARE(mine.marks(), -1);
    mine.setSeat(2);
    mine.countMarks(17);
    mine.countCubes(5, 3, 1);
    QCOMPARE(mine.marks(), 17);
    QCOMPARE(QList({mine.cage(), mine.storage(), mine.onOrders()}), QList({5, 3, 1}));
    QCOMPARE(table.ofPlayer(2, "marks").toInt(), 17);
    QCOMPARE(table.ofPlayer(1, "marks").toInt(), -1);
    const QSignalSpy refused(table.app.game(), &companion::CoalBaronGame::refused);
    mine.countCubes(6, 0, 0); // a cage holds five
    QCOMPARE(refused.size(), 1);
    QCOMPARE(mine.cage(), 5);
}

void MineViewTest::where_mines_are_not_followed_empty_carts_are_counted()
{
    Table table;
    table.play(4, {{"followMines", false}});
    companion::MineView &mine = *table.app.mine();
    mine.setSeat(1);
    mine.countEmptyCarts({3, 0, 1, 2});
    QCOMPARE(mine.emptyCarts(), QList({3, 0, 1, 2}));
    QCOMPARE(table.ofPlayer(1, "carts").value<QList<int>>(), QList({3, 0, 1, 2}));
}

void MineViewTest::the_rulebook_s_empty_carts()
{
    Table table;
    table.play();
    companion::MineView &mine = *table.app.mine();
    mine.buy(Grey, 2, light);
    mine.buy(Black, 2, light);
    mine.buy(Black, 1, dark);
    for (const int cart : {0, 1, 2})
        mine.tapCart(Grey, light, cart);
    mine.tapCart(Black, light, 0);
    mine.tapCart(Black, light, 1);
    mine.tapCart(Black, dark, 0);
    mine.tapCart(Black, dark, 1);
    QCOMPARE(mine.emptyCarts(), QList({0, 0, 3, 4}));
}

GUILESS_STORY(MineViewTest)
#include "mine_view_test.moc"
