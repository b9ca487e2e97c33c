// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "companion/view/tables.h"

namespace companion {

/// How long people were at it, in seconds, from an instant on until  (0: until the last event). The
/// time between taps counts, unless the clock was paused, set back, or nothing was told for half an hour.
int secondsPlayed(const std::vector<db::Event> &told, std::int64_t since, std::int64_t now);

/// The timer of the table, in Coal Baron of the shift. It is part of the game's log, so it goes on where it
/// was.
class ShiftTimer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)

public:
    explicit ShiftTimer(Tables &tables, QObject *parent = nullptr);

    QString text() const; ///< "41:07"
    bool running() const;
    Q_INVOKABLE void toggle();
    /// The table is to be seen: where nothing was told yet, the clock runs from here on.
    Q_INVOKABLE void begin();

signals:
    void changed();

private:
    LiveGame &game() const { return *m_tables.current(); }

    Tables &m_tables;
    QTimer m_tick;
};

} // namespace companion
