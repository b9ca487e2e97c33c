// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion.Look

/// One tap a turn: how many workers were placed.
RowLayout {
    id: root

    required property int workers

    signal placed(int workers)

    spacing: 4

    Repeater {
        model: Math.min(4, root.workers)
        delegate: Button {
            required property int index

            objectName: "place-" + (index + 1)
            Layout.minimumWidth: Theme.target
            highlighted: index === 0
            text: "−" + (index + 1)
            Accessible.name: qsTr("Place %n worker(s)", "", index + 1)
            onClicked: root.placed(index + 1)
        }
    }
    Button {
        visible: root.workers > 4
        text: "…"
        Layout.minimumWidth: Theme.target
        Accessible.name: qsTr("Place more workers")
        onClicked: more.open()

        Popup {
            id: more

            contentItem: Flow {
                width: 5 * (Theme.target + 4)
                spacing: 4

                Repeater {
                    model: Math.max(0, root.workers - 4)
                    delegate: Button {
                        required property int index

                        width: Theme.target
                        text: index + 5
                        onClicked: {
                            more.close();
                            root.placed(index + 5);
                        }
                    }
                }
            }
        }
    }
}
