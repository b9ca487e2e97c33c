// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/import_command.h"

#include "companion/cli/account.h"
#include "companion/cli/open_store.h"
#include "companion/store_words.h"

namespace companion {

namespace {

// A fault of the other store is the input's; the rest is imported all the same.
void takeOverOrRefuse(db::Store &store, const std::string &other, Account &account)
{
    try {
        takeOver(store, other, account);
    } catch (const db::StoreError &error) {
        if (error.file() != other)
            throw;
        account.anyRefused = true;
        account.skipped.push_back({other, storeErrorText(error)});
        writeError(storeErrorText(error)); // which names the file
    }
}

} // namespace

ExitCode run(const ImportCommand &command)
{
    Account account;
    HandedIn handedIn;
    for (const std::string &file : command.files) {
        if (isDatabase(file))
            handedIn.stores.push_back(file);
        else
            readFile(file, handedIn, account);
    }
    const auto &[games, plays, stores, refused] = handedIn;
    if (!games.empty() || !plays.empty() || !stores.empty()) {
        const std::unique_ptr<db::Store> store = openToAdd(command.store);
        if (!games.empty())
            storeGames(*store, games, account);
        for (const ReadPlays &file : plays)
            storePlays(*store, file, account);
        for (const std::string &other : stores)
            takeOverOrRefuse(*store, other, account);
        afterChange(*store);
    }
    const ExitCode told = tell(account, command.store.json);
    return !account.anyRefused || told != ExitCode::Done ? told : ExitCode::BadInput;
}

} // namespace companion
