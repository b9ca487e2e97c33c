// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace companion {

/// Makes every screen there is, and opens them one after the other in a game that begins in a store of its
/// own; says what is wrong with them. Needs a QGuiApplication and useOurStyle().
QStringList selfTest();

} // namespace companion
