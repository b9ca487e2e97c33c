// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "scoring/totals.h"
#include "tests/stories.h"

using namespace scoring;

class TotalsTest : public QObject
{
    Q_OBJECT

private slots:
    void who_is_named_has_won_data()
    {
        using Warnings = std::vector<TotalsWarning>;
        QTest::addColumn<GameKind>("game");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<QList<int>>("named");
        QTest::addColumn<QList<int>>("ranks");
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<DecidedBy>("decidedBy");
        QTest::addColumn<Warnings>("warnings");
        const auto row = [](const char *name, GameKind game, QList<int> points, QList<int> named,
                            QList<int> ranks, QList<int> winners, DecidedBy by, Warnings warnings = {}) {
            QTest::newRow(name) << game << points << named << ranks << winners << by << warnings;
        };
        using enum GameKind;
        const auto notHighest = [](std::vector<int> players) {
            return Warnings{{TotalsWarningCode::WinnerNotHighest, players}};
        };

        row("nobody is named: points decide", CoalBaron, {57, 49, 50}, {}, {1, 3, 2}, {0}, DecidedBy::Points);
        row("nobody is named in a tie", CoalBaron, {57, 57, 50}, {}, {1, 1, 3}, {0, 1}, DecidedBy::Shared);
        row("the highest is named", CoalBaron, {57, 49}, {0}, {1, 2}, {0}, DecidedBy::Points);
        row("a tie-break decided", CoalBaron, {57, 57, 60, 60}, {3}, {3, 3, 2, 1}, {3}, DecidedBy::Marks);
        row("two of three stay tied", Rockwell, {57, 57, 57}, {0, 2}, {1, 3, 1}, {0, 2}, DecidedBy::Shared);
        row("the last one was made the winner", CoalBaron, {57, 49, 50}, {1}, {2, 1, 3}, {1}, DecidedBy::Hand,
            notHighest({1}));
        row("the highest and another one share", CoalBaron, {57, 49, 50}, {0, 1}, {1, 1, 3}, {0, 1},
            DecidedBy::Hand, notHighest({1}));
        row("everybody won", Rockwell, {57, 49, 50}, {0, 1, 2}, {1, 1, 1}, {0, 1, 2}, DecidedBy::Hand,
            notHighest({1, 2}));
        row("below nothing", Rockwell, {-3, -5, -4}, {1}, {2, 1, 3}, {1}, DecidedBy::Hand, notHighest({1}));
        row("those left behind may be tied", Rockwell, {9, 7, 9}, {1}, {2, 1, 2}, {1}, DecidedBy::Hand,
            notHighest({1}));
        row("no tie-break: all who are tied are named", TheRuhr, {30, 30, 9}, {0, 1}, {1, 1, 3}, {0, 1},
            DecidedBy::Shared);
        row("no tie-break, and still one of the tied is named", TheRuhr, {30, 30, 9}, {1}, {2, 1, 3}, {1},
            DecidedBy::Hand, {{TotalsWarningCode::VictoryNotShared, {0}}});
        row("who plays alone does not win", ImperialMiners, {65}, {0}, {1}, {}, DecidedBy::Solo);
    }
    void who_is_named_has_won()
    {
        QFETCH(GameKind, game);
        QFETCH(QList<int>, points);
        QFETCH(QList<int>, named);
        QFETCH(QList<int>, ranks);
        QFETCH(QList<int>, winners);
        QFETCH(DecidedBy, decidedBy);
        QFETCH(std::vector<TotalsWarning>, warnings);
        Totals totals{.points = {points.begin(), points.end()}};
        if (!named.isEmpty())
            totals.winners = {named.begin(), named.end()};
        const TotalsScore result = score(totals, game);
        QCOMPARE(result.totals, totals.points);
        QCOMPARE(QList<int>(result.ranking.ranks.begin(), result.ranking.ranks.end()), ranks);
        QCOMPARE(QList<int>(result.ranking.winners.begin(), result.ranking.winners.end()), winners);
        QCOMPARE(result.ranking.decidedBy, decidedBy);
        QVERIFY(result.warnings == warnings);
    }
};

APPLESS_STORY(TotalsTest)
#include "totals_test.moc"
