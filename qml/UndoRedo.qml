// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Style

/// Undo and redo, at the top right of every screen of a game.
RowLayout {
    id: root

    required property LiveGame game

    spacing: 4

    ToolButton {
        objectName: "undo"
        icon.name: "undo"
        text: root.game.undoText === "" ? qsTr("Undo") : qsTr("Undo: %1").arg(root.game.undoText)
        enabled: root.game.canUndo
        onClicked: root.game.undo()
    }
    ToolButton {
        objectName: "redo"
        icon.name: "redo"
        text: root.game.redoText === "" ? qsTr("Redo") : qsTr("Redo: %1").arg(root.game.redoText)
        enabled: root.game.canRedo
        onClicked: root.game.redo()
    }
}
