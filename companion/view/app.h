// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/backups.h"
#include "companion/view/calculators.h"
#include "companion/view/coal_baron_game.h"
#include "companion/view/desktop.h"
#include "companion/view/diagnostics.h"
#include "companion/view/editions.h"
#include "companion/view/evaluation_view.h"
#include "companion/view/evening_view.h"
#include "companion/view/exchange.h"
#include "companion/view/final_view.h"
#include "companion/view/game_form.h"
#include "companion/view/game_sheet.h"
#include "companion/view/groups.h"
#include "companion/view/guided_final.h"
#include "companion/view/head_to_head.h"
#include "companion/view/help.h"
#include "companion/view/history.h"
#include "companion/view/home.h"
#include "companion/view/leaderboard.h"
#include "companion/view/learn.h"
#include "companion/view/ledger.h"
#include "companion/view/mine_view.h"
#include "companion/view/new_game.h"
#include "companion/view/orders_view.h"
#include "companion/view/people.h"
#include "companion/view/person_sheet.h"
#include "companion/view/record_evaluation.h"
#include "companion/view/records.h"
#include "companion/view/replay.h"
#include "companion/view/scan_view.h"
#include "companion/view/settings.h"
#include "companion/view/sharing.h"
#include "companion/view/shift_timer.h"
#include "companion/view/table_view.h"
#include "companion/view/tables.h"
#include "companion/view/voice.h"

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
    Q_PROPERTY(companion::RecordEvaluation *recordEvaluation READ recordEvaluation CONSTANT)
    Q_PROPERTY(companion::GameForm *gameForm READ gameForm CONSTANT)
    Q_PROPERTY(companion::Leaderboard *leaderboard READ leaderboard CONSTANT)
    Q_PROPERTY(companion::HeadToHead *headToHead READ headToHead CONSTANT)
    Q_PROPERTY(companion::Records *records READ records CONSTANT)
    Q_PROPERTY(companion::PersonSheet *personSheet READ personSheet CONSTANT)
    Q_PROPERTY(companion::People *people READ people CONSTANT)
    Q_PROPERTY(companion::Groups *groups READ groups CONSTANT)
    Q_PROPERTY(companion::Home *home READ home CONSTANT)
    Q_PROPERTY(companion::NewGame *newGame READ newGame CONSTANT)
    Q_PROPERTY(companion::Tables *tables READ tables CONSTANT)
    Q_PROPERTY(companion::GuidedFinal *guidedFinal READ guidedFinal CONSTANT)
    Q_PROPERTY(companion::CoalBaronGame *game READ game CONSTANT)
    Q_PROPERTY(companion::TableView *table READ table CONSTANT)
    Q_PROPERTY(companion::OrdersView *orders READ orders CONSTANT)
    Q_PROPERTY(companion::MineView *mine READ mine CONSTANT)
    Q_PROPERTY(companion::EvaluationView *evaluation READ evaluation CONSTANT)
    Q_PROPERTY(companion::FinalView *finalCount READ finalCount CONSTANT)
    Q_PROPERTY(companion::EveningView *evening READ evening CONSTANT)
    Q_PROPERTY(companion::Replay *replay READ replay CONSTANT)
    Q_PROPERTY(companion::Editions *editions READ editions CONSTANT)
    Q_PROPERTY(companion::ScanView *scan READ scan CONSTANT)
    Q_PROPERTY(companion::ShiftTimer *timer READ timer CONSTANT)
    Q_PROPERTY(QString openingTrouble READ openingTrouble NOTIFY openingTold)
    Q_PROPERTY(QString notKept READ notKept NOTIFY openingTold)
    Q_PROPERTY(bool onScreenKeyboard READ onScreenKeyboard CONSTANT)
    Q_PROPERTY(companion::Desktop *desktop READ desktop CONSTANT)
    Q_PROPERTY(companion::Sharing *sharing READ sharing CONSTANT)
    Q_PROPERTY(companion::Backups *backups READ backups CONSTANT)
    Q_PROPERTY(companion::Exchange *exchange READ exchange CONSTANT)
    Q_PROPERTY(companion::Diagnostics *diagnostics READ diagnostics CONSTANT)
    Q_PROPERTY(companion::Help *help READ help CONSTANT)
    Q_PROPERTY(companion::Learn *learn READ learn CONSTANT)
    Q_PROPERTY(companion::Calculators *calculators READ calculators CONSTANT)
    Q_PROPERTY(companion::Voice *voice READ voice CONSTANT)

