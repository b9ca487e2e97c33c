// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/backup_command.h"

#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/backup.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

class BackupWords
{
    Q_DECLARE_TR_FUNCTIONS(BackupWords)

public:
    static QString done(const QString &file) { return filled(tr("The history is copied to %1."), file); }
    static QString isTheHistory(const QString &file)
    {
        return filled(tr("%1 is the history itself. Choose another file for the copy."), file);
    }
};

ExitCode run(const BackupCommand &command)
{
    const std::unique_ptr<db::Store> store = openToRead(command.store);
    if (!store)
        return noHistory(command.store);
    std::error_code none;
    if (std::filesystem::equivalent(command.file, store->file(), none)) {
        writeError(BackupWords::isTheHistory(printable(command.file)));
        return ExitCode::BadInput;
    }
    db::checkFile(command.file); // an older copy may be replaced, somebody's letter must not
    db::backUp(*store, command.file);
    const QString file = printable(command.file);
    return writeOut(command.store.json ? nlohmann::ordered_json{{"file", file.toStdString()}}.dump(2) + "\n"
                                       : BackupWords::done(file).toStdString() + "\n");
}

} // namespace companion
