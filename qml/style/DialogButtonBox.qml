// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.DialogButtonBox {
    id: root

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 16
    spacing: Theme.gap
    alignment: Qt.AlignRight
    // The main action stands at the right.
    buttonLayout: T.DialogButtonBox.GnomeLayout // qmllint disable type

    delegate: Button {
        // qmllint disable type
        highlighted: T.DialogButtonBox.buttonRole === T.DialogButtonBox.AcceptRole || T.DialogButtonBox.buttonRole === T.DialogButtonBox.YesRole
        // qmllint enable type
    }
    contentItem: ListView {
        implicitWidth: contentWidth
        implicitHeight: Theme.target
        model: root.contentModel
        spacing: root.spacing
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        snapMode: ListView.SnapToItem
    }
}
