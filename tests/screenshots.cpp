// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes a picture of every screen, in every size, language and theme:
//   screenshots FOLDER [--sizes 1280x800,800x480] [--languages en,hu] [--themes light,dark] [--scale 1.5]
//               [--left-handed] [--guided] [--long-names] [--only orders,mine]

#include "given_answers.h"
#include "guided_shots.h"
#include "places.h"
#include "sample_evening.h"
#include "scenes/pictures.h"
#include "scenes/scene.h"
#include "shot.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

namespace {

/// What only some tables need: corrections, seats taken over, games given up, the replay.
void takeWhatIsRare(companion::App &app, const Shot &shot, const QString &id)
{
    shot.call("openTable", id);
    evening::endShift(app);
    app.game()->startNextShift();
    shot.call("openEvaluation", 1);
    for (int turned = 1; turned < 4; ++turned) {
        shot.find(shot.window.window()->contentItem(), "evaluationPage")->setProperty("turned", turned);
        app.evaluation()->setStep(4);
        shot.take("turned-" + QString::number(turned));
    }
    shot.tap("turn");
    shot.take("facing");
    shot.tap("facing-0");
    shot.call("correctShift", 1);
    shot.take("correcting");
    app.orders()->setSeat(2);
    app.orders()->tap(43);
    shot.take("correction-asked");
    shot.close();
    app.game()->setCorrecting(0);
    shot.call("openTable", id);
    shot.tap("tableMenu");
    shot.take("table-menu");
    shot.tap("giveUp", "triggered");
    shot.take("give-up");
    shot.tap("cancel");
    app.evening()->keepPhoto(shot.folder + "/table" + shot.suffix + ".png"); // any picture will do
    shot.call("visit", QString("EveningPage"));
    shot.take("evening");
    shot.tap("reseat-1");
    shot.take("reseat");
    shot.tap("seatCancel");
    shot.call("openReplay", id);
    app.replay()->step(12);
    shot.take("replay");
    app.home()->giveUp(id);
    shot.call("goHome");
    shot.call("visit", QString("GivenUpPage"));
    shot.take("given-up");
    app.home()->takeUpAgain(id);
    shot.call("newGameFromPaper");
    evening::choosePlayers(app);
    shot.take("from-paper");
    shot.call("setUp", app.newGame()->start());
    shot.take("catching-up");
    app.newGame()->begin();
    shot.call("openTable", id);
}

/// What opens on top of the screens of a game.
void takeWhatOpensAtTheTable(companion::App &app, const Shot &shot, const QString &id)
{
    shot.call("openTable", id);
    for (const auto &[button, name] :
         {std::pair("log", "log"), {"marks-1", "marks"}, {"mainAction", "factory"}})
        shot.takeOpened(button, name);
    QMetaObject::invokeMethod(shot.find(shot.window.window()->contentItem(), "clock"), "segmentTapped",
                              Q_ARG(int, 3));
    shot.take("segment");
    shot.close();
    shot.call("openMine", 0);
    shot.takeOpened("mineCubes", "cubes");
    shot.call("openTable", id);
    shot.call("openOrders", 1);
    app.orders()->tap(0); // somebody else's
    shot.take("refusal");
    shot.call("goHome");
    shot.takeOpened("homeMenu", "home-menu");
}

/// Photos instead of taps.
void takePhotos(companion::App &app, const Shot &shot, const QString &id)
{
    const QTemporaryDir photos;
    const scenes::Art art = scenes::drawnArt(art::ownEdition());
    shot.call("openTable", id);
    shot.call("openOrders", 0);
    shot.tap("scan");
    shot.take("scan");
    shot.takeOpened("mainAction", "no-camera");
    const auto review = [&](bool mine, std::uint64_t seed, const QString &name) {
        const scenes::Scene scene = scenes::makeScene(
            {mine ? scenes::Kind::Mine : scenes::Kind::Orders, scenes::Level::Hard, seed, {1600, 1200}, 9},
            art);
        const QString file = photos.filePath(name + ".jpg");
        scenes::writeJpeg(scene.picture, file.toStdString(), scene.quality);
        shot.call("openTable", id);
        QMetaObject::invokeMethod(shot.window.screens(), "openScan", Q_ARG(bool, mine), Q_ARG(int, 0));
        app.scan()->look(file);
        if (!QTest::qWaitFor([&] { return app.scan()->reviewing(); }, 60'000))
            qFatal("%s", qPrintable(app.scan()->trouble()));
        shot.take(name);
        shot.takeOpened("piece-2", name + "-choice");
    };
    review(false, 7, "scan-orders");
    review(true, 8, "scan-mine");
    // Frames are offered in the place of the camera, which is not there.
    const auto watch = [&](bool mine, std::uint64_t seed, const QString &name) {
        const scenes::Scene scene = scenes::makeScene(
            {mine ? scenes::Kind::Mine : scenes::Kind::Orders, scenes::Level::Normal, seed, {1280, 720}, 9},
            art);
        const QImage frame(scene.picture.data, scene.picture.cols, scene.picture.rows,
                           static_cast<qsizetype>(scene.picture.step), QImage::Format_BGR888);
        shot.call("openTable", id);
        QMetaObject::invokeMethod(shot.window.screens(), "openScan", Q_ARG(bool, mine), Q_ARG(int, 0));
        companion::LiveScan &live = *app.scan()->live();
        app.scan()->watch();
        const auto isSeen = [&] {
            live.setTrouble({});
            live.offer(frame.copy());
            return live.frames() >= 5;
        };
        QTest::qWait(300);
        if (!QTest::qWaitFor(isSeen, 60'000))
            qFatal("nothing is seen");
        shot.take(name);
    };
    watch(false, 7, "live-orders");
    watch(true, 8, "live-mine");
}

/// Games that are followed differently: nobody taps the mines, or every order from the draft on.
void takeOtherWays(companion::App &app, const Shot &shot)
{
    app.newGame()->begin();
    app.newGame()->setProperty("followMines", false);
    app.newGame()->setProperty("followTurns", true);
    evening::choosePlayers(app);
    const QString counted = app.newGame()->start();
    shot.call("openTable", counted);
    shot.take("turns");
    shot.call("openMine", 2);
    shot.take("mine-counted");
    app.newGame()->begin();
    app.newGame()->setProperty("followOrders", true);
    evening::choosePlayers(app);
    const QString drafted = app.newGame()->start();
    shot.call("openTable", drafted);
    shot.take("draft-table");
    shot.call("openOrders", app.game()->next());
    shot.take("draft");
    shot.call("goHome");
    shot.take("home-three-games");
    app.newGame()->begin();
    app.newGame()->setProperty("followOrders", false);
    app.newGame()->setProperty("followTurns", false);
    app.home()->giveUp(counted);
    app.home()->giveUp(drafted);
}

/// Lessons, practice, and what was learnt.
void takeLearning(companion::App &app, const Shot &shot)
{
    companion::Learn &learn = *app.learn();
    companion::ExerciseView &view = *learn.exercise();
    shot.call("goHome");
    shot.call("openLearn");
    learn.person()->setIndex(1);
    for (int lesson = 0; lesson < 7; ++lesson) {
        shot.call("openLesson", lesson);
        for (int step = 1; !view.over(); ++step) {
            given::choose(view, step != 2);
            const QString name = "lesson-" + QString::number(lesson + 1) + "-" + QString::number(step);
            shot.take(name);
            view.judge();
            shot.take(name + "-judged");
            view.next();
        }
        if (lesson == 0)
            shot.take("lesson-result");
        shot.call("goHome");
    }
    for (int level = 0; level <= 5; ++level) {
        learn.setSeed(3);
        learn.practise(level);
        shot.call("visit", QString("ExercisePage"));
        shot.take("practice-" + QString::number(level));
        for (int step = 0; !view.over(); ++step) {
            given::answer(view, step % 3 != 1);
            shot.take("practice-" + QString::number(level) + "-judged-" + QString::number(step + 1));
            view.next();
        }
        shot.take("practice-" + QString::number(level) + "-result");
        shot.call("goHome");
    }
    shot.call("openLearn");
    shot.take("learn");
    shot.tap("spots");
    shot.take("spots");
    learn.person()->reset();
    shot.take("spots-of-nobody");
}

/// What opens on top of everything that is remembered.
void takeWhatOpensInTheHistory(companion::App &app, const Shot &shot, const QString &id)
{
    shot.call("goHome");
    shot.call("visit", QString("PeoplePage"));
    shot.takeOpened("change-" + evening::names.first(), "person-dialog");
    if (shot.tap("change-" + evening::names.first())) {
        QQuickItem *window = shot.window.window()->contentItem();
        shot.find(window, "mergeInto")->setProperty("currentIndex", 1);
        shot.find(window, "sure")->setProperty("checked", true);
        shot.take("person-changed");
        shot.close();
    }
    for (const auto &[tab, name] : {std::pair(1, "groups"), {2, "places"}, {3, "seasons"}}) {
        shot.showTab(tab);
        shot.take(name);
    }
    shot.call("goHome");
    shot.call("openPerson", app.people()->people()->index(0, 0).data(Qt::UserRole).toString());
    shot.take("person");
    shot.call("goHome");
    shot.call("visit", QString("LeaderboardPage"));
    shot.takeOpened("explain", "explain");
    shot.call("goHome");
    shot.call("visit", QString("BackupsPage"));
    shot.takeOpened("mainAction", "file-chooser");
    shot.call("goHome");
    shot.call("openCorrection", id);
    shot.take("correct-game");
    shot.call("goHome");
    shot.call("visit", QString("HistoryPage"));
    app.history()->remove(id);
    shot.take("deleted");
    app.history()->undoRemove();
    app.history()->setProperty("search", "nobody");
    QTest::qWait(200);
    shot.take("history-nothing");
    app.history()->setProperty("search", QString());
    shot.call("goHome");
    shot.call("visit", QString("ExchangePage"));
    QTest::qWait(600); // a page that comes up forgets the last report
    app.exchange()->importFrom(places::sample);
    if (QTest::qWaitFor([&] { return !app.exchange()->busy(); }, 60'000))
        shot.take("imported");
}

void takeAll(companion::App &app, const Shot &shot)
{
    shot.call("goHome");
    shot.take("home");
    const QString id = evening::begin(app);
    shot.call("newGame", false);
    evening::choosePlayers(app);
    shot.take("new-game");
    shot.call("setUp", id);
    shot.take("set-up");
    shot.call("openTable", id);
    evening::playShift(app, 1);
    shot.take("table");
    shot.call("checkShift");
    shot.take("check-shift");
    shot.call("openTable", id);
    shot.call("openOrders", 0);
    app.orders()->mark(41); // an open order, and one of somebody else's
    app.orders()->setSeat(1);
    app.orders()->mark(31);
    app.orders()->setSeat(0);
    shot.take("orders");
    app.game()->undo();
    app.game()->undo();
    shot.call("openTable", id);
    shot.call("openMine", 0);
    shot.take("mine");
    shot.call("openTable", id);
    evening::endShift(app);
    shot.call("openEvaluation", 1);
    app.evaluation()->setStep(3);
    shot.take("evaluation");
    app.evaluation()->setStep(100);
    shot.tap("toSummary");
    shot.take("summary");
    shot.tap("mainAction");
    shot.take("between-shifts");
    app.game()->undo();
    takePhotos(app, shot, id);
    takeWhatOpensAtTheTable(app, shot, id);
    takeWhatIsRare(app, shot, id);
    app.game()->undo(); // the next shift
    evening::playToTheEnd(app);
    shot.call("openEvaluation", 3);
    shot.tap("toSummary");
    shot.take("summary-of-the-last");
    shot.call("openTable", id);
    shot.take("final");
    shot.takeOpened("answer-0-0", "answer");
    evening::finish(app);
    shot.take("result");
    app.finalCount()->save();
    shot.call("openSheet", id);
    shot.take("sheet");
    for (const auto &[tab, name] :
         {std::pair(1, "sheet-sources"), {2, "sheet-progress"}, {3, "sheet-lines"}}) {
        shot.showTab(tab);
        shot.take(name);
    }
    shot.call("openCorrection", id);
    shot.take("correction");
    shot.call("visit", QString("CountsPage"));
    shot.take("counts");
    app.gameForm()->counts()->setPart(4);
    shot.take("counts-end");
    app.gameForm()->counts()->setPart(2);
    shot.call("openCountedOrders", 1);
    shot.take("counted-orders");
    shot.call("share", id);
    shot.take("share");
    for (const char *screen : {"EditionsPage", "HistoryPage", "LeaderboardPage", "PeoplePage", "SettingsPage",
                               "BackupsPage", "ExchangePage", "AboutPage", "HeadToHeadPage"}) {
        shot.call("goHome");
        shot.call("visit", QString(screen));
        shot.take(screen);
    }
    shot.call("goHome");
    shot.call("openHelp");
    shot.take("help");
    app.help()->setSearch("helicopter");
    shot.take("help-nothing");
    app.help()->setSearch({});
    shot.call("goHome");
    shot.call("openPaper");
    shot.take("paper");
    shot.call("openRecords");
    shot.take("records");
    takeWhatOpensInTheHistory(app, shot, id);
    takeOtherWays(app, shot);
    takeGuided(app, shot);
    takeLearning(app, shot);
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption sizes("sizes", "", "list", "1280x800,1920x1200,800x1280,800x480");
    const QCommandLineOption languages("languages", "", "list", "en,hu,de");
    const QCommandLineOption themes("themes", "", "list", "light,dark");
    const QCommandLineOption scale("scale", "", "factor", "1");
    const QCommandLineOption leftHanded("left-handed", "");
    const QCommandLineOption guided("guided", "");
    const QCommandLineOption longNames("long-names", "");
    const QCommandLineOption only("only", "", "list");
    parser.addOptions({sizes, languages, themes, scale, leftHanded, guided, longNames, only});
    parser.addPositionalArgument("folder", "where the pictures go");
    parser.process(application);
    const QString folder = parser.positionalArguments().value(0, "screenshots");
    QDir().mkpath(folder);
    companion::useOurStyle();
    if (parser.isSet(longNames))
        evening::names = {"Maximiliane von Hohenstein-Au", "Bartholomäus Schwarzenberger-W",
                          "Szentgyörgyi-Kovács Emőke Rita", "Wolfgang Amadeus Theophilus Mo"};

    QStringList complaints;
    for (const QString &language : parser.value(languages).split(',')) {
        for (const QString &theme : parser.value(themes).split(',')) {
            for (const QString &size : parser.value(sizes).split(',')) {
                const QTemporaryDir store;
                companion::App app(store.filePath("steiger.db").toStdString());
                app.settings()->setTheme(theme);
                app.settings()->setTextScale(parser.value(scale).toDouble());
                app.settings()->setLeftHanded(parser.isSet(leftHanded));
                app.settings()->setGuided(parser.isSet(guided));
                companion::Window window(app);
                if (!window.window())
                    return 1;
                window.window()->resize(size.section('x', 0, 0).toInt(), size.section('x', 1, 1).toInt());
                const Shot shot{folder, "-" + size + "-" + language + "-" + theme, window,
                                parser.value(only).split(',', Qt::SkipEmptyParts)};
                shot.take("first-start");
                app.settings()->setLanguage(language);
                takeAll(app, shot);
                complaints += window.warnings();
            }
        }
    }
    complaints.removeDuplicates();
    for (const QString &complaint : complaints)
        qWarning("%s", qPrintable(complaint));
    return complaints.isEmpty() ? 0 : 1;
}
