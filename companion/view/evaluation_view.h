// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/row_model.h"

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
    int total = 0; ///< with the points of this step
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
class EvaluationView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int shift READ shift WRITE setShift NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY changed)
    Q_PROPERTY(int segment READ segment NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QString places READ places NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *awards READ awards CONSTANT)
    Q_PROPERTY(QAbstractListModel *summary READ summary CONSTANT)
    Q_PROPERTY(QList<int> shiftPoints READ shiftPoints NOTIFY changed)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed)
    Q_PROPERTY(QVariantList checklist READ checklist NOTIFY changed)

public:
    explicit EvaluationView(CoalBaronGame &game, QObject *parent = nullptr);

    int shift() const { return m_shift; }
    void setShift(int shift);
    int steps() const { return static_cast<int>(m_lines.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    int segment() const; ///< 0 while deliveries are shown
    QString title() const;
    QString sentence() const;
    QString rule() const;   ///< the tie rule that applied, if one did
    QString places() const; ///< "6 / 3"
    QAbstractListModel *awards() { return &m_awards; }
    QAbstractListModel *summary() { return &m_summary; }
    QList<int> shiftPoints() const; ///< per seat, of the whole shift
    QList<int> totals() const;      ///< per seat, when the shift was evaluated
    QVariantList checklist() const; ///< {title, text} for the time until the next shift

signals:
    void changed();

private:
    void follow();
    void showStep();
    QString sentenceOf(const scoring::Line &line) const;

    CoalBaronGame &m_game;
    int m_shift = 0;
    int m_step = 0;
    std::vector<scoring::Line> m_lines; ///< of the shift
    std::vector<int> m_before;          ///< per seat, before the shift was evaluated
    RowModel<AwardRow> m_awards;
    RowModel<StepRow> m_summary;
};

} // namespace companion
