// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A row for each example: the calculator, what is said to it, and the sentences it answers with.

#include "companion/view/calculators.h"

#include <QTest>

namespace calculator_story {

inline void columns()
{
    QTest::addColumn<QString>("calculator");
    QTest::addColumn<QVariantMap>("said");
    QTest::addColumn<QString>("sentences");
}

inline void row(const char *name, const char *calculator, const QVariantMap &said, const char *sentences)
{
    QTest::newRow(name) << QString(calculator) << said << QString::fromUtf8(sentences);
}

inline void comesOut()
{
    QFETCH(QString, calculator);
    QFETCH(QVariantMap, said);
    companion::Calculators calculators;
    calculators.choose(calculator);
    QCOMPARE(calculators.chosen(), calculator);
    QTEST(calculators.reckon(said).join(u' '), "sentences");
}

} // namespace calculator_story
