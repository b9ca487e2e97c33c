// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion

/// What of a game is heard: the bell at the end of a shift, points, majorities, a refusal, the end; and the voice.
Item {
    id: root

    required property App app
    property int phase: CoalBaronGame.None
    property int step: 0
    property bool over: true
    property alias board: board

    SoundBoard {
        id: board

        volume: root.app.settings.volume
        muted: root.app.settings.muted
        onHeard: name => root.app.voice.giveWay(board.lengths[name] ?? 0)
    }
    // Made for the first word: what plays it is large. So this must not name its type.
    Loader {
        id: speech

        onStatusChanged: {
            if (speech.status === Loader.Error)
                root.app.voice.cannotBePlayed();
        }
    }
    Connections {
        function onChanged() {
            if (root.app.voice.speaking && speech.status === Loader.Null)
                speech.setSource("SpeechPlayer.qml", {"app": root.app});
        }

        target: root.app.voice
    }

    Connections {
        function onChanged() {
            if (root.app.game.correcting > 0)
                return;
            const phase = root.app.game.phase;
            if (root.phase === CoalBaronGame.Shift && (phase === CoalBaronGame.Evaluated || phase === CoalBaronGame.FinalCount))
                board.play("shift-bell");
            else if (root.phase === CoalBaronGame.FinalCount && phase === CoalBaronGame.Finished)
                board.play("game-end");
            root.phase = phase;
        }

        target: root.app.game
    }
    Connections {
        function onChanged() {
            const over = root.app.tables.guided?.over ?? true; // another table may be open by now
            if (over && !root.over)
                board.play("game-end");
            root.over = over;
        }

        target: root.app.tables.guided
    }
    Connections {
        function onRefused() {
            board.play("refusal");
        }

        target: root.app.tables.current
    }
    Connections {
        function onDelivered() {
            board.play("point");
        }

        target: root.app.game
    }
    Connections {
        function onChanged() {
            if (root.app.evaluation.step > root.step && root.app.evaluation.segment > 0)
                board.play("majority-won");
            root.step = root.app.evaluation.step;
        }

        target: root.app.evaluation
    }
}
