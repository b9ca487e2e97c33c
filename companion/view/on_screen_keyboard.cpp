// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/on_screen_keyboard.h"

#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QSettings>

#include <algorithm>

namespace companion {

namespace {

constexpr const char *module = "qtvirtualkeyboard";
constexpr unsigned direct = 1U << 1; // INPUT_PROP_DIRECT: what is touched is what is seen

unsigned propertiesOf(const QString &device)
{
    QFile file(device + "/device/properties");
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split(' ').last().toUInt(nullptr, 16)
                                          : 0;
}

bool isInstalled()
{
    const QString plugin = QLibraryInfo::path(QLibraryInfo::PluginsPath) +
                           "/platforminputcontexts/libqtvirtualkeyboardplugin.so";
    const QString modules = QLibraryInfo::path(QLibraryInfo::QmlImportsPath);
    // Debian's keyboard does not ask for the second module, and is none without it.
    return QFile::exists(plugin) && QFile::exists(modules + "/QtQuick/VirtualKeyboard/qmldir") &&
           QFile::exists(modules + "/Qt/labs/folderlistmodel/qmldir");
}

} // namespace

bool hasTouchScreen(const QString &inputDevices)
{
    const QDir folder(inputDevices);
    const QStringList devices = folder.entryList({"event*"}, QDir::Dirs | QDir::NoDotAndDotDot);
    return std::ranges::any_of(devices, [&](const QString &device) {
        return (propertiesOf(folder.filePath(device)) & direct) != 0;
    });
}

void useOnScreenKeyboard(const QString &settings)
{
    const bool wanted = QSettings(settings, QSettings::IniFormat).value("onScreenKeyboard").toBool();
    if (!qEnvironmentVariableIsSet("QT_IM_MODULE") && isInstalled() && (wanted || hasTouchScreen()))
        qputenv("QT_IM_MODULE", module);
}

bool onScreenKeyboardIsUsed()
{
    return qEnvironmentVariable("QT_IM_MODULE") == module && isInstalled();
}

} // namespace companion
