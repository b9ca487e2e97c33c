// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/rockwell/table.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace companion {

/// A live game of Rockwell in words, with the names of the people at the table.
class RockwellTableWords
{
    Q_DECLARE_TR_FUNCTIONS(RockwellTableWords)

public:
    explicit RockwellTableWords(QStringList names);

    QString where(const scoring::rockwell::Table &table) const;
    /// What the rules say now, and what will end the game.
    QString rule(const scoring::rockwell::Table &table) const;
    QString status(const scoring::rockwell::Table &table, scoring::Seat seat) const;
    /// What everybody may see of a player.
    QString facts(const scoring::rockwell::Table &table, scoring::Seat seat) const;

    QString event(const scoring::rockwell::Event &event, const scoring::rockwell::Table &after) const;
    QString shortEvent(const scoring::rockwell::Event &event) const;
    QString refusal(const scoring::rockwell::Refusal &refusal) const;

    /// "Anna", or the robot.
    QString name(scoring::Seat seat) const;
    static QString resource(scoring::rockwell::Resource kind);
    /// "2 × Copper, 1 × Gold"
    static QString cubes(const scoring::rockwell::Cubes &some);
    static QString board(scoring::rockwell::Board board);

    /// The set-up, with the orders that were drawn.
    QList<ChecklistStep> setup(const std::vector<scoring::Seat> &managementOrder,
                               const std::vector<scoring::Seat> &shiftOrder) const;

private:
    QString namesOf(const std::vector<scoring::Seat> &seats) const;
    QString ruleOf(const scoring::rockwell::Table &table) const;
    QString extracted(const scoring::rockwell::Extracted &event, const scoring::rockwell::Table &after) const;
    QString remainder(const scoring::rockwell::Split &split) const;
    ChecklistStep step(const scoring::rockwell::SetupTask &task) const;
    QString refusalOfPieces(const scoring::rockwell::Refusal &refusal, const QString &who) const;

    QStringList m_names;
};

} // namespace companion
