// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/name_fault.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/spelling.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

namespace companion {

class NameFault
{
    Q_DECLARE_TR_FUNCTIONS(NameFault)

public:
    static QString empty() { return tr("A name is missing. Please give one."); }
    static QString hidden()
    {
        return tr("This name holds signs that cannot be seen. Please type it again without them.");
    }
    static QString tooLong()
    {
        return tr("This name is too long. %n letter(s) fit at the most.", "", longestName);
    }
};

namespace {

// As people count: an accent or the parts of an emoji are no letters of their own.
int lettersOf(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int letters = 0;
    while (finder.toNextBoundary() > 0)
        ++letters;
    return letters;
}

} // namespace

QString nameFault(const QString &typed)
{
    const QString kept = QString::fromStdString(db::asKept(typed.toStdString()));
    if (kept.isEmpty() || db::asSought(kept.toStdString()).empty())
        return NameFault::empty();
    if (printable(kept) != kept)
        return NameFault::hidden();
    return lettersOf(kept) > longestName ? NameFault::tooLong() : QString();
}

} // namespace companion
