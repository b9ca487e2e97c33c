// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Style

/// Three dots with a menu behind them, which is made when it is first opened.
ToolButton {
    id: root

    /// The file of the menu.
    required property string menu

    /// Once the menu is there: the place to tie its signals to what is to happen.
    signal made(T.Menu menu)

    icon.name: "more"
    text: qsTr("More")
    onClicked: {
        if (loader.status === Loader.Null) {
            loader.source = root.menu;
            root.made(loader.item as T.Menu);
        }
        (loader.item as T.Menu).popup(root, 0, root.height);
    }

    Loader {
        id: loader
    }
}
