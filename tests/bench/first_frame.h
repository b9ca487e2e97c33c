// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QQuickWindow>

#include <chrono>
#include <cstdio>
#include <fstream>

namespace bench {

/// The same clock in every program.
inline double millisecondsNow()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

inline double residentMegabytes()
{
    std::ifstream status("/proc/self/statm");
    long pages = 0;
    status >> pages >> pages;
    return static_cast<double>(pages) * 4096 / 1e6;
}

/// Runs until the first frame is there; says when that was, how long after the libraries were loaded and the
/// program itself began, and how much memory it took.
inline int sayFirstFrame(QQuickWindow *window, double begun)
{
    if (!window)
        return 1;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [begun] {
            const double now = millisecondsNow();
            std::printf("%f %f %f\n", now, now - begun, residentMegabytes());
            std::fflush(stdout);
            QCoreApplication::exit(0);
        },
        Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace bench
