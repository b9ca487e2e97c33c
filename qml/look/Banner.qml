// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Style

/// Something to know, with at most one thing to do about it.
Rectangle {
    id: root

    property string text
    property string icon: root.tone === "good" ? "check" : root.tone === "info" ? "info" : "warning"
    /// info, good, care or wrong.
    property string tone: "info"
    property string action: ""
    property bool closable: false

    readonly property color accent: ({"good": Theme.good, "care": Theme.care, "wrong": Theme.wrong})[root.tone] ?? Theme.brass

    signal actionTriggered
    signal closed

    implicitWidth: row.implicitWidth + 32
    implicitHeight: Math.max(56, row.implicitHeight + 16)
    radius: Theme.radius
    antialiasing: true
    color: Qt.tint(Theme.raised, Qt.alpha(root.accent, 0.1))
    border.color: root.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: root.action !== "" || root.closable ? 4 : 16
        spacing: 12

        Icon {
            implicitWidth: Theme.iconSize
            implicitHeight: Theme.iconSize
            name: root.icon
            color: root.accent
        }
        Label {
            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
        Button {
            objectName: "bannerAction"
            visible: root.action !== ""
            text: root.action
            flat: true
            onClicked: root.actionTriggered()
        }
        ToolButton {
            objectName: "closeBanner"
            visible: root.closable
            icon.name: "close"
            text: qsTr("Close")
            onClicked: root.closed()
        }
    }
}
