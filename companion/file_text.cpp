// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/file_text.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>
#include <QSaveFile>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

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

class FileWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWords)

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
    static QString cannotWrite(const QString &file, const QString &why)
    {
        return filled(tr("%1: this file could not be written (%2)"), file, why);
    }
};

FileText readText(const std::string &file, InputSize most)
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
    if (!input || std::ferror(input))
        return {{}, FileWords::cannotRead(shownName, QString::fromLocal8Bit(std::strerror(errno)))};
    if (text.size() > largestFile)
        return {{}, FileWords::tooLarge(shownName, most)};
    return {std::move(text), {}};
}

QString writeText(const QString &file, const QByteArray &text)
{
    QSaveFile saved(file);
    if (saved.open(QIODevice::WriteOnly) && saved.write(text) == text.size() && saved.commit())
        return {};
    return FileWords::cannotWrite(printable(file), saved.errorString());
}

} // namespace companion
