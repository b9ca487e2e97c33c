// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How a game of Rockwell, The Ruhr or Imperial Miners came to its points, line by line.
EvaluationFrame {
    id: root

    view: root.app.recordEvaluation
    showsClock: false
    title: qsTr("Evaluation")
    mainAction: root.part === 0 ? qsTr("Next") : qsTr("To the result")
    onSummaryLeft: root.backRequested()
}
