// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/seat_name.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

namespace {

constexpr qsizetype longestName = 60;

class SeatNames
{
    Q_DECLARE_TR_FUNCTIONS(SeatNames)

public:
    static QString missing() { return tr("A player needs a name."); }
    static QString tooLong() { return filled(tr("A name has at most %1 letters here."), longestName); }
};

} // namespace

QString tidyName(const QString &typed)
{
    return printable(typed.simplified()); // a tab is a space before it is anything else
}

QString nameFault(const QString &name)
{
    if (name.isEmpty())
        return SeatNames::missing();
    return name.size() > longestName ? SeatNames::tooLong() : QString();
}

} // namespace companion
