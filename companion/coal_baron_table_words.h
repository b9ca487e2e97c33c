// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/prospects.h"
#include "scoring/coal_baron/table.h"
#include "scoring/difference.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace companion {

/// A live game of Coal Baron in words, with the names of the people at the table.
class CoalBaronTableWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronTableWords)

public:
    explicit CoalBaronTableWords(QStringList names);

    /// Why that event is refused: what is impossible, who is concerned, and what would be right.
    QString refusal(const scoring::coal_baron::Refusal &refusal,
                    const scoring::coal_baron::Event &event) const;

    /// What happened, as a sentence. Which shift it was and on which side a cart stands is known to the
    /// table alone: it is said with the table as it was after the event, and left out without one.
    QString event(const scoring::coal_baron::Event &event) const;
    QString event(const scoring::coal_baron::Event &event, const scoring::coal_baron::Table &after) const;
    /// A few words for a button: "delivery of truck (2 black)".
    QString shortEvent(const scoring::coal_baron::Event &event) const;

    /// "Anna: 1 more grey square, +2 (tied for first); Béla −2"
    QString prospect(const scoring::coal_baron::Prospect &prospect) const;
    /// What a segment of the shift clock, 1 to 12, looks at.
    QString segmentTitle(int segment) const;
    /// What everyone has to be asked.
    QString question(scoring::coal_baron::Question asked) const;
    /// What a correction alters: "Black squares, shift I: Anna 5 instead of 2"
    QString change(const scoring::AwardChange &change) const;

private:
    QStringList m_names;
};

} // namespace companion
