// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/check_command.h"

#include "companion/cli/open_store.h"
#include "companion/cli/progress.h"
#include "companion/cli/streams.h"
#include "companion/sentences.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"
#include "db/backup.h"
#include "db/open_always.h"
#include "db/rebuild.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

/// What was found, and what was done about it.
struct Findings {
    std::vector<std::string> problems; ///< empty when the history is sound
    bool isTorn = false;               ///< the file itself, not just what was worked out from it
    bool isStrange = false;            ///< torn at its beginning, or never a history
    std::optional<db::Rebuilt> rebuilt{};
    std::optional<std::filesystem::path> aside{};  ///< where the damaged file is now
    std::optional<std::filesystem::path> backup{}; ///< the newest good one, if the file is torn
};

} // namespace

class CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(CheckWords)

public:
    static QStringList of(const Findings &findings, const std::filesystem::path &file)
    {
        QStringList lines;
        if (findings.rebuilt)
            lines += rebuilt(*findings.rebuilt);
        if (findings.aside)
            lines += filled(tr("The damaged file is now %1, and %2 is in its place. What was told since that "
                               "backup is missing."),
                            printable(findings.aside->string()), printable(findings.backup->string()));
        else if (findings.problems.empty())
            lines += tr("The history is sound.");
        else
            lines += unsound(findings, file);
        return lines;
    }

private:
    static QString idsOf(const std::vector<db::Uuid> &ids)
    {
        QStringList texts;
        for (const db::Uuid &id : ids)
            texts += QString::fromStdString(toString(id));
        return texts.join(QStringLiteral(", "));
    }
    static QStringList rebuilt(const db::Rebuilt &rebuilt)
    {
        QStringList lines{tr("%n game(s) scored again.", "", rebuilt.games)};
        if (rebuilt.changed.empty())
            lines += tr("No result has changed.");
        else
            lines += filled(tr("These have other results now: %1."), idsOf(rebuilt.changed));
        if (!rebuilt.unreadable.empty())
            lines +=
                filled(tr("These have a record that cannot be read, and are left out: %1. Nothing of them "
                          "is lost; a newer Steiger may read them."),
                       idsOf(rebuilt.unreadable));
        return lines;
    }
    static QStringList unsound(const Findings &findings, const std::filesystem::path &file)
    {
        QStringList lines{filled(tr("%1 is not sound:"), printable(file.string()))};
        for (const std::string &problem : findings.problems)
            lines += QStringLiteral("  ") + printable(problem);
        if (!findings.isTorn)
            lines += tr("\"steiger-cli check --rebuild\" works everything out again from what was told.");
        else if (findings.backup || !findings.isStrange)
            lines += repairAdvice(file);
        return lines;
    }
};

namespace {

Findings examine(const std::filesystem::path &file, bool rebuild)
{
    Findings findings;
    try {
        db::Store store(file, {.access = rebuild ? db::Access::ReadAndWrite : db::Access::ReadOnly});
        if (rebuild)
            findings.rebuilt = db::rebuild(store, progressOnTerminal());
        findings.problems = db::check(store);
    } catch (const db::StoreError &error) {
        findings.isStrange = error.fault() == db::StoreFault::NotAStore;
        findings.isTorn = error.fault() == db::StoreFault::Damaged || findings.isStrange;
        if (!findings.isTorn)
            throw;
        findings.problems = {storeErrorText(error).toStdString()};
        findings.backup = db::newestGoodBackup(file);
    }
    return findings;
}

// What was worked out wrongly is worked out again, which loses nothing; only then the backup is used.
Findings repaired(const std::filesystem::path &file, Findings findings)
{
    if (!findings.isTorn)
        findings = examine(file, true);
    if (findings.problems.empty() || !findings.backup)
        return findings;
    findings.aside = db::bringBack(*findings.backup, file);
    return findings;
}

nlohmann::ordered_json asJson(const Findings &findings)
{
    const auto texts = [](const std::vector<db::Uuid> &ids) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const db::Uuid &id : ids)
            list.push_back(toString(id));
        return list;
    };
    nlohmann::ordered_json document{{"sound", findings.problems.empty() || findings.aside},
                                    {"problems", findings.problems}};
    if (findings.rebuilt)
        document["rebuilt"] = {{"games", findings.rebuilt->games},
                               {"changed", texts(findings.rebuilt->changed)},
                               {"unreadable", texts(findings.rebuilt->unreadable)}};
    if (findings.backup)
        document["newestGoodBackup"] = printable(findings.backup->string()).toStdString();
    if (findings.aside)
        document["setAside"] = printable(findings.aside->string()).toStdString();
    return document;
}

} // namespace

ExitCode run(const CheckCommand &command)
{
    const std::filesystem::path file = storeFile(command.store);
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored))
        return noHistory(command.store);
    Findings findings = examine(file, command.rebuild);
    if (command.repair && !findings.problems.empty())
        findings = repaired(file, std::move(findings));
    const std::string text =
        command.store.json
            ? asJson(findings).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
            : CheckWords::of(findings, file).join(u'\n').toStdString();
    const ExitCode written = writeOut(text + "\n");
    return findings.problems.empty() || findings.aside ? written : ExitCode::Failed;
}

} // namespace companion
