// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where somebody who has never seen the app looked twice: the screens say it now.

#include "home_story.h"
#include "newcomer_tablet.h"
#include "places.h"

#include <QGuiApplication>

using newcomer::Tablet;

namespace {

// A text inside of it that ends in dots.
bool isShortened(const QQuickItem *item)
{
    const QList<QQuickItem *> children = item->childItems();
    return item->property("truncated").toBool() || std::any_of(children.begin(), children.end(), isShortened);
}

} // namespace

class NewcomerTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_tablet = std::make_unique<Tablet>(); }
    void cleanup()
    {
        QCOMPARE(m_tablet->touch.trouble(), QString());
        QVERIFY2(m_tablet->window.warnings().isEmpty(), qPrintable(m_tablet->window.warnings().join('\n')));
    }

    void a_delivery_before_the_worker_goes_on_with_one_tap();
    void all_cards_and_short_names_fit_a_small_screen();
    void a_wrong_tile_is_touched_away_and_comes_back_with_undo();
    void marks_nobody_counted_are_a_dash();
    void nobody_is_preselected_in_the_factory();
    void the_summary_of_the_last_shift_fits_a_tablet();
    void a_warning_comes_while_the_end_is_counted();
    void tiles_nobody_told_are_counted_at_the_end();
    void what_somebody_would_gain_explains_itself();
    void the_sample_says_that_it_is_one();
    void a_window_stays_as_it_is_whatever_setting_changes();
    void a_window_begins_no_larger_than_its_screen();
    void saving_over_a_file_asks_first();
    void a_code_to_be_shared_has_room_data();
    void a_code_to_be_shared_has_room();

private:
    std::unique_ptr<Tablet> m_tablet;
};

void NewcomerTouchTest::a_delivery_before_the_worker_goes_on_with_one_tap()
{
    m_tablet->play("followTurns");
    Touch &touch = m_tablet->touch;
    touch.tap("deliver-0");
    touch.tap("card-3");
    touch.tap("toastAction");
    touch.waitFor("the card is delivered", [&] { return touch.shown("card-3", "delivered").toBool(); });
    QCOMPARE(m_tablet->app.game()->next(), 1);
}

void NewcomerTouchTest::all_cards_and_short_names_fit_a_small_screen()
{
    m_tablet->app.settings()->setLanguage("hu"); // where the title is longest
    m_tablet->app.settings()->setGuided(true);
    m_tablet->resize(800, 480);
    m_tablet->play();
    Touch &touch = m_tablet->touch;
    for (const char *way : {"deliver-0", "toMine"}) {
        touch.tap(way);
        touch.waitForSight("hint");
        touch.waitFor("the screen is there", [&] { return m_tablet->isWhole(touch.find("chip-3")); });
        for (int seat = 0; seat < 4; ++seat) {
            const QQuickItem *chip = touch.find("chip-" + QString::number(seat));
            QVERIFY(m_tablet->isWhole(chip));
            QVERIFY2(!isShortened(chip), qPrintable(evening::names[seat]));
            QVERIFY(chip->height() >= 48);
        }
        const QRectF foot = touch.find("mainAction")->mapRectToScene({0, 0, 1, 1});
        if (way != QString("deliver-0")) {
            const QQuickItem *last = touch.find("mineCubes"); // beside the main action
            QVERIFY(last->mapRectToScene(last->boundingRect()).right() <= foot.left());
            continue;
        }
        for (int number = 0; number < 44; ++number) {
            const QQuickItem *card = touch.find("card-" + QString::number(number));
            QVERIFY(m_tablet->isWhole(card));
            QVERIFY(card->mapRectToScene(card->boundingRect()).bottom() <= foot.top());
            QVERIFY(card->width() >= 48 && card->height() >= 48);
        }
    }
}

void NewcomerTouchTest::a_wrong_tile_is_touched_away_and_comes_back_with_undo()
{
    m_tablet->play();
    Touch &touch = m_tablet->touch;
    const companion::MineView &mine = *m_tablet->app.mine();
    touch.tap("mine-0");
    touch.waitForSight("cart-0-dark-0");
    QVERIFY2(!touch.find("takeTile"), "there is no tile yet");
    touch.tap("buy-0-1-light");
    touch.tap("buy-0-2-light");
    touch.tap("cart-0-light-0");
    touch.waitFor("the cart is empty", [&] { return mine.emptyCarts().first() == 1; });
    touch.tap("takeTile");
    touch.waitForSight("taking");
    QVERIFY2(!touch.find("cart-0-dark-0"), "what is printed on the board stays there");
    touch.tap("cart-0-light-0");
    touch.waitFor("the tile is gone", [&] { return mine.lightTiles() == 1; });
    QCOMPARE(mine.emptyCarts().first(), 0);
    QVERIFY(!touch.find("taking"));
    touch.tap("toastAction");
    touch.waitFor("the tile is there again", [&] { return mine.lightTiles() == 2; });
    QCOMPARE(mine.emptyCarts().first(), 1);
}

