// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The only thing the first start asks for. Languages are called as they call themselves.
Section {
    id: root

    required property Settings settings

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap * 2

        Icon {
            name: "language"
        }
        Repeater {
            model: [
                {"code": "hu", "language": "Magyar"},
                {"code": "en", "language": "English"},
                {"code": "de", "language": "Deutsch"}
            ]
            delegate: Button {
                required property var modelData

                objectName: "language-" + modelData.code
                Layout.fillWidth: true
                text: modelData.language
                highlighted: root.settings.languageChosen && root.settings.language === modelData.code
                onClicked: root.settings.language = modelData.code
            }
        }
    }
}
