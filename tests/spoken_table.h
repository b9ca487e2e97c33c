// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/language.h"

#include <QStringList>

/// Of whom the table speaks, and in which languages.
namespace spoken_table {

inline const QList languages{companion::Language::English, companion::Language::Hungarian,
                             companion::Language::German};
inline const QStringList names{"Anna", "Béla", "Cili", "Dóra"};

} // namespace spoken_table
