// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/majority.h"

#include <algorithm>
#include <limits>

namespace scoring {

namespace {

struct Position {
    int place = 1; // 1, 1, 3
    bool shared = false;
    bool behindOneTie = false; // everyone ahead stands on one place together
};

Position positionOf(const Award &award, const std::vector<Award> &all)
{
    Position position;
    int equal = 0;
    int fewestAhead = std::numeric_limits<int>::max();
    int mostAhead = 0;
    for (const Award &other : all) {
        if (other.count > award.count) {
            fewestAhead = std::min(fewestAhead, other.count);
            mostAhead = std::max(mostAhead, other.count);
            ++position.place;
        } else if (other.count == award.count) {
            ++equal;
        }
    }
    position.shared = equal > 1;
    position.behindOneTie = position.place > 2 && fewestAhead == mostAhead;
    return position;
}

} // namespace

std::vector<Award> scoreMajority(std::vector<Award> counted, const Places &places)
{
    constexpr std::array alone{Reason::First, Reason::Second, Reason::Third};
    constexpr std::array tied{Reason::TiedFirst, Reason::TiedSecond, Reason::TiedThird};

    for (Award &award : counted) {
        award.points = 0;
        if (award.count == 0 && !places.noneScores) {
            award.reason = Reason::None;
            continue;
        }
        const Position position = positionOf(award, counted);
        const auto place = static_cast<std::size_t>(position.place - 1);
        const bool exists = place < places.points.size() && places.points[place] > 0;
        if (exists && position.place <= places.awarded) {
            award.points = places.points[place];
            award.reason = position.shared ? tied[place] : alone[place];
        } else if (exists && position.place == 2) {
            award.reason = Reason::NoSecondForTwo;
        } else if (position.behindOneTie && places.points[1] > 0 && places.points[2] == 0) {
            award.reason = Reason::NoSecondAfterTie;
        } else {
            award.reason = Reason::Behind;
        }
    }
    return counted;
}

} // namespace scoring
