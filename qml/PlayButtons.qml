// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// Plays by itself, at three speeds.
RowLayout {
    id: root

    property int speed: 0
    /// Where three buttons have no room, one plays, then quicker, then stops.
    property bool single: false
    /// Something is still being said: the next step comes after it.
    property bool held: false
    /// The time of this step is over.
    property bool due: false

    signal stepped

    function stop() {
        root.speed = 0;
    }

    function goOn() {
        root.due = false;
        time.restart();
        root.stepped();
    }

    spacing: 4
    onSpeedChanged: root.due = false
    onVisibleChanged: {
        if (!visible)
            root.stop();
    }

    Repeater {
        model: [1, 2, 4]
        delegate: Button {
            required property int modelData

            objectName: "play-" + modelData
            visible: !root.single
            Layout.minimumWidth: Theme.target
            icon.name: root.speed === modelData ? "pause" : modelData === 1 ? "play" : ""
            text: modelData + "×"
            checkable: true
            checked: root.speed === modelData
            Accessible.name: qsTr("Play by itself, speed %1").arg(modelData)
            onClicked: {
                root.speed = root.speed === modelData ? 0 : modelData;
                checked = Qt.binding(() => root.speed === modelData);
            }
        }
    }

    Button {
        objectName: "play"
        visible: root.single
        Layout.minimumWidth: Theme.target
        icon.name: root.speed === 0 ? "play" : ""
        text: root.speed === 0 ? "" : root.speed + "×"
        checkable: true
        checked: root.speed > 0
        Accessible.name: root.speed === 4 ? qsTr("No longer play by itself") : qsTr("Play by itself, speed %1").arg(Math.max(1, 2 * root.speed))
        onClicked: {
            root.speed = root.speed === 4 ? 0 : Math.max(1, 2 * root.speed);
            checked = Qt.binding(() => root.speed > 0);
        }
    }

    Timer {
        id: time

        interval: 4000 / Math.max(1, root.speed)
        running: root.speed > 0
        onTriggered: {
            if (root.held)
                root.due = true;
            else
                root.goOn();
        }
    }
    // After the last word, a breath.
    Timer {
        interval: 300
        running: root.due && !root.held
        onTriggered: root.goOn()
    }
}
