// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace measure {

/// How many bytes more than before the program had in use at once while it did the work. Throws
/// std::runtime_error where the system does not tell.
double peakMemory(const std::function<void()> &work);

} // namespace measure
