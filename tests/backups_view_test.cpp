// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/backups.h"
#include "companion/view/exchange.h"
#include "db/backup.h"
#include "full_disk.h"
#include "home_story.h"
#include "tests/stories.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using companion::Backups;
using companion::Ledger;

class BackupsTest : public QObject
{
    Q_OBJECT

private slots:
    void a_copy_goes_where_people_want_it();
    void an_older_copy_is_replaced_a_letter_is_not();
    void the_history_is_not_copied_onto_itself();
    void a_folder_that_cannot_be_written_to_is_said();
    void a_full_disk_is_said_and_loses_nothing();
    void once_a_day_a_copy_is_made_by_itself();
    void a_copy_of_the_day_that_fails_is_said();
    void automatic_copies_are_listed_newest_first();
    void every_copy_tells_its_time_and_its_games();
    void what_was_replaced_can_be_brought_back_as_well();
    void what_bringing_back_means_is_said_before();
    void a_copy_is_brought_back_and_the_history_set_aside();
    void photos_travel_in_a_copy_and_none_is_written_over();
    void what_is_no_copy_is_refused_and_the_history_stays();
    void bringing_back_on_a_full_disk_leaves_the_history_as_it_is();
};

namespace {

const QString annaWins = QStringLiteral("2026-05-01: Anna 57, Béla 49");
const QString belaWins = QStringLiteral("2026-05-08: Anna 40, Béla 52");

void playFirst(Ledger &ledger)
{
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
}

void playSecond(Ledger &ledger)
{
    story::add(ledger.store(), story::evening("2026-05-08", "Anna 40, Béla 52"));
}

QStringList gamesIn(const QString &file)
{
    db::Store store(file.toStdString(), {.access = db::Access::ReadOnly});
    return story::games(store);
}

QVariant shown(Backups &backups, int row, const char *role)
{
    return backups.automatic()->index(row, 0).data(backups.automatic()->roleNames().key(role));
}

} // namespace

void BackupsTest::a_copy_goes_where_people_want_it()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QCOMPARE(backups.suggestedName(), "Steiger " + QDate::currentDate().toString(Qt::ISODate) + ".db");
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    QCOMPARE(backups.outcome(), QString("The history is copied to %1.").arg(home.path("copy.db")));
    QVERIFY(!backups.failed());
    QCOMPARE(gamesIn(home.path("copy.db")), QStringList{annaWins});
}

void BackupsTest::an_older_copy_is_replaced_a_letter_is_not()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    playSecond(ledger);
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    QCOMPARE(gamesIn(home.path("copy.db")).size(), 2);
    home.write("letter.txt", "Dear Anna, this is long enough to be a letter.");
    QVERIFY(!backups.backUpTo(home.path("letter.txt")));
    QVERIFY(backups.failed());
    QCOMPARE(home.read("letter.txt"), "Dear Anna, this is long enough to be a letter.");
}

void BackupsTest::the_history_is_not_copied_onto_itself()
{
    const story::Home home;
    Ledger ledger(home.store());
    Backups backups(ledger);
    const QString file = QString::fromStdString(home.store().string());
    QVERIFY(!backups.backUpTo(file));
    QVERIFY2(backups.outcome().contains("is the history itself"), qPrintable(backups.outcome()));
    QVERIFY(!backups.bringBack(file));
    QVERIFY2(backups.outcome().contains("is the history itself"), qPrintable(backups.outcome()));
}

void BackupsTest::a_folder_that_cannot_be_written_to_is_said()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    home.write("file", "where a folder is expected");
    for (const QString &file :
         {home.path("no such folder/copy.db"), home.path("file/copy.db"), QString("/proc/copy.db")}) {
        QVERIFY(!backups.backUpTo(file));
        QVERIFY(backups.failed());
        QVERIFY2(backups.outcome().contains("copy.db"), qPrintable(backups.outcome()));
    }
    QCOMPARE(story::games(ledger.store()), QStringList{annaWins});
}

void BackupsTest::a_full_disk_is_said_and_loses_nothing()
{
    const story::Home home;
    story::FullDisk disk;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    playSecond(ledger);
    int refused = 0;
    for (int call = 1; !disk.hadRoom(); ++call) { // at whatever moment the room runs out
        const QStringList before = gamesIn(home.path("copy.db"));
        disk.fullAt(call);
        if (backups.backUpTo(home.path("copy.db")))
            continue;
        refused += backups.outcome().startsWith("The disk is full") ? 1 : 0;
        QCOMPARE(gamesIn(home.path("copy.db")), before); // the older copy is whole
        QVERIFY(QDir(home.path("")).entryList({"*.part"}).isEmpty());
    }
    QVERIFY(refused > 0);
    QCOMPARE(gamesIn(home.path("copy.db")), QStringList({belaWins, annaWins}));
}

