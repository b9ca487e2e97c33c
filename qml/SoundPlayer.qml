// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia

/// Plays what its board is asked for. Only the board makes one.
Item {
    id: root

    required property SoundBoard board

    Repeater {
        model: ["shift-bell", "point", "majority-won", "refusal", "game-end"]

        Item {
            id: sound

            required property string modelData

            SoundEffect {
                id: effect

                source: Qt.resolvedUrl("sounds/" + sound.modelData + ".wav")
                volume: root.board.volume
                muted: root.board.muted
            }

            Connections {
                target: root.board

                function onHeard(name: string) {
                    if (name === sound.modelData)
                        effect.play();
                }
            }
        }
    }
}
