// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/background.h"
#include "companion/view/ledger.h"

namespace companion {

/// What somebody who is to help has to know: versions, the screen, the state of the history. No names of
/// people, and no folders, which often hold one.
class Diagnostics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QString outcome READ outcome NOTIFY outcomeChanged)
    Q_PROPERTY(bool failed READ failed NOTIFY outcomeChanged)

public:
    explicit Diagnostics(Ledger &ledger, QObject *parent = nullptr);

    QString version() const;
    bool busy() const { return m_background.busy(); }
    QString outcome() const { return m_outcome; } ///< where the file is, or why there is none
    bool failed() const { return m_failed; }

    /// Checks the whole history in the background, then writes the file.
    Q_INVOKABLE void save();

signals:
    void busyChanged();
    void outcomeChanged();

private:
    void write(const QString &text);

    Ledger &m_ledger;
    QString m_outcome;
    bool m_failed = false;
    Background m_background;
};

} // namespace companion
