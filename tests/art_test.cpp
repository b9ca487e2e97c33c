// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/art/draw.h"
#include "companion/art/mine_places.h"
#include "tests/stories.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

using namespace scoring::coal_baron;

namespace {

// Of two pictures of the same size, the average difference of a channel.
double difference(const QImage &one, const QImage &other)
{
    if (one.size() != other.size())
        return 255;
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            sum +=
                std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
        }
    return sum / (3.0 * one.width() * one.height());
}

// The colour most like a coal's: which of the four is nearest.
Coal nearestCoal(const QColor &seen, const art::Edition &edition)
{
    const auto distance = [&](Coal coal) {
        const QColor colour = edition.coal[at(coal)];
        return std::hypot(seen.red() - colour.red(), seen.green() - colour.green(),
                          seen.blue() - colour.blue());
    };
    return *std::ranges::min_element(coals, {}, distance);
}

std::vector<const art::Edition *> allEditions()
{
    std::vector<const art::Edition *> editions{&art::ownEdition()};
    for (const art::Edition &edition : art::otherEditions())
        editions.push_back(&edition);
    return editions;
}

} // namespace

class ArtTest : public QObject
{
    Q_OBJECT

private slots:
    void no_two_cards_of_an_edition_look_alike_data() { editions(); }
    void no_two_cards_of_an_edition_look_alike();
    void no_two_tiles_of_an_edition_look_alike_data() { editions(); }
    void no_two_tiles_of_an_edition_look_alike();
    void each_cell_of_a_sheet_shows_its_piece_data() { editions(); }
    void each_cell_of_a_sheet_shows_its_piece();
    void each_cart_has_the_colour_of_its_level_data() { editions(); }
    void each_cart_has_the_colour_of_its_level();
    void the_sheets_show_every_piece_once();
    void editions_look_different();
    void the_other_title_changes_nothing_but_the_title();
    void an_unknown_edition_is_not_found();

private:
    static void editions();
};

void ArtTest::editions()
{
    QTest::addColumn<QString>("name");
    for (const art::Edition *edition : allEditions())
        QTest::newRow(edition->name.data()) << QString::fromLatin1(edition->name.data());
}

void ArtTest::no_two_cards_of_an_edition_look_alike()
{
    QFETCH(QString, name);
    std::vector<QImage> cards;
    for (const Order order : art::ordersOnSheet())
        cards.push_back(drawOrder(order, *art::findEdition(name.toStdString()), 66));
    for (std::size_t one = 0; one < cards.size(); ++one)
        for (std::size_t other = one + 1; other < cards.size(); ++other)
            QVERIFY2(difference(cards[one], cards[other]) > .5,
                     qPrintable(QString("%1 and %2").arg(one).arg(other)));
}

void ArtTest::no_two_tiles_of_an_edition_look_alike()
{
    QFETCH(QString, name);
    std::vector<QImage> tiles;
    for (const Tile tile : art::tilesOnSheet())
        tiles.push_back(drawTile(tile, *art::findEdition(name.toStdString()), 60));
    for (std::size_t one = 0; one < tiles.size(); ++one)
        for (std::size_t other = one + 1; other < tiles.size(); ++other)
            QVERIFY2(difference(tiles[one], tiles[other]) > 1,
                     qPrintable(QString("%1 and %2").arg(one).arg(other)));
}

void ArtTest::each_cell_of_a_sheet_shows_its_piece()
{
    QFETCH(QString, name);
    const art::Edition &edition = *art::findEdition(name.toStdString());
    const art::Sheets sheets = drawSheets(edition);
    const QSize card(sheets.orders.width() / 9, sheets.orders.height() / 5);
    QCOMPARE(QSize(card.width() * 9, card.height() * 5), sheets.orders.size());
    QCOMPARE(difference(sheets.orders.copy({{}, card}), drawOrderBack(edition, card.width())), 0.);
    int cell = 1;
    for (const Order order : art::ordersOnSheet()) {
        const QRect place(QPoint(cell % 9 * card.width(), cell / 9 * card.height()), card);
        if (cell++ % 5 == 0) // a sample of the 44
            QCOMPARE(difference(sheets.orders.copy(place), drawOrder(order, edition, card.width())), 0.);
    }
    const QSize tile(sheets.tiles.width() / 4, sheets.tiles.height() / 5);
    QCOMPARE(tile.width(), tile.height());
    cell = 0;
    for (const Tile kind : art::tilesOnSheet()) {
        const QRect place(QPoint(cell % 4 * tile.width(), cell / 4 * tile.height()), tile);
        if (cell++ % 5 == 0)
            QCOMPARE(difference(sheets.tiles.copy(place), drawTile(kind, edition, tile.width())), 0.);
    }
}

void ArtTest::each_cart_has_the_colour_of_its_level()
{
    QFETCH(QString, name);
    const art::Edition &edition = *art::findEdition(name.toStdString());
    const QImage board = drawBoard(edition, 700);
    for (const Coal coal : coals) {
        const art::Spot cart = art::printedCart[at(coal)];
        // Beside the number or mark in the middle of the cart.
        const QPoint spot(qRound((cart.x - .035) * board.width()), qRound((cart.y + .003) * board.height()));
        QCOMPARE(nearestCoal(board.pixelColor(spot), edition), coal);
    }
    for (const Coal coal : coals) {
        const QImage tile = drawTile(tileOf(coal, 1, Side::Dark), edition, 200);
        const QPoint spot(qRound((art::onlyCart.x + .12) * 200), qRound(art::onlyCart.y * 200));
        QCOMPARE(nearestCoal(tile.pixelColor(spot), edition), coal);
    }
}

void ArtTest::the_sheets_show_every_piece_once()
{
    const auto orders = art::ordersOnSheet();
    QCOMPARE(std::set(orders.begin(), orders.end()).size(), orders.size());
    const auto tiles = art::tilesOnSheet();
    QCOMPARE(std::set(tiles.begin(), tiles.end()).size(), tiles.size());
}

void ArtTest::editions_look_different()
{
    const Order order = *findOrder("truck:bb");
    const std::vector<const art::Edition *> editions = allEditions();
    QVERIFY(editions.size() >= 4);
    for (const art::Edition *one : editions)
        for (const art::Edition *other : editions)
            if (one != other)
                QVERIFY(difference(drawOrder(order, *one, 88), drawOrder(order, *other, 88)) > 15);
}

void ArtTest::the_other_title_changes_nothing_but_the_title()
{
    for (const art::Edition *edition : allEditions()) {
        art::Edition elsewhere = *edition;
        elsewhere.title = edition->otherTitle;
        const Order order = *findOrder("train:kk");
        const double change = difference(drawOrder(order, *edition, 176), drawOrder(order, elsewhere, 176));
        QVERIFY(change > 0);
        QVERIFY(change < 3);
    }
}

void ArtTest::an_unknown_edition_is_not_found()
{
    QVERIFY(!art::findEdition("golden"));
}

GUILESS_STORY(ArtTest)
#include "art_test.moc"
