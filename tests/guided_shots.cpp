// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "guided_shots.h"

#include "places.h"
#include "sample_evening.h"
#include "shot.h"

#include <QFile>

#include <tuple>

namespace {

/// The Ruhr in its second and third round.
void takeRuhr(companion::App &app, const Shot &shot)
{
    shot.call("openTable", evening::playRuhr(app));
    companion::GuidedGame &game = *app.tables()->guided();
    const auto takeAsked = [&](const QString &what, const QString &choice, const QString &name) {
        shot.tap("do-" + what + "-" + QString::number(game.shownSeat()));
        shot.tap(choice);
        shot.take(name);
        shot.close();
    };
    shot.take("ruhr");
    takeAsked("build", "choice-site-3", "ruhr-build");
    game.carryOut("nobodyElse", {});
    game.carryOut("round", {});
    shot.takeOpened("mainAction", "ruhr-event");
    game.carryOut("event", {{"choice0", 1}, {"choice1", 1}, {"choice2", 1}, {"choice3", 1}});
    shot.takeOpened("mainAction", "ruhr-tile");
    game.carryOut("tile", {{"tile", 99}});
    takeAsked("depot", "choice-action-3", "ruhr-depot");
    evening::tellInTurn(game, "depot", [](int seat) {
        return QVariantMap{{"action", seat == 0 ? 2 : 0}, {"river", 12 + seat}};
    });
    takeAsked("sale", "choice-place-8", "ruhr-sale");
    shot.call("openTable", evening::countRuhr(app));
    shot.take("ruhr-final");
    shot.takeOpened("answer-1-0", "ruhr-track");
}

/// The Ruhr with everything followed: its boards are drawn, and a token says what it asks for.
void takeRuhrBoards(companion::App &app, const Shot &shot)
{
    shot.call("goHome");
    companion::NewGame &form = *app.newGame();
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::TheRuhr));
    for (const char *option : {"turns", "points", "thalers", "warehouses", "tokens", "cubes", "dice"})
        form.setOption(option, true);
    evening::choosePlayers(app);
    const QString id = form.start();
    for (const char *option : {"cubes", "dice"})
        form.setOption(option, false);
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::CoalBaron));
    if (!app.tables()->open(id))
        qFatal("The table cannot be opened.");
    companion::GuidedGame &game = *app.tables()->guided();
    game.carryOut("event", {{"spaces", 6}, {"arrow", 2}});
    game.carryOut("tile", {{"tile", 11}});
    evening::tellInTurn(game, "depot", [](int seat) {
        return QVariantMap{{"action", 2},       {"depot", seat + 1},    {"region", 1},
                           {"arrow", seat % 2}, {"face", 3 + seat % 3}, {"river", 3 + 2 * seat}};
    });
    evening::tellInTurn(game, "sale", [](int seat) {
        return seat == 0 ? QVariantMap{{"place", 8}, {"dams", 0}, {"marker", 2}}
                         : QVariantMap{{"place", 7}, {"dams", 0}, {"thalers", 0}, {"river", 9 + 2 * seat}};
    });
    shot.call("openTable", id);
    shot.take("ruhr-boards");
    const QString acting = QString::number(game.shownSeat());
    shot.tap("do-token-" + acting);
    shot.tap("choice-token-0");
    shot.take("ruhr-token");
    shot.close();
}

/// How the results of these games came about.
void takeResults(companion::App &app, const Shot &shot)
{
    for (const auto &[game, name, step] : {std::tuple("rockwell-four-players-2", "rockwell-steps", 2),
                                           {"the-ruhr-two-players-1", "ruhr-steps", 5},
                                           {"imperial-miners-solo-1", "miners-steps", 0}}) {
        QFile record(QString(places::evenings) + u'/' + game + ".json");
        if (!record.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read.", qPrintable(record.fileName()));
        app.gameSheet()->show(record.readAll());
        shot.call("openSteps");
        app.recordEvaluation()->setStep(step);
        shot.take(name);
        shot.call("goHome");
    }
}

/// Rockwell before it begins, at the end, and what it works out without a game.
void takeRestOfRockwell(companion::App &app, const Shot &shot)
{
    shot.call("newGame", false);
    app.newGame()->begin();
    app.newGame()->setGame(static_cast<int>(scoring::GameKind::Rockwell));
    for (const QString &name : evening::names.mid(0, 2))
        app.newGame()->add(name);
    app.newGame()->setOption("robotAlwaysMoves", true);
    shot.take("rockwell-new");
    if (QQuickItem *fold = shot.find(shot.window.window()->contentItem(), "seldomOptions")) {
        QMetaObject::invokeMethod(fold, "clicked");
        QTest::qWait(100);
        QObject *page = fold;
        while (page && !page->property("contentY").isValid())
            page = qobject_cast<QQuickItem *>(page)->parentItem();
        if (page)
            page->setProperty("contentY", page->property("contentHeight").toReal() / 2);
        shot.take("rockwell-readings");
    }
    app.newGame()->setOption("robotAlwaysMoves", false);
    app.newGame()->begin();
    app.newGame()->setGame(static_cast<int>(scoring::GameKind::CoalBaron));
    shot.call("goHome");
    shot.call("visit", QString("CalculatorsPage"));
    for (const char *calculator :
         {"rockwell-share", "rockwell-auction", "rockwell-development", "rockwell-shaft", "rockwell-income",
          "rockwell-claims", "rockwell-fulfilled", "rockwell-end", "rockwell-winner", "rockwell-robot-crew",
          "rockwell-robot-tile"}) {
        app.calculators()->choose(calculator);
        shot.take(calculator);
    }
    shot.call("goHome");
}

/// Imperial Miners with as many people as can play and everything followed, where a chain forks.
void takeBusyMiners(companion::App &app, const Shot &shot)
{
    companion::NewGame &form = *app.newGame();
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::ImperialMiners));
    for (const char *option : {"mines", "carts", "coins", "points", "hands", "research"})
        form.setOption(option, true);
    for (const QString &name : evening::names + QStringList{"Elek"})
        form.add(name);
    shot.call("openTable", form.start());
    companion::GuidedGame &game = *app.tables()->guided();
    for (const char *board : {"measure1", "measure2", "measure3"})
        game.carryOut(board, {{"spaces", 6}});
    for (int round = 1; round <= 3; ++round) {
        game.carryOut("event", {{"timing", 1}, {"text", ""}});
        for (int seat = 0; seat < 5; ++seat) {
            const QString who = "-" + QString::number(seat);
            game.carryOut("coins" + who, {{"by", 1 + seat}});
            game.carryOut("reveal" + who, {{"level", round == 3 ? 2 : 1}, {"cost2", 2}});
        }
        for (int seat = 4; seat >= 0; --seat) {
            const QString who = "-" + QString::number(seat);
            const int place = round == 1 ? 0 : round == 2 ? 4 : 1; // side by side, then one below both
            game.carryOut("place" + who, {{"place", place},
                                          {"half", QVariantList{2, 2, 1, 2, 1, 2}},
                                          {"factions", QVariantList{(seat + round) % 6}}});
            if (round == 3)
                continue;
            game.carryOut("surface" + who, {{"effect", 1}});
            if (round == 1)
                game.carryOut("research" + who,
                              {{"steps", 2 + 2 * seat}, {"first", 1}, {"next", seat % 2 == 0 ? 2 : 3}});
            game.carryOut("done" + who, {});
        }
    }
    game.carryOut("machines-0", {{"card", 0}, {"by", 3}});
    game.carryOut("collapse-0", {{"card", 1}});
    game.setShownSeat(0);
    shot.take("miners-fork");
    shot.takeOpened("do-chain-0", "miners-chain");
    shot.takeOpened("do-research-0", "miners-research");
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::CoalBaron));
}

