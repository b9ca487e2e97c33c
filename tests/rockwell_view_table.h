// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "view_table.h"

namespace view_story {

/// A tile like "B3", as it is chosen: they come behind the four entrances, eight in a layer.
inline int tileValue(const char *tile)
{
    return 4 + 8 * (tile[0] - 'A') + (tile[1] - '1');
}

/// A table of Rockwell, told through what the screens use.
struct RockwellTable {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};

    RockwellTable() { app.settings()->setLanguage("en"); }

    companion::GuidedGame &game() { return *app.tables()->guided(); }

    QString play(const QStringList &names, bool screens, bool mine = false,
                 const QMap<QString, bool> &options = {})
    {
        companion::NewGame &form = *app.newGame();
        form.begin();
        form.setGame(static_cast<int>(scoring::GameKind::Rockwell));
        form.setOption("screens", screens);
        form.setOption("mine", mine);
        for (auto option = options.begin(); option != options.end(); ++option)
            form.setOption(option.key(), option.value());
        for (const QString &name : names)
            form.add(name);
        const QString id = form.start();
        return app.tables()->open(id) ? id : QString();
    }

    /// Whoever's turn it is.
    QString actor()
    {
        for (int seat = 0; seat < game().names().size(); ++seat) {
            if (valueIn(game().players(), seat, "acts").toBool())
                return QString::number(seat);
        }
        return "-1";
    }
    /// Numbers on tiles are those of the story, also where the set-up would forbid them side by side.
    bool tell(const QString &ask, const QVariantMap &answers = {})
    {
        const bool readsNumbers = ask == "number" || (ask.startsWith("robot") && !answers.contains("to"));
        return game().carryOut(ask, answers) || (readsNumbers && game().goOnAnyway());
    }
    bool passVicePresidents()
    {
        const int players = static_cast<int>(game().names().size());
        for (int placed = 0; placed < 2 * players; ++placed) {
            if (!tell("pass-" + actor()))
                return false;
        }
        return true;
    }
    /// Everybody's hand, by seat; who is not named bids nothing.
    bool bid(const QMap<int, QVariantMap> &hands = {})
    {
        for (int seat = 0; seat < game().names().size(); ++seat) {
            if (!tell("bid-" + QString::number(seat), hands.value(seat)))
                return false;
        }
        return true;
    }
    /// A round in which nobody bids, places or develops anything.
    bool quietRound()
    {
        return bid() && passVicePresidents() && tell("goOn") && tell("goOn") && tell("goOn");
    }
    /// A vice president of everybody on board I, in the order of the seats: so is the shift order.
    bool drillInTheOrderOfTheSeats()
    {
        if (!bid())
            return false;
        while (game().where().endsWith("vice presidents")) {
            const int seat = actor().toInt();
            const QString who = QString::number(seat);
            if (!tell("place-" + who, {{"board", 0}, {"space0", seat + 1}}) && !tell("pass-" + who))
                return false;
        }
        return tell("goOn");
    }

    /// What can be told now under that name, by whoever is shown.
    QVariantMap ask(const QString &key)
    {
        if (game().next().value("key") == key)
            return game().next();
        for (const QVariant &ask : game().asks()) {
            if (ask.toMap().value("key") == key)
                return ask.toMap();
        }
        return {};
    }
    /// What is drawn of the mine at that place.
    QVariantMap brick(const QString &place)
    {
        for (const QVariant &brick : game().board()) {
            if (brick.toMap().value("text") == place)
                return brick.toMap();
        }
        return {};
    }
    QStringList logLines()
    {
        QStringList lines;
        for (int row = 0; row < game().log()->rowCount(); ++row)
            lines += valueIn(game().log(), row, "text").toString();
        return lines;
    }

    QVariantMap cubesBehindScreen(int seat)
    {
        game().setShownSeat(seat);
        QVariantMap values;
        for (const QVariant &field : ask("screen-" + QString::number(seat)).value("fields").toList())
            values.insert(field.toMap().value("key").toString(), field.toMap().value("value"));
        return values;
    }
};

} // namespace view_story
