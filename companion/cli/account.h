// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/streams.h"
#include "companion/take_in.h"

#include <QStringList>

#include <string>
#include <vector>

namespace companion {

/// What became of the games that were handed in.
struct Account {
    struct Stored {
        std::string what;
        db::Uuid id;
    };
    struct Skipped {
        std::string what;
        QString why;
    };

    int games = 0;  ///< new in the history
    int plays = 0;  ///< of other games, counted apart
    int people = 0; ///< new in the address book
    std::vector<Stored> stored;
    std::vector<Skipped> skipped;
    int alreadyHere = 0;     ///< of those skipped: nothing more to be said of them
    QStringList ordinary;    ///< for reading, unless there are very many: what was stored or here already
    QStringList lines;       ///< for reading in any case
    bool anyRefused = false; ///< something was wrong with the input
    bool anyDiffers = false; ///< a game is here already, but otherwise than it was handed in
};

/// Says at once what is wrong, and keeps it for the account.
void refuse(Account &account, const Refusal &refusal);

/// Reads a file of records: appends its games, refuses what is wrong with it.
void readFile(const std::string &file, InputSize most, std::vector<ReadGame> &games, Account &account);
/// The same, where it may be a file of BG Stats as well.
void readFile(const std::string &file, HandedIn &handedIn, Account &account);

/// Stores the games, all or none of them.
void storeGames(db::Store &store, const std::vector<ReadGame> &games, Account &account);

/// Takes over what BG Stats knows, all of a file or nothing.
void storePlays(db::Store &store, const ReadPlays &plays, Account &account);

/// Takes over another store.
void takeOver(db::Store &store, const std::string &other, Account &account);

ExitCode tell(const Account &account, bool json);

} // namespace companion
