// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/app.h"

#include "companion/sentences.h"
#include "companion/store_words.h"
#include "companion/text_layout.h"

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
    , m_home(m_ledger)
    , m_newGame(m_ledger, m_settings)
    , m_game(m_ledger)
    , m_table(m_game)
    , m_orders(m_game)
    , m_mine(m_game)
    , m_evaluation(m_game)
    , m_final(m_game, m_ledger)
    , m_timer(m_game)
    , m_sharing(m_ledger)
    , m_backups(m_ledger)
    , m_exchange(m_ledger)
    , m_diagnostics(m_ledger)
{
    connect(&m_ledger, &Ledger::trouble, this, &App::trouble);
    connect(&m_settings, &Settings::languageChanged, this, &App::retell);
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

void App::retell()
{
    m_home.follow();
    m_game.retell();
    emit m_newGame.changed();
    m_sharing.retell();
    m_backups.retell();
    m_help.retell();
}

} // namespace companion
