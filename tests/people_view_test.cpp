// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_story.h"

#include "companion/view/groups.h"
#include "companion/view/people.h"
#include "db/rebuild.h"

using companion::Groups;
using companion::People;
using story::column;
using story::evening;
using story::idOf;

class PeopleViewTest : public QObject
{
    Q_OBJECT

private slots:
    void everybody_is_listed_with_their_games();
    void names_that_cannot_be_are_refused_with_a_sentence_data();
    void names_that_cannot_be_are_refused_with_a_sentence();
    void unusual_names_are_welcome_data();
    void unusual_names_are_welcome();
    void a_new_name_is_everywhere();
    void nobody_is_the_same_person_as_themselves();
    void two_names_of_one_person_become_one();
    void who_played_each_other_is_not_one_person();
    void a_deleted_person_leaves_the_list_but_not_the_games();
    void twins_are_marked();
    void groups_have_members();
    void seasons_come_and_go();
    void a_season_that_cannot_be_is_refused_data();
    void a_season_that_cannot_be_is_refused();
    void a_group_is_renamed_and_its_games_follow();
    void a_place_is_renamed_and_called_as_before_again();
    void a_name_that_others_have_or_had_is_refused();
};

void PeopleViewTest::everybody_is_listed_with_their_games()
{
    story::Evening at;
    People people(at.ledger);
    const QAbstractItemModelTester tester(people.people());
    QVERIFY(people.isEmpty());
    at.add(evening("2026-05-01", "Béla 57, Anna 49"));
    at.add(evening("2026-05-08", "Anna 57, Cili 49"));
    QCOMPARE(column(people.people(), "name"), QStringList({"Anna", "Béla", "Cili"}));
    QCOMPARE(column(people.people(), "gamesText"), QStringList({"2 games", "1 game", "1 game"}));
}

void PeopleViewTest::names_that_cannot_be_are_refused_with_a_sentence_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("problem");

    QTest::newRow("nothing") << ""
                             << "A name is missing. Please give one.";
    QTest::newRow("spaces") << " \t "
                            << "A name is missing. Please give one.";
    QTest::newRow("200 letters") << QString(200, QChar(0xE9))
                                 << "This name is too long. 60 letters fit at the most.";
    QTest::newRow("a hidden sign that turns the text round")
        << QString("An%1na").arg(QChar(0x202E))
        << "This name holds signs that cannot be seen. Please type it again without them.";
    QTest::newRow("a name that is taken")
        << " Anna "
        << "Somebody is called Anna already. Choose another name; if the two are the same person, merge "
           "them.";
}

void PeopleViewTest::names_that_cannot_be_are_refused_with_a_sentence()
{
    QFETCH(const QString, name);
    QFETCH(const QString, problem);
    story::Evening at;
    at.add(evening("2026-05-01", "Béla 57, Anna 49"));
    People people(at.ledger);
    QVERIFY(!people.add(name));
    QCOMPARE(people.problem(), problem);
    QVERIFY(!people.rename(idOf(at, "Béla"), name));
    QCOMPARE(people.problem(), problem);
    QCOMPARE(column(people.people(), "name"), QStringList({"Anna", "Béla"}));
    people.forgetProblem();
    QCOMPARE(people.problem(), QString());
}

void PeopleViewTest::unusual_names_are_welcome_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("an emoji") << "🦊";
    QTest::newRow("right to left") << "דני";
    QTest::newRow("what a sentence fills in") << "%1 %2";
    QTest::newRow("thirty letters") << QString(30, 'W');
    QTest::newRow("a name like an order to a database") << "Robert'); DROP TABLE person;--";
}

void PeopleViewTest::unusual_names_are_welcome()
{
    QFETCH(const QString, name);
    story::Evening at;
    People people(at.ledger);
    QVERIFY(people.add(name));
    QCOMPARE(column(people.people(), "name"), QStringList(name));
    QVERIFY(people.whatRemovingDoes(column(people.people(), "person").first()).contains(name));
}

void PeopleViewTest::a_new_name_is_everywhere()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Bela 57, Anna 49"));
    People people(at.ledger);
    QVERIFY(people.rename(idOf(at, "Bela"), "Béla"));
    QCOMPARE(people.problem(), QString());
    QCOMPARE(column(people.people(), "name"), QStringList({"Anna", "Béla"}));
    QCOMPARE(story::games(at.store()), QStringList("2026-05-01: Béla 57, Anna 49"));
}

