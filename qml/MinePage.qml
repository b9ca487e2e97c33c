// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// The mine as it lies on the table: light side left, dark side right, four levels down.
PageFrame {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
    readonly property MineView mine: root.app.mine

    /// Too narrow for words beside the players.
    readonly property bool narrow: root.width < 1000 * Theme.textScale
    /// A touch takes a tile away again.
    property bool taking: false

    signal ordersRequested(int seat)
    signal scanRequested(int seat)

    title: qsTr("Mine")
    mainAction: qsTr("Done")
    mainActionIcon: "check"
    onMainActionTriggered: root.backRequested()

    actions: [
        PlayerTabs {
            room: root.width - 5 * Math.max(Theme.target, Theme.iconSize + 20) - (root.narrow ? 72 : 172) // the other buttons, and the title
            names: root.game.names
            colors: root.game.colors
            seat: root.mine.seat
            onChosen: seat => root.mine.seat = seat
        },
        ToolButton {
            objectName: "toOrders"
            text: qsTr("Orders")
            icon.name: "deliver"
            display: root.narrow ? T.AbstractButton.IconOnly : T.AbstractButton.TextOnly
            onClicked: root.ordersRequested(root.mine.seat)
        },
        ToolButton {
            objectName: "scan"
            text: qsTr("Photo")
            icon.name: "scan"
            visible: root.game.phase === CoalBaronGame.Shift
            onClicked: root.scanRequested(root.mine.seat)
        },
        UndoRedo {
            game: root.game
        }
    ]

    notices: [
        CorrectingNotice {
            game: root.game
        },
        Banner {
            objectName: "taking"
            width: parent.width
            visible: root.taking
            icon: "delete"
            text: qsTr("Touch the tile that was not bought. What was emptied on it goes with it.")
            action: qsTr("Cancel")
            onActionTriggered: root.taking = false
        },
        Hint {
            wanted: root.game.correcting === 0 && !root.taking
            settings: root.app.settings
            text: root.game.tracksMines ? qsTr("Tap a cart when its cube leaves it, and the plus when a tile is bought.") : qsTr("Count the empty carts of each colour at the end of the shift.")
        }
    ]

    ColumnLayout {
        anchors.fill: parent
        visible: root.game.tracksMines
        spacing: 4

        Repeater {
            model: root.mine.levels
            delegate: MineLevel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                mine: root.mine
                taking: root.taking
                onTaken: (isLight, cart) => {
                    root.taking = false;
                    root.mine.takeTileAway(coal, isLight, cart);
                }
            }
        }
    }
    EmptyCartsCount {
        anchors.fill: parent
        visible: !root.game.tracksMines
        mine: root.mine
        names: [qsTr("yellow"), qsTr("brown"), qsTr("grey"), qsTr("black")]
    }

    TwoFingerUndo {
        game: root.game
    }

    bottomItems: [
        BalanceBeam {
            visible: root.game.tracksMines
            light: root.mine.lightTiles
            dark: root.mine.darkTiles
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1 light tiles, %2 dark tiles").arg(root.mine.lightTiles).arg(root.mine.darkTiles)
        },
        WhyTap {
            id: balance

            objectName: "balanceWhy"
            visible: root.game.tracksMines && (root.mine.balancePoints < 0 || !root.narrow)
            text: root.mine.balancePoints === 0 ? qsTr("balanced") : qsTr("−%n point(s)", "", -root.mine.balancePoints)
            onClicked: reason.show(text, qsTr("%1 light tiles, %2 dark tiles").arg(root.mine.lightTiles).arg(root.mine.darkTiles) + "\n" + qsTr("At the end every tile that one side has more than the other costs 2 points."))
            contentItem: Label {
                text: balance.text
                color: root.mine.balancePoints === 0 ? Theme.good : Theme.care
                verticalAlignment: Text.AlignVCenter
            }
        },
        Item {
            Layout.fillWidth: true
        },
        Button {
            objectName: "takeTile"
            visible: root.game.tracksMines
            enabled: root.mine.lightTiles + root.mine.darkTiles > 0
            icon.name: "delete"
            text: qsTr("Take a tile away")
            display: root.narrow ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            checked: root.taking
            onClicked: root.taking = !root.taking
        },
        Button {
            objectName: "mineMarks"
            text: qsTr("Marks %1").arg(root.mine.marks < 0 ? "–" : root.mine.marks)
            Accessible.name: root.mine.marks < 0 ? qsTr("Marks, not known yet") : text
            onClicked: marks.ask(root.mine.seat, root.game.names[root.mine.seat], root.mine.marks)
        },
        Button {
            readonly property int count: root.mine.cage + root.mine.storage + root.mine.onOrders
            readonly property string words: root.mine.cage < 0 ? qsTr("Cubes elsewhere") : qsTr("Cubes elsewhere: %1").arg(count)
            /// Too little room for words.
            readonly property bool narrow: root.width < 700 * Theme.textScale

            objectName: "mineCubes"
            // Gives way where there is little room.
            Layout.preferredWidth: Math.min(implicitWidth, Math.max(100, root.width - (root.mine.balancePoints < 0 ? 690 : 600) * Theme.textScale))
            icon.name: narrow ? "cube" : ""
            text: narrow && root.mine.cage >= 0 ? String(count) : words
            display: narrow && root.mine.cage < 0 ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            Accessible.name: words
            onClicked: cubes.open()
        }
    ]

    WhyDialog {
        id: reason
    }
    MarksPopup {
        id: marks

        mine: root.mine
    }
    CubesPopup {
        id: cubes

        mine: root.mine
    }
}
