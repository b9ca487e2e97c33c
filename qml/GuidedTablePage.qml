// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The table of a guided game: where it stands and what the rules say now, every player at a glance, and what can be told.
PageFrame {
    id: root

    required property App app
    required property GuidedGame game
    readonly property bool upright: root.height > root.width
    readonly property string shownName: root.game.names[root.game.shownSeat] ?? ""
    readonly property var next: root.game.next // empty where everybody has their own to do
    /// Where a board is drawn its place is the right, and what all share stands below the players, if all of them are to be
    /// seen as well.
    readonly property bool roomOnTheLeft: root.game.hasBoard && !root.upright && rule.height + players.contentHeight + spaces.implicitHeight + 2 * Theme.gap <= left.height
    readonly property var onBoard: root.game.onBoard // empty where no place is to be tapped

    /// What the rules refuse stands where it was told, not across it.
    readonly property bool saysRefusals: dialog.opened

    property bool wasAtTheEnd: false

    signal finalRequested
    signal eveningRequested
    signal replayRequested
    signal setUpRequested
    signal helpRequested
    signal calculatorsRequested
    signal giveUpRequested

    function take(ask: var) {
        if (ask.fields.length === 0)
            root.game.carryOut(ask.key, {});
        else
            dialog.begin(ask, ask.seat < 0 ? "" : root.shownName);
    }

    /// A place that was tapped on the board; what else has to be said is asked for.
    function takePlace(value: int) {
        const place = root.onBoard.fields[0].key;
        if (root.onBoard.fields.length === 1) {
            root.game.carryOut(root.onBoard.key, {[place]: value});
        } else {
            root.take(root.onBoard);
            dialog.answer(place, value);
        }
    }

    Component.onCompleted: root.wasAtTheEnd = root.game.atTheEnd
    title: root.game.where
    mainAction: root.game.atTheEnd ? qsTr("Final reckoning") : root.next.title ?? ""
    mainActionIcon: "forward"
    onMainActionTriggered: {
        if (root.game.atTheEnd)
            root.finalRequested();
        else
            root.take(root.next);
    }

    actions: [
        Button {
            objectName: "timer"
            flat: true
            icon.name: root.app.timer.running ? "pause" : "play"
            text: root.app.timer.text
            font.family: Theme.numberFamily
            enabled: root.game.beingPlayed
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
        MenuButton {
            objectName: "tableMenu"
            menu: "GuidedMenu.qml"
            onMade: menu => {
                menu.eveningRequested.connect(root.eveningRequested);
                menu.replayRequested.connect(root.replayRequested);
                menu.setUpRequested.connect(root.setUpRequested);
                menu.helpRequested.connect(root.helpRequested);
                menu.calculatorsRequested.connect(root.calculatorsRequested);
                menu.giveUpRequested.connect(root.giveUpRequested);
            }
        }
    ]

    notices: [
        Banner {
            objectName: "notKept"
            width: parent.width
            visible: root.app.notKept !== ""
            tone: "wrong"
            text: root.app.notKept
        },
        Repeater {
            model: root.game.warnings
            delegate: Banner {
                required property string modelData

                width: parent?.width ?? 0
                tone: "care"
                text: modelData
            }
        }
    ]

    GridLayout {
        anchors.fill: parent
        columns: root.upright ? 1 : 2
        columnSpacing: Theme.margin
        rowSpacing: Theme.gap
        layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        // Held together by anchors: a column of a layout learns too late how high a wrapped text became.
        Item {
            id: left

            Layout.fillWidth: true
            Layout.fillHeight: !root.upright
            Layout.preferredWidth: 4
            Layout.preferredHeight: root.upright ? Math.min(rule.height + Theme.gap + players.contentHeight, root.height * 0.45) : 4

            Label {
                id: rule

                objectName: "rule"
                width: parent.width
                text: root.game.rule
                wrapMode: Text.Wrap
                font.pixelSize: Theme.compact ? Theme.small : Theme.body
            }
            ListView {
                id: players

                function keepInView() {
                    players.positionViewAtIndex(root.game.shownSeat, ListView.Contain);
                }

                objectName: "players"
                anchors {
                    top: rule.bottom
                    topMargin: Theme.gap
                    bottom: spaces.top
                    bottomMargin: spaces.visible ? Theme.gap : 0
                }
                width: parent.width
                spacing: Theme.gap
                clip: true
                interactive: contentHeight > height
                cacheBuffer: 2000 // all of them, so that it is known how high they are together
                model: root.game.players
                onHeightChanged: players.keepInView()
                currentIndex: root.game.shownSeat
                highlightMoveDuration: 0
                ScrollBar.vertical: ScrollBar {}
                delegate: GuidedPlayer {
                    width: players.width
                    selected: root.game.shownSeat === index
                    onChosen: root.game.shownSeat = index
                    onPointsAsked: reason.show(name, root.game.pointsOf(index))
                }
            }
            GuidedSpaces {
                id: spaces

                objectName: "spaces"
                anchors.bottom: parent.bottom
                width: parent.width
                height: visible ? implicitHeight : 0
                visible: root.roomOnTheLeft && root.game.spaceRows.length > 0
                rows: root.game.hasBoard && !root.upright ? root.game.spaceRows : []
            }
        }
        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 5
            Layout.preferredHeight: 5
            contentWidth: availableWidth
            clip: true

            ColumnLayout {
                width: scroll.availableWidth - Theme.gap * 2 // the bar stands there
                spacing: Theme.gap * 2

                WholeText {
                    Layout.fillWidth: true
                    text: root.shownName
                    font.family: Theme.titleFamily
                    font.pixelSize: Theme.large
                }
                GuidedAsks {
                    Layout.fillWidth: true
                    asks: root.game.asks
                    onChosen: ask => root.take(ask)
                }
                // What was told last, whole: who gets what of an extraction stands here.
                Label {
                    objectName: "lastWords"
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: root.game.lastWords
                    color: Theme.quietInk
                    wrapMode: Text.Wrap
                    textFormat: Text.PlainText
                }
                BrickGrid {
                    objectName: "mineBoard"
                    Layout.fillWidth: true
                    visible: root.game.hasBoard
                    bricks: root.game.board
                    places: root.onBoard.fields?.[0].choices ?? []
                    onTapped: value => root.takePlace(value)
                }
                GuidedRounds {
                    objectName: "rounds"
                    Layout.fillWidth: true
                    visible: root.game.rounds.length > 0
                    rounds: root.game.rounds
                }
                GuidedSpaces {
                    objectName: "spacesBelow"
                    Layout.fillWidth: true
                    visible: !root.roomOnTheLeft && root.game.spaceRows.length > 0
                    rows: visible ? root.game.spaceRows : []
                }
            }
        }
    }

    TwoFingerUndo {
        game: root.game
    }
    AskDialog {
        id: dialog

        game: root.game
        board: root.game.board
    }
    Question {
        id: second

        title: qsTr("Is that right?")
        yes: qsTr("Yes, go on")
        onAgreed: {
            if (root.game.goOnAnyway())
                dialog.close();
        }
    }
    WhyDialog {
        id: reason
    }
    LogDrawer {
        id: log

        entries: root.game.log
    }
    Connections {
        function onNoted(sentences: list<string>) {
            second.text = sentences.join("\n");
            second.open();
        }
        function onFollowed() {
            players.keepInView();
        }
        function onChanged() {
            if (root.game.atTheEnd && !root.wasAtTheEnd)
                root.finalRequested();
            root.wasAtTheEnd = root.game.atTheEnd;
        }

        target: root.game
    }
}
