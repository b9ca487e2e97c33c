// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/stories.h"

#include "companion/spoken_text.h"

using companion::spokenText;

class SpokenTextTest : public QObject
{
    Q_OBJECT

private slots:
    void what_is_written_is_said_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("said");
        QTest::newRow("a sentence stays") << "Anna is first with 8: 3 points."
                                          << "Anna is first with 8: 3 points.";
        QTest::newRow("a title is a sentence") << "Yellow squares"
                                               << "Yellow squares.";
        QTest::newRow("each line is one") << "Yellow squares\nNobody has any."
                                          << "Yellow squares.\nNobody has any.";
        QTest::newRow("shift, English") << "Anna starts shift II: most workers."
                                        << "Anna starts shift 2: most workers.";
        QTest::newRow("shift, Hungarian") << "III. műszak: Anna kezd."
                                          << "3. műszak: Anna kezd.";
        QTest::newRow("shift, German") << "Schicht I ist zu Ende."
                                       << "Schicht 1 ist zu Ende.";
        QTest::newRow("an I within a word") << "IIona is first in HI."
                                            << "IIona is first in HI.";
        QTest::newRow("phonemes") << "[[h@l'oU]] is first."
                                  << "h@l'oU is first.";
        QTest::newRow("tags") << "<speak>Anna</speak> {x} | \\n"
                              << "speak Anna /speak x n.";
        QTest::newRow("control characters") << QString("An\u0007na\u202e is\tfirst.") << "Anna is first.";
        QTest::newRow("a dash stays") << "--version is first."
                                      << "--version is first.";
        QTest::newRow("an emoji stays") << "Anna😀 is first."
                                        << "Anna😀 is first.";
        QTest::newRow("nothing") << " \n "
                                 << "";
    }
    void what_is_written_is_said()
    {
        QFETCH(const QString, written);
        QFETCH(const QString, said);
        QCOMPARE(spokenText(written), said);
        QCOMPARE(spokenText(said), said);
    }
    void nobody_listens_to_a_name_of_two_hundred_letters()
    {
        QCOMPARE(spokenText(QString(200, u'a') + " is first."), QString(40, u'a') + " is first.");
        QVERIFY(spokenText(QString("😀").repeated(200) + " is first.").size() < 60);
    }
    void a_text_ends_somewhere()
    {
        const QString said = spokenText(QString("Anna 😀 Béla\n").repeated(10'000));
        QVERIFY(said.size() <= 1000);
        QVERIFY(said.isValidUtf16()); // no half of a letter
    }
};

APPLESS_STORY(SpokenTextTest)
#include "spoken_text_test.moc"
