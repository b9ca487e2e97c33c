// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A finished game was counted wrongly: every shift and the end can be counted anew.

#include "tests/places.h"
#include "tests/stories.h"
#include "view_story.h"

#include "companion/view/game_form.h"
#include "companion/view/game_sheet.h"

using companion::GameCounts;
using companion::GameForm;
using scoring::coal_baron::findOrder;
using story::column;

namespace {

enum { TheEnd = 4 };
enum { Grey = 2, Workers = 4 };     // what is counted in a shift
enum { Marks = 0, OpenOrders = 2 }; // and at the end
enum { Anna, Bela, Cili };

int card(const char *name)
{
    return static_cast<int>(*findOrder(name));
}

/// The sample evening, open on the form.
struct Correction : story::Evening {
    Correction() { form.correct(id); }

    db::Json kept() { return *db::recordOf(store(), db::gameId(id.toStdString())); }
    db::Json shift(std::size_t number, std::size_t seat)
    {
        return kept().at("shifts").at(number - 1).at("players").at(seat);
    }
    db::Json end(std::size_t seat) { return kept().at("final").at("players").at(seat); }
    void tap(int part, int seat, const char *name)
    {
        counts.setPart(part);
        counts.setSeat(seat);
        counts.tap(card(name));
    }

    QString id = story::idOf(add(story::wholeEvening(places::sample)));
    GameForm form{ledger};
    GameCounts &counts = *form.counts();
};

} // namespace

class GameCountsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_form_knows_every_shift_and_the_end();
    void a_forgotten_cart_changes_the_points_at_once_but_the_history_only_when_saved();
    void a_forgotten_delivery_is_delivered_from_its_shift_on();
    void a_delivery_is_taken_back_where_it_was_made();
    void a_card_that_somebody_else_delivered_stays_there();
    void a_number_said_at_the_end_replaces_the_pieces_that_were_named();
    void what_cannot_be_true_is_said_while_it_is_typed();
    void another_edition_and_another_first_player_change_the_points();
    void what_is_not_counted_stays_as_it_is();
    void the_record_before_stays_in_the_history();
    void totals_alone_have_nothing_to_count();
};

void GameCountsViewTest::the_form_knows_every_shift_and_the_end()
{
    Correction at;
    const QAbstractItemModelTester players(at.counts.players());
    const QAbstractItemModelTester cards(at.counts.cards());
    QVERIFY(at.counts.available());
    QCOMPARE(column(at.counts.players(), "name"), QStringList({"Anna", "Béla", "Cili"}));
    QCOMPARE(column(at.counts.players(), "orders").first(), "2 orders so far");
    QCOMPARE(at.counts.players()->index(Bela, 0).data(at.counts.players()->roleNames().key("numbers")),
             QVariant::fromValue(QList<int>{1, 1, 1, 1, 2}));
    at.counts.setPart(TheEnd);
    QCOMPARE(at.counts.titles().first(), "Marks");
    QCOMPARE(at.counts.players()->index(Bela, 0).data(at.counts.players()->roleNames().key("numbers")),
             QVariant::fromValue(QList<int>{12, 0, 2, 4, 3}));
    QVERIFY(column(at.counts.players(), "orders").first().isEmpty());
}

void GameCountsViewTest::a_forgotten_cart_changes_the_points_at_once_but_the_history_only_when_saved()
{
    Correction at;
    at.counts.setPart(3);
    const QStringList before = column(at.counts.players(), "points");
    at.counts.count(Anna, Grey, 5); // one more than Béla
    QVERIFY(column(at.counts.players(), "points") != before);
    QVERIFY2(at.counts.summary().startsWith("As it is counted now: Anna "), qPrintable(at.counts.summary()));
    QCOMPARE(at.shift(3, Anna).at("emptyCarts").at("grey"), 4);
    QCOMPARE(at.form.save(), at.id);
    QCOMPARE(at.shift(3, Anna).at("emptyCarts").at("grey"), 5);
    QCOMPARE(at.shift(2, Anna).at("emptyCarts").at("grey"), 2);
}

void GameCountsViewTest::a_forgotten_delivery_is_delivered_from_its_shift_on()
{
    Correction at;
    at.tap(2, Anna, "wheelbarrow:g");
    QVERIFY(at.counts.refusal().isEmpty());
    at.form.save();
    const auto has = [&](std::size_t shift) {
        const db::Json delivered = at.shift(shift, Anna).at("delivered");
        return std::ranges::count(delivered, db::Json("wheelbarrow:g"));
    };
    QCOMPARE(has(1), 0);
    QCOMPARE(has(2), 1);
    QCOMPARE(has(3), 1);
}

void GameCountsViewTest::a_delivery_is_taken_back_where_it_was_made()
{
    Correction at;
    at.tap(3, Anna, "truck:bb");
    QCOMPARE(at.counts.refusal(),
             "Anna delivered this order in shift I already. It can be taken back there.");
    at.tap(1, Anna, "truck:bb");
    QVERIFY(at.counts.refusal().isEmpty());
    at.form.save();
    for (const std::size_t shift : {1U, 2U, 3U}) {
        const db::Json delivered = at.shift(shift, Anna).at("delivered");
        QCOMPARE(std::ranges::count(delivered, db::Json("truck:bb")), 0);
    }
}

