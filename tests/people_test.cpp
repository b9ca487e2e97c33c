// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_story.h"
#include "tests/stories.h"

#include "db/rebuild.h"
#include "db/spelling.h"

using story::add;
using story::evening;
using story::person;
using story::tap;
using story::with;

namespace {

QStringList namesOf(const std::vector<db::Person> &people)
{
    QStringList names;
    for (const db::Person &one : people)
        names.append(QString::fromStdString(one.name));
    return names;
}

// Every byte of every file that belongs to a store.
QByteArray bytesOf(const std::filesystem::path &file)
{
    QByteArray bytes;
    for (const char *beside : {"", "-wal"}) {
        QFile part(QString::fromStdString(file.string() + beside));
        if (part.open(QIODevice::ReadOnly))
            bytes += part.readAll();
    }
    return bytes;
}

} // namespace

class PeopleTest : public QObject
{
    Q_OBJECT

private slots:
    void names_are_kept_as_written_and_found_without_accents_or_case_data();
    void names_are_kept_as_written_and_found_without_accents_or_case();
    void the_same_name_is_the_same_person();
    void an_id_is_stronger_than_a_name();
    void history_follows_a_new_name();
    void two_names_of_one_person_are_merged();
    void a_merged_name_still_means_the_same_person();
    void merges_in_a_circle_end();
    void who_played_each_other_is_found_out();
    void a_deleted_person_is_a_deleted_player();
    void a_deleted_name_is_nowhere_in_the_file();
    void groups_have_members();
    void a_season_can_be_moved_and_dropped();
};

void PeopleTest::names_are_kept_as_written_and_found_without_accents_or_case_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("sought");

    QTest::newRow("Hungarian") << "Béla"
                               << "Béla"
                               << "bela";
    QTest::newRow("taken apart (NFD)") << QString("Be%1la").arg(QChar(0x301)) << "Béla"
                                       << "BÉLA";
    QTest::newRow("double acute") << "Ernő"
                                  << "Ernő"
                                  << "erno";
    QTest::newRow("German") << "Jörg Strauß"
                            << "Jörg Strauß"
                            << "jorg strauss";
    QTest::newRow("spaces around") << "  Anna\t"
                                   << "Anna"
                                   << " anna ";
    QTest::newRow("no letters at all") << "🦊"
                                       << "🦊"
                                       << "🦊";
    QTest::newRow("very long") << QString(200, QChar(0xE9)) << QString(200, QChar(0xE9)) << QString(200, 'E');
}

void PeopleTest::names_are_kept_as_written_and_found_without_accents_or_case()
{
    QFETCH(const QString, written);
    QFETCH(const QString, kept);
    QFETCH(const QString, sought);
    const story::Folder folder;
    db::Store store(folder.file());
    tap(store, [&] {
        db::addPerson(store, written.toStdString());
        db::addPerson(store, "Zsófi");
    });
    const std::vector<db::Person> found = db::findPeople(store, sought.toStdString());
    QCOMPARE(namesOf(found), QStringList(kept));
    QCOMPARE(db::findPeople(store, written.toStdString()), found);
}

void PeopleTest::the_same_name_is_the_same_person()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    add(store, evening("2026-05-08", QString("Anna 60, Be%1la 61").arg(QChar(0x301))));
    add(store, evening("2026-05-15", "Anna 50, Bela 40")); // someone else: only searching is generous
    QCOMPARE(namesOf(db::people(store)), QStringList({"Anna", "Bela", "Béla"}));
    QCOMPARE(story::games(store, {.person = person(store, "Béla").number}).size(), 2);
}

