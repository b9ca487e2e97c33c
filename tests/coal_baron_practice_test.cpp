// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/coal_baron/judgement.h"
#include "scoring/coal_baron/lessons.h"
#include "scoring/coal_baron/practice.h"
#include "scoring/coal_baron/progress.h"
#include "tests/coal_baron_naive_scorer.h"
#include "tests/score_words.h"
#include "tests/stories.h"

#include <set>

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

constexpr std::uint64_t seeds = 400;

std::vector<Exercise> practiceOf(int level)
{
    std::vector<Exercise> exercises;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        exercises.push_back(level > 0 ? practiceShift(level, seed) : practiceEnd(seed));
    return exercises;
}

std::set<Reason> reasonsAsked(const Exercise &exercise)
{
    std::set<Reason> reasons;
    for (const Task &task : exercise.tasks) {
        for (const Award &award : lineAsked(exercise.game, task).awards)
            reasons.insert(award.reason);
    }
    return reasons;
}

/// The points of that line by the other scorer.
std::vector<int> naivePoints(const Game &game, std::string_view line)
{
    std::vector<int> points;
    const std::string shift = "shift" + std::to_string(game.shifts.size()) + ".";
    for (const auto &[id, cells] : naive::score(game).lines) {
        if (id != shift + std::string(line) && id != line)
            continue;
        for (const naive::Cell &cell : cells)
            points.push_back(cell.points);
    }
    return points;
}

bool anyHas(const std::vector<Exercise> &exercises, auto isSo)
{
    return std::ranges::any_of(exercises, isSo);
}

} // namespace

class CoalBaronPracticeTest : public QObject
{
    Q_OBJECT

private slots:
    void every_level_data()
    {
        QTest::addColumn<int>("level");
        for (int level = 1; level <= practiceLevels; ++level)
            QTest::addRow("level %d", level) << level;
        QTest::newRow("the final reckoning") << 0;
    }
    void every_level()
    {
        QFETCH(int, level);
        for (const Exercise &exercise : practiceOf(level)) {
            QVERIFY(!exercise.tasks.empty());
            QVERIFY(score(exercise.game).warnings.empty()); // it could have been played
            QCOMPARE(exercise.carts.size(), exercise.game.shifts.back().size());
            for (std::size_t seat = 0; seat < exercise.carts.size(); ++seat) {
                for (const Coal coal : coals)
                    QVERIFY(exercise.game.shifts.back()[seat].emptyCarts[coal] <= exercise.carts[seat][coal]);
            }
        }
    }

    void the_same_seed_gives_the_same_shift()
    {
        std::set<std::vector<int>> different;
        for (int level = 1; level <= practiceLevels; ++level) {
            QVERIFY(practiceShift(level, 7) == practiceShift(level, 7));
            QVERIFY(practiceShift(level, 7) != practiceShift(level, 8));
        }
        QVERIFY(practiceEnd(7) == practiceEnd(7));
        for (const Exercise &exercise : practiceOf(2))
            different.insert(score(exercise.game).totals);
        QVERIFY(different.size() > seeds / 2);
    }

    // On whichever machine it is made: these cards never change.
    void a_known_seed_gives_a_known_shift()
    {
        const Exercise exercise = practiceShift(2, 1);
        QStringList delivered;
        for (const ShiftHoldings &player : exercise.game.shifts.back()) {
            for (const Order order : player.delivered)
                delivered += QString::fromStdString(name(order));
        }
        QCOMPARE(delivered.join(' '),
                 QString("wheelbarrow:g truck:b wheelbarrow:yy train:ybgk train:b truck:kk"));
    }

    void answers_are_those_of_the_other_scorer_data() { every_level_data(); }
    void answers_are_those_of_the_other_scorer()
    {
        QFETCH(int, level);
        for (const Exercise &exercise : practiceOf(level)) {
            for (const Task &task : exercise.tasks) {
                if (task.ask == Ask::Points)
                    QCOMPARE(rightAnswers(exercise.game, task), naivePoints(exercise.game, task.line));
            }
        }
    }

    void the_right_answer_can_be_chosen_data() { every_level_data(); }
    void the_right_answer_can_be_chosen()
    {
        QFETCH(int, level);
        for (const Exercise &exercise : practiceOf(level)) {
            for (const Task &task : exercise.tasks) {
                const std::vector<int> right = rightAnswers(exercise.game, task);
                const std::vector<std::vector<int>> offered = choices(exercise.game, task);
                QCOMPARE(offered.size(), right.size());
                for (std::size_t answer = 0; answer < right.size(); ++answer) {
                    QVERIFY(std::ranges::count(offered[answer], right[answer]) == 1);
                    QVERIFY(std::ranges::is_sorted(offered[answer]));
                    QVERIFY(offered[answer].size() >= 2 && offered[answer].size() <= 5);
                }
                QVERIFY(judge(exercise.game, task, right).allRight());
            }
        }
    }

