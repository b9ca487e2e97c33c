// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_story.h"
#include "tests/stories.h"

#include "companion/scan/profile_file.h"
#include "tests/vision/measure.h"
#include "vision/read_mine.h"
#include "vision/scan_json.h"

#include <QTest>

using vision::Care;
using vision::Doubt;
using vision::MineSeen;

namespace {

constexpr std::uint64_t firstMine = 71'000; // none that anything is taught with

MineSeen mineIn(const Scene &scene, Care care = Care::OfAPhoto)
{
    return vision::readMine(scene.picture, companion::builtInProfile().mine, care);
}

vision::MineTruth mineTruth(const Scene &scene)
{
    const std::string json = scenes::truthJson(scene.truth, "scene", scene.picture.cols, scene.picture.rows);
    return std::get<vision::MineTruth>(vision::readMineTruth(json));
}

bool asksAboutCubes(const MineSeen &mine)
{
    return std::ranges::find(mine.why, Doubt{Doubt::Kind::CubesUnclear}) != mine.why.end();
}

} // namespace

class MinePhotosTest : public QObject
{
    Q_OBJECT

private slots:
    void a_frame_of_a_film_is_read_too();
    void where_there_is_no_mine_none_is_seen_data();
    void where_there_is_no_mine_none_is_seen();
    void cubes_in_the_cage_and_in_storage_are_counted_apart_or_asked_about();
};

void MinePhotosTest::a_frame_of_a_film_is_read_too()
{
    measure::Figures read;
    for (std::uint64_t seed = firstMine; seed < firstMine + 4; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Normal, seed, {1280, 720});
        read += measure::ofMine(mineTruth(table), mineIn(table, Care::OfAFrame));
    }
    qInfo("%d items, %d right, %d silent", read.items, read.right, read.silent);
    QVERIFY(read.right >= read.items - 1);
    QCOMPARE(read.silent, 0);
}

void MinePhotosTest::where_there_is_no_mine_none_is_seen_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Care>("care");
    QTest::newRow("a table without the game") << Kind::Nothing << Care::OfAPhoto;
    QTest::newRow("orders") << Kind::Orders << Care::OfAPhoto;
    QTest::newRow("a frame of orders") << Kind::Orders << Care::OfAFrame;
}

void MinePhotosTest::where_there_is_no_mine_none_is_seen()
{
    QFETCH(Kind, kind);
    QFETCH(Care, care);
    for (std::uint64_t seed = firstMine; seed < firstMine + 2; ++seed) {
        const MineSeen mine = mineIn(scene(kind, Level::Normal, seed), care);
        QVERIFY(!mine.board);
        QVERIFY(mine.pieces.empty());
        QVERIFY(!mine.cubesElsewhere);
    }
}

void MinePhotosTest::cubes_in_the_cage_and_in_storage_are_counted_apart_or_asked_about()
{
    int sure = 0;
    for (std::uint64_t seed = firstMine; seed < firstMine + 4; ++seed) {
        const Scene table = scene(Kind::Mine, Level::Easy, seed, {1200, 900});
        const MineSeen mine = mineIn(table);
        QVERIFY(mine.cubesElsewhere);
        QCOMPARE(mine.cubesElsewhereAt.size(), static_cast<std::size_t>(*mine.cubesElsewhere));
        if (asksAboutCubes(mine)) {
            QVERIFY(mine.review());
            continue;
        }
        ++sure;
        QCOMPARE(mine.cubesElsewhere, mineTruth(table).cubesElsewhere);
        for (const cv::Point2f &cube : table.truth.mine->cubesElsewhere)
            QVERIFY(std::ranges::any_of(mine.cubesElsewhereAt, [&](const vision::Quad &quad) {
                return vision::contains(quad, cube);
            }));
    }
    QVERIFY(sure >= 2);
}

GUILESS_STORY(MinePhotosTest)
#include "mine_photos_test.moc"
