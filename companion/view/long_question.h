// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include "companion/view/ledger.h"

namespace companion {

/// Asks the history what may take a while, without keeping the screen waiting. Only the newest question is
/// answered.
class LongQuestion : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void()>;            ///< what to do with it, back where the screen is
    using Work = std::function<Answer(db::Store &)>; ///< with a store of its own, only to read

    explicit LongQuestion(Ledger &ledger, QObject *parent = nullptr);
    ~LongQuestion() override;

    void ask(const Work &work);
    void withdraw(); ///< nobody wants to know any more
    bool busy() const { return m_answered != m_asked; }

signals:
    void busyChanged();

private:
    void answer(int number, const Answer &answer);

    Ledger &m_ledger;
    int m_asked = 0;
    int m_answered = 0;
    QThreadPool m_pool;
};

} // namespace companion
