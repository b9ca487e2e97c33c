// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/language.h"
#include "companion/view/help.h"
#include "tests/stories.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using companion::Help;

class HelpTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(companion::Language::English); }
    void everything_is_there_until_somebody_searches();
    void a_word_is_found_in_any_language_and_without_its_accents();
    void what_nobody_mentions_is_not_found();
    void another_language_tells_it_all_anew();
};

void HelpTest::everything_is_there_until_somebody_searches()
{
    Help help;
    const QAbstractItemModelTester words(help.words());
    const QAbstractItemModelTester rules(help.rules());
    QVERIFY(help.words()->rowCount() >= 15);
    QVERIFY(help.rules()->rowCount() >= 6);
    QVERIFY(!help.foundNothing());
    const int all = help.words()->rowCount();
    help.setSearch("cage");
    QVERIFY(help.words()->rowCount() > 0 && help.words()->rowCount() < all);
    help.setSearch("");
    QCOMPARE(help.words()->rowCount(), all);
}

void HelpTest::a_word_is_found_in_any_language_and_without_its_accents()
{
    Help help;
    help.words();
    help.setSearch("Förderkorb");
    const int found = help.words()->rowCount();
    QVERIFY(found > 0);
    help.setSearch("forderkorb");
    QCOMPARE(help.words()->rowCount(), found);
}

void HelpTest::what_nobody_mentions_is_not_found()
{
    Help help;
    help.words();
    help.setSearch("helicopter");
    QVERIFY(help.foundNothing());
}

void HelpTest::another_language_tells_it_all_anew()
{
    Help help;
    const int title = help.rules()->roleNames().key("title");
    const QString english = help.rules()->index(0, 0).data(title).toString();
    companion::useLanguage(companion::Language::Hungarian);
    help.retell();
    QVERIFY(help.rules()->index(0, 0).data(title).toString() != english);
}

GUILESS_STORY(HelpTest)
#include "help_view_test.moc"