/// The rules of the table that is open, and its words where they have a tab of their own.
void takeHelp(const Shot &shot, const QString &name)
{
    shot.call("openHelpAtTable");
    shot.take(name);
    shot.showTab(1);
    shot.take(name + "-words");
    shot.call("goBack");
}

} // namespace

void takeGuided(companion::App &app, const Shot &shot)
{
    shot.call("openTable", evening::beginRockwell(app));
    shot.take("rockwell-auction");
    shot.takeOpened("do-bid-0", "rockwell-handover");
    shot.tap("do-bid-0");
    shot.takeOpened("askUncover", "rockwell-bid");
    evening::drillInRockwell(app);
    shot.take("rockwell");
    shot.takeOpened("mainAction", "rockwell-extraction");
    shot.tap("mainAction");
    for (const char *answer : {"ask-0+1", "ask-0+1", "ask-0+1", "ask-1+1", "choice-danger-1"})
        shot.tap(answer);
    shot.take("rockwell-foreseen");
    shot.tap("ask-token0+1");
    shot.tap("askTell"); // nobody has tokens
    shot.take("rockwell-refused");
    shot.close();
    app.tables()->guided()->carryOut("extractionA1", {{"0", 7}, {"1", 4}});
    shot.take("rockwell-drilling");
    shot.takeOpened("do-move0-0", "rockwell-move");
    shot.takeOpened("tableMenu", "rockwell-menu");
    takeHelp(shot, "rockwell-help");
    shot.takeOpened("do-claim-0", "rockwell-claim");
    takeRestOfRockwell(app, shot);
    takeRuhr(app, shot);
    takeHelp(shot, "ruhr-help");
    takeRuhrBoards(app, shot);
    const QString miners = evening::playMiners(app, 5);
    shot.call("openTable", miners);
    app.tables()->guided()->setShownSeat(0);
    shot.take("miners");
    shot.takeOpened("do-cart-0", "miners-cart");
    shot.tap("moreAsks");
    shot.takeOpened("do-correct-0", "miners-correct");
    shot.tap("moreAsks");
    app.tables()->guided()->setShownSeat(1);
    shot.takeOpened("do-place-1", "miners-place");
    shot.takeOpened("do-coins-1", "miners-coins");
    takeBusyMiners(app, shot);
    shot.call("openReplay", miners);
    app.replay()->step(30);
    shot.take("miners-replay");
    shot.call("openTable", evening::playMiners(app, 10));
    shot.take("miners-final");
    takeHelp(shot, "miners-help");
    takeResults(app, shot);
    shot.call("goHome");
    shot.call("visit", QString("CalculatorsPage"));
    shot.take("calculators");
    for (const char *calculator : {"ruhr-marker", "ruhr-repay", "ruhr-order", "ruhr-end"}) {
        app.calculators()->choose(calculator);
        shot.take(QString("calculator-") + calculator);
    }
    shot.call("newGame", false);
    app.newGame()->setGame(static_cast<int>(scoring::GameKind::ImperialMiners));
    evening::choosePlayers(app);
    shot.take("miners-new");
    app.newGame()->setGame(static_cast<int>(scoring::GameKind::TheRuhr));
    shot.take("ruhr-new");
    app.newGame()->begin();
    app.newGame()->setGame(static_cast<int>(scoring::GameKind::CoalBaron));
    shot.call("goHome");
}
