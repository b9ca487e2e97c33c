// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// Asks before something that cannot be tapped away again.
Dialog {
    id: root

    required property string yes
    property string text

    signal agreed

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(560 * Theme.room, parent ? parent.width - 2 * Theme.margin : 560)
    modal: true

    contentItem: Label {
        text: root.text
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
    }
    footer: Pane {
        background: null

        RowLayout {
            anchors.right: parent.right
            spacing: Theme.gap

            Button {
                objectName: "cancel"
                text: qsTr("Cancel")
                flat: true
                onClicked: root.reject()
            }
            Button {
                objectName: "yes"
                text: root.yes
                highlighted: true
                onClicked: {
                    root.accept();
                    root.agreed();
                }
            }
        }
    }
}
