// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The end of Rockwell, The Ruhr and Imperial Miners as the evaluation walks over it.

#include "tests/places.h"
#include "tests/stories.h"
#include "view_story.h"

#include "companion/view/record_evaluation.h"

using companion::GameSheet;
using companion::RecordEvaluation;
using story::column;

namespace {

/// A sheet of one of the evenings, and its evaluation.
struct Walked {
    explicit Walked(const char *evening)
        : id(story::idOf(
              at.add(story::wholeEvening((std::string(places::evenings) + '/' + evening).c_str()))))
    {
        sheet.open(id);
    }

    story::Evening at;
    QString id;
    GameSheet sheet{at.ledger};
    RecordEvaluation walk{sheet};
    QAbstractItemModelTester awards{walk.awards()};
    QAbstractItemModelTester summary{walk.summary()};

    bool show(const QString &title)
    {
        for (int step = 0; step < walk.steps(); ++step) {
            walk.setStep(step);
            if (walk.title() == title)
                return true;
        }
        return false;
    }
    QStringList titles() { return column(walk.summary(), "title"); }
    /// The pieces of a seat in short: "cube zinc Z", with "×13" where many are one, "-" before what is
    /// dimmed.
    QStringList pieces(int seat)
    {
        const QAbstractItemModel *rows = walk.awards();
        QStringList shown;
        for (const QVariant &piece :
             rows->data(rows->index(seat, 0), rows->roleNames().key("pieces")).toList()) {
            const QVariantMap one = piece.toMap();
            QStringList words{one["shape"].toString(), one["tone"].toString(), one["mark"].toString()};
            words.removeAll(QString());
            if (one["times"].toInt() > 1)
                words += u'×' + one["times"].toString();
            shown += (one["dimmed"].toBool() ? "-" : "") + words.join(u' ');
        }
        return shown;
    }
};

QStringList times(int amount, const QString &piece)
{
    return QStringList(amount, piece);
}

} // namespace

class RecordEvaluationViewTest : public QObject
{
    Q_OBJECT

private slots:
    void points_move_to_the_scores_line_by_line_data();
    void points_move_to_the_scores_line_by_line();
    void rockwell_is_walked_from_the_goals_to_the_money();
    void a_tie_in_rockwell_says_which_places_are_not_given();
    void the_ruhr_shows_warehouses_and_what_is_missing();
    void a_loan_costs_points();
    void imperial_miners_shows_tokens_and_carts();
    void many_of_a_kind_are_drawn_as_one();
    void shifts_and_mere_totals_are_not_walked_over();
    void the_words_follow_the_language();
};

void RecordEvaluationViewTest::points_move_to_the_scores_line_by_line_data()
{
    QTest::addColumn<QList<int>>("totals");
    QTest::newRow("rockwell-four-players-1.json") << QList{30, 29, 26, 16};
    QTest::newRow("rockwell-four-players-2.json") << QList{46, 35, 24, 20};
    QTest::newRow("the-ruhr-two-players-1.json") << QList{30, 29};
    QTest::newRow("the-ruhr-two-players-2.json") << QList{52, 41};
    QTest::newRow("imperial-miners-solo-1.json") << QList{39};
    QTest::newRow("imperial-miners-solo-2.json") << QList{65};
}

void RecordEvaluationViewTest::points_move_to_the_scores_line_by_line()
{
    Walked evening(QTest::currentDataTag());
    RecordEvaluation &walk = evening.walk;
    QFETCH(QList<int>, totals);
    QVERIFY(evening.sheet.facts().hasSteps);
    QList<int> before(totals.size(), 0);
    for (int step = 0; step < walk.steps(); ++step) {
        walk.setStep(step);
        QVERIFY(!walk.title().isEmpty());
        QVERIFY2(!walk.sentence().isEmpty(), qPrintable(walk.title()));
        QVERIFY(walk.aloud().endsWith(walk.sentence()));
        const QStringList points = column(walk.awards(), "points");
        const QStringList sums = column(walk.awards(), "total");
        for (int seat = 0; seat < totals.size(); ++seat) {
            before[seat] += points[seat].toInt();
            QCOMPARE(sums[seat].toInt(), before[seat]);
        }
    }
    QCOMPARE(before, totals);
    QCOMPARE(walk.totals(), totals);
    for (int seat = 0; seat < totals.size(); ++seat)
        QVERIFY(walk.totalSum().split('\n')[seat].endsWith(QString(": %1 together.").arg(totals[seat])));
    QVERIFY(walk.summaryAloud().startsWith(evening.sheet.facts().result));
}

void RecordEvaluationViewTest::rockwell_is_walked_from_the_goals_to_the_money()
{
    Walked evening("rockwell-four-players-1.json");
    QCOMPARE(evening.titles(),
             QStringList({"Goal tiles", "Delivery tiles", "Zinc", "Copper", "Silver", "Gold", "Money"}));
    evening.walk.setStep(0);
    QCOMPARE(evening.pieces(0), QStringList({"tile brass 4", "tile brass 5", "tile brass 6"}));
    QCOMPARE(evening.walk.places(), QString());
    evening.walk.setStep(1);
    QCOMPARE(evening.pieces(0), QStringList({"tile iron 2", "tile iron 4"}));
    QVERIFY(evening.show("Zinc"));
    QCOMPARE(evening.walk.places(), QString("3 / 2 / 1"));
    QCOMPARE(evening.walk.rule(), QString());
    QCOMPARE(evening.pieces(0), times(9, "cube zinc Z"));
    QCOMPARE(column(evening.walk.awards(), "reason"), QStringList({"first", "second", "third", "behind"}));
    QVERIFY(evening.walk.sentence().startsWith("Ada is first with 9: 3 points."));
    QVERIFY(evening.show("Money"));
    QCOMPARE(evening.pieces(2), QStringList{"note note $6100"});
}

