// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion

/// Two fingers to the left take back, to the right bring back. Up and down they mean nothing.
DragHandler {
    id: root

    required property LiveGame game

    target: null
    minimumPointCount: 2
    maximumPointCount: 2
    yAxis.enabled: false
    onActiveChanged: {
        if (root.active)
            return;
        const way = Qt.point(root.centroid.position.x - root.centroid.pressPosition.x, root.centroid.position.y - root.centroid.pressPosition.y);
        if (Math.abs(way.x) < 80 || Math.abs(way.x) < Math.abs(way.y))
            return;
        if (way.x < 0)
            root.game.undo();
        else
            root.game.redo();
    }
}
