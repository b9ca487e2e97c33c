// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/add_command.h"

#include "companion/cli/account.h"
#include "companion/cli/open_store.h"

namespace companion {

ExitCode run(const AddCommand &command)
{
    Account account;
    std::vector<ReadGame> games;
    for (const std::string &file : command.files)
        readFile(file, InputSize::Record, games, account);
    if (!games.empty()) {
        const std::unique_ptr<db::Store> store = openToAdd(command.store);
        storeGames(*store, games, account);
        afterChange(*store);
    }
    const ExitCode told = tell(account, command.store.json);
    const bool allIsStored = !account.anyRefused && !account.anyDiffers;
    return allIsStored || told != ExitCode::Done ? told : ExitCode::BadInput;
}

} // namespace companion
