// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places.h"
#include "sample_evening.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QFile>
#include <QMetaProperty>
#include <QSet>
#include <QTemporaryDir>

#include <array>

/// Every list that a view offers, or a view within it, is watched for promises it breaks.
inline void watchLists(QObject *view, QSet<QObject *> &watched)
{
    if (!view || watched.contains(view))
        return;
    watched += view;
    if (auto *list = qobject_cast<QAbstractItemModel *>(view)) {
        new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest, list);
        return;
    }
    for (int number = 0; number < view->metaObject()->propertyCount(); ++number) {
        const QMetaProperty property = view->metaObject()->property(number);
        if (property.metaType().flags().testFlag(QMetaType::PointerToQObject))
            watchLists(property.read(view).value<QObject *>(), watched);
    }
}

/// A tablet with something on every screen: games played, under way in every phase, and given up.
struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};
    QString played = playedOn(app);
    QString evaluated = evaluatedOn(app);
    QString counted = countedOn(app);
    QString givenUp = givenUpOn(app);
    QString miners = evening::playMiners(app, 2);
    QString rockwell = evening::playRockwell(app);
    QString ruhr = evening::playRuhr(app);
    QString ruhrCounted = evening::countRuhr(app);
    QString minersCounted = evening::playMiners(app, 10);
    QString running = evening::begin(app);
    companion::Window window{app};
    Touch touch{window.window()};

    Tablet()
    {
        QSet<QObject *> watched;
        watchLists(&app, watched);
        window.window()->requestActivate();
    }

    static QString evaluatedOn(companion::App &app)
    {
        const QString id = evening::begin(app);
        app.game()->open(id);
        evening::playShift(app, 1);
        evening::endShift(app);
        return id;
    }
    static QString countedOn(companion::App &app)
    {
        const QString id = evaluatedOn(app);
        evening::playToTheEnd(app);
        return id;
    }
    static QString playedOn(companion::App &app)
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        app.settings()->setGuided(true);
        const QString id = countedOn(app);
        evening::finish(app);
        app.finalCount()->save();
        return id;
    }
    static QString givenUpOn(companion::App &app)
    {
        const QString id = evening::begin(app);
        app.home()->giveUp(id);
        return id;
    }

    /// The sheet of a finished game that is in no history.
    void show(const char *game)
    {
        QFile record(QString(places::evenings) + u'/' + game);
        if (record.open(QIODevice::ReadOnly))
            app.gameSheet()->show(record.readAll());
    }
    void go(const char *way) { QMetaObject::invokeMethod(window.screens(), way); }
    template <typename Value>
    void go(const char *way, const Value &value)
    {
        QMetaObject::invokeMethod(window.screens(), way,
                                  QArgument<Value>(QMetaType::fromType<Value>().name(), value));
    }
    int depth() const { return window.screens()->property("depth").toInt(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(window.window(), key, modifiers);
    }
    /// Until lists are filled and screens have come to a stand, also on a machine that is busy.
    void rest()
    {
        QTest::qWait(60);
        touch.waitForFrames(3);
    }
};

struct Screen {
    const char *name;
    void (*open)(Tablet &);
};

/// Sanitizers look at what the program does, which is the same in every size and language: for them each
/// screen is looked at once, for people in all of them.
#ifdef __SANITIZE_ADDRESS__
inline constexpr bool onceIsEnough = true;
#else
inline constexpr bool onceIsEnough = false;
#endif

