// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "view_table.h"

#include <functional>

/// A table of The Ruhr as the screens use it.
namespace ruhr_view {

using companion::GuidedGame;

struct RuhrTable {
    // As the asks number them.
    static constexpr int noAction = 0;
    static constexpr int pilot = 2;
    static constexpr int towing = 3;
    static constexpr int werden = 1;
    static constexpr int kettwig = 0;
    static constexpr int factory = 7;
    static constexpr int ruhrort = 8;
    static constexpr int tileOfThreeCities = 11; // Werden, Steele, Witten
    static constexpr int unknownTile = 99;
    static constexpr int inWerden = 4; // building sites
    static constexpr int inBelgium = 13;
    static constexpr int essenWarehouse = 0;
    static constexpr int lockBuilding = 3;
    static constexpr int ruhrortHarbour = 4;
    static constexpr int mark = 0; // regions
    static constexpr int essen = 1;

    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};

    RuhrTable() { app.settings()->setLanguage("en"); }

    GuidedGame &game() { return *app.tables()->guided(); }

    /// Two, or those who are named, who follow what is usual, but for that.
    QString play(std::initializer_list<std::pair<const char *, bool>> options = {},
                 const QStringList &names = {"Anna", "Béla"})
    {
        companion::NewGame &form = *app.newGame();
        form.begin();
        form.setGame(static_cast<int>(scoring::GameKind::TheRuhr));
        for (const auto &[option, on] : options)
            form.setOption(option, on);
        for (const QString &name : names)
            form.add(name);
        const QString id = form.start();
        return app.tables()->open(id) ? id : QString();
    }

    int actor()
    {
        for (int seat = 0; seat < 2; ++seat) {
            if (view_story::valueIn(game().players(), seat, "acts").toBool())
                return seat;
        }
        return -1;
    }
    bool tell(const QString &ask, const QVariantMap &answers = {}) { return game().carryOut(ask, answers); }
    QString factsOf(int seat) { return view_story::valueIn(game().players(), seat, "facts").toString(); }
    QString points(int seat) { return view_story::valueIn(game().players(), seat, "points").toString(); }
    QStringList log()
    {
        QStringList rows;
        for (int row = 0; row < game().log()->rowCount(); ++row)
            rows += view_story::valueIn(game().log(), row, "text").toString();
        return rows;
    }
    QVariantMap ask(const QString &key)
    {
        QVariantList all = game().asks();
        all += game().next();
        for (const QVariant &one : all) {
            if (one.toMap().value("key") == key)
                return one.toMap();
        }
        return {};
    }
    QStringList fieldsOf(const QString &key)
    {
        QStringList keys;
        for (const QVariant &field : ask(key).value("fields").toList())
            keys += field.toMap().value("key").toString();
        return keys;
    }

    /// The choices of a field, as they read.
    QStringList choicesOf(const QString &key, const QString &field)
    {
        QStringList texts;
        for (const QVariant &one : ask(key).value("fields").toList()) {
            if (one.toMap().value("key") != field)
                continue;
            for (const QVariant &choice : one.toMap().value("choices").toList())
                texts += choice.toMap().value("text").toString();
        }
        return texts;
    }

    /// Anna sells in Werden, Béla to a factory; Béla takes two tokens.
    bool firstRound()
    {
        return tell("event") && tell("tile", {{"tile", tileOfThreeCities}}) &&
               tell("depot-0", {{"action", pilot}, {"river", 3}}) &&
               tell("depot-1", {{"action", towing}, {"river", 5}}) &&
               tell("sale-0", {{"place", werden}, {"face", 4}, {"dams", 0}, {"space", 1}, {"river", 9}}) &&
               tell("sale-1", {{"place", factory},
                               {"face", 3},
                               {"dams", 1},
                               {"thalers", 0},
                               {"space", 1},
                               {"river", 7}}) &&
               tell("token-1", {{"tokens", QVariantList{lockBuilding, essenWarehouse}}}) && tell("done-0") &&
               tell("done-1") && tell("done-0") && tell("round");
    }
    /// Nobody gets far, and Béla has a turn to buy.
    bool secondRoundUntilBuying()
    {
        return tell("event") && tell("tile", {{"tile", unknownTile}}) &&
               tell("depot-1", {{"action", noAction}, {"river", 8}}) &&
               tell("depot-0", {{"action", noAction}, {"river", 10}}) &&
               tell("sale-1", {{"place", kettwig},
                               {"face", 2},
                               {"dams", 0},
                               {"thalers", 0},
                               {"space", 1},
                               {"river", 10}}) &&
               tell("sale-0", {{"place", factory},
                               {"face", 1},
                               {"dams", 0},
                               {"thalers", 0},
                               {"space", 0},
                               {"river", 12}}) &&
               tell("nobodyElse");
    }
    /// A round of those who do not follow the turns, in which nothing happens but this.
    bool quietRound(
        const QVariantMap &event, const std::function<bool()> &buying = [] { return true; },
        const QVariantMap &exported = {})
    {
        const bool last = game().where().startsWith("Round 12");
        if (!tell("event", event) || (!last && !tell("tile", {{"tile", unknownTile}})))
            return false;
        if (!tell("goOn") || !tell("goOn") || !tell("goOn") || !buying() || !tell("goOn"))
            return false;
        return (!game().where().endsWith("export") || tell("export", exported)) && tell("round");
    }
};

/// What people see of the table.
inline QStringList seenAt(companion::App &app)
{
    GuidedGame &game = *app.tables()->guided();
    QStringList seen{game.where(), game.rule(), QString::number(game.length())};
    for (int seat = 0; seat < 2; ++seat) {
        for (const char *role : {"points", "facts", "status", "acts"})
            seen += view_story::valueIn(game.players(), seat, role).toString();
    }
    for (int row = 0; row < game.log()->rowCount(); ++row)
        seen += view_story::valueIn(game.log(), row, "text").toString();
    return seen;
}

} // namespace ruhr_view
