// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/commands.h"
#include "companion/cli/open_store.h"
#include "companion/language.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <clocale>
#include <cstdlib>
#include <string_view>

#include <langinfo.h>

namespace {

// The program speaks UTF-8 only, and Qt complains about anything else before it does the same.
void insistOnUtf8()
{
    std::setlocale(LC_ALL, "");
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8")
        setenv("LC_ALL", "C.UTF-8", 1);
}

int codeOf(companion::ExitCode code)
{
    return static_cast<int>(code);
}

} // namespace

int main(int argc, char **argv)
{
    const companion::Language environment = companion::systemLanguage();
    insistOnUtf8();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName("steiger"); // both programs share one history

    CLI::App commands{"Steiger scores mining games, says why each point was given, and remembers every game.",
                      "steiger-cli"};
    commands.set_version_flag("--version", STEIGER_VERSION);
    commands.require_subcommand(1);
    companion::Typed typed;
    addCommands(commands, typed);
    try {
        commands.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        const bool asked = commands.exit(error) == 0; // for help or the version
        return codeOf(asked ? companion::ExitCode::Done : companion::ExitCode::BadInput);
    }

    companion::useLanguage(
        companion::languageFromCode(QString::fromStdString(typed.language)).value_or(environment));
    try {
        return codeOf(typed.work());
    } catch (const db::StoreError &error) {
        return codeOf(companion::report(error));
    }
}
