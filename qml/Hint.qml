// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look

/// One sentence for a first game. Closed it is gone for this time; nobody has to see hints at all.
Banner {
    id: root

    required property Settings settings
    /// Not where something else has to be read first.
    property bool wanted: true
    property bool dismissed: false

    objectName: "hint"
    width: parent ? parent.width : implicitWidth
    visible: root.settings.guided && root.wanted && !root.dismissed
    icon: "help"
    closable: true
    action: qsTr("No more hints")
    onActionTriggered: root.settings.guided = false
    onClosed: root.dismissed = true
}
