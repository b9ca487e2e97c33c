// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// How a shift is evaluated, to learn: lessons, practice, and one's own games.
PageFrame {
    id: root

    required property App app
    readonly property Learn learn: root.app.learn
    readonly property bool wide: root.width >= 900 * Math.min(1.2, Theme.textScale)

    signal exerciseRequested
    signal spotsRequested

    objectName: "learnPage"
    title: qsTr("Learn")

    actions: ToolButton {
        objectName: "spots"
        icon.name: "leaderboard"
        text: qsTr("Progress and weak spots")
        onClicked: root.spotsRequested()
    }

    ScrollView {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        GridLayout {
            width: scroll.availableWidth - (scroll.contentHeight > scroll.height ? 16 : 0)
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.gap * 2

            RowLayout {
                Layout.columnSpan: root.wide ? 2 : 1
                Layout.fillWidth: true
                spacing: Theme.gap * 2

                Label {
                    text: qsTr("Who learns?")
                }
                ChoiceBox {
                    objectName: "learner"
                    Layout.fillWidth: true
                    Layout.maximumWidth: 420 * Theme.textScale
                    label: qsTr("Who learns?")
                    selection: root.learn.person
                }
            }
            Banner {
                objectName: "weakest"
                Layout.columnSpan: root.wide ? 2 : 1
                Layout.fillWidth: true
                visible: text !== ""
                icon: "star"
                text: root.learn.weakest
            }
            Section {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1
                title: qsTr("Seven short lessons")

                ColumnLayout {
                    spacing: 0

                    Repeater {
                        model: root.learn.lessons
                        delegate: LearningDelegate {
                            objectName: "lesson-" + number
                            Layout.fillWidth: true
                            mark: number + 1
                            onClicked: {
                                root.learn.takeLesson(number);
                                root.exerciseRequested();
                            }
                        }
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1
                spacing: Theme.gap * 2

                Section {
                    Layout.fillWidth: true
                    title: qsTr("Practice on invented shifts")

                    ColumnLayout {
                        spacing: 0

                        Repeater {
                            model: root.learn.levels
                            delegate: LearningDelegate {
                                objectName: "level-" + number
                                Layout.fillWidth: true
                                mark: number > 0 ? number : "="
                                onClicked: {
                                    root.learn.practise(number);
                                    root.exerciseRequested();
                                }
                            }
                        }
                    }
                }
                Section {
                    Layout.fillWidth: true
                    visible: own.count > 0
                    title: qsTr("Your own games")

                    Repeater {
                        id: own

                        model: root.learn.ownGames
                        delegate: OwnGameChoice {
                            Layout.fillWidth: true
                            onChosen: shift => {
                                if (root.learn.checkOwn(key, shift))
                                    root.exerciseRequested();
                            }
                        }
                    }
                }
            }
        }
    }
}
