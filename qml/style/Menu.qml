// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Menu {
    id: root

    implicitWidth: Math.max(220, contentWidth + leftPadding + rightPadding)
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: 8
    padding: 6
    overlap: 4
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    delegate: MenuItem {}
    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: contentHeight > height
        clip: true
        currentIndex: root.currentIndex
        T.ScrollIndicator.vertical: ScrollIndicator {}
    }
    background: PopupPaper {}
    T.Overlay.modal: Dimmer {}
    T.Overlay.modeless: Item {}
}
