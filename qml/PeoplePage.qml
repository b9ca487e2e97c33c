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
                objectName: "tab-people"
                text: qsTr("People")
            }
            TabButton {
                objectName: "tab-groups"
                text: qsTr("Groups")
            }
            TabButton {
                objectName: "tab-places"
                text: qsTr("Places")
            }
            TabButton {
                objectName: "tab-seasons"
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