public:
    explicit App(const std::filesystem::path &store, QObject *parent = nullptr);

    Settings *settings() { return &m_settings; }
    History *history() { return &m_history; }
    GameSheet *gameSheet() { return &m_gameSheet; }
    RecordEvaluation *recordEvaluation() { return &m_recordEvaluation; }
    GameForm *gameForm() { return &m_gameForm; }
    Leaderboard *leaderboard() { return &m_leaderboard; }
    HeadToHead *headToHead() { return &m_headToHead; }
    Records *records() { return &m_records; }
    PersonSheet *personSheet() { return &m_personSheet; }
    People *people() { return &m_people; }
    Groups *groups() { return &m_groups; }
    Home *home() { return &m_home; }
    NewGame *newGame() { return &m_newGame; }
    Tables *tables() { return &m_tables; }
    GuidedFinal *guidedFinal() { return &m_guidedFinal; }
    CoalBaronGame *game() { return &m_game; }
    TableView *table() { return &m_table; }
    OrdersView *orders() { return &m_orders; }
    MineView *mine() { return &m_mine; }
    EvaluationView *evaluation() { return &m_evaluation; }
    FinalView *finalCount() { return &m_final; }
    EveningView *evening() { return &m_evening; }
    Replay *replay() { return &m_replay; }
    Editions *editions() { return &m_editions; }
    ScanView *scan() { return &m_scan; }
    ShiftTimer *timer() { return &m_timer; }
    Desktop *desktop() { return &m_desktop; }
    Sharing *sharing() { return &m_sharing; }
    Backups *backups() { return &m_backups; }
    Exchange *exchange() { return &m_exchange; }
    Diagnostics *diagnostics() { return &m_diagnostics; }
    Help *help() { return &m_help; }
    Learn *learn() { return &m_learn; }
    Calculators *calculators() { return &m_calculators; }
    Voice *voice() { return &m_voice; }
    Ledger &ledger() { return m_ledger; }
    /// What was wrong with the history when the program started, and what became of it; else empty.
    QString openingTrouble() const;
    /// For as long as the history is only in memory: that it will be gone; else empty.
    QString notKept() const;
    bool onScreenKeyboard() const; ///< fields bring up a keyboard of Qt's

signals:
    /// A sentence for the people at the table: what went wrong, what is safe, what to do.
    void trouble(const QString &sentence);
    void openingTold();

private:
    void retell();

    Settings m_settings;
    Ledger m_ledger;
    Desktop m_desktop;
    Home m_home{m_ledger};
    NewGame m_newGame{m_ledger, m_settings};
    Tables m_tables{m_ledger};
    CoalBaronGame &m_game = m_tables.coalBaron();
    TableView m_table{m_game};
    OrdersView m_orders{m_game};
    MineView m_mine{m_game};
    EvaluationView m_evaluation{m_game};
    FinalView m_final{m_game, m_ledger};
    GuidedFinal m_guidedFinal{m_tables, m_ledger};
    Editions m_editions;
    ScanView m_scan{m_game, m_settings, m_editions};
    ShiftTimer m_timer{m_tables};
    History m_history{m_ledger};
    GameSheet m_gameSheet{m_ledger};
    RecordEvaluation m_recordEvaluation{m_gameSheet};
    GameForm m_gameForm{m_ledger};
    Leaderboard m_leaderboard{m_ledger};
    HeadToHead m_headToHead{m_ledger, *m_leaderboard.choice()};
    Records m_records{m_ledger, *m_leaderboard.choice()};
    PersonSheet m_personSheet{m_ledger, *m_leaderboard.choice()};
    People m_people{m_ledger};
    Groups m_groups{m_ledger};
    Sharing m_sharing{m_ledger};
    Backups m_backups{m_ledger};
    Exchange m_exchange{m_ledger};
    Diagnostics m_diagnostics{m_ledger};
    Help m_help;
    EveningView m_evening{m_tables, m_ledger};
    Replay m_replay{m_ledger};
    Learn m_learn{m_ledger, m_settings, m_game, m_final};
    Calculators m_calculators;
    Voice m_voice{m_settings};
};

} // namespace companion
