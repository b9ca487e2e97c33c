// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/backup.h"
#include "db/store.h"

#include <memory>
#include <optional>

namespace db {

/// A store that can be used, whatever became of the file.
struct AlwaysOpen {
    std::unique_ptr<Store> store;
    std::optional<StoreError> trouble{};             ///< what was wrong, if anything was
    std::optional<std::filesystem::path> setAside{}; ///< where the damaged file is now
    std::optional<std::filesystem::path> backup{};   ///< the newest good one, which may take its place
    bool inMemory = false; ///< nothing can be written there: what is told now is gone when the program ends
};

/// For programs that have to start: a damaged file, or one that is no store, is set aside under another name
/// and a new one begun; where nothing can be written at all there is a store in memory.
AlwaysOpen openAlways(const std::filesystem::path &file);

/// Puts a backup in the place of the store, which must not be open. What is there now is set aside: gives its
/// new name, which says whether it is damaged.
std::optional<std::filesystem::path> bringBack(const std::filesystem::path &backup,
                                               const std::filesystem::path &file, Aside why = Aside::Damaged);

} // namespace db
