// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

/// Screens slide over each other like sheets on a desk.
T.StackView {
    id: root

    component Slide: Transition {
        id: slide

        property real from: 0
        property real to: 0
        property real fromOpacity: 1
        property real toOpacity: 1

        ParallelAnimation {
            NumberAnimation {
                property: "x"
                from: slide.from
                to: slide.to
                duration: Theme.calm
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                property: "opacity"
                from: slide.fromOpacity
                to: slide.toOpacity
                duration: Theme.calm
            }
        }
    }

    pushEnter: Slide {
        from: root.width / 8
        fromOpacity: 0
    }
    pushExit: Slide {
        toOpacity: 0
    }
    popEnter: Slide {
        fromOpacity: 0
    }
    popExit: Slide {
        to: root.width / 8
        toOpacity: 0
    }
    replaceEnter: Slide {
        fromOpacity: 0
    }
    replaceExit: Slide {
        toOpacity: 0
    }
}
