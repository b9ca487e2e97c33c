// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

using companion::EvaluationView;
using view_story::Table;
using view_story::valueIn;

namespace {

/// The rulebook's three players, at the end of the second shift.
void playTheExample(Table &table)
{
    table.play(3);
    table.deliver(0, {"horse-cart:ybgk", "horse-cart:gg", "wheelbarrow:kk"});
    table.deliver(1, {"wheelbarrow:bbb", "horse-cart:y"});
    table.deliver(2, {"wheelbarrow:ggg", "horse-cart:b"});
    table.app.game()->endShift({5, 4, 2});
    table.app.game()->startNextShift();
    table.app.game()->endShift({0, 0, 0});
    table.app.evaluation()->setShift(2);
}

void showSegment(EvaluationView &view, int segment)
{
    for (int step = 0; step < view.steps(); ++step) {
        view.setStep(step);
        if (view.segment() == segment)
            return;
    }
    qFatal("segment %d is not evaluated", segment);
}

QList<int> numbersIn(QAbstractItemModel *rows, const char *role)
{
    QList<int> numbers;
    for (int row = 0; row < rows->rowCount(); ++row)
        numbers += valueIn(rows, row, role).toInt();
    return numbers;
}

} // namespace

class EvaluationViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_counts_of_the_rulebook_s_deliveries();
    void the_rulebook_s_tie_for_wheelbarrows_and_for_horse_carts();
    void the_rulebook_s_starting_player();
    void each_shift_walks_over_its_own_segments();
    void points_move_to_the_score_step_by_step();
    void two_players_have_no_second_place();
};

void EvaluationViewTest::the_counts_of_the_rulebook_s_deliveries()
{
    Table table;
    playTheExample(table);
    EvaluationView &view = *table.app.evaluation();
    const QList<int> counts{1, 1, 3, 3, 2, 6, 0, 0};
    for (int segment = 1; segment <= 8; ++segment) {
        showSegment(view, segment);
        QCOMPARE(valueIn(view.awards(), 0, "count").toInt(), counts[segment - 1]);
    }
}

void EvaluationViewTest::the_rulebook_s_tie_for_wheelbarrows_and_for_horse_carts()
{
    Table table;
    playTheExample(table);
    EvaluationView &view = *table.app.evaluation();
    showSegment(view, 5);
    QCOMPARE(numbersIn(view.awards(), "count"), QList({2, 3, 3}));
    QCOMPARE(numbersIn(view.awards(), "points"), QList({0, 6, 6}));
    QCOMPARE(view.places(), QString("6 / 3"));
    const QString tieForFirst = view.rule();
    QVERIFY(!tieForFirst.isEmpty());
    QVERIFY(!valueIn(view.awards(), 0, "wins").toBool());
    showSegment(view, 6);
    QCOMPARE(numbersIn(view.awards(), "points"), QList({7, 3, 3}));
    QVERIFY(!view.rule().isEmpty() && view.rule() != tieForFirst);
    for (const int segment : {7, 8}) {
        showSegment(view, segment);
        QCOMPARE(numbersIn(view.awards(), "points"), QList({0, 0, 0}));
        QCOMPARE(view.rule(), QString());
    }
}

void EvaluationViewTest::the_rulebook_s_starting_player()
{
    Table table;
    table.play(3);
    QVERIFY(table.app.game()->endShift({5, 4, 2}));
    const QVariantList steps = table.app.evaluation()->checklist();
    QVERIFY(!steps.isEmpty());
    QVERIFY(steps.first().toMap().value("text").toString().contains("Anna"));
    QVERIFY(table.app.game()->startNextShift());
    QVERIFY(table.ofPlayer(0, "starts").toBool());
    QVERIFY(table.app.evaluation()->checklist().isEmpty());
}

void EvaluationViewTest::each_shift_walks_over_its_own_segments()
{
    Table table;
    table.play();
    EvaluationView &view = *table.app.evaluation();
    for (int shift = 1; shift <= 3; ++shift) {
        QVERIFY(table.app.game()->endShift(shift < 3 ? QList{1, 0, 0, 0} : QList<int>{}));
        view.setShift(shift);
        QCOMPARE(view.steps(), 1 + 4 * shift);
        QCOMPARE(view.summary()->rowCount(), view.steps());
        QCOMPARE(view.segment(), 0); // the deliveries first
        view.setStep(99);
        QCOMPARE(view.segment(), 4 * shift);
        view.setStep(-1);
        QCOMPARE(view.step(), 0);
        if (shift < 3)
            QVERIFY(table.app.game()->startNextShift());
    }
}

void EvaluationViewTest::points_move_to_the_score_step_by_step()
{
    Table table;
    playTheExample(table);
    EvaluationView &view = *table.app.evaluation();
    // The first shift: the cards, then yellow (Anna and Béla level), brown (Béla, then Anna and Cili), grey
    // (Anna and Cili level) and black (Anna alone).
    QList<int> before{26 + 2 + 1 + 4 + 5, 9 + 2 + 3, 12 + 1 + 4};
    for (int step = 0; step < view.steps(); ++step) {
        view.setStep(step);
        const QList<int> points = numbersIn(view.awards(), "points");
        for (int seat = 0; seat < 3; ++seat) {
            before[seat] += points[seat];
            QCOMPARE(valueIn(view.awards(), seat, "total").toInt(), before[seat]);
            QVERIFY(valueIn(view.awards(), seat, "why")
                        .toString()
                        .endsWith(QString(": %1 together.").arg(before[seat])));
        }
    }
    QCOMPARE(view.totals(), before);
    for (int seat = 0; seat < 3; ++seat) { // the sums explain themselves
        QVERIFY(view.shiftSum().split('\n')[seat].endsWith(
            QString(": %1 together.").arg(view.shiftPoints()[seat])));
        QVERIFY(view.totalSum().split('\n')[seat].endsWith(QString(": %1 together.").arg(before[seat])));
    }
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(table.ofPlayer(seat, "score").toInt(), before[seat]);
}

void EvaluationViewTest::two_players_have_no_second_place()
{
    Table table;
    table.play(2);
    table.deliver(0, {"train:yy"});
    table.deliver(1, {"truck:y"});
    QVERIFY(table.app.game()->endShift({0, 0}));
    EvaluationView &view = *table.app.evaluation();
    view.setShift(1);
    showSegment(view, 1);
    QCOMPARE(numbersIn(view.awards(), "points"), QList({2, 0}));
    QCOMPARE(view.places(), QString("2"));
    QVERIFY(!view.rule().isEmpty());
}

GUILESS_STORY(EvaluationViewTest)
#include "evaluation_view_test.moc"
