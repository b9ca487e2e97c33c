// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Where games are played.
ColumnLayout {
    id: root

    required property Groups groups

    spacing: Theme.gap

    AddingField {
        id: newcomer

        Layout.fillWidth: true
        hint: qsTr("New place")
        problem: dialog.visible ? "" : root.groups.problem
        onEdited: root.groups.forgetProblem()
        onAdded: name => {
            if (root.groups.addPlace(name))
                newcomer.clear();
        }
    }
    RenamedNotice {
        Layout.fillWidth: true
        groups: root.groups
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.groups.places
        ScrollBar.vertical: ScrollBar {}
        delegate: RowLayout {
            id: place

            required property int index
            required property string modelData

            width: list.width - 16
            spacing: Theme.gap

            WholeText {
                Layout.fillWidth: true
                text: place.modelData
            }
            ToolButton {
                objectName: "renamePlace-" + place.index
                icon.name: "edit"
                text: qsTr("Rename %1").arg(place.modelData)
                onClicked: dialog.begin(place.modelData)
            }
        }

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(520 * Theme.room, parent.width)
            visible: list.count === 0
            icon: "home"
            text: qsTr("Places you play at will be listed here.")
        }
    }

    RenameDialog {
        id: dialog

        problem: root.groups.problem
        onEdited: root.groups.forgetProblem()
        onRenamed: name => {
            if (root.groups.renamePlace(dialog.name, name))
                dialog.close();
        }
    }
}
