// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_story.h"
#include "tests/stories.h"

#include "db/backup.h"
#include "db/open_always.h"

using story::add;
using story::evening;

namespace {

void write(const std::filesystem::path &file, const QByteArray &bytes)
{
    QFile out(QString::fromStdString(file.string()));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

QByteArray read(const std::filesystem::path &file)
{
    QFile in(QString::fromStdString(file.string()));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

} // namespace

class StoreAlwaysTest : public QObject
{
    Q_OBJECT

private slots:
    void nothing_is_wrong();
    void the_folder_is_made();
    void a_damaged_store_is_set_aside_and_its_backup_brought_back();
    void a_letter_in_the_place_of_the_store_is_kept();
    void where_nothing_can_be_written_there_is_a_store_in_memory();
};

void StoreAlwaysTest::nothing_is_wrong()
{
    const story::Folder folder;
    const db::AlwaysOpen first = db::openAlways(folder.file());
    add(*first.store, evening("2026-05-01", "Anna 57, Béla 49"));
    const db::AlwaysOpen again = db::openAlways(folder.file());
    QVERIFY(!again.trouble && !again.setAside && !again.backup && !again.inMemory);
    QCOMPARE(story::games(*again.store).size(), 1);
}

void StoreAlwaysTest::the_folder_is_made()
{
    const story::Folder folder;
    const db::AlwaysOpen open = db::openAlways(folder.file("new/folder/steiger.db"));
    QVERIFY(!open.trouble && !open.inMemory);
}

void StoreAlwaysTest::a_damaged_store_is_set_aside_and_its_backup_brought_back()
{
    const story::Folder folder;
    {
        db::Store store(folder.file());
        add(store, evening("2026-05-01", "Anna 57, Béla 49"));
        QVERIFY(db::backUpDaily(store));
    }
    const QByteArray whole = read(folder.file());
    const QByteArray torn = whole.left(whole.size() / 2);
    write(folder.file(), torn);

    std::optional<std::filesystem::path> backup;
    {
        const db::AlwaysOpen open = db::openAlways(folder.file());
        QVERIFY(open.trouble);
        QCOMPARE(open.trouble->fault(), db::StoreFault::Damaged);
        QVERIFY(open.setAside);
        QCOMPARE(read(*open.setAside), torn); // perhaps somebody can still read something in it
        QVERIFY(story::games(*open.store).isEmpty());
        QVERIFY(open.backup);
        backup = open.backup;
        add(*open.store, evening("2026-06-01", "Csilla 57, Béla 49")); // people played on before they decided
    }
    const std::optional<std::filesystem::path> aside = db::bringBack(*backup, folder.file());
    db::Store store(folder.file());
    QCOMPARE(story::games(store), QStringList("2026-05-01: Anna 57, Béla 49"));
    QVERIFY(aside);
    db::Store meanwhile(*aside);
    QCOMPARE(story::games(meanwhile), QStringList("2026-06-01: Csilla 57, Béla 49"));
}

void StoreAlwaysTest::a_letter_in_the_place_of_the_store_is_kept()
{
    const story::Folder folder;
    write(folder.file(), "Dear diary");
    const db::AlwaysOpen open = db::openAlways(folder.file());
    QCOMPARE(open.trouble->fault(), db::StoreFault::NotAStore);
    QCOMPARE(read(*open.setAside), QByteArray("Dear diary"));
    QVERIFY(!open.backup);
    add(*open.store, evening("2026-05-01", "Anna 57, Béla 49"));
}

void StoreAlwaysTest::where_nothing_can_be_written_there_is_a_store_in_memory()
{
    const story::Folder folder;
    write(folder.file("no-folder"), "a file, so nothing can lie inside it");
    const db::AlwaysOpen open = db::openAlways(folder.file("no-folder/steiger.db"));
    QVERIFY(open.trouble);
    QVERIFY(open.inMemory);
    add(*open.store, evening("2026-05-01", "Anna 57, Béla 49"));
    QCOMPARE(story::games(*open.store).size(), 1);
    QVERIFY(!db::backUpDaily(*open.store));
}

GUILESS_STORY(StoreAlwaysTest)
#include "store_always_test.moc"
