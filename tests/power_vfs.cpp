// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "power_vfs.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <map>
#include <new>
#include <random>
#include <utility>
#include <vector>

namespace {

struct Write {
    std::size_t place = 0;
    std::string bytes;
};

/// What a name of a folder stands for.
struct Contents {
    std::string safe;
    std::vector<Write> writes; ///< since the last xSync; a truncation is one without bytes
};
using Entry = std::shared_ptr<Contents>; ///< none: there is no such file

void apply(const Write &write, std::string &bytes)
{
    if (write.bytes.empty()) {
        bytes.resize(write.place);
        return;
    }
    if (bytes.size() < write.place + write.bytes.size())
        bytes.resize(write.place + write.bytes.size());
    std::copy(write.bytes.begin(), write.bytes.end(),
              bytes.begin() + static_cast<std::ptrdiff_t>(write.place));
}

} // namespace

struct PowerVfs::Disk {
    sqlite3_vfs vfs{};
    sqlite3_vfs *real = nullptr;
    /// By path: what is safe first, then what followed since the folder was last synced.
    std::map<std::string, std::vector<Entry>> folder;
    int changes = 0;
    int cutAt = 0;
    bool cut = false;
    int fullAt = 0;
    bool full = false;
    bool wasFull = false;

    /// Counts a call that changes the disk; SQLITE_OK when it may.
    int change()
    {
        if (++changes == cutAt)
            cut = true;
        return cut ? SQLITE_IOERR : SQLITE_OK;
    }

    /// The same for one that needs room.
    int grow(int whenFull)
    {
        const int result = change();
        if (result != SQLITE_OK || (changes != fullAt && !full))
            return result;
        wasFull = true;
        return whenFull;
    }

    void syncFolder()
    {
        for (auto &[path, entries] : folder) {
            if (!entries.empty())
                entries.erase(entries.begin(), entries.end() - 1);
        }
    }
};

