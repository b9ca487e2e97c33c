// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Companion
import Companion.Look
import Companion.Style

/// Where nobody follows the mines: how many carts of each colour are empty.
ColumnLayout {
    id: root

    required property MineView mine
    required property list<string> names

    Label {
        text: qsTr("Empty carts")
        font.family: Theme.titleFamily
        font.pixelSize: Theme.large
    }
    Repeater {
        model: 4
        delegate: RowLayout {
            id: row

            required property int index

            spacing: Theme.gap * 2

            Cart {
                coal: row.index
            }
            Label {
                Layout.preferredWidth: 120 * Theme.textScale
                text: root.names[row.index]
            }
            SpinBox {
                to: 19
                value: root.mine.emptyCarts[row.index] ?? 0
                Accessible.name: root.names[row.index]
                onValueModified: {
                    const carts = Array.from(root.mine.emptyCarts);
                    carts[row.index] = value;
                    root.mine.countEmptyCarts(carts);
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
