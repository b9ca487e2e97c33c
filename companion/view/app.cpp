// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/app.h"

namespace companion {

namespace {

QString besideTheStore(const std::filesystem::path &store, const char *name)
{
    return QString::fromStdString((store.parent_path() / name).string());
}

} // namespace

App::App(const std::filesystem::path &store, QObject *parent)
    : QObject(parent)
    , m_settings(besideTheStore(store, "settings.ini"))
    , m_ledger(store)
    , m_sharing(m_ledger)
    , m_backups(m_ledger)
    , m_exchange(m_ledger)
    , m_diagnostics(m_ledger)
{
    connect(&m_ledger, &Ledger::trouble, this, &App::trouble);
    connect(&m_settings, &Settings::languageChanged, &m_sharing, &Sharing::retell);
    connect(&m_settings, &Settings::languageChanged, &m_backups, &Backups::retell);
    connect(&m_settings, &Settings::languageChanged, &m_help, &Help::retell);
}

} // namespace companion
