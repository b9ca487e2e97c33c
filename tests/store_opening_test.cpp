// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_told.h"
#include "tests/stories.h"

#include "db/backup.h"
#include "db/schema.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using db::StoreFault;
using story::bytesOf;
using story::faultOf;
using story::QuickFolder;
using story::Told;
using story::writeBytes;

namespace {

std::optional<StoreFault> openingFault(const std::filesystem::path &file)
{
    return faultOf([&] { const db::Store store(file); });
}

/// A store with an evening in it, closed.
void makeStore(const std::filesystem::path &file, Told &told)
{
    story::playEvening(file, {}, told);
}

void runSql(const std::filesystem::path &file, const char *sql)
{
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

/// The files as they are while somebody is at work: with what is pending beside them.
void copyAtWork(const std::filesystem::path &from, const std::filesystem::path &to)
{
    writeBytes(to, bytesOf(from));
    writeBytes(to.string() + "-wal", bytesOf(from.string() + "-wal"));
}

/// True when the work succeeds for somebody who is not root, with whom no folder would be read-only.
template <typename Work>
bool worksForNobody(const Work &work)
{
    constexpr uid_t nobody = 65534;
    const pid_t child = ::fork();
    if (child == 0) {
        const bool someone = ::geteuid() != 0 || ::setresuid(nobody, nobody, nobody) == 0;
        ::_exit(someone && work() ? 0 : 1);
    }
    int status = 1;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

class StoreOpeningTest : public QObject
{
    Q_OBJECT

private slots:
    void a_read_only_folder_can_be_read();
    void a_truncated_store_is_damaged();
    void an_emptied_store_is_not_silently_begun_anew();
    void what_is_no_database_is_left_alone_data();
    void what_is_no_database_is_left_alone();
    void a_foreign_database_is_left_alone_data();
    void a_foreign_database_is_left_alone();
    void a_damaged_page_is_found();
    void a_damaged_page_of_a_large_store_is_found_before_the_backup();
    void a_newer_store_can_be_read_and_is_not_touched();
    void a_store_that_became_newer_meanwhile_is_not_written_to();
    void a_torn_log_beside_the_store_does_no_harm();
    void the_log_of_another_store_is_not_written_into_this_one();
    void a_log_without_its_store_is_not_thrown_away();
    void any_name_will_do_data();
    void any_name_will_do();
};

void StoreOpeningTest::a_read_only_folder_can_be_read()
{
    const QuickFolder folder;
    const std::filesystem::path file = folder.file();
    Told told;
    makeStore(file, told);
    QCOMPARE(::chmod(folder.path().c_str(), 0555), 0);
    const bool worked = worksForNobody([&] {
        db::Store store(file);
        return store.access() == db::Access::ReadOnly && story::missing(store, told).isEmpty() &&
               story::standings(store).size() == 2 &&
               faultOf([&] { story::tapEvent(store, told); }) == StoreFault::ReadOnly &&
               faultOf([&] { db::backUpDaily(store); }) == StoreFault::CannotOpen;
    });
    const bool refused = worksForNobody([&] {
        return openingFault(folder.file("another.db")) == StoreFault::CannotOpen &&
               faultOf([&] { db::setAside(file); }) == StoreFault::ReadOnly;
    });
    ::chmod(file.c_str(), 0);
    const bool unreadable = worksForNobody([&] { return openingFault(file) == StoreFault::CannotOpen; });
    ::chmod(folder.path().c_str(), 0755); // or it could not be removed
    QVERIFY(worked);
    QVERIFY(refused);
    QVERIFY(unreadable);
    QCOMPARE(openingFault(folder.path() / "no such folder" / "steiger.db"), StoreFault::CannotOpen);
}

void StoreOpeningTest::a_truncated_store_is_damaged()
{
    const QuickFolder folder;
    Told told;
    makeStore(folder.file(), told);
    const QByteArray whole = bytesOf(folder.file());
    for (const qsizetype size : {qsizetype(10), qsizetype(50), qsizetype(104), qsizetype(512),
                                 qsizetype(4096), whole.size() / 2, whole.size() - 4096, whole.size() - 1}) {
        writeBytes(folder.file(), whole.left(size));
        QCOMPARE(openingFault(folder.file()), StoreFault::Damaged);
        QCOMPARE(bytesOf(folder.file()), whole.left(size));
    }
}

void StoreOpeningTest::an_emptied_store_is_not_silently_begun_anew()
{
    const QuickFolder folder;
    writeBytes(folder.file(), {});
    QVERIFY(!openingFault(folder.file())); // nothing was ever there
    {
        db::Store store(folder.file());
        QVERIFY(db::backUpDaily(store));
    }
    writeBytes(folder.file(), {});
    QCOMPARE(openingFault(folder.file()), StoreFault::Damaged);
}

void StoreOpeningTest::what_is_no_database_is_left_alone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a text") << QByteArray("Anna 57, Béla 49\n").repeated(500);
    QTest::newRow("a short text") << QByteArray("Anna");
    QTest::newRow("a photo")
        << QByteArray::fromHex("ffd8ffe000104a46494600010101").leftJustified(20'000, 'x');
    QTest::newRow("nothing but zeros") << QByteArray(8192, '\0');
}

void StoreOpeningTest::what_is_no_database_is_left_alone()
{
    QFETCH(const QByteArray, bytes);
    const QuickFolder folder;
    writeBytes(folder.file(), bytes);
    QCOMPARE(openingFault(folder.file()), StoreFault::NotAStore);
    QCOMPARE(bytesOf(folder.file()), bytes);
    QCOMPARE(QDir(folder.path().c_str()).entryList(QDir::Files), QStringList("steiger.db"));
    QCOMPARE(openingFault(folder.path()), StoreFault::NotAStore); // a folder
}

void StoreOpeningTest::a_foreign_database_is_left_alone_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<bool>("isAtWork");
    const QByteArray table = "CREATE TABLE event (number INTEGER); INSERT INTO event VALUES (1);";
    QTest::newRow("an ordinary one") << table << false;
    QTest::newRow("one with a version like ours") << table + "PRAGMA user_version = 1" << false;
    QTest::newRow("one without tables") << QByteArray("PRAGMA application_id = 252006673") << false;
    QTest::newRow("one with a log") << "PRAGMA journal_mode = WAL;" + table << false;
    QTest::newRow("one whose program is at work") << "PRAGMA journal_mode = WAL;" + table << true;
}

void StoreOpeningTest::a_foreign_database_is_left_alone()
{
    QFETCH(const QByteArray, sql);
    QFETCH(const bool, isAtWork);
    const QuickFolder folder;
    const std::filesystem::path file = folder.file();
    if (isAtWork) {
        SQLite::Database database(folder.file("at-work").string(),
                                  SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec(sql.constData());
        copyAtWork(folder.file("at-work"), file);
    } else {
        runSql(file, sql);
    }
    const QByteArray before = bytesOf(file);
    const QByteArray logBefore = bytesOf(file.string() + "-wal");
    QCOMPARE(openingFault(file), StoreFault::ForeignStore);
    QCOMPARE(bytesOf(file), before);
    QCOMPARE(bytesOf(file.string() + "-wal"), logBefore);
    QCOMPARE(logBefore.isEmpty(), !isAtWork);
}

void StoreOpeningTest::a_damaged_page_is_found()
{
    const QuickFolder folder;
    Told told;
    makeStore(folder.file(), told);
    QByteArray bytes = bytesOf(folder.file());
    constexpr qsizetype page = 4096;
    for (qsizetype number = 1; number < bytes.size() / page; ++number) {
        QByteArray damaged = bytes;
        damaged.replace(number * page, page, QByteArray(page, 'x'));
        writeBytes(folder.file(), damaged);
        QCOMPARE(openingFault(folder.file()), StoreFault::Damaged);
        QCOMPARE(bytesOf(folder.file()), damaged);
    }
}

void StoreOpeningTest::a_damaged_page_of_a_large_store_is_found_before_the_backup()
{
    const QuickFolder folder;
    {
        db::Store store(folder.file());
        const std::string body = '"' + std::string(100'000, 'x') + '"';
        story::tap(store, [&] {
            for (int event = 0; event < 60; ++event)
                db::append(store, {.log = made::liveGame, .name = "Said", .body = body});
        });
    }
    QByteArray bytes = bytesOf(folder.file());
    QVERIFY(bytes.size() > 5'000'000);
    bytes.replace(2'000 * 1024, 40'960, QByteArray(40'960, '\x7f'));
    writeBytes(folder.file(), bytes);
    db::Store store(folder.file()); // opening takes as long as for a small one: it looks at the newest pages
    QCOMPARE(faultOf([&] { db::backUpDaily(store); }), StoreFault::Damaged);
    QVERIFY(!db::newestGoodBackup(folder.file()));
    QVERIFY(!db::check(store).empty());
}

void StoreOpeningTest::a_newer_store_can_be_read_and_is_not_touched()
{
    const QuickFolder folder;
    Told told;
    makeStore(folder.file(), told);
    runSql(folder.file(), ("PRAGMA user_version = " + std::to_string(db::newestVersion + 1)).c_str());
    const QByteArray before = bytesOf(folder.file());
    {
        db::Store store(folder.file());
        QCOMPARE(store.access(), db::Access::ReadOnly);
        QCOMPARE(store.version(), db::newestVersion + 1);
        QCOMPARE(story::missing(store, told), QString());
        QCOMPARE(story::standings(store).size(), 2);
        QVERIFY(db::recordOf(store, told.games.front()));
        QCOMPARE(faultOf([&] { story::tapEvent(store, told); }), StoreFault::NewerStore);
        QCOMPARE(faultOf([&] { db::Query(store, "DELETE FROM event").run(); }), StoreFault::ReadOnly);
    }
    QCOMPARE(bytesOf(folder.file()), before);
    QCOMPARE(QDir(folder.path().c_str()).entryList(QDir::Files), QStringList("steiger.db"));
}

void StoreOpeningTest::a_store_that_became_newer_meanwhile_is_not_written_to()
{
    const QuickFolder folder;
    Told told;
    db::Store store(folder.file());
    story::tapEvent(store, told);
    runSql(folder.file(), ("PRAGMA user_version = " + std::to_string(db::newestVersion + 1)).c_str());
    QCOMPARE(faultOf([&] { story::tapEvent(store, told); }), StoreFault::NewerStore);
    QCOMPARE(story::missing(store, told), QString());
}

void StoreOpeningTest::a_torn_log_beside_the_store_does_no_harm()
{
    const QuickFolder folder;
    Told told;
    makeStore(folder.file(), told);
    writeBytes(folder.file().string() + "-wal", QByteArray("not a log").repeated(2000));
    QCOMPARE(story::missing(folder.file(), told), QString());
}

void StoreOpeningTest::the_log_of_another_store_is_not_written_into_this_one()
{
    const QuickFolder folder;
    Told told;
    makeStore(folder.file(), told);
    Told elsewhere;
    db::Store other(folder.file("other.db"));
    story::tapEvent(other, elsewhere);
    const QByteArray before = bytesOf(folder.file());
    const QByteArray log = bytesOf(folder.file("other.db-wal"));
    QVERIFY(!log.isEmpty());
    writeBytes(folder.file().string() + "-wal", log);
    QCOMPARE(openingFault(folder.file()), StoreFault::Damaged);
    QCOMPARE(bytesOf(folder.file()), before);
    QCOMPARE(bytesOf(folder.file().string() + "-wal"), log);
}

void StoreOpeningTest::a_log_without_its_store_is_not_thrown_away()
{
    const QuickFolder folder;
    Told told;
    db::Store other(folder.file("other.db"));
    story::tapEvent(other, told);
    const QByteArray log = bytesOf(folder.file("other.db-wal"));
    writeBytes(folder.file("steiger.db-wal"), log);
    QCOMPARE(openingFault(folder.file()), StoreFault::Damaged);
    const std::filesystem::path aside = db::setAside(folder.file());
    QCOMPARE(bytesOf(aside.string() + "-wal"), log);
    QVERIFY(!openingFault(folder.file()));
}

void StoreOpeningTest::any_name_will_do_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("200 letters") << QString(200, 'a');
    QTest::newRow("accents and spaces") << "Glück auf,  Szénre fel!.db";
    QTest::newRow("signs that mean something in addresses") << "100 %41 %zz ? mode=ro&x # +.db";
    QTest::newRow("like an address") << "file:steiger.db?mode=memory";
    QTest::newRow("quotation marks") << "'a' \"b\" \\c;--.db";
}

void StoreOpeningTest::any_name_will_do()
{
    QFETCH(const QString, name);
    const QuickFolder folder;
    const std::filesystem::path file = folder.file(name.toUtf8());
    Told told;
    makeStore(file, told);
    QCOMPARE(story::missing(file, told), QString());
    QCOMPARE(QDir(folder.path().c_str()).entryList(QDir::Files), QStringList(name));
    {
        db::Store store(file, {.access = db::Access::ReadOnly});
        QCOMPARE(story::missing(store, told), QString());
    }
    SQLite::Database immutable(db::immutableName(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    QCOMPARE(immutable.execAndGet("SELECT count(*) FROM game").getInt(), 3);
    const std::filesystem::path aside = db::setAside(file);
    QCOMPARE(story::missing(aside, told), QString());
    QVERIFY(!std::filesystem::exists(file));
}

GUILESS_STORY(StoreOpeningTest)
#include "store_opening_test.moc"
