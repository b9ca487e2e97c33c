// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scored.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace companion {

/// A scored game in words, with the names of the people who played it.
class GameWords
{
    Q_DECLARE_TR_FUNCTIONS(GameWords)

public:
    virtual ~GameWords() = default;

    /// What a line of the score looks at.
    virtual QString title(const scoring::Line &line) const = 0;
    /// Why the awards of a line are what they are: whole sentences, broken into lines where that reads
    /// better.
    virtual QString explain(const scoring::Line &line) const = 0;
    /// Who won and what decided it; who leads, while the game is under way.
    virtual QString result() const = 0;
    /// Why somebody stands before or behind others with as many points: a few words, or nothing.
    virtual QString tieBreak(int /*seat*/) const { return {}; }
    /// Where this table plays by another printing than most: a sentence each.
    virtual QStringList editions() const { return {}; }
    /// What happens after a shift: a sentence, or nothing.
    virtual QString afterShift(int /*shift*/) const { return {}; }
    /// What cannot be true at one table, or is unusual, and who should have a look: a sentence for each
    /// warning of the score.
    virtual QStringList warnings() const { return {}; }
    /// Whether that warning is only a hint: unusual, but not impossible.
    virtual bool isHint(qsizetype /*warning*/) const { return false; }

protected:
    explicit GameWords(QStringList names)
        : m_names(std::move(names))
    {
    }

    int players() const { return static_cast<int>(m_names.size()); }
    QString name(int seat) const { return m_names.at(seat); }
    /// "Anna, Béla and Cili"
    QString namesOf(const std::vector<int> &seats) const;
    /// Who is first, second, third on a line that compares players, and why nobody else is.
    QString explainPlaces(const scoring::Line &line) const;
    /// What somebody is first, second or third with on that line: so many pieces, unless it compares
    /// something else.
    virtual QString amount(const scoring::Line &line, int count) const;
    /// The result of a whole game: on points, by a tie-break (then `decided` says what and how much), or
    /// shared.
    QString explainResult(const scoring::GameScore &score, const QString &decided) const;
    /// "Anna: tiles: 5 counted, at most 3 possible."
    QString tooMany(const std::vector<int> &seats, const QString &what, int found, int limit) const;
    QString tooFew(const std::vector<int> &seats, const QString &what, int found, int limit) const;

private:
    QStringList m_names;
};

/// The players' names as they can be shown.
QStringList playerNames(const scoring::Record &record);

/// The words for a record and its score.
std::unique_ptr<GameWords> wordsFor(const scoring::Record &record, const scoring::Scored &scored);

} // namespace companion
