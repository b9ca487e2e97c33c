// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Which printing of the game lies on the table when a photo is looked at, and how Steiger learns another one.
PageFrame {
    id: root

    required property App app
    readonly property Editions editions: root.app.editions

    signal lessonRequested(string edition)

    title: qsTr("Camera and editions")

    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.rightMargin: -Theme.margin // the bar stands in the margin
        rightPadding: Theme.margin
        clip: true
        contentWidth: availableWidth

        ColumnLayout {
            width: Math.min(scroll.availableWidth, 960)
            spacing: Theme.margin

            Section {
                Layout.fillWidth: true
                title: qsTr("The edition on the table")

                RadioButton {
                    objectName: "ownEditions"
                    text: qsTr("One that Steiger knows by itself")
                    checked: root.editions.chosen === ""
                    onClicked: root.editions.choose("")
                }
                Repeater {
                    model: root.editions.names

                    EditionRow {
                        Layout.fillWidth: true
                        onChoiceRequested: root.editions.choose(name)
                        onLessonRequested: root.lessonRequested(name)
                        onExportRequested: {
                            files.edition = name;
                            files.choose(name + ".json");
                        }
                        onRemovalRequested: removal.ask(name)
                    }
                }
                OptionSwitch {
                    title: qsTr("Learn from corrections")
                    text: qsTr("What is put right in a photo teaches the edition chosen above, if it is one that was taught here. The photos themselves are not kept.")
                    checked: root.editions.learning
                    onToggled: root.editions.learning = checked
                }
            }
            Section {
                Layout.fillWidth: true
                title: qsTr("The camera")

                Button {
                    objectName: "chooseCamera"
                    visible: camera.status === Loader.Null
                    icon.name: "scan"
                    text: qsTr("Choose the camera")
                    onClicked: camera.setSource("CameraChoice.qml", { settings: root.app.settings })
                }
                Loader {
                    id: camera

                    Layout.fillWidth: true
                    visible: status === Loader.Ready
                }
                Label {
                    Layout.fillWidth: true
                    visible: camera.status === Loader.Error
                    text: qsTr("This device has nothing to look through a camera with. Photos can be chosen as before.")
                    color: Theme.care
                    wrapMode: Text.Wrap
                }
                OptionSwitch {
                    title: qsTr("Keep pictures of the camera")
                    text: root.app.settings.keepsPictures ? qsTr("They are in %1.").arg(root.app.settings.picturesFolder) : qsTr("They are gone once they have been taken over. If switched on, they go to %1.").arg(root.app.settings.picturesFolder)
                    checked: root.app.settings.keepsPictures
                    onToggled: root.app.settings.keepsPictures = checked
                }
            }
            Section {
                Layout.fillWidth: true
                title: qsTr("Teach an edition")

                Label {
                    Layout.fillWidth: true
                    text: qsTr("If photos of your game are misread: four photos of orders and four of mines, put right by you, and Steiger reads your edition too. Show every vehicle, number and tile at least once.")
                    wrapMode: Text.Wrap
                    color: Theme.quietInk
                }
                AddingField {
                    id: adding

                    Layout.fillWidth: true
                    hint: qsTr("Name of the edition")
                    problem: root.editions.problem
                    onAdded: name => {
                        if (!root.editions.canBeCalled(name))
                            return;
                        adding.clear();
                        root.lessonRequested(name);
                    }
                }
                Button {
                    objectName: "importEdition"
                    icon.name: "import"
                    text: qsTr("Take over an edition from a file")
                    onClicked: known.choose("")
                }
                Label {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: root.editions.outcome
                    color: Theme.good
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    FileChooser {
        id: files

        property string edition: ""

        title: qsTr("Export the edition")
        saving: true
        endings: [".json"]
        onChosen: file => root.editions.exportTo(edition, file)
    }
    FileChooser {
        id: known

        title: qsTr("Take over an edition")
        endings: [".json"]
        onChosen: file => root.editions.importFrom(file)
    }
    Question {
        id: removal

        property string edition: ""

        function ask(name: string) {
            removal.edition = name;
            removal.open();
        }

        title: qsTr("Delete %1?").arg(removal.edition)
        text: qsTr("What Steiger has learned about this edition is gone. Games and their points are not touched.")
        yes: qsTr("Delete")
        onAgreed: root.editions.remove(removal.edition)
    }
}
