// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A camera instead of a file: plugged in, looked through, unplugged; and films. Real ones for all the app can
// tell: Qt's camera and player, GStreamer behind them, a window that is drawn.

#include "camera/film.h"
#include "camera/virtual_display.h"
#include "looking_programs.h"
#include "sample_evening.h"
#include "scene_story.h"
#include "tests/places.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/live/frame_source.h"
#include "companion/view/app.h"
#include "scenes/pictures.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using companion::CoalBaronGame;
using scoring::Seat;

namespace {

const cv::Size frameSize{1280, 720};
constexpr int patience = 90'000; // milliseconds; other programs run too

std::vector<Order> sorted(std::vector<Order> orders)
{
    std::ranges::sort(orders);
    return orders;
}

std::vector<Order> ordersIn(const scenes::Truth &truth)
{
    std::vector<Order> orders;
    for (const scenes::CardLaid &card : truth.orders)
        orders.push_back(card.order);
    return sorted(orders);
}

struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};
    companion::Window window{app};
    Touch touch{window.window()};
    QString game;

    Tablet()
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        app.settings()->setGuided(false);
        game = evening::begin(app);
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, game));
        touch.waitForSight("deliver-0");
    }
    companion::LiveScan &live() { return *app.scan()->live(); }
    const Player &player(int seat) { return app.game()->table().player(Seat{seat}); }
    void openScan(int seat)
    {
        touch.tap("deliver-" + QString::number(seat));
        touch.tap("scan");
    }
    QString whatIsSaid()
    {
        return QStringLiteral("%1 frames; %2; %3; %4")
            .arg(live().frames())
            .arg(live().trouble(), app.scan()->trouble(), live().guidance());
    }
    bool comesTrue(const std::function<bool()> &isSo) { return QTest::qWaitFor(isSo, patience); }
};

} // namespace

class CameraTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void cards_before_the_camera_become_orders();
    void the_picture_is_drawn_while_it_is_looked_at();
    void the_table_is_scanned_through_the_camera();
    void pictures_are_kept_only_where_that_is_wished();
    void a_tap_takes_the_picture();
    void without_a_camera_that_is_said_and_photos_stay();
    void a_camera_is_plugged_in_and_out();
    void a_camera_is_opened_and_closed_as_fast_as_one_can_tap();
    void a_camera_that_dies_is_told_of();
    void a_camera_that_cannot_be_opened_is_told_of();
    void the_program_that_looks_may_die();
    void of_several_cameras_one_is_chosen();
    void a_film_of_moving_cards_comes_to_the_right_result();
    void what_is_no_film_is_told_of();

private:
    // What the camera of that name sees from now on; whoever looks through it must look anew.
    void show(const cv::Mat &picture, const QString &camera = "table");
    void plug(const QString &pipeline, const QString &camera = "table");
    void unplug(const QString &camera = "table");

    QTemporaryDir m_home;
    std::unique_ptr<Tablet> m_tablet;
    int m_pictures = 0;
};

