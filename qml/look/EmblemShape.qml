// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion.Drawings

/// A player's sign without its disc: red pick, blue lamp, green wheel, purple hammer, white helmet, yellow anchor.
EmblemSign {
    id: root

    required player
    color: Theme.playerInk(root.player)
}
