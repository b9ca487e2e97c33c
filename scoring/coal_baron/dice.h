// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace scoring::coal_baron {

/// Chance that falls the same way for the same seed, on every machine and with every library.
class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_state(seed)
    {
    }

    /// Both within.
    int between(int least, int most)
    {
        return least + static_cast<int>(next() % static_cast<std::uint64_t>(most - least + 1));
    }

    template <typename Piece>
    void shuffle(std::vector<Piece> &pieces)
    {
        for (std::size_t left = pieces.size(); left > 1; --left)
            std::swap(pieces[left - 1], pieces[next() % left]);
    }

    /// SplitMix64.
    std::uint64_t next()
    {
        std::uint64_t mixed = m_state += 0x9E3779B97F4A7C15;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        return mixed ^ (mixed >> 31);
    }

private:
    std::uint64_t m_state;
};

} // namespace scoring::coal_baron
