// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/coal_baron/judgement.h"
#include "scoring/coal_baron/lessons.h"
#include "scoring/coal_baron/progress.h"
#include "tests/coal_baron_helpers.h"
#include "tests/coal_baron_naive_scorer.h"
#include "tests/score_words.h"
#include "tests/stories.h"

#include <set>

using namespace scoring;
using namespace scoring::coal_baron;

Q_DECLARE_METATYPE(scoring::coal_baron::Slip)

namespace {

/// Three players or more after a first shift, each by what they have delivered.
Game table(const QStringList &delivered)
{
    Game game = emptyGame(static_cast<int>(delivered.size()), 1);
    for (std::size_t seat = 0; seat < game.shifts[0].size(); ++seat)
        game.shifts[0][seat] = holding(delivered[static_cast<qsizetype>(seat)].toStdString());
    return game;
}

Game factory(int previous, const std::vector<int> &workers)
{
    Game game = emptyGame(static_cast<int>(workers.size()), 1);
    game.startingPlayer = Seat{previous};
    for (std::size_t seat = 0; seat < workers.size(); ++seat)
        game.shifts[0][seat].factoryWorkers = workers[seat];
    return game;
}

std::vector<int> asVector(const QList<int> &list)
{
    return {list.begin(), list.end()};
}

} // namespace

class CoalBaronExercisesTest : public QObject
{
    Q_OBJECT

private slots:
    void a_wrong_answer_is_told_by_its_rule_data()
    {
        QTest::addColumn<QStringList>("delivered");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QList<int>>("given");
        QTest::addColumn<int>("seat");
        QTest::addColumn<Slip>("slip");
        const QStringList tied{"truck:bb", "train:bb", "wheelbarrow:b"};
        const QStringList tiedBehind{"wheelbarrow:ggg", "truck:g", "train:g"};
        QTest::newRow("second place after a tie for first")
            << tied << "segment2" << QList{3, 3, 1} << 2 << Slip::SecondAfterATie;
        QTest::newRow("one of the tied gets less")
            << tied << "segment2" << QList{3, 1, 0} << 1 << Slip::LessForATie;
        QTest::newRow("one of those tied for second gets nothing")
            << tiedBehind << "segment3" << QList{4, 2, 0} << 2 << Slip::LessForATie;
        QTest::newRow("first and second swapped") << QStringList{"truck:kk", "train:k", ""} << "segment4"
                                                  << QList{2, 5, 0} << 0 << Slip::WrongPlace;
        QTest::newRow("points for nothing") << QStringList{"truck:kk", "train:y", ""} << "segment4"
                                            << QList{5, 2, 0} << 1 << Slip::PaidForNone;
        QTest::newRow("second place for two players")
            << QStringList{"truck:kk", "train:k"} << "segment4" << QList{5, 2} << 1 << Slip::SecondForTwo;
    }
    void a_wrong_answer_is_told_by_its_rule()
    {
        QFETCH(QStringList, delivered);
        QFETCH(QString, line);
        QFETCH(QList<int>, given);
        QFETCH(int, seat);
        QFETCH(Slip, slip);
        const std::string name = line.toStdString();
        const Judgement judgement = judge(table(delivered), {Ask::Points, name}, asVector(given));
        QVERIFY(!judgement.allRight());
        QCOMPARE(judgement.missed.size(), 1U);
        for (int other = 0; other < delivered.size(); ++other)
            QCOMPARE(judgement.slips[static_cast<std::size_t>(other)].has_value(),
                     other == seat || given[other] != judgement.right[static_cast<std::size_t>(other)]);
        QVERIFY(judgement.slips[static_cast<std::size_t>(seat)] == slip);
    }

    void editions_are_told_apart()
    {
        Game game = emptyGame(3, 3);
        game.options = {.secondPlaceTruckTrain = 3, .cartsNeedDelivery = true};
        game.shifts.back() = {holding("truck:kk"), holding("truck:k"), holding("", {{2, 0, 0, 0}})};
        const Task trucks{Ask::Points, "segment7"};
        QCOMPARE(choices(game, trucks).front(), (std::vector{0, 3, 4, 8})); // the other reading, too
        const Judgement second = judge(game, trucks, {8, 4, 0});
        QVERIFY(second.slips[1] == Slip::OtherEdition);
        QCOMPARE(second.missed, std::vector{Rule::SecondPlaceThree});
        const Judgement carts = judge(game, {Ask::Points, "segment9"}, {0, 0, 10});
        QVERIFY(carts.slips[2] == Slip::PaidWithoutDelivery);
        QCOMPARE(carts.missed, std::vector{Rule::CartsNeedDelivery});
    }

