// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/store_words.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

class StoreWords
{
    Q_DECLARE_TR_FUNCTIONS(StoreWords)

public:
    static QString of(const db::StoreError &error);
};

QString StoreWords::of(const db::StoreError &error)
{
    const QString file = printable(error.file());
    const QString details = printable(QString::fromUtf8(error.what()).simplified());
    switch (error.fault()) {
    case db::StoreFault::CannotOpen:
        return filled(tr("%1 cannot be opened. Check that its folder exists and that you may use it."), file);
    case db::StoreFault::NotAStore:
        return filled(tr("%1 is not a history of Steiger. Choose another file; this one is left as it is."),
                      file);
    case db::StoreFault::ForeignStore:
        return filled(tr("%1 belongs to another program. Choose another file; this one is left as it is."),
                      file);
    case db::StoreFault::NewerStore:
        return filled(tr("%1 was written by a newer Steiger. This one can read it but not change it: update "
                         "Steiger first."),
                      file);
    case db::StoreFault::ReadOnly:
        return filled(
            tr("%1 must not be written to. Allow writing to the file and its folder, then try again."), file);
    case db::StoreFault::DiskFull:
        return filled(tr("The disk is full, so nothing was changed in %1. Make room, then try again."), file);
    case db::StoreFault::Busy:
        return filled(tr("Another program is using %1 and has not let go of it. Try again when it is done."),
                      file);
    case db::StoreFault::Damaged:
        return filled(tr("%1 is damaged (%2). Nothing was changed in it."), file, details);
    case db::StoreFault::Failed:
        return filled(tr("%1 could not be used (%2). Check the disk, then try again."), file, details);
    }
    return {};
}

QString storeErrorText(const db::StoreError &error)
{
    return StoreWords::of(error);
}

} // namespace companion
