// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/result_words.h"

#include "companion/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace companion {

class ResultWords
{
    Q_DECLARE_TR_FUNCTIONS(ResultWords)

public:
    static QString of(const QString &player, int total)
    {
        return filled(tr("%1 %2", "a player and the points"), player, total);
    }
};

namespace {

// A name that is read from the right must not turn round what stands beside it.
QString isolated(const QString &name)
{
    return name.isRightToLeft() ? QChar(0x2068) + name + QChar(0x2069) : name;
}

} // namespace

std::vector<std::size_t> seatsByRank(const std::vector<int> &ranks)
{
    std::vector<std::size_t> seats(ranks.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::ranges::stable_sort(seats, {}, [&](std::size_t seat) { return ranks[seat]; });
    return seats;
}

QString resultText(const QStringList &names, const std::vector<int> &totals, const std::vector<int> &ranks)
{
    QStringList results;
    for (const std::size_t seat : seatsByRank(ranks))
        results += ResultWords::of(isolated(names[static_cast<qsizetype>(seat)]), totals[seat]);
    return results.join(QStringLiteral(", "));
}

} // namespace companion
