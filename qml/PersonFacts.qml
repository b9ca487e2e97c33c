// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// The numbers about somebody.
Column {
    id: root

    required property PersonSheet person

    signal asked(string title, string why)

    spacing: Theme.gap

    Label {
        width: root.width
        visible: text !== ""
        text: root.person.sentence
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }
    Flow {
        width: root.width
        spacing: Theme.gap
        visible: root.person.sentence === ""

        Repeater {
            model: root.person.facts
            delegate: WhyTap {
                id: fact

                required property string title
                required property string value
                required property string why

                width: Math.min((root.width - Theme.gap) / 2, 220 * Theme.textScale)
                height: 104 * Theme.textScale
                padding: 12 * Theme.room
                framed: true
                Accessible.name: fact.title + ": " + fact.value
                onClicked: root.asked(fact.title + ": " + fact.value, fact.why)
                contentItem: Item {
                    Figures {
                        text: fact.value
                        font.pixelSize: Theme.title
                        Accessible.ignored: true
                    }
                    Label {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        text: fact.title
                        color: Theme.quietInk
                        font.pixelSize: Theme.small
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Label {
        width: root.width
        visible: root.person.mostOfSources > 0
        topPadding: Theme.gap
        text: qsTr("Points per game from each source; the thin bar is the average of everybody at those tables.")
        color: Theme.quietInk
        wrapMode: Text.Wrap
    }
}
