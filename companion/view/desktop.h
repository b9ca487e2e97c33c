// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/background.h"

#include <optional>

namespace companion {

/// What the desktop around the program knows and can do. Without one, everything here does nothing, and
/// nothing ever waits for it.
class Desktop : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)

public:
    using Bus = std::function<QDBusConnection()>;
    /// Gets at the bus in the background: that may take its time.
    explicit Desktop(Bus bus = {}, QObject *parent = nullptr);
    ~Desktop() override;

    bool dark() const { return m_dark; }
    bool awake() const { return m_portalRequest || m_screenSaverCookie; } ///< the desktop has agreed

    /// The screen does not go dark by itself while people think.
    Q_INVOKABLE void keepAwake(bool awake);

signals:
    void darkChanged();
    void awakeChanged();

private slots:
    void settingChanged(const QString &group, const QString &name, const QDBusVariant &value);

private:
    void connected(const QDBusConnection &bus);
    void setScheme(const QVariant &scheme);
    void askPortal();
    void askScreenSaver();
    void release();

    std::optional<QDBusConnection> m_bus;
    bool m_dark = false;
    bool m_wantedAwake = false;
    std::optional<QString> m_portalRequest;
    std::optional<uint> m_screenSaverCookie;
    Background m_background;
};

} // namespace companion
