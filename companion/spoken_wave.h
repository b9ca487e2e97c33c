// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

namespace companion {

/// Speech as a WAV file, and how long it takes.
struct SpokenWave {
    QByteArray file;
    std::chrono::milliseconds length{};
};

/// Makes a whole file of what a voice wrote as it spoke, when it did not know yet how much it would be.
/// Nothing if that is no 16 bit sound or nothing was said.
std::optional<SpokenWave> wholeWave(const QByteArray &spoken);

} // namespace companion
