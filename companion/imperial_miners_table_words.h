// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/imperial_miners/notes.h"
#include "scoring/imperial_miners/table.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace companion {

/// A live game of Imperial Miners in words, with the names of the people at the table.
class ImperialMinersTableWords
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersTableWords)

public:
    explicit ImperialMinersTableWords(QStringList names);

    /// "Round 3 of 10: the event card"
    QString where(const scoring::imperial_miners::Table &table) const;
    /// What the rules say now.
    QString rule(const scoring::imperial_miners::Table &table) const;
    /// How far a player is; empty where there is nothing to say.
    QString status(const scoring::imperial_miners::Table &table, scoring::Seat seat) const;
    /// What somebody has, as far as it is followed.
    QString facts(const scoring::imperial_miners::Table &table, scoring::Seat seat) const;

    /// What happened, with the table as it was before and after.
    QString event(const scoring::imperial_miners::Event &event, const scoring::imperial_miners::Table &before,
                  const scoring::imperial_miners::Table &after) const;
    QString shortEvent(const scoring::imperial_miners::Event &event) const;
    QString refusal(const scoring::imperial_miners::Refusal &refusal) const;
    QString note(const scoring::imperial_miners::Note &note) const;

    /// How a card takes part in the chain that runs.
    enum class InChain : std::uint8_t { No, Passed, Next, Ahead };
    /// A card as it is read out; the sides as they are drawn: none, empty, loaded, under a cart token. The
    /// ways are those from there to the surface.
    static QString card(const scoring::imperial_miners::Card &card, const QList<int> &sides, InChain chain,
                        int ways);

    static QString completed(); ///< with those whose markers were at the top of a board
    /// What stands above the spaces of a research board.
    static QString researchBoard(int board, bool counted);
    static QString belowTheBoards(); ///< where the markers start

    static QList<ChecklistStep> setup(const scoring::imperial_miners::StartingHand &hand);

private:
    static QString
    factionsIn(const scoring::imperial_miners::Mine &mine);       ///< "factions: 2 (Scots 1, Romans 2)"
    static QString boardsInOrder(const std::vector<int> &boards); ///< "1, 3"
    QString ruleOf(const scoring::imperial_miners::Table &table) const;
    QString name(scoring::Seat seat) const { return m_names.value(index(seat)); }
    QString reached(const scoring::imperial_miners::ChainReached &chain,
                    const scoring::imperial_miners::Table &after) const;
    QString activated(const scoring::imperial_miners::CardActivated &card,
                      const scoring::imperial_miners::Table &before) const;
    QString researchNow(const scoring::imperial_miners::ResearchCorrected &corrected) const;
    QString researched(const scoring::imperial_miners::Researched &happened,
                       const scoring::imperial_miners::Table &after) const;
    QString cardRefusal(const scoring::imperial_miners::Refusal &refusal, const QString &who) const;
    QString countRefusal(const scoring::imperial_miners::Refusal &refusal, const QString &who) const;

    QStringList m_names;
};

} // namespace companion
