// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/background.h"

namespace companion {

Background::~Background()
{
    if (m_thread)
        m_thread->wait();
}

void Background::run(std::function<void()> work, std::function<void()> done)
{
    Q_ASSERT(!m_thread);
    m_thread.reset(QThread::create(std::move(work)));
    connect(m_thread.get(), &QThread::finished, this, [this, done = std::move(done)] {
        m_thread.release()->deleteLater(); // it is only just finishing
        emit busyChanged();
        done();
    });
    m_thread->start();
    emit busyChanged();
}

} // namespace companion
