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
        problem: root.groups.problem
        onEdited: root.groups.forgetProblem()
        onAdded: name => {
            if (root.groups.addPlace(name))
                newcomer.clear();
        }
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.groups.places
        ScrollBar.vertical: ScrollBar {}
        delegate: WholeText {
            required property string modelData

            width: list.width - 16
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            text: modelData
        }

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(520, parent.width)
            visible: list.count === 0
            icon: "home"
            text: qsTr("Places you play at will be listed here.")
        }
    }
}
