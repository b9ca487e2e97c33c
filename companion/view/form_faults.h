// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "companion/view/game_form.h"

namespace companion {

/// A total as it was typed; nothing when it is none.
std::optional<int> typedTotal(const QString &typed);
/// Something is typed that was meant as a total and is none: "abc", "12.5".
bool isNoWholeNumber(const QString &typed);

/// What is wrong with the form, the first thing first: a sentence, or nothing.
QString dayFault(const QString &day, const QDate &today);
QString seatsFault(const std::vector<FormSeat> &seats, scoring::GameKind game, bool totalsOnly);

} // namespace companion
