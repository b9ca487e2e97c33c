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
        root.say(sentence, "warning", "", null);
    }

    function refuse(sentence: string, wayOut: string) {
        root.say(sentence, "warning", wayOut, () => root.app.tables.current.takeWayOut());
        toast.isRefusal = true;
    }

    /// What was refused on one page is out of place on the next.
    function leavePage() {
        if (toast.isRefusal)
            toast.close();
    }

    function tellTaken(tile: string) {
        root.say(qsTr("Taken away: %1.").arg(tile), "info", qsTr("Undo"), () => root.app.game.bringBack());
    }

    function say(sentence: string, icon: string, action: string, whenTaken: var) {
        toast.isRefusal = false;
        toast.whenTaken = whenTaken;
        toast.show(sentence, icon, action);
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
        property bool isRefusal: false

        objectName: "notice"
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
            root.say(qsTr("The game was abandoned."), "info", qsTr("Undo"), () => root.app.home.takeUpAgain(game));
        }
    }
    CorrectionDialog {
        id: correction

        onAccepted: root.app.game.confirmCorrection()
        onRejected: root.app.game.dropCorrection()
    }
}
