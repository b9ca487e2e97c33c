// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;

namespace companion {

/// What Qt leaves out for people who use the keys: Enter presses the button that has the focus, as the space
/// bar does, and what the Tab key comes to is scrolled into sight.
void useKeyboard(QQuickWindow &window);

} // namespace companion
