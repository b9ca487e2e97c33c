// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/ledger.h"

#include "companion/store_words.h"
#include "db/standings.h"

namespace companion {

Ledger::Ledger(const std::filesystem::path &file, QObject *parent)
    : QObject(parent)
    , m_open(db::openAlways(file))
    , m_file(file)
{
}

bool Ledger::write(const std::function<void(db::Store &)> &work)
{
    return read([&](db::Store &store) {
        db::Change change(store);
        work(store);
        change.commit();
    });
}

bool Ledger::read(const std::function<void(db::Store &)> &work)
{
    try {
        work(store());
        return true;
    } catch (const db::StoreError &error) {
        emit trouble(storeErrorText(error));
        return false;
    }
}

void Ledger::tellChanged()
{
    emit changed();
}

bool Ledger::bringBack(const std::filesystem::path &backup)
{
    m_open.store.reset(); // it must not be open meanwhile
    bool done = true;
    try {
        db::bringBack(backup, m_file, db::Aside::Replaced);
    } catch (const db::StoreError &error) {
        emit trouble(storeErrorText(error));
        done = false;
    }
    m_open = db::openAlways(m_file);
    tellChanged();
    return done;
}

} // namespace companion
