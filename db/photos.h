// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <filesystem>

namespace db {

// Photos lie in a folder beside the store; only in a copy that leaves the tablet they travel inside.

/// Puts every photo of the folder into the copy. Gives how many.
int packPhotos(const std::filesystem::path &folder, SQLite::Database &copy);

/// Writes the photos of a copy into the folder, except those that are there. Gives how many.
int unpackPhotos(const std::filesystem::path &copy, const std::filesystem::path &folder);

/// A copy that became the store does not carry them any longer.
void dropPhotos(Store &store);

} // namespace db
