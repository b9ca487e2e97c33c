// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/backups.h"
#include "companion/view/desktop.h"
#include "companion/view/diagnostics.h"
#include "companion/view/exchange.h"
#include "companion/view/help.h"
#include "companion/view/ledger.h"
#include "companion/view/settings.h"
#include "companion/view/sharing.h"

namespace companion {

/// Everything the screens work with. Main.qml is given one.
class App : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::Settings *settings READ settings CONSTANT)
    Q_PROPERTY(companion::Desktop *desktop READ desktop CONSTANT)
    Q_PROPERTY(companion::Sharing *sharing READ sharing CONSTANT)
    Q_PROPERTY(companion::Backups *backups READ backups CONSTANT)
    Q_PROPERTY(companion::Exchange *exchange READ exchange CONSTANT)
    Q_PROPERTY(companion::Diagnostics *diagnostics READ diagnostics CONSTANT)
    Q_PROPERTY(companion::Help *help READ help CONSTANT)

public:
    explicit App(const std::filesystem::path &store, QObject *parent = nullptr);

    Settings *settings() { return &m_settings; }
    Desktop *desktop() { return &m_desktop; }
    Sharing *sharing() { return &m_sharing; }
    Backups *backups() { return &m_backups; }
    Exchange *exchange() { return &m_exchange; }
    Diagnostics *diagnostics() { return &m_diagnostics; }
    Help *help() { return &m_help; }
    Ledger &ledger() { return m_ledger; }

signals:
    /// A sentence for the people at the table: what went wrong, what is safe, what to do.
    void trouble(const QString &sentence);

private:
    Settings m_settings;
    Ledger m_ledger;
    Desktop m_desktop;
    Sharing m_sharing;
    Backups m_backups;
    Exchange m_exchange;
    Diagnostics m_diagnostics;
    Help m_help;
};

} // namespace companion
