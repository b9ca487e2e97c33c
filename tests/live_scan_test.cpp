// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The running picture: frames are offered as a camera would, and looked at by the real program.

#include "tests/stories.h"

#include "companion/view/live_scan.h"
#include "companion/view/sighting_words.h"
#include "looking_programs.h"
#include "scene_story.h"
#include "touch_story.h"

#include <QSignalSpy>

using companion::LiveScan;

namespace {

const cv::Size frameSize{1280, 720};
constexpr int patience = 60'000; // milliseconds

QImage imageOf(const cv::Mat &bgr)
{
    return QImage(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888)
        .copy();
}

Scene sixCards(Level level = Level::Easy)
{
    return scenes::makeScene({Kind::Orders, level, 102, frameSize, 6}, ownArt());
}

QStringList titles(LiveScan &live)
{
    QStringList found;
    for (int row = 0; row < live.pieces()->rowCount(); ++row)
        found += valueIn(live.pieces(), row, "title").toString();
    found.sort();
    return found;
}

QStringList titlesOf(const scenes::Truth &truth)
{
    QStringList laid;
    for (const scenes::CardLaid &card : truth.orders)
        laid += companion::shortTitle({.order = card.order}, companion::ScanKind::Orders);
    laid.sort();
    return laid;
}

/// Offers the same picture whenever one is wanting, until that is so. Gives whether it came true.
bool offerUntil(LiveScan &live, const QImage &picture, const std::function<bool()> &isSo)
{
    return QTest::qWaitFor(
        [&] {
            if (live.wanting())
                live.offer(picture);
            return isSo();
        },
        patience);
}

} // namespace

class LiveScanTest : public QObject
{
    Q_OBJECT

private slots:
    void a_steady_table_freezes_by_itself_and_is_right();
    void a_mine_is_watched_too();
    void a_tap_freezes_what_was_looked_at_last();
    void frames_are_skipped_while_one_is_looked_at();
    void what_could_be_better_is_said_data();
    void what_could_be_better_is_said();
    void a_program_that_is_killed_is_started_again();
    void a_program_that_dies_again_and_again_is_left_alone();
    void a_profile_that_is_none_is_said_at_once();
    void frames_of_any_size_are_survived();
};

void LiveScanTest::a_steady_table_freezes_by_itself_and_is_right()
{
    const Scene table = sixCards();
    LiveScan live;
    QSignalSpy frozen(&live, &LiveScan::frozen);
    int believedAfter = 0;
    connect(&live, &LiveScan::seen, this, [&] {
        if (believedAfter == 0 && titles(live) == titlesOf(table.truth))
            believedAfter = live.frames();
    });
    live.begin(companion::ScanKind::Orders, {}, "en");
    QVERIFY(offerUntil(live, imageOf(table.picture), [&] { return !frozen.isEmpty(); }));
    QCOMPARE(titles(live), titlesOf(table.truth));
    QVERIFY2(believedAfter > 0 && believedAfter <= 10, qPrintable(QString::number(believedAfter)));
    QVERIFY(!live.running());
    QCOMPARE(frozen.front().front().value<QImage>().size(), QSize(frameSize.width, frameSize.height));
    QVERIFY(lookingPrograms().isEmpty());
}

void LiveScanTest::a_mine_is_watched_too()
{
    const Scene table = scenes::makeScene({Kind::Mine, Level::Easy, 120, frameSize, {}}, ownArt());
    LiveScan live;
    live.begin(companion::ScanKind::Mine, {}, "en");
    QVERIFY(offerUntil(live, imageOf(table.picture), [&] { return live.frames() >= 6 || !live.running(); }));
    QCOMPARE(live.pieces()->rowCount(), static_cast<int>(table.truth.mine->tiles.size()) + 4);
}

void LiveScanTest::a_tap_freezes_what_was_looked_at_last()
{
    const QImage empty = imageOf(cv::Mat(frameSize, CV_8UC3, cv::Scalar::all(120)));
    LiveScan live;
    QSignalSpy frozen(&live, &LiveScan::frozen);
    live.begin(companion::ScanKind::Orders, {}, "en");
    live.freeze(); // before there was anything to look at: then the first frame
    QVERIFY(frozen.isEmpty());
    live.offer(empty);
    QCOMPARE(frozen.size(), 1);
    live.begin(companion::ScanKind::Orders, {}, "en");
    QVERIFY(offerUntil(live, empty, [&] { return live.frames() == 1; }));
    live.freeze();
    QCOMPARE(frozen.size(), 2);
    QVERIFY(!live.running());
    live.freeze();
    live.offer(empty);
    QCOMPARE(frozen.size(), 2);
}

