// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Companion

ApplicationWindow {
    id: root

    required property App app

    width: 1280
    height: 800
    visible: true
    title: "Steiger"

    Label {
        anchors.centerIn: parent
        text: root.app.settings.language
    }
}
