// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look

/// The photo with an outline and a number for each piece. A tap is about a piece, a drag draws one that was missed.
Item {
    id: root

    required property ScanView scan

    readonly property real unit: root.scan.size.width > 0 ? Math.min(width / root.scan.size.width, height / root.scan.size.height) : 1

    signal tapped(int number)
    signal drawn(rect box)

    clip: true

    Item {
        id: sheet

        anchors.centerIn: parent
        width: root.scan.size.width * root.unit
        height: root.scan.size.height * root.unit

        Image {
            objectName: "photo"
            anchors.fill: parent
            source: root.scan.photo // already while it is looked at
            sourceSize.width: 1600
            autoTransform: true
            asynchronous: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The photo")
        }
        Repeater {
            model: root.scan.pieces

            ScanOutline {
                unit: root.unit
                onClicked: root.tapped(number)
            }
        }
        Rectangle {
            visible: drag.active
            x: Math.min(drag.centroid.pressPosition.x, drag.centroid.position.x)
            y: Math.min(drag.centroid.pressPosition.y, drag.centroid.position.y)
            width: Math.abs(drag.centroid.position.x - drag.centroid.pressPosition.x)
            height: Math.abs(drag.centroid.position.y - drag.centroid.pressPosition.y)
            color: Qt.alpha(Theme.brass, 0.25)
            border.color: Theme.brass
            border.width: 2
        }
        DragHandler {
            id: drag

            property rect box

            target: null
            onCentroidChanged: {
                if (active)
                    box = Qt.rect(centroid.pressPosition.x, centroid.pressPosition.y, centroid.position.x - centroid.pressPosition.x, centroid.position.y - centroid.pressPosition.y);
            }
            onActiveChanged: {
                if (!active && Math.abs(box.width) > 24 && Math.abs(box.height) > 24)
                    root.drawn(Qt.rect(box.x / root.unit, box.y / root.unit, box.width / root.unit, box.height / root.unit));
            }
        }
    }
}
