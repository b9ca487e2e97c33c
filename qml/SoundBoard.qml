// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The sounds of the table: "shift-bell", "point", "majority-won", "refusal", "game-end". What plays them is
/// loaded with the first sound, so this must not name its type; where nothing can play them, there is silence.
Item {
    id: root

    property real volume: 0.7
    property bool muted: false
    /// False once it is known that this device has nothing to play sounds with.
    readonly property bool works: player.status !== Loader.Error

    /// Of what is heard, in milliseconds.
    readonly property var lengths: ({
        "shift-bell": 1600,
        "point": 250,
        "majority-won": 800,
        "refusal": 350,
        "game-end": 2200
    })

    signal heard(string name)

    function play(name: string) {
        if (root.muted || root.volume <= 0)
            return;
        if (player.status === Loader.Null)
            player.setSource("SoundPlayer.qml", { board: root });
        root.heard(name);
    }

    Loader {
        id: player
    }
}
