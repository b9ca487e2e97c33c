// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace vision {

/// How much time a picture is worth: a photo is all there is, after a frame of a film comes the next.
enum class Care : std::uint8_t { OfAPhoto, OfAFrame };

} // namespace vision
