// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
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

    implicitHeight: Theme.target + 4
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
                implicitWidth: Theme.target
                implicitHeight: Theme.target
                Accessible.role: Accessible.Grip
                Accessible.name: qsTr("Move %1").arg(root.name)

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
                        root.newGame.move(root.index, Math.max(0, Math.min(root.list.count - 1, place)));
                    }
                }
            }
            ToolButton {
                text: qsTr("Colour of %1").arg(root.name)
                display: T.AbstractButton.IconOnly
                contentItem: Emblem {
                    player: root.color
                }
                onClicked: colors.open()

                Popup {
                    id: colors

                    contentItem: Row {
                        Repeater {
                            model: root.newGame.allColors()
                            delegate: ToolButton {
                                id: other

                                required property string modelData

                                objectName: "color-" + modelData
                                text: modelData
                                display: T.AbstractButton.IconOnly
                                contentItem: Emblem {
                                    player: other.modelData
                                }
                                onClicked: {
                                    colors.close();
                                    root.newGame.setColor(root.index, modelData);
                                }
                            }
                        }
                    }
                }
            }
            WholeText {
                Layout.fillWidth: true
                text: root.name
                font.pixelSize: Theme.large
            }
            ToolButton {
                objectName: "starts-" + root.index
                checkable: true
                checked: root.starts
                icon.name: "crown"
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
