// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/seat.h"

#include <QString>
#include <QStringList>

#include <string>

namespace companion {

/// How someone is shown who took part: by name, or as a deleted player when the name is empty.
QString playerName(const std::string &name);

/// Who sits there, by the names per seat; "seat 3" where nobody does.
QString nameAt(const QStringList &names, scoring::Seat seat);

} // namespace companion
