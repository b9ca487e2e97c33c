// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Style

/// Figures for the thumb. The first one typed begins a new number; one that would go over the maximum cannot be pressed.
GridLayout {
    id: root

    property int value: 0
    property int maximum: 999
    /// Whether the number may lie below zero.
    property bool signed: false
    property string doneText: qsTr("Done")

    /// Nobody has said the number yet: there is nothing to hand over until a figure is typed.
    property bool unknown: false
    readonly property string shown: root.unknown ? "–" : String(root.value).replace("-", "−")

    /// True until a figure has been typed: the next one replaces the number.
    property bool fresh: true

    signal accepted(int value)

    function withFigure(figure: int): int {
        if (root.fresh)
            return figure;
        return (root.value < 0 ? -1 : 1) * (Math.abs(root.value) * 10 + figure);
    }

    function type(figure: int) {
        if (Math.abs(root.withFigure(figure)) > root.maximum)
            return;
        root.value = root.withFigure(figure);
        root.fresh = false;
        root.unknown = false;
    }

    function erase() {
        root.value = root.fresh ? 0 : Math.trunc(root.value / 10);
        root.fresh = false;
    }

    function accept() {
        if (root.unknown)
            return;
        root.fresh = true;
        root.accepted(root.value);
    }

    columns: 3
    rowSpacing: Theme.gap
    columnSpacing: Theme.gap
    focus: true
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            root.type(event.key - Qt.Key_0);
        else if (event.key === Qt.Key_Backspace)
            root.erase();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.accept();
        else
            return;
        event.accepted = true;
    }

    component Key: Button {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumWidth: Theme.mainTarget
        Layout.minimumHeight: Theme.target
        implicitWidth: Math.max(Theme.mainTarget, implicitContentWidth + leftPadding + rightPadding)
        implicitHeight: Theme.mainTarget
        focusPolicy: Qt.TabFocus // a tap leaves the keys of a keyboard with the whole pad
        font.family: Theme.numberFamily
        font.pixelSize: Theme.title
    }

    Repeater {
        model: [1, 2, 3, 4, 5, 6, 7, 8, 9]

        Key {
            required property int modelData

            objectName: "key-" + modelData
            text: modelData
            enabled: Math.abs(root.withFigure(modelData)) <= root.maximum
            onClicked: root.type(modelData)
        }
    }
    Key {
        text: "±"
        enabled: root.signed && root.value !== 0
        opacity: root.signed ? 1 : 0
        Accessible.name: qsTr("Change the sign")
        Accessible.ignored: !root.signed
        onClicked: root.value = -root.value
    }
    Key {
        objectName: "key-0"
        text: "0"
        enabled: Math.abs(root.withFigure(0)) <= root.maximum
        onClicked: root.type(0)
    }
    Key {
        icon.name: "backspace"
        Accessible.name: qsTr("Take the last figure back")
        autoRepeat: true
        onClicked: root.erase()
    }
    Key {
        objectName: "keyDone"
        Layout.columnSpan: 3
        text: root.doneText
        font.family: Theme.bodyFamily
        font.pixelSize: Theme.large
        highlighted: true
        enabled: !root.unknown
        onClicked: root.accept()
    }
}
