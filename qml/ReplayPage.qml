// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// A game once more, event by event.
PageFrame {
    id: root

    required property App app
    readonly property Replay replay: root.app.replay
    readonly property bool upright: root.height > root.width

    title: root.replay.available ? qsTr("Replay: %1").arg(root.replay.players) : qsTr("Replay")
    onBackRequested: clock.stop()

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(520 * Theme.room, parent.width)
        visible: !root.replay.available
        icon: "history"
        text: qsTr("There is no replay: this game was not played at this table, so only its result is known.")
    }
    GridLayout {
        anchors.fill: parent
        visible: root.replay.available
        columns: root.upright ? 1 : 2
        columnSpacing: Theme.margin
        rowSpacing: Theme.gap

        ShiftClock {
            visible: !root.replay.guided
            Layout.fillWidth: root.upright
            Layout.fillHeight: true
            Layout.preferredWidth: root.upright ? -1 : Math.min(root.width * 0.38, root.availableHeight)
            Layout.preferredHeight: 1
            segments: root.replay.table.segments
            hand: root.replay.game.shift
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: 1
            spacing: Theme.gap

            Label {
                Layout.fillWidth: true
                text: root.replay.moment
                font.pixelSize: Theme.large
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                maximumLineCount: 3
                elide: Text.ElideRight
            }
            ReplayGuided {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.replay.guided !== null
                game: root.replay.guided
                upright: root.upright
            }
            ListView {
                id: players

                visible: !root.replay.guided
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap
                clip: true
                interactive: contentHeight > height
                model: root.replay.table.players
                ScrollBar.vertical: ScrollBar {}
                delegate: ReplayPlayer {
                    width: players.width
                    onScoreAsked: reason.show(name, root.replay.table.scoreOf(index))
                }
            }
        }
    }

    WhyDialog {
        id: reason
    }
    Timer {
        id: clock

        interval: 900
        repeat: true
        onTriggered: {
            root.replay.step(1);
            if (root.replay.atEnd)
                stop();
        }
    }

    bottomItems: [
        ToolButton {
            objectName: "replayBack"
            visible: root.replay.available
            icon.name: "back"
            text: qsTr("One event back")
            onClicked: root.replay.step(-1)
        },
        Button {
            objectName: "replayPlay"
            visible: root.replay.available
            implicitHeight: Theme.mainTarget
            highlighted: true
            icon.name: clock.running ? "pause" : "play"
            text: clock.running ? qsTr("Pause") : qsTr("Play")
            onClicked: {
                if (clock.running) {
                    clock.stop();
                    return;
                }
                if (root.replay.atEnd)
                    root.replay.shown.position = 1;
                clock.start();
            }
        },
        ToolButton {
            objectName: "replayForward"
            visible: root.replay.available
            icon.name: "forward"
            text: qsTr("One event on")
            enabled: !root.replay.atEnd
            onClicked: root.replay.step(1)
        },
        Slider {
            objectName: "replaySlider"
            Layout.fillWidth: true
            visible: root.replay.available
            from: 1
            to: Math.max(2, root.replay.shown.length)
            stepSize: 1
            value: root.replay.shown.position
            Accessible.name: qsTr("Moment of the game")
            onMoved: {
                clock.stop();
                root.replay.shown.position = value;
            }
        },
        Label {
            visible: root.replay.available
            text: root.replay.place
            color: Theme.quietInk
        }
    ]
}
