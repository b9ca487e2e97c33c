// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// How this tablet is used, and what becomes of the data on it.
PageFrame {
    id: root

    required property App app

    readonly property Settings settings: root.app.settings
    readonly property Voice voice: root.app.voice

    signal openBackups
    signal openExchange
    signal openEditions
    signal openAbout
    signal openHelp
    /// So that the volume can be heard while it is set.
    signal tryTheSound

    Component.onCompleted: root.voice.look() // it may have been installed meanwhile
    title: qsTr("Settings")
    actions: [
        ToolButton {
            icon.name: "help"
            text: qsTr("Rules and words")
            onClicked: root.openHelp()
        },
        ToolButton {
            icon.name: "info"
            text: qsTr("About Steiger")
            onClicked: root.openAbout()
        }
    ]

    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.rightMargin: -Theme.margin // the bar stands in the margin
        rightPadding: Theme.margin
        clip: true
        contentWidth: availableWidth

        GridLayout {
            width: scroll.availableWidth
            columns: width >= 960 ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.margin

            Section {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: qsTr("Language and look")

                ChoiceRow {
                    Layout.fillWidth: true
                    title: qsTr("Language")
                    values: ["en", "hu", "de"]
                    labels: ["English", "Magyar", "Deutsch"]
                    value: root.settings.language
                    onChosen: value => root.settings.language = value
                }
                ChoiceRow {
                    Layout.fillWidth: true
                    title: qsTr("Theme")
                    values: ["light", "dark", "system"]
                    labels: [qsTr("Light"), qsTr("Dark"), qsTr("As the desktop")]
                    value: root.settings.theme
                    onChosen: value => root.settings.theme = value
                }
                ChoiceRow {
                    Layout.fillWidth: true
                    title: qsTr("Text size")
                    values: ["1", "1.25", "1.5"]
                    labels: ["100 %", "125 %", "150 %"]
                    value: String(root.settings.textScale)
                    onChosen: value => root.settings.textScale = Number(value)
                }
                Switch {
                    Layout.fillWidth: true
                    text: qsTr("Less movement")
                    checked: root.settings.reducedMotion
                    onToggled: root.settings.reducedMotion = checked
                }
                Switch {
                    Layout.fillWidth: true
                    text: qsTr("Left-handed")
                    checked: root.settings.leftHanded
                    onToggled: root.settings.leftHanded = checked
                }
                Switch {
                    Layout.fillWidth: true
                    text: qsTr("Full screen")
                    checked: root.settings.fullScreen
                    onToggled: root.settings.fullScreen = checked
                }
                OptionSwitch {
                    title: qsTr("Keyboard on the screen")
                    text: qsTr("Also where Steiger sees no touch screen, from the next start on.")
                    checked: root.settings.onScreenKeyboard
                    onToggled: root.settings.onScreenKeyboard = checked
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.margin

                Section {
                    Layout.fillWidth: true
                    title: qsTr("Sound")

                    Switch {
                        Layout.fillWidth: true
                        text: qsTr("Play sounds")
                        checked: !root.settings.muted
                        onToggled: root.settings.muted = !checked
                    }
                    Label {
                        id: volumeTitle

                        text: qsTr("Volume")
                        color: Theme.quietInk
                    }
                    Slider {
                        Layout.fillWidth: true
                        enabled: !root.settings.muted
                        value: root.settings.volume
                        Accessible.name: volumeTitle.text
                        onPressedChanged: {
                            if (pressed)
                                return;
                            root.settings.volume = value;
                            root.tryTheSound();
                        }
                    }
                    OptionSwitch {
                        objectName: "readAloud"
                        title: qsTr("Read the evaluation aloud")
                        text: root.voice.lacking !== "" ? root.voice.lacking : qsTr("In the language of the app, as it is walked through. A tap stops it.")
                        checked: root.settings.readAloud && root.voice.installed
                        onToggled: {
                            root.settings.readAloud = checked && root.voice.installed;
                            checked = Qt.binding(() => root.settings.readAloud && root.voice.installed);
                            if (root.settings.readAloud || !root.voice.installed)
                                root.voice.sayOrStop(qsTr("This is how the evaluation is read aloud."));
                            else
                                root.voice.stop();
                        }
                    }
                }
                Section {
                    Layout.fillWidth: true
                    title: qsTr("Your data")

                    ItemDelegate {
                        Layout.fillWidth: true
                        text: qsTr("Back up and bring back")
                        icon.name: "backup"
                        onClicked: root.openBackups()
                    }
                    ItemDelegate {
                        Layout.fillWidth: true
                        text: qsTr("Export and import")
                        icon.name: "export"
                        onClicked: root.openExchange()
                    }
                    ItemDelegate {
                        objectName: "openEditions"
                        Layout.fillWidth: true
                        text: qsTr("Camera, teach an edition")
                        icon.name: "scan"
                        onClicked: root.openEditions()
                    }
                }
            }
        }
    }
}
