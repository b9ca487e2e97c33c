// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/judgement.h"
#include "scoring/coal_baron/practice.h"

#include <array>
#include <map>
#include <span>
#include <string>

namespace scoring::coal_baron {

/// A task that somebody answered once.
struct Answered {
    std::string about; ///< the line, "nextStart" or "clock"
    int level = 0;     ///< of practice; 0 for anything else
    bool right = false;
    std::vector<Rule> rules;
    std::vector<Rule> missed;
    bool operator==(const Answered &) const = default;
};

/// What a task is remembered as.
std::string_view nameOf(const Task &task);

/// How it went lately: only the newest answers count, so that who has learnt something is not reminded of
/// long ago.
struct Spot {
    static constexpr int remembered = 20;

    int asked = 0;
    int right = 0;
    bool operator==(const Spot &) const = default;

    bool isWeak() const { return right * 5 < asked * 4; }
    bool isSure() const { return asked >= remembered / 2 && !isWeak(); }
};

struct Progress {
    std::map<std::string, Spot> lines;
    std::array<Spot, static_cast<std::size_t>(ruleCount)> rules;
    std::array<Spot, static_cast<std::size_t>(practiceLevels) + 1> levels; ///< 0 stands for all the rest
    bool operator==(const Progress &) const = default;
};

/// From the oldest answer to the newest.
Progress progressOf(std::span<const Answered> answers);

/// An exercise of that level in which the weak spots come up more often than in most.
Exercise practiceFor(const Progress &progress, int level, std::uint64_t seed);

} // namespace scoring::coal_baron
