// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Style

/// One line of text; when it does not fit it ends in dots, and pressing or pointing at it shows the whole.
Text {
    id: root

    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    color: Theme.ink
    elide: Text.ElideRight
    horizontalAlignment: Text.AlignLeft // also for names that are read from the right
    textFormat: Text.PlainText

    HoverHandler {
        id: pointed

        enabled: root.truncated
    }
    TapHandler {
        id: held

        enabled: root.truncated
        gesturePolicy: TapHandler.DragThreshold
    }
    LateToolTip {
        text: root.text
        wanted: root.truncated && (pointed.hovered || held.pressed)
        delay: 300
    }
}
