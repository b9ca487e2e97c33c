// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was told wrongly is put right later, with a finger on the window.

#include "sample_evening.h"
#include "tests/places.h"
#include "touch_story.h"
#include "view_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

using story::column;

namespace {

/// A tablet with the sample evening in its history.
struct Tablet {
    Tablet()
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        id = story::idOf(story::add(app.ledger().store(), story::wholeEvening(places::sample)));
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
    void what_cannot_be_true_is_said_where_it_is_counted();
    void who_began_is_corrected_on_the_form();
    void a_group_gets_another_name_and_the_old_one_back();
    void a_place_gets_another_name();
    void a_corrected_sheet_is_there_once();
    void two_people_become_one_after_a_question();
    void erasing_a_name_says_that_it_plays_right_now();
    void a_season_goes_after_a_question();
    void only_a_game_that_was_told_here_is_replayed();
    void workers_in_the_factory_are_counted_once_more();

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
    tablet.touch.tap("card-3"); // for Anna
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

void LateCorrectionsTouchTest::what_cannot_be_true_is_said_where_it_is_counted()
{
    Tablet &tablet = *m_tablet;
    QMetaObject::invokeMethod(tablet.window.screens(), "openSheet", Q_ARG(QString, tablet.id));
    tablet.touch.tap("correct");
    tablet.touch.tap("Correct the counts");
    tablet.touch.waitForSight("count-0-0");
    QVERIFY(!tablet.touch.find("countsWarning"));
    tablet.app.gameForm()->counts()->count(0, 0, 40); // empty yellow carts
    tablet.touch.waitForSight("countsWarning");
}

void LateCorrectionsTouchTest::who_began_is_corrected_on_the_form()
{
    Tablet &tablet = *m_tablet;
    QMetaObject::invokeMethod(tablet.window.screens(), "openSheet", Q_ARG(QString, tablet.id));
    tablet.touch.tap("correct");
    tablet.touch.tap("formStartingPlayer");
    tablet.touch.tap("Cili");
    tablet.touch.tap("mainAction");
    tablet.touch.waitFor("it is kept", [&] { return tablet.kept().value("startingPlayer", 0) == 2; });
}

void LateCorrectionsTouchTest::a_group_gets_another_name_and_the_old_one_back()
{
    Touch &touch = m_tablet->touch;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "PeoplePage"));
    touch.tap("tab-groups");
    touch.tap("Friday miners");
    touch.tap("renameGroup");
    touch.tap("newName");
    touch.type(" of Essen");
    touch.tap("doRename");
    touch.waitForSight("Friday miners of Essen");
    touch.tap("bannerAction");
    touch.waitForSight("Friday miners");
}

void LateCorrectionsTouchTest::a_place_gets_another_name()
{
    Touch &touch = m_tablet->touch;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "PeoplePage"));
    touch.tap("tab-places");
    touch.tap("renamePlace-0");
    touch.tap("newName");
    touch.type("-Werden");
    touch.tap("doRename");
    touch.waitForSight("renamed");
    QCOMPARE(m_tablet->app.groups()->places(), QStringList("Essen-Werden"));
    QCOMPARE(m_tablet->kept().at("location"), "Essen-Werden");
}

void LateCorrectionsTouchTest::a_corrected_sheet_is_there_once()
{
    Tablet &tablet = *m_tablet;
    QMetaObject::invokeMethod(tablet.window.screens(), "openSheet", Q_ARG(QString, tablet.id));
    tablet.touch.tap("correct");
    tablet.touch.waitForSight("formDay");
    tablet.app.gameForm()->setPlace("Bochum");
    tablet.touch.tap("mainAction");
    tablet.touch.waitForSight("correct");
    QVERIFY(tablet.app.gameSheet()->facts().circumstances.contains("Bochum"));
    tablet.touch.tap("back");
    tablet.touch.waitFor("Home", [&] { return tablet.window.screens()->property("depth").toInt() == 1; });
}

