// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// One seat at the table before the game.
Item {
    id: root

    required property int index
    required property string name
    required property string color
    required property bool starts
    required property ListView list
    required property NewGame newGame

    /// Moves this player to another place, as the drag or the arrow keys say.
    function moveTo(place: int) {
        root.newGame.move(root.index, Math.max(0, Math.min(root.list.count - 1, place)));
    }

    function takeGrip() {
        grip.forceActiveFocus(Qt.TabFocusReason);
    }

    function moveBy(places: int) {
        const place = root.index + places;
        const list = root.list;
        root.moveTo(place);
        (list.itemAtIndex(place) as SeatDelegate)?.takeGrip();
    }

    implicitHeight: Math.max(Theme.target, words.implicitHeight) + 4
    z: drag.active ? 1 : 0

    Rectangle {
        id: card

        width: root.width
        height: root.height
        radius: Theme.radius
        color: drag.active ? Theme.raised : "transparent"
        border.color: drag.active ? Theme.brass : "transparent"

        RowLayout {
            anchors.fill: parent
            spacing: Theme.gap

            Item {
                id: grip

                objectName: "grip-" + root.index
                implicitWidth: Theme.target
                implicitHeight: Theme.target
                activeFocusOnTab: true
                Accessible.role: Accessible.Grip
                Accessible.name: qsTr("Move %1").arg(root.name)
                Accessible.focusable: true
                Keys.onUpPressed: root.moveBy(-1)
                Keys.onDownPressed: root.moveBy(1)

                Rectangle {
                    visible: grip.activeFocus
                    anchors.fill: parent
                    radius: Theme.radius
                    color: "transparent"
                    border.color: Theme.ink
                    border.width: 2
                }

                Icon {
                    anchors.centerIn: parent
                    name: "drag"
                    color: Theme.quietInk
                }
                DragHandler {
                    id: drag

                    target: card
                    xAxis.enabled: false
                    onActiveChanged: {
                        if (active)
                            return;
                        const place = Math.round((root.y + card.y) / (root.height + root.list.spacing));
                        card.y = 0;
                        root.moveTo(place);
                    }
                }
            }
            ColorButton {
                name: root.name
                color: root.color
                colors: Array.from(root.newGame.allColors())
                onChosen: color => root.newGame.setColor(root.index, color)
            }
            WholeText {
                id: words

                Layout.fillWidth: true
                text: root.name
                font.pixelSize: Theme.compact ? Theme.body : Theme.large
                wrapMode: Text.Wrap
                maximumLineCount: 2
            }
            ToolButton {
                objectName: "starts-" + root.index
                visible: root.newGame.hasStartingPlayer
                checkable: true
                checked: root.starts
                icon.name: "start"
                text: root.starts ? qsTr("%1 starts").arg(root.name) : qsTr("Let %1 start").arg(root.name)
                opacity: root.starts ? 1 : 0.35
                onClicked: {
                    root.newGame.starting = root.index;
                    checked = Qt.binding(() => root.starts);
                }
            }
            ToolButton {
                icon.name: "close"
                text: qsTr("%1 does not play").arg(root.name)
                onClicked: root.newGame.remove(root.index)
            }
        }
    }
}
