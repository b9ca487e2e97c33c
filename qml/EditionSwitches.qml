// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look

/// Where editions differ: each with what it means.
ColumnLayout {
    id: root

    property alias secondPlaceThree: secondPlace.checked
    property alias cartsNeedDelivery: carts.checked

    signal secondPlaceToggled(bool three)
    signal cartsToggled(bool needed)

    Layout.fillWidth: true
    spacing: Theme.gap

    OptionSwitch {
        id: secondPlace

        objectName: "secondPlaceThree"
        title: qsTr("Second place for trucks and trains: 3 points")
        text: qsTr("Some rulebooks give 3 points instead of the 4 that most shift clocks show. Look at segments 7 and 8 of yours.")
        onToggled: root.secondPlaceToggled(checked)
    }
    OptionSwitch {
        id: carts

        objectName: "cartsNeedDelivery"
        title: qsTr("Empty carts need a delivery")
        text: qsTr("One reading of the rules: whoever has delivered no order at all gets nothing for empty carts.")
        onToggled: root.cartsToggled(checked)
    }
}
