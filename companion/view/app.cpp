// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/app.h"

#include "companion/sentences.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"
#include "companion/view/on_screen_keyboard.h"

namespace companion {

App::App(const std::filesystem::path &store, QObject *parent)
    : QObject(parent)
    , m_settings(settingsPlace(store))
    , m_ledger(store)
{
    connect(&m_ledger, &Ledger::trouble, this, &App::trouble);
    connect(&m_settings, &Settings::languageChanged, this, &App::retell);
    connect(&m_backups, &Backups::notMadeToday, this, &App::trouble);
    connect(&m_ledger, &Ledger::changed, &m_backups, &Backups::seeToToday);
    connect(&m_game, &CoalBaronGame::described, this, [this](const db::TableHead &before) {
        if (m_final.saved())
            m_final.retellEvening(before);
    });
    connect(&m_final, &FinalView::changed, this, [this] {
        if (m_final.saved())
            m_settings.setGuided(false); // the first game is over
    });
}

QString App::openingTrouble() const
{
    const db::AlwaysOpen &opening = m_ledger.opening();
    if (!opening.trouble)
        return {};
    QStringList sentences{storeErrorText(*opening.trouble)};
    if (opening.setAside)
        sentences += filled(tr("The file is kept as %1, and a new history has begun."),
                            printable(opening.setAside->string()));
    if (opening.backup)
        sentences += tr("The newest good backup can be brought back in the settings.");
    if (opening.inMemory)
        sentences += tr("What you enter now is gone when Steiger is closed.");
    return sentences.join(u' ');
}

bool App::onScreenKeyboard() const
{
    return onScreenKeyboardIsUsed();
}

void App::retell()
{
    m_home.follow();
    m_game.retell();
    emit m_newGame.changed();
    const auto retellAll = [](auto &...views) { (views.retell(), ...); };
    retellAll(m_history, m_gameSheet, m_gameForm, m_leaderboard, m_headToHead, m_records, m_personSheet,
              m_people, m_groups, m_sharing, m_backups, m_help, m_replay);
}

} // namespace companion
