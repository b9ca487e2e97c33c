// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_told.h"
#include "tests/stories.h"

#include "db/backup.h"
#include "db/schema.h"

using story::bytesOf;
using story::faultOf;
using story::QuickFolder;
using story::Told;
using story::writeBytes;

namespace {

QStringList backups(const std::filesystem::path &store)
{
    return QDir(QString::fromStdString(db::backupFolder(store).string())).entryList(QDir::Files, QDir::Name);
}

QString today()
{
    return QDateTime::currentDateTimeUtc().toString("yyyy-MM-dd");
}

} // namespace

class StoreBackupTest : public QObject
{
    Q_OBJECT

private slots:
    void there_is_one_a_day();
    void the_newest_seven_are_kept();
    void one_is_made_before_a_migration();
    void a_damaged_one_is_passed_over();
    void what_was_left_unfinished_goes_after_a_day();
    void a_copy_can_be_made_while_others_write();
    void setting_aside_never_overwrites();
    void a_damaged_store_is_set_aside_and_the_backup_takes_its_place();
};

void StoreBackupTest::there_is_one_a_day()
{
    const QuickFolder folder;
    Told told;
    story::playEvening(folder.file(), {}, told);
    db::Store store(folder.file());
    const auto copy = db::backUpDaily(store);
    QVERIFY(copy);
    QCOMPARE(backups(folder.file()), QStringList(today() + ".db"));
    const QByteArray first = bytesOf(*copy);
    Told later = told;
    story::tapEvent(store, later);
    QVERIFY(!db::backUpDaily(store));
    QCOMPARE(bytesOf(*copy), first);
    QCOMPARE(story::missing(*copy, told), QString());
    QCOMPARE(db::newestGoodBackup(folder.file()), copy);
}

void StoreBackupTest::the_newest_seven_are_kept()
{
    const QuickFolder folder;
    db::Store store(folder.file());
    const std::filesystem::path backups = db::backupFolder(folder.file());
    std::filesystem::create_directory(backups);
    QStringList kept{today() + ".db"};
    for (int day = 1; day <= 9; ++day) {
        const QString name = QString("2020-01-%1.db").arg(day, 2, 10, QChar('0'));
        db::backUp(store, backups / name.toStdString());
        if (day > 3)
            kept.append(name);
    }
    QVERIFY(db::backUpDaily(store));
    kept.sort();
    QCOMPARE(::backups(folder.file()), kept);
    QCOMPARE(kept.size(), 7);
}

void StoreBackupTest::one_is_made_before_a_migration()
{
    const QuickFolder folder;
    Told told;
    db::Store store(folder.file());
    story::tapRecord(store, "2026-05-01", told);
    db::backUpBeforeMigration(store);
    const QString name = QString("%1-before-version-%2.db").arg(today()).arg(db::newestVersion);
    QCOMPARE(backups(folder.file()), QStringList(name));
    QCOMPARE(story::missing(db::backupFolder(folder.file()) / name.toStdString(), told), QString());
    QVERIFY(db::backUpDaily(store)); // the day has its own
    QCOMPARE(backups(folder.file()).size(), 2);
}

void StoreBackupTest::a_damaged_one_is_passed_over()
{
    const QuickFolder folder;
    Told told;
    db::Store store(folder.file());
    story::tapRecord(store, "2026-05-01", told);
    const std::filesystem::path good = db::backupFolder(folder.file()) / "2020-01-01.db";
    std::filesystem::create_directory(good.parent_path());
    db::backUp(store, good);
    const QByteArray bytes = bytesOf(good);
    writeBytes(good.parent_path() / "2020-01-02.db",
               QByteArray(bytes).replace(8192, 4096, QByteArray(4096, 'x')));
    writeBytes(good.parent_path() / "2020-01-03.db", bytes.left(bytes.size() / 2));
    writeBytes(good.parent_path() / "2020-01-04.db", {});
    writeBytes(good.parent_path() / "2020-01-05.db", "Anna 57, Béla 49");
    std::filesystem::create_directory(good.parent_path() / "2020-01-06.db");
    QCOMPARE(db::newestGoodBackup(folder.file()), good);
    std::filesystem::remove(good);
    QVERIFY(!db::newestGoodBackup(folder.file()));
    QVERIFY(!db::newestGoodBackup(folder.file("another.db")));
}

void StoreBackupTest::what_was_left_unfinished_goes_after_a_day()
{
    const QuickFolder folder;
    db::Store store(folder.file());
    const std::filesystem::path backups = db::backupFolder(folder.file());
    std::filesystem::create_directory(backups);
    writeBytes(backups / "2020-01-01.db.x.part", "half");
    writeBytes(backups / "2020-01-02.db.x.part", "half");
    std::filesystem::last_write_time(backups / "2020-01-01.db.x.part",
                                     std::filesystem::file_time_type::clock::now() - std::chrono::hours(25));
    QVERIFY(db::backUpDaily(store));
    QCOMPARE(::backups(folder.file()), QStringList({"2020-01-02.db.x.part", today() + ".db"}));
}

void StoreBackupTest::a_copy_can_be_made_while_others_write()
{
    const QuickFolder folder;
    Told told;
    db::Store store(folder.file());
    story::tapEvent(store, told);
    db::Store other(folder.file());
    db::Change change(other);
    db::append(other, {.log = made::liveGame, .name = "OrderDelivered"});
    db::backUp(store, folder.file("copy.db")); // what is not committed is not in it
    change.commit();
    db::Store copy(folder.file("copy.db"));
    QCOMPARE(story::missing(copy, told), QString());
    QCOMPARE(db::eventsOf(copy, made::liveGame).size(), 1U);
    QCOMPARE(faultOf([&] { db::backUp(store, folder.path() / "no such folder" / "copy.db"); }),
             db::StoreFault::CannotOpen);
}

void StoreBackupTest::setting_aside_never_overwrites()
{
    const QuickFolder folder;
    std::set<std::filesystem::path> asides;
    for (const char *what : {"first", "second", "third"}) {
        writeBytes(folder.file(), what);
        writeBytes(folder.file("steiger.db-wal"), QByteArray(what) + " log");
        writeBytes(folder.file("steiger.db-shm"), QByteArray(what) + " memory");
        const std::filesystem::path aside = db::setAside(folder.file());
        asides.insert(aside);
        QCOMPARE(bytesOf(aside), QByteArray(what));
        QCOMPARE(bytesOf(aside.string() + "-wal"), QByteArray(what) + " log");
        QCOMPARE(bytesOf(aside.string() + "-shm"), QByteArray(what) + " memory");
    }
    QCOMPARE(asides.size(), 3U);
    QCOMPARE(QDir(folder.path().c_str()).entryList(QDir::Files).size(), 9);
}

void StoreBackupTest::a_damaged_store_is_set_aside_and_the_backup_takes_its_place()
{
    const QuickFolder folder;
    Told told;
    story::playEvening(folder.file(), {}, told);
    {
        db::Store store(folder.file());
        db::backUpDaily(store);
    }
    const QByteArray damaged = bytesOf(folder.file()).replace(8192, 4096, QByteArray(4096, 'x'));
    writeBytes(folder.file(), damaged);
    QCOMPARE(faultOf([&] { const db::Store store(folder.file()); }), db::StoreFault::Damaged);
    const std::filesystem::path aside = db::setAside(folder.file());
    QCOMPARE(bytesOf(aside), damaged);
    std::filesystem::copy_file(db::newestGoodBackup(folder.file()).value(), folder.file());
    QCOMPARE(story::missing(folder.file(), told), QString());
}

GUILESS_STORY(StoreBackupTest)
#include "store_backup_test.moc"
