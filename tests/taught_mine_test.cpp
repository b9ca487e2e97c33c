// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_story.h"
#include "tests/stories.h"

#include "companion/scan/profile_file.h"
#include "tests/vision/measure.h"
#include "vision/read_mine.h"
#include "vision/scan_json.h"
#include "vision/teach_mine.h"

#include <QTest>

using measure::Figures;

namespace {

Scene taughtMine(std::uint64_t seed)
{
    static const scenes::Art art = scenes::drawnArt(*art::findEdition("poster"));
    return scenes::makeScene({Kind::Mine, Level::Normal, seed, {1600, 1200}}, art);
}

vision::MineTruth taughtTruth(const Scene &scene)
{
    const std::string json = scenes::truthJson(scene.truth, "scene", scene.picture.cols, scene.picture.rows);
    return std::get<vision::MineTruth>(vision::readMineTruth(json));
}

} // namespace

class TaughtMineTest : public QObject
{
    Q_OBJECT

private slots:
    void an_edition_never_seen_is_read_after_four_photos();
};

// Nothing that Steiger knows by itself was ever taught with this edition. Counts that only tighten.
void TaughtMineTest::an_edition_never_seen_is_read_after_four_photos()
{
    vision::MineProfile profile = unseenEdition(companion::builtInProfile().mine);
    for (std::uint64_t seed = 73'000; seed < 73'004; ++seed) {
        const Scene scene = taughtMine(seed);
        QVERIFY(vision::teachMine(profile, scene.picture, taughtTruth(scene)) > 1);
    }
    Figures figures;
    for (std::uint64_t seed = 73'100; seed < 73'108; ++seed) {
        const Scene scene = taughtMine(seed);
        figures += measure::ofMine(taughtTruth(scene), vision::readMine(scene.picture, profile));
    }
    qInfo("%d items, %d right, %d silent, %d needless", figures.items, figures.right, figures.silent,
          figures.needless);
    QCOMPARE(figures.items, 79);
    QCOMPARE(figures.right, 79);
    QCOMPARE(figures.silent, 0);
    QCOMPARE(figures.needless, 0);
}

GUILESS_STORY(TaughtMineTest)
#include "taught_mine_test.moc"