void RecordEvaluationViewTest::a_tie_in_rockwell_says_which_places_are_not_given()
{
    Walked evening("rockwell-four-players-2.json");
    QVERIFY(evening.show("Zinc"));
    QCOMPARE(column(evening.walk.awards(), "points"), QStringList({"3", "3", "1", "0"}));
    QCOMPARE(
        evening.walk.rule(),
        QString("A tie: everyone tied gets all points of the place. They fill as many places as they are: "
                "whoever follows comes after all of those."));
}

void RecordEvaluationViewTest::the_ruhr_shows_warehouses_and_what_is_missing()
{
    Walked evening("the-ruhr-two-players-2.json"); // Clara and Dora
    QVERIFY(evening.show("Points on the track"));
    QCOMPARE(evening.pieces(0), QStringList{"disc 38"});
    QVERIFY(evening.show("Cities of Essen"));
    QCOMPARE(evening.pieces(1), QStringList({"warehouse Ke", "-warehouse We", "warehouse St"}));
    QVERIFY(evening.show("All four coal dumps"));
    QCOMPARE(evening.pieces(0),
             QStringList({"-warehouse Br", "-warehouse We", "-warehouse Es", "warehouse Ma"}));
    QVERIFY(evening.show("Most on a coal dump"));
    QCOMPARE(evening.pieces(0), QStringList{"-warehouse Ma"}); // a tie
    QCOMPARE(evening.pieces(1),
             QStringList({"warehouse Br", "warehouse We", "warehouse Es", "-warehouse Ma"}));
    QVERIFY(evening.show("Mayor token"));
    QCOMPARE(evening.pieces(0), times(9, "coin silver 1"));
    QCOMPARE(evening.pieces(1), QStringList()); // hers is a blank one
    QVERIFY(evening.show("Ruhr barge token"));
    QCOMPARE(evening.pieces(1), QStringList{"barge 2"});
    QVERIFY(evening.show("Railway token"));
    QCOMPARE(evening.pieces(1).size(), 3);
    QCOMPARE(evening.walk.places(), QString());
}

void RecordEvaluationViewTest::a_loan_costs_points()
{
    Walked evening("the-ruhr-two-players-1.json");
    QVERIFY(evening.show("Loans"));
    QCOMPARE(evening.pieces(0), QStringList());
    QCOMPARE(evening.pieces(1), QStringList{"warehouse −2"});
    QCOMPARE(column(evening.walk.awards(), "points"), QStringList({"0", "-2"}));
    QCOMPARE(column(evening.walk.awards(), "wins"), QStringList({"false", "false"}));
}

void RecordEvaluationViewTest::imperial_miners_shows_tokens_and_carts()
{
    Walked evening("imperial-miners-solo-1.json");
    QCOMPARE(evening.titles(), QStringList({"Point tokens", "Full carts"}));
    evening.walk.setStep(0);
    QCOMPARE(evening.pieces(0),
             QStringList{"coin blue 1"} + times(4, "coin green 5") + QStringList{"coin red 10"});
    evening.walk.setStep(1);
    QCOMPARE(evening.pieces(0), times(6, "cart iron") + times(2, "cart brass"));
    QVERIFY(evening.walk.summaryAloud().contains("tunneller"));
}

void RecordEvaluationViewTest::many_of_a_kind_are_drawn_as_one()
{
    story::Json document =
        story::wholeEvening((std::string(places::evenings) + "/rockwell-four-players-1.json").c_str());
    document["final"]["players"][0]["stock"]["zinc"] = 13;
    Walked evening("rockwell-four-players-1.json");
    evening.sheet.show(QString::fromStdString(document.dump()));
    QVERIFY(evening.show("Zinc"));
    QCOMPARE(evening.pieces(0), QStringList{"cube zinc Z ×13"});
}

void RecordEvaluationViewTest::shifts_and_mere_totals_are_not_walked_over()
{
    Walked evening("rockwell-four-players-1.json");
    QVERIFY(evening.walk.steps() > 0);
    evening.sheet.show(QString::fromStdString(story::wholeEvening(places::sample).dump()));
    QCOMPARE(evening.walk.steps(), 0);
    QVERIFY(!evening.sheet.facts().hasSteps);
    evening.sheet.show(R"({"format": "steiger.game/1", "game": "rockwell",
                           "players": [{"name": "Ada"}, {"name": "Ben"}], "totals": [30, 29]})");
    QVERIFY(evening.sheet.facts().readable && !evening.sheet.facts().hasSteps);
    QCOMPARE(evening.walk.steps(), 0);
    QCOMPARE(evening.walk.title(), QString());
    evening.sheet.open(evening.id);
    QCOMPARE(evening.walk.steps(), 7);
}

void RecordEvaluationViewTest::the_words_follow_the_language()
{
    Walked evening("rockwell-four-players-1.json");
    evening.walk.setStep(2);
    companion::useLanguage(companion::Language::Hungarian);
    evening.sheet.retell();
    QCOMPARE(evening.walk.title(), QString("Cink"));
    QCOMPARE(evening.walk.step(), 2);
    companion::useLanguage(companion::Language::English);
}

GUILESS_STORY(RecordEvaluationViewTest)
#include "record_evaluation_view_test.moc"