namespace {

using Disk = PowerVfs::Disk;

struct File {
    sqlite3_file base;
    sqlite3_file *real;
    Disk *disk;
    Contents *contents; ///< nothing for files that need not survive
    bool syncsFolder;   ///< as SQLite does with the first sync of a new journal
};

File &fileOf(sqlite3_file *file)
{
    return *reinterpret_cast<File *>(file);
}

Disk &diskOf(sqlite3_vfs *vfs)
{
    return *static_cast<Disk *>(vfs->pAppData);
}

std::string bytesOf(const std::string &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

// The calls of a file. Those that only read, lock or share go through.

int closeFile(sqlite3_file *handle)
{
    File &file = fileOf(handle);
    return file.real->pMethods ? file.real->pMethods->xClose(file.real) : SQLITE_OK;
}

int readFile(sqlite3_file *handle, void *bytes, int size, sqlite3_int64 place)
{
    File &file = fileOf(handle);
    return file.disk->cut ? SQLITE_IOERR_READ : file.real->pMethods->xRead(file.real, bytes, size, place);
}

int writeFile(sqlite3_file *handle, const void *bytes, int size, sqlite3_int64 place)
{
    File &file = fileOf(handle);
    if (file.disk->cut)
        return SQLITE_IOERR_WRITE;
    const int allowed = file.disk->grow(SQLITE_FULL);
    if (allowed == SQLITE_FULL)
        return allowed;
    if (file.contents) // the very write at which the power goes may be there in part as well
        file.contents->writes.push_back(
            {static_cast<std::size_t>(place),
             std::string(static_cast<const char *>(bytes), static_cast<std::size_t>(size))});
    return allowed != SQLITE_OK ? SQLITE_IOERR_WRITE
                                : file.real->pMethods->xWrite(file.real, bytes, size, place);
}

int truncateFile(sqlite3_file *handle, sqlite3_int64 size)
{
    File &file = fileOf(handle);
    if (file.disk->cut)
        return SQLITE_IOERR_TRUNCATE;
    const int allowed = file.disk->grow(SQLITE_FULL);
    if (allowed == SQLITE_FULL)
        return allowed;
    if (file.contents)
        file.contents->writes.push_back({static_cast<std::size_t>(size), {}});
    return allowed != SQLITE_OK ? SQLITE_IOERR_TRUNCATE : file.real->pMethods->xTruncate(file.real, size);
}

int syncFile(sqlite3_file *handle, int)
{
    File &file = fileOf(handle);
    if (file.disk->cut || file.disk->change() != SQLITE_OK)
        return SQLITE_IOERR_FSYNC;
    if (file.contents) {
        for (const Write &write : file.contents->writes)
            apply(write, file.contents->safe);
        file.contents->writes.clear();
    }
    if (std::exchange(file.syncsFolder, false))
        file.disk->syncFolder();
    return SQLITE_OK; // the real disk stays on
}

int fileSize(sqlite3_file *handle, sqlite3_int64 *size)
{
    File &file = fileOf(handle);
    return file.disk->cut ? SQLITE_IOERR_FSTAT : file.real->pMethods->xFileSize(file.real, size);
}

int lockFile(sqlite3_file *handle, int lock)
{
    return fileOf(handle).real->pMethods->xLock(fileOf(handle).real, lock);
}

int unlockFile(sqlite3_file *handle, int lock)
{
    return fileOf(handle).real->pMethods->xUnlock(fileOf(handle).real, lock);
}

int checkReservedLock(sqlite3_file *handle, int *reserved)
{
    return fileOf(handle).real->pMethods->xCheckReservedLock(fileOf(handle).real, reserved);
}

int fileControl(sqlite3_file *handle, int operation, void *argument)
{
    if (operation == SQLITE_FCNTL_SIZE_HINT || operation == SQLITE_FCNTL_CHUNK_SIZE)
        return SQLITE_NOTFOUND; // would grow the file behind our back
    return fileOf(handle).real->pMethods->xFileControl(fileOf(handle).real, operation, argument);
}

int sectorSize(sqlite3_file *handle)
{
    return fileOf(handle).real->pMethods->xSectorSize(fileOf(handle).real);
}

int deviceCharacteristics(sqlite3_file *handle)
{
    return fileOf(handle).real->pMethods->xDeviceCharacteristics(fileOf(handle).real);
}

int shareMemory(sqlite3_file *handle, int region, int size, int extend, void volatile **memory)
{
    File &file = fileOf(handle);
    if (file.disk->cut)
        return SQLITE_IOERR_SHMMAP;
    void volatile *known = nullptr;
    const int found = file.real->pMethods->xShmMap(file.real, region, size, 0, &known);
    if (found != SQLITE_OK || known || !extend) {
        *memory = known;
        return found;
    }
    const int allowed = file.disk->grow(SQLITE_IOERR_SHMSIZE); // what SQLite's own says on a full disk
    return allowed != SQLITE_OK ? allowed
                                : file.real->pMethods->xShmMap(file.real, region, size, extend, memory);
}

int lockMemory(sqlite3_file *handle, int offset, int count, int flags)
{
    return fileOf(handle).real->pMethods->xShmLock(fileOf(handle).real, offset, count, flags);
}

void memoryBarrier(sqlite3_file *handle)
{
    fileOf(handle).real->pMethods->xShmBarrier(fileOf(handle).real);
}

int unshareMemory(sqlite3_file *handle, int remove)
{
    return fileOf(handle).real->pMethods->xShmUnmap(fileOf(handle).real, remove);
}

constexpr sqlite3_io_methods methods{
    .iVersion = 2,
    .xClose = closeFile,
    .xRead = readFile,
    .xWrite = writeFile,
    .xTruncate = truncateFile,
    .xSync = syncFile,
    .xFileSize = fileSize,
    .xLock = lockFile,
    .xUnlock = unlockFile,
    .xCheckReservedLock = checkReservedLock,
    .xFileControl = fileControl,
    .xSectorSize = sectorSize,
    .xDeviceCharacteristics = deviceCharacteristics,
    .xShmMap = shareMemory,
    .xShmLock = lockMemory,
    .xShmBarrier = memoryBarrier,
    .xShmUnmap = unshareMemory,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

// The calls of the disk.

int openFile(sqlite3_vfs *vfs, sqlite3_filename path, sqlite3_file *handle, int flags, int *given)
{
    Disk &disk = diskOf(vfs);
    File &file = *new (handle) File{};
    file.disk = &disk;
    file.real = reinterpret_cast<sqlite3_file *>(&file + 1);
    const bool isNew = path && (flags & SQLITE_OPEN_CREATE) != 0 && !std::filesystem::exists(path);
    const bool isJournal = (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL)) != 0;
    if (disk.cut || (isNew && (isJournal ? disk.grow(SQLITE_FULL) : disk.change()) != SQLITE_OK))
        return SQLITE_CANTOPEN;
    const int result = disk.real->xOpen(disk.real, path, file.real, flags, given);
    if (result != SQLITE_OK)
        return result;
    file.base.pMethods = &methods;
    if (!path || (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL)) == 0)
        return SQLITE_OK;
    std::vector<Entry> &entries = disk.folder[path];
    if (entries.empty())
        entries.push_back(isNew ? nullptr : std::make_shared<Contents>(Contents{bytesOf(path), {}}));
    if (isNew)
        entries.push_back(std::make_shared<Contents>());
    file.contents = entries.back().get();
    file.syncsFolder = isNew && isJournal;
    return SQLITE_OK;
}

int deleteFile(sqlite3_vfs *vfs, const char *path, int syncFolder)
{
    Disk &disk = diskOf(vfs);
    if (disk.cut || disk.change() != SQLITE_OK)
        return SQLITE_IOERR_DELETE;
    const int result = disk.real->xDelete(disk.real, path, 0);
    if (const auto known = disk.folder.find(path); result == SQLITE_OK && known != disk.folder.end())
        known->second.push_back(nullptr);
    if (syncFolder)
        disk.syncFolder();
    return result;
}

int access(sqlite3_vfs *vfs, const char *path, int flags, int *result)
{
    Disk &disk = diskOf(vfs);
    return disk.cut ? SQLITE_IOERR_ACCESS : disk.real->xAccess(disk.real, path, flags, result);
}

int lastError(sqlite3_vfs *vfs, int size, char *text)
{
    Disk &disk = diskOf(vfs);
    return disk.full || disk.changes == disk.fullAt ? ENOSPC
                                                    : disk.real->xGetLastError(disk.real, size, text);
}

} // namespace

