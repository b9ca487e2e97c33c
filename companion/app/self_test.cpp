// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/self_test.h"

#include "companion/app/window.h"
#include "companion/view/app.h"
#include "scoring/coal_baron/lessons.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QEventLoop>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QTemporaryDir>
#include <QTimer>

namespace companion {

namespace {

QStringList said;
QtMessageHandler handlerBefore = nullptr;

// A machine without a loudspeaker says so: that is no fault of the screens.
bool isAboutTheMachine(const QString &message)
{
    return message.startsWith("PulseAudioService:") || message == "No audio device detected";
}

void listen(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (isAboutTheMachine(message))
        return;
    if (type == QtWarningMsg || type == QtCriticalMsg)
        said += message;
    else
        handlerBefore(type, context, message);
}

/// Warnings of Qt and QML, from here to the end.
struct Listening {
    Listening()
    {
        said.clear();
        handlerBefore = qInstallMessageHandler(listen);
    }
    ~Listening() { qInstallMessageHandler(handlerBefore); }
    Listening(const Listening &) = delete;
    Listening &operator=(const Listening &) = delete;
};

void letItShow(QQuickWindow *window)
{
    QEventLoop loop;
    QTimer::singleShot(50, &loop, &QEventLoop::quit);
    loop.exec();
    window->grabWindow();
}

void compileAll(QQmlEngine &engine)
{
    for (const QString module : {"Look", "Style", "Ui"}) {
        int files = 0;
        for (QDirIterator file(":/qt/qml/Companion/" + module, {"*.qml"}, QDir::Files); file.hasNext();
             ++files) {
            const QQmlComponent component(&engine, QUrl("qrc" + file.next()));
            for (const QQmlError &error : component.errors())
                said += error.toString();
        }
        if (files == 0)
            said += "Companion." + module + " is not in the program.";
    }
}

// The ways from screen to screen, called as a tap would.
struct Tour {
    Window &window;
    QSet<QString> &seen; ///< pages

    void go(const char *way) const { went(QMetaObject::invokeMethod(window.screens(), way), way); }
    template <typename Value>
    void go(const char *way, const Value &value) const
    {
        const QArgument<Value> argument(QMetaType::fromType<Value>().name(), value);
        went(QMetaObject::invokeMethod(window.screens(), way, argument), way);
    }
    void went(bool done, const char *way) const
    {
        if (!done)
            said += QStringLiteral("Screens.qml has no %1.").arg(way);
        const auto *page = window.screens()->property("currentItem").value<QQuickItem *>();
        seen += QString(page->metaObject()->className()).section("_QML", 0, 0);
        letItShow(window.window());
    }
    void missNothing() const
    {
        for (QDirIterator file(":/qt/qml/Companion/Ui", {"*Page.qml"}, QDir::Files); file.hasNext();) {
            file.next();
            if (!seen.contains(file.fileInfo().baseName()))
                said += QStringLiteral("%1 was not opened.").arg(file.fileName());
        }
    }
};

// From Home to the result. Gives the id of the game.
QString playAGame(App &app, const Tour &tour)
{
    tour.go("goHome");
    tour.go("newGame", false);
    for (const QString name : {"Anna", "Béla"})
        app.newGame()->add(name);
    const QString id = app.newGame()->start();
    tour.go("setUp", id);
    tour.go("openTable", id);
    tour.go("checkShift");
    tour.go("openTable", id);
    tour.go("openOrders", 0);
    app.orders()->tap(0);
    app.orders()->setSeat(1);
    app.orders()->tap(0); // refused, which is said on top of the screen
    tour.go("openTable", id);
    tour.go("openMine", 1);
    app.mine()->buy(3, 2, true);
    app.mine()->tapCart(3, true, 0);
    tour.go("openTable", id);
    tour.go("scanTable");
    for (int shift = 1; shift <= 3; ++shift) {
        tour.go("openTable", id);
        if (!app.game()->endShift({1, 0}))
            said += QStringLiteral("Shift %1 could not be evaluated.").arg(shift);
        tour.go("openEvaluation", shift);
        if (shift < 3)
            app.game()->startNextShift();
    }
    tour.go("openFinal");
    for (int seat = 0; seat < 2; ++seat) {
        for (const int field : {FinalView::Marks, FinalView::Cubes, FinalView::OpenOrders})
            app.finalCount()->answer(seat, field, 7);
    }
    if (!app.finalCount()->finish() || !app.finalCount()->save())
        said += "The game could not be saved.";
    letItShow(tour.window.window());
    return id;
}

// A guided game: all that is asked comes from its rules, so the first rounds are enough.
void openGuidedGames(App &app, const Tour &tour)
{
    for (const QVariant &offered : app.newGame()->games()) {
        const int game = offered.toMap().value("game").toInt();
        tour.go("goHome");
        tour.go("newGame", false);
        app.newGame()->setGame(game);
        for (const QString name : {"Anna", "Béla"})
            app.newGame()->add(name);
        const QString id = app.newGame()->start();
        tour.go("setUp", id);
        tour.go("openTable", id);
        tour.go("openHelpAtTable");
        tour.go("goBack");
        if (app.tables()->guided())
            tour.go("openFinal");
        tour.go("openReplay", id);
        app.newGame()->begin();
    }
    app.newGame()->setGame(static_cast<int>(scoring::GameKind::CoalBaron));
    app.newGame()->begin();
}

// A result as it comes from elsewhere.
constexpr const char *minersAtTheEnd = R"({
 "format": "steiger.game/1", "game": "imperial-miners", "players": [{"name": "Anna"}],
 "final": {"players": [{
  "pointTokens": {"blue": 1, "green": 4, "red": 1}, "coins": {"silver": 2, "gold": 1},
  "carts": {"naturalFull": 6, "joinedHalf": 3, "cartTokens": 2}}]}})";

