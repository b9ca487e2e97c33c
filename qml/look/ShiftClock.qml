// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Drawings

/// The shift clock of the board: twelve segments in three groups, the hand of the shift, and the marker that walks.
Item {
    id: root

    /// Rows with number, kind (0 coal squares, 1 vehicle squares, 2 empty carts), which, first, second,
    /// leaders (player colours), due and title.
    required property var segments
    property int hand: 1
    property int marker: 0
    property int current: 0
    /// Whether a tap on a segment means something; then the arrow keys choose one, too.
    property bool tappable: false
    /// The segment that the arrow keys have come to.
    property int pointed: 1

    /// The first segment starts above the arrow space at the left; groups stand a little apart.
    readonly property real arrowGap: 30
    readonly property real groupGap: 5
    readonly property real sweep: (360 - root.arrowGap - 2 * root.groupGap) / 12
    readonly property real side: Math.min(root.width, root.height)
    /// A small clock has room for the pieces alone, a tiny one for none.
    readonly property bool roomy: root.side >= 300
    readonly property bool bare: root.side < 170

    signal segmentTapped(int number)

    function startOf(number: int): real {
        return 180 + root.arrowGap / 2 + (number - 1) * root.sweep + Math.floor((number - 1) / 4) * root.groupGap;
    }

    function segmentAt(x: real, y: real): int {
        const distance = Math.hypot(x, y) / (root.side / 2);
        if (distance > 1 || distance < 0.42)
            return 0;
        const angle = (Math.atan2(y, x) * 180 / Math.PI + 360) % 360;
        for (let number = 1; number <= 12; ++number) {
            if ((angle - root.startOf(number) + 720) % 360 < root.sweep)
                return number;
        }
        return 0;
    }

    implicitWidth: 460
    implicitHeight: 460
    activeFocusOnTab: root.tappable
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Shift clock")
    Accessible.focusable: root.tappable
    Keys.onLeftPressed: root.pointed = root.pointed > 1 ? root.pointed - 1 : 12
    Keys.onRightPressed: root.pointed = root.pointed % 12 + 1
    Keys.onSpacePressed: root.segmentTapped(root.pointed)
    Keys.onReturnPressed: root.segmentTapped(root.pointed)
    Keys.onEnterPressed: root.segmentTapped(root.pointed)

    Item {
        id: dial

        anchors.centerIn: parent
        width: root.side
        height: root.side

        Rectangle {
            anchors.fill: parent
            radius: width / 2
            antialiasing: true
            color: Theme.iron
            border.color: Theme.brass
            border.width: Math.max(1.5, width / 150)
        }
        Repeater {
            model: root.segments

            ClockSegment {
                width: dial.width
                height: dial.height
                startAngle: root.startOf(number) + 0.6
                sweepAngle: root.sweep - 1.2
                current: root.current === number
                pointed: root.activeFocus && root.pointed === number
                tappable: root.tappable
                bare: root.bare
                roomy: root.roomy
                onTapped: root.segmentTapped(number)
            }
        }
        Drawing {
            anchors.fill: parent
            grid: Qt.size(100, 100)

            Ink {
                path: "M7 54 V46 M4.6 48.6 L7 46 L9.4 48.6"
                strokeColor: Theme.clockBrass
                line: 0.9
            }
        }
        Repeater {
            model: root.roomy ? ["I", "II", "III"] : []

            Text {
                required property int index
                required property string modelData

                readonly property real angle: (root.startOf(index * 4 + 1) + 2 * root.sweep) * Math.PI / 180

                x: (dial.width + Math.cos(angle) * dial.width * 0.33 - width) / 2
                y: (dial.height + Math.sin(angle) * dial.height * 0.33 - height) / 2
                text: modelData
                color: Theme.ironInk
                font.family: Theme.titleFamily
                font.pixelSize: Math.max(1, dial.width * 0.042)
            }
        }
        ClockHand {
            anchors.fill: parent
            angle: root.startOf(root.hand * 4) + root.sweep
            shift: root.hand
        }
        ClockMarker {
            anchors.fill: parent
            angle: root.marker === 0 ? 180 : root.startOf(root.marker) + root.sweep / 2
        }
        MouseArea {
            anchors.fill: parent
            enabled: root.tappable
            onClicked: mouse => {
                const number = root.segmentAt(mouse.x - width / 2, mouse.y - height / 2);
                if (number > 0)
                    root.segmentTapped(number);
            }
        }
    }
}
