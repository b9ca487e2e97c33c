// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// While a photo is looked at, or learned from. What the camera took stands still behind it.
Item {
    id: root

    required property ScanView scan

    Image {
        anchors.fill: parent
        source: root.visible && root.scan.byCamera ? root.scan.photo : ""
        sourceSize.width: 1600 // as the review has it: it is read only once
        asynchronous: true
        fillMode: Image.PreserveAspectFit
        opacity: 0.5
    }
    ColumnLayout {
        anchors.centerIn: parent
        spacing: Theme.gap

        BusyIndicator {
            Layout.alignment: Qt.AlignHCenter
            running: visible
        }
        Label {
            text: root.scan.teaching && root.scan.reviewing ? qsTr("Learning…") : qsTr("Looking at the photo…")
            color: Theme.quietInk
        }
    }
}
