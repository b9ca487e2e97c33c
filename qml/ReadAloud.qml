// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Style

/// Has a screen read aloud, and stops it.
ToolButton {
    id: root

    required property Voice voice
    required property string words

    objectName: "readAloudNow"
    icon.name: root.voice.speaking ? "mute" : "sound"
    text: root.voice.speaking ? qsTr("Stop reading") : qsTr("Read it to me")
    enabled: root.words !== ""
    onClicked: root.voice.sayOrStop(root.words)
}
