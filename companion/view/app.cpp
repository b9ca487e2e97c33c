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
{
    connect(&m_ledger, &Ledger::trouble, this, &App::trouble);
    const auto retellWithLanguage = [this](auto *...views) {
        (connect(&m_settings, &Settings::languageChanged, views, [views] { views->retell(); }), ...);
    };
    retellWithLanguage(&m_history, &m_gameSheet, &m_gameForm, &m_leaderboard, &m_headToHead, &m_records,
                       &m_personSheet, &m_people, &m_groups);
}

} // namespace companion
