// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/guided_final.h"

#include "companion/sentences.h"

namespace companion {

namespace {

// Which of its choices an answer stands for.
std::vector<Choice> chosenOf(const FinalQuestion &question, int answer)
{
    std::vector<Choice> chosen;
    for (std::size_t place = 0; place < question.choices.size(); ++place) {
        const Choice &choice = question.choices[place];
        if (question.several ? (answer >> place & 1) != 0 : answer == choice.value)
            chosen.push_back(choice);
    }
    return chosen;
}

} // namespace

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
        const std::optional<int> followed = followedOf(seat, field);
        row.fixed += followed && m_questions[field].fixed;
        row.known += followed.has_value();
        row.noted += false;
        const std::optional<int> &answer =
            row.fixed.last() || !said(seat)[field] ? followed : said(seat)[field];
        row.answers += answer.value_or(-1);
        row.missing += !answer;
    }
    return row;
}

std::optional<int> GuidedFinal::followedOf(int seat, std::size_t field) const
{
    const auto &known = m_questions[field].known;
    return known.empty() ? std::nullopt : known[static_cast<std::size_t>(seat)];
}

QVariantMap GuidedFinal::picker(int seat, int field) const
{
    const FinalQuestion &question = m_questions[static_cast<std::size_t>(field)];
    if (question.choices.empty())
        return {};
    const FinalRow &row = rows()[static_cast<std::size_t>(seat)];
    TableAsk ask{.key = "final", .title = question.title};
    if (!question.several) {
        ask.fields = {asking::oneOf("chosen", question.title, question.choices, row.answers[field])};
        return shown(ask);
    }
    const int all = static_cast<int>(question.choices.size());
    ask.fields = {asking::someOf("chosen", question.title, question.choices, all)};
    QVariantMap asked = shown(ask);
    QVariantList chosen;
    for (const Choice &choice :
         row.missing[field] ? std::vector<Choice>() : chosenOf(question, row.answers[field]))
        chosen += choice.value;
    asked["chosen"] = chosen;
    return asked;
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
    for (const Choice &choice : chosenOf(question, answer))
        chosen += choice.text;
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

bool GuidedFinal::countAnew(const QString &id)
{
    if (!m_tables.open(id) || !m_tables.guided() || !finished())
        return false;
    GuidedGame &guided = *m_tables.guided();
    const FinalNumbers numbers = guided.finalNumbers();
    guided.undo();
    if (finished())
        return false;
    for (int seat = 0; seat < static_cast<int>(numbers.size()); ++seat) {
        const auto &said = numbers[static_cast<std::size_t>(seat)];
        for (int field = 0; field < static_cast<int>(said.size()); ++field)
            answer(seat, field, said[static_cast<std::size_t>(field)].value_or(0));
    }
    return true;
}

QStringList GuidedFinal::warnings() const
{
    const GuidedGame *guided = m_tables.guided();
    return guided && guided->started() && !guided->beingPlayed() && !finished()
               ? countedOtherwise() + guided->finalWarnings(saidSoFar())
               : QStringList();
}

QStringList GuidedFinal::countedOtherwise() const
{
    QStringList sentences;
    for (int seat = 0; seat < static_cast<int>(rows().size()); ++seat) {
        const FinalRow &row = rows()[static_cast<std::size_t>(seat)];
        for (int field = 0; field < row.answers.size(); ++field) {
            const std::optional<int> followed = followedOf(seat, static_cast<std::size_t>(field));
            if (followed && *followed != row.answers[field])
                sentences += filled(tr("%1, %2: counted %3, followed during the game %4. What was counted is "
                                       "scored."),
                                    row.name, m_questions[static_cast<std::size_t>(field)].title,
                                    row.texts[field], answerText(field, *followed));
        }
    }
    return sentences;
}

} // namespace companion
