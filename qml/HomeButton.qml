// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Companion.Look

/// One of the large buttons of Home.
Button {
    id: root

    required property string iconName

    Layout.fillWidth: true
    Layout.preferredWidth: 1
    implicitHeight: Math.max(96, implicitContentHeight + 24)
    icon.name: root.iconName
    icon.width: 32
    icon.height: 32
    font.pixelSize: Theme.large
    font.family: Theme.titleFamily
}
