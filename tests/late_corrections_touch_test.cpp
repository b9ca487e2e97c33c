// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was told wrongly is put right later, with a finger on the window.

#include "touch_story.h"
#include "view_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

namespace {

/// A tablet with the sample evening in its history.
struct Tablet {
    Tablet()
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        id = story::idOf(story::add(app.ledger().store(), story::wholeEvening(STEIGER_SAMPLE)));
        app.ledger().tellChanged();
        window.window()->requestActivate();
    }

    db::Json kept() { return *db::recordOf(app.ledger().store(), db::gameId(id.toStdString())); }

    story::Folder folder;
    companion::App app{folder.file()};
    companion::Window window{app};
    Touch touch{window.window()};
    QString id;
};

} // namespace

class LateCorrectionsTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_tablet = std::make_unique<Tablet>(); }
    void cleanup()
    {
        QVERIFY2(m_tablet->touch.trouble().isEmpty(), qPrintable(m_tablet->touch.trouble()));
        QVERIFY2(m_tablet->window.warnings().isEmpty(), qPrintable(m_tablet->window.warnings().join('\n')));
    }

    void a_finished_game_is_counted_anew_data();
    void a_finished_game_is_counted_anew();

private:
    std::unique_ptr<Tablet> m_tablet;
};

void LateCorrectionsTouchTest::a_finished_game_is_counted_anew_data()
{
    QTest::addColumn<QSize>("size");

    QTest::newRow("tablet") << QSize(1280, 800);
    QTest::newRow("small") << QSize(800, 480);
}

void LateCorrectionsTouchTest::a_finished_game_is_counted_anew()
{
    QFETCH(const QSize, size);
    Tablet &tablet = *m_tablet;
    tablet.window.window()->resize(size);
    QMetaObject::invokeMethod(tablet.window.screens(), "openSheet", Q_ARG(QString, tablet.id));
    tablet.touch.tap("correct");
    tablet.touch.tap("Correct the counts");
    tablet.touch.tap("part-2");
    tablet.touch.tap("count-1-3"); // Béla's black carts
    tablet.touch.tap("key-3");
    tablet.touch.tap("keyDone");
    tablet.touch.tap("orders-0");
    tablet.touch.tap("card-1"); // for Anna
    tablet.touch.tap("mainAction");
    tablet.touch.waitFor("the points are there",
                         [&] { return tablet.touch.shown("orders-0", "text") == "6 orders so far"; });
    tablet.touch.tap("mainAction");
    tablet.touch.waitForSight("formDay");
    tablet.touch.tap("mainAction");
    tablet.touch.waitForSight("correct");
    QCOMPARE(tablet.kept().at("shifts").at(1).at("players").at(1).at("emptyCarts").at("black"), 3);
    QCOMPARE(tablet.kept().at("shifts").at(2).at("players").at(0).at("delivered").size(), std::size_t(10));
}

QTEST_MAIN(LateCorrectionsTouchTest)
#include "late_corrections_touch_test.moc"
