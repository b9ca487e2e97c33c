// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/self_test.h"
#include "companion/app/window.h"
#include "companion/store_place.h"
#include "companion/view/app.h"
#include "companion/view/on_screen_keyboard.h"

#include <CLI/CLI.hpp>

#include <QGuiApplication>
#include <QIcon>
#include <QScreen>

#include <cstdio>

int main(int argc, char **argv)
{
    CLI::App arguments{"Steiger, the companion for mining games at a real table.", "steiger"};
    arguments.set_version_flag("--version", STEIGER_VERSION);
    std::optional<std::string> db;
    bool selfTest = false;
    arguments.add_option("--db", db, "The file of the history; STEIGER_DB in the environment says the same.");
    arguments.add_flag("--self-test", selfTest,
                       "Loads every screen without a display and says what is wrong.");
    try {
        arguments.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return arguments.exit(error) == 0 ? 0 : 2;
    }
    if (selfTest)
        qputenv("QT_QPA_PLATFORM", "offscreen");

    QGuiApplication::setApplicationName("steiger"); // both programs share one history
    QGuiApplication::setApplicationVersion(STEIGER_VERSION);
    const std::filesystem::path store = companion::storePlace(db);
    companion::useOnScreenKeyboard(companion::settingsPlace(store));
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    if (selfTest) {
        const QStringList complaints = companion::selfTest();
        for (const QString &complaint : complaints)
            std::fprintf(stderr, "%s\n", qPrintable(complaint));
        return complaints.isEmpty() ? 0 : 1;
    }

    companion::App app(store);
    const companion::Window window(app, QGuiApplication::primaryScreen()->availableSize());
    if (!window.window())
        return 1;
    return QGuiApplication::exec();
}
