// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look
import Companion.Style

/// Which game: one tap on any of them, in one row that scrolls where it is too narrow.
Flickable {
    id: root

    required property var games // {game, title}
    required property int game

    signal chosen(int game)

    function bringIntoView(button: Item) {
        const end = button.x + button.width;
        if (button.x < root.contentX)
            root.contentX = button.x;
        else if (end > root.contentX + root.width)
            root.contentX = Math.min(end - root.width, Math.max(0, root.contentWidth - root.width));
    }

    function bringChosenIntoView() {
        for (let number = 0; number < buttons.count; ++number) {
            const button = buttons.itemAt(number) as Button;
            if (button?.checked)
                root.bringIntoView(button);
        }
    }

    implicitHeight: row.implicitHeight
    contentWidth: row.implicitWidth
    interactive: contentWidth > width
    flickableDirection: Flickable.HorizontalFlick
    clip: interactive
    onGameChanged: root.bringChosenIntoView()
    onWidthChanged: root.bringChosenIntoView()
    onContentWidthChanged: root.bringChosenIntoView()

    Row {
        id: row

        spacing: Theme.gap

        Repeater {
            id: buttons

            model: root.games
            delegate: Button {
                id: button

                required property var modelData

                objectName: "game-" + modelData.game
                text: modelData.title
                checked: root.game === modelData.game
                Accessible.checked: checked
                onClicked: root.chosen(modelData.game)
                onActiveFocusChanged: {
                    if (activeFocus)
                        root.bringIntoView(button);
                }
            }
        }
    }
}
