// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The photo of the evening: one picture, kept beside the history.
Section {
    id: root

    required property EveningView evening

    title: qsTr("Photo of the evening")

    Image {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(360 * Theme.room, width * 0.6)
        visible: String(root.evening.photo) !== ""
        source: root.evening.photo
        sourceSize.width: 1600
        fillMode: Image.PreserveAspectFit
        asynchronous: true
        Accessible.role: Accessible.Graphic
        Accessible.name: root.title
    }
    Label {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.evening.photoFault
        color: Theme.wrong
        wrapMode: Text.Wrap
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Button {
            objectName: "choosePhoto"
            icon.name: "photo"
            text: String(root.evening.photo) === "" ? qsTr("Choose a photo") : qsTr("Choose another photo")
            enabled: !root.evening.busy
            onClicked: files.choose("")
        }
        Button {
            visible: String(root.evening.photo) !== ""
            icon.name: "delete"
            text: qsTr("Remove the photo")
            onClicked: removal.open()
        }
        BusyIndicator {
            visible: root.evening.busy
            running: visible
        }
    }

    FileChooser {
        id: files

        title: qsTr("Choose a photo")
        endings: [".jpg", ".jpeg", ".png"]
        onChosen: file => root.evening.keepPhoto(file)
    }
    Question {
        id: removal

        title: qsTr("Remove the photo?")
        text: qsTr("The copy that Steiger keeps is deleted. The picture you chose stays where it is.")
        yes: qsTr("Remove")
        onAgreed: root.evening.removePhoto()
    }
}
