// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

/// Whether the screen of this machine can be touched, as the kernel tells it.
bool hasTouchScreen(const QString &inputDevices = "/sys/class/input");

/// Lets Qt show its own keyboard when fields are typed into. Before the application is made; not where
/// somebody has chosen another way of typing, or the keyboard is not installed.
void useOnScreenKeyboard(const QString &settings);

/// Whether our window has to make room for the keyboard.
bool onScreenKeyboardIsUsed();

} // namespace companion
