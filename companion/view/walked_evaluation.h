// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/game_words.h"
#include "companion/sum_words.h"
#include "companion/view/row_model.h"
#include "companion/view/shown_evaluation.h"

#include <memory>
#include <vector>

namespace companion {

/// What one player has and gets in the step that is shown.
struct AwardRow {
    QString name;
    QString color;
    int count = 0;
    int points = 0;
    QString reason;
    bool wins = false;   ///< gets points
    QVariantList orders; ///< those that count: {vehicle, coal, points, amount}
    int carts = 0;       ///< empty ones, where they count
    int cartCoal = 0;
    QVariantList pieces; ///< of the other games: {shape, tone, mark, times, dimmed}
    int total = 0;       ///< with the points of this step
    QString why;         ///< what that is made of
    bool operator==(const AwardRow &) const = default;
};

/// A line of the summary: the points of all players in one step.
struct StepRow {
    int segment = 0;
    QString title;
    QString sentence;
    QList<int> points;
    bool operator==(const StepRow &) const = default;
};

/// The lines that are walked over, and the words for them.
struct Walk {
    std::vector<scoring::Line> lines;
    std::vector<int> before; ///< per seat: the points there were already
    QStringList names;
    QStringList colors;
    std::shared_ptr<const GameWords> words;
};

/// An evaluation in steps, a line each: whoever goes on sees its points come to the score.
class WalkedEvaluation : public companion::ShownEvaluation // said in full for qmllint
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QStringList colors READ colors NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *summary READ summary CONSTANT)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed)
    Q_PROPERTY(QString totalSum READ totalSum NOTIFY changed)
    Q_PROPERTY(QString aloud READ aloud NOTIFY changed)
    Q_PROPERTY(QString summaryAloud READ summaryAloud NOTIFY changed)

public:
    explicit WalkedEvaluation(QObject *parent = nullptr);

    int steps() const { return static_cast<int>(m_walk.lines.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    int number() const override { return m_step; }
    int players() const override { return static_cast<int>(m_walk.names.size()); }
    QStringList names() const { return m_walk.names; }
    QStringList colors() const { return m_walk.colors; }
    QString title() const override;
    QString sentence() const override;
    QAbstractListModel *awards() override { return &m_awards; }
    QAbstractListModel *summary() { return &m_summary; }
    QList<int> totals() const;        ///< per seat, at the end of the walk
    virtual QString totalSum() const; ///< what everyone's total is made of
    virtual QString aloud() const;    ///< the step as it is read aloud, a sentence a line
    virtual QString summaryAloud() const = 0;

protected:
    /// Shows this from now on; the step stays, if there still is one like that.
    void show(Walk walk);
    void toTheFirstStep() { m_step = 0; } ///< of what will be shown
    const Walk &walk() const { return m_walk; }
    /// The line of the step that is shown; none if there are no steps.
    const scoring::Line *shownLine() const;
    std::vector<int> gained() const; ///< per seat, in all steps
    QString sumsOfLines() const;     ///< of what: a line for each player
    /// The pieces of that seat's bar.
    virtual void addPieces(AwardRow &row, const scoring::Line &line, std::size_t seat) const = 0;

private:
    void showStep();
    std::vector<Summand> summandsUpToNow(std::size_t seat) const;

    Walk m_walk;
    int m_step = 0;
    RowModel<AwardRow> m_awards;
    RowModel<StepRow> m_summary;
};

} // namespace companion
