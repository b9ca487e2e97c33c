// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Drawings

/// One segment of the shift clock: what is counted, the points for it, and who leads.
Item {
    id: root

    required property int number
    required property int kind
    required property int which
    required property int first
    required property int second
    required property var leaders
    required property bool due
    required property string title

    /// In degrees, clockwise from the right, as paths count them.
    required property real startAngle
    required property real sweepAngle
    required property bool current
    /// The keyboard is here.
    property bool pointed: false
    property bool tappable: false
    /// Too small for pictures: only the rings.
    required property bool bare
    /// Large enough for points and leaders beside the picture.
    required property bool roomy

    readonly property real reach: root.width / 2
    readonly property real middle: (root.startAngle + root.sweepAngle / 2) * Math.PI / 180
    readonly property color foreground: root.current ? Theme.brassInk : Theme.ironInk

    signal tapped

    /// A part of a ring between two radii, on a dial of radius 100.
    function ringPart(outer: real, inner: real): string {
        const from = root.startAngle * Math.PI / 180;
        const to = from + root.sweepAngle * Math.PI / 180;
        const place = (radius, angle) => (100 + radius * Math.cos(angle)) + " " + (100 + radius * Math.sin(angle));
        const bow = (radius, clockwise) => "A" + radius + " " + radius + " 0 0 " + clockwise + " ";
        return "M" + place(outer, from) + bow(outer, 1) + place(outer, to) + "L" + place(inner, to) + bow(inner, 0) + place(inner, from) + "Z";
    }

    /// The middle of a box that lies at this part of the radius.
    function boxX(part: real, box: real): real {
        return root.reach + Math.cos(root.middle) * root.reach * part - box / 2;
    }

    function boxY(part: real, box: real): real {
        return root.reach + Math.sin(root.middle) * root.reach * part - box / 2;
    }

    Drawing {
        anchors.fill: parent
        grid: Qt.size(200, 200)

        Ink {
            path: root.ringPart(96.5, 50.5)
            fillColor: root.current ? Theme.clockBrass : root.due ? Theme.clockDue : Theme.clockLater
            strokeColor: root.pointed ? Theme.clockBrass : "transparent"
            line: 1.5
        }
    }
    Item {
        visible: !root.bare
        x: root.boxX(root.roomy ? 0.775 : 0.74, width)
        y: root.boxY(root.roomy ? 0.775 : 0.74, height)
        width: root.reach * (root.roomy ? 0.18 : 0.26)
        height: width

        CoalSquare {
            visible: root.kind === 0
            anchors.centerIn: parent
            width: parent.width * 0.78
            height: width
            coal: root.which
            border.color: root.current ? Theme.brassInk : Theme.ironInk
        }
        VehicleShape {
            visible: root.kind === 1
            anchors.centerIn: parent
            width: parent.width * 1.15
            height: width * 0.75
            vehicle: root.which
            color: root.foreground
        }
        Cart {
            visible: root.kind === 2
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -parent.height * (root.roomy ? 0.2 : 0.1)
            width: parent.width * 1.12
            height: width
            coal: root.which
            metal: root.current ? "#3A4148" : "#C9CED4"
            outline: root.current ? Theme.brassInk : Theme.ironInk
        }
    }
    Text {
        visible: root.roomy
        x: root.boxX(0.59, width)
        y: root.boxY(0.59, height)
        text: root.first + "/" + root.second
        color: root.foreground
        font.family: Theme.numberFamily
        font.pixelSize: Math.max(1, root.reach * 0.077)
        font.bold: true
    }
    Repeater {
        model: root.roomy ? root.leaders : []

        Emblem {
            required property int index
            required property string modelData

            // Side by side along the rim, in the middle of the segment.
            readonly property real angle: root.middle + (index - (root.leaders.length - 1) / 2) * 0.108

            x: root.reach + Math.cos(angle) * root.reach * 0.915 - width / 2
            y: root.reach + Math.sin(angle) * root.reach * 0.915 - height / 2
            width: root.reach * 0.096
            height: width
            player: modelData
            border.color: Theme.ironInk
        }
    }
    Item {
        x: root.boxX(0.73, width)
        y: root.boxY(0.73, height)
        width: root.reach * 0.36
        height: width
        Accessible.role: root.tappable ? Accessible.Button : Accessible.StaticText
        Accessible.name: root.title
        Accessible.onPressAction: root.tapped()
    }
}
