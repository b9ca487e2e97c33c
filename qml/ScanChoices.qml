// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// What a piece in the photo really is: one of the 44 cards, a tile, or nothing at all.
Popup {
    id: root

    required property ScanView scan
    required property var cards
    property int number: 0

    function change(number: int) {
        if (number <= 0)
            return;
        root.number = number;
        if (root.scan.mine)
            tiles.show(root.scan.pieceAt(number));
        root.open();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: parent ? Math.min(1100, parent.width - 2 * Theme.gap) : 1100
    height: parent ? Math.min(root.scan.mine ? 560 * Theme.textScale : 640, parent.height - 2 * Theme.gap) : 640
    modal: true

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            WholeText {
                Layout.fillWidth: true
                text: root.scan.mine ? qsTr("What is number %1?").arg(root.number) : qsTr("Which card is number %1?").arg(root.number)
                font.family: Theme.titleFamily
                font.pixelSize: Theme.large
            }
            Button {
                objectName: "noPiece"
                visible: !root.scan.mine || !tiles.printed
                icon.name: "delete"
                text: root.scan.mine ? qsTr("No tile") : qsTr("No card")
                onClicked: {
                    root.scan.dismiss(root.number);
                    root.close();
                }
            }
            ToolButton {
                objectName: "closeChoices"
                icon.name: "close"
                text: qsTr("Close")
                onClicked: root.close()
            }
        }
        OrdersGrid {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.scan.mine
            upright: height > width
            model: root.scan.mine ? null : root.cards
            onTapped: order => {
                root.scan.sayOrder(root.number, order);
                root.close();
            }
        }
        ScanTile {
            id: tiles

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.scan.mine
            onSaid: (level, light, carts, loaded) => root.scan.sayTile(root.number, level, light, carts, loaded)
        }
        Button {
            objectName: "tileDone"
            Layout.alignment: Qt.AlignRight
            visible: root.scan.mine
            highlighted: true
            icon.name: "check"
            text: qsTr("Done")
            onClicked: {
                if (tiles.level >= 0)
                    root.scan.sayTile(root.number, tiles.level, tiles.light, tiles.carts, tiles.loaded);
                root.close();
            }
        }
    }
}