void CameraTest::plug(const QString &pipeline, const QString &camera)
{
    // All at once: a camera without its pipeline must not be found.
    QFile file(m_home.filePath(camera + ".new"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(pipeline.toUtf8());
    file.close();
    QVERIFY(std::rename(qPrintable(file.fileName()), qPrintable(m_home.filePath(camera + ".camera"))) == 0);
}

void CameraTest::unplug(const QString &camera)
{
    QFile::remove(m_home.filePath(camera + ".camera"));
}

void CameraTest::show(const cv::Mat &picture, const QString &camera)
{
    const QString file = m_home.filePath(QStringLiteral("picture-%1.jpg").arg(++m_pictures));
    scenes::writeJpeg(picture, file.toStdString(), 97);
    plug("filesrc location=" + file + " ! jpegdec ! imagefreeze is-live=true", camera);
}

void CameraTest::initTestCase()
{
    companion::useOurStyle();
    qputenv("STEIGER_CAMERAS", m_home.path().toUtf8());
    qputenv("HOME", m_home.path().toUtf8()); // where people look for films first
}

void CameraTest::init()
{
    m_tablet = std::make_unique<Tablet>();
}

void CameraTest::cleanup()
{
    const QString trouble = m_tablet->touch.trouble();
    const QStringList warnings = m_tablet->window.warnings();
    m_tablet.reset();
    unplug();
    unplug("other");
    QTest::qWait(200); // until it is known
    QCOMPARE(trouble, QString());
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void CameraTest::cards_before_the_camera_become_orders()
{
    const Scene table = scenes::makeScene({Kind::Orders, Level::Easy, 102, frameSize, 6}, ownArt());
    show(table.picture);
    m_tablet->openScan(1);
    m_tablet->touch.tap("mainAction");
    QVERIFY2(
        m_tablet->comesTrue([&] { return m_tablet->app.scan()->reviewing(); }), // it stands still by itself
        qPrintable(m_tablet->whatIsSaid()));
    QCOMPARE(m_tablet->app.scan()->contradictions(), QStringList());
    m_tablet->touch.tap("mainAction");
    m_tablet->touch.waitFor("the orders are delivered",
                            [&] { return m_tablet->player(1).delivered.size() == 6; });
    QCOMPARE(sorted(m_tablet->player(1).delivered), ordersIn(table.truth));
}

void CameraTest::the_picture_is_drawn_while_it_is_looked_at()
{
    show(cv::Mat(frameSize, CV_8UC3, cv::Scalar(40, 160, 60)));
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().frames() > 2; }));
    const QImage drawn = m_tablet->window.window()->grabWindow();
    const QColor middle = drawn.pixelColor(drawn.width() / 2, drawn.height() / 2);
    QVERIFY2(middle.green() > 2 * middle.red() && middle.green() > 2 * middle.blue(),
             qPrintable(middle.name()));
    QCOMPARE(m_tablet->live().guidance(), "No card yet: hold the camera above the cards.");
    m_tablet->touch.tap("back");
    QVERIFY(m_tablet->comesTrue([&] { return !m_tablet->live().running(); }));
}

void CameraTest::the_table_is_scanned_through_the_camera()
{
    constexpr int shown = 4; // Anna's and Béla's; the others are left out
    constexpr std::array<std::uint64_t, shown> seeds{102, 120, 104, 121};
    Touch &touch = m_tablet->touch;
    std::vector<scenes::Truth> laid;
    const auto showNext = [&](int step) {
        const Scene table = scenes::makeScene({step % 2 == 1 ? Kind::Mine : Kind::Orders, Level::Easy,
                                               seeds[static_cast<std::size_t>(step)], frameSize,
                                               step % 2 == 1 ? std::optional<int>() : 6},
                                              ownArt());
        show(table.picture);
        laid.push_back(table.truth);
    };
    showNext(0);
    touch.tap("tableMenu");
    touch.tap("scanTable");
    touch.tap("mainAction"); // once: after that the camera looks at the next by itself
    for (int step = 0; step < shown; ++step) {
        QVERIFY(m_tablet->comesTrue(
            [&] { return m_tablet->app.scan()->reviewing() && m_tablet->app.scan()->step() == step; }));
        if (step + 1 < shown)
            showNext(step + 1);
        touch.tap("mainAction");
    }
    for (int step = shown; step < 8; ++step) {
        touch.waitFor("the next is asked for", [&] { return m_tablet->app.scan()->step() == step; });
        touch.tap("skipPhoto");
    }
    touch.waitForSight("factoryDone");
    for (int seat = 0; seat < 2; ++seat) {
        const auto number = static_cast<std::size_t>(seat);
        QCOMPARE(sorted(m_tablet->player(seat).delivered), ordersIn(laid[2 * number]));
        QCOMPARE(m_tablet->player(seat).mine.tiles.size(), laid[2 * number + 1].mine->tiles.size());
    }
}