inline const std::array screens{
    Screen{"home", [](Tablet &tablet) { tablet.go("goHome"); }},
    Screen{"new game",
           [](Tablet &tablet) { tablet.go("newGame", false), evening::choosePlayers(tablet.app); }},
    Screen{"game from paper, shift by shift", [](Tablet &tablet) { tablet.go("newGameFromPaper"); }},
    Screen{"set-up", [](Tablet &tablet) { tablet.go("newGame", false), tablet.go("setUp", tablet.running); }},
    Screen{"table", [](Tablet &tablet) { tablet.go("openTable", tablet.running); }},
    Screen{"orders",
           [](Tablet &tablet) { tablet.go("openTable", tablet.running), tablet.go("openOrders", 0); }},
    Screen{"mine", [](Tablet &tablet) { tablet.go("openTable", tablet.running), tablet.go("openMine", 0); }},
    Screen{"photos of the table",
           [](Tablet &tablet) { tablet.go("openTable", tablet.running), tablet.go("scanTable"); }},
    Screen{"players and evening",
           [](Tablet &tablet) {
               tablet.go("openTable", tablet.running), tablet.go("visit", QString("EveningPage"));
           }},
    Screen{"evaluation", [](Tablet &tablet) { tablet.go("openTable", tablet.evaluated); }},
    Screen{"final count", [](Tablet &tablet) { tablet.go("openTable", tablet.counted); }},
    Screen{"result", [](Tablet &tablet) { tablet.go("openTable", tablet.played); }},
    Screen{"table of Imperial Miners", [](Tablet &tablet) { tablet.go("openTable", tablet.miners); }},
    Screen{"table of Rockwell", [](Tablet &tablet) { tablet.go("openTable", tablet.rockwell); }},
    Screen{"table of The Ruhr", [](Tablet &tablet) { tablet.go("openTable", tablet.ruhr); }},
    Screen{"final count of Imperial Miners",
           [](Tablet &tablet) { tablet.go("openTable", tablet.minersCounted); }},
    Screen{"final count of The Ruhr", [](Tablet &tablet) { tablet.go("openTable", tablet.ruhrCounted); }},
    Screen{"evaluation of The Ruhr",
           [](Tablet &tablet) { tablet.show("the-ruhr-two-players-1.json"), tablet.go("openSteps"); }},
    Screen{"replay of The Ruhr", [](Tablet &tablet) { tablet.go("openReplay", tablet.ruhr); }},
    Screen{"evaluation of Rockwell",
           [](Tablet &tablet) { tablet.show("rockwell-four-players-2.json"), tablet.go("openSteps"); }},
    Screen{"replay of Imperial Miners", [](Tablet &tablet) { tablet.go("openReplay", tablet.miners); }},
    Screen{"calculators", [](Tablet &tablet) { tablet.go("visit", QString("CalculatorsPage")); }},
    Screen{"games given up", [](Tablet &tablet) { tablet.go("visit", QString("GivenUpPage")); }},
    Screen{"score sheet", [](Tablet &tablet) { tablet.go("openSheet", tablet.played); }},
    Screen{"replay", [](Tablet &tablet) { tablet.go("openReplay", tablet.played); }},
    Screen{"share", [](Tablet &tablet) { tablet.go("share", tablet.played); }},
    Screen{"correction", [](Tablet &tablet) { tablet.go("openCorrection", tablet.played); }},
    Screen{"correction, counts",
           [](Tablet &tablet) {
               tablet.go("openCorrection", tablet.played), tablet.go("visit", QString("CountsPage"));
           }},
    Screen{"correction, orders",
           [](Tablet &tablet) {
               tablet.go("openCorrection", tablet.played), tablet.go("openCountedOrders", 0);
           }},
    Screen{"game from paper", [](Tablet &tablet) { tablet.go("openPaper"); }},
    Screen{"records", [](Tablet &tablet) { tablet.go("openRecords"); }},
    Screen{"history", [](Tablet &tablet) { tablet.go("visit", QString("HistoryPage")); }},
    Screen{"leaderboard", [](Tablet &tablet) { tablet.go("visit", QString("LeaderboardPage")); }},
    Screen{"head to head", [](Tablet &tablet) { tablet.go("visit", QString("HeadToHeadPage")); }},
    Screen{"people", [](Tablet &tablet) { tablet.go("visit", QString("PeoplePage")); }},
    Screen{"person",
           [](Tablet &tablet) {
               tablet.go("openPerson",
                         tablet.app.people()->people()->index(0, 0).data(Qt::UserRole).toString());
           }},
    Screen{"settings", [](Tablet &tablet) { tablet.go("visit", QString("SettingsPage")); }},
    Screen{"photos and editions", [](Tablet &tablet) { tablet.go("visit", QString("EditionsPage")); }},
    Screen{"backups", [](Tablet &tablet) { tablet.go("visit", QString("BackupsPage")); }},
    Screen{"export and import", [](Tablet &tablet) { tablet.go("visit", QString("ExchangePage")); }},
    Screen{"rules and words", [](Tablet &tablet) { tablet.go("openHelp"); }},
    Screen{"rules and words at the table of Coal Baron",
           [](Tablet &tablet) { tablet.go("openTable", tablet.running), tablet.go("openHelpAtTable"); }},
    Screen{"rules and words at the table of Rockwell",
           [](Tablet &tablet) { tablet.go("openTable", tablet.rockwell), tablet.go("openHelpAtTable"); }},
    Screen{"rules and words at the table of The Ruhr",
           [](Tablet &tablet) { tablet.go("openTable", tablet.ruhr), tablet.go("openHelpAtTable"); }},
    Screen{"learn", [](Tablet &tablet) { tablet.go("openLearn"); }},
    Screen{"a lesson on the clock", [](Tablet &tablet) { tablet.go("openLesson", 0); }},
    Screen{"a lesson", [](Tablet &tablet) { tablet.go("openLesson", 2); }},
    Screen{"progress and weak spots",
           [](Tablet &tablet) { tablet.go("openLearn"), tablet.go("visit", QString("SpotsPage")); }},
    Screen{"about", [](Tablet &tablet) { tablet.go("visit", QString("AboutPage")); }},
};

