// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.VirtualKeyboard
import QtQuick.VirtualKeyboard.Settings

/// The keyboard on the screen, in a file of its own: not every machine has one.
InputPanel {
    id: root

    property string language: "en"

    objectName: "onScreenKeyboard"

    Binding {
        target: VirtualKeyboardSettings
        property: "locale"
        value: ({"hu": "hu_HU", "de": "de_DE"})[root.language] ?? "en_GB"
    }
}
