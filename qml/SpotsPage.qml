// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look

/// What somebody knows and what not yet: segments, lines of the end, and rules.
PageFrame {
    id: root

    required property App app
    readonly property Learn learn: root.app.learn

    title: qsTr("Progress and weak spots")

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap * 2

        ChoiceBox {
            Layout.fillWidth: true
            Layout.maximumWidth: 420 * Theme.textScale
            label: qsTr("Who learns?")
            selection: root.learn.person
        }
        HeadedList {
            id: list

            objectName: "spotList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.learn.spots
            section.property: "part"
            delegate: SpotRow {
                width: list.width - 16
            }

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(520 * Theme.room, parent.width)
                visible: list.count === 0
                icon: "book"
                text: root.learn.person.narrows ? qsTr("What %1 answers in lessons and practice will be counted here.").arg(root.learn.person.text) : qsTr("Choose who learns, and the answers are remembered.")
            }
        }
    }
}
