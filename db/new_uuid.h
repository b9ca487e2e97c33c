// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/uuid.h"

#include <string_view>

namespace db {

using scoring::Uuid;

/// One that nothing else has.
Uuid newUuid();

/// The same for the same words, on every device: so two devices that tell the same thing agree on its name.
/// `kind` keeps a person called "Essen" apart from a place.
Uuid derivedUuid(std::string_view kind, std::string_view words);

} // namespace db
