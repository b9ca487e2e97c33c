// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "db/bgstats/score_text.h"
#include "tests/stories.h"

using db::bgstats::evaluateScore;

class BgStatsScoreTextTest : public QObject
{
    Q_OBJECT

private slots:
    void what_people_write_adds_up_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<double>("sum");
        QTest::newRow("a number") << "57" << 57.0;
        QTest::newRow("nothing gained") << "0" << 0.0;
        QTest::newRow("below nothing") << "-3" << -3.0;
        QTest::newRow("a sum") << "8+16+8-40" << -8.0;
        QTest::newRow("a sum that starts below nothing") << "-10+7+22" << 19.0;
        QTest::newRow("an operator at the end") << "66+66+" << 132.0;
        QTest::newRow("two of them") << "66-+" << 66.0;
        QTest::newRow("a decimal") << "41.5" << 41.5;
        QTest::newRow("a decimal comma") << "21,7" << 21.7;
        QTest::newRow("a bare point") << "6." << 6.0;
        QTest::newRow("a bare point inside") << "6.+1" << 7.0;
        QTest::newRow("a point first") << ".5" << 0.5;
        QTest::newRow("a time") << "3.44" << 3.44;
        QTest::newRow("tenths that make one") << "0.1+0.2+0.7" << 1.0;
        QTest::newRow("spaces") << " 8 + 16 - 4 " << 20.0;
        QTest::newRow("a plus first") << "+5" << 5.0;
        QTest::newRow("plus minus") << "5+-3" << 2.0;
        QTest::newRow("minus minus") << "5--3" << 8.0;
        QTest::newRow("a real minus sign") << "5\u22123" << 2.0;
        QTest::newRow("more decimals than anybody needs") << "1.00000000000000000000001" << 1.0;
    }
    void what_people_write_adds_up()
    {
        QFETCH(QString, written);
        QFETCH(double, sum);
        const std::optional<double> value = evaluateScore(written.toStdString());
        QVERIFY(value);
        QCOMPARE(*value, sum);
    }

    void what_is_no_score_is_none_data()
    {
        QTest::addColumn<QString>("written");
        for (const char *written :
             {"", " ", "+", "-", ".", "won", "5 points", "12 14", "1.2.3", "1,2,3", "5*3", "5+x", "1e3",
              "0x10", "inf", "nan", "9999999999999999999999", "999999999+999999999"})
            QTest::newRow(written) << written;
    }
    void what_is_no_score_is_none()
    {
        QFETCH(QString, written);
        QVERIFY(!evaluateScore(written.toStdString()));
    }
};

APPLESS_STORY(BgStatsScoreTextTest)
#include "bgstats_score_text_test.moc"
