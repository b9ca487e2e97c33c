// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Companion.Look

/// What has to be said, field by field, short ones in pairs. What is answered stands in `answers`, under the key of each field.
Flow {
    id: root

    required property var fields // as companion/view/ask.h shows them
    /// What lies on the board where a place is asked for.
    property var board: []
    property var answers: ({})
    /// Pairs share the width. It follows from the width alone: a layout that asked what is in it would never come to rest with
    /// words that wrap, and with those that were taken away meanwhile Qt 6.4 falls.
    readonly property real halfWidth: root.width > 600 * Theme.textScale ? Math.floor((root.width - root.spacing) / 2) : root.width
    readonly property bool complete: root.fields.every(field => !root.isAsked(field) || !root.isChoice(field) || root.answerTo(field) >= 0)

    /// A field was answered; with the last one that has to be, everything is said.
    signal answered

    function begin() {
        const first = {};
        for (const field of root.fields)
            first[field.key] = root.waits(field) ? undefined : field.kind === "someOf" ? [] : field.kind === "sides" ? [0, 0, 0, 0, 0, 0] : field.kind === "line" ? "" : field.value;
        root.answers = first;
    }
    function put(key: string, value: var) {
        const next = Object.assign({}, root.answers, {[key]: value});
        for (const field of root.fields) {
            if (field.presets[key] !== undefined)
                next[field.key] = root.waits(field) ? undefined : field.value;
        }
        root.answers = next;
        root.answered();
    }
    /// What was answered, or is offered by what was answered before.
    function answerTo(field: var): var {
        const answer = root.answers[field.key];
        if (root.isChoice(field) ? answer >= 0 : answer !== undefined)
            return answer;
        const preset = root.fields.find(other => root.isAsked(other) && field.presets[other.key]?.[root.answers[other.key]] !== undefined);
        return preset ? field.presets[preset.key][root.answers[preset.key]] : answer;
    }
    /// What it is offered as is only known with the answer to another.
    function waits(field: var): bool {
        return !root.isChoice(field) && Object.keys(field.presets).length > 0;
    }
    function isChoice(field: var): bool {
        return field.kind === "oneOf" || field.kind === "place";
    }
    /// What depends on something that is not asked is not asked either.
    function isAsked(field: var): bool {
        if (field.onlyIf === "")
            return true;
        const other = root.fields.find(one => one.key === field.onlyIf);
        return (!other || root.isAsked(other)) && Array.from(field.onlyIfOneOf).includes(root.answers[field.onlyIf]);
    }
    /// Only what was asked.
    function said(): var {
        const asked = {};
        for (const field of root.fields) {
            if (root.isAsked(field))
                asked[field.key] = root.answerTo(field);
        }
        return asked;
    }

    spacing: Theme.gap * 2
    onFieldsChanged: root.begin()
    Component.onCompleted: root.begin()

    Repeater {
        model: root.fields
        delegate: AskField {
            required property var modelData

            width: modelData.beside ? root.halfWidth : root.width
            visible: root.isAsked(modelData)
            field: modelData
            answer: root.answerTo(modelData)
            board: root.board
            onSaid: value => root.put(modelData.key, value)
            onTyped: text => root.answers[modelData.key] = text // nothing else depends on it
        }
    }
}
