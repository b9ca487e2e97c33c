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
    /// What belongs to it, below.
    property string more: ""

    function show(title: string, sentence: string) {
        root.showBoth(title, sentence, "");
    }

    function showBoth(title: string, sentence: string, more: string) {
        root.title = title;
        root.sentence = sentence;
        root.more = more;
        root.open();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(560 * Theme.room, parent ? parent.width - 2 * Theme.margin : 560)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.margin : implicitHeight)
    modal: true
    standardButtons: Dialog.Close

    ScrollView {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        Column {
            width: scroll.availableWidth
            spacing: Theme.gap * 2

            Label {
                objectName: "why"
                width: parent.width
                text: root.sentence
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
            }
            Label {
                objectName: "whyMore"
                width: parent.width
                visible: text !== ""
                text: root.more
                color: Theme.quietInk
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
            }
        }
    }
}