    void the_rulebook_s_starting_player()
    {
        const Game clear = factory(2, {5, 4, 2});
        QCOMPARE(rightAnswers(clear, {Ask::NextStart}), std::vector{0});
        QVERIFY(judge(clear, {Ask::NextStart}, {1}).slips.front() == Slip::FewerWorkers);
        QVERIFY(judge(clear, {Ask::NextStart}, {0}).rules.empty());
        const Game tied = factory(1, {3, 5, 5, 5});
        QVERIFY(judge(tied, {Ask::NextStart}, {2}).allRight());
        QVERIFY(judge(tied, {Ask::NextStart}, {1}).slips.front() == Slip::KeptTheMarker);
        QVERIFY(judge(tied, {Ask::NextStart}, {3}).slips.front() == Slip::NotNextClockwise);
        QCOMPARE(judge(tied, {Ask::NextStart}, {3}).missed, std::vector{Rule::TieForStart});
    }

    void the_rulebook_s_final_reckoning()
    {
        Game game = finishedGame(2);
        game.final->front() = counted(7, 4, 1, 7, 4);
        const QList<int> points{1, 1, -1, -6};
        for (std::size_t task = 0; task < finalTasks().size(); ++task) {
            const Task asked = finalTasks()[task];
            std::vector<int> given = rightAnswers(game, asked);
            QCOMPARE(given.front(), points[static_cast<qsizetype>(task)]);
            QVERIFY(judge(game, asked, given).allRight());
            given.front() = choices(game, asked).front().front() == given.front()
                                ? choices(game, asked).front().back()
                                : choices(game, asked).front().front();
            QVERIFY(judge(game, asked, given).slips.front() == Slip::Reckoned);
        }
    }

    void every_lesson_data()
    {
        QTest::addColumn<int>("lesson");
        for (int lesson = 0; lesson < lessonCount; ++lesson)
            QTest::newRow(lessonNames[static_cast<std::size_t>(lesson)].data()) << lesson;
    }
    void every_lesson()
    {
        QFETCH(int, lesson);
        const std::vector<Exercise> steps = lessonSteps(lesson);
        QVERIFY(steps.size() >= 3 && steps.size() <= 4); // half a minute each
        for (const Exercise &step : steps) {
            QCOMPARE(step.tasks.size(), 1U);
            const Task &task = step.tasks.front();
            QVERIFY(score(step.game).warnings.empty());
            const std::vector<int> right = rightAnswers(step.game, task);
            QVERIFY(judge(step.game, task, right).allRight());
            const std::vector<std::vector<int>> offered = choices(step.game, task);
            for (std::size_t answer = 0; answer < right.size(); ++answer)
                QVERIFY(std::ranges::find(offered[answer], right[answer]) != offered[answer].end());
            if (task.ask == Ask::Points ||
                task.ask == Ask::Counts) // somebody gets something else than others
                QVERIFY(std::set<int>(right.begin(), right.end()).size() > 1);
            const auto sheet = naive::score(step.game);
            for (const auto &[id, cells] : sheet.lines) {
                if (task.ask != Ask::Points || !id.ends_with(task.line) || id.find('.') == std::string::npos)
                    continue;
                if (id.starts_with("shift") && id[5] - '0' != static_cast<int>(step.game.shifts.size()))
                    continue;
                for (std::size_t seat = 0; seat < cells.size(); ++seat)
                    QCOMPARE(cells[seat].points, right[seat]);
            }
        }
    }

    void the_lessons_meet_every_rule_of_the_usual_edition()
    {
        std::set<Rule> met;
        for (int lesson = 0; lesson < lessonCount; ++lesson) {
            for (const Exercise &step : lessonSteps(lesson)) {
                const Task &task = step.tasks.front();
                for (const Rule rule : judge(step.game, task, rightAnswers(step.game, task)).rules)
                    met.insert(rule);
            }
        }
        QCOMPARE(met, (std::set{Rule::Places, Rule::TieForFirst, Rule::TieForSecond, Rule::TwoPlayers,
                                Rule::HoldsNone, Rule::TieForStart}));
    }
};

APPLESS_STORY(CoalBaronExercisesTest)
#include "coal_baron_exercises_test.moc"
