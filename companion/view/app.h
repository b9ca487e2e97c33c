// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/evaluation_view.h"
#include "companion/view/final_view.h"
#include "companion/view/game_form.h"
#include "companion/view/game_sheet.h"
#include "companion/view/groups.h"
#include "companion/view/head_to_head.h"
#include "companion/view/history.h"
#include "companion/view/home.h"
#include "companion/view/leaderboard.h"
#include "companion/view/ledger.h"
#include "companion/view/mine_view.h"
#include "companion/view/new_game.h"
#include "companion/view/orders_view.h"
#include "companion/view/people.h"
#include "companion/view/person_sheet.h"
#include "companion/view/records.h"
#include "companion/view/settings.h"
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
    Q_PROPERTY(companion::History *history READ history CONSTANT)
    Q_PROPERTY(companion::GameSheet *gameSheet READ gameSheet CONSTANT)
    Q_PROPERTY(companion::GameForm *gameForm READ gameForm CONSTANT)
    Q_PROPERTY(companion::Leaderboard *leaderboard READ leaderboard CONSTANT)
    Q_PROPERTY(companion::HeadToHead *headToHead READ headToHead CONSTANT)
    Q_PROPERTY(companion::Records *records READ records CONSTANT)
    Q_PROPERTY(companion::PersonSheet *personSheet READ personSheet CONSTANT)
    Q_PROPERTY(companion::People *people READ people CONSTANT)
    Q_PROPERTY(companion::Groups *groups READ groups CONSTANT)
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

public:
    explicit App(const std::filesystem::path &store, QObject *parent = nullptr);

    Settings *settings() { return &m_settings; }
    History *history() { return &m_history; }
    GameSheet *gameSheet() { return &m_gameSheet; }
    GameForm *gameForm() { return &m_gameForm; }
    Leaderboard *leaderboard() { return &m_leaderboard; }
    HeadToHead *headToHead() { return &m_headToHead; }
    Records *records() { return &m_records; }
    PersonSheet *personSheet() { return &m_personSheet; }
    People *people() { return &m_people; }
    Groups *groups() { return &m_groups; }
    Home *home() { return &m_home; }
    NewGame *newGame() { return &m_newGame; }
    CoalBaronGame *game() { return &m_game; }
    TableView *table() { return &m_table; }
    OrdersView *orders() { return &m_orders; }
    MineView *mine() { return &m_mine; }
    EvaluationView *evaluation() { return &m_evaluation; }
    FinalView *finalCount() { return &m_final; }
    ShiftTimer *timer() { return &m_timer; }
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
    History m_history{m_ledger};
    GameSheet m_gameSheet{m_ledger};
    GameForm m_gameForm{m_ledger};
    Leaderboard m_leaderboard{m_ledger};
    HeadToHead m_headToHead{m_ledger, *m_leaderboard.choice()};
    Records m_records{m_ledger, *m_leaderboard.choice()};
    PersonSheet m_personSheet{m_ledger, *m_leaderboard.choice()};
    People m_people{m_ledger};
    Groups m_groups{m_ledger};
    Home m_home;
    NewGame m_newGame;
    CoalBaronGame m_game;
    TableView m_table;
    OrdersView m_orders;
    MineView m_mine;
    EvaluationView m_evaluation;
    FinalView m_final;
    ShiftTimer m_timer;
};

} // namespace companion
