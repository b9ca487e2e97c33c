// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/art.h"

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

} // namespace

std::array<Order, orderCount> ordersOnSheet()
{
    constexpr std::array<std::string_view, orderCount> names{
        "wheelbarrow:y",    "wheelbarrow:b",   "wheelbarrow:yy", "wheelbarrow:g",  "wheelbarrow:k",
        "wheelbarrow:bb",   "wheelbarrow:bbb", "wheelbarrow:gg", "wheelbarrow:kk", "wheelbarrow:ggg",
        "wheelbarrow:ybgk", "truck:y",         "truck:yy",       "truck:b",        "truck:yyy",
        "truck:g",          "truck:bb",        "truck:k",        "truck:gg",       "truck:kk",
        "truck:ybgk",       "truck:kkk",       "horse-cart:y",   "horse-cart:yy",  "horse-cart:b",
        "horse-cart:yyy",   "horse-cart:g",    "horse-cart:k",   "horse-cart:bb",  "horse-cart:gg",
        "horse-cart:kk",    "horse-cart:ybgk", "horse-cart:kkk", "train:y",        "train:b",
        "train:yy",         "train:g",         "train:bb",       "train:k",        "train:bbb",
        "train:gg",         "train:ggg",       "train:kk",       "train:ybgk"};
    std::array<Order, orderCount> orders{};
    std::ranges::transform(names, orders.begin(), [](std::string_view name) { return *findOrder(name); });
    return orders;
}

std::array<Tile, tileKindCount> tilesOnSheet()
{
    std::array<Tile, tileKindCount> tiles{};
    std::size_t next = 0;
    for (const Side side : {Side::Dark, Side::Light})
        for (const Coal coal : coals)
            for (const int carts : {1, 2})
                tiles.at(next++) = tileOf(coal, carts, side);
    return tiles;
}

Art cutSheets(const cv::Mat &orders, const cv::Mat &tiles, const cv::Mat &board, const cv::Mat &cage)
{
    Art art;
    art.orderBack = cell(orders, {9, 5}, 0);
    int next = 1;
    for (const Order order : ordersOnSheet()) {
        art.orders[at(order)] = cell(orders, {9, 5}, next++);
        art.retitled[at(order)] = retitle(art.orders[at(order)]);
    }
    next = 0;
    for (const Tile tile : tilesOnSheet())
        art.tiles[at(tile)] = cell(tiles, {4, 5}, next++);
    art.tileBack = cell(tiles, {4, 5}, next);
    art.board = board.clone();
    art.cage = cage.clone();
    return art;
}

Art readArt(const std::filesystem::path &folder)
{
    return cutSheets(readPicture(folder / "orders.jpg"), readPicture(folder / "tiles.jpg"),
                     readPicture(folder / "player-board.jpg"), readPicture(folder / "elevator.jpg"));
}

} // namespace scenes
