// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings

/// The lantern of the light side, lit; it throws a soft glow on the rock behind it.
Drawing {
    id: root

    Ink {
        path: "M0 13 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0 Z"
        fillColor: "#40FFE08A"
    }
    Ink {
        path: "M8.5 9 H15.5 V17.5 H8.5 Z"
        fillColor: "#FFD75A"
    }
    Ink {
        path: "M8.5 9 H15.5 V17.5 H8.5 Z M7 20 H17 M12 17.5 V20 M10 9 L10.8 6.5 H13.2 L14 9 M12 6.5 V3"
        strokeColor: "#3A2A12"
        line: 1.8
    }
}
