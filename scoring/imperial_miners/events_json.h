// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/event_json.h"
#include "scoring/imperial_miners/events.h"

namespace scoring::imperial_miners {

/// What the store keeps of an event; reading it gives the same event again.
WrittenEvent writeEvent(const Event &event);
std::variant<Event, std::vector<Fault>> readEvent(std::string_view name, const Json &body);

} // namespace scoring::imperial_miners
