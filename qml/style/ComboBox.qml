// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.ComboBox {
    id: root

    implicitWidth: Math.max(160, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: 12
    rightPadding: 44
    implicitContentWidthPolicy: T.ComboBox.WidestText
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    delegate: ItemDelegate {
        required property int index

        width: ListView.view.width
        focusPolicy: Qt.NoFocus // the arrow keys stay with the box
        text: root.textAt(index)
        highlighted: root.highlightedIndex === index
        font.weight: root.currentIndex === index ? Font.DemiBold : Font.Normal
    }
    indicator: Icon {
        x: root.width - width - 12
        y: (root.height - height) / 2
        name: "down"
        color: Theme.brassText
        opacity: root.enabled ? 1 : 0.5
    }
    contentItem: T.TextField {
        implicitWidth: contentWidth
        implicitHeight: contentHeight
        text: root.editable ? root.editText : root.displayText
        enabled: root.editable
        autoScroll: root.editable
        readOnly: root.down
        inputMethodHints: root.inputMethodHints
        validator: root.validator
        selectByMouse: root.selectTextByMouse
        verticalAlignment: Text.AlignVCenter
        font: root.font
        color: root.editable ? Theme.ink : "transparent"
        selectionColor: Theme.brass
        selectedTextColor: Theme.brassInk

        Text {
            anchors.fill: parent
            visible: !root.editable // a field to type into cannot end in dots
            text: root.displayText
            textFormat: Text.PlainText
            font: root.font
            color: Theme.ink
            opacity: root.enabled ? 1 : 0.5
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }
    }
    background: FieldFrame {
        active: root.visualFocus || root.popup.visible
    }
    popup: T.Popup {
        y: root.height + 4
        width: root.width
        height: Math.min(contentItem.implicitHeight + 2, (root.Window.window?.height ?? 640) - topMargin - bottomMargin)
        topMargin: 8
        bottomMargin: 8
        padding: 1

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollIndicator.vertical: ScrollIndicator {}
        }
        background: PopupPaper {}
    }
}
