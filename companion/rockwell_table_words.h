// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/rockwell/doubts.h"

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

    /// Who shares that tile, how strong they are, and who would get a remainder.
    QString sharing(const scoring::rockwell::Table &table, const scoring::rockwell::Tile &tile) const;
    /// Why the robot may go to several tiles, and who chooses.
    QString robotTiles(const scoring::rockwell::RobotTileChoice &choice,
                       const scoring::rockwell::Table &table) const;
    QString doubt(const scoring::rockwell::Doubt &doubt) const;
    /// A space has other actions than those that were read before; a tile another number, or other cubes.
    QString readOtherwise(const scoring::rockwell::BoardSpace &space, int before) const;
    QString readOtherwise(const scoring::rockwell::RequirementRead &read, int before) const;
    QString readOtherwise(const scoring::rockwell::ShaftPaid &paid,
                          const scoring::rockwell::Cubes &before) const;
    /// A shaft would pay nothing at all.
    QString paysNothing(const scoring::rockwell::ShaftPaid &paid) const;
    /// Who takes a goal first where several can at this moment, and why; nothing of what is behind screens.
    QString claimOrder(const scoring::rockwell::Table &table) const;
    /// Somebody is seen to fulfil the goal too and would take the better tile.
    QString comesBefore(const scoring::rockwell::Table &table, scoring::Seat before,
                        const scoring::rockwell::GoalClaimed &claimed) const;

    QString event(const scoring::rockwell::Event &event, const scoring::rockwell::Table &before,
                  const scoring::rockwell::Table &after) const;
    QString shortEvent(const scoring::rockwell::Event &event) const;
    /// Who gets what of a card, what danger takes of it, and where the remainder goes and why.
    QStringList sharedOut(const scoring::rockwell::ExtractionReport &report) const;
    QString refusal(const scoring::rockwell::Refusal &refusal) const;

    /// "Anna", or the robot.
    QString name(scoring::Seat seat) const;
    static QString resource(scoring::rockwell::Resource kind);
    /// "2 × Copper, 1 × Gold"
    static QString cubes(const scoring::rockwell::Cubes &some);
    static QString board(scoring::rockwell::Board board);

    /// "A3": the tiles of a ring are counted clockwise from entrance 1.
    static QString tile(const scoring::rockwell::Tile &tile);
    static QString place(const scoring::rockwell::Place &place);
    /// "Safety, $1500", as far as the price is known.
    static QString priced(const QString &what, const std::optional<int> &price);

    /// The set-up of that table.
    QList<ChecklistStep> setup(const scoring::rockwell::Table &table) const;

private:
    QString namesOf(const std::vector<scoring::Seat> &seats) const;
    QString ruleOf(const scoring::rockwell::Table &table) const;
    QString ruleOfDrilling(const scoring::rockwell::Table &table) const;
    QString ruleOfSeveral(const scoring::rockwell::Table &table,
                          const std::vector<scoring::rockwell::Tile> &due) const;
    QStringList goalsInSight(const scoring::rockwell::Table &table) const;
    QString auctionHeld(const scoring::rockwell::Table &after) const;
    QString whatHappened(const scoring::rockwell::Event &event, const scoring::rockwell::Table &before,
                         const scoring::rockwell::Table &after) const;
    QString raised(const scoring::rockwell::Event &event, const scoring::rockwell::Table &before,
                   const scoring::rockwell::Table &after) const;
    QString stronger(const scoring::rockwell::PowerRaised &raised,
                     const scoring::rockwell::Table &before) const;
    QString extracted(const scoring::rockwell::Extracted &event, const scoring::rockwell::Table &after) const;
    QString remainder(const scoring::rockwell::Split &split) const;
    QStringList inDanger(scoring::Seat seat, const scoring::rockwell::Danger &danger) const;
    ChecklistStep step(const scoring::rockwell::SetupTask &task) const;
    QString goalStacks(const std::array<bool, scoring::rockwell::tilesPerGoal> &used) const;
    QList<ChecklistStep> ofThisTable(scoring::rockwell::SetupStep step,
                                     const scoring::rockwell::Table &table) const;
    QString refusalOfPieces(const scoring::rockwell::Refusal &refusal, const QString &who) const;

    QStringList m_names;
};

} // namespace companion
