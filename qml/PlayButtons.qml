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

    signal stepped

    function stop() {
        root.speed = 0;
    }

    spacing: 4
    onVisibleChanged: {
        if (!visible)
            root.stop();
    }

    Repeater {
        model: [1, 2, 4]
        delegate: Button {
            required property int modelData

            objectName: "play-" + modelData
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

    Timer {
        interval: 4000 / Math.max(1, root.speed)
        running: root.speed > 0
        repeat: true
        onTriggered: root.stepped()
    }
}
