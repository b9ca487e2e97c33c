// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Live
import Companion.Look
import Companion.Style

/// Which camera to look through, where there are several. Only loaded when somebody asks for it.
ColumnLayout {
    id: root

    required property Settings settings

    Cameras {
        id: cameras
    }
    Label {
        objectName: "cameraState"
        Layout.fillWidth: true
        visible: cameras.names.length < 2
        text: cameras.names.length === 0 ? qsTr("No camera is connected.") : qsTr("This is the only camera: %1").arg(cameras.names[0])
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
    ChoiceRow {
        Layout.fillWidth: true
        visible: cameras.names.length > 1
        title: qsTr("Camera")
        values: ["", ...cameras.names]
        labels: [qsTr("The usual one"), ...cameras.names]
        value: [...cameras.names].includes(root.settings.camera) ? root.settings.camera : ""
        onChosen: value => root.settings.camera = value
    }
}
