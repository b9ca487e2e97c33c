// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/open_always.h"

namespace db {

namespace {

bool canBeSetAside(StoreFault fault)
{
    return fault == StoreFault::Damaged || fault == StoreFault::NotAStore ||
           fault == StoreFault::ForeignStore;
}

} // namespace

AlwaysOpen openAlways(const std::filesystem::path &file)
{
    AlwaysOpen open;
    try {
        std::error_code ignored;
        if (file.has_parent_path())
            std::filesystem::create_directories(file.parent_path(), ignored);
        open.store = std::make_unique<Store>(file);
        return open;
    } catch (const StoreError &error) {
        open.trouble = error;
    }
    try {
        if (canBeSetAside(open.trouble->fault())) {
            open.setAside = setAside(file);
            open.backup = newestGoodBackup(file);
            open.store = std::make_unique<Store>(file);
            return open;
        }
    } catch (const StoreError &) {
        // The first trouble is the one to tell.
    }
    open.store = std::make_unique<Store>(":memory:");
    open.inMemory = true;
    return open;
}

std::optional<std::filesystem::path> bringBack(const std::filesystem::path &backup,
                                               const std::filesystem::path &file, Aside why)
{
    Store copy(backup, {.access = Access::ReadOnly});
    // On a full disk it is this that fails, while the store is still in its place.
    const std::filesystem::path arriving = file.string() + ".arriving";
    backUp(copy, arriving);
    std::optional<std::filesystem::path> aside;
    std::error_code failure;
    try {
        if (std::filesystem::exists(file, failure))
            aside = setAside(file, why);
    } catch (const StoreError &) {
        std::filesystem::remove(arriving, failure);
        throw;
    }
    std::filesystem::rename(arriving, file, failure);
    if (failure)
        throw StoreError(StoreFault::CannotOpen, file.string(), failure.message());
    return aside;
}

} // namespace db
