// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// Cubes that do not lie on carts: a note for the end of the game.
Dialog {
    id: root

    required property MineView mine

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    title: qsTr("Cubes that are not on carts")
    standardButtons: Dialog.Ok | Dialog.Cancel
    onAboutToShow: {
        cage.value = Math.max(0, root.mine.cage);
        storage.value = Math.max(0, root.mine.storage);
        onOrders.value = Math.max(0, root.mine.onOrders);
    }
    onAccepted: root.mine.countCubes(cage.value, storage.value, onOrders.value)

    GridLayout {
        columns: 2
        columnSpacing: Theme.margin

        Label {
            text: qsTr("In the cage")
        }
        SpinBox {
            id: cage

            to: 5
            Accessible.name: qsTr("In the cage")
        }
        Label {
            text: qsTr("In storage")
        }
        SpinBox {
            id: storage

            to: 64
            Accessible.name: qsTr("In storage")
        }
        Label {
            text: qsTr("On open orders")
        }
        SpinBox {
            id: onOrders

            to: 64
            Accessible.name: qsTr("On open orders")
        }
    }
}
