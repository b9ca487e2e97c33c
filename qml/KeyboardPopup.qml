// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtQuick.VirtualKeyboard
import QtQuick.VirtualKeyboard.Settings
import Companion.Look

/// The keyboard on the screen, in a file of its own: not every machine has one. Above dialogs, too: only what
/// opens after them can be touched.
T.Popup {
    id: root

    property string language: "en"

    parent: T.Overlay.overlay
    y: parent ? parent.height - height : 0
    z: 1
    width: parent ? parent.width : 0
    height: panel.height
    padding: 0
    closePolicy: T.Popup.NoAutoClose
    visible: Qt.inputMethod.visible // qmllint disable type

    contentItem: Item {
        InputPanel {
            id: panel

            objectName: "onScreenKeyboard"
            width: root.width
        }
    }

    Binding {
        target: VirtualKeyboardSettings
        property: "locale"
        value: ({"hu": "hu_HU", "de": "de_DE"})[root.language] ?? "en_GB"
    }
    Binding {
        target: Theme
        property: "covered"
        value: root.visible ? root.height : 0
    }
}
