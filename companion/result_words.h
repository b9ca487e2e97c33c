// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace companion {

/// The seats of a game, who came first first.
std::vector<std::size_t> seatsByRank(const std::vector<int> &ranks);

/// "Béla 64, Anna 57": who came first stands first.
QString resultText(const QStringList &names, const std::vector<int> &totals, const std::vector<int> &ranks);

} // namespace companion
