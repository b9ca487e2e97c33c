// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.SpinBox {
    id: root

    implicitWidth: Math.max(176, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + topPadding + bottomPadding)
    leftPadding: Theme.target + 4
    rightPadding: Theme.target + 4
    font.family: Theme.numberFamily
    font.pixelSize: Theme.large
    font.bold: true
    inputMethodHints: Qt.ImhDigitsOnly

    validator: IntValidator {
        locale: root.locale.name // qmllint disable type
        bottom: Math.min(root.from, root.to)
        top: Math.max(root.from, root.to)
    }
    contentItem: TextInput {
        text: root.displayText
        font: root.font
        color: Theme.ink
        selectionColor: Theme.brass
        selectedTextColor: Theme.brassInk
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !root.editable
        validator: root.validator
        inputMethodHints: root.inputMethodHints
    }
    down.indicator: SpinStep {
        height: root.height
        icon: "remove"
        pressed: root.down.pressed
        possible: root.value > root.from
    }
    up.indicator: SpinStep {
        x: root.width - width
        height: root.height
        icon: "add"
        pressed: root.up.pressed
        possible: root.value < root.to
    }
    background: FieldFrame {
        active: root.activeFocus
    }
}
