// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/open_store.h"

#include "companion/cli/streams.h"
#include "companion/import_report.h"
#include "companion/sentences.h"
#include "companion/store_place.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"
#include "db/backup.h"
#include "db/schema.h"

#include <QCoreApplication>

namespace companion {

class OpenStore
{
    Q_DECLARE_TR_FUNCTIONS(OpenStore)

public:
    static QString noHistory(const QString &file)
    {
        return filled(tr("There is no history in %1 yet. \"steiger-cli add FILE\" begins it."), file);
    }
    static QString canBeRepaired(const QString &backup, const QString &file)
    {
        return filled(tr("The newest good backup is %1. \"steiger-cli check --repair --db %2\" sets the "
                         "damaged file aside and puts that backup in its place."),
                      backup, file);
    }
    static QString cannotBeRepaired()
    {
        return tr("There is no good backup beside it. Keep the file: what is left in it may still be saved.");
    }
};

namespace {

// A file that a program made but never wrote to holds nothing either.
bool holdsSomething(const std::filesystem::path &file)
{
    std::error_code ignored;
    return std::filesystem::exists(file, ignored) && (!std::filesystem::is_regular_file(file, ignored) ||
                                                      std::filesystem::file_size(file, ignored) > 0);
}

} // namespace

std::filesystem::path storeFile(const StoreOptions &options)
{
    return storePlace(options.db);
}

std::unique_ptr<db::Store> openToRead(const StoreOptions &options)
{
    const std::filesystem::path file = storeFile(options);
    if (!holdsSomething(file))
        return nullptr;
    auto store = std::make_unique<db::Store>(file, db::Opening{.access = db::Access::ReadOnly});
    if (store->version() < db::newestVersion)
        store = std::make_unique<db::Store>(file); // which lifts it to this version
    return store;
}

std::unique_ptr<db::Store> openToChange(const StoreOptions &options)
{
    const std::filesystem::path file = storeFile(options);
    return holdsSomething(file) ? std::make_unique<db::Store>(file) : nullptr;
}

std::unique_ptr<db::Store> openToAdd(const StoreOptions &options)
{
    const std::filesystem::path file = storeFile(options);
    std::error_code ignored;
    if (file == appsOwnStore())
        std::filesystem::create_directories(file.parent_path(), ignored); // opening says if that failed
    return std::make_unique<db::Store>(file);
}

ExitCode noHistory(const StoreOptions &options)
{
    writeError(OpenStore::noHistory(printable(storeFile(options).string())));
    return ExitCode::BadInput;
}

void afterChange(db::Store &store)
{
    if (const QString trouble = backUpOfTheDay(store); !trouble.isEmpty())
        writeError(trouble);
}

QString repairAdvice(const std::filesystem::path &file)
{
    const std::optional<std::filesystem::path> backup = db::newestGoodBackup(file);
    return backup ? OpenStore::canBeRepaired(printable(backup->string()), printable(file.string()))
                  : OpenStore::cannotBeRepaired();
}

ExitCode report(const db::StoreError &error)
{
    writeError(storeErrorText(error));
    switch (error.fault()) {
    case db::StoreFault::CannotOpen:
    case db::StoreFault::NotAStore:
    case db::StoreFault::ForeignStore:
    case db::StoreFault::NewerStore:
        return ExitCode::BadInput;
    case db::StoreFault::Damaged:
        writeError(repairAdvice(error.file()));
        return ExitCode::Failed;
    case db::StoreFault::ReadOnly:
    case db::StoreFault::DiskFull:
    case db::StoreFault::Busy:
    case db::StoreFault::Failed:
        return ExitCode::Failed;
    }
    return ExitCode::Failed;
}

} // namespace companion
