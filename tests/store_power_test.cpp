// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "power_vfs.h"
#include "store_told.h"
#include "tests/stories.h"

using story::QuickFolder;
using story::Told;

namespace {

constexpr std::uint32_t seeds = 6; // disks after the same cut

struct Losses {
    int cuts = 0;
    int disks = 0;
    int incomplete = 0; ///< disks on which something is missing
    QString first;      ///< what, and where
};

/// Cuts the power of an evening at every call that changes the disk, in turn.
Losses cutEverywhere(db::Durability durability)
{
    Losses losses;
    for (bool passed = false; !passed; ++losses.cuts) {
        const QuickFolder folder;
        PowerVfs disk;
        disk.cutAt(losses.cuts + 1);
        Told told;
        try {
            story::playEvening(folder.file(), {.durability = durability, .vfs = PowerVfs::name}, told);
        } catch (const db::StoreError &) {
            // The power went while somebody tapped.
        }
        passed = !disk.isCut();
        for (std::uint32_t seed = 0; seed < seeds; ++seed, ++losses.disks) {
            const QuickFolder after;
            disk.recoverInto(after.path(), seed);
            const QString missing = story::missing(after.file(), told);
            if (missing.isEmpty())
                continue;
            if (++losses.incomplete == 1)
                losses.first =
                    QString("cut at call %1, disk %2: %3").arg(losses.cuts + 1).arg(seed).arg(missing);
        }
    }
    return losses;
}

} // namespace

class StorePowerTest : public QObject
{
    Q_OBJECT

private slots:
    void every_tap_survives_a_loss_of_power_at_any_moment();
    void lazier_writing_would_lose_taps();
};

void StorePowerTest::every_tap_survives_a_loss_of_power_at_any_moment()
{
    const Losses losses = cutEverywhere(db::Durability::EveryCommit);
    qInfo("%d cuts, %d disks", losses.cuts, losses.disks);
    QCOMPARE(losses.first, QString());
    QVERIFY(losses.cuts > 100);
}

// Shows that the story above can fail: with `synchronous` lowered, it does.
void StorePowerTest::lazier_writing_would_lose_taps()
{
    const Losses losses = cutEverywhere(db::Durability::Lazy);
    qInfo("%d of %d disks lost something; %s", losses.incomplete, losses.disks, qPrintable(losses.first));
    QVERIFY(losses.incomplete > 0);
    QVERIFY(losses.first.contains(" is there 0 times"));
}

GUILESS_STORY(StorePowerTest)
#include "store_power_test.moc"
