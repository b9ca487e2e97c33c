// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/walked_evaluation.h"

namespace companion {

class CoalBaronWords;

/// The evaluation of a shift, step by step: the deliveries, then each segment the marker walks over.
class EvaluationView : public companion::WalkedEvaluation // said in full for qmllint
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int shift READ shift WRITE setShift NOTIFY changed)
    Q_PROPERTY(QList<int> shiftPoints READ shiftPoints NOTIFY changed)
    Q_PROPERTY(QString shiftSum READ shiftSum NOTIFY changed)
    Q_PROPERTY(QVariantList checklist READ checklist NOTIFY changed)
    Q_PROPERTY(QString checklistAloud READ checklistAloud NOTIFY changed)

public:
    explicit EvaluationView(CoalBaronGame &game, QObject *parent = nullptr);

    int shift() const { return m_shift; }
    void setShift(int shift);
    int hand() const override { return m_shift; }
    int segment() const override; ///< 0 while deliveries are shown
    QString rule() const override;
    QString places() const override;
    QList<int> shiftPoints() const;                    ///< per seat, of the whole shift
    QString shiftSum() const { return sumsOfLines(); } ///< what everyone's points of the shift are made of
    QString totalSum() const override;
    QVariantList checklist() const; ///< {title, text} for the time until the next shift
    QString aloud() const override;
    QString summaryAloud() const override;
    QString checklistAloud() const;

protected:
    void addPieces(AwardRow &row, const scoring::Line &line, std::size_t seat) const override;

private:
    void follow();
    std::shared_ptr<CoalBaronWords> words() const;

    CoalBaronGame &m_game;
    int m_shift = 0;
};

} // namespace companion
