// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/app.h"

#include <array>

/// A game of four, told through the view-models: for pictures of the screens.
namespace evening {

inline QStringList names{"Anna", "Béla", "Cili", "Dániel"};

inline void choosePlayers(companion::App &app)
{
    for (const QString &name : names)
        app.newGame()->add(name);
}

/// Gives the id of the new game.
inline QString begin(companion::App &app)
{
    app.newGame()->begin();
    app.newGame()->setGroup("Friday miners");
    choosePlayers(app);
    return app.newGame()->start();
}

inline void deliver(companion::App &app, int seat, std::initializer_list<int> cards)
{
    app.orders()->setSeat(seat);
    for (const int card : cards)
        app.orders()->tap(card);
}

struct TileTapped {
    int coal;
    int carts;
    bool light;
};

inline void dig(companion::App &app, int seat, std::initializer_list<TileTapped> tiles)
{
    app.mine()->setSeat(seat);
    for (const TileTapped &tile : tiles)
        app.mine()->buy(tile.coal, tile.carts, tile.light);
}

/// What each player has done by the end of a shift.
inline void playShift(companion::App &app, int shift)
{
    constexpr std::array<std::array<int, 12>, 4> cards{{
        {0, 8, 15, 23, 31, 40, 5, 12, 27, 36, 42, 2},
        {1, 9, 17, 24, 33, 41, 6, 13, 28, 37, 43, 3},
        {4, 11, 19, 25, 34, 38, 7, 14, 29, 32, 20, 22},
        {10, 16, 18, 26, 35, 30, 21, 22, 39},
    }};
    for (int seat = 0; seat < 4; ++seat) {
        app.orders()->setSeat(seat);
        for (int card = (shift - 1) * 4; card < shift * 4 - seat; ++card) {
            const int number = cards[static_cast<std::size_t>(seat)][static_cast<std::size_t>(card)];
            app.orders()->tap(number);
        }
        dig(app, seat, {{(seat + shift) % 4, 2, shift % 2 == 0}, {(seat + 2) % 4, 1, true}});
        app.mine()->tapCart(0, false, 0);
        if (seat % 2 == 0)
            app.mine()->tapCart((seat + shift) % 4, shift % 2 == 0, 1);
    }
    app.mine()->setSeat(0);
    app.orders()->setSeat(0);
}

inline void endShift(companion::App &app)
{
    app.game()->endShift({5, 4, 2, 2});
}

inline void playToTheEnd(companion::App &app)
{
    for (int shift = 2; shift <= 3; ++shift) {
        app.game()->startNextShift();
        playShift(app, shift);
        endShift(app);
    }
}

inline void finish(companion::App &app)
{
    for (int seat = 0; seat < 4; ++seat) {
        app.finalCount()->answer(seat, companion::FinalView::Marks, 3 + seat * 2);
        app.finalCount()->answer(seat, companion::FinalView::Cubes, 14 + seat);
        app.finalCount()->answer(seat, companion::FinalView::OpenOrders, seat % 2);
    }
    app.finalCount()->finish();
}

/// A table of Imperial Miners on which everything is followed, so many rounds on and in the middle of the
/// next. Coal Baron is offered again afterwards. Gives the id of the game, which is open.
inline QString playMiners(companion::App &app, int rounds)
{
    companion::NewGame &form = *app.newGame();
    const int before = form.game();
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::ImperialMiners));
    for (const char *option : {"mines", "carts", "coins", "points"})
        form.setOption(option, true);
    choosePlayers(app);
    const QString id = form.start();
    form.begin();
    form.setGame(before);
    if (!app.tables()->open(id))
        return {};
    companion::GuidedGame &game = *app.tables()->guided();
    const auto deeper = [](int round, int seat) { return round % 2 == 0 && seat % 2 == 0; };
    for (int round = 1; round <= rounds + 1; ++round) {
        game.carryOut("event", {{"timing", 1}, {"text", ""}});
        for (int seat = 0; seat < names.size(); ++seat) {
            const QString who = "-" + QString::number(seat);
            game.carryOut("coins" + who, {{"by", 2 + seat}});
            if (!game.carryOut("reveal" + who, {{"level", deeper(round, seat) ? 2 : 1}, {"cost2", 2}}))
                game.carryOut("deck" + who, {});
        }
        for (int seat = 0; seat < names.size() && (round <= rounds || seat == 0); ++seat) {
            const QString who = "-" + QString::number(seat);
            const QVariantList sides{2, 2, 1, 2, 1, 2};
            const int left = round % 2; // of what is offered; row 1 begins two places farther off
            const int place = round == 1 ? 0 : deeper(round, seat) ? left : 2 + left;
            game.carryOut("place" + who, {{"place", place}, {"half", sides}});
            if (round > rounds)
                break;
            while (game.carryOut("chain" + who, {{"card", 0}})) {
            }
            game.carryOut("surface" + who, {{"effect", 1}});
            game.carryOut("points" + who, {{"by", 1 + (seat + round) % 4}});
            game.carryOut("done" + who, {});
        }
    }
    return id;
}

