// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// Another name for somebody, two people made one, or a name erased; what follows is said before.
Dialog {
    id: root

    required property People people
    property string person: ""
    property string name: ""
    property var others: []

    function rename() {
        if (field.text.trim() !== root.name && root.people.rename(root.person, field.text))
            root.close();
    }

    function begin(person: string, name: string) {
        root.people.forgetProblem();
        root.person = person;
        root.name = name;
        field.text = name;
        root.others = root.people.others(person);
        into.currentIndex = -1;
        sure.checked = false;
        root.open();
    }

    title: root.name
    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.max(0, Math.round((parent.height - Theme.covered - height) / 2)) : 0
    width: Math.min(640 * Theme.room, parent ? parent.width - 2 * Theme.margin : 640)
    height: Math.min(implicitHeight, parent ? parent.height - Theme.covered - 2 * Theme.margin : implicitHeight)
    modal: true
    standardButtons: Dialog.Close
    onClosed: root.people.forgetProblem()

    Question {
        id: merging

        title: qsTr("Make one person of two?")
        text: into.currentIndex >= 0 ? root.people.whatMergingDoes(root.person, into.currentValue) : ""
        yes: qsTr("Merge")
        onAgreed: {
            if (root.people.merge(root.person, into.currentValue))
                root.close();
        }
    }
    ScrollView {
        id: scroll

        anchors.fill: parent
        implicitHeight: rows.implicitHeight
        rightPadding: Theme.gap * 2 // the bar stands there, not on the buttons
        contentWidth: availableWidth

        ColumnLayout {
            id: rows

            width: scroll.availableWidth
            spacing: Theme.gap * 2

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                TextField {
                    id: field

                    objectName: "rename"
                    Layout.fillWidth: true
                    maximumLength: 200
                    Accessible.name: qsTr("Name")
                    onTextEdited: root.people.forgetProblem()
                    onAccepted: root.rename()
                }
                Button {
                    objectName: "doRename"
                    text: qsTr("Rename")
                    icon.name: "edit"
                    enabled: field.text.trim() !== root.name
                    onClicked: root.rename()
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                ComboBox {
                    id: into

                    objectName: "mergeInto"
                    Layout.fillWidth: true
                    model: root.others
                    textRole: "name"
                    valueRole: "person"
                    displayText: currentIndex < 0 ? qsTr("Is the same person as …") : currentText
                    Accessible.name: qsTr("Is the same person as …")
                    onActivated: root.people.forgetProblem()
                }
                Button {
                    objectName: "doMerge"
                    text: qsTr("Merge")
                    icon.name: "merge"
                    enabled: into.currentIndex >= 0
                    onClicked: {
                        if (root.people.mayMerge(root.person, into.currentValue))
                            merging.open();
                    }
                }
            }
            Label {
                Layout.fillWidth: true
                visible: into.currentIndex >= 0
                text: into.currentIndex >= 0 ? root.people.whatMergingDoes(root.person, into.currentValue) : ""
                textFormat: Text.PlainText
                color: Theme.quietInk
                wrapMode: Text.Wrap
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                CheckBox {
                    id: sure

                    objectName: "sure"
                    Layout.fillWidth: true
                    text: qsTr("Erase this name")
                }
                Button {
                    objectName: "doDelete"
                    text: qsTr("Erase")
                    icon.name: "delete"
                    enabled: sure.checked
                    onClicked: {
                        if (root.people.remove(root.person))
                            root.close();
                    }
                }
            }
            Label {
                Layout.fillWidth: true
                visible: sure.checked
                text: root.people.whatRemovingDoes(root.person)
                textFormat: Text.PlainText
                color: Theme.quietInk
                wrapMode: Text.Wrap
            }
            Label {
                objectName: "problem"
                Layout.fillWidth: true
                visible: text !== ""
                text: root.people.problem
                textFormat: Text.PlainText
                color: Theme.wrong
                wrapMode: Text.Wrap
            }
        }
    }
}
