// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace vision {

inline constexpr std::string_view scanFormat = "steiger.scan/1";
inline constexpr std::array<std::string_view, 2> pieceKindNames{"tile", "boardCart"};

} // namespace vision