void LiveScanTest::frames_are_skipped_while_one_is_looked_at()
{
    const QImage empty = imageOf(cv::Mat(frameSize, CV_8UC3, cv::Scalar::all(120)));
    LiveScan live;
    live.begin(companion::ScanKind::Orders, {}, "en");
    QVERIFY(QTest::qWaitFor([&] { return live.wanting(); }, patience));
    live.offer(empty);
    QVERIFY(!live.wanting());
    for (int more = 0; more < 100; ++more)
        live.offer(empty);
    QVERIFY(QTest::qWaitFor([&] { return live.wanting(); }, patience));
    QTest::qWait(200);
    QCOMPARE(live.frames(), 1);
}

void LiveScanTest::what_could_be_better_is_said_data()
{
    QTest::addColumn<QImage>("picture");
    QTest::addColumn<QString>("said");
    cv::Mat dark;
    sixCards().picture.convertTo(dark, CV_8UC3, 0.04);
    QTest::newRow("in the dark") << imageOf(dark) << "Too dark: a lamp would help.";
    QTest::newRow("an empty table") << imageOf(cv::Mat(frameSize, CV_8UC3, cv::Scalar(90, 120, 150)))
                                    << "No card yet: hold the camera above the cards.";
}

void LiveScanTest::what_could_be_better_is_said()
{
    QFETCH(const QImage, picture);
    QFETCH(const QString, said);
    LiveScan live;
    live.begin(companion::ScanKind::Orders, {}, "en");
    QVERIFY(offerUntil(live, picture, [&] { return live.frames() > 0; }));
    QCOMPARE(live.guidance(), said);
}

void LiveScanTest::a_program_that_is_killed_is_started_again()
{
    const QImage picture = imageOf(sixCards().picture);
    LiveScan live;
    QSignalSpy failed(&live, &LiveScan::failed);
    live.begin(companion::ScanKind::Orders, {}, "en");
    QVERIFY(offerUntil(live, picture, [&] { return live.frames() > 0; }));
    QCOMPARE(lookingPrograms().size(), 1);
    const int before = live.frames();
    ::kill(lookingPrograms().front(), SIGKILL);
    QVERIFY(QTest::qWaitFor([&] { return live.guidance().contains("started again"); }, patience));
    QVERIFY(offerUntil(live, picture, [&] { return live.frames() > before || !live.running(); }));
    QVERIFY(failed.isEmpty());
}

void LiveScanTest::a_program_that_dies_again_and_again_is_left_alone()
{
    LiveScan live;
    QSignalSpy failed(&live, &LiveScan::failed);
    live.begin(companion::ScanKind::Orders, {}, "en");
    QVERIFY(QTest::qWaitFor(
        [&] {
            for (const pid_t id : lookingPrograms())
                ::kill(id, SIGKILL);
            return !failed.isEmpty();
        },
        patience));
    QVERIFY(!live.running());
    QVERIFY(failed.front().front().toString().contains("again and again"));
}

void LiveScanTest::a_profile_that_is_none_is_said_at_once()
{
    LiveScan live;
    QSignalSpy failed(&live, &LiveScan::failed);
    live.begin(companion::ScanKind::Orders, "/nowhere/edition.json", "en");
    QVERIFY(failed.wait(patience));
    QVERIFY(failed.front().front().toString().contains("/nowhere/edition.json"));
}

void LiveScanTest::frames_of_any_size_are_survived()
{
    LiveScan live;
    live.begin(companion::ScanKind::Orders, {}, "en");
    int looked = 0;
    for (const QSize size : {QSize(1, 1), QSize(3, 700), QSize(321, 1), QSize(17, 17), QSize(641, 481)}) {
        for (const QImage::Format format : {QImage::Format_RGB32, QImage::Format_Grayscale8}) {
            QImage odd(size, format);
            odd.fill(Qt::gray);
            QVERIFY(offerUntil(live, odd, [&] { return live.frames() > looked; }));
            looked = live.frames();
        }
    }
    live.offer(QImage());
    QVERIFY(live.running());
}

GUILESS_STORY(LiveScanTest)
#include "live_scan_test.moc"
