// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/photos.h"

#include "db/query.h"

#include <fstream>
#include <iterator>

namespace db {

namespace {

std::string bytesOf(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool holdsPhotos(const SQLite::Database &database)
{
    return database.tableExists("packed_photo");
}

// Somebody may have made the copy: a name leads nowhere but into the folder.
bool isPlainName(const std::string &name)
{
    return !name.empty() && name.front() != '.' && name.find_first_of("/\\") == std::string::npos;
}

} // namespace

int packPhotos(const std::filesystem::path &folder, SQLite::Database &copy)
{
    copy.exec("DROP TABLE IF EXISTS packed_photo");
    std::error_code none;
    int packed = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder, none)) {
        if (!entry.is_regular_file(none) || entry.path().extension() != ".jpg")
            continue;
        if (packed == 0)
            copy.exec("CREATE TABLE packed_photo (name TEXT PRIMARY KEY, picture BLOB NOT NULL) STRICT");
        const std::string bytes = bytesOf(entry.path());
        SQLite::Statement insert(copy, "INSERT INTO packed_photo VALUES (?, ?)");
        insert.bind(1, entry.path().filename().string());
        insert.bindNoCopy(2, bytes.data(), static_cast<int>(bytes.size()));
        insert.exec();
        ++packed;
    }
    return packed;
}

int unpackPhotos(const std::filesystem::path &copy, const std::filesystem::path &folder)
{
    try {
        const SQLite::Database database(copy.string(), SQLite::OPEN_READONLY);
        if (!holdsPhotos(database))
            return 0;
        std::error_code failure;
        std::filesystem::create_directories(folder, failure);
        int unpacked = 0;
        SQLite::Statement photos(database, "SELECT name, picture FROM packed_photo");
        while (photos.executeStep()) {
            const std::string name = photos.getColumn(0).getString();
            const std::filesystem::path file = folder / name;
            if (!isPlainName(name) || std::filesystem::exists(file, failure))
                continue;
            const SQLite::Column picture = photos.getColumn(1);
            std::ofstream stream(file, std::ios::binary);
            stream.write(static_cast<const char *>(picture.getBlob()), picture.getBytes());
            stream.close();
            if (!stream) {
                std::filesystem::remove(file, failure);
                throw StoreError(StoreFault::DiskFull, file.string());
            }
            ++unpacked;
        }
        return unpacked;
    } catch (const SQLite::Exception &error) {
        throw storeError(copy, error);
    }
}

void dropPhotos(Store &store)
{
    if (holdsPhotos(store.database()))
        Query(store, "DROP TABLE packed_photo").run();
}

} // namespace db
