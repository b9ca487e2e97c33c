// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// The address book: people, groups with their members, places and seasons.
PageFrame {
    id: root

    required property App app

    signal personRequested(string person)

    title: qsTr("People and groups")

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        TabBar {
            id: tabs

            objectName: "tabs"
            Layout.fillWidth: true

            TabButton {
                text: qsTr("People")
            }
            TabButton {
                text: qsTr("Groups")
            }
            TabButton {
                text: qsTr("Places")
            }
            TabButton {
                text: qsTr("Seasons")
            }
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: tabs.currentIndex

            PeopleList {
                people: root.app.people
                onOpened: person => root.personRequested(person)
            }
            GroupsList {
                groups: root.app.groups
            }
            PlacesList {
                groups: root.app.groups
            }
            SeasonsList {
                groups: root.app.groups
            }
        }
    }
}
