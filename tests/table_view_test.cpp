// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

using view_story::Table;
using view_story::valueIn;

class TableViewTest : public QObject
{
    Q_OBJECT

private slots:
    void every_player_has_a_row_with_what_counts();
    void the_clock_shows_who_would_be_first_now();
    void what_a_player_would_gain_now_is_explained();
    void prospects_say_what_would_change_a_segment();
    void the_log_tells_the_newest_first_in_words();
    void another_language_tells_everything_anew();
};

void TableViewTest::every_player_has_a_row_with_what_counts()
{
    Table table;
    table.play();
    table.deliver(2, {"train:ybgk", "wheelbarrow:yy"});
    QCOMPARE(table.app.table()->players()->rowCount(), 4);
    QCOMPARE(table.ofPlayer(2, "name").toString(), QString("Cili"));
    QCOMPARE(table.ofPlayer(2, "score").toInt(), 13);
    QCOMPARE(table.ofPlayer(2, "delivered").toInt(), 2);
    QCOMPARE(table.ofPlayer(2, "coal").value<QList<int>>(), QList({3, 1, 1, 1}));
    QCOMPARE(table.ofPlayer(2, "vehicles").value<QList<int>>(), QList({2, 0, 0, 4}));
    QCOMPARE(table.ofPlayer(2, "gain").toInt(), 2 + 3 + 4 + 5); // alone in front everywhere
    QVERIFY(table.ofPlayer(0, "starts").toBool());
    QVERIFY(!table.ofPlayer(2, "starts").toBool());
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 0);
}

void TableViewTest::the_clock_shows_who_would_be_first_now()
{
    Table table;
    table.play();
    const QAbstractItemModel *segments = table.app.table()->segments();
    QCOMPARE(segments->rowCount(), 12);
    table.deliver(0, {"train:k"});
    table.deliver(1, {"truck:k"});
    const QStringList &colors = table.app.game()->colors();
    QCOMPARE(valueIn(segments, 3, "leaders").toStringList(), QStringList({colors[0], colors[1]}));
    QCOMPARE(valueIn(segments, 3, "counts").value<QList<int>>(), QList({1, 1, 0, 0}));
    QCOMPARE(valueIn(segments, 3, "points").value<QList<int>>(), QList({5, 5, 0, 0}));
    QVERIFY(valueIn(segments, 0, "leaders").toStringList().isEmpty());
    QVERIFY(valueIn(segments, 3, "due").toBool());
    QVERIFY(!valueIn(segments, 4, "due").toBool()); // from the second shift on
    QCOMPARE(valueIn(segments, 6, "first").toInt(), 8);
    QCOMPARE(valueIn(segments, 6, "second").toInt(), 4);
}

void TableViewTest::what_a_player_would_gain_now_is_explained()
{
    Table table;
    table.play();
    table.deliver(0, {"train:gg", "train:y"});
    table.deliver(1, {"truck:yy"});
    QCOMPARE(table.app.table()->gainOf(0).split('\n'),
             QStringList({"If the shift ended now, these segments would give points:",
                          "1. Yellow squares: +1", "3. Grey squares: +4"}));
    QCOMPARE(table.ofPlayer(0, "gain").toInt(), 1 + 4);
    QCOMPARE(table.app.table()->gainOf(2),
             QString("If the shift ended now, no segment would give Cili points."));
    QCOMPARE(table.app.table()->gainOf(9), QString());
    QCOMPARE(table.app.table()->scoreOf(9), QString());
    for (int seat = 0; seat < 3; ++seat) { // the score explains itself, too
        const QString sum = table.app.table()->scoreOf(seat);
        const int score = table.ofPlayer(seat, "score").toInt();
        QVERIFY(score == 0 ? sum == "No points yet." : sum.endsWith(QString(": %1 together.").arg(score)));
    }
}

void TableViewTest::prospects_say_what_would_change_a_segment()
{
    Table table;
    table.play();
    table.deliver(0, {"train:k"});
    table.deliver(1, {"truck:kk"});
    const QStringList lines = table.app.table()->prospectsOf(4);
    QVERIFY(!lines.isEmpty());
    QVERIFY(lines.join(' ').contains("Anna"));
}

void TableViewTest::the_log_tells_the_newest_first_in_words()
{
    Table table;
    table.play();
    table.deliver(0, {"train:k"});
    table.deliver(3, {"truck:y"});
    const QAbstractItemModel *log = table.app.table()->log();
    QCOMPARE(log->rowCount(), 3);
    QVERIFY(valueIn(log, 0, "text").toString().contains("Dániel"));
    QVERIFY(valueIn(log, 1, "text").toString().contains("Anna"));
    QCOMPARE(table.app.table()->lastWords(), valueIn(log, 0, "text").toString());
    QVERIFY(!valueIn(log, 0, "time").toString().isEmpty());
    table.app.game()->undo();
    QCOMPARE(log->rowCount(), 2);
}

void TableViewTest::another_language_tells_everything_anew()
{
    Table table;
    table.play();
    table.deliver(0, {"train:k"});
    const QString title = valueIn(table.app.table()->segments(), 0, "title").toString();
    const QString words = table.app.table()->lastWords();
    const QString card = table.ofCard("train:k", "title").toString();
    table.app.settings()->setLanguage("hu");
    QVERIFY(valueIn(table.app.table()->segments(), 0, "title").toString() != title);
    QVERIFY(table.app.table()->lastWords() != words);
    QVERIFY(table.ofCard("train:k", "title").toString() != card);
    QVERIFY(valueIn(table.app.home()->liveGames(), 0, "state")
                .toString()
                .contains(u"műszak", Qt::CaseInsensitive));
    table.app.settings()->setLanguage("en");
    QCOMPARE(table.app.table()->lastWords(), words);
}

GUILESS_STORY(TableViewTest)
#include "table_view_test.moc"
