// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look

/// Says that an evaluated shift is on the screen, not the one being played.
Banner {
    required property CoalBaronGame game

    objectName: "correcting"
    width: parent ? parent.width : implicitWidth
    visible: game.correcting > 0
    tone: "care"
    icon: "edit"
    text: qsTr("You are correcting shift %1: everything is as it was when that shift ended.").arg(["", "I", "II", "III"][game.correcting])
}