void PeopleViewTest::nobody_is_the_same_person_as_themselves()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 57, Béla 49"));
    at.add(evening("2026-05-08", "Anni 60, Béla 40"));
    People people(at.ledger);
    QStringList names;
    for (const QVariant &other : people.others(idOf(at, "Anni")))
        names += other.toMap().value("name").toString();
    QCOMPARE(names, QStringList({"Anna", "Béla"}));
    QVERIFY(people.mayMerge(idOf(at, "Anni"), idOf(at, "Anna")));
    QVERIFY(!people.mayMerge(idOf(at, "Anni"), idOf(at, "Béla")));
    QCOMPARE(people.problem(), "Anni and Béla have played each other, so they are not the same person.");
    QCOMPARE(people.people()->rowCount(), 3);
}

void PeopleViewTest::two_names_of_one_person_become_one()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 57, Béla 49"));
    at.add(evening("2026-05-08", "Anni 60, Béla 40"));
    People people(at.ledger);
    QCOMPARE(people.whatMergingDoes(idOf(at, "Anni"), idOf(at, "Anna")),
             "All games of Anni become games of Anna, and Anni leaves the list. This cannot be undone.");
    QVERIFY(people.merge(idOf(at, "Anni"), idOf(at, "Anna")));
    QCOMPARE(column(people.people(), "name"), QStringList({"Anna", "Béla"}));
    QCOMPARE(column(people.people(), "games"), QStringList({"2", "2"}));
}

void PeopleViewTest::who_played_each_other_is_not_one_person()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 57, Béla 49"));
    People people(at.ledger);
    QVERIFY(!people.merge(idOf(at, "Anna"), idOf(at, "Béla")));
    QCOMPARE(people.problem(), "Anna and Béla have played each other, so they are not the same person.");
    QVERIFY(!people.merge(idOf(at, "Anna"), idOf(at, "Anna")));
    QCOMPARE(people.problem(), "Choose two different people.");
    QCOMPARE(column(people.people(), "name"), QStringList({"Anna", "Béla"}));
}

void PeopleViewTest::a_deleted_person_leaves_the_list_but_not_the_games()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 57, Béla 49"));
    People people(at.ledger);
    QVERIFY(people.remove(idOf(at, "Anna")));
    QCOMPARE(column(people.people(), "name"), QStringList("Béla"));
    QCOMPARE(story::games(at.store()), QStringList("2026-05-01: ? 57, Béla 49"));
}

void PeopleViewTest::twins_are_marked()
{
    story::Evening at;
    story::tap(at.store(), [&] {
        db::addPerson(at.store(), "Anna");
        db::addPerson(at.store(), "Anna");
        db::addPerson(at.store(), "Béla");
    });
    const People people(at.ledger);
    QCOMPARE(column(const_cast<People &>(people).people(), "hasTwin"),
             QStringList({"true", "true", "false"}));
}

void PeopleViewTest::groups_have_members()
{
    story::Evening at;
    at.add(evening("2026-05-01", "Anna 57, Béla 49"));
    Groups groups(at.ledger);
    const QAbstractItemModelTester tester(groups.groups());
    const QAbstractItemModelTester members(groups.members());
    QVERIFY(groups.addGroup("Sunday miners"));
    QVERIFY(!groups.addGroup("sunday miners"));
    QCOMPARE(groups.problem(), "There is a group sunday miners already.");
    QCOMPARE(column(groups.groups(), "name"), QStringList({"Friday miners", "Sunday miners"}));
    groups.open(column(groups.groups(), "group").last());
    QCOMPARE(groups.openName(), "Sunday miners");
    QCOMPARE(column(groups.members(), "isMember"), QStringList({"false", "false"}));
    QVERIFY(groups.setMember(idOf(at, "Anna"), true));
    QVERIFY(groups.setMember(idOf(at, "Béla"), true));
    QCOMPARE(column(groups.groups(), "members"), QStringList({"", "Anna and Béla"}));
    QVERIFY(groups.setMember(idOf(at, "Anna"), false));
    QCOMPARE(column(groups.members(), "isMember"), QStringList({"false", "true"}));
}

void PeopleViewTest::seasons_come_and_go()
{
    story::Evening at;
    Groups groups(at.ledger);
    const QAbstractItemModelTester tester(groups.seasons());
    QVERIFY(groups.setSeason("Summer", "2026-06-01", "2026-08-31"));
    QCOMPARE(column(groups.seasons(), "days"), QStringList("1 Jun 2026 to 31 Aug 2026"));
    QVERIFY(groups.setSeason("Summer", "2026-06-15", "2026-08-31"));
    QCOMPARE(column(groups.seasons(), "days"), QStringList("15 Jun 2026 to 31 Aug 2026"));
    QVERIFY(groups.dropSeason("Summer"));
    QCOMPARE(groups.seasons()->rowCount(), 0);
}

