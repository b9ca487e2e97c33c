// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/sentences.h"

#include <QCoreApplication>

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

QString joined(const QStringList &words)
{
    if (words.size() < 2)
        return words.join(QString());
    return Joined::lastTwo(words.first(words.size() - 1).join(QStringLiteral(", ")), words.last());
}

} // namespace companion
