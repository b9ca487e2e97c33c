// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>

namespace companion {

/// Work that takes long, away from the thread that draws. One at a time; whoever owns this waits for it
/// before going away.
class Background : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Background() override;

    bool busy() const { return m_thread != nullptr; }

    /// Does the work elsewhere, then calls `done` here. Not while busy.
    void run(std::function<void()> work, std::function<void()> done);

signals:
    void busyChanged();

private:
    std::unique_ptr<QThread> m_thread;
};

} // namespace companion
