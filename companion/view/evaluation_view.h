// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/row_model.h"
#include "companion/view/shown_evaluation.h"

#include <vector>

namespace companion {

class CoalBaronWords;
struct Summand;

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
    int total = 0; ///< with the points of this step
    QString why;   ///< what that is made of
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

/// The evaluation of a shift, step by step: the deliveries, then each segment the marker walks over.
class EvaluationView : public companion::ShownEvaluation // said in full for qmllint
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int shift READ shift WRITE setShift NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *summary READ summary CONSTANT)
    Q_PROPERTY(QList<int> shiftPoints READ shiftPoints NOTIFY changed)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed)
    Q_PROPERTY(QString shiftSum READ shiftSum NOTIFY changed)
    Q_PROPERTY(QString totalSum READ totalSum NOTIFY changed)
    Q_PROPERTY(QVariantList checklist READ checklist NOTIFY changed)
    Q_PROPERTY(QString aloud READ aloud NOTIFY changed)
    Q_PROPERTY(QString summaryAloud READ summaryAloud NOTIFY changed)
    Q_PROPERTY(QString checklistAloud READ checklistAloud NOTIFY changed)

public:
    explicit EvaluationView(CoalBaronGame &game, QObject *parent = nullptr);

    int shift() const { return m_shift; }
    void setShift(int shift);
    int steps() const { return static_cast<int>(m_lines.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    int number() const override { return m_step; }
    int hand() const override { return m_shift; }
    int segment() const override; ///< 0 while deliveries are shown
    int players() const override { return m_game.table().seats(); }
    QString title() const override;
    QString sentence() const override;
    QString rule() const override;
    QString places() const override;
    QAbstractListModel *awards() override { return &m_awards; }
    QAbstractListModel *summary() { return &m_summary; }
    QList<int> shiftPoints() const; ///< per seat, of the whole shift
    QList<int> totals() const;      ///< per seat, when the shift was evaluated
    QString shiftSum() const;       ///< what everyone's points of the shift are made of
    QString totalSum() const;
    QVariantList checklist() const; ///< {title, text} for the time until the next shift
    QString aloud() const;          ///< the step as it is read aloud, a sentence a line
    QString summaryAloud() const;
    QString checklistAloud() const;

private:
    void follow();
    void showStep();
    CoalBaronWords words() const;
    std::vector<Summand> summandsUpToNow(std::size_t seat) const;

    CoalBaronGame &m_game;
    int m_shift = 0;
    int m_step = 0;
    std::vector<scoring::Line> m_lines; ///< of the shift
    std::vector<int> m_before;          ///< per seat, before the shift was evaluated
    RowModel<AwardRow> m_awards;
    RowModel<StepRow> m_summary;
};

} // namespace companion