void PeopleTest::an_id_is_stronger_than_a_name()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const auto withIds = [](const char *played, const char *first, const char *firstId) {
        story::Json record = evening(played, QString("%1 57, Béla 49").arg(first));
        record["players"][0]["id"] = firstId;
        return record;
    };
    constexpr const char *anna = "11111111-1111-4111-8111-111111111111";
    constexpr const char *otherAnna = "22222222-2222-4222-8222-222222222222";
    add(store, withIds("2026-05-01", "Anna", anna));
    add(store, withIds("2026-05-08", "Annuska", anna)); // the same id: the name the store knows stays
    QCOMPARE(namesOf(db::people(store)), QStringList({"Anna", "Béla"}));
    add(store, withIds("2026-05-15", "Anna", otherAnna)); // an id never seen: the name decides
    QCOMPARE(namesOf(db::people(store)), QStringList({"Anna", "Béla"}));
    QCOMPARE(story::standings(store).first(), "Anna 3/3 57");

    story::Json both = withIds("2026-05-22", "Csilla", anna); // nobody sits twice at one table
    both["players"][1] = {{"name", "Anna"}};
    add(store, both);
    QCOMPARE(namesOf(db::people(store)), QStringList({"Anna", "Anna", "Béla"}));
}

void PeopleTest::history_follows_a_new_name()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = add(store, evening("2026-05-01", "Anna 57, Bela 49")).id;
    tap(store, [&] { db::renamePerson(store, person(store, "Bela"), "Béla"); });
    QCOMPARE(story::games(store), QStringList("2026-05-01: Anna 57, Béla 49"));
    QCOMPARE(story::standings(store), QStringList({"Anna 1/1 57", "Béla 0/1 49"}));
    QCOMPARE(db::recordOf(store, game)->at("players").at(1).at("name"), "Béla");
    add(store, evening("2026-05-08", "Béla 60, Anna 50"));
    add(store, evening("2026-05-15", "Bela 61, Anna 51")); // an old sheet with the old name
    QCOMPARE(namesOf(db::people(store)), QStringList({"Anna", "Béla"}));
    db::rebuild(store);
    QCOMPARE(namesOf(db::people(store)), QStringList({"Anna", "Béla"}));
}

void PeopleTest::two_names_of_one_person_are_merged()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    const db::Uuid game = add(store, evening("2026-05-08", "Anni 60, Béla 40")).id;
    tap(store, [&] { db::mergePeople(store, person(store, "Anni"), person(store, "Anna")); });
    QCOMPARE(namesOf(db::people(store)), QStringList({"Anna", "Béla"}));
    QCOMPARE(story::standings(store), QStringList({"Anna 2/2 60", "Béla 0/2 49"}));
    QCOMPARE(db::recordOf(store, game)->at("players").at(0).at("name"), "Anna");
    QCOMPARE(db::check(store), std::vector<std::string>());
    db::rebuild(store);
    QCOMPARE(story::standings(store), QStringList({"Anna 2/2 60", "Béla 0/2 49"}));
}

void PeopleTest::a_merged_name_still_means_the_same_person()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    add(store, evening("2026-05-08", "Anni 60, Béla 40"));
    tap(store, [&] { db::mergePeople(store, person(store, "Anni"), person(store, "Anna")); });
    add(store, evening("2026-05-15", "Anni 62, Béla 40"));
    QCOMPARE(story::standings(store), QStringList({"Anna 3/3 62", "Béla 0/3 49"}));
}

void PeopleTest::merges_in_a_circle_end()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    add(store, evening("2026-05-08", "Anni 60, Béla 40"));
    const db::Person anna = person(store, "Anna");
    const db::Person anni = person(store, "Anni");
    tap(store, [&] {
        db::mergePeople(store, anni, anna);
        db::mergePeople(store, anna, anni); // as another tablet may have told it
    });
    QCOMPARE(story::standings(store), QStringList({"Anna 2/2 60", "Béla 0/2 49"}));
}

void PeopleTest::who_played_each_other_is_found_out()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = add(store, evening("2026-05-01", "Anna 57, Béla 49")).id;
    add(store, evening("2026-05-08", "Csilla 57, Béla 49"));
    QVERIFY(db::playedEachOther(store, person(store, "Béla"), person(store, "Anna")) == game);
    QVERIFY(!db::playedEachOther(store, person(store, "Anna"), person(store, "Csilla")));
}

