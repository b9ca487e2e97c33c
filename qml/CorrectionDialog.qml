// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion.Look

/// An earlier shift is about to be corrected: what would change by it, before it does.
Dialog {
    id: root

    property list<string> changes: []

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(560, parent ? parent.width - 2 * Theme.margin : 560)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.margin : implicitHeight)
    modal: true
    title: qsTr("This changes what was scored already")
    standardButtons: Dialog.Ok | Dialog.Cancel

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
