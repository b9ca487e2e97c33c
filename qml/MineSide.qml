// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The tunnel of one level on one side, from the shaft outwards, and the tiles that can be added to it.
Rectangle {
    id: root

    required property bool isLight
    required property int coal
    required property var tiles
    required property list<int> prices
    required property list<int> tilesLeft
    required property string level
    required property MineView mine
    required property bool taking

    signal taken(int cart)

    implicitHeight: 72 * Theme.room
    color: root.isLight ? (Theme.dark ? "#33302A" : "#FBF6EC") : (Theme.dark ? "#1B1D20" : "#D9D2C5")
    border.color: Theme.ruleLine

    RowLayout {
        anchors.fill: parent
        anchors.margins: 4
        spacing: 4
        layoutDirection: root.isLight ? Qt.RightToLeft : Qt.LeftToRight

        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentWidth: Math.max(width, tunnel.implicitWidth)
            interactive: contentWidth > width

            Row {
                id: tunnel

                x: root.isLight ? parent.width - width : 0
                height: parent.height
                spacing: 4
                layoutDirection: root.isLight ? Qt.RightToLeft : Qt.LeftToRight

                Repeater {
                    model: root.tiles
                    delegate: MineTile {
                        required property var modelData

                        height: Math.min(72 * Theme.room, tunnel.height)
                        anchors.verticalCenter: parent?.verticalCenter
                        tile: modelData
                        coal: root.coal
                        isLight: root.isLight
                        level: root.level
                        taking: root.taking
                        onTaken: number => root.taken(number)
                        onCartTapped: number => root.mine.tapCart(root.coal, root.isLight, number)
                    }
                }
            }
        }
        Repeater {
            model: 2
            delegate: Button {
                id: tile

                required property int index

                objectName: "buy-" + root.coal + "-" + (index + 1) + (root.isLight ? "-light" : "-dark")
                Layout.preferredWidth: (Theme.compact ? 68 : 84) * Theme.room
                Layout.preferredHeight: Math.max(Theme.target, Math.min(64 * Theme.room, root.height - 12))
                padding: 2
                horizontalPadding: 2
                enabled: root.tilesLeft[index] > 0 && !root.taking
                contentItem: ColumnLayout {
                    spacing: 0

                    Row {
                        Layout.alignment: Qt.AlignHCenter

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            width: 14 * Theme.room
                            height: 14 * Theme.room
                            name: "add"
                            color: Theme.ink
                        }
                        Repeater {
                            model: tile.index + 1
                            delegate: Cart {
                                width: 24 * Theme.room
                                height: 24 * Theme.room
                                coal: root.coal
                            }
                        }
                    }
                    Label {
                        Layout.fillWidth: true
                        horizontalAlignment: Text.AlignHCenter
                        text: qsTr("costs %1 M", "the price of a tile, in marks").arg(root.prices[tile.index])
                        font.pixelSize: Theme.small
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 10
                        Accessible.ignored: true
                    }
                }
                Accessible.description: qsTr("costs %n mark(s)", "", root.prices[tile.index])
                Accessible.name: root.isLight ? qsTr("Add a light tile, level %1, with %n cart(s)", "", index + 1).arg(root.level) : qsTr("Add a dark tile, level %1, with %n cart(s)", "", index + 1).arg(root.level)
                onClicked: root.mine.buy(root.coal, index + 1, root.isLight)
            }
        }
    }
}
