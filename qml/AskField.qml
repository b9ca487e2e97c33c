// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Look
import Companion.Style

/// One thing that has to be said: a number, one or some of several, a place on the board, the sides of a card, a line of text.
GridLayout {
    id: root

    required property var field // as companion/view/ask.h shows it
    required property var answer
    required property var board
    readonly property string kind: root.field.kind
    readonly property bool several: root.kind === "someOf"

    signal said(var value)
    signal typed(string text)

    /// Of several, a tap takes one in or out again.
    function toggled(value: int): var {
        const before = Array.from(root.answer ?? []);
        if (before.includes(value))
            return before.filter(one => one !== value);
        return before.length < root.field.to ? before.concat([value]) : before;
    }

    columns: root.kind === "number" && root.width > (root.field.beside ? 280 : 480) * Theme.textScale ? 2 : 1
    columnSpacing: Theme.gap
    rowSpacing: 4

    Label {
        Layout.fillWidth: true
        text: root.field.title
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
    AskNumber {
        objectName: "ask-" + root.field.key
        visible: root.kind === "number"
        from: root.field.from
        to: root.field.to
        title: root.field.title
        tight: root.field.beside
        value: visible ? root.answer ?? root.field.value : 0
        onChosen: value => root.said(value)
    }
    AskChoice {
        Layout.fillWidth: true
        visible: root.kind === "oneOf" || root.several
        name: root.field.key
        choices: visible ? root.field.choices : []
        chosen: root.several ? root.answer ?? [] : [root.answer ?? -1]
        onTapped: value => root.said(root.several ? root.toggled(value) : value)
    }
    BrickGrid {
        Layout.fillWidth: true
        visible: root.kind === "place"
        bricks: visible ? root.board : []
        places: visible ? root.field.choices : []
        chosen: visible ? root.answer ?? -1 : -1
        onTapped: value => root.said(value)
    }
    AskSides {
        Layout.fillWidth: true
        visible: root.kind === "sides"
        choices: root.field.choices
        chosen: visible ? root.answer ?? [0, 0, 0, 0, 0, 0] : []
        onSaid: values => root.said(values)
    }
    TextField {
        objectName: "ask-" + root.field.key
        Layout.fillWidth: true
        visible: root.kind === "line"
        Accessible.name: root.field.title
        maximumLength: 200
        onTextEdited: root.typed(text)
    }
}