void PeopleTest::a_deleted_person_is_a_deleted_player()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = add(store, evening("2026-05-01", "Anna 57, Béla 49, Csilla 30")).id;
    const scoring::Rating bela = db::leaderboard(store, {})[1].standing.rating;
    tap(store, [&] {
        db::deletePerson(store, person(store, "Anna"));
        db::deletePerson(store, person(store, "Csilla"));
    });
    QCOMPARE(story::games(store), QStringList("2026-05-01: ? 57, Béla 49, ? 30"));
    QCOMPARE(story::standings(store), QStringList("Béla 0/1 49"));
    QCOMPARE(db::leaderboard(store, {})[0].standing.rating, bela); // the game still counts for him
    const story::Json record = *db::recordOf(store, game);
    QCOMPARE(record["players"][0]["name"], "deleted player");
    QCOMPARE(record["players"][2]["name"], "deleted player (2)");
    QVERIFY(std::holds_alternative<scoring::Record>(scoring::readRecordDocument(record)));

    add(store, evening("2026-05-08", "Anna 60, Béla 40")); // a new Anna: the old one does not come back
    QCOMPARE(story::standings(store), QStringList({"Anna 1/1 60", "Béla 0/2 49"}));
}

void PeopleTest::a_deleted_name_is_nowhere_in_the_file()
{
    const story::Folder folder;
    {
        db::Store store(folder.file());
        add(store, evening("2026-05-01", "Quetzalcoatl 57, Béla 49"));
        tap(store, [&] { db::renamePerson(store, person(store, "Quetzalcoatl"), "Xochipilli"); });
        QVERIFY(bytesOf(folder.file()).contains("Xochipilli"));
        tap(store, [&] { db::deletePerson(store, person(store, "Xochipilli")); });
        QCOMPARE(story::games(store), QStringList("2026-05-01: ? 57, Béla 49"));
    }
    const QByteArray bytes = bytesOf(folder.file()).toLower();
    QVERIFY(bytes.contains("béla"));
    QVERIFY(!bytes.contains("quetzalcoatl"));
    QVERIFY(!bytes.contains("xochipilli"));
}

void PeopleTest::groups_have_members()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    const db::Named group = *db::findGroup(store, "friday MINERS");
    tap(store, [&] {
        db::setMember(store, group, person(store, "Anna"), true);
        db::setMember(store, group, person(store, "Béla"), true);
        db::setMember(store, group, person(store, "Anna"), false);
    });
    QCOMPARE(namesOf(db::members(store, group)), QStringList("Béla"));
    db::rebuild(store);
    QCOMPARE(namesOf(db::members(store, *db::findGroup(store, "Friday miners"))), QStringList("Béla"));
}

void PeopleTest::a_season_can_be_moved_and_dropped()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    add(store, evening("2026-08-01", "Béla 57, Anna 49"));
    tap(store, [&] { db::setSeason(store, "Nyár", 20260601, 20260831); });
    const auto season = [&] { return db::Choice{.season = db::findSeason(store, "nyar")->number}; };
    QCOMPARE(story::standings(store, season()), QStringList({"Béla 1/1 57", "Anna 0/1 49"}));
    tap(store, [&] { db::setSeason(store, "Nyár", 20260501, 20260531); });
    QCOMPARE(story::standings(store, season()), QStringList({"Anna 1/1 57", "Béla 0/1 49"}));
    tap(store, [&] { db::dropSeason(store, *db::findSeason(store, "Nyár")); });
    QVERIFY(!db::findSeason(store, "Nyár"));
    db::rebuild(store);
    QVERIFY(!db::findSeason(store, "Nyár"));
}

GUILESS_STORY(PeopleTest)
#include "people_test.moc"
