// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "power_vfs.h"
#include "store_told.h"
#include "tests/stories.h"

using story::QuickFolder;
using story::Told;

namespace {

const db::Opening opening{.vfs = PowerVfs::name};

} // namespace

class StoreFullDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void a_full_disk_loses_nothing_at_whatever_moment();
    void the_same_store_goes_on_once_there_is_room();
};

// There is no room at the nth call, for one call; then somebody taps again.
void StoreFullDiskTest::a_full_disk_loses_nothing_at_whatever_moment()
{
    int noticed = 0;
    int calls = 0;
    for (bool passed = false; !passed;) {
        const QuickFolder folder;
        PowerVfs disk;
        disk.fullAt(++calls);
        Told told;
        const auto fault = story::faultOf([&] { story::playEvening(folder.file(), opening, told); });
        passed = disk.changes() < calls;
        if (fault) {
            QCOMPARE(*fault, db::StoreFault::DiskFull);
            QVERIFY(disk.wasFull());
            ++noticed;
        }
        QCOMPARE(story::missing(folder.file(), told), QString());
        disk.fullAt(0);
        QVERIFY(!story::faultOf([&] { story::playEvening(folder.file(), opening, told); }));
        QCOMPARE(story::missing(folder.file(), told), QString());
    }
    qInfo("%d calls, %d of them noticed that the disk was full", calls, noticed);
    QVERIFY(noticed > 50);
}

// The disk fills up during a tap and stays full for a while.
void StoreFullDiskTest::the_same_store_goes_on_once_there_is_room()
{
    int refused = 0;
    for (int more = 1; more < 40; ++more) {
        const QuickFolder folder;
        PowerVfs disk;
        db::Store store(folder.file(), opening);
        Told told;
        story::tapEvent(store, told);
        disk.fullAt(disk.changes() + more);
        for (int tap = 0; tap < 3; ++tap) {
            const auto fault = story::faultOf([&] { story::tapRecord(store, "2026-05-01", told); });
            if (!fault)
                continue;
            ++refused;
            QCOMPARE(*fault, db::StoreFault::DiskFull);
            disk.setFull(true);
            QCOMPARE(story::faultOf([&] { story::tapEvent(store, told); }), db::StoreFault::DiskFull);
            QCOMPARE(story::missing(store, told), QString()); // reading needs no room
            disk.setFull(false);
        }
        story::tapEvent(store, told);
        story::tapRecord(store, "2026-04-01", told);
        QCOMPARE(story::missing(store, told), QString());
        QCOMPARE(story::missing(folder.file(), told), QString());
    }
    QVERIFY(refused > 10);
}

GUILESS_STORY(StoreFullDiskTest)
#include "store_full_disk_test.moc"
