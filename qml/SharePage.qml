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
            Layout.fillWidth: true
            visible: root.sharing.outcome !== ""
            text: root.sharing.outcome
            tone: root.sharing.failed ? "wrong" : "good"
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
                Layout.preferredWidth: root.wide ? root.availableWidth * 0.4 : root.availableWidth
                Layout.maximumWidth: Layout.preferredWidth
                spacing: Theme.gap

                T.AbstractButton {
                    Layout.alignment: Qt.AlignHCenter
                    Layout.fillWidth: true
                    Layout.fillHeight: root.wide
                    Layout.preferredHeight: root.availableHeight * 0.35
                    Layout.maximumHeight: width
                    visible: root.sharing.codeFits
                    text: qsTr("QR code for BG Stats, tap to enlarge it")
                    onClicked: enlarged.open()

                    background: Rectangle {
                        color: "white" // also in the dark: readers need the border
                        radius: Theme.radius
                    }
                    contentItem: Picture {
                        sharp: true
                        image: root.sharing.code // qmllint disable type import
                    }
                }
                Label {
                    Layout.fillWidth: true
                    visible: !root.sharing.codeFits || root.height > 560 * Theme.textScale // else the code needs the room
                    text: root.sharing.codeText
                    color: Theme.quietInk
                    wrapMode: Text.Wrap
                }
            }
        }
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
