// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

/// A shift as the clock on the board names it: I, II, III.
inline QString shiftNumeral(int shift)
{
    return QString(shift, u'I');
}

} // namespace companion
