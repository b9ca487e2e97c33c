// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ApplicationWindow {
    id: root

    color: Theme.ground
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    // What no control of ours draws still takes its colours from here.
    palette {
        window: Theme.ground
        windowText: Theme.ink
        base: Theme.raised
        alternateBase: Theme.surface
        text: Theme.ink
        button: Theme.surface
        buttonText: Theme.ink
        brightText: Theme.ironInk
        highlight: Theme.brass
        highlightedText: Theme.brassInk
        placeholderText: Theme.quietInk
        light: Theme.raised
        midlight: Theme.ruleLine
        mid: Theme.ruleLine
        dark: Theme.quietInk
        shadow: Theme.iron
        link: Theme.brassText
        linkVisited: Theme.brassText
        toolTipBase: Theme.iron
        toolTipText: Theme.ironInk
    }
}
