// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Photos instead of taps: chosen with a finger, looked at by the real recogniser, put right, taken over.

#include "scan_story.h"

#include <opencv2/imgproc.hpp>

using namespace scan_story;
using companion::CoalBaronGame;

namespace {

// What the scorer says about what really lies on the table.
std::vector<scoring::Line> linesOf(const std::vector<scenes::Truth> &orders,
                                   const std::vector<scenes::Truth> &mines)
{
    ShiftState state;
    for (std::size_t seat = 0; seat < orders.size(); ++seat)
        state.push_back({ordersIn(orders[seat]), emptyCartsIn(mines[seat]), 0});
    return evaluateShift(1, state, ShiftState(state.size()), {});
}

QList<int> pointsIn(const scoring::Line &line)
{
    QList<int> points;
    for (const scoring::Award &award : line.awards)
        points += award.points;
    return points;
}

} // namespace

class ScanTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        companion::useOurStyle();
        qputenv("HOME", m_photos.home.path().toUtf8()); // where people look for photos first
        constexpr std::array<std::uint64_t, 4> orders{102, 104, 107, 110};
        constexpr std::array<std::uint64_t, 4> mines{120, 121, 122, 125};
        for (std::size_t seat = 0; seat < orders.size(); ++seat) {
            const QString name = QString::number(seat);
            m_orders.push_back(m_photos.take("orders-" + name + ".jpg", Kind::Orders, orders[seat], 6));
            m_mines.push_back(m_photos.take("mine-" + name + ".jpg", Kind::Mine, mines[seat]));
        }
    }
    void init() { m_tablet = std::make_unique<Tablet>(); }
    void cleanup()
    {
        const QString trouble = m_tablet->touch.trouble();
        const QStringList warnings = m_tablet->window.warnings();
        m_tablet.reset();
        QCOMPARE(trouble, QString());
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
    }

    void eight_photos_lead_to_an_evaluation_with_nothing_typed();
    void a_card_is_put_right_with_two_taps();
    void a_doubtful_card_says_why_and_one_tap_agrees();
    void a_missed_card_is_drawn_with_a_finger();
    void a_photo_is_given_to_another_player();
    void a_card_somebody_else_delivered_is_pointed_out_before_anything_is_stored();
    void a_card_delivered_before_and_not_in_the_photo_is_pointed_out();
    void fewer_tiles_than_were_bought_are_pointed_out();
    void a_tile_is_put_right();
    void the_carts_of_a_board_that_is_drawn_are_asked_about();
    void what_is_no_photo_gets_a_sentence_and_the_game_stays();
    void taken_over_orders_can_be_undone();

private:
    Photos m_photos;
    std::vector<scenes::Truth> m_orders;
    std::vector<scenes::Truth> m_mines;
    std::unique_ptr<Tablet> m_tablet;
};

void ScanTouchTest::eight_photos_lead_to_an_evaluation_with_nothing_typed()
{
    Touch &touch = m_tablet->touch;
    touch.tap("tableMenu");
    touch.tap("scanTable");
    for (int seat = 0; seat < 4; ++seat) {
        for (const char *what : {"orders-", "mine-"}) {
            m_tablet->look(what + QString::number(seat) + ".jpg");
            QCOMPARE(m_tablet->app.scan()->contradictions(), QStringList());
            QCOMPARE(m_tablet->app.scan()->seat(), seat);
            touch.tap("mainAction");
        }
    }
    for (int seat = 0; seat < 4; ++seat) {
        const Player &player = m_tablet->player(seat);
        const auto number = static_cast<std::size_t>(seat);
        QCOMPARE(sorted(player.delivered), ordersIn(m_orders[number]));
        QCOMPARE(player.mine.tiles.size(), m_mines[number].mine->tiles.size());
        QCOMPARE(emptyCarts(player.mine).numbers, emptyCartsIn(m_mines[number]).numbers);
    }
    // The factory's workers are all that a photo does not tell.
    for (int seat = 0; seat < 4; ++seat)
        touch.tap("factory-" + QString::number(seat) + "-" + QString::number(seat + 1));
    touch.tap("factoryDone");
    touch.waitForSight("evaluationPage");
    QCOMPARE(m_tablet->app.game()->phase(), CoalBaronGame::Phase::Evaluated);
    // Every step is that of the pieces on the table, and says why.
    const companion::EvaluationView &evaluation = *m_tablet->app.evaluation();
    const std::vector<scoring::Line> expected = linesOf(m_orders, m_mines);
    QCOMPARE(evaluation.steps(), static_cast<int>(expected.size()));
    for (int step = 0; step < evaluation.steps(); ++step) {
        const scoring::Line &line = expected[static_cast<std::size_t>(step)];
        touch.waitFor("the step is shown", [&] { return evaluation.step() == step; });
        QVERIFY(!evaluation.sentence().isEmpty());
        for (int seat = 0; seat < 4; ++seat)
            QCOMPARE(valueIn(m_tablet->app.evaluation()->awards(), seat, "points").toInt(),
                     pointsIn(line)[seat]);
        touch.tap("mainAction");
    }
    touch.waitForSight("summaryLines");
    touch.tap("shiftSum");
    touch.waitForSight("why");
    QVERIFY(touch.shown("why", "text").toString().contains("Dániel"));
}

