// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/game_offer.h"
#include "scoring/rockwell/options.h"

#include <QCoreApplication>

namespace companion {

/// What can be chosen before a game of Rockwell: what is followed, and how the rulebook is read where it can
/// be read in several ways.
class RockwellOptions
{
    Q_DECLARE_TR_FUNCTIONS(RockwellOptions)

public:
    static std::vector<GameOption> all();
    /// How the rulebook is read, by the keys of the options that are on.
    static scoring::rockwell::Options readAs(const QStringList &on);
    /// What is read otherwise than usual, a title each.
    static QStringList unusual(const scoring::rockwell::Options &options);

private:
    static std::vector<GameOption> readings();
};

} // namespace companion
