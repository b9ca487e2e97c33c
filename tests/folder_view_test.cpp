// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/folder.h"
#include "home_story.h"
#include "tests/stories.h"

#include <QAbstractItemModelTester>

class FolderTest : public QObject
{
    Q_OBJECT

private slots:
    void folders_come_first_and_other_endings_are_left_out();
    void the_places_to_begin_with_are_those_that_exist();
    void one_can_go_down_and_up();
    void a_folder_that_is_gone_leads_home();
    void a_name_becomes_a_file_of_this_folder();
};

namespace {

QStringList names(companion::Folder &folder)
{
    QStringList found;
    const int name = folder.entries()->roleNames().key("name");
    for (int row = 0; row < folder.entries()->rowCount(); ++row)
        found += folder.entries()->index(row, 0).data(name).toString();
    return found;
}

} // namespace

void FolderTest::folders_come_first_and_other_endings_are_left_out()
{
    const story::Home home;
    QDir().mkpath(home.path("games/Árvíz"));
    QDir().mkpath(home.path("games/zeche"));
    home.write("games/b.json", "{}");
    home.write("games/A.JSON", "{}");
    home.write("games/letter.txt", "Dear Anna");
    home.write("games/.hidden.json", "{}");
    companion::Folder folder;
    const QAbstractItemModelTester tester(folder.entries());
    const QAbstractItemModelTester placesTester(folder.places());
    folder.open(home.path("games"));
    QCOMPARE(names(folder), QStringList({"Árvíz", "zeche", "A.JSON", "b.json", "letter.txt"}));
    folder.setEndings({".json"});
    QCOMPARE(names(folder), QStringList({"Árvíz", "zeche", "A.JSON", "b.json"}));
}

void FolderTest::the_places_to_begin_with_are_those_that_exist()
{
    const story::Home home;
    QDir().mkpath(home.path("Pictures"));
    companion::useLanguage(companion::Language::Hungarian);
    companion::Folder folder;
    const auto data = [&](int row, const char *role) {
        return folder.places()->index(row, 0).data(folder.places()->roleNames().key(role)).toString();
    };
    QVERIFY(folder.places()->rowCount() >= 2); // there may be sticks and cards
    QCOMPARE(data(0, "file"), QDir::homePath());
    QCOMPARE(data(1, "file"), home.path("Pictures"));
    QCOMPARE(data(1, "name"), "Képek");
}

void FolderTest::one_can_go_down_and_up()
{
    const story::Home home;
    QDir().mkpath(home.path("games/2026"));
    companion::Folder folder;
    folder.open(home.path("games/2026"));
    QCOMPARE(folder.name(), "2026");
    folder.up();
    QCOMPARE(folder.path(), home.path("games"));
    folder.open("/");
    QVERIFY(!folder.hasParent());
    folder.up();
    QCOMPARE(folder.path(), "/");
    QCOMPARE(folder.name(), "/");
}

void FolderTest::a_folder_that_is_gone_leads_home()
{
    const story::Home home;
    companion::Folder folder;
    folder.open(home.path("no such folder"));
    QCOMPARE(folder.path(), QDir::homePath());
    QVERIFY(folder.readable());
    QVERIFY(folder.writable());
}

void FolderTest::a_name_becomes_a_file_of_this_folder()
{
    const story::Home home;
    companion::Folder folder;
    folder.open(home.path(""));
    QCOMPARE(folder.fileCalled(" copy.db "), home.path("copy.db"));
    QCOMPARE(folder.fileCalled(""), QString());
    QCOMPARE(folder.fileCalled(".."), QString());
    QCOMPARE(folder.fileCalled("../elsewhere.db"), QString());
    QVERIFY(!folder.exists(folder.fileCalled("copy.db")));
    home.write("copy.db", "");
    QVERIFY(folder.exists(folder.fileCalled("copy.db")));
}

GUILESS_STORY(FolderTest)
#include "folder_view_test.moc"
