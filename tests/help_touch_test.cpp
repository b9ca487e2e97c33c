// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules and words with a finger on the window: from the table of every game, and from Home.

#include "every_screen.h"

#include "companion/rules_summary.h"

class HelpTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        companion::useOurStyle();
        m_tablet = std::make_unique<Tablet>();
    }
    void cleanupTestCase() { m_tablet.reset(); }

    void at_a_guided_table_the_rules_of_its_game_are_looked_up_data();
    void at_a_guided_table_the_rules_of_its_game_are_looked_up();
    void another_game_is_one_tap_away_and_begins_at_its_first_rule();
    void from_home_the_rules_are_those_of_the_game_under_way();

private:
    /// The first rule that is to be seen.
    QString firstRule() const
    {
        const auto *list = m_tablet->touch.find("rulesOfGame");
        const auto *view = list ? list->findChild<QQuickItem *>("entries") : nullptr;
        QQuickItem *first = nullptr;
        if (view)
            QMetaObject::invokeMethod(const_cast<QQuickItem *>(view), "itemAtIndex",
                                      Q_RETURN_ARG(QQuickItem *, first), Q_ARG(int, 0));
        return first && isInSight(first) ? first->property("text").toString() : QString();
    }

    std::unique_ptr<Tablet> m_tablet;
};

void HelpTouchTest::at_a_guided_table_the_rules_of_its_game_are_looked_up_data()
{
    using scoring::GameKind;
    QTest::addColumn<QString>("game");
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("word");
    QTest::newRow("Rockwell") << m_tablet->rockwell << GameKind::Rockwell << "bribe t"
                              << "bribe tile";
    QTest::newRow("The Ruhr") << m_tablet->ruhr << GameKind::TheRuhr << "pilot b"
                              << "pilot ban";
    QTest::newRow("Imperial Miners") << m_tablet->miners << GameKind::ImperialMiners << "pickaxe"
                                     << "pickaxe marker";
}

void HelpTouchTest::at_a_guided_table_the_rules_of_its_game_are_looked_up()
{
    QFETCH(const QString, game);
    QFETCH(const scoring::GameKind, kind);
    QFETCH(const QString, search);
    QFETCH(const QString, word);
    Touch &touch = m_tablet->touch;
    companion::Help &help = *m_tablet->app.help();
    for (const QSize size : {QSize(1280, 800), QSize(800, 480)}) {
        m_tablet->window.window()->resize(size);
        m_tablet->go("openTable", game);
        touch.tap("tableMenu");
        touch.tap("rules");
        touch.waitForSight("searchHelp");
        QCOMPARE(help.game(), static_cast<int>(kind));
        QVERIFY(touch.shown("game-" + QString::number(help.game()), "checked").toBool());
        touch.waitFor("its first rule is to be read", [&] {
            return firstRule() == m_tablet->app.tables()->current()->rulesSummary().first().text;
        });
        touch.tap("searchHelp");
        touch.type(search);
        touch.waitFor("the word is found",
                      [&] { return valueIn(help.words(), 0, "title").toString() == word; });
        touch.tap("back");
        touch.waitForSight("seat-0");
        QCOMPARE(help.search(), QString());
        QCOMPARE(m_tablet->app.tables()->current()->id(), game);
    }
    QCOMPARE(touch.trouble(), QString());
}

void HelpTouchTest::another_game_is_one_tap_away_and_begins_at_its_first_rule()
{
    Touch &touch = m_tablet->touch;
    m_tablet->window.window()->resize(1280, 800);
    m_tablet->go("openTable", m_tablet->ruhr);
    touch.tap("tableMenu");
    touch.tap("rules");
    touch.waitForSight("rulesOfGame");
    touch.waitFor("its first rule is to be read", [&] { return !firstRule().isEmpty(); });
    touch.swipe(1, {0, -600});
    touch.waitFor("the rules have moved", [&] { return firstRule().isEmpty(); });
    for (const auto kind : {scoring::GameKind::Rockwell, scoring::GameKind::CoalBaron}) {
        touch.tap("game-" + QString::number(static_cast<int>(kind)));
        touch.waitFor("its first rule is to be read",
                      [&] { return firstRule() == companion::rulesSummary(kind).first().text; });
    }
    QCOMPARE(touch.trouble(), QString());
}

void HelpTouchTest::from_home_the_rules_are_those_of_the_game_under_way()
{
    Touch &touch = m_tablet->touch;
    m_tablet->go("goHome");
    touch.tap("help");
    touch.waitForSight("searchHelp");
    QCOMPARE(m_tablet->app.help()->game(), m_tablet->app.home()->lastGame());
    touch.tap("back");
    touch.waitForSight("help");
    QCOMPARE(touch.trouble(), QString());
}

QTEST_MAIN(HelpTouchTest)
#include "help_touch_test.moc"
