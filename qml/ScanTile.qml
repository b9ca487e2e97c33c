// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// Which tile it is, and how many of its carts are loaded. A cart printed on the board is only loaded or empty.
ColumnLayout {
    id: root

    property bool printed: false
    property int level: -1
    property bool light: false
    property int carts: 1
    property int loaded: 0

    signal said(int level, bool light, int carts, int loaded)

    /// A row of the list of pieces.
    function show(piece: var) {
        root.printed = piece.printed;
        root.level = piece.level;
        root.light = piece.light;
        root.carts = Math.max(1, piece.carts);
        root.loaded = piece.loaded;
    }

    function say(level: int, light: bool, carts: int, loaded: int) {
        root.level = level;
        root.light = light;
        root.carts = carts;
        root.loaded = Math.min(loaded, carts);
        root.said(root.level, root.light, root.carts, root.loaded);
    }

    spacing: Theme.gap

    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: !root.printed
        columns: 4
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: 16

            T.AbstractButton {
                id: kind

                required property int index
                readonly property int coal: Math.floor(index / 4)
                readonly property bool isLight: index % 4 < 2
                readonly property int count: index % 2 + 1
                readonly property bool chosen: root.level === coal && root.light === isLight && root.carts === count

                objectName: "kind-" + coal + "-" + count + (isLight ? "-light" : "-dark")
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 40 * Theme.room
                Accessible.role: Accessible.RadioButton
                Accessible.checked: chosen
                Accessible.name: (isLight ? qsTr("light tile, level %1, %n cart(s)", "", count) : qsTr("dark tile, level %1, %n cart(s)", "", count)).arg(coal + 1)
                onClicked: root.say(coal, isLight, count, root.loaded)

                background: Rectangle {
                    radius: Theme.radius
                    color: kind.chosen ? Qt.alpha(Theme.brass, 0.35) : "transparent"
                    border.color: kind.visualFocus || kind.chosen ? Theme.brass : Theme.ruleLine
                    border.width: kind.visualFocus ? 3 : kind.chosen ? 2 : 1
                }
                contentItem: Item {
                    TunnelTile {
                        anchors.centerIn: parent
                        height: Math.max(24, Math.min(parent.height - 8, 72))
                        width: implicitWidth * height / implicitHeight
                        coal: kind.coal
                        loads: kind.count === 2 ? [-1, -1] : [-1]
                        lanterns: kind.isLight
                    }
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: root.level >= 0
        spacing: Theme.gap

        Repeater {
            model: root.carts + 1

            Button {
                required property int index

                objectName: "loaded-" + index
                checked: root.loaded === index
                text: index === 0 ? qsTr("all empty") : qsTr("%n cart(s) loaded", "", index)
                onClicked: root.say(root.level, root.light, root.carts, index)
            }
        }
    }
}
