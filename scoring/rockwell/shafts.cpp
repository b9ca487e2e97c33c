// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/shafts.h"

#include <algorithm>

namespace scoring::rockwell {

namespace {

struct ShaftRule {
    bool closedTile = false;
    bool noOtherCrew = false;
    bool ownCrewNear = false;
};

// clang-format off
constexpr std::array<ShaftRule, shaftsPerPlayer> shaftRules{{
    // closed tile  no other crew  own crew near
    {true,          true,          true},
    {false,         false,         true},
    {false,         false,         false},
}};
// clang-format on

} // namespace

std::optional<Refusal> checkShaft(int shaft, const ShaftSite &site)
{
    if (shaft < 1 || shaft > shaftsPerPlayer)
        return Refusal{.code = RefusalCode::NoSuchShaft, .number = shaft, .limit = shaftsPerPlayer};
    if (!site.layerTile)
        return Refusal{.code = RefusalCode::NotALayerTile};
    if (site.hasShaft)
        return Refusal{.code = RefusalCode::ShaftThere};
    const ShaftRule &rule = shaftRules[static_cast<std::size_t>(shaft - 1)];
    if (rule.closedTile && !site.closed)
        return Refusal{.code = RefusalCode::TileOpen};
    if (rule.noOtherCrew && site.otherCrew)
        return Refusal{.code = RefusalCode::OtherCrewThere};
    if (rule.ownCrewNear && !site.ownCrewNear)
        return Refusal{.code = RefusalCode::NoOwnCrewNear};
    return std::nullopt;
}

std::optional<Refusal> checkShaftMove(int shaft, const ShaftSite &site, const Options &options)
{
    const bool exists = shaft >= 1 && shaft <= shaftsPerPlayer;
    return checkShaft(exists && options.shaftMoveFree ? shaftsPerPlayer : shaft, site);
}

std::vector<Income> shaftIncome(const std::vector<PlacedShaft> &shafts)
{
    std::vector<Income> incomes;
    for (const PlacedShaft &shaft : shafts) {
        auto income = std::ranges::find(incomes, shaft.owner, &Income::seat);
        if (income == incomes.end())
            income = incomes.insert(income, {shaft.owner, {}});
        if (shaft.open)
            income->cubes += shaft.printed;
    }
    return incomes;
}

} // namespace scoring::rockwell
