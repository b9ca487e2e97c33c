// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/table.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace companion {

/// Why an event is refused, in a sentence or two. What the refusal leaves open, the event itself says.
class CoalBaronRefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronRefusalWords)

public:
    CoalBaronRefusalWords(const QStringList &names, const scoring::coal_baron::Refusal &refusal,
                          const scoring::coal_baron::Event &event);

    QString text() const;

private:
    // coal_baron_refusal_actions.cpp: what the rules forbid now
    QString notNow() const;
    QString notTracked() const;
    QString wrongWorkers() const;
    QString nothingToDeliver() const;
    QString deliveryUnfinished() const;
    QString notThisAction() const;
    QString noneLeft() const;
    QString wrongSubstitutes() const;

    // coal_baron_refusal_counts.cpp: what the pieces or what was counted forbid
    QString cageElsewhere() const;
    QString cageIsThere() const;
    QString noSuchCube() const;
    QString tooManyCarts() const;
    QString cartsShrink() const;
    QString countImpossible() const;
    QString answerNeeded() const;
    QString answerContradicts() const;
    /// The colour of the carts the refusal is about.
    QString countedColour() const;
    /// What the number of the refusal counts, as far as the event tells.
    QString countedThings() const;
    static QString leftOver(scoring::coal_baron::Left left);

    /// The event as that kind, or nothing.
    template <typename Kind>
    const Kind *as() const
    {
        return std::get_if<Kind>(&m_event);
    }
    QString order() const;
    QString space() const;

    const scoring::coal_baron::Refusal &m_refusal;
    const scoring::coal_baron::Event &m_event;
    QString m_actor; ///< who does what the event tells; empty where it is nobody in particular
    QString m_who;   ///< whom the refusal names, else the actor
};

} // namespace companion
