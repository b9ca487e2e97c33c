// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace scenes {

/// Chance that falls the same way on every machine with the same compiler: the engine is fixed by the
/// standard, and the distributions, which are not, are our own.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    std::uint64_t bits() { return m_engine(); }

    /// From 0 up to, not including, 1.
    double share() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

    double between(double low, double high) { return low + (high - low) * share(); }

    /// Both ends included.
    int whole(int low, int high)
    {
        return low + static_cast<int>(bits() % static_cast<std::uint64_t>(high - low + 1));
    }

    bool chance(double probability) { return share() < probability; }

    /// Around 0 with a deviation of 1, never beyond 6: the sum of twelve shares.
    double normal()
    {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += share();
        return sum;
    }

    template <typename Items>
    const auto &oneOf(const Items &items)
    {
        return items[static_cast<std::size_t>(whole(0, static_cast<int>(std::size(items)) - 1))];
    }

    template <typename Items>
    void shuffle(Items &items)
    {
        for (int i = static_cast<int>(std::size(items)) - 1; i > 0; --i)
            std::swap(items[static_cast<std::size_t>(i)], items[static_cast<std::size_t>(whole(0, i))]);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace scenes
