// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

namespace companion {

/// Where the photo of a game lies, if there is one: beside the history.
QString photoPlace(const std::filesystem::path &store, const QString &game);

/// The folder of all photos.
std::filesystem::path photoFolder(const std::filesystem::path &store);

enum class PhotoTrouble { None, NotAPicture, CannotBeKept };

/// Keeps a picture there, upright and small enough for any tablet. The one before stays if this fails.
PhotoTrouble keepPhoto(const QString &picture, const QString &place);

} // namespace companion
