// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/drawings/path_data.h"
#include "tests/stories.h"

#include <QTest>

using companion::pathOf;

class PathDataTest : public QObject
{
    Q_OBJECT

private slots:
    void capital_letters_name_places_and_small_ones_ways_data()
    {
        QTest::addColumn<QString>("data");
        QTest::newRow("places") << "M2 3 L6 3 V5 H2 Z";
        QTest::newRow("ways") << "M2 3 l4 0 v2 h-4 z";
        QTest::newRow("without gaps") << "M2 3L6 3V5H2Z";
        QTest::newRow("with commas, and numbers as programs write them") << "M2,3 L6e0 3 V5.0 H2 Z";
    }
    void capital_letters_name_places_and_small_ones_ways()
    {
        QFETCH(const QString, data);
        QPainterPath expected(QPointF(2, 3));
        expected.lineTo(6, 3);
        expected.lineTo(6, 5);
        expected.lineTo(2, 5);
        expected.closeSubpath();
        QCOMPARE(pathOf(data), expected);
    }
    void a_curve_bends_towards_its_two_handles()
    {
        QPainterPath expected(QPointF(1, 1));
        expected.cubicTo(1, 5, 5, 5, 5, 1);
        QCOMPARE(pathOf(u"M1 1 C1 5 5 5 5 1"), expected);
        QCOMPARE(pathOf(u"M1 1 c0 4 4 4 4 0"), expected);
    }

    void a_bow_takes_the_way_it_is_told_data()
    {
        QTest::addColumn<QString>("data");
        QTest::addColumn<QRectF>("bounds");
        QTest::newRow("over the top, half a circle") << "M0 0 A5 5 0 0 1 10 0" << QRectF(0, -5, 10, 5);
        QTest::newRow("below, half a circle") << "M0 0 A5 5 0 0 0 10 0" << QRectF(0, 0, 10, 5);
        QTest::newRow("the short way") << "M0 5 A5 5 0 0 1 5 0" << QRectF(0, 0, 5, 5);
        QTest::newRow("the long way") << "M0 5 A5 5 0 1 1 5 10" << QRectF(0, 0, 10, 10);
        QTest::newRow("an ellipse") << "M0 0 A5 2 0 0 1 10 0" << QRectF(0, -2, 10, 2);
        QTest::newRow("too small to reach, so it grows") << "M0 0 A1 1 0 0 1 10 0" << QRectF(0, -5, 10, 5);
        QTest::newRow("round once, in two halves")
            << "M0 5 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0" << QRectF(0, 0, 10, 10);
    }
    void a_bow_takes_the_way_it_is_told()
    {
        QFETCH(const QString, data);
        QFETCH(const QRectF, bounds);
        const QRectF found = pathOf(data).boundingRect();
        for (const auto &[is, ought] :
             {std::pair(found.left(), bounds.left()), std::pair(found.top(), bounds.top()),
              std::pair(found.right(), bounds.right()), std::pair(found.bottom(), bounds.bottom())})
            QVERIFY2(qAbs(is - ought) < 0.01, qPrintable(QString("%1, not %2").arg(is).arg(ought)));
    }

    void nonsense_ends_the_path_data()
    {
        QTest::addColumn<QString>("data");
        QTest::newRow("nothing more") << "M1 1 H5";
        QTest::newRow("an unknown letter") << "M1 1 H5 Q4 4 3 3";
        QTest::newRow("a number missing") << "M1 1 H5 L4";
        QTest::newRow("a letter missing") << "M1 1 H5 7 8 9";
        QTest::newRow("two points in a number") << "M1 1 H5 L1.2.3 4";
    }
    void nonsense_ends_the_path()
    {
        QFETCH(const QString, data);
        QPainterPath expected(QPointF(1, 1));
        expected.lineTo(5, 1);
        QCOMPARE(pathOf(data), expected);
    }
    void no_words_are_no_path() { QVERIFY(pathOf(u"").isEmpty()); }
};

GUILESS_STORY(PathDataTest)

#include "path_data_test.moc"