void LateCorrectionsTouchTest::two_people_become_one_after_a_question()
{
    Touch &touch = m_tablet->touch;
    companion::People &people = *m_tablet->app.people();
    people.add("Anni");
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "PeoplePage"));
    touch.tap("change-Anni");
    touch.tap("rename");
    touch.type("ka");
    QTest::keyClick(m_tablet->window.window(), Qt::Key_Return);
    touch.waitForSight("change-Annika");
    touch.waitFor("the dialog is closed", [&] { return !touch.find("mergeInto"); });
    touch.tap("change-Annika");
    touch.tap("mergeInto");
    touch.tap("Anna");
    touch.tap("doMerge");
    touch.waitForSight("yes");
    touch.tap("cancel");
    touch.waitFor("nothing happened", [&] { return !touch.find("yes"); });
    QCOMPARE(column(people.people(), "name"), QStringList({"Anna", "Annika", "Béla", "Cili"}));
    touch.tap("doMerge");
    touch.tap("yes");
    touch.waitFor("they are one", [&] { return people.people()->rowCount() == 3; });
}

void LateCorrectionsTouchTest::erasing_a_name_says_that_it_plays_right_now()
{
    companion::People &people = *m_tablet->app.people();
    const QString anna = column(people.people(), "person").first();
    QVERIFY(!people.whatRemovingDoes(anna).contains("under way"));
    evening::begin(m_tablet->app);
    QVERIFY(people.whatRemovingDoes(anna).startsWith("Anna sits at a game that is under way"));
    QVERIFY(people.whatRemovingDoes(anna).contains("erased for good"));
}

void LateCorrectionsTouchTest::a_season_goes_after_a_question()
{
    Touch &touch = m_tablet->touch;
    companion::Groups &groups = *m_tablet->app.groups();
    QVERIFY(groups.setSeason("Summer", "2026-06-01", "2026-08-31"));
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "PeoplePage"));
    touch.tap("tab-seasons");
    touch.tap("dropSeason-Summer");
    touch.tap("cancel");
    touch.waitFor("it is closed", [&] { return !touch.find("cancel"); });
    QCOMPARE(groups.seasons()->rowCount(), 1);
    touch.tap("dropSeason-Summer");
    touch.tap("yes");
    touch.waitFor("it is gone", [&] { return groups.seasons()->rowCount() == 0; });
}

void LateCorrectionsTouchTest::only_a_game_that_was_told_here_is_replayed()
{
    companion::App &app = m_tablet->app;
    Touch &touch = m_tablet->touch;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openSheet", Q_ARG(QString, m_tablet->id));
    touch.waitForSight("shareGame");
    QVERIFY2(!touch.find("replay"), "it came as a record");
    const QString id = evening::begin(app);
    app.game()->open(id);
    evening::playShift(app, 1);
    evening::endShift(app);
    evening::playToTheEnd(app);
    evening::finish(app);
    QVERIFY(app.finalCount()->save());
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openSheet", Q_ARG(QString, id));
    touch.waitForSight("replay");
}

void LateCorrectionsTouchTest::workers_in_the_factory_are_counted_once_more()
{
    companion::App &app = m_tablet->app;
    Touch &touch = m_tablet->touch;
    const QString id = evening::begin(app);
    app.game()->open(id);
    evening::playShift(app, 1);
    evening::endShift(app); // with most of them Anna's
    app.game()->startNextShift();
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openTable", Q_ARG(QString, id));
    touch.tap("tableMenu");
    touch.tap("evaluationOf-1");
    touch.tap("toSummary");
    touch.tap("correctShift");
    touch.tap("bannerAction");
    touch.waitForSight("factory-1");
    touch.tap("factoryDone"); // nothing is different
    touch.waitFor("the question is gone", [&] { return !touch.find("factory-1"); });
    QVERIFY(!touch.find("changeScores"));
    touch.tap("bannerAction");
    touch.tap("factory-1-9");
    touch.tap("factoryDone");
    touch.tap("changeScores");
    touch.waitFor("Béla starts the second shift", [&] { return app.game()->factoryWorkers().value(1) == 9; });
    app.game()->setCorrecting(0);
    QCOMPARE(app.game()->table().startingPlayer, scoring::Seat{1});
}

QTEST_MAIN(LateCorrectionsTouchTest)
#include "late_corrections_touch_test.moc"
