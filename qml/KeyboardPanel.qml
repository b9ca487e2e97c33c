// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.VirtualKeyboard

/// The keyboard on the screen: it comes up from below while a field is typed into.
InputPanel {
    id: root

    /// The height of the window that it hides.
    readonly property real covers: root.active ? root.height : 0

    objectName: "onScreenKeyboard"
    y: root.active ? parent.height - height : parent.height
    visible: y < parent.height
    width: parent.width

    Behavior on y {
        NumberAnimation {
            duration: 150
        }
    }
}