    void the_first_level_is_one_segment_without_ties()
    {
        std::set<std::string_view> segments;
        for (const Exercise &exercise : practiceOf(1)) {
            QCOMPARE(exercise.tasks.size(), 1U);
            segments.insert(exercise.tasks.front().line);
            const std::set<Reason> reasons = reasonsAsked(exercise);
            QVERIFY(!reasons.contains(Reason::TiedFirst) && !reasons.contains(Reason::TiedSecond));
            QVERIFY(reasons.contains(Reason::First) && reasons.contains(Reason::Second));
        }
        QCOMPARE(segments.size(), shiftClock.size());
    }

    void the_second_level_is_a_first_shift_with_ties()
    {
        for (const Exercise &exercise : practiceOf(2)) {
            QCOMPARE(exercise.game.shifts.size(), 1U);
            QCOMPARE(exercise.tasks.size(), 4U);
            const std::set<Reason> reasons = reasonsAsked(exercise);
            QVERIFY(reasons.contains(Reason::TiedFirst) || reasons.contains(Reason::TiedSecond));
        }
    }

    void the_third_level_is_a_second_shift_and_who_starts_the_third()
    {
        for (const Exercise &exercise : practiceOf(3)) {
            QCOMPARE(exercise.game.shifts.size(), 2U);
            QCOMPARE(exercise.tasks.size(), 9U);
            QVERIFY(exercise.tasks.back().ask == Ask::NextStart);
            const std::set<Reason> reasons = reasonsAsked(exercise);
            QVERIFY(reasons.contains(Reason::TiedFirst) && reasons.contains(Reason::TiedSecond));
        }
        QVERIFY(anyHas(practiceOf(3), [](const Exercise &exercise) {
            return score(exercise.game).nextStarts.back().reason == StartReason::NextClockwise;
        }));
    }

    void the_fourth_level_is_vehicles_and_carts_of_a_third_shift()
    {
        for (const Exercise &exercise : practiceOf(4)) {
            QCOMPARE(exercise.game.shifts.size(), 3U);
            QCOMPARE(exercise.tasks.size(), 8U);
            QVERIFY(exercise.tasks.front().line == "segment5" && exercise.tasks.back().line == "segment12");
            QVERIFY(reasonsAsked(exercise).contains(Reason::NoSecondAfterTie));
        }
    }

    void the_fifth_level_is_a_whole_third_shift_by_the_rules_for_two_or_of_an_edition()
    {
        const std::vector<Exercise> exercises = practiceOf(5);
        for (const Exercise &exercise : exercises) {
            QCOMPARE(exercise.tasks.size(), 12U + 4U);
            const Game &game = exercise.game;
            QVERIFY(game.players() == 2 || game.options != Options{});
            if (game.options.cartsNeedDelivery)
                QVERIFY(reasonsAsked(exercise).contains(Reason::NoDelivery));
            if (game.players() == 2)
                QVERIFY(reasonsAsked(exercise).contains(Reason::NoSecondForTwo));
        }
        QVERIFY(anyHas(exercises, [](const Exercise &it) { return it.game.players() == 2; }));
        QVERIFY(anyHas(exercises, [](const Exercise &it) { return it.game.options.cartsNeedDelivery; }));
        QVERIFY(
            anyHas(exercises, [](const Exercise &it) { return it.game.options.secondPlaceTruckTrain == 3; }));
    }

    void only_what_was_answered_lately_makes_a_weak_spot()
    {
        const Answered wrong{"segment5", 3, false, {Rule::Places, Rule::TieForFirst}, {Rule::TieForFirst}};
        const Answered right{"segment5", 3, true, {Rule::Places, Rule::TieForFirst}, {}};
        std::vector<Answered> answers{right, right, wrong};
        Progress progress = progressOf(answers);
        QCOMPARE(progress.lines.at("segment5").asked, 3);
        QVERIFY(progress.lines.at("segment5").isWeak());
        QVERIFY(progress.rules[at(Rule::TieForFirst)].isWeak());
        QVERIFY(!progress.rules[at(Rule::Places)].isWeak()); // it was the tie that was missed
        QVERIFY(progress.levels[3].isWeak());
        answers.insert(answers.end(), 20, right);
        progress = progressOf(answers);
        QCOMPARE(progress.lines.at("segment5"), (Spot{20, 20}));
        QVERIFY(progress.levels[3].isSure());
        QVERIFY(!progress.levels[2].isSure() && !progress.levels[2].isWeak());
    }
};

APPLESS_STORY(CoalBaronPracticeTest)
#include "coal_baron_practice_test.moc"
