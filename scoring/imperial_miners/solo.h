// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace scoring::imperial_miners {

enum class SoloRank : std::uint8_t {
    Navvy,
    Tunneller,
    NoviceMiner,
    MiningEngineer,
    VeteranHewer,
    KingOfTheDeep
};

struct SoloTitle {
    SoloRank rank{};
    int from = 0;
    std::string_view name; ///< as in scores
};

// "65<" on the last row is read as: more than 65.
inline constexpr std::array soloTitles{
    SoloTitle{SoloRank::Navvy, 0, "NAVVY"},
    SoloTitle{SoloRank::Tunneller, 35, "TUNNELLER"},
    SoloTitle{SoloRank::NoviceMiner, 46, "NOVICE_MINER"},
    SoloTitle{SoloRank::MiningEngineer, 56, "MINING_ENGINEER"},
    SoloTitle{SoloRank::VeteranHewer, 61, "VETERAN_HEWER"},
    SoloTitle{SoloRank::KingOfTheDeep, 66, "KING_OF_THE_DEEP"},
};

/// The title a single player earns.
constexpr SoloRank soloRank(int total)
{
    SoloRank rank = SoloRank::Navvy;
    for (const SoloTitle &title : soloTitles) {
        if (total >= title.from)
            rank = title.rank;
    }
    return rank;
}

} // namespace scoring::imperial_miners
