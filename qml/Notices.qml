// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look

/// What is said on top of the screens: refusals with a way out, troubles, and questions before something large.
Item {
    id: root

    required property App app

    signal givenUp

    function warn(sentence: string) {
        toast.whenTaken = null;
        toast.show(sentence, "warning", "");
    }

    function refuse(sentence: string, wayOut: string) {
        toast.whenTaken = () => root.app.tables.current.takeWayOut();
        toast.show(sentence, "warning", wayOut);
    }

    function tellTaken(tile: string) {
        toast.whenTaken = () => root.app.game.bringBack();
        toast.show(qsTr("Taken away: %1.").arg(tile), "info", qsTr("Undo"));
    }

    function askToCorrect(changes: list<string>) {
        correction.changes = changes;
        correction.open();
    }

    function askToGiveUp(id: string, players: string) {
        givingUp.game = id;
        givingUp.text = qsTr("The game of %1 is put aside. It can be taken up again at any time.").arg(players);
        givingUp.open();
    }

    Toast {
        id: toast

        property var whenTaken: null

        onActionTriggered: {
            const act = toast.whenTaken;
            if (act)
                act();
        }
    }
    Question {
        id: givingUp

        property string game

        title: qsTr("Abandon this game?")
        yes: qsTr("Abandon")
        onAgreed: {
            if (!root.app.home.giveUp(game))
                return;
            root.givenUp();
            toast.whenTaken = () => root.app.home.takeUpAgain(game);
            toast.show(qsTr("The game was abandoned."), "info", qsTr("Undo"));
        }
    }
    CorrectionDialog {
        id: correction

        onAccepted: root.app.game.confirmCorrection()
        onRejected: root.app.game.dropCorrection()
    }
}
