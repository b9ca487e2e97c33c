// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Seats clockwise: drag to change places, tap the emblem for another colour, the flag for who starts.
Section {
    id: root

    required property NewGame newGame

    title: qsTr("Seats, clockwise")

    actions: Button {
        objectName: "draw"
        visible: root.newGame.hasStartingPlayer
        flat: true
        icon.name: "shuffle"
        text: qsTr("Draw lots")
        enabled: root.newGame.players > 1 && !lot.running
        onClicked: lot.start()
    }

    ListView {
        id: seats

        Layout.fillWidth: true
        implicitHeight: Math.max(Theme.target, contentHeight)
        interactive: false
        spacing: 4
        model: root.newGame.seats
        displaced: Transition {
            NumberAnimation {
                property: "y"
                duration: Theme.quick
            }
        }
        delegate: SeatDelegate {
            width: seats.width
            list: seats
            newGame: root.newGame
        }

        Label {
            anchors.centerIn: parent
            visible: seats.count === 0
            text: qsTr("Nobody sits here yet.")
            color: Theme.quietInk
        }
    }

    // The marker goes round and stops where chance wants it.
    Timer {
        id: lot

        property int left: 0

        function start() {
            left = Theme.reducedMotion ? 0 : 8;
            running = true;
        }

        interval: 60 + (8 - left) * 20
        repeat: true
        onTriggered: {
            if (left > 0) {
                left -= 1;
                root.newGame.starting = (root.newGame.starting + 1) % root.newGame.players;
            } else {
                running = false;
                root.newGame.draw();
            }
        }
    }
}
