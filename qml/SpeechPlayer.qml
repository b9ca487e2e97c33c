// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtMultimedia
import Companion

/// Plays what the voice says. There is one of it, so nothing is said over anything else.
Item {
    id: root

    required property App app
    readonly property Voice voice: root.app.voice

    SoundEffect {
        id: effect

        source: root.voice.sound
        volume: root.app.settings.volume
        muted: root.app.settings.muted
        onPlayingChanged: {
            if (!effect.playing)
                root.voice.wasPlayed();
        }
        onSourceChanged: {
            if (String(effect.source) === "")
                effect.stop();
            else
                effect.play();
        }
    }
}