void BackupsTest::once_a_day_a_copy_is_made_by_itself()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    backups.seeToToday();
    QTRY_COMPARE(backups.automatic()->rowCount(), 1);
    const std::filesystem::path copy = db::backupsOf(home.store()).front();
    QCOMPARE(gamesIn(QString::fromStdString(copy.string())), QStringList{annaWins});

    playSecond(ledger);
    QSignalSpy told(&backups, &Backups::told);
    backups.seeToToday();
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(backups.automatic()->rowCount(), 1); // tomorrow again
}

void BackupsTest::a_copy_of_the_day_that_fails_is_said()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    home.write("data/steiger.db.backups", "a file where the folder should be");
    Backups backups(ledger);
    QSignalSpy notMade(&backups, &Backups::notMadeToday);
    backups.seeToToday();
    QTRY_COMPARE(notMade.count(), 1);
    QVERIFY(notMade.front().front().toString().startsWith("Everything is stored, but today's backup"));
    QCOMPARE(gamesIn(QString::fromStdString(home.store().string())), QStringList{annaWins});
}

void BackupsTest::automatic_copies_are_listed_newest_first()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    const QAbstractItemModelTester tester(backups.automatic());
    QCOMPARE(backups.automatic()->rowCount(), 0);
    const std::filesystem::path folder = db::backupFolder(home.store());
    std::filesystem::create_directories(folder);
    db::backUp(ledger.store(), folder / "2026-05-01.db");
    db::backUp(ledger.store(), folder / "2026-05-08.db");
    ledger.tellChanged();
    QCOMPARE(backups.automatic()->rowCount(), 2);
    const int day = backups.automatic()->roleNames().key("day");
    const auto text = [&](int row) { return backups.automatic()->index(row, 0).data(day).toString(); };
    QVERIFY2(text(0).contains("8") && text(0).contains("May"), qPrintable(text(0)));
    QVERIFY2(text(1).contains("1") && text(1).contains("May"), qPrintable(text(1)));
    companion::useLanguage(companion::Language::German);
    backups.retell();
    QVERIFY2(text(0).contains("Mai"), qPrintable(text(0)));
}

void BackupsTest::every_copy_tells_its_time_and_its_games()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    const QAbstractItemModelTester tester(backups.automatic());
    backups.seeToToday();
    QTRY_COMPARE(backups.automatic()->rowCount(), 1);
    playSecond(ledger);
    backups.look();
    QTRY_COMPARE(shown(backups, 0, "games").toInt(), 1);
    const QFileInfo copy(shown(backups, 0, "file").toString());
    const QString time = QLocale().toString(copy.lastModified().time(), QLocale::ShortFormat);
    QVERIFY2(shown(backups, 0, "day").toString().endsWith(time),
             qPrintable(shown(backups, 0, "day").toString()));
    // One that cannot be read has no number, and asks nobody to wait for it.
    home.write("data/steiger.db.backups/2026-05-01.db", "Dear Anna, this is long enough to be a letter.");
    QSignalSpy told(&backups, &Backups::told);
    backups.look();
    QTRY_COMPARE(told.count(), 2); // found, and then counted
    QCOMPARE(shown(backups, 0, "games").toInt(), 1);
    QCOMPARE(shown(backups, 1, "games").toInt(), Backups::unknown);
}

void BackupsTest::what_was_replaced_can_be_brought_back_as_well()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    playSecond(ledger);
    QVERIFY(backups.bringBack(home.path("copy.db")));
    QCOMPARE(backups.automatic()->rowCount(), 1);
    const QString day = shown(backups, 0, "day").toString();
    QVERIFY2(day.startsWith("Before the restore of ") && day.contains(u':'), qPrintable(day));
    QTRY_COMPARE(shown(backups, 0, "games").toInt(), 2);

    QVERIFY(!backups.meaningOf(shown(backups, 0, "file").toString()).isEmpty());
    QVERIFY(backups.bringBack(shown(backups, 0, "file").toString()));
    QCOMPARE(story::games(ledger.store()), QStringList({belaWins, annaWins}));
    QCOMPARE(backups.automatic()->rowCount(), 2); // also this one has a way back
    backups.seeToToday();
    QTRY_COMPARE(backups.automatic()->rowCount(), 3);
    QCOMPARE(db::backupsOf(home.store()).size(), std::size_t{1}); // the copies of the days are kept apart
}

