// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/game.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace companion {

/// A Coal Baron game in words, with the names of the people who played it.
class CoalBaronWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronWords)

public:
    CoalBaronWords(QStringList names, const scoring::coal_baron::Game &game,
                   const scoring::coal_baron::Score &score);

    /// Where this table plays by another printing than most: a sentence each.
    QStringList editions() const;
    /// Why the awards of a line are what they are: whole sentences, broken into lines where that reads
    /// better.
    QString explain(const scoring::Line &line) const;
    /// Who starts the shift after this one (1 or 2), and why.
    QString nextStart(int shift) const;
    /// Who won and what decided it; who leads, while the game is under way.
    QString result() const;
    /// What cannot be true at one table, and who should have a look.
    QString warning(const scoring::coal_baron::Warning &warning) const;

private:
    QString explainDeliveries(const scoring::Line &line) const;
    QString explainSegment(const scoring::Line &line) const;
    QString explainFirst(const scoring::Line &line) const;
    QString explainSecond(const scoring::Line &line) const;
    QString explainMarks(const scoring::Line &line) const;
    QString explainCubes(const scoring::Line &line) const;
    QString explainOpenOrders(const scoring::Line &line) const;
    QString explainBalance(const scoring::Line &line) const;
    QString name(int seat) const;
    QString namesOf(const std::vector<int> &seats) const;

    QStringList m_names;
    const scoring::coal_baron::Game &m_game;
    const scoring::coal_baron::Score &m_score;
};

} // namespace companion
