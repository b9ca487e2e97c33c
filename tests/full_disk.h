// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "power_vfs.h"

#include <sqlite3.h>

namespace story {

/// All files are on a disk that can be full, for as long as this exists.
class FullDisk
{
public:
    FullDisk()
    {
        m_usual = sqlite3_vfs_find(nullptr);
        sqlite3_vfs_register(sqlite3_vfs_find(PowerVfs::name), 1);
    }
    ~FullDisk() { sqlite3_vfs_register(m_usual, 1); }
    /// There is no room at the nth call from now on, for one call.
    void fullAt(int call)
    {
        m_call = m_disk.changes() + call;
        m_disk.fullAt(m_call);
    }
    /// What was done since needed fewer calls than that.
    bool hadRoom() const { return m_disk.changes() < m_call; }

private:
    PowerVfs m_disk;
    sqlite3_vfs *m_usual = nullptr;
    int m_call = 0;
};

} // namespace story
