// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/progress.h"

#include "companion/sentences.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

#include <unistd.h>

namespace companion {

class ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(ProgressWords)

public:
    static QString of(std::int64_t done, std::int64_t all)
    {
        return filled(tr("%1 of %2 games"), static_cast<qint64>(done), static_cast<qint64>(all));
    }
};

namespace {

constexpr qint64 patience = 500; // milliseconds that need no explanation
constexpr const char *emptyLine = "\r\x1b[K";

// Leaves the line as it found it.
class Counter
{
public:
    Counter() { m_since.start(); }
    Counter(const Counter &) = delete;
    Counter &operator=(const Counter &) = delete;
    ~Counter()
    {
        if (m_shown)
            std::fputs(emptyLine, stderr);
    }
    void show(std::int64_t done, std::int64_t all)
    {
        if (m_since.elapsed() < patience)
            return;
        m_shown = true;
        std::fputs((emptyLine + ProgressWords::of(done, all).toStdString()).c_str(), stderr);
    }

private:
    QElapsedTimer m_since;
    bool m_shown = false;
};

} // namespace

db::Progress progressOnTerminal()
{
    if (isatty(STDERR_FILENO) != 1)
        return {};
    return [counter = std::make_shared<Counter>()](std::int64_t done, std::int64_t all) {
        counter->show(done, all);
    };
}

} // namespace companion