/// From Home, so that one screen is not in the way of another.
inline void openScreen(Tablet &tablet, const Screen &screen)
{
    tablet.go("leaveAll");
    screen.open(tablet);
    tablet.rest();
}

inline bool isControl(const QQuickItem &item)
{
    if (item.inherits("QQuickComboBox") || item.inherits("QQuickSpinBox"))
        return true;
    for (const QQuickItem *around = item.parentItem(); around; around = around->parentItem()) {
        if (around->inherits("QQuickComboBox") || around->inherits("QQuickSpinBox"))
            return false; // a part of it
    }
    return item.inherits("QQuickAbstractButton") || item.inherits("QQuickSlider") ||
           item.inherits("QQuickTextInput") || item.inherits("QQuickTextEdit") || item.activeFocusOnTab();
}

enum class Controls { Usable, Shown };

inline void collectControls(QQuickItem *item, Controls which, QList<QQuickItem *> &found)
{
    if (!item->isVisible() || (which == Controls::Usable && !item->isEnabled()) || item->opacity() == 0)
        return;
    if (isControl(*item))
        found += item;
    for (QQuickItem *child : item->childItems())
        collectControls(child, which, found);
}

inline QList<QQuickItem *> controlsOf(const Tablet &tablet, Controls which = Controls::Usable)
{
    QList<QQuickItem *> controls;
    collectControls(tablet.window.window()->contentItem(), which, controls);
    return controls;
}

/// A button without a name of its own is called by what is written on it, once somebody listens.
inline QString spokenName(QQuickItem *item)
{
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
    return name.isEmpty() && item->inherits("QQuickAbstractButton") ? item->property("text").toString()
                                                                    : name;
}

inline QString called(QQuickItem *item)
{
    const QString type = QString(item->metaObject()->className()).section("_QML", 0, 0);
    return type + " " + item->objectName() + " \"" + spokenName(item) + "\"";
}

/// Whether all of it lies within what clips it, and within the window.
inline bool isInSight(QQuickItem *item)
{
    const QRectF place = item->mapRectToScene(item->boundingRect());
    if (!QRectF({0, 0}, item->window()->size()).adjusted(-1, -1, 1, 1).contains(place))
        return false;
    for (QQuickItem *around = item->parentItem(); around; around = around->parentItem()) {
        if (around->clip() &&
            !around->mapRectToScene(around->boundingRect()).adjusted(-1, -1, 1, 1).contains(place))
            return false;
    }
    return true;
}
