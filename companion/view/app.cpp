// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/app.h"

#include "companion/sentences.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"
#include "companion/view/game_offer.h"
#include "companion/view/on_screen_keyboard.h"

namespace companion {

App::App(const std::filesystem::path &store, QObject *parent)
    : QObject(parent)
    , m_settings(settingsPlace(store))
    , m_ledger(store)
    , m_editions(m_settings, store)
{
    connect(&m_ledger, &Ledger::trouble, this, &App::trouble);
    connect(&m_settings, &Settings::languageChanged, this, &App::retell);
    connect(&m_backups, &Backups::notMadeToday, this, &App::trouble);
    connect(&m_voice, &Voice::trouble, this, &App::trouble);
    connect(&m_scan, &ScanView::notLearned, this, &App::trouble);
    connect(&m_ledger, &Ledger::changed, &m_backups, &Backups::seeToToday);
    connect(&m_ledger, &Ledger::changed, this, &App::openingTold); // a copy that was brought back opens anew
    // What a table reads off the pieces of its box, the next game with that box knows.
    connect(&m_tables, &Tables::changed, this, [this] {
        const GuidedGame *game = m_tables.guided();
        if (!game)
            return;
        const auto kind = game->gameKind();
        for (const int players : playersReadFor(kind)) {
            const QVariant known = m_settings.readingsOf(static_cast<int>(kind), players);
            const QVariant now = game->readings(known, players);
            if (now.isValid() && now != known)
                m_settings.setReadingsOf(static_cast<int>(kind), players, now);
        }
    });
    for (FinalCount *end : std::initializer_list<FinalCount *>{&m_final, &m_guidedFinal}) {
        connect(&m_tables, &Tables::described, this, [end](const db::TableHead &before) {
            if (end->saved())
                end->retellEvening(before);
        });
        connect(end, &FinalCount::changed, this, [this, end] {
            if (end->saved())
                m_settings.setGuided(false); // the first game is over
        });
    }
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
        sentences += {notKept(), tr("Export it to a file before, if you want to keep it.")};
    return sentences.join(u' ');
}

QString App::notKept() const
{
    return m_ledger.opening().inMemory ? tr("What you enter now is gone when Steiger is closed.") : QString();
}

bool App::onScreenKeyboard() const
{
    return onScreenKeyboardIsUsed();
}

void App::retell()
{
    m_home.follow();
    m_tables.retell();
    emit m_newGame.changed();
    emit openingTold();
    const auto retellAll = [](auto &...views) { (views.retell(), ...); };
    retellAll(m_history, m_gameSheet, m_gameForm, m_leaderboard, m_headToHead, m_records, m_personSheet,
              m_people, m_groups, m_sharing, m_backups, m_help, m_replay, m_scan, m_learn, m_calculators);
}

} // namespace companion
