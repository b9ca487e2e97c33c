// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Companion.Look

T.Label {
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    color: Theme.ink
    linkColor: Theme.brassText
    textFormat: Text.PlainText // whatever people call themselves is shown as it is
}
