// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/exercise_view.h"

#include "companion/coal_baron_words.h"
#include "companion/evaluation_words.h"
#include "companion/sentences.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;

namespace {

std::vector<int> valuesOf(const std::vector<std::optional<int>> &given)
{
    std::vector<int> values;
    for (const std::optional<int> &answer : given)
        values.push_back(answer.value_or(AnswerRow::none));
    return values;
}

} // namespace

ExerciseView::ExerciseView(QObject *parent)
    : ShownEvaluation(parent)
    , m_answers(answerRoles())
    , m_mistakes(mistakeRoles())
    , m_segments(segmentRoles())
{
}

void ExerciseView::show(ExerciseShown shown)
{
    m_shown = std::move(shown);
    m_tasks.clear();
    m_number = 0;
    for (std::size_t part = 0; part < m_shown.parts.size(); ++part) {
        const Exercise &exercise = m_shown.parts[part];
        for (const Task &task : exercise.tasks)
            m_tasks.push_back(
                {.part = part,
                 .task = task,
                 .given = std::vector<std::optional<int>>(rightAnswers(exercise.game, task).size()),
                 .judged = false});
    }
    follow();
}

void ExerciseView::follow()
{
    std::vector<AnswerRow> rows;
    std::vector<SegmentRow> clock;
    if (!over()) {
        const Exercise &shown = exercise(asked());
        rows = answerRows(shown, asked().task, asked().given, asked().judged);
        for (std::size_t seat = 0; seat < rows.size(); ++seat) {
            rows[seat].name = m_shown.names.value(static_cast<int>(seat));
            rows[seat].color = m_shown.colors.value(static_cast<int>(seat));
            rows[seat].figure = words(asked()).holding(asked().task, static_cast<int>(seat));
        }
        for (const Segment &segment : shiftClock)
            clock.push_back(segmentRow(segment, placesOf(segment, mostPlayers, shown.game.options), hand()));
        m_segments.assign(std::move(clock));
    }
    m_answers.assign(std::move(rows));
    std::vector<MistakeRow> mistakes;
    for (const Asked &task : m_tasks) {
        const QStringList wrong = wrongIn(task);
        if (!wrong.isEmpty())
            mistakes.push_back({words(task).title(task.task),
                                (wrong + QStringList{words(task).why(task.task)}).join(u'\n').trimmed()});
    }
    m_mistakes.assign(std::move(mistakes));
    emit changed();
}

QStringList ExerciseView::namesIn(const Game &game) const
{
    return m_shown.names.mid(0, game.players());
}

QStringList ExerciseView::wrongIn(const Asked &asked) const
{
    return asked.judged ? words(asked).wrong(asked.task, valuesOf(asked.given)) : QStringList();
}

int ExerciseView::hand() const
{
    return over() ? shiftCount : static_cast<int>(exercise(asked()).game.shifts.size());
}

int ExerciseView::segment() const
{
    if (over())
        return 0;
    if (onClock())
        return asked().given.front().value_or(0);
    const Segment *shown = segmentOf({.shift = 0, .name = asked().task.line, .awards = {}});
    return shown ? shown->number : 0;
}

int ExerciseView::players() const
{
    return over() ? 0 : exercise(asked()).game.players();
}

QString ExerciseView::title() const
{
    return over() ? QString() : words(asked()).title(asked().task);
}

QString ExerciseView::sentence() const
{
    return judged() ? words(asked()).why(asked().task) : QString();
}

QString ExerciseView::rule() const
{
    return judged() ? EvaluationWords::rule(lineAsked(exercise(asked()).game, asked().task)) : QString();
}

// As they are printed: that two players have no second place is for them to know.
QString ExerciseView::places() const
{
    if (over() || asked().task.ask != Ask::Points)
        return {};
    const Segment *shown = segmentOf({.shift = 0, .name = asked().task.line, .awards = {}});
    return shown ? EvaluationWords::places(placesOf(*shown, mostPlayers, exercise(asked()).game.options))
                 : QString();
}

QString ExerciseView::heading() const
{
    if (m_shown.kind == u"lesson")
        return LessonWords::title(m_shown.number);
    if (m_shown.kind == u"practice")
        return filled(tr("Practice %1: %2", "the level and its title"), m_shown.number,
                      LearningWords::level(m_shown.number));
    if (m_shown.kind == u"end")
        return LearningWords::level(0);
    return tr("Check it yourself");
}

bool ExerciseView::onClock() const
{
    return !over() && asked().task.ask == Ask::LastSegment;
}

QString ExerciseView::instruction() const
{
    if (over())
        return {};
    const QString question = words(asked()).question(asked().task);
    return m_shown.kind == u"lesson" ? LessonWords::step(m_shown.number, m_number) + u' ' + question
                                     : question;
}

QString ExerciseView::verdict() const
{
    if (!judged())
        return {};
    const QStringList wrong = wrongIn(asked());
    return wrong.isEmpty() ? tr("Right.") : wrong.join(u'\n');
}

bool ExerciseView::complete() const
{
    return !over() &&
           std::ranges::all_of(asked().given, [](const auto &answer) { return answer.has_value(); });
}

bool ExerciseView::judged() const
{
    return !over() && asked().judged;
}

bool ExerciseView::right() const
{
    return judged() && wrongIn(asked()).isEmpty();
}

int ExerciseView::rightTasks() const
{
    return static_cast<int>(std::ranges::count_if(
        m_tasks, [this](const Asked &task) { return task.judged && wrongIn(task).isEmpty(); }));
}

QString ExerciseView::result() const
{
    return rightTasks() == tasks() ? tr("All %n right.", "", tasks())
                                   : filled(tr("%1 of %n right.", "", tasks()), rightTasks());
}

QString ExerciseView::editions() const
{
    if (over() || m_shown.parts.empty())
        return {};
    const Game &game = exercise(asked()).game;
    return CoalBaronWords(namesIn(game), game, score(game)).editions().join(u' ');
}

void ExerciseView::choose(int seat, int answer)
{
    if (over() || judged())
        return;
    Asked &task = m_tasks[static_cast<std::size_t>(m_number)];
    const std::size_t place = task.given.size() == 1 ? 0 : static_cast<std::size_t>(seat);
    if (seat < 0 || place >= task.given.size())
        return;
    task.given[place] = answer;
    follow();
}

void ExerciseView::judge()
{
    if (!complete() || judged())
        return;
    Asked &task = m_tasks[static_cast<std::size_t>(m_number)];
    task.judged = true;
    const Judgement judgement =
        scoring::coal_baron::judge(exercise(task).game, task.task, valuesOf(task.given));
    follow();
    emit answered({.about = std::string(nameOf(task.task)),
                   .level = m_shown.kind == u"practice" ? m_shown.number : 0,
                   .right = judgement.allRight(),
                   .rules = judgement.rules,
                   .missed = judgement.missed});
}

void ExerciseView::next()
{
    if (over() || !judged())
        return;
    ++m_number;
    follow();
    if (over())
        emit ended();
}

} // namespace companion
