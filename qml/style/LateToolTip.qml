// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A tool tip of what it stands in, made when it is first to be seen: most never are.
Loader {
    id: root

    required property string text
    required property bool wanted
    property int delay: 500

    onWantedChanged: {
        if (root.wanted && root.status === Loader.Null)
            root.setSource("ToolTip.qml", {"parent": root.parent, "delay": root.delay});
        const tip = root.item as T.ToolTip;
        if (!tip)
            return;
        tip.text = root.text;
        tip.visible = root.wanted;
    }
}
