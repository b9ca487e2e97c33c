// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A piece of Rockwell, The Ruhr or Imperial Miners that counts: a cube, a coin, a tile, a note, a disc, a
/// warehouse, a barge or a cart; its letter or number says what the colour says.
Item {
    id: root

    required property string shape
    required property string tone
    /// Whose it is, where it has the colour of its player.
    required property string player
    property string mark: ""
    /// Missing, or not counted: only its outline.
    property bool hollow: false
    readonly property bool wide: root.shape === "note"
    readonly property bool round: root.shape === "coin" || root.shape === "disc"
    readonly property bool drawn: !root.wide && !root.round && root.shape !== "tile"
    readonly property color paint: root.tone === "" ? Theme.playerColor(root.player) : Theme.pieceColor(root.tone)
    readonly property color face: root.hollow ? Qt.alpha(root.paint, 0) : root.paint
    readonly property color ink: root.hollow ? Theme.quietInk : root.tone === "" ? Theme.playerInk(root.player) : Theme.pieceInk(root.tone)
    readonly property color outline: root.hollow ? Theme.quietInk : Theme.dark ? Qt.lighter(root.face, 1.6) : Qt.darker(root.face, 1.5)
    /// Where the letter stands: the front of a cube, the wall of a house.
    readonly property real markX: root.shape === "cube" ? 0.4 : 0.5
    readonly property real markY: root.shape === "cube" ? 0.62 : root.shape === "warehouse" || root.shape === "cart" ? 0.64 : root.shape === "barge" ? 0.66 : 0.5

    implicitWidth: root.wide ? label.implicitWidth + implicitHeight * 0.5 : implicitHeight
    implicitHeight: 36 * Theme.room

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        visible: !root.drawn
        radius: root.round ? height / 2 : height * 0.14
        antialiasing: true
        color: root.face
        border.color: root.outline
        border.width: Math.max(1, root.height / 20)
    }
    PieceOutline {
        anchors.fill: parent
        visible: root.drawn
        shape: root.shape
        face: root.face
        outline: root.outline
    }
    Text {
        id: label

        x: root.width * root.markX - width / 2
        y: root.height * root.markY - height / 2
        text: root.mark
        color: root.ink
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(8, root.height * (root.mark.length > 1 && !root.wide ? 0.36 : 0.46))
    }
}
