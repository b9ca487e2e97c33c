// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// What can be told now, a button each: what usually comes next stands out, what is seldom waits behind "More".
Flow {
    id: root

    required property var asks
    property bool all: false
    readonly property var shownAsks: root.asks.filter(ask => root.all || ask.weight !== "seldom")

    signal chosen(var ask)

    spacing: Theme.gap

    Repeater {
        model: root.shownAsks
        delegate: Button {
            required property var modelData

            objectName: "do-" + modelData.key
            width: Math.min(implicitWidth, root.width)
            highlighted: modelData.weight === "next"
            text: modelData.title
            onClicked: root.chosen(modelData)
        }
    }
    Button {
        objectName: "moreAsks"
        visible: root.all || root.shownAsks.length < root.asks.length
        flat: true
        icon.name: root.all ? "up" : "more"
        text: root.all ? qsTr("Less") : qsTr("More")
        onClicked: root.all = !root.all
    }
}
