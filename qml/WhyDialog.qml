// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// Why a number is what it is.
Dialog {
    id: root

    property string sentence: ""

    function show(title: string, sentence: string) {
        root.title = title;
        root.sentence = sentence;
        root.open();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(560, parent ? parent.width - 2 * Theme.margin : 560)
    modal: true
    standardButtons: Dialog.Close

    Label {
        objectName: "why"
        anchors.fill: parent
        text: root.sentence
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
    }
}