void ScanTouchTest::a_card_is_put_right_with_two_taps()
{
    Touch &touch = m_tablet->touch;
    touch.tap("deliver-1");
    touch.tap("scan");
    m_tablet->look("orders-0.jpg");
    const std::vector<Order> before = ordersIn(m_orders[0]);
    const int wrong = valueIn(m_tablet->app.scan()->pieces(), 2, "order").toInt();
    const int right = 21; // which is in none of the photos
    touch.tap("piece-3");
    touch.tap("card-" + QString::number(right));
    touch.waitFor("it is another card",
                  [&] { return valueIn(m_tablet->app.scan()->pieces(), 2, "order").toInt() == right; });
    touch.tap("mainAction");
    touch.waitFor("the orders are delivered", [&] { return m_tablet->player(1).delivered.size() == 6; });
    std::vector<Order> expected = before;
    std::erase(expected, Order{static_cast<std::uint8_t>(wrong)});
    expected.push_back(Order{static_cast<std::uint8_t>(right)});
    QCOMPARE(sorted(m_tablet->player(1).delivered), sorted(expected));
}

void ScanTouchTest::a_doubtful_card_says_why_and_one_tap_agrees()
{
    Scene scene = scenes::makeScene({Kind::Orders, Level::Easy, 102, {1200, 900}, 6}, ownArt());
    const std::array<cv::Point2f, 4> &corners = scene.truth.orders.front().quad.corners;
    const cv::Point2f top = (corners[0] + corners[1]) / 2;
    const cv::Point2f number = top + ((corners[2] + corners[3]) / 2 - top) * 0.2F;
    cv::circle(scene.picture, number, static_cast<int>(cv::norm(corners[1] - corners[0]) / 5),
               cv::Scalar::all(90), cv::FILLED); // a pebble lies on it
    scenes::writeJpeg(scene.picture, m_photos.home.filePath("pebble.jpg").toStdString(), 95);
    Touch &touch = m_tablet->touch;
    touch.tap("deliver-0");
    touch.tap("scan");
    m_tablet->look("pebble.jpg");
    const companion::ScanView &scan = *m_tablet->app.scan();
    QCOMPARE(scan.doubts(), 1);
    QAbstractItemModel *pieces = m_tablet->app.scan()->pieces();
    int doubtful = 0;
    while (!valueIn(pieces, doubtful, "asks").toBool())
        ++doubtful;
    const QString why = valueIn(pieces, doubtful, "doubt").toString();
    QVERIFY2(why.startsWith("The number "), qPrintable(why)); // is unclear, or says something else
    QCOMPARE(touch.shown("mainAction", "text").toString(), QString("Take over, 1 unsure"));
    touch.tap("agree-" + QString::number(doubtful + 1));
    touch.waitFor("nothing is in doubt", [&] { return scan.doubts() == 0; });
    touch.tap("mainAction");
    touch.waitFor("the orders are delivered", [&] { return m_tablet->player(0).delivered.size() == 6; });
    QCOMPARE(sorted(m_tablet->player(0).delivered), ordersIn(scene.truth));
}

