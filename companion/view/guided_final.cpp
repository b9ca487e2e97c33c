// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/guided_final.h"

namespace companion {

GuidedFinal::GuidedFinal(Tables &tables, Ledger &ledger, QObject *parent)
    : FinalCount(ledger, parent)
    , m_tables(tables)
{
    connect(&tables, &Tables::changed, this, &GuidedFinal::lookAgain);
}

void GuidedFinal::lookAgain()
{
    const GuidedGame *guided = m_tables.guided();
    m_questions = guided && guided->started() ? guided->finalQuestions() : std::vector<FinalQuestion>();
    follow();
}

QStringList GuidedFinal::titles() const
{
    QStringList titles;
    for (const FinalQuestion &question : m_questions)
        titles += question.title;
    return titles;
}

int GuidedFinal::seats() const
{
    const GuidedGame *guided = m_tables.guided();
    return guided && guided->started() ? static_cast<int>(guided->names().size()) : 0;
}

FinalRow GuidedFinal::rowOf(int seat) const
{
    FinalRow row{.name = game().names().value(seat), .color = game().colors().value(seat)};
    for (std::size_t field = 0; field < m_questions.size(); ++field) {
        const auto &known = m_questions[field].known;
        const std::optional<int> number =
            known.empty() ? std::nullopt : known[static_cast<std::size_t>(seat)];
        row.fixed += number.has_value();
        row.known += number.has_value();
        row.noted += false;
        row.answers += (number ? number : said(seat)[field]).value_or(-1);
    }
    return row;
}

FinalNumbers GuidedFinal::saidSoFar() const
{
    FinalNumbers numbers;
    for (const FinalRow &row : rows()) {
        std::vector<std::optional<int>> &answers = numbers.emplace_back();
        for (const int answer : row.answers)
            answers.push_back(answer < 0 ? std::nullopt : std::optional(answer));
    }
    return numbers;
}

bool GuidedFinal::finish()
{
    return m_tables.guided() && m_tables.guided()->tellFinal(saidSoFar());
}

QStringList GuidedFinal::warnings() const
{
    const GuidedGame *guided = m_tables.guided();
    return guided && guided->started() && !guided->beingPlayed() && !finished()
               ? guided->finalWarnings(saidSoFar())
               : QStringList();
}

} // namespace companion
