// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// An earlier shift is about to be corrected: what would change by it, before it does.
Dialog {
    id: root

    property list<string> changes: []

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(560 * Theme.room, parent ? parent.width - 2 * Theme.margin : 560)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.margin : implicitHeight)
    modal: true
    title: qsTr("This changes what was scored already")
    footer: Pane {
        background: null

        RowLayout {
            anchors.right: parent.right
            spacing: Theme.gap

            Button {
                objectName: "leaveScores"
                text: qsTr("Leave it")
                flat: true
                onClicked: root.reject()
            }
            Button {
                objectName: "changeScores"
                text: qsTr("Change it")
                highlighted: true
                onClicked: root.accept()
            }
        }
    }

    ListView {
        id: list

        anchors.fill: parent
        implicitHeight: contentHeight
        clip: true
        spacing: Theme.gap
        model: root.changes
        delegate: Label {
            required property string modelData

            width: list.width
            text: modelData
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
        ScrollIndicator.vertical: ScrollIndicator {}
    }
}
