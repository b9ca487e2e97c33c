// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// A file of tests is a story, and a few of them share a program: PROGRAM majority_test -functions
namespace stories {

using Telling = int (*)(int argc, char **argv);

/// A story is known by the name of its file.
struct Story {
    Story(const char *file, Telling telling);
};

template <class Test>
int tell(int argc, char **argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <class Test, class Application>
int tellWithin(int argc, char **argv)
{
    QTest::Internal::callInitMain<Test>();
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    return tell<Test>(argc, argv);
}

} // namespace stories

// At the end of a story, as Qt Test's QTEST_APPLESS_MAIN, QTEST_GUILESS_MAIN and QTEST_MAIN.
#define APPLESS_STORY(Test) static const stories::Story storyOf##Test(__FILE__, stories::tell<Test>);
#define GUILESS_STORY(Test)                                                                                  \
    static const stories::Story storyOf##Test(__FILE__, stories::tellWithin<Test, QCoreApplication>);
#define STORY(Test)                                                                                          \
    static const stories::Story storyOf##Test(__FILE__, stories::tellWithin<Test, QGuiApplication>);
