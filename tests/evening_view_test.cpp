// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Who sits where, group, place, comments and a photo: the evening around the game.

#include <QAbstractItemModelTester>
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "db/address_book.h"
#include "sample_evening.h"
#include "tablet_story.h"
#include "tests/stories.h"

#include <nlohmann/json.hpp>

using companion::App;
using companion::CoalBaronGame;
using Phase = CoalBaronGame::Phase;
using story::column;
using story::scoreOf;
using story::Tablet;

namespace {

bool playAndSave(App &app)
{
    app.game()->open(evening::begin(app));
    evening::playShift(app, 1);
    evening::endShift(app);
    evening::playToTheEnd(app);
    evening::finish(app);
    return app.finalCount()->save();
}

} // namespace

class EveningViewTest : public QObject
{
    Q_OBJECT

private slots:
    void somebody_else_takes_over_a_seat();
    void two_who_swap_seats_keep_sitting_once_each();
    void a_new_name_is_looked_at_before_it_takes_a_seat();
    void colours_are_swapped();
    void group_place_and_comments_are_kept();
    void an_evening_told_anew_after_saving_is_in_the_history();
    void what_was_corrected_in_the_history_stays_when_the_evening_is_told_anew();
    void a_photo_is_kept_small_beside_the_history();
    void what_is_no_picture_is_said_and_the_old_photo_stays();
};

void EveningViewTest::somebody_else_takes_over_a_seat()
{
    Tablet tablet;
    App &app = tablet.app;
    const QString id = tablet.start({"Anna", "Béla"});
    evening::deliver(app, 0, {0});
    app.evening()->begin();
    QCOMPARE(app.evening()->seatNew(0, "Cili"), QString());
    QCOMPARE(app.game()->names(), QStringList({"Cili", "Béla"}));
    QCOMPARE(column(app.evening()->seats(), "name"), QStringList({"Cili", "Béla"}));
    QVERIFY2(app.game()->table().players[0].delivered.size() == 1, "the seat keeps what was played there");
    QCOMPARE(column(app.home()->liveGames(), "players"), QStringList("Cili and Béla"));
    QCOMPARE(app.game()->id(), id);
}

void EveningViewTest::two_who_swap_seats_keep_sitting_once_each()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla", "Cili"});
    tablet.app.evening()->begin();
    const QString cili = column(tablet.app.evening()->seats(), "id").value(2);
    QVERIFY(tablet.app.game()->seat(0, cili));
    QCOMPARE(tablet.app.game()->names(), QStringList({"Cili", "Béla", "Anna"}));
    QVERIFY(!tablet.app.game()->seat(0, "nobody"));
    QVERIFY(!tablet.app.game()->seat(7, cili));
}

void EveningViewTest::a_new_name_is_looked_at_before_it_takes_a_seat()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla"});
    tablet.app.evening()->begin();
    QVERIFY(!tablet.app.evening()->seatNew(0, "  ").isEmpty());
    QVERIFY(!tablet.app.evening()->seatNew(0, QString(200, 'x')).isEmpty());
    QVERIFY(!tablet.app.evening()->seatNew(0, "béla").isEmpty());
    QCOMPARE(tablet.app.game()->names(), QStringList({"Anna", "Béla"}));
}

void EveningViewTest::colours_are_swapped()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla"});
    const QStringList before = tablet.app.game()->colors();
    QVERIFY(tablet.app.game()->setColor(0, before[1]));
    QCOMPARE(tablet.app.game()->colors(), QStringList({before[1], before[0]}));
}

void EveningViewTest::group_place_and_comments_are_kept()
{
    Tablet tablet;
    const QString id = tablet.start({"Anna", "Béla"});
    QVERIFY(tablet.app.game()->describe(" Friday miners ", "Zeche", "Pizza came late."));
    App again(tablet.folder.filePath("steiger.db").toStdString());
    again.game()->open(id);
    QCOMPARE(again.game()->group(), QString("Friday miners"));
    QCOMPARE(again.game()->location(), QString("Zeche"));
    QCOMPARE(again.game()->comments(), QString("Pizza came late."));
    again.evening()->begin();
    QCOMPARE(again.evening()->places(), QStringList("Zeche"));
}

void EveningViewTest::an_evening_told_anew_after_saving_is_in_the_history()
{
    Tablet tablet;
    App &app = tablet.app;
    QVERIFY(playAndSave(app));
    QVERIFY(app.game()->describe("Monday miners", "", ""));
    QVERIFY(app.finalCount()->saved());
    bool found = false;
    app.ledger().read([&](db::Store &store) { found = db::findGroup(store, "Monday miners").has_value(); });
    QVERIFY(found);
    QVERIFY(app.finalCount()->record().contains("Monday miners"));
}

void EveningViewTest::what_was_corrected_in_the_history_stays_when_the_evening_is_told_anew()
{
    Tablet tablet;
    App &app = tablet.app;
    QVERIFY(playAndSave(app));
    companion::GameForm &form = *app.gameForm();
    form.correct(app.game()->id());
    form.counts()->setPart(4);
    form.counts()->count(0, 0, 23); // marks
    form.setPlace("Zeche");
    QCOMPARE(form.save(), app.game()->id());

    QVERIFY(app.game()->describe("Monday miners", "", ""));
    db::Json kept;
    app.ledger().read(
        [&](db::Store &store) { kept = *db::recordOf(store, db::gameId(app.game()->id().toStdString())); });
    QCOMPARE(kept.at("group").get<std::string>(), "Monday miners");
    QCOMPARE(kept.at("location").get<std::string>(), "Zeche");
    QCOMPARE(kept.at("final").at("players").at(0).at("marks").get<int>(), 23);
}

void EveningViewTest::a_photo_is_kept_small_beside_the_history()
{
    Tablet tablet;
    companion::EveningView &evening = *tablet.app.evening();
    const QString id = tablet.start({"Anna", "Béla"});
    QVERIFY(evening.photo().isEmpty());
    QImage picture(3200, 1000, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    const QString file = tablet.folder.filePath("table.png");
    QVERIFY(picture.save(file));
    evening.keepPhoto(file);
    QTRY_VERIFY(!evening.busy());
    QCOMPARE(evening.photoFault(), QString());
    QCOMPARE(QImage(evening.photo().toLocalFile()).size(), QSize(1600, 500));
    QCOMPARE(evening.photo().toLocalFile(), tablet.folder.filePath("photos/" + id + ".jpg"));
    evening.removePhoto();
    QVERIFY(evening.photo().isEmpty());
}

void EveningViewTest::what_is_no_picture_is_said_and_the_old_photo_stays()
{
    Tablet tablet;
    companion::EveningView &evening = *tablet.app.evening();
    tablet.start({"Anna", "Béla"});
    QImage picture(40, 30, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    QVERIFY(picture.save(tablet.folder.filePath("table.png")));
    evening.keepPhoto(tablet.folder.filePath("table.png"));
    QTRY_VERIFY(!evening.busy());
    evening.keepPhoto(tablet.folder.filePath("steiger.db"));
    QTRY_VERIFY(!evening.busy());
    QVERIFY(!evening.photoFault().isEmpty());
    QCOMPARE(QImage(evening.photo().toLocalFile()).size(), QSize(40, 30));
}

GUILESS_STORY(EveningViewTest)
#include "evening_view_test.moc"