void CameraTest::pictures_are_kept_only_where_that_is_wished()
{
    show(scenes::makeScene({Kind::Orders, Level::Easy, 104, frameSize, 6}, ownArt()).picture);
    const QString folder = m_tablet->app.settings()->picturesFolder();
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->app.scan()->reviewing(); }));
    const QString taken = m_tablet->app.scan()->photo().toLocalFile();
    QVERIFY(QFile::exists(taken));
    QVERIFY(!QFile::exists(folder));
    m_tablet->touch.tap("back");
    QVERIFY(m_tablet->comesTrue([&] { return !QFile::exists(taken); }));

    m_tablet->app.settings()->setKeepsPictures(true);
    m_tablet->touch.tap("scan");
    m_tablet->touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->app.scan()->reviewing(); }));
    m_tablet->touch.tap("back");
    m_tablet->touch.waitFor("the screen is left", [&] { return !m_tablet->app.scan()->reviewing(); });
    QCOMPARE(QDir(folder).entryList({"*.jpg"}).size(), 1);
}

void CameraTest::a_tap_takes_the_picture()
{
    show(cv::Mat(frameSize, CV_8UC3, cv::Scalar(90, 120, 150)));
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().frames() > 0; }));
    m_tablet->touch.tapAt({640, 350}); // on the picture
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->app.scan()->reviewing(); }));
    QCOMPARE(m_tablet->app.scan()->pieces()->rowCount(), 0);
    m_tablet->touch.tap("useCamera"); // and again
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().frames() > 0; }));
    m_tablet->touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->app.scan()->reviewing(); }));
}

void CameraTest::without_a_camera_that_is_said_and_photos_stay()
{
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    m_tablet->touch.waitForSight("cameraTrouble");
    QVERIFY(m_tablet->touch.shown("cameraTrouble", "text").toString().startsWith("No camera was found"));
    m_tablet->touch.tap("useCamera"); // again, and it is said again
    QTest::qWait(300);
    m_tablet->touch.waitForSight("cameraTrouble");
    const Scene table = scenes::makeScene({Kind::Orders, Level::Easy, 104, {1200, 900}, 6}, ownArt());
    scenes::writeJpeg(table.picture, m_home.filePath("orders.jpg").toStdString(), 95);
    m_tablet->touch.tap("mainAction");
    m_tablet->touch.tap("file-orders.jpg");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->app.scan()->reviewing(); }));
    m_tablet->touch.tap("back");
    m_tablet->touch.tap("card-3"); // by hand, as ever
    m_tablet->touch.waitFor("it is delivered", [&] { return m_tablet->player(0).delivered.size() == 1; });
}

void CameraTest::a_camera_is_plugged_in_and_out()
{
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    m_tablet->touch.waitForSight("cameraTrouble");
    show(cv::Mat(frameSize, CV_8UC3, cv::Scalar(90, 120, 150)));
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().frames() > 0; }));
    QCOMPARE(m_tablet->live().trouble(), QString());
    unplug();
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().trouble().contains("unplugged"); }));
    m_tablet->touch.waitForSight("cameraTrouble");
}

void CameraTest::a_camera_is_opened_and_closed_as_fast_as_one_can_tap()
{
    plug("videotestsrc is-live=true");
    for (int time = 0; time < 25; ++time) {
        QVideoSink sink;
        companion::FrameSource source;
        source.setSink(&sink);
        source.setRunning(true);
        if (time == 0)
            QVERIFY(m_tablet->comesTrue([&] { return source.frames() > 0; }));
        else
            QTest::qWait(7 * time % 50);
    }
}

void CameraTest::a_camera_that_dies_is_told_of()
{
    plug("videotestsrc is-live=true num-buffers=20");
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().frames() > 0; }));
    QVERIFY(m_tablet->comesTrue([&] { return !m_tablet->live().trouble().isEmpty(); }));
    m_tablet->touch.waitForSight("cameraTrouble");
    m_tablet->touch.tap("mainAction"); // a photo instead
    m_tablet->touch.waitForSight("Up");
}

