// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/store_place.h"
#include "companion/view/app.h"

#include <CLI/CLI.hpp>

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CompanionPlugin)
Q_IMPORT_QML_PLUGIN(Companion_UiPlugin)

int main(int argc, char **argv)
{
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("steiger"); // both programs share one history
    QGuiApplication::setApplicationVersion(STEIGER_VERSION);

    CLI::App arguments{"Steiger, the companion for mining games at a real table.", "steiger"};
    arguments.set_version_flag("--version", STEIGER_VERSION);
    std::optional<std::string> db;
    arguments.add_option("--db", db, "The file of the history; STEIGER_DB in the environment says the same.");
    try {
        arguments.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return arguments.exit(error) == 0 ? 0 : 2;
    }

    companion::App app(companion::storePlace(db));
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.setInitialProperties({{"app", QVariant::fromValue(&app)}});
    QObject::connect(
        &engine, &QQmlApplicationEngine::objectCreationFailed, &application,
        [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
    engine.load(QUrl("qrc:/qt/qml/Companion/Ui/Main.qml"));
    QObject::connect(app.settings(), &companion::Settings::languageChanged, &engine,
                     &QQmlApplicationEngine::retranslate);
    return QGuiApplication::exec();
}
