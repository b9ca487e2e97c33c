// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"

#include <cstdint>

namespace scenes {

/// An edition nobody ever printed, another for every seed: whoever learns from many of these knows what
/// order cards have in common, not what one edition looks like.
art::Edition strangeEdition(std::uint64_t seed);

} // namespace scenes
