// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/backups.h"
#include "companion/view/coal_baron_game.h"
#include "companion/view/desktop.h"
#include "companion/view/diagnostics.h"
#include "companion/view/evaluation_view.h"
#include "companion/view/exchange.h"
#include "companion/view/final_view.h"
#include "companion/view/help.h"
#include "companion/view/home.h"
#include "companion/view/ledger.h"
#include "companion/view/mine_view.h"
#include "companion/view/new_game.h"
#include "companion/view/orders_view.h"
#include "companion/view/settings.h"
#include "companion/view/sharing.h"
#include "companion/view/shift_timer.h"
#include "companion/view/table_view.h"

namespace companion {

/// Everything the screens work with. Main.qml is given one.
class App : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::Settings *settings READ settings CONSTANT)
    Q_PROPERTY(companion::Home *home READ home CONSTANT)
    Q_PROPERTY(companion::NewGame *newGame READ newGame CONSTANT)
    Q_PROPERTY(companion::CoalBaronGame *game READ game CONSTANT)
    Q_PROPERTY(companion::TableView *table READ table CONSTANT)
    Q_PROPERTY(companion::OrdersView *orders READ orders CONSTANT)
    Q_PROPERTY(companion::MineView *mine READ mine CONSTANT)
    Q_PROPERTY(companion::EvaluationView *evaluation READ evaluation CONSTANT)
    Q_PROPERTY(companion::FinalView *finalCount READ finalCount CONSTANT)
    Q_PROPERTY(companion::ShiftTimer *timer READ timer CONSTANT)
    Q_PROPERTY(QString openingTrouble READ openingTrouble CONSTANT)
    Q_PROPERTY(companion::Desktop *desktop READ desktop CONSTANT)
    Q_PROPERTY(companion::Sharing *sharing READ sharing CONSTANT)
    Q_PROPERTY(companion::Backups *backups READ backups CONSTANT)
    Q_PROPERTY(companion::Exchange *exchange READ exchange CONSTANT)
    Q_PROPERTY(companion::Diagnostics *diagnostics READ diagnostics CONSTANT)
    Q_PROPERTY(companion::Help *help READ help CONSTANT)

public:
    explicit App(const std::filesystem::path &store, QObject *parent = nullptr);

    Settings *settings() { return &m_settings; }
    Home *home() { return &m_home; }
    NewGame *newGame() { return &m_newGame; }
    CoalBaronGame *game() { return &m_game; }
    TableView *table() { return &m_table; }
    OrdersView *orders() { return &m_orders; }
    MineView *mine() { return &m_mine; }
    EvaluationView *evaluation() { return &m_evaluation; }
    FinalView *finalCount() { return &m_final; }
    ShiftTimer *timer() { return &m_timer; }
    Desktop *desktop() { return &m_desktop; }
    Sharing *sharing() { return &m_sharing; }
    Backups *backups() { return &m_backups; }
    Exchange *exchange() { return &m_exchange; }
    Diagnostics *diagnostics() { return &m_diagnostics; }
    Help *help() { return &m_help; }
    Ledger &ledger() { return m_ledger; }
    /// What was wrong with the history when the program started, and what became of it; else empty.
    QString openingTrouble() const;

signals:
    /// A sentence for the people at the table: what went wrong, what is safe, what to do.
    void trouble(const QString &sentence);

private:
    void retell();

    Settings m_settings;
    Ledger m_ledger;
    Home m_home;
    NewGame m_newGame;
    CoalBaronGame m_game;
    TableView m_table;
    OrdersView m_orders;
    MineView m_mine;
    EvaluationView m_evaluation;
    FinalView m_final;
    ShiftTimer m_timer;
    Desktop m_desktop;
    Sharing m_sharing;
    Backups m_backups;
    Exchange m_exchange;
    Diagnostics m_diagnostics;
    Help m_help;
};

} // namespace companion
