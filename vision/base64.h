// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vision {

std::string toBase64(std::span<const std::uint8_t> bytes);
/// Nothing if the text is not base64 with its padding.
std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text);

} // namespace vision