void PeopleViewTest::a_season_that_cannot_be_is_refused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("since");
    QTest::addColumn<QString>("until");
    QTest::addColumn<QString>("problem");

    QTest::newRow("no name") << ""
                             << "2026-06-01"
                             << "2026-08-31"
                             << "A name is missing. Please give one.";
    QTest::newRow("a year") << "2026"
                            << "2026-06-01"
                            << "2026-08-31"
                            << "2026 is a year, and every year is a season already. Choose another name.";
    QTest::newRow("no day") << "Summer"
                            << "June"
                            << "2026-08-31"
                            << "A season is from day to day. Please write the days like 2026-05-01.";
    QTest::newRow("the wrong way round") << "Summer"
                                         << "2026-08-31"
                                         << "2026-06-01"
                                         << "The season would end before it begins. Exchange the two days.";
}

void PeopleViewTest::a_season_that_cannot_be_is_refused()
{
    QFETCH(const QString, name);
    QFETCH(const QString, since);
    QFETCH(const QString, until);
    QFETCH(const QString, problem);
    story::Evening at;
    Groups groups(at.ledger);
    QVERIFY(!groups.setSeason(name, since, until));
    QCOMPARE(groups.problem(), problem);
    QCOMPARE(groups.seasons()->rowCount(), 0);
}

void PeopleViewTest::a_group_is_renamed_and_its_games_follow()
{
    story::Evening at;
    const QString game = story::idOf(at.add(evening("2026-05-01", "Anna 57, Béla 49")));
    companion::Groups groups(at.ledger);
    const QString group = column(groups.groups(), "group").first();
    for (const char *name : {"Saturday miners", "Sunday miners"}) {
        QVERIFY(groups.renameGroup(group, name));
        at.add(evening("2026-06-01", "Anna 50, Béla 40", name)); // told under each of its names
    }
    const auto groupsOfGames = [&] {
        QStringList names;
        for (const db::GameInHistory &one : db::history(at.store(), {}))
            names += QString::fromStdString(one.group);
        return names;
    };
    const QStringList all{"Sunday miners", "Sunday miners", "Sunday miners"};
    QCOMPARE(groupsOfGames(), all);
    QCOMPARE(db::recordOf(at.store(), db::gameId(game.toStdString()))->at("group"), "Sunday miners");
    QCOMPARE(column(groups.groups(), "name"), QStringList("Sunday miners"));
    db::rebuild(at.store());
    QCOMPARE(groupsOfGames(), all);
}

void PeopleViewTest::a_place_is_renamed_and_called_as_before_again()
{
    story::Evening at;
    at.add(story::with(evening("2026-05-01", "Anna 57, Béla 49"), {{"location", "Essen"}}));
    companion::Groups groups(at.ledger);
    QVERIFY(groups.renamePlace("Essen", " Bochum "));
    QCOMPARE(groups.places(), QStringList("Bochum"));
    QCOMPARE(groups.renamed(), "Essen is called Bochum now, in all games.");
    QVERIFY(groups.undoRenaming());
    QCOMPARE(groups.renamed(), QString());
    QCOMPARE(groups.places(), QStringList("Essen"));
    db::rebuild(at.store());
    at.ledger.tellChanged();
    QCOMPARE(groups.places(), QStringList("Essen"));
}

void PeopleViewTest::a_name_that_others_have_or_had_is_refused()
{
    story::Evening at;
    companion::Groups groups(at.ledger);
    QVERIFY(groups.addGroup("Friday miners"));
    QVERIFY(groups.addGroup("Monday miners"));
    const QString friday = column(groups.groups(), "group").first();
    const QString monday = column(groups.groups(), "group").last();
    QVERIFY(!groups.renameGroup(friday, "monday Miners"));
    QCOMPARE(groups.problem(), "There is a group monday Miners already.");
    QVERIFY(!groups.renameGroup(friday, "  "));
    QVERIFY(!groups.problem().isEmpty());
    QVERIFY(groups.renameGroup(friday, "Saturday miners"));
    QVERIFY(!groups.renameGroup(monday, "Friday miners"));
    QCOMPARE(groups.problem(),
             "Friday miners was the name of the group Saturday miners before. Choose another name.");
    QVERIFY(!groups.addGroup("Friday miners"));
    QVERIFY2(groups.renameGroup(friday, "saturday miners"), "the same name in small letters");
    QVERIFY(groups.addPlace("Essen"));
    QVERIFY(!groups.addPlace("essen"));
    QCOMPARE(groups.problem(), "There is a place essen already.");
}

GUILESS_STORY(PeopleViewTest)
#include "people_view_test.moc"
