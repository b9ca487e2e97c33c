// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"
#include "db/store.h"

#include <QString>

#include <memory>

namespace companion {

/// The file of the history: what --db says, else the environment's STEIGER_DB, else the app's own.
std::filesystem::path storeFile(const StoreOptions &options);

/// Nothing where there is no history yet.
std::unique_ptr<db::Store> openToRead(const StoreOptions &options);
std::unique_ptr<db::Store> openToChange(const StoreOptions &options);
/// Begins a history where there is none. The folder is made only where the app's own would be.
std::unique_ptr<db::Store> openToAdd(const StoreOptions &options);

/// For commands that are about something in a history: says that there is none.
ExitCode noHistory(const StoreOptions &options);

/// What every command does that has changed the history: sees to the backup of the day. When that fails, it
/// is only said.
void afterChange(db::Store &store);

/// What can be done about a damaged history: which backup there is, and what to type.
QString repairAdvice(const std::filesystem::path &file);

/// Says what went wrong and what to do; whether the input was wrong or the program failed.
ExitCode report(const db::StoreError &error);

} // namespace companion
