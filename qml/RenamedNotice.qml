// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look

/// What the last renaming of a group or a place did, and the way back.
Banner {
    id: root

    required property Groups groups

    objectName: "renamed"
    visible: root.groups.renamed !== ""
    tone: "good"
    text: root.groups.renamed
    action: qsTr("Undo")
    closable: true
    onActionTriggered: root.groups.undoRenaming()
    onClosed: root.groups.forgetRenaming()
}
