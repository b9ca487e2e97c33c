// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/sentences.h"

#include <QCoreApplication>
#include <QLocale>

namespace companion {

class Joined
{
    Q_DECLARE_TR_FUNCTIONS(Joined)

public:
    static QString lastTwo(const QString &before, const QString &last)
    {
        return filled(tr("%1 and %2", "the end of a list of names"), before, last);
    }
};

QString decimal(double number, int decimals)
{
    const QString text = QLocale().toString(number, 'f', decimals);
    return text.startsWith(u'-') ? u'\u2212' + text.mid(1) : text;
}

QString joined(const QStringList &words)
{
    if (words.size() < 2)
        return words.join(QString());
    return Joined::lastTwo(words.first(words.size() - 1).join(QStringLiteral(", ")), words.last());
}

} // namespace companion
