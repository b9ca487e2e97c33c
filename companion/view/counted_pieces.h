// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

#include "scoring/record.h"

namespace companion {

/// The pieces a seat has on a line of Rockwell, The Ruhr or Imperial Miners, as a bar shows them:
/// {shape, tone, mark, times, dimmed}. Few of a kind are drawn one by one, many as one of so many `times`;
/// what is dimmed does not count, or is missing.
QVariantList countedPieces(const scoring::Record &record, const scoring::Line &line, std::size_t seat);

} // namespace companion
