// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// The window: the screens, what is said on top of them, and what is heard.
ApplicationWindow {
    id: root

    required property App app
    readonly property LiveGame game: root.app.tables.current
    /// Nobody touches the tablet while people think: it stays awake as long as a game is on the screen.
    readonly property bool playing: screens.depth > 1 && root.game.started
    /// The game is what is on the screen, so it is what is meant by undo.
    readonly property bool atTable: screens.depth > 1 && screens.currentItem?.game === root.game

    /// By itself: a window that is told its visibility again, because some other setting changed, jumps.
    readonly property bool fullScreen: root.app.settings.fullScreen

    /// What is said on top of the screens: made, and its file read, when the first word is said.
    function notices(): var {
        if (saying.status === Loader.Null)
            saying.setSource("Notices.qml", {"app": root.app});
        return saying.item;
    }

    minimumWidth: 480
    minimumHeight: 400
    visible: true
    visibility: root.fullScreen ? Window.FullScreen : Window.AutomaticVisibility
    title: "Steiger"
    onPlayingChanged: root.app.desktop.keepAwake(root.playing)
    color: Theme.ground
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body

    Binding {
        target: Theme
        property: "dark"
        value: root.app.settings.theme === "dark" || (root.app.settings.theme === "system" && root.app.desktop.dark)
    }
    Binding {
        target: Theme
        property: "textScale"
        value: root.app.settings.textScale * Theme.room
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: root.app.settings.reducedMotion
    }
    Binding {
        target: Theme
        property: "leftHanded"
        value: root.app.settings.leftHanded
    }
    Binding {
        target: Theme
        property: "room"
        value: Math.max(1, Math.min(root.width, root.height) / 800)
    }
    Binding {
        target: Theme
        property: "compact"
        value: Math.min(root.width, root.height) < 600
    }

    Screens {
        id: screens

        width: parent.width
        height: parent.height
        y: -keyboard.lift
        app: root.app
        onGiveUpRequested: (id, players) => root.notices().askToGiveUp(id, players)
        onSoundTried: sounds.board.play("point")
        onCurrentItemChanged: {
            if (saying.item)
                root.notices().leavePage();
        }
    }

    // Only made where fields bring it up: most tablets have a keyboard of their own.
    Loader {
        id: keyboard

        readonly property Item field: root.activeFocusItem
        /// How far the screen goes up so that the field that is typed into is not hidden.
        property real lift: 0

        function makeRoom() {
            const bottom = belongs(field) ? field.mapToItem(screens, 0, Math.min(field.height, 3 * Theme.target)).y + Theme.gap : 0;
            lift = Theme.covered > 0 ? Math.max(0, bottom - (root.height - Theme.covered)) : 0;
        }
        /// Whether the field is on a screen; what opens above it makes room by itself.
        function belongs(item: Item): bool {
            return item === screens || (item !== null && belongs(item.parent));
        }

        active: root.app.onScreenKeyboard
        source: active ? "KeyboardPopup.qml" : ""
        onLoaded: item.language = Qt.binding(() => root.app.settings.language)
        onFieldChanged: Qt.callLater(makeRoom) // qmllint disable type
    }
    Connections {
        function onCoveredChanged() {
            Qt.callLater(keyboard.makeRoom); // qmllint disable type
        }

        target: Theme
    }

    GameSounds {
        id: sounds

        app: root.app
    }

    Loader {
        id: saying
    }

    Shortcut {
        sequence: "F11"
        onActivated: root.app.settings.fullScreen = !root.app.settings.fullScreen
    }
    Shortcut {
        sequence: "Ctrl+Z"
        enabled: root.atTable
        onActivated: root.game.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: root.atTable
        onActivated: root.game.redo()
    }

    Connections {
        function onRefused(sentence: string, wayOut: string) {
            if (screens.currentItem?.saysRefusals !== true)
                root.notices().refuse(sentence, wayOut);
        }

        target: root.game
    }
    Connections {
        function onCorrectionAsked(changes: list<string>) {
            root.notices().askToCorrect(changes);
        }

        target: root.app.game
    }
    Connections {
        function onTileTaken(tile: string) {
            root.notices().tellTaken(tile);
        }

        target: root.app.mine
    }
    Connections {
        function onGivenUp() {
            screens.goHome();
        }

        target: saying.item
    }
    Connections {
        function onTrouble(sentence: string) {
            root.notices().warn(sentence);
        }

        target: root.app
    }

    Component.onCompleted: {
        if (root.app.openingTrouble !== "" && root.app.notKept === "") // which stays on the screens
            root.notices().warn(root.app.openingTrouble);
    }
}
