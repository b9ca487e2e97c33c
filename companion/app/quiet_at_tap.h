// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;

namespace companion {

class Voice;

/// Wherever somebody taps while the voice reads, it stops; what is tapped does what it does all the same.
void beQuietAtTap(QQuickWindow &window, Voice &voice);

} // namespace companion
