// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "scoring/coal_baron/clock.h"
#include "scoring/score.h"

namespace companion {

/// One step of an evaluation as the screen shows it: a line, what everyone has of it, and why it is scored
/// so.
class ShownEvaluation : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int hand READ hand NOTIFY changed)
    Q_PROPERTY(int segment READ segment NOTIFY changed)
    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QString places READ places NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *awards READ awards CONSTANT)

public:
    using QObject::QObject;

    virtual int number() const = 0;  ///< of the step, counted from 0
    virtual int hand() const = 0;    ///< the shift it points at
    virtual int segment() const = 0; ///< 0 where no segment of the clock is shown
    virtual int players() const = 0;
    virtual QString title() const = 0;
    virtual QString sentence() const = 0;
    virtual QString rule() const = 0;   ///< the tie rule that applied, if one did
    virtual QString places() const = 0; ///< "6 / 3"
    virtual QAbstractListModel *awards() = 0;

signals:
    void changed();
};

/// The segment of the clock a line is about, if it is about one.
const scoring::coal_baron::Segment *segmentOf(const scoring::Line &line);
/// The orders that count: {vehicle, coal, points, amount}
QVariantList ordersOf(const scoring::Award &award);

} // namespace companion