void CameraTest::a_camera_that_cannot_be_opened_is_told_of()
{
    plug("filesrc location=/nowhere ! jpegdec ! imagefreeze is-live=true");
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    // First it is looked for, then waited for.
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().trouble().isEmpty(); }));
    m_tablet->touch.waitForSight("guidance");
    QVERIFY(m_tablet->touch.shown("guidance", "text").toString().startsWith("Waiting"));
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().trouble().startsWith("No picture comes"); }));
    m_tablet->touch.tap("mainAction"); // a photo instead
    m_tablet->touch.waitForSight("Up");
}

void CameraTest::the_program_that_looks_may_die()
{
    show(cv::Mat(frameSize, CV_8UC3, cv::Scalar(90, 120, 150)));
    m_tablet->openScan(0);
    m_tablet->touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().frames() > 0; }));
    QCOMPARE(lookingPrograms().size(), 1);
    ::kill(lookingPrograms().front(), SIGKILL);
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().guidance().contains("started again"); }));
    const int before = m_tablet->live().frames();
    QVERIFY2(m_tablet->comesTrue([&] { return m_tablet->live().frames() > before; }),
             qPrintable(m_tablet->whatIsSaid()));
}

void CameraTest::of_several_cameras_one_is_chosen()
{
    show(cv::Mat(frameSize, CV_8UC3, cv::Scalar(200, 40, 40)));
    show(cv::Mat(frameSize, CV_8UC3, cv::Scalar(40, 40, 200)), "other");
    Touch &touch = m_tablet->touch;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "EditionsPage"));
    touch.tap("chooseCamera");
    touch.tap("other");
    QVERIFY(m_tablet->comesTrue([&] { return !m_tablet->app.settings()->camera().isEmpty(); }));
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openTable", Q_ARG(QString, m_tablet->game));
    m_tablet->openScan(0);
    touch.tap("mainAction");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->live().frames() > 0; }));
    const QColor middle = m_tablet->live().picture().pixelColor(640, 360);
    QVERIFY2(middle.red() > 2 * middle.blue(), qPrintable(middle.name()));
}

void CameraTest::a_film_of_moving_cards_comes_to_the_right_result()
{
    constexpr int perSecond = 10;
    constexpr int moving = 10;
    constexpr int mostFrames = 60; // looked at: those that move, and as many as make sure
    const Scene table = scenes::makeScene({Kind::Orders, Level::Easy, 107, frameSize, 6}, ownArt());
    writeFilm(handHeld(table.picture, moving, 60), perSecond, m_home.filePath("evening.ogv").toStdString());
    m_tablet->openScan(2);
    m_tablet->touch.tap("choosePhoto");
    m_tablet->touch.tap("file-evening.ogv");
    QVERIFY(m_tablet->comesTrue([&] { return m_tablet->app.scan()->reviewing(); }));
    QVERIFY2(m_tablet->live().frames() <= mostFrames, qPrintable(QString::number(m_tablet->live().frames())));
    m_tablet->touch.tap("mainAction");
    m_tablet->touch.waitFor("the orders are delivered",
                            [&] { return m_tablet->player(2).delivered.size() == 6; });
    QCOMPARE(sorted(m_tablet->player(2).delivered), ordersIn(table.truth));
}

void CameraTest::what_is_no_film_is_told_of()
{
    QFile file(m_home.filePath("diary.mp4"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Dear diary,");
    file.close();
    m_tablet->openScan(0);
    m_tablet->touch.tap("choosePhoto");
    m_tablet->touch.tap("file-diary.mp4");
    QVERIFY(m_tablet->comesTrue([&] { return !m_tablet->live().trouble().isEmpty(); }));
    m_tablet->touch.waitForSight("cameraTrouble");
}

int main(int argc, char **argv)
{
    const VirtualDisplay display;
    const QTemporaryDir registry; // what GStreamer knows, not that of whoever runs this
    qputenv("GST_REGISTRY_1_0", registry.filePath("registry.bin").toUtf8());
    qputenv("GST_PLUGIN_PATH_1_0", places::virtualCameras);
    QGuiApplication application(argc, argv);
    CameraTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "camera_test.moc"
