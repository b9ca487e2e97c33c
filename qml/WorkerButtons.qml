// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// One tap a turn: how many workers were placed.
Row {
    id: root

    required property int workers
    required property string player
    /// How many numbers stand in the row; the others fold out.
    property int offered: 4
    property real buttonWidth: Theme.target + 12

    signal placed(int workers)

    spacing: 4

    Repeater {
        model: Math.min(root.offered, root.workers)
        delegate: WorkerButton {
            required property int index

            objectName: "place-" + number
            width: root.buttonWidth
            number: index + 1
            player: root.player
            highlighted: index === 0
            onClicked: root.placed(number)
        }
    }
    Button {
        objectName: "placeMore"
        visible: root.workers > root.offered
        text: "…"
        width: root.buttonWidth
        horizontalPadding: 0
        Accessible.name: qsTr("Place more workers")
        onClicked: more.open()

        Popup {
            id: more

            contentItem: Flow {
                width: 5 * (root.buttonWidth + 4)
                spacing: 4

                Repeater {
                    model: Math.max(0, root.workers - root.offered)
                    delegate: WorkerButton {
                        required property int index

                        width: root.buttonWidth
                        number: index + root.offered + 1
                        player: root.player
                        onClicked: {
                            more.close();
                            root.placed(number);
                        }
                    }
                }
            }
        }
    }
}
