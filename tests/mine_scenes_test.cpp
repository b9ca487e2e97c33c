// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/art/mine_places.h"
#include "scene_story.h"
#include "tests/stories.h"

#include <nlohmann/json.hpp>

#include <numeric>
#include <vector>

class MineScenesTest : public QObject
{
    Q_OBJECT

private slots:
    void every_tile_lies_where_the_truth_says();
    void the_board_lies_where_the_truth_says();
    void a_loaded_cart_shows_its_cube();
    void a_mine_has_no_more_of_a_tile_than_the_box();
    void the_truth_of_a_mine_adds_up();
    void the_truth_says_where_cubes_lie_on_no_cart();
};

void MineScenesTest::every_tile_lies_where_the_truth_says()
{
    const auto faces = resized(ownArt().tiles, tileCut);
    int tiles = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Easy, seed, {1200, 900});
        for (const scenes::TileLaid &laid : table.truth.mine->tiles) {
            if (laid.loads[0] || laid.loads[1])
                continue; // cubes hide the carts
            ++tiles;
            QCOMPARE(mostAlike(cutOut(table.picture, laid.quad, tileCut), faces), at(laid.tile));
        }
    }
    QVERIFY(tiles > 10);
}

void MineScenesTest::the_board_lies_where_the_truth_says()
{
    const cv::Size size(140, 293);
    cv::Mat board;
    cv::resize(ownArt().board, board, size, 0, 0, cv::INTER_AREA);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Normal, seed);
        QVERIFY(likeness(cutOut(table.picture, table.truth.mine->board, size), board) > .6);
    }
}

void MineScenesTest::a_loaded_cart_shows_its_cube()
{
    const auto faces = resized(ownArt().tiles, tileCut);
    const cv::Point cart(cvRound(art::onlyCart.x * tileCut.width), cvRound(art::onlyCart.y * tileCut.height));
    const cv::Rect body(cart - cv::Point(11, 8), cart + cv::Point(11, 8));
    std::vector<double> empty;
    std::vector<double> loaded;
    for (std::uint64_t seed = 20; seed < 32; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Easy, seed);
        for (const scenes::TileLaid &laid : table.truth.mine->tiles) {
            if (kind(laid.tile).carts != 1)
                continue;
            const cv::Mat seen = cutOut(table.picture, laid.quad, tileCut);
            (laid.loads[0] ? loaded : empty).push_back(likeness(seen(body), faces[at(laid.tile)](body)));
        }
    }
    const auto average = [](const std::vector<double> &values) {
        return std::accumulate(values.begin(), values.end(), 0.) / static_cast<double>(values.size());
    };
    QVERIFY(empty.size() > 5);
    QVERIFY(loaded.size() > 5);
    const QString figures = QString("%1 empty, %2 loaded").arg(average(empty)).arg(average(loaded));
    QVERIFY2(average(empty) > average(loaded) + .3, qPrintable(figures));
}

void MineScenesTest::a_mine_has_no_more_of_a_tile_than_the_box()
{
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        std::array<int, tileKindCount> counts{};
        const Scene table = scene(Kind::Mine, Level::Normal, seed, {160, 120});
        for (const scenes::TileLaid &laid : table.truth.mine->tiles)
            ++counts[at(laid.tile)];
        QVERIFY(std::ranges::all_of(counts, [](int count) { return count <= tilesOfAKind; }));
    }
}

void MineScenesTest::the_truth_of_a_mine_adds_up()
{
    const Scene table = scene(Kind::Mine, Level::Normal, 11, {160, 120});
    const auto json = nlohmann::json::parse(truthJson(table.truth, "mine.jpg", 160, 120));
    QVERIFY(json["format"] == "steiger.scan/1");
    QVERIFY(json["kind"] == "mine");
    int carts = 0;
    int loaded = 0;
    for (const auto &level : json["levels"])
        for (const auto &side : level) {
            carts += side["carts"].get<int>();
            loaded += side["loaded"].get<int>();
        }
    int empty = 0;
    for (const auto &count : json["emptyCarts"])
        empty += count.get<int>();
    QCOMPARE(loaded, json["cubesOnCarts"].get<int>());
    QCOMPARE(empty, carts - loaded);
    int tileCarts = 0;
    for (const auto &item : json["items"])
        tileCarts += item["carts"].get<int>();
    QCOMPARE(carts, tileCarts + printedCarts);
}

void MineScenesTest::the_truth_says_where_cubes_lie_on_no_cart()
{
    std::size_t cubes = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Easy, seed, {320, 240});
        const auto json = nlohmann::json::parse(truthJson(table.truth, "mine.jpg", 320, 240));
        const std::vector<cv::Point2f> &places = table.truth.mine->cubesElsewhere;
        QCOMPARE(json["cubesElsewhere"].get<std::size_t>(), places.size());
        QCOMPARE(json["cubesElsewhereAt"].size(), places.size());
        for (const cv::Point2f &place : places)
            QVERIFY(vision::contains(table.truth.mine->board, place));
        cubes += places.size();
    }
    QVERIFY(cubes > 6);
}

GUILESS_STORY(MineScenesTest)
#include "mine_scenes_test.moc"