PowerVfs::PowerVfs()
    : m_disk(std::make_unique<Disk>())
{
    sqlite3_vfs *real = sqlite3_vfs_find(nullptr);
    m_disk->real = real;
    m_disk->vfs = *real; // clocks and chance are the real ones
    m_disk->vfs.iVersion = 2;
    m_disk->vfs.szOsFile = static_cast<int>(sizeof(File)) + real->szOsFile;
    m_disk->vfs.pNext = nullptr;
    m_disk->vfs.zName = name;
    m_disk->vfs.pAppData = m_disk.get();
    m_disk->vfs.xOpen = openFile;
    m_disk->vfs.xDelete = deleteFile;
    m_disk->vfs.xAccess = access;
    m_disk->vfs.xGetLastError = lastError;
    sqlite3_vfs_register(&m_disk->vfs, 0);
}

PowerVfs::~PowerVfs()
{
    sqlite3_vfs_unregister(&m_disk->vfs);
}

void PowerVfs::cutAt(int call)
{
    m_disk->cutAt = call;
}

bool PowerVfs::isCut() const
{
    return m_disk->cut;
}

void PowerVfs::fullAt(int call)
{
    m_disk->fullAt = call;
}

void PowerVfs::setFull(bool full)
{
    m_disk->full = full;
}

bool PowerVfs::wasFull() const
{
    return m_disk->wasFull;
}

int PowerVfs::changes() const
{
    return m_disk->changes;
}

void PowerVfs::recoverInto(const std::filesystem::path &folder, std::uint32_t seed) const
{
    constexpr std::size_t sector = 512;
    std::mt19937 random(seed);
    const auto chance = [&](unsigned percent) { return random() % 100 < percent; };
    const auto write = [&](const std::string &path, const std::string &bytes) {
        std::ofstream(folder / std::filesystem::path(path).filename(), std::ios::binary) << bytes;
    };
    const auto kept = static_cast<unsigned>(random() % 101); // now hardly anything arrives, now nearly all
    for (const auto &[path, entries] : m_disk->folder) {
        const Entry &entry = entries[random() % entries.size()];
        if (!entry)
            continue;
        std::string bytes = entry->safe;
        for (const Write &made : entry->writes) {
            const bool isTorn = !made.bytes.empty() && chance(30);
            if (!isTorn && chance(kept))
                apply(made, bytes);
            for (std::size_t from = 0; isTorn && from < made.bytes.size();) {
                const std::size_t place = made.place + from;
                const std::size_t size = std::min(sector - place % sector, made.bytes.size() - from);
                if (chance(50))
                    apply({place, made.bytes.substr(from, size)}, bytes);
                from += size;
            }
        }
        write(path, bytes);
        if (path.ends_with("-wal")) // what programs share is on no disk in any order
            write(path.substr(0, path.size() - 4) + "-shm", std::string(40'000, static_cast<char>(random())));
    }
}
