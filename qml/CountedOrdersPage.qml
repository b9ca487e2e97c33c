// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The orders that were delivered by the end of a shift of a finished game.
PageFrame {
    id: root

    required property App app
    readonly property GameCounts counts: root.app.gameForm.counts

    title: qsTr("Orders, shift %1").arg(["", "I", "II", "III"][root.counts.part] ?? "")
    mainAction: qsTr("Done")
    mainActionIcon: "check"
    onMainActionTriggered: root.backRequested()

    actions: PlayerTabs {
        room: root.width * (Theme.compact ? 0.5 : 0.6)
        names: root.counts.names
        colors: root.counts.colors
        seat: root.counts.seat
        onChosen: seat => root.counts.seat = seat
    }

    OrdersGrid {
        anchors.fill: parent
        upright: root.height > root.width
        model: root.counts.cards
        onTapped: number => root.counts.tap(number)
    }

    bottomItems: Label {
        objectName: "cardRefused"
        Layout.fillWidth: true
        text: root.counts.refusal !== "" ? root.counts.refusal : qsTr("A tap delivers a card in this shift, another tap takes it back.")
        textFormat: Text.PlainText
        color: root.counts.refusal !== "" ? Theme.wrong : Theme.quietInk
        wrapMode: Text.Wrap
    }
}