void ScanTouchTest::a_missed_card_is_drawn_with_a_finger()
{
    Touch &touch = m_tablet->touch;
    touch.tap("deliver-0");
    touch.tap("scan");
    m_tablet->look("orders-1.jpg");
    const int found = m_tablet->app.scan()->pieces()->rowCount();
    touch.tap("seen-1");
    touch.tap("noPiece");
    touch.waitFor("it is gone", [&] { return m_tablet->app.scan()->pieces()->rowCount() == found - 1; });
    touch.waitFor("the choice is closed", [&] { return !touch.find("noPiece"); });
    touch.swipe(1, {-120, 140});
    touch.waitForSight("card-30");
    touch.tap("card-30");
    touch.waitFor("there is one more", [&] { return m_tablet->app.scan()->pieces()->rowCount() == found; });
    touch.tap("mainAction");
    touch.waitFor("the orders are delivered", [&] { return m_tablet->player(0).delivered.size() == 6; });
    QVERIFY(std::ranges::find(m_tablet->player(0).delivered, Order{30}) !=
            m_tablet->player(0).delivered.end());
}

void ScanTouchTest::a_photo_is_given_to_another_player()
{
    Touch &touch = m_tablet->touch;
    touch.tap("deliver-0");
    touch.tap("scan");
    m_tablet->look("orders-0.jpg");
    touch.tap("chip-2");
    touch.waitFor("it is Cili's", [&] { return m_tablet->app.scan()->seat() == 2; });
    touch.tap("mainAction");
    touch.waitFor("the orders are delivered", [&] { return m_tablet->player(2).delivered.size() == 6; });
    QCOMPARE(sorted(m_tablet->player(2).delivered), ordersIn(m_orders[0]));
    QVERIFY(m_tablet->player(0).delivered.empty());
}

void ScanTouchTest::a_card_somebody_else_delivered_is_pointed_out_before_anything_is_stored()
{
    Touch &touch = m_tablet->touch;
    const Order taken = ordersIn(m_orders[0]).front();
    evening::deliver(m_tablet->app, 2, {static_cast<int>(taken)});
    const int told = m_tablet->app.game()->length();
    touch.tap("deliver-0");
    touch.tap("scan");
    m_tablet->look("orders-0.jpg");
    touch.waitForSight("contradiction");
    QVERIFY(touch.shown("contradiction", "text").toString().contains("Cili"));
    QCOMPARE(m_tablet->app.game()->length(), told);
    touch.tap("mainAction");
    touch.waitFor("the others are delivered", [&] { return m_tablet->player(0).delivered.size() == 5; });
    QCOMPARE(m_tablet->player(2).delivered, std::vector{taken});
}

void ScanTouchTest::a_card_delivered_before_and_not_in_the_photo_is_pointed_out()
{
    Touch &touch = m_tablet->touch;
    constexpr int elsewhere = 21; // which is in none of the photos
    evening::deliver(m_tablet->app, 0, {elsewhere});
    touch.tap("deliver-0");
    touch.tap("scan");
    m_tablet->look("orders-0.jpg");
    touch.waitForSight("contradiction");
    QVERIFY(touch.shown("contradiction", "text").toString().startsWith("Delivered before"));
    touch.tap("mainAction");
    touch.waitFor("the others are delivered", [&] { return m_tablet->player(0).delivered.size() == 7; });
}

void ScanTouchTest::fewer_tiles_than_were_bought_are_pointed_out()
{
    Touch &touch = m_tablet->touch;
    evening::dig(m_tablet->app, 2, {{1, 2, true}}); // which is not in the photo
    touch.tap("mine-2");
    touch.tap("scan");
    m_tablet->look("mine-2.jpg");
    touch.waitForSight("contradiction");
    touch.tap("mainAction");
    touch.waitFor("the rest is taken over",
                  [&] { return m_tablet->player(2).mine.tiles.size() == m_mines[2].mine->tiles.size() + 1; });
}

