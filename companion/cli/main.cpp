// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/score_command.h"
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

    CLI::App commands{"Steiger scores mining games and says why each point was given.", "steiger-cli"};
    commands.set_version_flag("--version", STEIGER_VERSION);
    commands.require_subcommand(1);
    std::string language;
    companion::ScoreCommand score;
    CLI::App *scoreCommand =
        commands.add_subcommand("score", "Scores a game record and explains every point");
    scoreCommand->add_option("FILE", score.file, "The game record, a JSON file (- for standard input)")
        ->required();
    scoreCommand->add_flag("--json", score.json, "The score as JSON instead of a score sheet");
    scoreCommand->add_option("--lang", language, "The language of the words (else that of the environment)")
        ->check(CLI::IsMember({"en", "hu", "de"}));
    try {
        commands.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        const bool asked = commands.exit(error) == 0; // for help or the version
        return codeOf(asked ? companion::ExitCode::Done : companion::ExitCode::BadInput);
    }

    companion::useLanguage(
        companion::languageFromCode(QString::fromStdString(language)).value_or(environment));
    return codeOf(companion::run(score));
}
