// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/learn.h"

#include "companion/view/learn_rows.h"
#include "companion/view/own_exercises.h"
#include "db/recent_people.h"
#include "scoring/coal_baron/lessons.h"

#include <QRandomGenerator>

namespace companion {

using namespace scoring::coal_baron;

namespace {

// Who sits at the tables of lessons and invented shifts.
ExerciseShown atAnInventedTable(std::vector<Exercise> parts, const QString &kind, int number)
{
    return {.parts = std::move(parts),
            .kind = kind,
            .number = number,
            .names = {"Anna", "Béla", "Cili", "Dániel"},
            .colors = {"red", "blue", "green", "purple"}};
}

} // namespace

Learn::Learn(Ledger &ledger, Settings &settings, CoalBaronGame &game, FinalView &final, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_settings(settings)
    , m_game(game)
    , m_final(final)
    , m_lessons(learningRoles())
    , m_levels(learningRoles())
    , m_spots(spotRoles())
    , m_ownGames(ownGameRoles())
{
    connect(&m_exercise, &ExerciseView::answered, this, &Learn::remember);
    connect(&m_exercise, &ExerciseView::ended, this, &Learn::rememberLesson);
    connect(&m_person, &Selection::changed, this, [this] {
        m_settings.setLearner(m_person.chosen().key);
        follow();
    });
}

void Learn::open()
{
    followPeople();
    followGames();
    follow();
}

void Learn::retell()
{
    m_exercise.retell();
    if (m_person.options()->rowCount() > 0) // nobody has looked at it yet
        open();
}

void Learn::followPeople()
{
    std::vector<Option> people{{{}, tr("Nobody: nothing is remembered")}};
    m_ledger.read([&](db::Store &store) {
        for (const db::Person &person : db::recentPeople(store))
            people.push_back({QString::fromStdString(toString(person.id)),
                              QString::fromStdString(person.name), person.number});
    });
    const QString last = m_settings.learner();
    m_person.offer(std::move(people));
    m_person.choose(last);
}

void Learn::followGames()
{
    m_ownGames.assign(ownGameRows(m_ledger));
}

std::optional<db::Person> Learn::learner()
{
    std::vector<db::Person> found;
    if (m_person.narrows())
        m_ledger.read(
            [&](db::Store &store) { found = db::findPeople(store, m_person.chosen().key.toStdString()); });
    return found.empty() ? std::nullopt : std::optional(found.front());
}

void Learn::follow()
{
    m_learnt = {};
    if (const std::optional<db::Person> person = learner())
        m_ledger.read([&](db::Store &store) { m_learnt = db::learntBy(store, *person); });
    m_progress = progressOf(m_learnt.answers);
    m_lessons.assign(lessonRows(m_learnt));
    m_levels.assign(levelRows(m_progress));
    m_spots.assign(spotRows(m_progress));
    emit changed();
}

QString Learn::weakest() const
{
    return weakestWords(m_spots.rows());
}

void Learn::remember(const Answered &answered)
{
    const std::optional<db::Person> person = learner();
    if (person && m_ledger.write([&](db::Store &store) { db::tellAnswered(store, person->id, answered); }))
        follow();
}

void Learn::rememberLesson()
{
    const std::optional<db::Person> person = learner();
    if (!person || m_exercise.kind() != u"lesson")
        return;
    const std::string_view name = lessonNames[static_cast<std::size_t>(m_exercise.shown().number)];
    if (m_learnt.lessons.contains(std::string(name)))
        return;
    if (m_ledger.write([&](db::Store &store) { db::tellLessonTaken(store, person->id, name); }))
        follow();
}

void Learn::takeLesson(int lesson)
{
    if (lesson >= 0 && lesson < lessonCount)
        m_exercise.show(atAnInventedTable(lessonSteps(lesson), "lesson", lesson));
}

void Learn::practise(int level)
{
    if (level < 0 || level > practiceLevels)
        return;
    const std::uint64_t seed = m_seed.value_or(QRandomGenerator::global()->generate64());
    m_seed.reset();
    if (level == 0)
        m_exercise.show(atAnInventedTable({practiceEnd(seed)}, "end", 0));
    else
        m_exercise.show(atAnInventedTable({practiceFor(m_progress, level, seed)}, "practice", level));
}

bool Learn::show(std::optional<ExerciseShown> shown)
{
    if (!shown)
        return false;
    m_exercise.show(std::move(*shown));
    return true;
}

bool Learn::checkOwn(const QString &key, int shift)
{
    if (shift >= 0)
        return show(ownShift(m_ledger, key, shift));
    CoalBaronGame game(m_ledger);
    return game.open(key) && show(ownShift(game));
}

bool Learn::checkShift()
{
    return show(ownShift(m_game));
}

bool Learn::checkEnd()
{
    const std::optional<Game> counted = m_final.counted();
    return counted && show(ownEnd(m_game, *counted));
}

bool Learn::goOn()
{
    const ExerciseShown &shown = m_exercise.shown();
    if (shown.kind == u"practice" || shown.kind == u"end")
        practise(shown.number);
    else if (shown.kind == u"lesson" && shown.number + 1 < lessonCount)
        takeLesson(shown.number + 1);
    else
        return false;
    return true;
}

} // namespace companion
