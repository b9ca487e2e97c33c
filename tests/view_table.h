// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "companion/view/app.h"
#include "scoring/coal_baron/orders.h"

/// A table with people, told through what the screens use.
namespace view_story {

inline const QStringList fourNames{"Anna", "Béla", "Cili", "Dániel"};

/// What a list holds under the name of a role.
inline QVariant valueIn(const QAbstractItemModel *list, int row, const char *role)
{
    return list->data(list->index(row, 0), list->roleNames().key(role));
}

inline int cardNumber(const char *name)
{
    const auto order = scoring::coal_baron::findOrder(name);
    if (!order)
        qFatal("the test names an order that does not exist: %s", name);
    return static_cast<int>(*order);
}

/// An app with a store of its own. Every list it shows is watched for promises it breaks.
class Table
{
public:
    Table()
    {
        app.settings()->setLanguage("en");
        for (QAbstractItemModel *list : std::initializer_list<QAbstractItemModel *>{
                 app.home()->liveGames(), app.newGame()->people(), app.newGame()->seats(),
                 app.table()->players(), app.table()->segments(), app.table()->log(), app.orders()->cards(),
                 app.mine()->levels(), app.evaluation()->awards(), app.evaluation()->summary(),
                 app.finalCount()->players()})
            new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest, list);
    }

    /// Starts a game and opens it; the first so many of the four play. Options are those of the new game.
    QString play(int players = 4, std::initializer_list<std::pair<const char *, bool>> options = {})
    {
        app.newGame()->begin();
        for (const auto &[option, on] : options)
            app.newGame()->setProperty(option, on);
        for (const QString &name : fourNames.mid(0, players))
            app.newGame()->add(name);
        const QString id = app.newGame()->start();
        return app.game()->open(id) ? id : QString();
    }

    void deliver(int seat, std::initializer_list<const char *> cards)
    {
        app.orders()->setSeat(seat);
        for (const char *card : cards)
            app.orders()->tap(cardNumber(card));
    }

    QVariant ofPlayer(int seat, const char *role)
    {
        return view_story::valueIn(app.table()->players(), seat, role);
    }
    QVariant ofCard(const char *card, const char *role)
    {
        return view_story::valueIn(app.orders()->cards(), cardNumber(card), role);
    }

    QString file() const { return m_folder.filePath("steiger.db"); }

private:
    QTemporaryDir m_folder;

public:
    companion::App app{m_folder.filePath("steiger.db").toStdString()};
};

} // namespace view_story
