// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion

/// What of a game is heard: the bell at the end of a shift, points, majorities, a refusal, the end.
Item {
    id: root

    required property App app
    property int phase: CoalBaronGame.None
    property int step: 0
    property alias board: board

    SoundBoard {
        id: board

        volume: root.app.settings.volume
        muted: root.app.settings.muted
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
        function onRefused() {
            board.play("refusal");
        }

        target: root.app.game
    }
    Connections {
        function onDelivered() {
            board.play("point");
        }

        target: root.app.orders
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
