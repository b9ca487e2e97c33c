// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look

/// Says that an evaluated shift is on the screen, not the one being played.
Banner {
    id: root

    required property CoalBaronGame game

    objectName: "correcting"
    width: parent ? parent.width : implicitWidth
    visible: root.game.correcting > 0
    tone: "care"
    icon: "edit"
    action: root.game.canCorrectFactory ? qsTr("Workers in the factory") : ""
    onActionTriggered: factory.open()
    text: qsTr("You are correcting shift %1: everything is as it was when that shift ended.").arg(["", "I", "II", "III"][root.game.correcting])

    FactoryWorkersDialog {
        id: factory

        game: root.game
        onAnswered: workers => root.game.countFactoryWorkers(workers)
    }
}
