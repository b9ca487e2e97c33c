// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/log.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace scoring {

namespace {

std::optional<std::size_t> find(std::span<const LogMark> log, const EventId &id)
{
    const auto found = std::ranges::find(log, id, &LogMark::id);
    if (found == log.end() || found->act != LogAct::Happened)
        return std::nullopt;
    return static_cast<std::size_t>(found - log.begin());
}

// What can be undone and redone, the next one last.
struct Stacks {
    std::vector<EventId> undo;
    std::vector<EventId> redo;
};

// An undo or redo may come from another tablet, which did not know what happened here meanwhile.
Stacks stacksOf(std::span<const LogMark> log)
{
    Stacks stacks;
    const auto undoing = std::tie(stacks.undo, stacks.redo);
    const auto redoing = std::tie(stacks.redo, stacks.undo);
    for (const LogMark &mark : log) {
        if (mark.act == LogAct::Happened) {
            stacks.undo.push_back(mark.id);
            stacks.redo.clear();
        } else if (mark.target && find(log, *mark.target)) {
            const auto &[from, to] = mark.act == LogAct::Undone ? undoing : redoing;
            std::erase(from, *mark.target);
            if (std::ranges::find(to, *mark.target) == to.end())
                to.push_back(*mark.target);
        }
    }
    return stacks;
}

// The last of the stack, and what was told with the same tap.
std::vector<EventId> lastTap(std::span<const LogMark> log, const std::vector<EventId> &stack)
{
    if (stack.empty())
        return {};
    const std::optional<Tap> tap = log[*find(log, stack.back())].tap;
    if (!tap)
        return {stack.back()};
    std::vector<EventId> told;
    for (const LogMark &mark : log) {
        if (mark.tap == tap)
            told.push_back(mark.id);
    }
    std::vector<EventId> together;
    std::copy_if(stack.rbegin(), stack.rend(), std::back_inserter(together),
                 [&](const EventId &id) { return std::ranges::find(told, id) != told.end(); });
    return together;
}

} // namespace

std::vector<std::size_t> inForce(std::span<const LogMark> log)
{
    std::vector<std::size_t> order;
    order.reserve(log.size());
    std::vector<bool> undone(log.size(), false);
    for (std::size_t number = 0; number < log.size(); ++number) {
        const LogMark &mark = log[number];
        const auto target = mark.target ? find(log, *mark.target) : std::nullopt;
        if (mark.act != LogAct::Happened) {
            if (target)
                undone[*target] = mark.act == LogAct::Undone;
        } else if (target) {
            order.insert(std::ranges::find(order, *target), number);
        } else {
            order.push_back(number);
        }
    }
    std::erase_if(order, [&](std::size_t number) { return undone[number]; });
    return order;
}

std::vector<EventId> nextUndo(std::span<const LogMark> log)
{
    return lastTap(log, stacksOf(log).undo);
}

std::vector<EventId> nextRedo(std::span<const LogMark> log)
{
    return lastTap(log, stacksOf(log).redo);
}

} // namespace scoring
