// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// A mine below the surface, its rows shifted against one another like bricks: cards, or tiles with those who stand on
/// them. Where places are given, they can be tapped.
Item {
    id: root

    required property var bricks
    /// {value, row, x, text, halves}: free places, or bricks that can be chosen.
    property var places: []
    property int chosen: -1

    readonly property var all: Array.from(root.bricks).concat(Array.from(root.places))
    readonly property int least: Math.min(0, ...root.all.map(brick => brick.x))
    readonly property int most: Math.max(0, ...root.all.map(brick => brick.x))
    readonly property int rows: Math.max(1, ...root.all.map(brick => brick.row))
    readonly property var cards: Array.from(root.bricks).filter(brick => !brick.tile)
    readonly property var tiles: Array.from(root.bricks).filter(brick => brick.tile)
    readonly property real surface: 28 * Theme.textScale
    readonly property real columns: (root.most - root.least) / 2 + 1
    /// Cards stay large enough to be tapped; what does not fit beside one another is scrolled to.
    readonly property real across: root.tiles.length > 0 ? root.width : Math.max(root.width, root.columns * (Theme.target + 4))
    readonly property bool scrolls: root.across > root.width
    readonly property real brickWidth: Math.min(150 * Theme.room, root.across / root.columns)
    readonly property real brickHeight: Math.min(84 * Theme.room, (root.height - root.surface - (root.scrolls ? 12 : 0)) / root.rows, root.brickWidth)
    readonly property real indent: (root.across - root.columns * root.brickWidth) / 2

    signal tapped(int value)

    function placeOf(brick: var): point {
        return Qt.point(root.indent + (brick.x - root.least) / 2 * root.brickWidth, root.surface + (brick.row - 1) * root.brickHeight);
    }

    /// What lies between two bricks leaves room to tap them.
    function widthOf(brick: var): real {
        if (brick.seam)
            return brick.row % 1 === 0 ? Math.min(Theme.target, root.brickWidth * 0.46) : root.brickWidth / 2 - 4;
        return brick.halves === 1 ? Math.min(36 * Theme.room, root.brickWidth * 0.42) : root.brickWidth * brick.halves / 2 - 4;
    }

    /// The seams of one card, left, right, above and below, do not cover one another.
    function heightOf(brick: var): real {
        return brick.seam ? root.brickHeight / 2 : root.brickHeight - 4;
    }

    implicitHeight: root.surface + root.rows * (root.tiles.length > 0 ? 56 : 72) * Theme.room + (root.scrolls ? 12 : 0)

    Flickable {
        id: scroll

        anchors.fill: parent
        contentWidth: root.across
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        interactive: root.scrolls
        clip: root.scrolls
        // The cards are in the middle, and places on both sides of them.
        onContentWidthChanged: contentX = Math.max(0, (contentWidth - width) / 2)
        onWidthChanged: contentX = Math.max(0, (contentWidth - width) / 2)
        ScrollBar.horizontal: ScrollBar {}

        Rectangle {
            width: root.across
            height: root.surface - 4
            radius: 4
            color: Theme.iron

            Label {
                anchors.centerIn: parent
                text: qsTr("Surface")
                color: Theme.ironInk
                font.pixelSize: Theme.small
            }
        }
        Repeater {
            model: root.tiles
            delegate: LayerTile {
                required property var modelData
                readonly property point at: root.placeOf(modelData)

                width: root.widthOf(modelData)
                x: at.x + (root.brickWidth - width) / 2
                y: at.y + 2
                height: root.brickHeight - 4
                name: modelData.text
                note: modelData.note
                open: modelData.open
                lit: modelData.lit
                halves: modelData.halves
                shaft: modelData.shaft
                crews: modelData.crews
            }
        }
        Repeater {
            model: root.cards
            delegate: MineCard {
                required property var modelData
                readonly property point at: root.placeOf(modelData)

                x: at.x + 2
                y: at.y + 2
                width: root.brickWidth - 4
                height: root.brickHeight - 4
                name: modelData.text
                machines: modelData.machines
                collapsed: modelData.collapsed
                lit: modelData.lit
                ahead: modelData.ahead
                ways: modelData.ways
                sides: Array.from(modelData.sides)
                said: modelData.said
            }
        }
        Repeater {
            model: root.places
            delegate: WhyTap {
                id: free

                required property var modelData
                readonly property point at: root.placeOf(modelData)
                readonly property bool isChosen: root.chosen === modelData.value

                objectName: "place-" + modelData.value
                width: root.widthOf(modelData)
                height: root.heightOf(modelData)
                x: at.x + (root.brickWidth - width) / 2
                y: at.y + (root.brickHeight - height) / 2
                Accessible.name: modelData.text !== "" ? modelData.text : qsTr("Row %1, place %2").arg(modelData.row).arg(modelData.x)
                Accessible.checked: isChosen
                onClicked: root.tapped(modelData.value)
                background: Rectangle {
                    radius: Theme.radius
                    color: free.isChosen ? Qt.alpha(Theme.brass, 0.45) : Qt.alpha(Theme.brass, free.down ? 0.4 : free.modelData.seam ? 0.3 : 0.14)
                    border.width: free.isChosen || free.visualFocus ? 3 : 2
                    border.color: free.visualFocus ? Theme.ink : Theme.brass
                }
                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        visible: free.modelData.text === "" || free.modelData.seam
                        name: free.isChosen ? "check" : "add"
                        color: Theme.brassText
                    }
                }
            }
        }
    }
}
