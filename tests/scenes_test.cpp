// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "scene_story.h"
#include "tests/stories.h"

namespace {

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
    void the_same_wish_gives_the_same_scene();
    void another_seed_gives_another_table();
    void cards_that_are_covered_or_washed_out_say_so();
    void a_table_without_the_game_holds_nothing();
    void pictures_have_the_size_that_was_asked_for();
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

GUILESS_STORY(ScenesTest)
#include "scenes_test.moc"
