// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// Stands before the screen while something takes long, but not for what is over in a moment.
Popup {
    id: root

    required property bool busy
    property real progress: -1
    property string text
    property bool canCancel: false

    signal cancelled

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(480 * Theme.room, parent ? parent.width - 2 * Theme.margin : 480)
    padding: Theme.margin
    modal: true
    closePolicy: Popup.NoAutoClose
    onBusyChanged: {
        if (!root.busy)
            root.close();
    }

    contentItem: ColumnLayout {
        spacing: Theme.gap * 2

        Label {
            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.Wrap
        }
        ProgressBar {
            Layout.fillWidth: true
            indeterminate: root.progress < 0
            value: root.progress
        }
        Button {
            objectName: "cancelWork"
            Layout.alignment: Qt.AlignRight
            visible: root.canCancel
            text: qsTr("Cancel")
            onClicked: root.cancelled()
        }
    }

    Timer {
        interval: 100
        running: root.busy
        onTriggered: root.open()
    }
}
