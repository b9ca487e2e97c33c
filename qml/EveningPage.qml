// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The evening around a game: who sits where, group, place, comments, a photo. All of it can change while you play.
PageFrame {
    id: root

    required property App app
    readonly property EveningView evening: root.app.evening
    readonly property LiveGame game: root.app.tables.current

    function keep() {
        root.game.describe(group.editText, place.editText, comments.text);
    }

    title: qsTr("Players and evening")
    mainAction: qsTr("Done")
    mainActionIcon: "check"
    onMainActionTriggered: root.backRequested()
    onBackRequested: root.keep()
    Component.onCompleted: {
        root.evening.begin();
        group.editText = root.game.group;
        place.editText = root.game.location;
        comments.text = root.game.comments;
    }

    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.rightMargin: -Theme.margin // the bar stands in the margin
        rightPadding: Theme.margin
        clip: true
        contentWidth: availableWidth

        GridLayout {
            width: scroll.availableWidth
            columns: width >= 900 ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.margin

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.margin

                Section {
                    Layout.fillWidth: true
                    title: qsTr("Seats, clockwise")

                    Repeater {
                        model: root.evening.seats
                        delegate: EveningSeat {
                            Layout.fillWidth: true
                            game: root.game
                            colors: Array.from(root.game.colorsInTheBox)
                            onChangeRequested: {
                                root.keep();
                                who.ask(index, name);
                            }
                        }
                    }
                    Label {
                        Layout.fillWidth: true
                        text: qsTr("What was played at a seat stays there, whoever sits down.")
                        color: Theme.quietInk
                        font.pixelSize: Theme.small
                        wrapMode: Text.Wrap
                    }
                }
                Section {
                    Layout.fillWidth: true
                    title: qsTr("Group and place")

                    Label {
                        text: qsTr("Group")
                        color: Theme.quietInk
                    }
                    ComboBox {
                        id: group

                        Layout.fillWidth: true
                        editable: true
                        model: root.evening.groups
                        Accessible.name: qsTr("Group")
                    }
                    Label {
                        text: qsTr("Place")
                        color: Theme.quietInk
                    }
                    ComboBox {
                        id: place

                        objectName: "eveningPlace"
                        Layout.fillWidth: true
                        editable: true
                        model: root.evening.places
                        Accessible.name: qsTr("Place")
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.margin

                Section {
                    Layout.fillWidth: true
                    title: qsTr("Comments")

                    TextArea {
                        id: comments

                        objectName: "comments"
                        Layout.fillWidth: true
                        Layout.minimumHeight: 2 * Theme.target
                        placeholderText: qsTr("Anything worth remembering")
                        wrapMode: TextArea.Wrap
                        textFormat: TextEdit.PlainText
                        Accessible.name: qsTr("Comments")
                    }
                }
                EveningPhoto {
                    Layout.fillWidth: true
                    evening: root.evening
                }
            }
        }
    }

    SeatPopup {
        id: who

        app: root.app
    }
}
