// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look

/// One sentence for a first game. Closed it stays away until hints are asked for again; nobody has to see hints at
/// all.
Banner {
    id: root

    required property Settings settings
    /// Not where something else has to be read first.
    property bool wanted: true
    readonly property var closedOnes: root.settings.closedHints
    readonly property bool dismissed: root.closedOnes.includes(root.text)

    objectName: "hint"
    width: parent ? parent.width : implicitWidth
    visible: root.settings.guided && root.wanted && !root.dismissed
    icon: "help"
    closable: true
    action: qsTr("No more hints")
    onActionTriggered: root.settings.guided = false
    onClosed: root.settings.closeHint(root.text)
}
