// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace companion {

/// What can be said of one game in a few words.
struct SheetFacts {
    Q_GADGET
    QML_VALUE_TYPE(sheetFacts)
    Q_PROPERTY(bool readable MEMBER readable)
    Q_PROPERTY(bool deleted MEMBER deleted)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString circumstances MEMBER circumstances)
    Q_PROPERTY(QString comments MEMBER comments)
    Q_PROPERTY(QString result MEMBER result)
    Q_PROPERTY(QStringList editions MEMBER editions)
    Q_PROPERTY(QStringList warnings MEMBER warnings)
    Q_PROPERTY(QStringList names MEMBER names)
    Q_PROPERTY(QStringList colors MEMBER colors)
    Q_PROPERTY(QStringList moments MEMBER moments)
    Q_PROPERTY(bool hasLines MEMBER hasLines)
    Q_PROPERTY(bool hasProgress MEMBER hasProgress)
    Q_PROPERTY(bool hasSteps MEMBER hasSteps)
    Q_PROPERTY(bool hasReplay MEMBER hasReplay)
    Q_PROPERTY(int lowest MEMBER lowest)
    Q_PROPERTY(int highest MEMBER highest)

public:
    bool readable = false; ///< by this version
    bool deleted = false;
    QString title;
    QString circumstances; ///< "Friday, 1 May 2026 · Friday miners · Essen"
    QString comments;
    QString result; ///< who won and what decided it
    QStringList editions;
    QStringList warnings;
    QStringList names;     ///< per seat
    QStringList colors;    ///< per seat
    QStringList moments;   ///< of the chart of progress
    bool hasLines = false; ///< more is known than the totals
    bool hasProgress = false;
    bool hasSteps = false;  ///< its lines can be walked over; shifts are at the table
    bool hasReplay = false; ///< it was told at the table, event by event
    int lowest = 0;         ///< of all points on the way, so that the charts of all players compare
    int highest = 0;
};

} // namespace companion
