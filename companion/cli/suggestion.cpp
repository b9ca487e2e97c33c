// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/suggestion.h"

#include "db/spelling.h"

#include <QString>

#include <algorithm>
#include <numeric>

namespace companion {

namespace {

QString sought(const std::string &name)
{
    constexpr qsizetype enough = 100; // letters; what follows tells nothing about a slip
    return QString::fromStdString(db::asSought(name)).left(enough);
}

// How many letters must be changed, added or left out to get from one word to the other.
int slips(const QString &from, const QString &to)
{
    std::vector<int> row(static_cast<std::size_t>(to.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (const QChar letter : from) {
        int diagonal = row[0]++;
        for (std::size_t place = 1; place < row.size(); ++place) {
            const bool same = to.at(static_cast<qsizetype>(place) - 1) == letter;
            const int fewest = std::min({row[place] + 1, row[place - 1] + 1, diagonal + (same ? 0 : 1)});
            diagonal = row[place];
            row[place] = fewest;
        }
    }
    return row.back();
}

int sameLetters(const QString &one, const QString &other)
{
    return static_cast<int>(std::ranges::mismatch(one, other).in1 - one.begin());
}

} // namespace

std::optional<std::string> nearestName(const std::string &typed, const std::vector<std::string> &names)
{
    const QString wanted = sought(typed);
    std::optional<std::string> nearest;
    std::pair best{std::max(1, static_cast<int>(wanted.size()) / 3) + 1, 0}; // the lower, the nearer
    for (const std::string &name : names) {
        const QString candidate = sought(name);
        const bool isBeginning = wanted.size() > 1 && candidate.startsWith(wanted);
        // Of two that are equally near, the one that begins more alike.
        const std::pair needed{isBeginning ? 1 : slips(wanted, candidate), -sameLetters(wanted, candidate)};
        if (needed < best) {
            best = needed;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace companion
