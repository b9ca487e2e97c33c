// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/long_question.h"

#include "companion/store_words.h"

namespace companion {

LongQuestion::LongQuestion(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
{
    m_pool.setMaxThreadCount(1);
}

LongQuestion::~LongQuestion()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void LongQuestion::ask(const Work &work)
{
    const int number = ++m_asked;
    if (m_ledger.opening().inMemory) { // nobody else can look into that one
        Answer found;
        m_ledger.read([&](db::Store &store) { found = work(store); });
        answer(number, found);
        return;
    }
    emit busyChanged();
    m_pool.clear();
    m_pool.start([this, work, number, file = m_ledger.store().file()] {
        Answer found;
        try {
            db::Store store(file, {.access = db::Access::ReadOnly});
            found = work(store);
        } catch (const db::StoreError &error) {
            found = [this, error] { emit m_ledger.trouble(storeErrorText(error)); };
        }
        QMetaObject::invokeMethod(this, [this, number, found] { answer(number, found); });
    });
}

void LongQuestion::withdraw()
{
    m_answered = ++m_asked;
    emit busyChanged();
}

void LongQuestion::answer(int number, const Answer &answer)
{
    if (number != m_asked) // asked anew meanwhile
        return;
    m_answered = number;
    if (answer)
        answer();
    emit busyChanged();
}

} // namespace companion
