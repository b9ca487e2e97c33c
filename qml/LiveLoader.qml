// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion

/// The running picture, loaded when somebody looks: what shows films takes a while to start, and memory.
Loader {
    id: root

    required property LiveScan live
    required property Settings settings
    /// Its screen is the one in front. Whoever leaves it has looked enough.
    required property bool shown

    function follow() {
        if (!root.shown || !root.live.running)
            return;
        if (root.status === Loader.Null)
            root.setSource("LiveView.qml", { live: root.live, settings: root.settings });
        if (root.status === Loader.Error)
            root.live.trouble = qsTr("This device has nothing to look through a camera with: Qt Multimedia is missing. Choose a photo, or tap it in.");
    }

    onShownChanged: {
        if (!root.shown)
            root.live.stop();
        root.follow();
    }

    Connections {
        function onChanged() {
            root.follow();
        }

        target: root.live
    }
}
