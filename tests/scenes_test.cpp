// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "scenes/scene.h"

#include <opencv2/imgproc.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace scoring::coal_baron;
using scenes::Kind;
using scenes::Level;
using scenes::Scene;

namespace {

const cv::Size usual{800, 600};

const scenes::Art &ownArt()
{
    static const scenes::Art art = scenes::drawnArt(art::ownEdition());
    return art;
}

Scene scene(Kind kind, Level level, std::uint64_t seed, cv::Size size = usual)
{
    return scenes::makeScene({kind, level, seed, size}, ownArt());
}

// What the picture shows in a quad, seen straight from above.
cv::Mat cutOut(const cv::Mat &picture, const vision::Quad &quad, cv::Size size)
{
    const auto width = static_cast<float>(size.width);
    const auto height = static_cast<float>(size.height);
    const std::array<cv::Point2f, 4> flat{cv::Point2f(0, 0), cv::Point2f(width, 0),
                                          cv::Point2f(width, height), cv::Point2f(0, height)};
    cv::Mat cut;
    cv::warpPerspective(picture, cut, cv::getPerspectiveTransform(quad.corners.data(), flat.data()), size);
    return cut;
}

// 1 for the same picture in whatever light, 0 for another one.
double likeness(const cv::Mat &one, const cv::Mat &other)
{
    cv::Mat match;
    cv::matchTemplate(one, other, match, cv::TM_CCOEFF_NORMED);
    return static_cast<double>(match.at<float>(0, 0));
}

template <std::size_t Count>
std::array<cv::Mat, Count> resized(const std::array<cv::Mat, Count> &faces, cv::Size size)
{
    std::array<cv::Mat, Count> others;
    for (std::size_t i = 0; i < Count; ++i)
        cv::resize(faces[i], others[i], size, 0, 0, cv::INTER_AREA);
    return others;
}

template <std::size_t Count>
std::size_t mostAlike(const cv::Mat &seen, const std::array<cv::Mat, Count> &faces)
{
    const auto found =
        std::ranges::max_element(faces, {}, [&](const cv::Mat &face) { return likeness(seen, face); });
    return static_cast<std::size_t>(found - faces.begin());
}

const cv::Size cardCut{66, 100};
const cv::Size tileCut{64, 64};

double brightnessChange(const cv::Mat &one, const cv::Mat &other)
{
    return cv::norm(one, other, cv::NORM_L1) / static_cast<double>(one.total() * 3);
}

} // namespace

class ScenesTest : public QObject
{
    Q_OBJECT

private slots:
    void every_card_lies_where_the_truth_says_data();
    void every_card_lies_where_the_truth_says();
    void every_tile_lies_where_the_truth_says();
    void the_board_lies_where_the_truth_says();
    void a_loaded_cart_shows_its_cube();
    void the_same_wish_gives_the_same_scene();
    void another_seed_gives_another_table();
    void cards_that_are_covered_or_washed_out_say_so();
    void a_table_without_the_game_holds_nothing();
    void pictures_have_the_size_that_was_asked_for();
    void a_mine_has_no_more_of_a_tile_than_the_box();
    void the_truth_of_a_mine_adds_up();
};

void ScenesTest::every_card_lies_where_the_truth_says_data()
{
    QTest::addColumn<int>("level");
    QTest::newRow("on a tidy table") << static_cast<int>(Level::Easy);
    QTest::newRow("on a usual one") << static_cast<int>(Level::Normal);
}

void ScenesTest::every_card_lies_where_the_truth_says()
{
    QFETCH(int, level);
    const auto faces = resized(ownArt().orders, cardCut);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Scene table = scene(Kind::Orders, static_cast<Level>(level), seed, {1200, 900});
        QVERIFY(!table.truth.orders.empty());
        for (const scenes::CardLaid &laid : table.truth.orders) {
            if (laid.visible < .9 || laid.washed > .1 || vision::area(laid.quad) < 60 * 90)
                continue;
            const cv::Mat seen = cutOut(table.picture, laid.quad, cardCut);
            const double own = likeness(seen, faces[at(laid.order)]);
            const double best = likeness(seen, faces[mostAlike(seen, faces)]);
            QVERIFY2(own > .45, qPrintable(QString::number(own))); // bent cards are not quite flat
            QVERIFY(own > best - .02); // cards that differ in their vehicle only are much alike
        }
    }
}