void lookAround(App &app, const Tour &tour, const QString &id)
{
    for (const char *way : {"openSheet", "share", "openReplay", "openCorrection"}) {
        tour.go("goHome");
        tour.go(way, id);
    }
    tour.go("visit", QString("CountsPage"));
    tour.go("openCountedOrders", 0);
    tour.go("goHome");
    app.gameSheet()->show(minersAtTheEnd);
    tour.go("openSteps");
    tour.go("goHome");
    tour.go("openPerson", app.people()->people()->index(0, 0).data(Qt::UserRole).toString());
    for (const QString screen :
         {"HistoryPage", "LeaderboardPage", "HeadToHeadPage", "PeoplePage", "GivenUpPage", "EveningPage",
          "CalculatorsPage", "SettingsPage", "EditionsPage", "BackupsPage", "ExchangePage", "AboutPage"}) {
        tour.go("goHome");
        tour.go("visit", screen);
    }
    for (const char *way :
         {"openRecords", "openSample", "openPaper", "newGameFromPaper", "openHelp", "openLearn"}) {
        tour.go("goHome");
        tour.go(way);
    }
    tour.go("visit", QString("SpotsPage"));
    for (int lesson = 0; lesson < scoring::coal_baron::lessonCount; ++lesson) {
        tour.go("goHome");
        tour.go("openLesson", lesson);
    }
}

} // namespace

QStringList selfTest()
{
    const Listening listening;
    const QTemporaryDir folder;
    App app(folder.filePath("steiger.db").toStdString());
    QObject::connect(&app, &App::trouble, [](const QString &sentence) { said += sentence; });
    {
        Window window(app);
        if (window.window()) {
            compileAll(window.engine());
            for (const char *language : {"en", "hu", "de"}) {
                app.settings()->setLanguage(language);
                letItShow(window.window());
            }
            if (said.isEmpty()) { // a screen that does not compile cannot be opened
                QSet<QString> seen;
                const Tour tour{window, seen};
                lookAround(app, tour, playAGame(app, tour));
                openGuidedGames(app, tour);
                tour.missNothing();
            }
        }
        said += window.warnings();
    }
    said.removeDuplicates();
    return said;
}

} // namespace companion
