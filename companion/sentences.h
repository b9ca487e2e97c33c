// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <limits>

namespace companion {

inline QString asText(const QString &text)
{
    return text;
}

/// A number as people read it, with a real minus sign.
inline QString asText(qint64 number)
{
    return number < 0 ? u'\u2212' + QString::number(-number) : QString::number(number);
}

/// Points as a cell of a score sheet has them: "+3", "·" for none.
inline QString gain(int points)
{
    if (points == 0)
        return QStringLiteral("·");
    return points > 0 ? u'+' + asText(points) : asText(points);
}

/// A number with that many decimals, as the language in use writes it.
QString decimal(double number, int decimals);

/// The number by which tr() chooses a plural, which it does not for one below 0. Then the sentence has the
/// number itself put in as %1 rather than as %n.
inline int plural(qint64 number)
{
    return static_cast<int>(qMin(qAbs(number), qint64{std::numeric_limits<int>::max()}));
}

/// The sentence with %1, %2, … put in all at once, so that a player called "%2" stays who they are.
template <typename... Values>
QString filled(const QString &sentence, const Values &...values)
{
    return sentence.arg(asText(values)...);
}

/// "Anna, Béla and Cili"
QString joined(const QStringList &words);

} // namespace companion
