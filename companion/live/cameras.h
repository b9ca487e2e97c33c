// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCameraDevice>
#include <QMediaDevices>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace companion {

/// The cameras of this device, as they come and go.
class Cameras : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList names READ names NOTIFY changed)

public:
    explicit Cameras(QObject *parent = nullptr);

    /// Each once: Qt 6.4 knows a camera twice that was there from the beginning, and numbers them anew with
    /// every start of the program.
    QStringList names() const;

    /// The one of that name, or else the usual one; a null device where there is none.
    QCameraDevice find(const QString &name) const;
    bool has(const QCameraDevice &camera) const { return m_devices.contains(camera); }

signals:
    void changed();

private:
    QMediaDevices m_watched;
    QList<QCameraDevice> m_devices;
};

/// Why there is no camera, in words: none at all, or one that may not be used.
QString whyNoCamera(const QString &folderOfDevices = "/dev");

} // namespace companion
