// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ledger.h"
#include "companion/view/settings.h"

namespace companion {

/// Everything the screens work with. Main.qml is given one.
class App : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::Settings *settings READ settings CONSTANT)

public:
    explicit App(const std::filesystem::path &store, QObject *parent = nullptr);

    Settings *settings() { return &m_settings; }
    Ledger &ledger() { return m_ledger; }

signals:
    /// A sentence for the people at the table: what went wrong, what is safe, what to do.
    void trouble(const QString &sentence);

private:
    Settings m_settings;
    Ledger m_ledger;
};

} // namespace companion
