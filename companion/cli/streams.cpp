// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/streams.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>
#include <QSaveFile>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include <unistd.h>

namespace companion {

namespace {

// Far more than any game record, or any group's games; far less than what would fill the memory.
constexpr int megabytesOf(InputSize size)
{
    return size == InputSize::Record ? 16 : 512;
}

struct CloseFile {
    void operator()(std::FILE *file) const { std::fclose(file); }
};

} // namespace

class CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static QString cannotRead(const QString &file, const QString &why)
    {
        return filled(tr("%1: this file cannot be read (%2)"), file, why);
    }
    static QString tooLarge(const QString &file, InputSize most)
    {
        return filled(most == InputSize::Record
                          ? tr("%1: this file is larger than %2 MiB, so it is not a game record")
                          : tr("%1: this file is larger than %2 MiB, more than can be read at once"),
                      file, megabytesOf(most));
    }
    static QString cannotWrite(const QString &why)
    {
        return filled(tr("the result could not be written (%1)"), why);
    }
    static QString cannotWriteTo(const QString &file, const QString &why)
    {
        return filled(tr("%1: this file could not be written (%2)"), file, why);
    }
};

std::optional<std::string> readInput(const std::string &file, InputSize most)
{
    const std::size_t largestFile = static_cast<std::size_t>(megabytesOf(most)) * 1024 * 1024;
    const QString shownName = printable(QString::fromStdString(file));
    std::unique_ptr<std::FILE, CloseFile> opened;
    std::FILE *input = stdin;
    if (file != "-") {
        opened.reset(std::fopen(file.c_str(), "rb"));
        input = opened.get();
    }
    std::string text;
    std::array<char, 65536> buffer;
    errno = input ? 0 : errno;
    while (input && text.size() <= largestFile) {
        const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), input);
        text.append(buffer.data(), got);
        if (got < buffer.size())
            break;
    }
    if (!input || std::ferror(input)) {
        writeError(CommandLine::cannotRead(shownName, QString::fromLocal8Bit(std::strerror(errno))));
        return std::nullopt;
    }
    if (text.size() > largestFile) {
        writeError(CommandLine::tooLarge(shownName, most));
        return std::nullopt;
    }
    return text;
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
    QSaveFile saved(QString::fromStdString(*file));
    if (saved.open(QIODevice::WriteOnly) && saved.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
        saved.commit())
        return ExitCode::Done;
    writeError(CommandLine::cannotWriteTo(printable(*file), saved.errorString()));
    return ExitCode::Failed;
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
