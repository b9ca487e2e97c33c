// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vision {

/// An order card, in millimetres.
inline constexpr double cardWidth = 44;
inline constexpr double cardHeight = 67;

} // namespace vision
