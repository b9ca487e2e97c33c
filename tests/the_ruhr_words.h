// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/the_ruhr/refusal.h"

#include <string>
#include <string_view>

// Words for failing tests of The Ruhr.
namespace scoring::the_ruhr {

inline constexpr std::array<std::string_view, 52> refusalNames{
    "NotStarted",       "AlreadyStarted", "PlayerCount",     "NoSuchSeat",        "NotNow",
    "NotTracked",       "NotYourTurn",    "AnswerNeeded",    "AnswerContradicts", "CountImpossible",
    "NotEnoughThalers", "TokenMissing",   "TokenUsed",       "TokenHeld",         "TokenNotEarned",
    "TokenDue",         "NotThisToken",   "TileGone",        "BagEmpty",          "PilotBanned",
    "PilotNeeded",      "TowingNeeded",   "DownstreamOnly",  "WagesTaken",        "DepotTaken",
    "DepotEmpty",       "DepotFull",      "OtherRegion",     "ArrowEmpty",        "ArrowNotEmpty",
    "DieFallen",        "DepotNotChosen", "AlreadyChosen",   "NothingLoaded",     "AlreadySold",
    "NotSold",          "AreaFull",       "MerchantUseless", "TooEarly",          "NothingBought",
    "TooManyLocks",     "NoDamLeft",      "NoWarehouse",     "SiteFull",          "AlreadyThere",
    "TooManyInRuhrort", "NotThere",       "NotYours",        "LoanNotNeeded",     "NoLoanSpace",
    "NoSuchLoan",       "TurnsLeft",
};
static_assert(refusalNames.size() == at(RefusalCode::TurnsLeft) + 1);

inline std::string describe(const Refusal &refusal)
{
    std::string text(refusalNames[at(refusal.code)]);
    if (refusal.seat)
        text += " seat " + std::to_string(index(*refusal.seat));
    text += " number " + std::to_string(refusal.number) + " limit " + std::to_string(refusal.limit);
    return refusal.token ? text.append(" token ").append(kind(*refusal.token).name) : text;
}

inline char *toString(const Refusal &refusal)
{
    return qstrdup(describe(refusal).c_str());
}

inline char *toString(const std::optional<Refusal> &refusal)
{
    return qstrdup(refusal ? describe(*refusal).c_str() : "accepted");
}

/// Why a calculator gives no value; nothing where it gives one.
template <typename T>
std::optional<Refusal> refusalOf(const Result<T> &result)
{
    const auto *refusal = std::get_if<Refusal>(&result);
    return refusal ? std::optional(*refusal) : std::nullopt;
}

} // namespace scoring::the_ruhr