/// A table of Rockwell before its first auction. Coal Baron is offered again afterwards. Gives the id of the
/// game, which is open.
inline QString beginRockwell(companion::App &app)
{
    companion::NewGame &form = *app.newGame();
    const int before = form.game();
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::Rockwell));
    choosePlayers(app);
    const QString id = form.start();
    form.begin();
    form.setGame(before);
    return app.tables()->open(id) ? id : QString();
}

/// Until Dániel has moved onto a tile where Anna and Béla are already.
inline void drillInRockwell(companion::App &app)
{
    companion::GuidedGame &game = *app.tables()->guided();
    for (int seat = 0; seat < names.size(); ++seat)
        game.carryOut("bid-" + QString::number(seat), {{"money", 5 - seat}});
    // Everybody stands on board I in the order of the seats, which is the shift order then.
    for (int placed = 0; placed < 2 * names.size(); ++placed) {
        const int seat = game.shownSeat();
        const bool firstLap = placed < names.size();
        game.carryOut(QStringLiteral("place-%1").arg(seat),
                      firstLap ? QVariantMap{{"board", 0}, {"space0", seat + 1}}
                               : QVariantMap{{"board", 2}, {"space2", seat + 1}, {"actions", 2}});
    }
    game.carryOut("goOn", {});
    const auto move = [&](int seat, int to, int number) {
        game.carryOut(QStringLiteral("move0-%1").arg(seat), {{"to", to}});
        if (number > 0)
            game.carryOut("number", {{"number", number}});
        game.carryOut(QStringLiteral("endTurn-%1").arg(seat), {});
    };
    game.carryOut("screen-2", {{"0", 3}, {"1", 2}, {"2", 10}, {"money", 30}});
    game.carryOut("claim-2", {{"goal", 2}});
    move(0, 4, 3);
    move(1, 4, 0);
    move(2, 5, 4);
    game.carryOut("move0-3", {{"to", 4}});
}

/// A table of Rockwell where drilling is under way and a first tile has enough power.
inline QString playRockwell(companion::App &app)
{
    const QString id = beginRockwell(app);
    drillInRockwell(app);
    return id;
}

/// Everybody does that, in whatever order: whoever's turn it is finds the ask.
template <typename Said>
void tellInTurn(companion::GuidedGame &game, const QString &what, const Said &said)
{
    const int seats = static_cast<int>(names.size());
    for (int turn = 0; turn < seats; ++turn) {
        for (int seat = 0; seat < seats && !game.carryOut(what + "-" + QString::number(seat), said(seat));
             ++seat) {
        }
    }
}

/// A table of The Ruhr in its second round, where purchases are made. Coal Baron is offered again afterwards.
/// Gives the id of the game, which is open.
inline QString playRuhr(companion::App &app)
{
    companion::NewGame &form = *app.newGame();
    const int before = form.game();
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::TheRuhr));
    choosePlayers(app);
    const QString id = form.start();
    form.begin();
    form.setGame(before);
    if (!app.tables()->open(id))
        return {};
    companion::GuidedGame &game = *app.tables()->guided();
    const auto inTurn = [&](const QString &what, const auto &said) { tellInTurn(game, what, said); };
    for (const int round : {1, 2}) {
        game.carryOut("event", {});
        game.carryOut("tile", {{"tile", 10 + round}});
        inTurn("depot", [=](int seat) {
            return QVariantMap{{"action", 1 + seat % 2}, {"river", 3 * round + seat}};
        });
        inTurn("sale", [=](int seat) {
            return QVariantMap{{"place", 7},   {"face", 4},  {"dams", seat % 2},
                               {"thalers", 0}, {"space", 1}, {"river", 3 * round + 2 + seat}};
        });
        inTurn("token", [=](int seat) {
            return QVariantMap{
                {"tokens", round == 1 ? QVariantList{3, 8 + seat} : QVariantList{seat % 3, 4}}};
        });
        if (round == 1) {
            game.carryOut("nobodyElse", {});
            game.carryOut("round", {});
        }
    }
    const QString buyer = QString::number(game.shownSeat());
    game.carryOut("lock-" + buyer, {{"lock1", 0}, {"lock2", 9}});
    return id;
}

/// A table of The Ruhr on which nothing was followed, after its last round: everything is counted then. Gives
/// the id of the game, which is open.
inline QString countRuhr(companion::App &app)
{
    companion::NewGame &form = *app.newGame();
    const int before = form.game();
    form.begin();
    form.setGame(static_cast<int>(scoring::GameKind::TheRuhr));
    const QStringList followed{"turns", "points", "thalers", "warehouses", "tokens"};
    for (const QString &option : followed)
        form.setOption(option, false);
    choosePlayers(app);
    const QString id = form.start();
    for (const QString &option : followed)
        form.setOption(option, true);
    form.begin();
    form.setGame(before);
    if (!app.tables()->open(id))
        return {};
    companion::GuidedGame &game = *app.tables()->guided();
    while (game.beingPlayed() && !game.next().isEmpty())
        game.carryOut(game.next().value("key").toString(), {{"tile", 99}});
    app.guidedFinal()->answer(0, 0, -2);
    return id;
}

} // namespace evening
