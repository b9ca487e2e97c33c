// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

/// A disk whose power can be cut, and that can be full: everything goes through to real files, and it is
/// remembered what was not asked to be safe (xSync) yet. While one exists, SQLite knows it by its name.
class PowerVfs
{
public:
    PowerVfs();
    ~PowerVfs();
    PowerVfs(const PowerVfs &) = delete;
    PowerVfs &operator=(const PowerVfs &) = delete;

    static constexpr const char *name = "power";

    /// The power goes at the nth call that would change the disk: that one and all after it fail.
    void cutAt(int call);
    bool isCut() const;

    /// The disk is full at the nth call that needs room, and has room again for the one after it; 0: never.
    void fullAt(int call);
    /// No room for anything until it is told otherwise.
    void setFull(bool full);
    bool wasFull() const;

    /// How many calls have changed the disk, or needed room, so far.
    int changes() const;

    /// Writes into that folder what the disk might hold after the cut: of what was not safe, each write is
    /// there, is not, or is there in part; each new, renamed or deleted file may be so or as it was before.
    /// The files must be closed.
    void recoverInto(const std::filesystem::path &folder, std::uint32_t seed) const;

    struct Disk;

private:
    std::unique_ptr<Disk> m_disk;
};
