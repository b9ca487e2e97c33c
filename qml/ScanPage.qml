// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// One player's orders or mine, through the camera or in a photo: looked at, put right, taken over.
PageFrame {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
    readonly property ScanView scan: root.app.scan
    readonly property bool wide: width > height
    readonly property string cameraTrouble: root.scan.live.running ? root.scan.live.trouble : ""
    readonly property bool watching: root.scan.live.running && root.cameraTrouble === ""

    title: root.scan.teaching ? qsTr("%1, photo %2 of %3", "an edition that is taught").arg(root.scan.lesson).arg(root.scan.step + 1).arg(root.scan.steps) : !root.scan.tableRound ? (root.scan.mine ? qsTr("Photo of a mine") : qsTr("Photo of orders")) : qsTr("Photo %1 of %2").arg(root.scan.step + 1).arg(root.scan.steps)
    mainAction: root.scan.teaching && root.scan.reviewing ? qsTr("Learn this") : root.scan.reviewing ? (root.scan.doubts > 0 ? qsTr("Take over, %n unsure", "", root.scan.doubts) : qsTr("Take over")) : root.watching ? qsTr("Take this picture") : root.cameraTrouble !== "" ? qsTr("Choose a photo") : qsTr("Use the camera")
    mainActionIcon: root.scan.reviewing ? "check" : root.watching || root.cameraTrouble === "" ? "scan" : "photo"
    mainActionEnabled: !root.scan.busy
    onMainActionTriggered: {
        if (root.scan.reviewing)
            root.scan.take();
        else if (root.watching)
            root.scan.live.freeze();
        else if (root.cameraTrouble !== "")
            files.choose("");
        else
            root.scan.watch();
    }

    actions: PlayerTabs {
        room: root.width - (Theme.compact ? 120 : 320)
        visible: !root.scan.teaching
        names: root.game.names
        colors: root.game.colors
        seat: root.scan.seat
        onChosen: seat => root.scan.seat = seat
    }
    notices: [
        Banner {
            objectName: "scanTrouble"
            width: parent.width
            visible: root.scan.trouble !== ""
            tone: "wrong"
            text: root.scan.trouble
        },
        Banner {
            objectName: "cameraTrouble"
            width: parent.width
            visible: root.cameraTrouble !== ""
            tone: "care"
            text: root.cameraTrouble
        },
        Hint {
            wanted: !root.scan.reviewing && !root.watching && root.scan.trouble === "" && root.cameraTrouble === ""
            settings: root.app.settings
            text: qsTr("From above, the whole of it in the picture, no lamp mirrored in it. Whatever Steiger is unsure of, it asks about.")
        }
    ]
    bottomItems: [
        Button {
            objectName: "skipPhoto"
            visible: root.scan.tableRound || root.scan.teaching
            text: qsTr("Leave out")
            enabled: !root.scan.busy
            onClicked: root.scan.skip()
        },
        Button {
            objectName: "useCamera"
            visible: root.scan.reviewing || root.cameraTrouble !== ""
            icon.name: "scan"
            text: root.scan.reviewing ? qsTr("Camera") : qsTr("Try again")
            enabled: !root.scan.busy
            onClicked: root.scan.watch()
        },
        Button {
            objectName: "choosePhoto"
            visible: root.cameraTrouble === ""
            icon.name: "photo"
            text: root.scan.reviewing ? qsTr("Another photo") : qsTr("Choose a photo")
            onClicked: files.choose("")
        }
    ]

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(560 * Theme.room, parent.width)
        visible: !root.scan.reviewing && !root.scan.busy && !root.watching
        icon: "scan"
        text: root.scan.teaching ? (root.scan.mine ? qsTr("Show a mine of this edition, with tiles, carts and cubes: through the camera or in a photo.") : qsTr("Show some ten orders of this edition, laid out side by side: through the camera or in a photo.")) : root.scan.mine ? qsTr("Show %1's mine, the board with its tiles, carts and cubes: through the camera or in a photo.").arg(root.game.names[root.scan.seat] ?? "") : qsTr("Show the orders %1 has delivered, laid out side by side: through the camera or in a photo.").arg(root.game.names[root.scan.seat] ?? "")
    }
    LiveLoader {
        anchors.fill: parent
        visible: root.watching
        live: root.scan.live
        settings: root.app.settings
        shown: root.StackView.status === StackView.Active || root.StackView.status === StackView.Activating
    }
    ScanBusy {
        anchors.fill: parent
        visible: root.scan.busy
        scan: root.scan
    }
    GridLayout {
        anchors.fill: parent
        visible: root.scan.reviewing && !root.scan.busy
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.gap
        layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        ScanPicture {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: root.wide ? -1 : root.availableHeight * 0.45
            Layout.maximumHeight: root.wide ? -1 : root.availableHeight * 0.45
            scan: root.scan
            onTapped: number => choices.change(number)
            onDrawn: box => choices.change(root.scan.add(box))
        }
        ScanList {
            Layout.fillHeight: true
            Layout.fillWidth: !root.wide
            Layout.preferredWidth: root.wide ? Math.min(root.availableWidth * 0.45, 520 * Theme.textScale) : -1
            scan: root.scan
            onChangeRequested: number => choices.change(number)
        }
    }

    ScanChoices {
        id: choices

        scan: root.scan
        cards: root.app.orders.cards
    }
    FileChooser {
        id: files

        title: qsTr("Choose a photo or a film")
        endings: [".jpg", ".jpeg", ".png", ".webp", ".mp4", ".m4v", ".mov", ".webm", ".mkv", ".ogv", ".avi"]
        onChosen: file => root.scan.look(file)
    }
}