void BackupsTest::what_bringing_back_means_is_said_before()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    playSecond(ledger);
    const QString meaning = backups.meaningOf(home.path("copy.db"));
    QVERIFY2(meaning.contains("This copy holds 1 game.") && meaning.contains("holds 2 games"),
             qPrintable(meaning));
    QCOMPARE(backups.meaningOf(home.path("nothing.db")), QString());
    QVERIFY(backups.failed());
}

void BackupsTest::a_copy_is_brought_back_and_the_history_set_aside()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    playSecond(ledger);
    const QSignalSpy changed(&ledger, &Ledger::changed);
    QVERIFY(backups.bringBack(home.path("copy.db")));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(story::games(ledger.store()), QStringList{annaWins});
    QVERIFY2(QDir(home.path("data")).entryList({"*damaged*"}).isEmpty(), "nothing was damaged");
    const QStringList aside = QDir(home.path("data")).entryList({"steiger.db.before-restore-*.db"});
    QCOMPARE(aside.size(), 1);
    QCOMPARE(gamesIn(home.path("data/" + aside.first())), QStringList({belaWins, annaWins}));
    playSecond(ledger); // the evening goes on
    QCOMPARE(story::games(ledger.store()).size(), 2);
}

void BackupsTest::photos_travel_in_a_copy_and_none_is_written_over()
{
    const story::Home home;
    QVERIFY(QDir().mkpath(home.path("data/photos")));
    {
        Ledger ledger(home.store());
        playFirst(ledger);
        home.write("data/photos/one.jpg", "the first evening");
        home.write("data/photos/two.jpg", "the second evening");
        home.write("data/photos/notes.txt", "no photo");
        Backups backups(ledger);
        QVERIFY(backups.backUpTo(home.path("copy.db")));
        QCOMPARE(backups.outcome(),
                 QString("The history is copied to %1, with 2 photos.").arg(home.path("copy.db")));
        QVERIFY(QFile::remove(home.path("data/photos/one.jpg")));
        home.write("data/photos/two.jpg", "a better one");
        QVERIFY(backups.bringBack(home.path("copy.db")));
        QVERIFY(!backups.failed());
        QCOMPARE(home.read("data/photos/one.jpg"), "the first evening");
        QCOMPARE(home.read("data/photos/two.jpg"), "a better one");
        QVERIFY2(!ledger.store().database().tableExists("packed_photo"), "they are in the folder now");
    }
    // On another tablet, as an import.
    QVERIFY(QDir().mkpath(home.path("other")));
    Ledger elsewhere(home.path("other/steiger.db").toStdString());
    companion::Exchange exchange(elsewhere);
    exchange.importFrom(home.path("copy.db"));
    QTRY_VERIFY(!exchange.busy());
    QCOMPARE(story::games(elsewhere.store()), QStringList{annaWins});
    QCOMPARE(home.read("other/photos/one.jpg"), "the first evening");
}

void BackupsTest::what_is_no_copy_is_refused_and_the_history_stays()
{
    const story::Home home;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QString letter = home.write("letter.db", "Dear Anna, this is long enough to be a letter.");
    SQLite::Database(home.path("foreign.db").toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE song (title TEXT)");
    for (const QString &file : {letter, home.path("foreign.db"), home.path("nothing.db")}) {
        QVERIFY(!backups.bringBack(file));
        QVERIFY(backups.failed());
        QVERIFY2(backups.outcome().contains(file), qPrintable(backups.outcome()));
        QCOMPARE(story::games(ledger.store()), QStringList{annaWins});
    }
}

void BackupsTest::bringing_back_on_a_full_disk_leaves_the_history_as_it_is()
{
    const story::Home home;
    story::FullDisk disk;
    Ledger ledger(home.store());
    playFirst(ledger);
    Backups backups(ledger);
    QVERIFY(backups.backUpTo(home.path("copy.db")));
    playSecond(ledger);
    const QString history = QString::fromStdString(home.store().string());
    int refused = 0;
    for (int call = 1; !disk.hadRoom(); ++call) {
        playSecond(ledger);
        const QSignalSpy trouble(&ledger, &Ledger::trouble);
        const QStringList before = QDir(home.path("data")).entryList(QDir::Files);
        disk.fullAt(call);
        if (backups.bringBack(home.path("copy.db")))
            continue;
        refused += static_cast<int>(trouble.size());
        QVERIFY(backups.failed());
        QCOMPARE(gamesIn(history), QStringList({belaWins, annaWins}));
        QCOMPARE(QDir(home.path("data")).entryList(QDir::Files), before);
    }
    QVERIFY(refused > 0);
    QCOMPARE(gamesIn(history), QStringList{annaWins});
}

GUILESS_STORY(BackupsTest)
#include "backups_view_test.moc"
