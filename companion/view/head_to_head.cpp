// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/head_to_head.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"

namespace companion {

namespace {

double shareOf(double first, double second)
{
    return first + second > 0.0 ? std::clamp(first / (first + second), 0.0, 1.0) : 0.5;
}

VersusRow counts(const QString &title, int first, int second, const QString &why)
{
    return {title, asText(first), asText(second), shareOf(first, second), why};
}

} // namespace

HeadToHead::HeadToHead(Ledger &ledger, GameChoice &choice, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_choice(choice)
    , m_question(ledger)
    , m_rows({
          {"title", [](const VersusRow &row) { return QVariant(row.title); }},
          {"first", [](const VersusRow &row) { return QVariant(row.first); }},
          {"second", [](const VersusRow &row) { return QVariant(row.second); }},
          {"firstShare", [](const VersusRow &row) { return QVariant(row.firstShare); }},
          {"why", [](const VersusRow &row) { return QVariant(row.why); }},
      })
{
    connect(&m_question, &LongQuestion::busyChanged, this, &HeadToHead::busyChanged);
    connect(&m_first, &Selection::changed, this, &HeadToHead::ask);
    connect(&m_second, &Selection::changed, this, &HeadToHead::ask);
    connect(&m_choice, &GameChoice::changed, this, &HeadToHead::ask);
    connect(&ledger, &Ledger::changed, this, &HeadToHead::retell);
    retell();
}

void HeadToHead::retell()
{
    offerPeople();
    ask();
}

void HeadToHead::offerPeople()
{
    std::vector<Option> people{{{}, tr("Choose somebody")}};
    m_ledger.read([&](db::Store &store) {
        for (const db::Person &person : db::people(store))
            people.push_back(
                {QString::fromStdString(toString(person.id)), printable(person.name), person.number});
    });
    m_first.offer(people);
    m_second.offer(people);
}

void HeadToHead::compare(const QString &first, const QString &second)
{
    m_first.choose(first);
    m_second.choose(second);
}

void HeadToHead::ask()
{
    if (!m_first.narrows() || !m_second.narrows() || m_first.index() == m_second.index()) {
        m_rows.assign({});
        m_sentence = m_first.narrows() && m_first.index() == m_second.index()
                         ? filled(tr("That is %1 twice. Choose two people."), m_first.text())
                         : tr("Choose two people to compare.");
        emit told();
        return;
    }
    m_question.ask([this, first = m_first.chosen().number, second = m_second.chosen().number,
                    choice = m_choice.choice()](db::Store &store) -> LongQuestion::Answer {
        const db::HeadToHead both = db::versus(store, first, second, choice);
        return [this, both] { tell(both); };
    });
}

void HeadToHead::tell(const db::HeadToHead &both)
{
    if (both.games == 0) {
        m_rows.assign({});
        m_sentence = filled(tr("%1 and %2 have not played each other in these games."), m_first.text(),
                            m_second.text());
        emit told();
        return;
    }
    const double firstAverage = static_cast<double>(both.firstPoints) / both.games;
    const double secondAverage = static_cast<double>(both.secondPoints) / both.games;
    m_rows.assign({
        counts(tr("Ahead of the other"), both.firstAhead, both.secondAhead,
               tr("Games in which one was ranked before the other, whoever won.")),
        counts(tr("Level"), both.level, both.level, tr("Games in which both had the same rank.")),
        counts(tr("Games won"), both.firstWins, both.secondWins,
               tr("Games they played together and one of them won, also a victory that was shared.")),
        {tr("Average score"), decimal(firstAverage, 1), decimal(secondAverage, 1),
         shareOf(firstAverage, secondAverage),
         filled(tr("%1 and %2 points in %n game(s) together.", "", both.games), both.firstPoints,
                both.secondPoints)},
    });
    m_sentence = tr("%n game(s) together", "", both.games);
    emit told();
}

} // namespace companion
