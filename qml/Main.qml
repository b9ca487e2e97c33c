// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Companion
import Companion.Look

/// The window: one screen above the other, and the way between them.
ApplicationWindow {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
    /// Nobody touches the tablet while people think: it stays awake as long as a game is on the screen.
    readonly property bool playing: stack.depth > 1 && root.game.phase !== CoalBaronGame.None
    /// The game is what is on the screen, so it is what is meant by undo.
    readonly property bool atTable: stack.depth > 1 && stack.currentItem?.game === root.game
    /// Where the signals of screens lead that need nothing but the app.
    readonly property var ways: ({
        "GivenUpPage": {
            "takenUp": id => {
                if (root.app.home.takeUpAgain(id))
                    root.openTable(id);
            }
        },
        "SettingsPage": {
            "openBackups": () => root.visit("BackupsPage"),
            "openExchange": () => root.visit("ExchangePage"),
            "openAbout": () => root.visit("AboutPage"),
            "openHelp": () => root.visit("HelpPage"),
            "tryTheSound": () => sounds.board.play("point")
        },
        "HistoryPage": {
            "gameRequested": id => root.openSheet(id),
            "newGameRequested": () => root.newGame(false),
            "paperRequested": () => root.openPaper()
        },
        "GameSheetPage": {
            "correctionRequested": id => root.openCorrection(id),
            "shareRequested": id => root.share(id),
            "replayRequested": id => root.openReplay(id)
        },
        "GameFormPage": {"saved": id => root.swap(() => root.openSheet(id))},
        "LeaderboardPage": {
            "personRequested": person => root.openPerson(person),
            "headToHeadRequested": () => root.visit("HeadToHeadPage"),
            "recordsRequested": () => root.openRecords()
        },
        "RecordsPage": {"gameRequested": id => root.openSheet(id)},
        "PersonPage": {"historyRequested": person => root.openHistoryOf(person)},
        "PeoplePage": {"personRequested": person => root.openPerson(person)}
    })

    function visit(screen: string) {
        root.show(screen, {}, root.ways[screen] ?? {});
    }

    /// Puts a screen on top. Its signals are tied to what is to happen.
    function show(screen: string, properties: var, wires: var): var {
        const page = stack.push(Qt.resolvedUrl(screen + ".qml"), Object.assign({"app": root.app}, properties));
        page.backRequested.connect(() => stack.pop());
        for (const signal in wires)
            page[signal].connect(wires[signal]);
        return page;
    }

    function goBack() {
        if (stack.depth > 1)
            stack.currentItem.backRequested();
    }

    function goHome() {
        stack.pop(null);
    }

    function openTable(id: string) {
        if (!root.game.open(id))
            return;
        root.goHome();
        root.show("TablePage", {}, {
            "ordersRequested": seat => root.openOrders(seat),
            "mineRequested": seat => root.openMine(seat),
            "evaluationRequested": shift => root.openEvaluation(shift),
            "finalRequested": () => root.openFinal(),
            "homeRequested": () => root.goHome(),
            "eveningRequested": () => root.visit("EveningPage"),
            "replayRequested": () => root.openReplay(root.game.id),
            "giveUpRequested": () => root.askToGiveUp(root.game.id, root.game.names.join(", "))
        });
        if (root.game.phase === CoalBaronGame.Evaluated)
            root.openEvaluation(root.game.shift);
        else if (root.game.phase === CoalBaronGame.FinalCount || root.game.phase === CoalBaronGame.Finished)
            root.openFinal();
    }

    function openOrders(seat: int) {
        root.app.orders.seat = seat;
        root.show("OrdersPage", {}, {
            "backRequested": () => root.game.correcting = 0,
            "mineRequested": chosen => root.swap(() => root.openMine(chosen))
        });
    }

    function openMine(seat: int) {
        root.app.mine.seat = seat;
        root.show("MinePage", {}, {
            "backRequested": () => root.game.correcting = 0,
            "ordersRequested": chosen => root.swap(() => root.openOrders(chosen))
        });
    }

    /// Another screen in the place of this one.
    function swap(open: var) {
        stack.pop(StackView.Immediate);
        open();
    }

    function openEvaluation(shift: int) {
        root.app.evaluation.shift = shift;
        root.show("EvaluationPage", {}, {
            "nextShiftStarted": () => stack.pop(),
            "correctionRequested": shift => root.correctShift(shift),
            "finalRequested": () => root.swap(() => root.openFinal())
        });
    }

    /// A shift that was evaluated already, as it was when it ended.
    function correctShift(shift: int) {
        root.game.correcting = shift;
        root.openOrders(0);
    }

    function openReplay(id: string) {
        root.app.replay.open(id);
        root.visit("ReplayPage");
    }

    function askToGiveUp(id: string, players: string) {
        givingUp.game = id;
        givingUp.text = qsTr("The game of %1 is put aside. It can be taken up again at any time.").arg(players);
        givingUp.open();
    }

    function openFinal() {
        root.show("FinalPage", {}, {
            "playAgainRequested": () => root.newGame(true),
            "eveningRequested": () => root.visit("EveningPage"),
            "shareRequested": () => root.share(root.game.id),
            "homeRequested": () => root.goHome()
        });
    }

    function openSheet(id: string) {
        root.app.gameSheet.open(id);
        root.visit("GameSheetPage");
    }

    function openSample() {
        root.app.gameSheet.show(root.app.home.sample);
        root.visit("GameSheetPage");
    }

    function openPaper() {
        root.app.gameForm.begin();
        root.visit("GameFormPage");
    }

    function openCorrection(id: string) {
        root.app.gameForm.correct(id);
        root.visit("GameFormPage");
    }

    function openPerson(person: string) {
        root.app.personSheet.open(person);
        root.visit("PersonPage");
    }

    function openHistoryOf(person: string) {
        root.app.history.choice.person.choose(person);
        root.visit("HistoryPage");
    }

    function openRecords() {
        root.app.records.open();
        root.visit("RecordsPage");
    }

    function share(id: string) {
        if (root.app.sharing.show(id))
            root.visit("SharePage");
    }

    function newGame(again: bool) {
        if (again)
            root.app.newGame.beginAgain(root.game);
        else
            root.app.newGame.begin();
        root.chooseGame();
    }

    function newGameFromPaper() {
        root.app.newGame.beginFromPaper();
        root.chooseGame();
    }

    function chooseGame() {
        root.goHome();
        root.show("NewGamePage", {}, {"started": id => root.setUp(id)});
    }

    function setUp(id: string) {
        if (id === "")
            return;
        if (root.app.newGame.joinedAt > 0) {
            root.openTable(id);
            return;
        }
        root.swap(() => root.show("ChecklistPage", {
            "title": qsTr("Set-up"),
            "steps": root.app.newGame.checklist
        }, {"done": () => root.openTable(id)}));
    }

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 400
    visible: true
    visibility: root.app.settings.fullScreen ? Window.FullScreen : Window.AutomaticVisibility
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
        value: root.app.settings.textScale
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
        property: "compact"
        value: Math.min(root.width, root.height) < 600
    }

    StackView {
        id: stack

        width: parent.width
        height: parent.height
        y: -keyboard.lift
        focus: true
        Keys.onEscapePressed: root.goBack()
        Keys.onBackPressed: root.goBack()
        initialItem: HomePage {
            app: root.app
            onNewGameRequested: root.newGame(false)
            onGuidedRequested: {
                root.app.settings.guided = true;
                root.newGame(false);
            }
            onPaperShiftsRequested: root.newGameFromPaper()
            onGivenUpRequested: root.visit("GivenUpPage")
            onGiveUpRequested: (id, players) => root.askToGiveUp(id, players)
            onGameRequested: id => root.openTable(id)
            onSettingsRequested: root.visit("SettingsPage")
            onHelpRequested: root.visit("HelpPage")
            onHistoryRequested: root.visit("HistoryPage")
            onLeaderboardRequested: root.visit("LeaderboardPage")
            onPeopleRequested: root.visit("PeoplePage")
            onPaperRequested: root.openPaper()
            onSampleRequested: root.openSample()
        }
    }

    // Only made where fields bring it up: most tablets have a keyboard of their own.
    Loader {
        id: keyboard

        readonly property Item field: root.activeFocusItem
        /// How far the screen goes up so that the field that is typed into is not hidden.
        readonly property real lift: item && item.covers > 0 && field ? Math.max(0, field.mapToItem(stack, 0, field.height).y + Theme.gap - (root.height - item.covers)) : 0

        anchors.fill: parent
        z: 1
        active: root.app.onScreenKeyboard
        source: active ? "KeyboardPanel.qml" : ""
    }

    GameSounds {
        id: sounds

        app: root.app
    }

    Toast {
        id: toast

        property var whenTaken: null

        onActionTriggered: whenTaken?.()
    }

    Question {
        id: givingUp

        property string game

        title: qsTr("Give this game up?")
        yes: qsTr("Give up")
        onAgreed: {
            if (!root.app.home.giveUp(game))
                return;
            root.goHome();
            toast.whenTaken = () => root.app.home.takeUpAgain(game);
            toast.show(qsTr("The game was given up."), "info", qsTr("Undo"));
        }
    }

    Shortcut {
        sequence: "F11"
        onActivated: root.app.settings.fullScreen = !root.app.settings.fullScreen
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: root.atTable
        onActivated: root.game.undo()
    }
    Shortcut {
        sequences: [StandardKey.Redo, "Ctrl+Shift+Z"]
        enabled: root.atTable
        onActivated: root.game.redo()
    }

    CorrectionDialog {
        id: correction

        onAccepted: root.game.confirmCorrection()
        onRejected: root.game.dropCorrection()
    }

    Connections {
        function onRefused(sentence: string, wayOut: string) {
            toast.whenTaken = () => root.game.takeWayOut();
            toast.show(sentence, "warning", wayOut);
        }
        function onCorrectionAsked(changes: list<string>) {
            correction.changes = changes;
            correction.open();
        }

        target: root.game
    }

    Connections {
        function onTrouble(sentence: string) {
            toast.show(sentence, "warning", "");
        }

        target: root.app
    }

    Component.onCompleted: {
        if (root.app.openingTrouble !== "")
            toast.show(root.app.openingTrouble, "warning", "");
    }
}
