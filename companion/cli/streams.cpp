// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/streams.h"

#include "companion/sentences.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

namespace companion {

class CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static QString cannotWrite(const QString &why)
    {
        return filled(tr("the result could not be written (%1)"), why);
    }
};

std::optional<std::string> readInput(const std::string &file, InputSize most)
{
    FileText read = readText(file, most);
    if (read.trouble.isEmpty())
        return std::move(read.text);
    writeError(read.trouble);
    return std::nullopt;
}

ExitCode writeOut(const std::string &text)
{
    const bool written =
        std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    if (written)
        return ExitCode::Done;
    writeError(CommandLine::cannotWrite(QString::fromLocal8Bit(std::strerror(errno))));
    return ExitCode::Failed;
}

ExitCode writeOut(const std::string &text, const std::optional<std::string> &file)
{
    if (!file)
        return writeOut(text);
    const QString trouble = writeText(QString::fromStdString(*file), QByteArray::fromStdString(text));
    if (trouble.isEmpty())
        return ExitCode::Done;
    writeError(trouble);
    return ExitCode::Failed;
}

ExitCode refuse(const QString &sentence)
{
    writeError(sentence);
    return ExitCode::BadInput;
}

void writeError(const QString &line)
{
    const std::string text = line.toStdString() + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
}

bool coloursWelcome()
{
    const char *noColour = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) == 1 && (!noColour || *noColour == '\0');
}

} // namespace companion
