// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// By which rules a finished game was counted, and who began it.
Section {
    id: root

    required property GameCounts counts

    title: qsTr("How it was played")

    Label {
        Layout.fillWidth: true
        text: qsTr("Who began the first shift")
    }
    ComboBox {
        objectName: "formStartingPlayer"
        Layout.fillWidth: true
        model: root.counts.names
        currentIndex: root.counts.startingPlayer
        Accessible.name: qsTr("Who began the first shift")
        onActivated: index => root.counts.startingPlayer = index
    }
    EditionSwitches {
        secondPlaceThree: root.counts.secondPlaceThree
        cartsNeedDelivery: root.counts.cartsNeedDelivery
        onSecondPlaceToggled: three => root.counts.secondPlaceThree = three
        onCartsToggled: needed => root.counts.cartsNeedDelivery = needed
    }
}
