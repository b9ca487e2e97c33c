// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia
import Companion
import Companion.Live
import Companion.Look
import Companion.Style

/// What the camera sees, with an outline for each piece and what could be better. A tap takes the picture.
/// Only loaded when somebody looks through it, so nothing else may name its type.
Item {
    id: root

    required property LiveScan live
    required property Settings settings

    readonly property real unit: root.live.size.width > 0 ? Math.min(width / root.live.size.width, height / root.live.size.height) : 1
    /// Without a graphics card films are not drawn; then there are the pictures that are looked at.
    readonly property bool drawn: GraphicsInfo.api !== GraphicsInfo.Software

    FrameSource {
        id: source

        sink: output.videoSink
        camera: root.settings.camera
        film: root.live.film
        running: root.live.running
        wanted: root.live.wanting
        onTaken: picture => root.live.offer(picture)
        onTroubleChanged: root.live.trouble = trouble
    }
    VideoOutput {
        id: output

        anchors.fill: parent
        visible: root.drawn
    }
    Picture {
        anchors.fill: parent
        visible: !root.drawn
        image: root.live.picture // qmllint disable type import
    }
    Item {
        anchors.centerIn: parent
        width: root.live.size.width * root.unit
        height: root.live.size.height * root.unit

        Repeater {
            model: root.live.pieces

            ScanOutline {
                enabled: false // a tap anywhere takes the picture
                unit: root.unit
                // what is said about a doubtful one calls it by its number
                caption: title === "" ? number + " ?" : asks ? number + ": " + title + " ?" : title
            }
        }
    }
    TapHandler {
        onTapped: root.live.freeze()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottomMargin: Theme.gap
        width: Math.min(guidance.implicitWidth + 32, parent.width - 2 * Theme.gap)
        height: guidance.height + 16
        radius: Theme.radius
        visible: guidance.text !== "" && root.live.trouble === ""
        color: "#D0000000"

        Text {
            id: guidance

            objectName: "guidance"
            anchors.centerIn: parent
            width: parent.width - 32
            text: root.live.guidance
            color: "white"
            font.family: Theme.bodyFamily
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
