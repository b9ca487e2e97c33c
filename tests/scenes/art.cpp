// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/art.h"

#include "companion/art/draw.h"
#include "scenes/pictures.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace scenes {

using namespace scoring::coal_baron;

namespace {

cv::Mat cell(const cv::Mat &sheet, cv::Size cells, int number)
{
    const cv::Size size(sheet.cols / cells.width, sheet.rows / cells.height);
    return sheet(cv::Rect({number % cells.width * size.width, number / cells.width * size.height}, size))
        .clone();
}

// Where cards carry the game's name.
const cv::Rect2d titleBand(.265, .084, .48, .058);

cv::Mat retitle(const cv::Mat &card)
{
    cv::Mat other = card.clone();
    const cv::Rect band(cvRound(titleBand.x * card.cols), cvRound(titleBand.y * card.rows),
                        cvRound(titleBand.width * card.cols), cvRound(titleBand.height * card.rows));
    const cv::Scalar paper = cv::mean(card(cv::Rect(band.x, band.y, 2, band.height)));
    const cv::Scalar ink = paper * .28;
    other(band).setTo(paper);
    cv::putText(other, "GLUCK AUF", {band.x + band.width / 20, band.y + band.height * 4 / 5},
                cv::FONT_HERSHEY_COMPLEX, band.width / 185.0, ink, 1, cv::LINE_AA);
    return other;
}

Art cutSheets(const cv::Mat &orders, const cv::Mat &tiles, const cv::Mat &board, const cv::Mat &cage)
{
    Art art;
    art.orderBack = cell(orders, {9, 5}, 0);
    int next = 1;
    for (const Order order : art::ordersOnSheet())
        art.orders[at(order)] = cell(orders, {9, 5}, next++);
    next = 0;
    for (const Tile tile : art::tilesOnSheet())
        art.tiles[at(tile)] = cell(tiles, {4, 5}, next++);
    art.tileBack = cell(tiles, {4, 5}, next);
    art.board = board.clone();
    art.cage = cage.clone();
    return art;
}

} // namespace

Art drawnArt(const art::Edition &edition)
{
    const art::Sheets sheets = drawSheets(edition);
    Art art = cutSheets(matOf(sheets.orders), matOf(sheets.tiles), matOf(sheets.board), matOf(sheets.cage));
    art::Edition elsewhere = edition;
    elsewhere.title = edition.otherTitle;
    for (const Order order : art::ordersOnSheet())
        art.retitled[at(order)] = matOf(drawOrder(order, elsewhere, art.orders[at(order)].cols));
    return art;
}

Art readArt(const std::filesystem::path &folder)
{
    Art art = cutSheets(readPicture(folder / "orders.jpg"), readPicture(folder / "tiles.jpg"),
                        readPicture(folder / "player-board.jpg"), readPicture(folder / "elevator.jpg"));
    std::ranges::transform(art.orders, art.retitled.begin(), retitle);
    return art;
}

} // namespace scenes
