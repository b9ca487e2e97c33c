// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The groups; beside them, who belongs to the one that is chosen.
GridLayout {
    id: root

    required property Groups groups

    columns: width < 700 ? 1 : 2
    columnSpacing: Theme.margin
    rowSpacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        spacing: Theme.gap

        AddingField {
            id: newcomer

            Layout.fillWidth: true
            hint: qsTr("New group")
            problem: dialog.visible ? "" : root.groups.problem
            onEdited: root.groups.forgetProblem()
            onAdded: name => {
                if (root.groups.addGroup(name))
                    newcomer.clear();
            }
        }
        RenamedNotice {
            Layout.fillWidth: true
            groups: root.groups
        }
        ListView {
            id: list

            objectName: "groups"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: root.groups.groups
            ScrollBar.vertical: ScrollBar {}
            delegate: ItemDelegate {
                id: group

                required property string group
                required property string name
                required property string members

                width: list.width - 16
                text: group.name
                highlighted: root.groups.openGroup === group.group
                Accessible.name: group.name + ": " + group.members
                onClicked: root.groups.open(group.group)
                contentItem: ColumnLayout {
                    spacing: 2

                    WholeText {
                        Layout.fillWidth: true
                        text: group.name
                        font.weight: Font.DemiBold
                    }
                    Label {
                        Layout.fillWidth: true
                        text: group.members === "" ? qsTr("No members yet") : group.members
                        textFormat: Text.PlainText
                        font.pixelSize: Theme.small
                        color: Theme.quietInk
                        wrapMode: Text.Wrap
                    }
                }
            }

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(420 * Theme.room, parent.width)
                visible: list.count === 0
                icon: "people"
                text: qsTr("A group is who plays together regularly. It has its own leaderboard.")
            }
        }
    }
    Section {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        visible: root.groups.openName !== ""
        title: root.groups.openName

        Button {
            objectName: "renameGroup"
            icon.name: "edit"
            text: qsTr("Rename")
            onClicked: dialog.begin(root.groups.openName)
        }
        ListView {
            id: members

            objectName: "members"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: root.groups.members
            ScrollBar.vertical: ScrollBar {}
            delegate: CheckBox {
                required property string person
                required property string name
                required property bool isMember

                width: members.width - 16
                text: name
                checked: isMember
                onClicked: {
                    root.groups.setMember(person, checked);
                    checked = Qt.binding(() => isMember);
                }
            }
        }
    }
    RenameDialog {
        id: dialog

        problem: root.groups.problem
        onEdited: root.groups.forgetProblem()
        onRenamed: name => {
            if (root.groups.renameGroup(root.groups.openGroup, name))
                dialog.close();
        }
    }
}
