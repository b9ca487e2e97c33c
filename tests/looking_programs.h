// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QList>

#include <csignal>

/// The programs that look at pictures for this one, while they do.
inline QList<pid_t> lookingPrograms()
{
    QList<pid_t> found;
    const QString self = QString::number(QCoreApplication::applicationPid());
    QFile children("/proc/" + self + "/task/" + self + "/children");
    if (!children.open(QIODevice::ReadOnly))
        return found;
    for (const QByteArray &id : children.readAll().split(' ')) {
        QFile name("/proc/" + id + "/comm");
        if (!id.isEmpty() && name.open(QIODevice::ReadOnly) && name.readAll().startsWith("steiger-cli"))
            found += static_cast<pid_t>(id.toLongLong());
    }
    return found;
}
