// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

namespace companion {

/// The path that such words describe: "M4 9 H20 V14 L7 12 C1 2 3 4 5 6 A8 8 0 0 1 4 13 Z", as in SVG, with
/// the capital letters (places) and the small ones (ways from where the pen is). Ellipses stand upright.
/// Where the words stop making sense, the path ends.
QPainterPath pathOf(QStringView data);

} // namespace companion
