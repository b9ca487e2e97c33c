// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/day_words.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace companion {

class DayWords
{
    Q_DECLARE_TR_FUNCTIONS(DayWords)

public:
    // Letters as QDate reads them: d day, MMM and MMMM month, yyyy year.
    static QString dayFormat() { return tr("d MMM yyyy", "how a day is written"); }
    static QString monthFormat() { return tr("MMMM yyyy", "how a month is written"); }
};

namespace {

QDate dateOf(int day)
{
    return {day / 10000, day / 100 % 100, day % 100};
}

} // namespace

QString longDay(int day)
{
    return QLocale().toString(dateOf(day), QLocale::LongFormat);
}

QString shortDay(int day)
{
    return QLocale().toString(dateOf(day), DayWords::dayFormat());
}

QString monthOf(int day)
{
    return QLocale().toString(dateOf(day), DayWords::monthFormat());
}

} // namespace companion
