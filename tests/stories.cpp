// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"

#include <QProcess>

#include <filesystem>
#include <iostream>
#include <map>

namespace {

std::map<std::string, stories::Telling, std::less<>> &told()
{
    static std::map<std::string, stories::Telling, std::less<>> told;
    return told;
}

/// Each in a process of its own, as ctest does.
int tellAll(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QStringList failed;
    for (const auto &[name, telling] : told()) {
        const QString story = QString::fromStdString(name);
        if (QProcess::execute(application.applicationFilePath(),
                              QStringList(story) + application.arguments().mid(1)) != 0)
            failed += story;
    }
    if (!failed.isEmpty())
        std::cerr << "Failed: " << qPrintable(failed.join(' ')) << '\n';
    return int(failed.size());
}

int noSuchStory(std::string_view name)
{
    std::cerr << "There is no story " << name << " here, only these:\n";
    for (const auto &[known, telling] : told())
        std::cerr << known << '\n';
    return 1;
}

} // namespace

stories::Story::Story(const char *file, Telling telling)
{
    told().emplace(std::filesystem::path(file).stem().string(), telling);
}

int main(int argc, char **argv)
{
    if (argc < 2 || *argv[1] == '-')
        return tellAll(argc, argv);
    const auto story = told().find(std::string_view(argv[1]));
    return story == told().end() ? noSuchStory(argv[1]) : story->second(argc - 1, argv + 1);
}