void ScanTouchTest::a_tile_is_put_right()
{
    Touch &touch = m_tablet->touch;
    touch.tap("mine-2");
    touch.tap("scan");
    m_tablet->look("mine-2.jpg");
    QAbstractItemModel *pieces = m_tablet->app.scan()->pieces();
    int tile = 0;
    while (valueIn(pieces, tile, "printed").toBool())
        ++tile;
    touch.tap("piece-" + QString::number(tile + 1));
    touch.tap("kind-3-2-dark");
    touch.tap("loaded-1");
    touch.tap("tileDone");
    touch.waitFor("it is another tile", [&] {
        return valueIn(pieces, tile, "level").toInt() == 3 && !valueIn(pieces, tile, "light").toBool() &&
               valueIn(pieces, tile, "carts").toInt() == 2 && valueIn(pieces, tile, "loaded").toInt() == 1;
    });
    touch.tap("mainAction");
    touch.waitFor("it is taken over", [&] {
        return std::ranges::count(m_tablet->player(2).mine.tiles, tileOf(Coal::Black, 2, Side::Dark)) == 1;
    });
}

void ScanTouchTest::the_carts_of_a_board_that_is_drawn_are_asked_about()
{
    scenes::writeJpeg(cv::Mat(900, 1200, CV_8UC3, cv::Scalar(90, 120, 150)),
                      m_photos.home.filePath("fog.jpg").toStdString(), 95);
    const auto emptied = [&] { return emptyCarts(m_tablet->player(1).mine).numbers; };
    Touch &touch = m_tablet->touch;
    touch.tap("mine-1");
    touch.tap("scan");
    m_tablet->look("fog.jpg");
    QAbstractItemModel *pieces = m_tablet->app.scan()->pieces();
    QCOMPARE(pieces->rowCount(), 0);
    touch.swipe(1, {-120, 240});
    touch.waitFor("the carts printed on it are there", [&] { return pieces->rowCount() == 4; });
    QCOMPARE(m_tablet->app.scan()->doubts(), 4);
    touch.tap("piece-3");
    touch.tap("loaded-0");
    touch.tap("tileDone");
    touch.waitFor("one is decided", [&] { return m_tablet->app.scan()->doubts() == 3; });
    touch.tap("mainAction");
    touch.waitFor("it is emptied", [&] { return emptied()[2] == 1; });
    QCOMPARE(emptied(), (std::array{0, 0, 1, 0})); // and no other
}

void ScanTouchTest::what_is_no_photo_gets_a_sentence_and_the_game_stays()
{
    QFile torn(m_photos.home.filePath("torn.jpg"));
    QVERIFY(torn.open(QIODevice::WriteOnly));
    QFile whole(m_photos.home.filePath("orders-0.jpg"));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    torn.write(whole.read(20'000));
    torn.close();
    const int told = m_tablet->app.game()->length();
    m_tablet->touch.tap("deliver-0");
    m_tablet->touch.tap("scan");
    m_tablet->look("torn.jpg");
    QVERIFY(m_tablet->app.scan()->trouble().contains("torn.jpg"));
    m_tablet->touch.waitForSight("scanTrouble");
    QCOMPARE(m_tablet->app.game()->length(), told);
    m_tablet->look("orders-0.jpg"); // and the next one is looked at
    QCOMPARE(m_tablet->app.scan()->trouble(), QString());
}

void ScanTouchTest::taken_over_orders_can_be_undone()
{
    Touch &touch = m_tablet->touch;
    touch.tap("deliver-3");
    touch.tap("scan");
    m_tablet->look("orders-3.jpg");
    touch.tap("mainAction");
    touch.waitFor("the orders are delivered", [&] { return m_tablet->player(3).delivered.size() == 6; });
    for (int card = 0; card < 6; ++card)
        touch.tap("undo");
    touch.waitFor("they are taken back", [&] { return m_tablet->player(3).delivered.empty(); });
}

QTEST_MAIN(ScanTouchTest)
#include "scan_touch_test.moc"
