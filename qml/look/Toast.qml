// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Style

/// A short word at the bottom of the screen that goes by itself, with one thing to do about it, such as undo.
Popup {
    id: root

    property string text
    property string icon: "info"
    property string action: ""
    property int stays: 5000

    /// What is to be done stands below the words where both would not fit beside each other.
    readonly property bool stacked: deed.visible && deed.implicitWidth > root.width / 2

    signal actionTriggered

    /// An empty action shows no button.
    function show(text: string, icon: string, action: string) {
        root.text = text;
        root.icon = icon;
        root.action = action;
        root.open();
        clock.restart();
    }

    parent: T.Overlay.overlay
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height - height - Theme.mainTarget - Theme.margin : 0
    // Not as wide as its words: text that wraps in a popup that follows it never comes to rest.
    width: Math.min(760 * Theme.textScale, parent ? parent.width - 2 * Theme.margin : 760)
    padding: 8
    leftPadding: 16
    rightPadding: root.action === "" ? 16 : 8
    focus: false // whoever is typing goes on
    closePolicy: Popup.CloseOnEscape
    onOpened: clock.restart()

    Timer {
        id: clock

        interval: root.stays
        onTriggered: root.close()
    }

    contentItem: GridLayout {
        columns: root.stacked ? 2 : 3
        columnSpacing: 12
        rowSpacing: 4
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.text

        Icon {
            Layout.topMargin: 8
            Layout.bottomMargin: 8
            implicitWidth: Theme.iconSize
            implicitHeight: Theme.iconSize
            name: root.icon
            color: Theme.clockBrass
        }
        Label {
            objectName: "toast"
            Layout.fillWidth: true
            text: root.text
            color: Theme.ironInk
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
        Button {
            id: deed

            objectName: "toastAction"
            Layout.columnSpan: root.stacked ? 2 : 1
            Layout.maximumWidth: root.availableWidth
            Layout.alignment: Qt.AlignRight
            visible: root.action !== ""
            text: root.action
            highlighted: true
            onClicked: {
                root.close();
                root.actionTriggered();
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        antialiasing: true
        color: Theme.iron
        border.color: Theme.dark ? Theme.ruleLine : "transparent"
    }
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.calm
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Theme.calm
        }
    }
}
