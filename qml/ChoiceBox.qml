// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Style

/// One filter: a list to choose from, where the first entry stands for everything.
ComboBox {
    id: root

    required property Selection selection
    required property string label

    model: root.selection.options
    textRole: "text"
    valueRole: "key"
    currentIndex: root.selection.index
    font.weight: root.selection.narrows ? Font.DemiBold : Font.Normal
    Accessible.name: root.label
    onActivated: index => root.selection.index = index
}
