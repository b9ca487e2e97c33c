// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion
import Companion.Look
import Companion.Style

/// Asks what has to be said with something that is told. Where one choice is all there is, tapping it is enough. What is secret
/// is shown only after the tablet was handed over. What a game refuses can be mended: it closes when it was told.
Dialog {
    id: root

    property var ask: ({})
    property string who: ""
    /// Who is told; without a game, whoever hears told().
    property GuidedGame game: null
    property alias board: fields.board
    /// Besides a line that may stay empty, there is one choice only.
    readonly property bool atOnce: root.asked.length === 1 && fields.isChoice(root.asked[0])
    property bool covered: false
    readonly property var asked: fields.fields.filter(field => field.kind !== "line")
    property string refusal: ""
    /// Something was answered already: before, nothing comes of it yet.
    property bool begun: false
    /// What would come of it, while it is being answered.
    readonly property var ahead: root.game && root.ask.foreseen && root.begun && fields.complete ? root.game.foresee(root.ask.key, fields.said()) : ({})

    signal told(string key, var answers)

    function begin(ask: var, who: string) {
        root.ask = ask;
        root.who = who;
        root.refusal = "";
        fields.fields = [];
        root.begun = false;
        root.covered = ask.secret;
        if (!root.covered)
            fields.fields = ask.fields;
        root.open();
    }
    function uncover() {
        root.covered = false;
        fields.fields = root.ask.fields;
    }
    function answer(key: string, value: var) {
        fields.put(key, value);
    }
    function tell() {
        root.refusal = "";
        if (root.game) {
            if (root.game.carryOut(root.ask.key, fields.said()))
                root.close();
        } else {
            root.close();
            root.told(root.ask.key, fields.said());
        }
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(760 * Theme.room, parent ? parent.width - 2 * Theme.gap : 760)
    height: Math.min(implicitHeight, parent ? parent.height - Theme.covered - 2 * Theme.gap : implicitHeight)
    modal: true
    title: root.who === "" ? root.ask.title ?? "" : qsTr("%1: %2", "a player and what they do").arg(root.who).arg(root.ask.title ?? "")

    contentItem: ScrollView {
        id: scroll

        implicitHeight: body.implicitHeight
        contentWidth: availableWidth
        clip: true

        // No layout: what is foreseen grows and shrinks with every answer, and layouts in layouts give up.
        Column {
            id: body

            width: scroll.availableWidth - 16 // the bar stands there
            spacing: Theme.gap * 2

            Label {
                width: parent.width
                visible: text !== ""
                text: root.covered ? qsTr("Give the tablet to %1. Nobody else looks at it now.").arg(root.who) : root.ask.text ?? ""
                font.pixelSize: root.covered ? Theme.large : Theme.body
                wrapMode: Text.Wrap
            }
            AskFields {
                id: fields

                width: parent.width
                fields: []
                onAnswered: {
                    root.refusal = "";
                    root.begun = true;
                    if (root.atOnce && complete)
                        root.tell();
                }
            }
            Section {
                width: parent.width
                visible: foreseen.text !== "" && root.refusal === ""
                title: qsTr("What comes of it")

                Label {
                    id: foreseen

                    objectName: "foreseen"
                    Layout.fillWidth: true
                    text: root.ahead.words ?? ""
                    color: root.ahead.refused ? Theme.wrong : Theme.ink
                    wrapMode: Text.Wrap
                    textFormat: Text.PlainText
                }
            }
        }
    }
    footer: Pane {
        background: null

        contentItem: ColumnLayout {
            spacing: Theme.gap

            Banner {
                objectName: "askRefusal"
                Layout.fillWidth: true
                visible: text !== ""
                tone: "wrong"
                text: root.refusal
            }
            RowLayout {
                Layout.alignment: Qt.AlignRight
                spacing: Theme.gap

                Button {
                    objectName: "askCancel"
                    text: qsTr("Cancel")
                    flat: true
                    onClicked: root.close()
                }
                Button {
                    objectName: "askTell"
                    visible: !root.atOnce && !root.covered
                    text: qsTr("Enter")
                    icon.name: "check"
                    highlighted: true
                    enabled: fields.complete
                    onClicked: root.tell()
                }
                Button {
                    objectName: "askUncover"
                    visible: root.covered
                    text: qsTr("I am %1", "a player, to whom the tablet was given").arg(root.who)
                    highlighted: true
                    onClicked: root.uncover()
                }
            }
        }
    }

    Connections {
        function onRefused(sentence: string) {
            if (root.opened)
                root.refusal = sentence;
        }

        target: root.game
    }
}
