// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "view_table.h"

#include <array>

namespace imperial_miners_view {

using companion::GuidedGame;
using scoring::GameKind;
using view_story::valueIn;

struct PlacedCard {
    int level = 0;
    int x = 0;
    const char *halves = nullptr;
};
// The mine on which the rules are tried, card by card.
inline constexpr std::array mineOfTheRules{
    PlacedCard{1, 0, "FE--EF"}, PlacedCard{2, 1, "EFFFEF"}, PlacedCard{1, 2, "FF--FE"},
    PlacedCard{2, 3, "FEEFFF"}, PlacedCard{3, 2, "FFEFFE"}, PlacedCard{1, 4, "EF--FF"},
    PlacedCard{3, 4, "EFFEFF"}, PlacedCard{4, 3, "FEFF--"}, PlacedCard{2, 5, "FFFEEF"},
    PlacedCard{1, 8, "FF--FF"},
};

/// A tablet with a table of Imperial Miners on it.
struct MinersTable {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};

    MinersTable() { app.settings()->setLanguage("en"); }

    GuidedGame &game() { return *app.tables()->guided(); }

    QString play(const QStringList &names, const QStringList &options)
    {
        companion::NewGame &form = *app.newGame();
        form.begin();
        form.setGame(static_cast<int>(GameKind::ImperialMiners));
        for (const QVariant &option : form.options())
            form.setOption(option.toMap().value("key").toString(), false);
        for (const QString &option : options)
            form.setOption(option, true);
        for (const QString &name : names)
            form.add(name);
        const QString id = form.start();
        return app.tables()->open(id) ? id : QString();
    }

    bool tell(const QString &ask, const QVariantMap &answers = {}) { return game().carryOut(ask, answers); }
    bool event() { return tell("event", {{"timing", 1}, {"text", ""}}); }

    QString facts() { return valueIn(game().players(), 0, "facts").toString(); }

    QStringList asks()
    {
        QStringList keys;
        for (const QVariant &ask : game().asks())
            keys += ask.toMap().value("key").toString();
        return keys;
    }

    QVariantMap ofAsk(const QString &ask)
    {
        for (const QVariant &one : game().asks()) {
            if (one.toMap().value("key") == ask)
                return one.toMap();
        }
        return {};
    }

    /// A round of somebody who plays alone: where the card lies by its x, and its half carts in the order
    /// left, right, up left, up right, down left, down right.
    bool playAlone(int level, int x, const QString &halves)
    {
        QVariantList sides;
        for (const QChar half : halves)
            sides += half == u'F' ? 2 : half == u'E' ? 1 : 0;
        return event() && tell("reveal-0", {{"level", level}}) && placeAt(x, sides) && goUp() &&
               tell("surface-0", {{"effect", 1}});
    }
    bool placeAt(int x, const QVariantList &sides)
    {
        for (const QVariant &place : choicesOf("place-0")) {
            if (place.toMap()["x"].toInt() == x)
                return tell("place-0", {{"place", place.toMap()["value"]}, {"half", sides}});
        }
        return false;
    }
    /// To the surface; at a fork the left card.
    bool goUp()
    {
        while (asks().contains("chain-0")) {
            if (!tell("chain-0", {{"card", 0}}))
                return false;
        }
        return true;
    }

    QVariantList choicesOf(const QString &ask)
    {
        for (const QVariant &one : game().asks()) {
            if (one.toMap().value("key") == ask)
                return one.toMap().value("fields").toList().first().toMap().value("choices").toList();
        }
        return {};
    }
};

} // namespace imperial_miners_view
