// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "rockwell_view_table.h"
#include "tests/stories.h"
#include "view_story.h"

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
    void every_game_has_its_own_rules_and_words();
    void a_search_stays_within_the_game();
    void at_a_table_the_rules_are_those_of_the_table();
    void from_home_it_begins_with_the_game_played_last();
};

namespace {

QString textOn(Help &help, const QString &title)
{
    const qsizetype row = story::column(help.rules(), "title").indexOf(title);
    return row < 0 ? QString() : story::column(help.rules(), "text")[row];
}

} // namespace

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

void HelpTest::every_game_has_its_own_rules_and_words()
{
    Help help;
    QStringList first;
    const QVariantList games = help.games();
    QCOMPARE(games.size(), static_cast<qsizetype>(scoring::gameFacts.size()));
    QSignalSpy chosen(&help, &Help::gameChanged);
    for (const QVariant &game : games) {
        help.setGame(game.toMap().value("game").toInt());
        QCOMPARE(help.game(), game.toMap().value("game").toInt());
        QVERIFY(!first.contains(story::column(help.rules(), "text").value(0)));
        first += story::column(help.rules(), "text").value(0);
        QVERIFY(help.words()->rowCount() >= 20);
    }
    QCOMPARE(chosen.size(), games.size());
    help.setGame(7); // there is no such game
    QCOMPARE(help.game(), static_cast<int>(scoring::GameKind::ImperialMiners));
}

void HelpTest::a_search_stays_within_the_game()
{
    Help help;
    help.setGame(static_cast<int>(scoring::GameKind::TheRuhr));
    help.setSearch("barge");
    QVERIFY(story::column(help.words(), "title").contains("barge"));
    help.setGame(static_cast<int>(scoring::GameKind::Rockwell));
    QVERIFY(help.foundNothing());
    help.setGame(static_cast<int>(scoring::GameKind::TheRuhr));
    QVERIFY(!help.foundNothing());
}

void HelpTest::at_a_table_the_rules_are_those_of_the_table()
{
    view_story::RockwellTable at;
    at.app.newGame()->setGame(static_cast<int>(scoring::GameKind::Rockwell));
    at.app.newGame()->setOption("zeroScores", false);
    QVERIFY(!at.play({"Anna", "Béla"}, true).isEmpty());
    Help &help = *at.app.help();
    help.openAt(at.app.tables()->current());
    QCOMPARE(help.game(), static_cast<int>(scoring::GameKind::Rockwell));
    QVERIFY(textOn(help, "Majorities").endsWith("third place:\n2 players: 2, 0, 0"));
    QVERIFY(textOn(help, "Majorities").contains("Who has none gets nothing."));
    help.setGame(static_cast<int>(scoring::GameKind::TheRuhr)); // a look at another game changes nothing
    help.setGame(static_cast<int>(scoring::GameKind::Rockwell));
    QVERIFY(textOn(help, "Majorities").contains("Who has none gets nothing."));
    help.open(static_cast<int>(scoring::GameKind::Rockwell)); // from Home
    QVERIFY(textOn(help, "Majorities").contains("Who has none takes part as well."));
}

void HelpTest::from_home_it_begins_with_the_game_played_last()
{
    view_story::RockwellTable at;
    companion::Home &home = *at.app.home();
    QCOMPARE(home.lastGame(), static_cast<int>(scoring::GameKind::CoalBaron)); // nothing was played yet
    QFile miners(QString(places::evenings) + "/imperial-miners-solo-1.json");
    QVERIFY(miners.open(QIODevice::ReadOnly));
    story::add(at.app.ledger().store(), story::Json::parse(miners.readAll().toStdString()));
    at.app.ledger().tellChanged();
    QCOMPARE(home.lastGame(), static_cast<int>(scoring::GameKind::ImperialMiners));
    const QString rockwell = at.play({"Anna", "Béla"}, true); // what is under way comes first
    QCOMPARE(home.lastGame(), static_cast<int>(scoring::GameKind::Rockwell));
    home.giveUp(rockwell);
    QCOMPARE(home.lastGame(), static_cast<int>(scoring::GameKind::ImperialMiners));
}

GUILESS_STORY(HelpTest)
#include "help_view_test.moc"
