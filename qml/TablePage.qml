// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The game at a glance: the shift clock, every player, and what comes next.
PageFrame {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
    readonly property bool inShift: root.game.phase === CoalBaronGame.Shift || root.game.phase === CoalBaronGame.Draft

    signal ordersRequested(int seat)
    signal mineRequested(int seat)
    signal evaluationRequested(int shift)
    signal finalRequested
    signal eveningRequested
    signal replayRequested
    signal scanRequested
    signal checkRequested
    signal setUpRequested
    signal helpRequested
    signal giveUpRequested

    function goOn() {
        switch (root.game.phase) {
        case CoalBaronGame.Draft:
            root.ordersRequested(root.game.next);
            break;
        case CoalBaronGame.Shift:
            if (root.game.needsFactoryWorkers)
                factory.open();
            else if (root.game.endShift([]))
                root.evaluationRequested(root.game.shift);
            break;
        case CoalBaronGame.Evaluated:
            root.evaluationRequested(root.game.shift);
            break;
        case CoalBaronGame.FinalCount:
        case CoalBaronGame.Finished:
            root.finalRequested();
            break;
        }
    }

    title: root.game.phase === CoalBaronGame.Draft ? qsTr("Draft of the orders") : qsTr("Shift %1").arg(["", "I", "II", "III"][root.game.shift])
    mainAction: root.game.phase === CoalBaronGame.Draft ? qsTr("Draft") : root.inShift ? qsTr("Evaluate shift") : root.game.phase === CoalBaronGame.Evaluated ? qsTr("To the evaluation") : qsTr("Final reckoning")
    mainActionIcon: "forward"
    onMainActionTriggered: root.goOn()

    actions: [
        Button {
            objectName: "timer"
            visible: !root.game.catchingUp
            flat: true
            icon.name: root.app.timer.running ? "pause" : "play"
            text: root.app.timer.text
            font.family: Theme.numberFamily
            enabled: root.inShift
            Accessible.name: root.app.timer.running ? qsTr("Pause the timer") : qsTr("Let the timer run")
            onClicked: root.app.timer.toggle()
        },
        UndoRedo {
            game: root.game
        },
        ToolButton {
            objectName: "log"
            icon.name: "log"
            text: qsTr("What happened so far")
            onClicked: log.open()
        },
        ToolButton {
            id: more

            objectName: "tableMenu"
            icon.name: "more"
            text: qsTr("More")
            onClicked: menu.popup(more, 0, more.height)

            TableMenu {
                id: menu

                app: root.app
                onEveningRequested: root.eveningRequested()
                onEvaluationRequested: shift => root.evaluationRequested(shift)
                onReplayRequested: root.replayRequested()
                onScanRequested: root.scanRequested()
                onSetUpRequested: root.setUpRequested()
                onHelpRequested: root.helpRequested()
                onGiveUpRequested: root.giveUpRequested()
            }
        }
    ]

    bottomItems: Button {
        objectName: "checkShift"
        visible: root.game.phase === CoalBaronGame.Shift
        icon.name: "edit"
        text: qsTr("Check it yourself first")
        onClicked: root.checkRequested()
    }

    notices: [
        Banner {
            objectName: "notKept"
            width: parent.width
            visible: root.app.notKept !== ""
            tone: "wrong"
            text: root.app.notKept
        },
        Banner {
            objectName: "guide"
            width: parent.width
            visible: root.game.guide !== ""
            icon: "edit"
            text: root.game.guide
        },
        Hint {
            wanted: root.game.guide === "" && root.game.phase === CoalBaronGame.Shift
            settings: root.app.settings
            text: qsTr("Tap Deliver for whoever delivers an order and Mine when a cube leaves its cart. When the shift is over, tap Evaluate shift.")
        }
    ]

    GridLayout {
        anchors.fill: parent
        columns: root.width > root.height ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.gap
        layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        ColumnLayout {
            Layout.fillHeight: root.width > root.height
            Layout.fillWidth: root.width <= root.height
            Layout.preferredWidth: root.width > root.height ? Math.min(root.width * 0.38, root.availableHeight) : -1
            spacing: Theme.gap

            ShiftClock {
                objectName: "clock"
                tappable: true
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: root.width > root.height ? -1 : root.height * 0.34
                Layout.minimumHeight: 150 * Theme.room
                segments: root.app.table.segments
                hand: root.game.shift
                marker: 0
                onSegmentTapped: number => segment.show(number)
            }
            WholeText {
                Layout.fillWidth: true
                visible: text !== "" && !Theme.compact
                text: root.app.table.lastWords
                color: Theme.quietInk
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignHCenter
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Repeater {
                model: root.game.warnings
                delegate: Banner {
                    required property string modelData

                    Layout.fillWidth: true
                    tone: "care"
                    text: modelData
                }
            }
            ListView {
                id: players

                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap
                clip: true
                interactive: contentHeight > height
                model: root.app.table.players
                ScrollBar.vertical: ScrollBar {}
                delegate: PlayerPanel {
                    width: players.width
                    roomForEach: (players.height + players.spacing) / Math.max(1, root.game.names.length) - players.spacing
                    game: root.game
                    onOrdersRequested: root.ordersRequested(index)
                    onMineRequested: root.mineRequested(index)
                    onMarksRequested: marksPad.ask(index, name, marks)
                    onGainRequested: {
                        const sum = root.app.table.scoreOf(index);
                        if (root.game.phase === CoalBaronGame.Shift)
                            gains.showBoth(qsTr("%1: +%2 now").arg(name).arg(gain), root.app.table.gainOf(index), sum);
                        else
                            gains.show(name, sum);
                    }
                }
            }
        }
    }

    TwoFingerUndo {
        game: root.game
    }
    SegmentPopup {
        id: segment

        table: root.app.table
        game: root.game
    }
    WhyDialog {
        id: gains

        objectName: "gains"
    }
    LogDrawer {
        id: log

        entries: root.app.table.log
    }
    MarksPopup {
        id: marksPad

        mine: root.app.mine
    }
    FactoryWorkersDialog {
        id: factory

        game: root.game
        onAnswered: workers => {
            if (root.game.endShift(workers))
                root.evaluationRequested(root.game.shift);
        }
    }
}
