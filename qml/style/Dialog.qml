// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Dialog {
    id: root

    implicitWidth: Math.max(320, contentWidth + leftPadding + rightPadding, implicitHeaderWidth, implicitFooterWidth)
    implicitHeight: contentHeight + topPadding + bottomPadding + (implicitHeaderHeight > 0 ? implicitHeaderHeight : 0) + (implicitFooterHeight > 0 ? implicitFooterHeight : 0)
    leftPadding: 24
    rightPadding: 24
    topPadding: 8
    bottomPadding: 16
    focus: true // the keyboard is where the eyes are
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            from: 1
            to: 0
            duration: Theme.quick
        }
    }
    header: Text {
        visible: root.title !== ""
        topPadding: 20
        leftPadding: 24
        rightPadding: 24
        bottomPadding: 8
        text: root.title
        textFormat: Text.PlainText
        font.family: Theme.titleFamily
        font.pixelSize: Theme.title
        color: Theme.ink
        wrapMode: Text.WordWrap
    }
    footer: DialogButtonBox {
        visible: count > 0
    }
    background: PopupPaper {
        radius: Theme.radius + 4
    }
    T.Overlay.modal: Dimmer {}
    T.Overlay.modeless: Item {}
}
