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
    /// How many numbers stand in the row; the others fold out.
    property int offered: 4
    property real buttonWidth: Theme.target + 8

    signal placed(int workers)

    spacing: 4

    Repeater {
        model: Math.min(root.offered, root.workers)
        delegate: Button {
            required property int index

            objectName: "place-" + (index + 1)
            width: root.buttonWidth
            horizontalPadding: 0
            highlighted: index === 0
            text: "−" + (index + 1)
            Accessible.name: qsTr("Place %n worker(s)", "", index + 1)
            onClicked: root.placed(index + 1)
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
                width: 5 * (Theme.target + 4)
                spacing: 4

                Repeater {
                    model: Math.max(0, root.workers - root.offered)
                    delegate: Button {
                        required property int index

                        width: Theme.target
                        horizontalPadding: 0
                        text: index + root.offered + 1
                        Accessible.name: qsTr("Place %n worker(s)", "", index + root.offered + 1)
                        onClicked: {
                            more.close();
                            root.placed(index + root.offered + 1);
                        }
                    }
                }
            }
        }
    }
}
