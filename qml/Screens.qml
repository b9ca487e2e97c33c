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
        "EditionsPage": {
            "lessonRequested": edition => {
                root.app.scan.beginLesson(edition);
                root.visit("ScanPage");
            }
        },
        "ScanPage": {"backRequested": () => root.app.scan.leave()},
        "SettingsPage": {
            "openBackups": () => root.visit("BackupsPage"),
            "openExchange": () => root.visit("ExchangePage"),
            "openAbout": () => root.visit("AboutPage"),
            "openEditions": () => root.visit("EditionsPage"),
            "openHelp": () => root.openHelp(),
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
            "replayRequested": id => root.openReplay(id),
            "stepsRequested": () => root.openSteps()
        },
        "GameFormPage": {
            "saved": id => root.showStored(id),
            "shiftsRequested": () => root.newGameFromForm(),
            "countsRequested": () => root.visit("CountsPage"),
            "newCountRequested": id => root.countAnew(id)
        },
        "CountsPage": {"ordersRequested": seat => root.openCountedOrders(seat)},
        "LeaderboardPage": {
            "personRequested": person => root.openPerson(person),
            "headToHeadRequested": () => root.visit("HeadToHeadPage"),
            "recordsRequested": () => root.openRecords()
        },
        "RecordsPage": {"gameRequested": id => root.openSheet(id)},
        "LearnPage": {
            "exerciseRequested": () => root.visit("ExercisePage"),
            "spotsRequested": () => root.visit("SpotsPage")
        },
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
        if (!root.app.tables.open(id))
            return;
        root.app.timer.begin();
        root.leaveAll();
        if (root.app.tables.guided)
            root.openGuidedTable();
        else
            root.openCoalBaronTable();
    }

    /// A guided game of the history, at its table before the final count.
    function countAnew(id: string) {
        if (!root.app.guidedFinal.countAnew(id))
            return;
        root.leaveAll();
        root.openGuidedTable();
    }

    function openGuidedTable() {
        const game = root.app.tables.guided;
        root.show("GuidedTablePage", {"game": game}, {
            "finalRequested": () => root.openFinal(),
            "eveningRequested": () => root.visit("EveningPage"),
            "replayRequested": () => root.openReplay(game.id),
            "setUpRequested": () => root.setUpOnceMore(),
            "helpRequested": () => root.openHelpAtTable(),
            "calculatorsRequested": () => root.openCalculatorsAtTable(),
            "giveUpRequested": () => root.giveUpRequested(game.id, game.names.join(", "))
        });
        if (game.atTheEnd)
            root.openFinal();
    }

    function openCoalBaronTable() {
        root.show("TablePage", {}, {
            "ordersRequested": seat => root.openOrders(seat),
            "mineRequested": seat => root.openMine(seat),
            "evaluationRequested": shift => root.openEvaluation(shift),
            "finalRequested": () => root.openFinal(),
            "eveningRequested": () => root.visit("EveningPage"),
            "replayRequested": () => root.openReplay(root.game.id),
            "scanRequested": () => root.scanTable(),
            "checkRequested": () => root.checkShift(),
            "helpRequested": () => root.openHelpAtTable(),
            "setUpRequested": () => root.setUpOnceMore(),
            "giveUpRequested": () => root.giveUpRequested(root.game.id, root.game.names.join(", "))
        });
        if (root.game.phase === CoalBaronGame.Evaluated)
            root.openEvaluation(root.game.shift);
        else if (root.game.phase === CoalBaronGame.FinalCount || root.game.phase === CoalBaronGame.Finished)
            root.openFinal();
    }

    function openHelp() {
        root.app.help.open(root.app.home.lastGame());
        root.visit("HelpPage");
    }

    function openHelpAtTable() {
        root.app.help.openAt(root.app.tables.current);
        root.visit("HelpPage");
    }

    function openCalculatorsAtTable() {
        root.app.calculators.openAt(root.app.tables.current);
        root.visit("CalculatorsPage");
    }

    function openOrders(seat: int) {
        root.app.orders.seat = seat;
        root.show("OrdersPage", {}, {
            "backRequested": () => root.game.correcting = 0,
            "mineRequested": chosen => root.swap(() => root.openMine(chosen)),
            "scanRequested": chosen => root.openScan(false, chosen)
        });
    }

    function openMine(seat: int) {
        root.app.mine.seat = seat;
        root.show("MinePage", {}, {
            "backRequested": () => root.game.correcting = 0,
            "ordersRequested": chosen => root.swap(() => root.openOrders(chosen)),
            "scanRequested": chosen => root.openScan(true, chosen)
        });
    }

    function openScan(mine: bool, seat: int) {
        root.app.scan.begin(mine, seat);
        root.visit("ScanPage");
    }

    /// Everyone's orders and mines, photo by photo.
    function scanTable() {
        root.app.scan.beginTable();
        root.visit("ScanPage");
    }

    /// Another screen in the place of this one.
    function swap(open: var) {
        root.pop(StackView.Immediate);
        open();
    }

    function openEvaluation(shift: int) {
        root.app.evaluation.shift = shift;
        root.show("ShiftEvaluationPage", {}, {
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
        const guided = root.app.tables.guided;
        root.show("FinalPage", {
            "game": root.app.tables.current,
            "view": guided ? root.app.guidedFinal : root.app.finalCount
        }, {
            "playAgainRequested": () => root.newGame(true),
            "eveningRequested": () => root.visit("EveningPage"),
            "checkRequested": () => root.checkEnd(),
            "stepsRequested": () => root.openSteps(),
            "shareRequested": () => root.share(root.app.tables.current.id),
            "homeRequested": () => root.goHome()
        });
    }

    /// How the points of the game on the sheet came about.
    function openSteps() {
        root.app.recordEvaluation.step = 0;
        root.visit("RecordEvaluationPage");
    }

    function openSheet(id: string) {
        root.app.gameSheet.open(id);
        root.visit("GameSheetPage");
    }

    /// After a form: the sheet from which a correction began is below it already.
    function showStored(id: string) {
        root.pop(StackView.Immediate);
        if (root.currentItem as GameSheetPage)
            root.app.gameSheet.open(id);
        else
            root.openSheet(id);
    }

    function openSample() {
        root.app.gameSheet.show(root.app.home.sample);
        root.visit("GameSheetPage");
    }

    function openPaper() {
        root.app.gameForm.goOn();
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

    function openLearn() {
        root.app.learn.open();
        root.visit("LearnPage");
    }

    /// Lessons count from 0.
    function openLesson(lesson: int) {
        root.app.learn.open();
        root.app.learn.takeLesson(lesson);
        root.visit("ExercisePage");
    }

    /// The shift on the table, or the end, to be evaluated by those who sit there.
    function checkShift() {
        root.app.learn.open();
        if (root.app.learn.checkShift())
            root.visit("ExercisePage");
    }

    function checkEnd() {
        root.app.learn.open();
        if (root.app.learn.checkEnd())
            root.visit("ExercisePage");
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
            root.app.newGame.beginAgain(root.app.tables.current);
        else
            root.app.newGame.goOn();
        root.chooseGame();
    }

    function newGameFromPaper() {
        root.app.newGame.beginFromPaper();
        root.chooseGame();
    }

    /// The form stays below, as it is.
    function newGameFromForm() {
        root.app.newGame.beginFromForm(root.app.gameForm);
        root.show("NewGamePage", {}, {
            "started": id => {
                if (id !== "")
                    root.app.gameForm.begin();
                root.setUp(id);
            }
        });
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
        root.app.newGame.holdClock(id);
        root.swap(() => root.show("ChecklistPage", {
            "title": qsTr("Set-up"),
            "steps": root.app.newGame.checklist
        }, {"done": () => root.openTable(id)}));
    }

    /// The checklist above the table; the clock goes on as it was.
    function setUpOnceMore() {
        const ran = root.app.timer.running;
        if (ran)
            root.app.timer.toggle();
        root.show("ChecklistPage", {
            "title": qsTr("Set-up"),
            "steps": root.app.tables.current.setUp
        }, {
            "done": () => root.goBack(),
            "backRequested": () => {
                if (ran)
                    root.app.timer.toggle();
            }
        });
    }

    objectName: "screens"
    focus: true
    onCurrentItemChanged: root.app.voice.stop() // what it reads is not to be seen any more
    onDepthChanged: {
        if (root.depth === 1 && root.away)
            root.app.home.follow(); // the game has gone on meanwhile
        root.away = root.depth > 1;
    }
    Connections {
        target: root.app.scan

        function onFinished(ofTable: bool) {
            root.goBack();
            if (ofTable)
                (root.currentItem as TablePage)?.goOn();
        }
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
        onCalculatorsRequested: root.visit("CalculatorsPage")
        onGiveUpRequested: (id, players) => root.giveUpRequested(id, players)
        onGameRequested: id => root.openTable(id)
        onSettingsRequested: root.visit("SettingsPage")
        onHelpRequested: root.openHelp()
        onLearnRequested: root.openLearn()
        onHistoryRequested: root.visit("HistoryPage")
        onLeaderboardRequested: root.visit("LeaderboardPage")
        onPeopleRequested: root.visit("PeoplePage")
        onPaperRequested: root.openPaper()
        onSampleRequested: root.openSample()
    }
}