void GameCountsViewTest::a_card_that_somebody_else_delivered_stays_there()
{
    Correction at;
    at.tap(1, Anna, "wheelbarrow:ggg");
    QCOMPARE(at.counts.refusal(), "Cili delivered this order in shift II. Take it back there first.");
    QVERIFY2(at.counts.summary().startsWith("The points follow"), "nothing was changed");
    at.tap(2, Cili, "wheelbarrow:ggg");
    at.tap(1, Anna, "wheelbarrow:ggg");
    QVERIFY(at.counts.refusal().isEmpty());
    at.form.save();
    QCOMPARE(at.shift(1, Anna).at("delivered").back(), "wheelbarrow:ggg");
}

void GameCountsViewTest::a_number_said_at_the_end_replaces_the_pieces_that_were_named()
{
    Correction at;
    at.counts.setPart(TheEnd);
    at.counts.count(Bela, OpenOrders, 1);
    at.counts.count(Bela, Marks, 20);
    at.form.save();
    QCOMPARE(at.end(Bela).at("openOrders"), 1);
    QCOMPARE(at.end(Bela).at("marks"), 20);
    QVERIFY2(at.end(Bela).at("tiles").is_array(), "the tiles are still known by name");
    QVERIFY(at.end(Anna).at("openOrders").is_array());
}

void GameCountsViewTest::what_cannot_be_true_is_said_while_it_is_typed()
{
    Correction at;
    QVERIFY(at.counts.warnings().isEmpty());
    at.counts.setPart(1);
    at.counts.count(Anna, Grey, 9);
    QVERIFY2(at.counts.warnings().join(' ').contains("Anna"), "fewer are empty in the next shift");
    at.counts.count(Anna, Grey, 0);
    QVERIFY(at.counts.warnings().isEmpty());
}

void GameCountsViewTest::another_edition_and_another_first_player_change_the_points()
{
    Correction at;
    QVERIFY(!at.counts.secondPlaceThree());
    const QStringList before = column(at.counts.players(), "points");
    at.counts.setSecondPlaceThree(true);
    QVERIFY(column(at.counts.players(), "points") != before);
    at.counts.setCartsNeedDelivery(true);
    at.counts.setStartingPlayer(Cili);
    QCOMPARE(at.form.save(), at.id);
    QCOMPARE(at.kept().at("options").at("secondPlaceTruckTrain"), "3-3");
    QCOMPARE(at.kept().at("options").at("cartsNeedDelivery"), true);
    QCOMPARE(at.kept().at("startingPlayer"), int(Cili));
    at.form.correct(at.id);
    QVERIFY(at.counts.secondPlaceThree());
    QCOMPARE(at.counts.startingPlayer(), int(Cili));
    at.counts.setStartingPlayer(7); // nobody sits there
    QCOMPARE(at.counts.startingPlayer(), int(Cili));
}

void GameCountsViewTest::what_is_not_counted_stays_as_it_is()
{
    story::Evening at;
    story::Json evening = story::wholeEvening(places::sample);
    evening["shifts"][0]["players"][0]["photo"] = "one.jpg";
    evening["weather"] = "rain";
    const QString id = story::idOf(at.add(evening));
    GameForm form(at.ledger);
    form.correct(id);
    form.counts()->count(Bela, Workers, 5);
    form.save();
    const db::Json kept = *db::recordOf(at.store(), db::gameId(id.toStdString()));
    QCOMPARE(kept.at("shifts").at(0).at("players").at(0).at("photo"), "one.jpg");
    QCOMPARE(kept.at("weather"), "rain");
    QCOMPARE(kept.at("shifts").at(0).at("players").at(Bela).at("factoryWorkers"), 5);
}

void GameCountsViewTest::the_record_before_stays_in_the_history()
{
    Correction at;
    companion::GameSheet sheet(at.ledger);
    sheet.open(at.id);
    const QStringList before = column(sheet.ranking(), "total");
    at.counts.setPart(TheEnd);
    at.counts.count(Cili, Marks, 53);
    at.form.save();
    QVERIFY(column(sheet.ranking(), "total") != before);
    QCOMPARE(sheet.newestRevision(), 2);
    sheet.openRevision(1);
    QCOMPARE(column(sheet.ranking(), "total"), before);
}

void GameCountsViewTest::totals_alone_have_nothing_to_count()
{
    story::Evening at;
    const QString id = story::idOf(at.add(story::evening("2026-05-01", "Anna 57, Béla 64")));
    GameForm form(at.ledger);
    form.correct(id);
    QVERIFY(!form.counts()->available());
    form.begin();
    QVERIFY(!form.counts()->available());
    form.counts()->count(0, 0, 3);
    form.counts()->tap(3);
    QCOMPARE(form.counts()->players()->rowCount(), 0);
}

GUILESS_STORY(GameCountsViewTest)
#include "game_counts_view_test.moc"
