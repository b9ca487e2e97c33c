// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings

/// The drawing of a piece that is no plain disc or tile.
Drawing {
    id: root

    required property string shape
    required property color face
    required property color outline
    readonly property var parts: ({
            "cube": ["M2 7.5 H16.5 V22 H2 Z", "M2 7.5 L7.5 2 H22 L16.5 7.5 Z", "M16.5 7.5 L22 2 V16.5 L16.5 22 Z"],
            "warehouse": ["M3 9.5 H21 V22 H3 Z", "M1.5 9.8 L12 2 L22.5 9.8 Z", ""],
            "barge": ["M1 11 H23 L20 21 H4 Z", "M4 6 H9 V11 H4 Z", ""],
            "cart": ["M2.5 9 H21.5 L19 18 H5 Z", "M1.5 7 H22.5 V9.5 H1.5 Z", "M5 20 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0 -4.8 0 Z M14.2 20 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0 -4.8 0 Z"]
        })[root.shape] ?? ["", "", ""]

    Ink {
        path: root.parts[0]
        fillColor: root.face
        strokeColor: root.outline
        line: 1
    }
    Ink {
        path: root.parts[1]
        fillColor: Qt.lighter(root.face, 1.2)
        strokeColor: root.outline
        line: 1
    }
    Ink {
        path: root.parts[2]
        fillColor: Qt.darker(root.face, 1.3)
        strokeColor: root.outline
        line: 1
    }
}
