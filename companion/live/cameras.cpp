// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/live/cameras.h"

#include <QDir>

#include <algorithm>

namespace companion {

Cameras::Cameras(QObject *parent)
    : QObject(parent)
    , m_devices(QMediaDevices::videoInputs())
{
    // Qt 6.4 waits for itself when it is asked for the cameras while it tells that they have changed.
    connect(
        &m_watched, &QMediaDevices::videoInputsChanged, this,
        [this] {
            m_devices = QMediaDevices::videoInputs();
            emit changed();
        },
        Qt::QueuedConnection);
}

QStringList Cameras::names() const
{
    QStringList names;
    for (const QCameraDevice &device : m_devices)
        names += device.description();
    names.removeDuplicates();
    return names;
}

QCameraDevice Cameras::find(const QString &name) const
{
    const auto found = std::ranges::find(m_devices, name, &QCameraDevice::description);
    if (found != m_devices.end())
        return *found;
    const auto usual = std::ranges::find_if(m_devices, &QCameraDevice::isDefault);
    if (usual != m_devices.end())
        return *usual;
    return m_devices.isEmpty() ? QCameraDevice() : m_devices.front();
}

QString whyNoCamera(const QString &folderOfDevices)
{
    const QFileInfoList devices =
        QDir(folderOfDevices).entryInfoList({"video*"}, QDir::System | QDir::Files | QDir::NoDotAndDotDot);
    const bool refused =
        std::ranges::any_of(devices, [](const QFileInfo &device) { return !device.isReadable(); });
    return refused ? Cameras::tr(
                         "There is a camera, but Steiger may not use it. Allow it in the settings of this "
                         "device, or choose a photo.")
                   : Cameras::tr("No camera was found. Connect one, choose a photo, or tap it in.");
}

} // namespace companion