void ScenesTest::every_tile_lies_where_the_truth_says()
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

void ScenesTest::the_board_lies_where_the_truth_says()
{
    const cv::Size size(140, 293);
    cv::Mat board;
    cv::resize(ownArt().board, board, size, 0, 0, cv::INTER_AREA);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Normal, seed);
        QVERIFY(likeness(cutOut(table.picture, table.truth.mine->board, size), board) > .6);
    }
}

void ScenesTest::a_loaded_cart_shows_its_cube()
{
    const auto faces = resized(ownArt().tiles, tileCut);
    double empty = 0;
    double loaded = 0;
    int emptyTiles = 0;
    int loadedTiles = 0;
    for (std::uint64_t seed = 20; seed < 28; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Easy, seed);
        for (const scenes::TileLaid &laid : table.truth.mine->tiles) {
            const double alike = likeness(cutOut(table.picture, laid.quad, tileCut), faces[at(laid.tile)]);
            (laid.loads[0] ? loaded : empty) += alike;
            ++(laid.loads[0] ? loadedTiles : emptyTiles);
        }
    }
    QVERIFY(emptyTiles > 0);
    QVERIFY(loadedTiles > 0);
    QVERIFY(loaded / loadedTiles < empty / emptyTiles - .05);
}

void ScenesTest::the_same_wish_gives_the_same_scene()
{
    for (const Kind kind : {Kind::Orders, Kind::Mine, Kind::Nothing}) {
        const Scene one = scene(kind, Level::Hard, 7);
        const Scene other = scene(kind, Level::Hard, 7);
        QCOMPARE(cv::norm(one.picture, other.picture, cv::NORM_INF), 0.);
        QCOMPARE(truthJson(one.truth, "a.jpg", 1, 1), truthJson(other.truth, "a.jpg", 1, 1));
    }
}

void ScenesTest::another_seed_gives_another_table()
{
    const Scene one = scene(Kind::Orders, Level::Easy, 1);
    const Scene other = scene(Kind::Orders, Level::Easy, 2);
    QVERIFY(brightnessChange(one.picture, other.picture) > 10);
}

void ScenesTest::cards_that_are_covered_or_washed_out_say_so()
{
    bool covered = false;
    bool washed = false;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        for (const scenes::CardLaid &laid : scene(Kind::Orders, Level::Hard, seed, {400, 300}).truth.orders) {
            QVERIFY(laid.visible > 0 && laid.visible <= 1);
            QVERIFY(laid.washed >= 0 && laid.washed < 1);
            covered |= laid.visible < .9;
            washed |= laid.washed > .1;
        }
    }
    QVERIFY(covered);
    QVERIFY(washed);
}

void ScenesTest::a_table_without_the_game_holds_nothing()
{
    const Scene table = scene(Kind::Nothing, Level::Normal, 3);
    QVERIFY(table.truth.orders.empty());
    QVERIFY(!table.truth.mine);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(table.picture, mean, deviation);
    QVERIFY(deviation[1] > 2);
}

void ScenesTest::pictures_have_the_size_that_was_asked_for()
{
    for (const cv::Size size :
         {cv::Size(640, 480), cv::Size(480, 640), cv::Size(1600, 900), cv::Size(320, 240)})
        for (const Kind kind : {Kind::Orders, Kind::Mine, Kind::Nothing})
            QVERIFY(scene(kind, Level::Normal, 5, size).picture.size() == size);
}

void ScenesTest::a_mine_has_no_more_of_a_tile_than_the_box()
{
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        std::array<int, tileKindCount> counts{};
        const Scene table = scene(Kind::Mine, Level::Normal, seed, {160, 120});
        for (const scenes::TileLaid &laid : table.truth.mine->tiles)
            ++counts[at(laid.tile)];
        QVERIFY(std::ranges::all_of(counts, [](int count) { return count <= tilesOfAKind; }));
    }
}

void ScenesTest::the_truth_of_a_mine_adds_up()
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

QTEST_GUILESS_MAIN(ScenesTest)
#include "scenes_test.moc"
