// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What looking costs: whether the running picture keeps its pace while it is looked at, after how many frames
// a table that lies still is believed, and how long after the scan of a photo its review is drawn, with the
// photo in it. On a screen nobody sees, without a graphics card.
#include "../camera/virtual_display.h"
#include "../looking_programs.h"
#include "../sample_evening.h"
#include "../scene_story.h"
#include "tests/places.h"

#include "companion/app/window.h"
#include "companion/view/app.h"
#include "companion/view/scanner.h"
#include "scenes/pictures.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QVideoSink>

#include <algorithm>
#include <cstdio>

namespace {

constexpr int patience = 60'000; // milliseconds

struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};
    companion::Window window{app};

    Tablet()
    {
        const QString game = evening::begin(app);
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, game));
        QMetaObject::invokeMethod(window.screens(), "openScan", Q_ARG(bool, false), Q_ARG(int, 0));
        QTest::qWait(500);
    }
};

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

QQuickItem *photoIn(QQuickItem *item)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == "photo")
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *photo = photoIn(child))
            return photo;
    }
    return nullptr;
}

QVideoSink *sinkIn(QQuickItem *item)
{
    if (auto *sink = item->property("videoSink").value<QVideoSink *>())
        return sink;
    for (QQuickItem *child : item->childItems()) {
        if (QVideoSink *sink = sinkIn(child))
            return sink;
    }
    return nullptr;
}

// Frames a second that came and were drawn.
double pace(QQuickWindow *window, QVideoSink *sink)
{
    constexpr int seconds = 5;
    int came = 0;
    std::atomic<int> drawn = 0;
    const auto coming = QObject::connect(sink, &QVideoSink::videoFrameChanged, window, [&] { ++came; });
    const auto drawing = QObject::connect(
        window, &QQuickWindow::frameSwapped, window, [&] { ++drawn; }, Qt::DirectConnection);
    QTest::qWait(seconds * 1000);
    QObject::disconnect(coming);
    QObject::disconnect(drawing);
    return static_cast<double>(std::min(came, drawn.load())) / seconds;
}

void showToTheCamera(const cv::Mat &table, const QString &folder)
{
    const QString picture = folder + "/table.jpg";
    scenes::writeJpeg(table, picture.toStdString(), 95);
    QFile camera(folder + "/table.camera");
    if (!camera.open(QIODevice::WriteOnly))
        qFatal("no camera");
    camera.write(("filesrc location=" + picture + " ! jpegdec ! imagefreeze is-live=true").toUtf8());
}

// Held and let go in turns, so that whatever else runs is in both.
void benchPreview(const QString &folder)
{
    constexpr int turns = 3;
    // Every card lies there twice: that is looked at for as long as anybody wants.
    const cv::Mat half =
        scenes::makeScene({Kind::Orders, Level::Normal, 12, {640, 720}, 6}, ownArt()).picture;
    cv::Mat table;
    cv::hconcat(half, half, table);
    showToTheCamera(table, folder);
    Tablet tablet;
    companion::LiveScan &live = *tablet.app.scan()->live();
    std::vector<double> held;
    std::vector<double> looking;
    double looked = 0;
    for (int turn = 0; turn < turns; ++turn) {
        tablet.app.scan()->watch();
        if (!QTest::qWaitFor([&] { return live.frames() > 0; }, patience))
            qFatal("no picture: %s", qPrintable(live.trouble()));
        QVideoSink *sink = sinkIn(tablet.window.window()->contentItem());
        for (const pid_t id : lookingPrograms())
            kill(id, SIGSTOP);
        held.push_back(pace(tablet.window.window(), sink));
        for (const pid_t id : lookingPrograms())
            kill(id, SIGCONT);
        const int before = live.frames();
        looking.push_back(pace(tablet.window.window(), sink));
        looked += (live.frames() - before) / 5.0 / turns;
    }
    std::printf(
        "the running picture, while it is looked at   %.2f   (limit 0.9; %.1f frames a second against %.1f, "
        "%.1f of them looked at)\n",
        median(looking) / median(held), median(looking), median(held), looked);
}

bool isAllBelieved(companion::LiveScan &live, std::size_t pieces)
{
    const QAbstractListModel &seen = *live.pieces();
    const int title = seen.roleNames().key("title");
    int believed = 0;
    for (int row = 0; row < seen.rowCount(); ++row)
        believed += seen.data(seen.index(row), title).toString().isEmpty() ? 0 : 1;
    return believed == static_cast<int>(pieces);
}

void benchBelief(const QString &folder)
{
    const Scene table = scenes::makeScene({Kind::Orders, Level::Easy, 102, {1280, 720}, 6}, ownArt());
    showToTheCamera(table.picture, folder);
    Tablet tablet;
    companion::LiveScan &live = *tablet.app.scan()->live();
    int after = 0;
    QObject::connect(&live, &companion::LiveScan::seen, &live, [&] {
        if (after == 0 && isAllBelieved(live, table.truth.orders.size()))
            after = live.frames();
    });
    tablet.app.scan()->watch();
    if (!QTest::qWaitFor([&] { return after > 0; }, patience))
        qFatal("not believed: %s", qPrintable(live.guidance()));
    std::printf("a table that lies still is believed after    %d frames looked at (limit 10)\n", after);
}

double millisecondsOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void benchReview(const QString &folder)
{
    constexpr int turns = 5;
    const cv::Mat table =
        scenes::makeScene({Kind::Orders, Level::Normal, 12, {4000, 3000}, 12}, ownArt()).picture;
    const QString photos = folder + "/photo-%1.jpg"; // what was drawn once is remembered
    for (int turn = 0; turn < turns; ++turn)
        scenes::writeJpeg(table, photos.arg(turn).toStdString(), 92);
    Tablet tablet;
    std::vector<double> scans;
    std::vector<double> reviews;
    for (int turn = 0; turn < turns; ++turn) {
        const QString photo = photos.arg(turn);
        scans.push_back(millisecondsOf([&] {
            QProcess process;
            process.start(companion::commandLineProgram(), {"scan", "orders", photo, "--json"});
            process.waitForFinished();
        }));
        reviews.push_back(millisecondsOf([&] {
            tablet.app.scan()->look(photo);
            if (!QTest::qWaitFor([&] { return tablet.app.scan()->reviewing(); }, patience))
                qFatal("%s", qPrintable(tablet.app.scan()->trouble()));
            constexpr int ready = 1; // Image.Ready
            if (!QTest::qWaitFor(
                    [&] {
                        const QQuickItem *drawn = photoIn(tablet.window.window()->contentItem());
                        return drawn && drawn->property("status").toInt() == ready;
                    },
                    patience))
                qFatal("the photo is not shown");
            tablet.window.window()->grabWindow();
        }));
    }
    std::printf(
        "12 megapixels, from the photo to the review  %+.0f ms after the scan (limit 200; %.0f ms against "
        "%.0f ms)\n",
        median(reviews) - median(scans), median(reviews), median(scans));
}

} // namespace

int main(int argc, char **argv)
{
    const VirtualDisplay display;
    const QTemporaryDir folder;
    qputenv("GST_REGISTRY_1_0", folder.filePath("registry.bin").toUtf8());
    qputenv("GST_PLUGIN_PATH_1_0", places::virtualCameras);
    qputenv("STEIGER_CAMERAS", folder.path().toUtf8());
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    benchReview(folder.path());
    benchBelief(folder.path());
    benchPreview(folder.path());
    return 0;
}
