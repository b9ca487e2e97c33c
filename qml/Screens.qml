// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Companion
import Companion.Look
import Companion.Style

/// The screens, one above the other, and where each of them leads. A screen knows none of the others: it says
/// what is wanted, and here is what happens then.
StackView {
    id: root

    required property App app
    readonly property CoalBaronGame game: root.app.game
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
            "tryTheSound": () => root.soundTried()
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
        "GameFormPage": {
            "saved": id => root.swap(() => root.openSheet(id)),
            "shiftsRequested": () => root.newGameFromPaper(),
            "countsRequested": () => root.visit("CountsPage")
        },
        "CountsPage": {"ordersRequested": seat => root.openCountedOrders(seat)},
        "LeaderboardPage": {
            "personRequested": person => root.openPerson(person),
            "headToHeadRequested": () => root.visit("HeadToHeadPage"),
            "recordsRequested": () => root.openRecords()
        },
        "RecordsPage": {"gameRequested": id => root.openSheet(id)},
        "PersonPage": {"historyRequested": person => root.openHistoryOf(person)},
        "PeoplePage": {"personRequested": person => root.openPerson(person)}
    })

    /// Something else than Home is to be seen.
    property bool away: false

    signal giveUpRequested(string id, string players)
    signal soundTried

    function visit(screen: string) {
        root.show(screen, {}, root.ways[screen] ?? {});
    }

    /// Puts a screen on top. Its signals are tied to what is to happen.
    function show(screen: string, properties: var, wires: var): var {
        const page = root.push(Qt.resolvedUrl(screen + ".qml"), Object.assign({"app": root.app}, properties));
        page.backRequested.connect(() => root.pop());
        for (const signal in wires)
            page[signal].connect(wires[signal]);
        return page;
    }

    function goBack() {
        if (root.depth > 1)
            (root.currentItem as PageFrame)?.backRequested();
    }

    /// Back to Home at once, before another screen comes: Qt cannot slide two at a time.
    function leaveAll() {
        root.pop(null, StackView.Immediate);
    }

    function goHome() {
        root.pop(null);
    }

    function openTable(id: string) {
        if (!root.game.open(id))
            return;
        root.leaveAll();
        root.show("TablePage", {}, {
            "ordersRequested": seat => root.openOrders(seat),
            "mineRequested": seat => root.openMine(seat),
            "evaluationRequested": shift => root.openEvaluation(shift),
            "finalRequested": () => root.openFinal(),
            "eveningRequested": () => root.visit("EveningPage"),
            "replayRequested": () => root.openReplay(root.game.id),
            "giveUpRequested": () => root.giveUpRequested(root.game.id, root.game.names.join(", "))
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
        root.pop(StackView.Immediate);
        open();
    }

    function openEvaluation(shift: int) {
        root.app.evaluation.shift = shift;
        root.show("EvaluationPage", {}, {
            "nextShiftStarted": () => root.pop(),
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

    function openCountedOrders(seat: int) {
        root.app.gameForm.counts.seat = seat;
        root.visit("CountedOrdersPage");
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
            root.app.newGame.goOn();
        root.chooseGame();
    }

    function newGameFromPaper() {
        root.app.newGame.beginFromPaper();
        root.chooseGame();
    }

    function chooseGame() {
        root.leaveAll();
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

    objectName: "screens"
    focus: true
    onDepthChanged: {
        if (root.depth === 1 && root.away)
            root.app.home.follow(); // the game has gone on meanwhile
        root.away = root.depth > 1;
    }
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
        onGiveUpRequested: (id, players) => root.giveUpRequested(id, players)
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
