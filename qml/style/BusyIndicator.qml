// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// The wheel over the shaft turns while something is being done.
T.BusyIndicator {
    id: root

    implicitWidth: 56
    implicitHeight: 56
    padding: 4
    visible: root.running

    contentItem: EmblemShape {
        player: "green"
        color: Theme.brass

        RotationAnimator on rotation {
            running: root.running && root.visible
            from: 0
            to: 360
            duration: 2400
            loops: Animation.Infinite
        }
    }
}
