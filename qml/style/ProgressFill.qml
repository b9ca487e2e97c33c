// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Look

/// How much is done. Where the end is unknown, a piece walks to and fro.
Item {
    id: root

    required property real part
    required property bool endless

    clip: true

    Rectangle {
        id: done

        width: parent.width * (root.endless ? 0.3 : root.part)
        height: parent.height
        radius: height / 2
        antialiasing: true
        color: Theme.brass
    }
    SequentialAnimation {
        running: root.endless && root.visible
        loops: Animation.Infinite
        onStopped: done.x = 0

        NumberAnimation {
            target: done
            property: "x"
            from: 0
            to: root.width * 0.7
            duration: 900
            easing.type: Easing.InOutSine
        }
        NumberAnimation {
            target: done
            property: "x"
            to: 0
            duration: 900
            easing.type: Easing.InOutSine
        }
    }
}
