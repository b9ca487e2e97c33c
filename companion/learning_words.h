// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/judgement.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string>

namespace companion {

/// An exercise in words: what is asked, and what was wrong with an answer.
class LearningWords
{
    Q_DECLARE_TR_FUNCTIONS(LearningWords)

public:
    LearningWords(QStringList names, const scoring::coal_baron::Game &game);

    QString title(const scoring::coal_baron::Task &task) const;
    QString question(const scoring::coal_baron::Task &task) const;
    /// A sentence for each wrong answer; empty when all are right.
    QStringList wrong(const scoring::coal_baron::Task &task, const std::vector<int> &given) const;
    /// Why it is so, in the words of the score sheet.
    QString why(const scoring::coal_baron::Task &task) const;
    /// What a player has left, as far as the final line is about it: "7 marks".
    QString holding(const scoring::coal_baron::Task &task, int seat) const;

    // What is practised and remembered.
    static QString level(int level); ///< 0 is the final reckoning
    static QString levelText(int level);
    static QString rule(scoring::coal_baron::Rule rule);
    /// What nameOf(Task) stands for.
    static QString about(const std::string &name);

private:
    QString wrong(const scoring::coal_baron::Task &task, scoring::coal_baron::Slip slip, const QString &name,
                  int given, int right) const;

    QStringList m_names;
    const scoring::coal_baron::Game &m_game;
};

/// The lessons in words; they are counted from 0, and so are their steps.
class LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    static QString title(int lesson);
    static QString text(int lesson);
    /// What is to be known before the step is answered.
    static QString step(int lesson, int step);
};

} // namespace companion
