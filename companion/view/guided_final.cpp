// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/guided_final.h"

#include "companion/sentences.h"

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
        const std::optional<int> &answer = number ? number : said(seat)[field];
        row.answers += answer.value_or(-1);
        row.missing += !answer;
    }
    return row;
}

QVariantMap GuidedFinal::picker(int field) const
{
    const FinalQuestion &question = m_questions[static_cast<std::size_t>(field)];
    if (question.choices.empty())
        return {};
    const int all = static_cast<int>(question.choices.size());
    return shown(
        TableAsk{.key = "final",
                 .title = question.title,
                 .fields = {question.several ? asking::someOf("chosen", question.title, question.choices, all)
                                             : asking::oneOf("chosen", question.title, question.choices)}});
}

void GuidedFinal::pick(int seat, int field, const QVariantMap &answers)
{
    const FinalQuestion &question = m_questions[static_cast<std::size_t>(field)];
    const Answers said(answers);
    if (!question.several)
        return answer(seat, field, said.number("chosen"));
    int chosen = 0;
    for (std::size_t place = 0; place < question.choices.size(); ++place) {
        if (said.several("chosen").contains(question.choices[place].value))
            chosen |= 1 << place;
    }
    answer(seat, field, chosen);
}

QString GuidedFinal::answerText(int field, int answer) const
{
    const FinalQuestion &question = m_questions[static_cast<std::size_t>(field)];
    if (question.choices.empty())
        return FinalCount::answerText(field, answer);
    QStringList chosen;
    for (std::size_t place = 0; place < question.choices.size(); ++place) {
        const Choice &choice = question.choices[place];
        if (question.several ? (answer >> place & 1) != 0 : answer == choice.value)
            chosen += choice.text;
    }
    return chosen.isEmpty() ? tr("none") : joined(chosen);
}

FinalNumbers GuidedFinal::saidSoFar() const
{
    FinalNumbers numbers;
    for (const FinalRow &row : rows()) {
        std::vector<std::optional<int>> &answers = numbers.emplace_back();
        for (int field = 0; field < row.answers.size(); ++field)
            answers.push_back(row.missing[field] ? std::nullopt : std::optional(row.answers[field]));
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
