// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "db/open_always.h"

#include <functional>

namespace companion {

/// The history as the app uses it: what goes wrong with it becomes a sentence, and whoever shows something of
/// it learns that it changed.
class Ledger : public QObject
{
    Q_OBJECT

public:
    explicit Ledger(const std::filesystem::path &file, QObject *parent = nullptr);

    db::Store &store() { return *m_open.store; }
    const std::filesystem::path &file() const { return m_file; }
    const db::AlwaysOpen &opening() const { return m_open; }

    /// One tap: on disk when this gives true; otherwise nothing has changed, and trouble() has said why.
    bool write(const std::function<void(db::Store &)> &work);
    /// The same for what only looks; false when the store could not be read.
    bool read(const std::function<void(db::Store &)> &work);

    /// Games, people, groups or live games are different now.
    void tellChanged();
    /// Puts a backup in the place of the store. What was there becomes a copy like the others.
    bool bringBack(const std::filesystem::path &backup);

signals:
    void changed();
    void trouble(const QString &sentence);

private:
    db::AlwaysOpen m_open;
    std::filesystem::path m_file;
};

} // namespace companion