void NewcomerTouchTest::marks_nobody_counted_are_a_dash()
{
    m_tablet->resize(1280, 800);
    m_tablet->play();
    Touch &touch = m_tablet->touch;
    touch.waitForSight("marks-1");
    QCOMPARE(touch.shown("marks-1", "text").toString(), QString("Marks –"));
    touch.tap("marks-1");
    touch.waitForSight("keypadNumber");
    QCOMPARE(touch.shown("keypadNumber", "text").toString(), QString("–"));
    QVERIFY2(!touch.find("keyDone"), "nothing was counted yet");
    touch.tap("key-0");
    QCOMPARE(touch.shown("keypadNumber", "text").toString(), QString("0"));
    touch.tap("keyDone");
    touch.waitFor("no marks", [&] { return touch.shown("marks-1", "text").toString() == "Marks 0"; });
}

void NewcomerTouchTest::nobody_is_preselected_in_the_factory()
{
    m_tablet->play();
    Touch &touch = m_tablet->touch;
    touch.tap("mainAction");
    touch.waitForSight("factory-0-0");
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(!touch.shown(QStringLiteral("factory-%1-0").arg(seat), "highlighted").toBool());
    QCOMPARE(touch.shown("factoryDone", "text").toString(), QString("Nobody is there: evaluate"));
    touch.tap("factory-2-3");
    touch.waitFor("the others are told as nobody",
                  [&] { return touch.shown("factoryDone", "text").toString() == "The others 0: evaluate"; });
    touch.tap("factoryDone");
    touch.waitForSight("toSummary");
    QCOMPARE(m_tablet->app.game()->table().shifts[0][2].factoryWorkers, 3);
    QCOMPARE(m_tablet->app.game()->table().shifts[0][1].factoryWorkers, 0);
}

void NewcomerTouchTest::the_summary_of_the_last_shift_fits_a_tablet()
{
    m_tablet->resize(1280, 800);
    m_tablet->play();
    evening::playShift(m_tablet->app, 1);
    evening::endShift(m_tablet->app);
    evening::playToTheEnd(m_tablet->app);
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openEvaluation", Q_ARG(int, 3));
    Touch &touch = m_tablet->touch;
    touch.tap("toSummary");
    touch.waitForSight("summary-0");
    QVERIFY(!touch.shown("summaryLines", "interactive").toBool());
    const QQuickItem *lines = touch.find("summaryLines");
    const QRectF place = lines->mapRectToScene(lines->boundingRect());
    for (int line = 0; line < 13; ++line) { // the deliveries and twelve segments
        const QQuickItem *row = touch.find("summary-" + QString::number(line));
        QVERIFY(m_tablet->isWhole(row));
        QVERIFY(place.adjusted(-1, -1, 1, 1).contains(row->mapRectToScene(row->boundingRect())));
        QVERIFY(!isShortened(row));
    }
}

void NewcomerTouchTest::a_warning_comes_while_the_end_is_counted()
{
    m_tablet->play();
    for (int shift = 1; shift <= 3; ++shift) {
        evening::endShift(m_tablet->app);
        m_tablet->app.game()->startNextShift();
    }
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openFinal");
    Touch &touch = m_tablet->touch;
    touch.waitForSight("answer-0-1");
    QVERIFY(!touch.find("finalWarning"));
    touch.tap("answer-0-1");
    touch.tap("key-2");
    touch.tap("keyDone");
    touch.waitForSight("finalWarning"); // four carts are loaded
    QVERIFY(touch.shown("finalWarning", "text").toString().startsWith("Anna"));
}

void NewcomerTouchTest::tiles_nobody_told_are_counted_at_the_end()
{
    m_tablet->play();
    evening::dig(m_tablet->app, 0, {{0, 1, true}});
    for (int shift = 1; shift <= 3; ++shift) {
        evening::endShift(m_tablet->app);
        m_tablet->app.game()->startNextShift();
    }
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openFinal");
    Touch &touch = m_tablet->touch;
    touch.waitForSight("tilesUntold-1");
    QVERIFY2(!touch.find("tilesUntold-0"), "one of Anna's was told");
    QCOMPARE(touch.shown("answer-0-3", "text").toString(), QString("Light tiles: 1"));
    QCOMPARE(touch.shown("answer-1-4", "text").toString(), QString("Dark tiles: 0 ?"));
    for (const char *field : {"answer-1-3", "answer-1-4"}) {
        touch.tap(field);
        touch.tap("key-2");
        touch.tap("keyDone");
    }
    touch.waitFor("they are counted", [&] { return !touch.find("tilesUntold-1"); });
    QCOMPARE(touch.shown("answer-1-4", "text").toString(), QString("Dark tiles: 2"));
    QVERIFY2(!touch.find("finalWarning"), "nothing was told that they could differ from");
    touch.tap("answer-0-3");
    touch.tap("key-4");
    touch.tap("keyDone");
    touch.waitForSight("finalWarning");
    QVERIFY(
        touch.shown("finalWarning", "text").toString().startsWith("Anna: light tiles: 4 counted, 1 tapped"));
    companion::FinalView &final = *m_tablet->app.finalCount();
    for (int seat = 0; seat < 4; ++seat) {
        for (const int field : {final.Marks, final.OpenOrders})
            final.answer(seat, field, 0);
        final.answer(seat, final.Cubes, 5);
    }
    touch.tap("mainAction");
    touch.waitFor("it is reckoned", [&] { return final.finished(); });
    QCOMPARE(m_tablet->app.game()->table().final->at(0).lightTiles, 4);
    QCOMPARE(m_tablet->app.game()->table().final->at(1).darkTiles, 2);
}

