// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// A finished game on its way to others. Whoever opens this has told `app.sharing` which game it is.
PageFrame {
    id: root

    required property App app

    readonly property Sharing sharing: root.app.sharing
    readonly property bool wide: width > height
    /// Too narrow for three buttons with words.
    readonly property bool narrow: width < 640 * Theme.textScale

    /// What is left for the code above its words, on a wide screen or a high one. It brings its own border.
    readonly property real codeSide: {
        const height = root.contentItem.height - (notice.visible ? notice.height + Theme.gap : 0);
        const words = codeWords.visible ? 4 * Theme.body + Theme.gap : 0;
        return root.wide ? Math.min(height - words, root.contentItem.width * 0.6) : Math.min(height * 0.5, root.contentItem.width);
    }

    title: root.sharing.title === "" ? qsTr("Share") : qsTr("Share: %1").arg(root.sharing.title)
    mainAction: qsTr("Save the picture")
    mainActionIcon: "photo"
    mainActionEnabled: root.sharing.ready
    onMainActionTriggered: root.sharing.savePicture()

    bottomItems: [
        Button {
            text: qsTr("Game record")
            icon.name: "file"
            display: root.narrow ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            enabled: root.sharing.ready
            onClicked: root.sharing.saveRecord()
        },
        Button {
            text: qsTr("BG Stats file")
            icon.name: "export"
            display: root.narrow ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            enabled: root.sharing.ready
            onClicked: root.sharing.savePlay()
        }
    ]

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Banner {
            id: notice

            Layout.fillWidth: true
            visible: root.sharing.failed
            text: root.sharing.outcome
            tone: "wrong"
            action: qsTr("Choose a folder")
            onActionTriggered: saver.choose(root.sharing.unsavedName)
        }
        EmptyState {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.sharing.ready
            icon: "share"
            text: qsTr("This game cannot be read any more, so there is nothing to share.")
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.sharing.ready
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.margin

            ScrollView {
                id: sheet

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 1 // what the code leaves
                contentWidth: availableWidth
                clip: true

                Picture {
                    width: sheet.availableWidth
                    height: implicitWidth > 0 ? implicitHeight * width / implicitWidth : 0
                    image: root.sharing.picture // qmllint disable type import
                    Accessible.role: Accessible.Graphic
                    Accessible.name: root.sharing.result
                }
            }
            ColumnLayout {
                Layout.fillHeight: root.wide
                Layout.preferredWidth: !root.wide ? root.availableWidth : root.sharing.codeFits ? root.codeSide : root.availableWidth * 0.4
                Layout.maximumWidth: Layout.preferredWidth
                spacing: Theme.gap

                T.AbstractButton {
                    Layout.alignment: Qt.AlignHCenter
                    Layout.preferredWidth: root.codeSide
                    Layout.preferredHeight: root.codeSide
                    visible: root.sharing.codeFits
                    text: qsTr("QR code for BG Stats, tap to enlarge it")
                    onClicked: enlarged.open()

                    background: Rectangle {
                        color: "white" // also in the dark: readers need the border
                        radius: Theme.radius
                    }
                    contentItem: Picture {
                        objectName: "code"
                        sharp: true
                        image: root.sharing.code // qmllint disable type import
                    }
                }
                Label {
                    id: codeWords

                    Layout.fillWidth: true
                    visible: !root.sharing.codeFits || root.height > 560 * Theme.textScale // else the code needs the room
                    text: root.sharing.codeText
                    color: Theme.quietInk
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    // On top: the code keeps its room.
    Toast {
        id: saved
    }
    Connections {
        function onOutcomeChanged() {
            if (root.sharing.outcome !== "" && !root.sharing.failed)
                saved.show(root.sharing.outcome, "check", "");
        }

        target: root.sharing
    }
    FileChooser {
        id: saver

        title: qsTr("Where should the file go?")
        saving: true
        onChosen: file => root.sharing.saveElsewhere(file)
    }
    Popup {
        id: enlarged

        parent: T.Overlay.overlay
        anchors.centerIn: parent
        width: parent ? parent.width : 0
        height: parent ? parent.height : 0
        modal: true

        background: Rectangle {
            color: "white"
        }
        contentItem: T.AbstractButton {
            text: qsTr("Close")
            onClicked: enlarged.close()

            contentItem: Picture {
                sharp: true
                image: root.sharing.code // qmllint disable type import
            }
        }
    }
}
