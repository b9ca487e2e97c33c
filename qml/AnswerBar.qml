// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look

/// What one player has, and the answers to choose from. Once judged, the right one is marked.
PiecesBar {
    id: root

    required property int index
    required loadedCarts
    required workers
    required figure
    required light
    required dark
    required property list<int> choices
    required property list<string> labels
    required property int given
    required property int rightAnswer
    required property bool judged
    /// Where one of the players is asked for, each has one choice, and only some were right or wrong.
    readonly property bool single: root.choices.length === 1
    readonly property bool isRight: root.single ? root.choices[0] === root.rightAnswer : root.given === root.rightAnswer
    readonly property bool concerned: !root.single || root.choices[0] === root.given || root.isRight

    signal chosen(int answer)

    mirrored: Theme.leftHanded
    strong: root.judged && root.concerned
    frame: !root.strong ? Theme.ruleLine : root.isRight ? Theme.good : Theme.wrong

    aside: Repeater {
        model: root.choices.length
        delegate: AnswerButton {
            required property int index

            objectName: "choice-" + root.index + "-" + root.choices[index]
            text: root.labels[index] ?? ""
            player: root.name
            chosen: root.given === root.choices[index]
            judged: root.judged
            isRight: root.rightAnswer === root.choices[index]
            onClicked: root.chosen(root.choices[index])
        }
    }
}