void NewcomerTouchTest::what_somebody_would_gain_explains_itself()
{
    m_tablet->play();
    evening::deliver(m_tablet->app, 1, {0});
    Touch &touch = m_tablet->touch;
    touch.tap("gain-1");
    touch.waitForSight("why");
    QCOMPARE(touch.shown("why", "text").toString(),
             QString("If the shift ended now, these segments would give points:\n1. Yellow squares: +2"));
}

void NewcomerTouchTest::the_sample_says_that_it_is_one()
{
    Touch &touch = m_tablet->touch;
    touch.tap("sample");
    touch.waitForSight("sampleBanner");
    QVERIFY(touch.shown("sampleBanner", "text").toString().contains("sample"));
}

void NewcomerTouchTest::a_window_stays_as_it_is_whatever_setting_changes()
{
    QQuickWindow *window = m_tablet->window.window();
    companion::Settings *settings = m_tablet->app.settings();
    window->showMaximized();
    QTRY_COMPARE(window->visibility(), QWindow::Maximized);
    const QSize size = window->size();
    settings->setGuided(!settings->guided());
    settings->setTheme("dark");
    settings->setTextScale(1.25);
    settings->setGroup("Friday miners");
    QTest::qWait(60);
    QCOMPARE(window->visibility(), QWindow::Maximized);
    QCOMPARE(window->size(), size);
    settings->setFullScreen(true);
    QTRY_COMPARE(window->visibility(), QWindow::FullScreen);
    settings->setFullScreen(false);
    QTRY_VERIFY(window->visibility() != QWindow::FullScreen);
}

void NewcomerTouchTest::a_window_begins_no_larger_than_its_screen()
{
    QCOMPARE(companion::Window(m_tablet->app, {800, 480}).window()->size(), QSize(800, 480));
    QCOMPARE(companion::Window(m_tablet->app, {800, 1280}).window()->size(), QSize(800, 800));
    QCOMPARE(companion::Window(m_tablet->app, {1920, 1080}).window()->size(), QSize(1280, 800));
}

void NewcomerTouchTest::saving_over_a_file_asks_first()
{
    const story::Home home; // whose files the screen for choosing shows
    const QString name = m_tablet->app.exchange()->suggestedName("steiger");
    QVERIFY(QDir().mkpath(home.path("deeper")));
    home.write(name, "a letter");
    m_tablet = std::make_unique<Tablet>();
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "ExchangePage"));
    Touch &touch = m_tablet->touch;
    const auto offers = [&](const QString &deed) {
        touch.waitFor("the button says " + deed,
                      [&] { return touch.shown("saveFile", "text").toString() == deed; });
    };
    touch.tap("For Steiger");
    offers("Replace");
    touch.tap("file-deeper");
    offers("Save");
    touch.tap("Up");
    offers("Replace");
    touch.tap("saveFile");
    touch.tap("cancel");
    QTest::qWait(60);
    QCOMPARE(home.read(name), "a letter");
    touch.tap("saveFile");
    touch.tap("yes");
    touch.waitFor("the file is replaced", [&] { return home.read(name).contains("steiger.games"); });
}

void NewcomerTouchTest::a_code_to_be_shared_has_room_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("squares"); // how many pixels each of the code's has, at least
    QTest::newRow("a small screen") << QSize(800, 480) << 2.2;
    QTest::newRow("a tablet") << QSize(1280, 800) << 3.9;
    QTest::newRow("upright") << QSize(800, 1280) << 3.9;
}

void NewcomerTouchTest::a_code_to_be_shared_has_room()
{
    QFETCH(const QSize, size);
    QFETCH(const double, squares);
    const story::Home home;
    m_tablet->resize(size.width(), size.height());
    QFile sample(places::sample);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    m_tablet->app.sharing()->showRecord(QString::fromUtf8(sample.readAll()));
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "SharePage"));
    Touch &touch = m_tablet->touch;
    const auto pixels = [&] {
        const QQuickItem *code = touch.find("code");
        return code ? std::min(code->width(), code->height()) / code->implicitWidth() : 0;
    };
    touch.waitFor("the code can be read", [&] { return pixels() >= squares; });
    touch.waitFor("nothing but the code is in its place, above the buttons", [&] {
        const QQuickItem *code = touch.find("code");
        const QQuickItem *button = touch.find("mainAction");
        return m_tablet->isWhole(code) && button && qAbs(code->width() - code->height()) < 1 &&
               code->mapToScene({0, code->height()}).y() < button->mapToScene({}).y();
    });
    touch.tap("mainAction");
    touch.waitForSight("toast");
    QVERIFY(pixels() >= squares);
}

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    NewcomerTouchTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "newcomer_touch_test.moc"
